/** The table from which a book was opened, if its address says so. */

export function tableFrom(query: string): string | null {
  const table = new URLSearchParams(query).get("table");
  return table !== null && /^[\w-]+$/.test(table) ? table : null;
}

/** The address of a game's book or reference, with the way back to a table. */
export function bookAt(page: "rules" | "reference", game: string, table: string | null = null): string {
  return `/${page}/${encodeURIComponent(game)}${table === null ? "" : `?table=${encodeURIComponent(table)}`}`;
}
