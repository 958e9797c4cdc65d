/** What the parts of a drawn table share: what is shown and what can be chosen, and how players and numbers are told. */
import type { BoardProps } from "../games";
import type { SeatInfo } from "../protocol";
import type { Pointing } from "./pointing";

/** The props, what can be pointed at and what a game adds, as the same object for good: what is only pointed at re-runs
 * nothing but the piece it is. */
export function shared<Props extends BoardProps, Own extends object>(props: () => Props, pointing: Pointing, own: Own): Readonly<Props> & Pointing & Readonly<Own> {
  const get = (_: object, name: string | symbol): unknown => {
    if (name in own) return Reflect.get(own, name);
    return name in pointing ? Reflect.get(pointing, name) : Reflect.get(props(), name);
  };
  return new Proxy({}, { get }) as Readonly<Props> & Pointing & Readonly<Own>;
}

export function nameOf(seats: readonly SeatInfo[], seat: number): string {
  return seats.find((each) => each.seat === seat)?.name ?? String(seat + 1);
}

/** A number with its sign, as mathematicians write it. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
