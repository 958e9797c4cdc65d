/** What the reader looks at on the table: one thing is explained at a time. */

export interface Glance {
  element: HTMLElement | SVGElement;
  /** The topic of the legend that explains it. */
  about: string;
  /** What is so of this very piece, such as whose it is. */
  fact: string;
  /** What the piece itself says it does, where the legend has nothing. */
  note: string;
  /** What a game's own card needs; the shared one is then not shown. */
  own?: unknown;
}

const DELAY = 350; // a pointer that only passes by asks nothing
const LEAVE = 150; // the pointer may wander into the explanation
const REST = 700; // after a choice other pieces come to lie under a pointer that did not move

class Look {
  glance = $state.raw<Glance | null>(null);
  /** Held open, with the focus inside. */
  held = $state(false);
  /** Every tap and click explains, until this is turned off. */
  explaining = $state(false);
  #quietUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer rests on something. */
  hover(glance: Glance): void {
    clearTimeout(this.#timer);
    if (this.glance?.element === glance.element || Date.now() < this.#quietUntil) return;
    this.#timer = setTimeout(() => this.at(glance), this.glance ? LEAVE : DELAY);
  }

  at(glance: Glance): void {
    clearTimeout(this.#timer);
    this.held = false;
    this.glance = glance;
  }

  hold(glance: Glance): void {
    this.at(glance);
    this.held = true;
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (!this.held) this.#timer = setTimeout(() => this.away(), LEAVE);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  /** The reader has chosen: nothing is explained for a moment. */
  rest(): void {
    this.#quietUntil = Date.now() + REST;
    this.away();
  }

  away(): void {
    clearTimeout(this.#timer);
    this.held = false;
    this.glance = null;
  }

  explain(on: boolean): void {
    this.explaining = on;
    this.away();
  }
}

export const look = new Look();
