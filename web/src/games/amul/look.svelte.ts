/** Which card the reader looks at: one meaning is shown at a time, for the table and the hand together. */

interface Glance {
  number: number;
  element: HTMLElement;
  /** Who offered it, if it lies in the market. */
  offeredBy: number | null;
}

const DELAY = 120; // a pointer that only passes by asks nothing
const REST = 700; // after a choice other cards come to lie under a pointer that did not move

class Look {
  glance = $state.raw<Glance | null>(null);
  /** Held open, with the focus inside. */
  held = $state(false);
  #quietUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer rests on a card, or leaves it. */
  hover(glance: Glance): void {
    clearTimeout(this.#timer);
    if (Date.now() < this.#quietUntil) return;
    this.#timer = setTimeout(() => this.at(glance), this.glance ? 0 : DELAY);
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

  /** Soon, so that the pointer may wander into the explanation. */
  leave(): void {
    clearTimeout(this.#timer);
    if (!this.held) this.#timer = setTimeout(() => this.away(), DELAY);
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
}

export const look = new Look();
