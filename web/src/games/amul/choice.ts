/** What the parts of the table share: what may be chosen now, and how to say it. */
import type { AmulBoard, AmulProspectView, AmulView, Decision, SeatInfo } from "../../protocol";
import type { Say } from "../../language/render";
import type { Box } from "./box";

export interface TableProps {
  view: AmulView;
  board: AmulBoard;
  seats: SeatInfo[];
  eyes: number | null;
  decision: Decision;
  targets: Set<string>;
  hovered: Set<string>;
  onchoose: (target: string) => void;
  onhover: (target: string | null) => void;
  say: Say;
  motion: boolean;
}

/** The props once more, with what every part needs to look things up. */
export interface Choice extends TableProps {
  box: Box;
  /** What cards would give, while one chooses. */
  prospects: Map<number, AmulProspectView>;
}

export function choiceOf(props: TableProps, box: Box): Choice {
  const choosing = props.decision.options.length > 0;
  return { ...props, box, prospects: new Map(choosing ? props.view.prospects.map((one) => [one.number, one]) : []) };
}

export type Zone = "hand" | "market" | "palace" | "bazaar" | "area";

/** The number of the card that lies face down before the reader. */
export function sealedCard({ decision }: TableProps): number | null {
  const chosen = decision.options.find((option) => option.text === decision.chosen);
  const target = chosen?.targets[0];
  return target === undefined ? null : Number(target.split(":")[1]);
}

/** Who has chosen while others still think; nobody outside such a decision. */
export function hasChosen(decision: Decision, seat: number): boolean {
  return decision.sealed && !decision.seats.includes(seat);
}

export function nameOf(seats: SeatInfo[], seat: number): string {
  return seats.find((each) => each.seat === seat)?.name ?? String(seat + 1);
}

/** A number with its sign, as mathematicians write it. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

export function plain(amount: number): string {
  return amount < 0 ? `−${-amount}` : String(amount);
}
