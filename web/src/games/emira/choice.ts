/** What the parts of the table share: what may be chosen now, and how to say it. */
import type { BoardProps } from "../../games";
import type { EmiraBoard, EmiraPlayerView, EmiraView } from "../../protocol";
import { shared } from "../../table/drawing";
import type { Pointing } from "../../table/pointing";
import { openBox, type Box } from "./box";

export type TableProps = BoardProps<EmiraView, EmiraBoard>;

/** The props once more, with what every part needs to look things up. */
export interface Choice extends Readonly<TableProps>, Pointing {
  readonly box: Box;
  /** The sheik who looks, if it is one. */
  readonly me: EmiraPlayerView | undefined;
}

export function choiceOf(props: () => TableProps, pointing: Pointing): Choice {
  return shared(props, pointing, {
    get box() { return openBox(props().board); },
    get me() { return props().view.players.find((player) => player.seat === props().eyes); },
  });
}

/** The seats round the table, beginning with one of them. */
export function roundFrom<T extends { seat: number }>(seats: T[], first: number | null): T[] {
  const start = Math.max(0, seats.findIndex((one) => one.seat === first));
  return [...seats.slice(start), ...seats.slice(0, start)];
}

/** Whether the income of this turn is still to come. */
export function beforeIncome({ phase }: EmiraView): boolean {
  return phase === "setup" || phase === "play_events";
}

/** The gold a sheik will lack for the upkeep at the end of this turn if nothing changes; 0 if all is well or not known. */
export function lacking(player: EmiraPlayerView, view: EmiraView): number {
  if (player.gold === null) return 0;
  return Math.max(0, player.upkeep - player.gold - (beforeIncome(view) ? player.income : 0));
}

/** So many halves, such as 2½. */
export function halves(count: number): string {
  const whole = Math.trunc(Math.abs(count) / 2);
  const half = count % 2 === 0 ? "" : "½";
  const digits = whole === 0 && half ? half : `${whole}${half}`;
  return count < 0 ? `−${digits}` : digits;
}
