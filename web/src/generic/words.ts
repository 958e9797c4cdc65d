/** A scene in the reader's words. */
import type { Say } from "../language/render";
import type { Fact, Piece, Words } from "../protocol";

export function text(say: Say, words: Words): string {
  return say(words.key, words.args);
}

export function factValue(say: Say, { value }: Fact): string {
  if (value === null) return "";
  return typeof value === "object" ? text(say, value) : String(value);
}

/** A fact as one short sentence: “Gold: 3”, or its name where that says it all. */
export function factText(say: Say, fact: Fact): string {
  const name = text(say, fact.name);
  return fact.value === null ? name : say("page-fact", { name, value: factValue(say, fact) });
}

/** What a piece is called: its name and value, how many there are, whose it is. */
export function pieceName(say: Say, piece: Piece, names: readonly string[]): string {
  const shown = text(say, piece.name);
  const parts = [piece.value === null || shown.includes(String(piece.value)) ? shown : say("page-fact", { name: shown, value: piece.value })];
  if (piece.count > 1) parts.push(`×${piece.count}`);
  if (piece.hidden) parts.push(say("page-face_down"));
  if (piece.owner !== null) parts.push(names[piece.owner] ?? "");
  return parts.filter(Boolean).join(", ");
}

/** The same with what it does, for whoever points at it or listens. */
export function pieceText(say: Say, piece: Piece, names: readonly string[]): string {
  const name = pieceName(say, piece, names);
  return piece.note ? say("page-fact", { name, value: text(say, piece.note) }) : name;
}

/** What makes a piece the same as another when it moves: everything that can be seen of it but its place. */
export function identity(piece: Piece): string {
  return piece.hidden ? `hidden ${piece.shape} ${piece.owner}` : `${piece.name.key} ${JSON.stringify(piece.name.args)} ${piece.owner}`;
}
