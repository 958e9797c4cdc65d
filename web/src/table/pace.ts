/** Frames at the pace of the eye: one after the other while things may move, all at once when the reader is impatient. */

const STEP = 550;
const HURRIED = 180;
const CROWD = 5;

export class Pace<T> {
  #queue: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (item: T, waiting: number) => void,
    private readonly moving: () => boolean,
  ) {}

  /** The first is shown at once, the next ones after a breath. */
  add(item: T): void {
    if (!this.moving()) return this.now(item);
    this.#queue.push(item);
    if (this.#timer === undefined) this.#next();
  }

  /** Show this, whatever waited before it. */
  now(item: T): void {
    this.stop();
    this.show(item, 0);
  }

  skip(): void {
    const last = this.#queue.at(-1);
    if (last !== undefined) this.now(last);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }

  #next(): void {
    const item = this.#queue.shift();
    if (item === undefined) {
      this.#timer = undefined;
      return;
    }
    this.#timer = setTimeout(() => this.#next(), this.#queue.length >= CROWD ? HURRIED : STEP);
    this.show(item, this.#queue.length);
  }
}
