/** What the parts of the table share: what may be chosen now, and how to say it. */
import type { Say } from "../../language/render";
import type { Decision, DragonsBoard, DragonsView, EventFrame, Option, SeatInfo } from "../../protocol";

export type { Say };

export interface Choice {
  targets: Set<string>;
  hovered: Set<string>;
  /** The piece that was pointed at first, when a second one is needed. */
  picked: string | null;
  onchoose: (target: string) => void;
  onhover: (target: string | null) => void;
  say: Say;
}

export interface TableProps extends Omit<Choice, "picked"> {
  view: DragonsView;
  board: DragonsBoard;
  seats: SeatInfo[];
  eyes: number | null;
  decision: Decision;
  story?: EventFrame[];
  narrowed?: string | null;
  motion: boolean;
}

/** Every option can also be called by its move: the trays and cards of the herald do. */
export function handle(option: Option): string {
  return `move:${option.text}`;
}

export function nameOf(seats: SeatInfo[], seat: number): string {
  return seats.find((each) => each.seat === seat)?.name ?? String(seat + 1);
}

/** Three crowns in words. */
export function amount(say: Say, units: number, kind: string): string {
  return say("amount-kind", { units, kind });
}
