/** What the parts of the table share: what may be chosen now, and how to say it. */
import type { Say } from "../../language/render";
import type { Decision, EmiraBoard, EmiraPlayerView, EmiraView, SeatInfo } from "../../protocol";
import type { Box } from "./box";

export interface TableProps {
  view: EmiraView;
  board: EmiraBoard;
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
  /** The sheik who looks, if it is one. */
  me: EmiraPlayerView | undefined;
}

export function choiceOf(props: TableProps, box: Box): Choice {
  return { ...props, box, me: props.view.players.find((player) => player.seat === props.eyes) };
}

export function nameOf(seats: SeatInfo[], seat: number): string {
  return seats.find((each) => each.seat === seat)?.name ?? String(seat + 1);
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

/** A number with its sign, as mathematicians write it. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** So many halves, such as 2½. */
export function halves(count: number): string {
  const whole = Math.trunc(Math.abs(count) / 2);
  const half = count % 2 === 0 ? "" : "½";
  const digits = whole === 0 && half ? half : `${whole}${half}`;
  return count < 0 ? `−${digits}` : digits;
}
