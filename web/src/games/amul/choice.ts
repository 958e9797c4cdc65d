/** What the parts of the table share: what may be chosen now, and how to say it. */
import type { AmulBoard, AmulProspectView, AmulView, Decision, SeatInfo } from "../../protocol";
import type { BoardProps } from "../../games";
import type { Pointing } from "../../table/pointing";
import { openBox, type Box } from "./box";

export type TableProps = BoardProps<AmulView, AmulBoard>;

/** The props once more, with what every part needs to look things up. */
export interface Choice extends Readonly<TableProps>, Pointing {
  readonly box: Box;
  /** What cards would give, while one chooses. */
  readonly prospects: Map<number, AmulProspectView>;
}

/** The same object for good: what is only pointed at re-runs nothing but the piece it is. */
export function choiceOf(props: () => TableProps, pointing: Pointing): Choice {
  return {
    get view() { return props().view; },
    get board() { return props().board; },
    get seats() { return props().seats; },
    get eyes() { return props().eyes; },
    get decision() { return props().decision; },
    get story() { return props().story; },
    get say() { return props().say; },
    get motion() { return props().motion; },
    get targets() { return pointing.targets; },
    get lit() { return pointing.lit; },
    get aims() { return pointing.aims; },
    get picked() { return pointing.picked; },
    choose: pointing.choose,
    get box() { return openBox(props().board); },
    get prospects() {
      return new Map(props().decision.options.length > 0 ? props().view.prospects.map((one) => [one.number, one]) : []);
    },
  };
}

export type Zone = "hand" | "market" | "palace" | "bazaar" | "area";

/** The number of the card that lies face down before the reader. */
export function sealedCard({ decision }: Pick<TableProps, "decision">): number | null {
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
