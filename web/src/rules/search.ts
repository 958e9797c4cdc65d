/** Searching a book: every word must be there; capitals and accents do not matter. */
import type { Book } from "../protocol";
import { blocks, type Block } from "./blocks";
import { bare } from "./inline";

/** One thing that can be found, and where it stands. */
export interface Entry {
  /** The heading above it. */
  under: string;
  /** The anchor it is reached by. */
  anchor: string;
  rule: string | null;
  text: string;
}

/** A part of a text: whether it was searched for. */
export interface Part {
  text: string;
  hit: boolean;
}

/** A letter as it is searched for: small, without accents, with ordinary spaces and apostrophes. */
function plainLetter(letter: string): string {
  return letter.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("’", "'");
}

export function plain(text: string): string {
  return [...text].map(plainLetter).join("");
}

export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** A text cut where the words are. */
export function parts(text: string, words: readonly string[]): Part[] {
  const letters = [...text];
  const hits = letters.map(() => false);
  const places: number[] = []; // for each letter of the plain text, which letter it was
  let searched = "";
  letters.forEach((letter, index) => {
    const found = plainLetter(letter);
    searched += found;
    for (let i = 0; i < found.length; i++) places.push(index);
  });
  for (const word of words) {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + word.length)) {
      for (let i = at; i < at + word.length; i++) hits[places[i] ?? 0] = true;
    }
  }
  const cut: Part[] = [];
  letters.forEach((letter, index) => {
    const hit = hits[index] ?? false;
    const last = cut.at(-1);
    if (last?.hit === hit) last.text += letter;
    else cut.push({ text: letter, hit });
  });
  return cut;
}

/** Everything in a book, in its order. */
export function entriesOf(book: Book): Entry[] {
  const opening = { title: book.title, text: book.introduction };
  return [opening, ...book.chapters].flatMap((chapter, number) =>
    blocks(chapter.text).flatMap((block) => entries(block, chapter.title, chapterAnchor(number))),
  );
}

/** The anchor of a chapter; 0 is the introduction. */
export function chapterAnchor(number: number): string {
  return `chapter-${number}`;
}

function entries(block: Block, under: string, anchor: string): Entry[] {
  if (block.kind === "list") {
    return block.items.map((item) => ({ under, anchor: item.rule ?? anchor, rule: item.rule, text: bare(item.text) }));
  }
  if (block.kind === "table") {
    return block.rows.map((row) => ({ under, anchor, rule: null, text: row.filter(Boolean).map(bare).join(" · ") }));
  }
  return [{ under, anchor, rule: null, text: bare(block.text) }];
}

/** What holds all the words, in the order of the book; a rule named by its ID comes first. */
export function search(entries: readonly Entry[], query: string): Entry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = entries.filter((entry) => {
    const text = plain(`${entry.rule ?? ""} ${entry.text}`);
    return words.every((word) => text.includes(word));
  });
  const named = plain(query.trim());
  return found.sort((one, other) => Number(plain(other.rule ?? "") === named) - Number(plain(one.rule ?? "") === named));
}
