/** What can be chosen is brought into the part of the page that nothing covers: once for each question, never against the reader. */

export interface Span {
  top: number;
  bottom: number;
}

const MARGIN = 8;
/** Whoever scrolled so short a time ago (in milliseconds) is still looking for something. */
const SCROLLING = 400;

/** How far to scroll so that the pieces are in the free part: all of them, or as many as fit; 0 if it is no better. */
export function scrollFor(pieces: readonly Span[], free: Span): number {
  const room = free.bottom - free.top;
  const within = (from: number): number => pieces.filter((one) => one.top >= from && one.bottom <= from + room).length;
  const seen = within(free.top);
  if (pieces.length === 0 || seen === pieces.length) return 0;
  // the best place begins with a piece or ends with one
  const begins = pieces.flatMap((one) => [one.top - MARGIN, one.bottom + MARGIN - room]);
  const most = Math.max(...begins.map(within));
  if (most === 0) return (pieces[0]?.top ?? free.top) - MARGIN - free.top; // each is taller than the room
  if (most === seen) return 0;
  const best = begins.filter((from) => within(from) === most).map((from) => from - free.top);
  return best.reduce((least, one) => (Math.abs(one) < Math.abs(least) ? one : least));
}

/** Where to choose: a part of the board that takes the whole choice (`data-picker`), or the lit pieces that stand for it. */
export function choosable(wanted: ReadonlySet<string>): HTMLElement[] {
  const pickers = [...document.querySelectorAll<HTMLElement>("[data-picker]")].filter((one) => one.checkVisibility());
  return pickers.length ? pickers : litPieces(wanted);
}

function litPieces(wanted: ReadonlySet<string>): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-target]")].filter((one) => wanted.has(one.dataset["target"] ?? "") && one.checkVisibility());
}

/** The names of all lit pieces that are drawn. */
export function litNames(): ReadonlySet<string> {
  return new Set([...document.querySelectorAll<HTMLElement>("[data-target]")].map((one) => one.dataset["target"] ?? ""));
}

/** Notes when the reader scrolls; `bring` then waits for the next question. */
export class Sight {
  #scrolled = -Infinity;

  watch(): () => void {
    const note = (): void => {
      this.#scrolled = performance.now();
    };
    const kinds = ["wheel", "touchmove"] as const;
    for (const kind of kinds) window.addEventListener(kind, note, { passive: true });
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, note);
    };
  }

  /** Scroll the page so that the pieces are above what covers its lower part; scrollers within show at least one of theirs. */
  bring(pieces: HTMLElement[], cover: HTMLElement | undefined, smooth: boolean): void {
    if (pieces.length === 0 || performance.now() - this.#scrolled < SCROLLING) return;
    for (const [scroller, inside] of byScroller(pieces)) if (!inside.some((one) => isWithin(one, scroller))) inside[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    const free = { top: 0, bottom: cover && isOver(cover) ? cover.getBoundingClientRect().top : window.innerHeight };
    const by = scrollFor(pieces.map((one) => one.getBoundingClientRect()), free);
    if (by !== 0) window.scrollBy({ top: by, behavior: smooth ? "smooth" : "instant" });
  }
}

/** Whether it lies over the page's lower edge, as on a phone, and not beside the board. */
function isOver(cover: HTMLElement): boolean {
  const box = cover.getBoundingClientRect();
  return box.width > window.innerWidth / 2;
}

function byScroller(pieces: HTMLElement[]): Map<Element, HTMLElement[]> {
  const found = new Map<Element, HTMLElement[]>();
  for (const piece of pieces) {
    const scroller = scrollerOf(piece);
    if (scroller) found.set(scroller, [...(found.get(scroller) ?? []), piece]);
  }
  return found;
}

/** The nearest element around it that scrolls by itself, other than the page. */
function scrollerOf(piece: Element): Element | null {
  for (let one = piece.parentElement; one && one !== document.body; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one);
    const scrolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";
    if ((scrolls(overflowX) && one.scrollWidth > one.clientWidth) || (scrolls(overflowY) && one.scrollHeight > one.clientHeight)) return one;
  }
  return null;
}

function isWithin(piece: Element, scroller: Element): boolean {
  const box = piece.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  return box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
}
