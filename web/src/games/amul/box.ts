/** What lies in the box: the cards by number, their faces by name, and how they are put in order. */
import type { AmulBoard, AmulCardView, AmulFaceView, AmulPlayerView, AmulProspectView } from "../../protocol";

export interface Box {
  board: AmulBoard;
  card: (number: number) => AmulCardView;
  face: (card: string) => AmulFaceView;
  faceOf: (number: number) => AmulFaceView;
  /** Where a face stands when cards are sorted by kind: style by style. */
  rank: (card: string) => number;
}

const opened = new WeakMap<AmulBoard, Box>();

export function openBox(board: AmulBoard): Box {
  const known = opened.get(board);
  if (known) return known;
  const cards = new Map(board.cards.map((card) => [card.number, card]));
  const faces = new Map(board.faces.map((face) => [face.card, face]));
  const styles = board.styles.map((style) => style.style);
  const ordered = [...board.faces].sort((one, other) => styles.indexOf(one.style) - styles.indexOf(other.style));
  const ranks = new Map(ordered.map((face, index) => [face.card, index]));
  const card = (number: number): AmulCardView => cards.get(number) as AmulCardView;
  const face = (name: string): AmulFaceView => faces.get(name) as AmulFaceView;
  const box: Box = { board, card, face, faceOf: (number) => face(card(number).card), rank: (name) => ranks.get(name) ?? 0 };
  opened.set(board, box);
  return box;
}

/** Cards with the same face on one heap. */
export interface Heap {
  face: AmulFaceView;
  numbers: number[];
}

export function heaps(numbers: number[], box: Box): Heap[] {
  const found = new Map<string, Heap>();
  for (const number of numbers) {
    const face = box.faceOf(number);
    const heap = found.get(face.card);
    if (heap) heap.numbers.push(number);
    else found.set(face.card, { face, numbers: [number] });
  }
  return [...found.values()].sort((one, other) => box.rank(one.face.card) - box.rank(other.face.card));
}

/** What the copies of a face give their owner now. */
export function pointsOf(player: AmulPlayerView, card: string): number {
  return player.scores.find((line) => line.card === card)?.points ?? 0;
}

export const ORDERS = ["kind", "value", "icon"] as const;
export type Order = (typeof ORDERS)[number];

const PLACES = ["table", "both", "hand"];

/** A hand as its owner likes it; equals stay together by kind and number. */
export function sorted(hand: number[], order: Order, box: Box, prospects: Map<number, AmulProspectView>): number[] {
  const key = (number: number): number => {
    if (order === "value") return -(prospects.get(number)?.change ?? 0);
    if (order === "icon") return PLACES.indexOf(box.card(number).place);
    return 0;
  };
  const kind = (number: number): number => box.rank(box.card(number).card);
  return [...hand].sort((one, other) => key(one) - key(other) || kind(one) - kind(other) || one - other);
}

/** Who sits where, seen from a seat: play goes to the left. */
export interface Round {
  left: number;
  right: number;
  across: number[];
}

export function around(players: number, eyes: number | null): Round {
  const own = eyes ?? 0;
  const seat = (by: number): number => (own + by + players) % players;
  const across = Array.from({ length: players - 3 }, (_, index) => seat(index + 2));
  return { left: seat(1), right: seat(-1), across: eyes === null ? [own, ...across] : across };
}

/** Cards in as few rows as their number needs, as even as they can be. */
export function rows<T>(items: T[], most: number): T[][] {
  const count = Math.ceil(items.length / most);
  const even = Math.ceil(items.length / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => items.slice(index * even, (index + 1) * even));
}

/** How far a card of a fan is turned, in degrees, and how far it sinks, in parts of its height. */
export function tilt(index: number, count: number, spread: number): { turn: number; sink: number } {
  const middle = (count - 1) / 2;
  const off = count > 1 ? (index - middle) / middle : 0;
  return { turn: off * spread, sink: off * off * spread * 0.006 };
}
