/** What tests point at. */
import type { Pointing } from "../src/table/pointing";

export class Pointed implements Pointing {
  targets: ReadonlySet<string>;
  lit = $state.raw<ReadonlySet<string>>(new Set());
  aims = $state.raw<ReadonlySet<string>>(new Set());
  picked = $state<string | null>(null);
  chosen: string[] = [];

  constructor(targets: ReadonlySet<string>) {
    this.targets = targets;
  }

  choose = (target: string): void => {
    this.chosen.push(target);
  };
}
