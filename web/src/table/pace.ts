/** Frames at the pace of the eye: one after the other, longer where there is more to see, with a stop at what everybody waited for. */

export const SPEEDS = ["slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How much there is to see in a frame. */
export type Weight = "ordinary" | "reveal" | "trifle";

/** How long a frame stays; `stop`: until the reader goes on, or at the latest after so many milliseconds. */
export interface Beat {
  stays: number;
  stop: number | null;
}

const STEP: Record<Speed, number> = { slow: 1300, normal: 620, fast: 250 };
const SHARE: Record<Weight, number> = { reveal: 1.7, ordinary: 1, trifle: 0.55 };
const READ = 2800; // milliseconds to read what is none of the reader's business
const CROWD = 5; // so many frames in the queue: hurry
const HURRIED = 0.35;

/** At slow speed every reveal waits for the reader; at normal speed those do that concern them; at fast speed none. */
export function beat(speed: Speed, weight: Weight, concerns: boolean): Beat {
  const stays = STEP[speed] * SHARE[weight];
  if (weight !== "reveal" || speed === "fast") return { stays, stop: null };
  return { stays, stop: speed === "slow" || concerns ? Infinity : READ };
}

export class Pace<T> {
  #queue: T[] = [];
  #held: T | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  /** `measure` gives null when nothing shall wait. */
  constructor(
    private readonly show: (item: T, waiting: number) => void,
    private readonly measure: (item: T) => Beat | null,
    private readonly stopping: (stopped: boolean) => void = () => {},
  ) {}

  /** The first is shown at once, the next ones after a breath. */
  add(item: T): void {
    if (this.measure(item) === null) return this.now(item);
    this.#held = null;
    this.#queue.push(item);
    if (this.#timer === undefined && !this.#stopped) this.#next();
  }

  /** More of the same is on its way: show this one only if nothing comes after it. */
  hold(item: T): void {
    if (this.measure(item) === null) return this.now(item);
    this.#held = item;
  }

  /** Show this, whatever waited before it; with `rest` it stays as long as any other. */
  now(item: T, rest = false): void {
    this.stop();
    this.#put(item, rest);
  }

  skip(): void {
    const last = this.#held ?? this.#queue.at(-1);
    if (last !== undefined) this.now(last);
    else if (this.#stopped) this.goOn();
  }

  /** The reader has seen what the pace stopped at. */
  goOn(): void {
    if (!this.#stopped) return;
    clearTimeout(this.#timer);
    this.#halt(false);
    this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#held = null;
    this.#halt(false);
  }

  #halt(stopped: boolean): void {
    if (this.#stopped === stopped) return;
    this.#stopped = stopped;
    this.stopping(stopped);
  }

  #next(): void {
    this.#timer = undefined;
    const item = this.#queue.shift();
    if (item === undefined) return;
    if (this.measure(item) === null) this.now(this.#queue.at(-1) ?? item); // nothing shall wait any more
    else this.#put(item, true);
  }

  #put(item: T, rest: boolean): void {
    const length = rest ? this.measure(item) : null;
    this.show(item, this.#queue.length);
    if (length === null) return;
    if (length.stop === null) {
      this.#timer = setTimeout(() => this.#next(), length.stays * (this.#queue.length >= CROWD ? HURRIED : 1));
      return;
    }
    this.#halt(true);
    if (length.stop < Infinity) this.#timer = setTimeout(() => this.goOn(), length.stop);
  }
}
