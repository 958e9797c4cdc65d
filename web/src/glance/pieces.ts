/** The pieces that can be explained: each carries `data-about`, the name of a topic of the legend. */
import type { Attachment } from "svelte/attachments";
import type { Glance } from "./look.svelte";

const own = new WeakMap<Element, () => unknown>();

/** A piece that a card of its game explains, and what that card needs. */
export function owns(what: () => unknown): Attachment<Element> {
  return (element) => {
    own.set(element, what);
  };
}

export type Explained = HTMLElement | SVGElement;

/** The piece at or around an element. */
export function pieceAt(target: EventTarget | null): Explained | null {
  return target instanceof Element ? target.closest<Explained>("[data-about]") : null;
}

export function glanceOf(element: Explained): Glance {
  const { about = "", fact, note = "" } = element.dataset;
  return { element, about, fact: fact ?? element.getAttribute("aria-label") ?? "", note, own: own.get(element)?.() };
}

/** Every piece in sight of these sections, in reading order. */
export function piecesIn(sections: Iterable<Element>): Explained[] {
  const all = [...sections].flatMap((section) => [...section.querySelectorAll<Explained>("[data-about]")]);
  return all.filter((piece) => {
    const box = piece.getBoundingClientRect();
    return box.width > 0 && box.height > 0;
  });
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The box an arrow key leads to: the nearest in its direction, those straight ahead first; -1 if there is none. */
export function ahead(boxes: readonly Box[], from: number, key: string): number {
  const step = STEPS[key];
  const here = boxes[from];
  if (!step || !here) return -1;
  const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(here);
  let [best, least] = [-1, Infinity];
  boxes.forEach((box, index) => {
    const [dx, dy] = [middle(box)[0] - x, middle(box)[1] - y];
    const along = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    const distance = along + aside * 2.5;
    if (along > 2 && distance < least) [best, least] = [index, distance];
  });
  return best;
}
