/** The tally walks from space to space, one look at each. It can be skipped at any time. */
import type { DragonsView, EventFrame } from "../../protocol";
import { during, stops, type Stop } from "./stops";

const LOOK = 1150;
const GLANCE = 650;
const MANY = 6;

export class Walk {
  /** All stops that were told of, the latest last. */
  told = $state.raw<Stop[]>([]);
  /** The stop that is shown just now, and the table as it was there. */
  at = $state.raw<Stop | null>(null);
  view = $state.raw<DragonsView | null>(null);
  #seen: DragonsView | null = null;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(view: DragonsView, story: EventFrame[], motion: boolean): void {
    const before = this.#seen;
    if (before === view) return;
    const heard = this.#heard;
    this.#seen = view;
    this.#heard = story.length;
    this.told = stops(story);
    const fresh = this.told.filter((stop) => stop.to > heard);
    this.skip();
    // A single stop at which the table still stands is seen on the board itself.
    const standing = fresh.length === 1 && fresh[0]?.space === view.current;
    if (before && motion && heard > 0 && story.length > heard && fresh.length && !standing) this.#step(before, fresh, 0);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.at = null;
    this.view = null;
  }

  #step(before: DragonsView, fresh: Stop[], index: number): void {
    const stop = fresh[index];
    if (!stop) return this.skip();
    this.at = stop;
    this.view = during(before, fresh.slice(0, index + 1));
    this.#timer = setTimeout(() => this.#step(before, fresh, index + 1), fresh.length > MANY ? GLANCE : LOOK);
  }
}
