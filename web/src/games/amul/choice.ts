/** What the parts of the table share: what may be chosen now, and how to say it. */
import type { AmulBoard, AmulProspectView, AmulView, Decision } from "../../protocol";
import type { BoardProps } from "../../games";
import { shared } from "../../table/drawing";
import type { Pointing } from "../../table/pointing";
import { openBox, type Box } from "./box";

export type TableProps = BoardProps<AmulView, AmulBoard>;

/** The props once more, with what every part needs to look things up. */
export interface Choice extends Readonly<TableProps>, Pointing {
  readonly box: Box;
  /** What cards would give, while one chooses. */
  readonly prospects: Map<number, AmulProspectView>;
}

export function choiceOf(props: () => TableProps, pointing: Pointing): Choice {
  return shared(props, pointing, {
    get box() { return openBox(props().board); },
    get prospects() {
      return new Map(props().decision.options.length > 0 ? props().view.prospects.map((one) => [one.number, one]) : []);
    },
  });
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

export function plain(amount: number): string {
  return amount < 0 ? `−${-amount}` : String(amount);
}
