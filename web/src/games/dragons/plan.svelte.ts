/** Several moves that were decided at once, such as a whole payment: each is made when the table asks for it. */
import type { Decision } from "../../protocol";

export class Plan {
  #moves: string[] = [];
  #seen: Decision | null = null;
  #fits: (decision: Decision) => boolean = () => false;

  /** Begin; `fits` says whether what is asked next is still what the plan was made for. */
  start(moves: string[], fits: (decision: Decision) => boolean, choose: (move: string) => void): void {
    const [first, ...rest] = moves;
    this.#moves = rest;
    this.#fits = fits;
    if (first !== undefined) choose(first);
  }

  /** The table asks something new: go on, or forget the rest. */
  follow(decision: Decision, choose: (move: string) => void): void {
    if (decision === this.#seen) return;
    this.#seen = decision;
    const next = this.#moves.shift();
    if (next === undefined) return;
    const offered = decision.options.some((option) => option.text === next);
    if (offered && this.#fits(decision)) choose(next);
    else this.#moves = [];
  }
}
