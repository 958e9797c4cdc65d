/** A list that grows at its end stays at its end, until its reader scrolls away; then it waits for them to come back. */

const NEAR = 24; // pixels from the end that still count as the end
const WISH = 600; // milliseconds in which a scroll is due to what the reader did before
const BACKWARDS = new Set(["ArrowUp", "PageUp", "Home", " ", "Tab"]);

/** What is known of an element that scrolls. */
export interface Scrolled {
  scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

function near(box: Scrolled): boolean {
  return box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
}

export class Following {
  /** Whether the newest line is kept in sight. */
  atEnd = $state(true);
  #wished = -Infinity; // when the reader last did something that scrolls
  #held = false;

  constructor(private readonly now: () => number = () => performance.now()) {}

  // --- what the reader does ------------------------------------------------------------------------

  wheel(down: number): void {
    if (down < 0) this.wish();
  }

  key(name: string): void {
    if (BACKWARDS.has(name)) this.wish();
  }

  /** Whether something is being dragged: the scroll bar, or a selection. */
  hold(held: boolean): void {
    this.#held = held;
  }

  /** Whatever scrolls soon was meant. */
  wish(): void {
    this.#wished = this.now();
  }

  /** To read something that was just unfolded. */
  stay(): void {
    this.atEnd = false;
  }

  // --- what happens to the list --------------------------------------------------------------------

  /** It was scrolled, by the reader or because something changed its size. */
  scrolled(box: Scrolled): void {
    if (near(box)) this.atEnd = true;
    else if (this.#held || this.now() - this.#wished < WISH) this.atEnd = false;
    else this.resized(box);
  }

  /** It has more or fewer lines, or another size. */
  resized(box: Scrolled): void {
    if (near(box)) this.atEnd = true;
    else if (this.atEnd) this.#toEnd(box);
  }

  /** Back to the newest line. */
  catchUp(box: Scrolled): void {
    this.#wished = -Infinity;
    this.atEnd = true;
    this.#toEnd(box);
  }

  #toEnd(box: Scrolled): void {
    box.scrollTop = box.scrollHeight;
  }
}
