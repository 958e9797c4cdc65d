/** Cards in words, for ears and for explanations. */
import type { Say } from "../../language/render";
import type { Box, Heap } from "./box";
import { plain, type Choice } from "./choice";

/** The card that is looked at. */
export interface CardGlance {
  number: number;
  /** Who offered it, if it lies in the market. */
  offeredBy: number | null;
}

/** The sentence that explains a card, with its numbers. */
export function effectOf(card: string, box: Box, say: Say): string {
  return say(`card-${card}-effect`, box.face(card).effect);
}

/** The goods that a trader asks for. */
export function goodsOf(card: string, box: Box, say: Say): string {
  const goods = box.face(card).terms.filter((term) => term.kind === "set").flatMap((term) => term.of);
  return goods.map((good) => say(`card-${good}`)).join(" + ");
}

/** The symbols of a card: "2 Arab symbols, 1 Trade symbol". */
export function symbolsOf(card: string, box: Box, say: Say): string {
  return Object.entries(box.face(card).symbols)
    .map(([symbol, count]) => say("page-amul_symbols", { count, which: symbol }))
    .join(", ");
}

/** A card as it is called on the table. */
export function describeCard(number: number, choice: Choice, offeredBy: number | null): string {
  const { box, say } = choice;
  const card = box.card(number);
  const worth = choice.prospects.get(number);
  return [
    say(`card-${card.card}`),
    say(`term-${card.place === "both" ? "both_icons" : `${card.place}_icon`}`),
    offeredBy === null ? "" : say("page-amul_offered_by", { seat: offeredBy }),
    worth ? say("page-amul_worth_spoken", { now: plain(worth.now), best: plain(worth.best) }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** Cards of one face, as they are called on the table. */
export function describeHeap(heap: Heap, points: number | null, choice: Choice): string {
  const { box, say } = choice;
  const copies = heap.numbers.length;
  const worth = choice.prospects.get(heap.numbers[0] ?? 0);
  const goods = goodsOf(heap.face.card, box, say);
  return [
    say(`card-${heap.face.card}`) + (copies > 1 ? ` ×${copies}` : ""),
    goods,
    points === null ? "" : say("amount-points", { points }),
    worth ? say("page-amul_worth_spoken", { now: plain(worth.now), best: plain(worth.best) }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
