/** Hints as rows: where each stands, and its numbers as people read them. No rules, no words. */
import type { HintMove, SeatInfo } from "../protocol";

/** Fresh rows in the places of those that were there: nothing changes place under the pointer. */
export function inPlace(before: readonly HintMove[], now: readonly HintMove[]): HintMove[] {
  const known = new Set(before.map((row) => row.move));
  const others = now.filter((row) => !known.has(row.move));
  return before.map((row) => now.find((one) => one.move === row.move) ?? others.shift()).filter((row) => row !== undefined).concat(others);
}

/** A margin with its sign, as in +3.5 or −12; tenths only where they matter. */
export function margin(points: number, language: string): string {
  const digits = Math.abs(points) < 10 ? 1 : 0;
  const shown = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(Math.abs(points));
  const zero = Number(points.toFixed(digits)) === 0;
  return zero ? shown : `${points < 0 ? "−" : "+"}${shown}`;
}

/** The people at a table, one name for each who plays on a device of their own, and whether they allow hints. */
export function people(seats: readonly SeatInfo[], allow: boolean): SeatInfo[] {
  return seats.filter((seat) => (seat.kind === "person" || seat.kind === "local") && seat.allows_hints === allow);
}
