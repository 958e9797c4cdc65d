/** The little markup within a line, as pieces a template can show without raw HTML. */

export interface Piece {
  kind: "text" | "code" | "strong" | "em" | "rule" | "link";
  text: string;
  /** Where a link leads; only to the web. */
  href?: string;
}

const MARKS =
  /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\]\(([^)]*)\)|\b([A-Z]{2,4}-[A-Z0-9]+\.\d+)\b/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    found.push(piece(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

function piece([whole, code, strong, em, link, href, rule]: RegExpMatchArray): Piece {
  if (code !== undefined) return { kind: "code", text: code };
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (em !== undefined) return { kind: "em", text: em };
  if (rule !== undefined) return { kind: "rule", text: rule };
  // the books also link to pages of the documentation, which the server does not have
  if (href !== undefined && /^https?:\/\//.test(href)) return { kind: "link", text: link ?? "", href };
  return { kind: "text", text: link ?? whole };
}

/** A line without its markup, as it is read. */
export function bare(text: string): string {
  return pieces(text).map((one) => one.text).join("");
}
