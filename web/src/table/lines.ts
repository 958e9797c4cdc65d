/** The story as one reads it: one line for each thing that somebody does, in one sentence, with what goes without saying folded. */
import type { Handling } from "../games";
import type { Say } from "../language/render";
import type { EventFrame } from "../protocol";
import { diceOf, weightOf, type Facts } from "./facts";
import { actor } from "./story";

/** Happenings of one kind in a row. */
export interface Item {
  events: EventFrame[];
  index: number;
}

export interface Line {
  /** Where in the story it begins: no two lines begin at the same place. */
  index: number;
  seat: number | null;
  items: Item[];
  /** What goes without saying, or has been outbid. */
  folded: Item[];
  bidding: boolean;
}

const LONGEST = 3; // so many things fit into one sentence

/** Group events into lines; `from` is the place of the first in the whole story. */
export function lines(events: EventFrame[], from: number, game: Handling, facts: Facts): Line[] {
  const found: Line[] = [];
  for (const [index, event] of events.entries()) {
    if (!game.hushed?.(event)) put(found, { events: [event], index: from + index }, facts);
  }
  return found;
}

function put(found: Line[], item: Item, facts: Facts): void {
  const event = item.events[0] as EventFrame;
  const weight = weightOf(event, facts);
  const seat = actor(event);
  const last = found.at(-1);
  if (weight === "trifle" && last && (seat === null || seat === last.seat)) {
    last.folded.push(item);
  } else if (weight === "bid" && last?.bidding) {
    last.folded.push(...last.items);
    last.items = [item];
    last.seat = seat;
  } else if (weight !== "bid" && last && !last.bidding && seat !== null && seat === last.seat && last.items.length < LONGEST) {
    const same = last.items.at(-1);
    if (same?.events[0]?.name === event.name) same.events.push(event);
    else last.items.push(item);
  } else {
    found.push({ index: item.index, seat, items: [item], folded: [], bidding: weight === "bid" });
  }
}

/** A piece of a sentence: words, or dice to be drawn. */
export type Piece = string | number[];

interface Voice {
  say: Say;
  knows: (key: string) => boolean;
  names: readonly string[];
}

/** What a line says: the deeds of one player become one sentence. */
export function sentence(line: Line, voice: Voice, facts: Facts): Piece[] {
  const name = line.seat === null ? "" : (voice.names[line.seat] ?? "");
  const said = joined(line.items.flatMap((item) => itemSentences(item, voice)), name, voice.say);
  const dice = line.items.flatMap((item) => item.events.map((event) => diceOf(event, facts))).filter((faces) => faces.length > 0);
  return dice.reduce<Piece[]>((pieces, faces) => pieces.flatMap((piece) => withDice(piece, faces)), [said]);
}

/** A line in words alone. */
export function words(line: Line, voice: Voice): string {
  return sentence(line, voice, new Map()).join("");
}

export function itemSentences({ events }: Item, { say, knows }: Voice): string[] {
  const first = events[0] as EventFrame;
  const key = `several-${first.name}`;
  if (events.length > 1 && knows(key)) return [say(key, { ...first.args, count: events.length })];
  const told = events.map((event) => say(`event-${event.name}`, event.args));
  return [...new Set(told)].map((text) => {
    const times = told.filter((one) => one === text).length;
    return times > 1 ? text.replace(/\.?$/, ` (×${times}).`) : text;
  });
}

/** Sentences that begin with the same name become one: “Omar takes 2 Gold and builds the Hoist.” */
function joined(sentences: string[], name: string, say: Say): string {
  const simple = (text: string): boolean => name !== "" && text.startsWith(`${name} `) && text.endsWith(".") && !/[.:;!?(] ?/.test(text.slice(name.length, -1));
  const whole: string[] = [];
  let clauses: string[] = [];
  const close = (): void => {
    if (clauses.length) whole.push(`${name} ${clauses.reduce((left, right, index) => say(index === clauses.length - 1 ? "list-pair" : "list-comma", { left, right }))}.`);
    clauses = [];
  };
  for (const text of sentences) {
    if (simple(text)) clauses.push(text.slice(name.length + 1, -1));
    else {
      close();
      whole.push(text);
    }
  }
  close();
  return whole.join(" ");
}

/** Numbers in a row that are dice are taken out of the words. */
function withDice(piece: Piece, faces: number[]): Piece[] {
  if (typeof piece !== "string") return [piece];
  const at = piece.indexOf(faces.join(" "));
  return at < 0 ? [piece] : [piece.slice(0, at), faces, piece.slice(at + faces.join(" ").length)];
}
