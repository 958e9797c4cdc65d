/** How pieces get from one view to the next: the Supervisor walks, goods fly, dice tumble. All of it can be skipped. */
import type { YspahanView } from "../../protocol";
import { along, FLIGHT, flights, flown, rolled, type Flight } from "./changes";
import type { Composition } from "./composition";
import { stone, way, type Point } from "./geometry";

const ROLL = 400;

export class Movement {
  walker = $state.raw<Point>({ x: 0, y: 0 });
  walking = $state(false);
  rolling = $state(false);
  flying = $state.raw<Flight[]>([]);
  hidden = $derived(new Set(this.flying.map((flight) => flight.id)));
  #seen: YspahanView | null = null;
  #frame = 0;

  show(view: YspahanView, where: Composition, motion: boolean): void {
    const before = this.#seen;
    this.#seen = view;
    if (before === view) return;
    this.skip();
    if (!before || !motion) {
      this.#settle();
      return;
    }
    const path = before.supervisor === view.supervisor ? [] : way(before.supervisor, view.supervisor);
    const goods = flights(before, view, where);
    this.rolling = rolled(before, view);
    if (path.length || goods.length || this.rolling) this.#run(path, goods);
  }

  /** Ends every movement at once. */
  skip(): void {
    if (!this.#frame) return;
    cancelAnimationFrame(this.#frame);
    this.#settle();
  }

  #settle(): void {
    this.#frame = 0;
    this.flying = [];
    this.walking = false;
    this.rolling = false;
    if (this.#seen) this.walker = stone(this.#seen.supervisor).middle;
  }

  #run(path: string[], goods: Flight[]): void {
    const start = performance.now();
    const walk = path.length ? Math.min(400, 160 + 50 * path.length) : 0;
    const fly = goods.length ? FLIGHT + (goods.at(-1)?.wait ?? 0) : 0;
    const end = Math.max(walk, fly, this.rolling ? ROLL : 0);
    this.walking = walk > 0;
    this.flying = goods;
    const step = (now: number): void => {
      const passed = now - start;
      if (passed >= end) {
        this.#settle();
        return;
      }
      if (walk) this.walker = along(path, Math.min(1, passed / walk));
      this.walking = passed < walk;
      this.flying = goods.map((flight) => flown(flight, passed)).filter((flight) => passed < flight.wait + FLIGHT);
      this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}
