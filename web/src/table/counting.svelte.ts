/** The score pad of a finished game, written row by row; the impatient skip to the end. */

const PAUSE = 900; // milliseconds for each row

export class Counting {
  #written: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly rows: () => number,
    private readonly done: () => void,
    written = 0,
  ) {
    this.#written = $state(written);
  }

  /** How many rows are written down so far; all of them once the counting is over. */
  get written(): number {
    return this.#written;
  }

  get going(): boolean {
    return this.#written < this.rows();
  }

  /** Write the first row after a pause, and each further one after another. */
  start(): void {
    this.stop();
    if (!this.going) return this.skip();
    this.#timer = setTimeout(() => {
      this.#written += 1;
      this.start();
    }, PAUSE);
  }

  skip(): void {
    this.stop();
    this.#written = Infinity;
    this.done();
  }

  /** Nobody looks any more. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}
