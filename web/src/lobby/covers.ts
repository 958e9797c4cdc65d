/** A small picture of each game's board, for its box: files of their own, fetched when the box is seen. */
const drawings = import.meta.glob<string>("../games/*/cover.svg", { query: "?url", import: "default", eager: true });

export function cover(game: string): string | undefined {
  return drawings[`../games/${game}/cover.svg`];
}
