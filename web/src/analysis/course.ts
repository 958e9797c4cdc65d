/** The course of a game in numbers that can be drawn and said; no rules, no words. */
import type { Findings, MoveFound, ToldMove } from "../protocol";

export interface Plot {
  width: number;
  height: number;
}

/** The way across: where a position is drawn, counted from the set-up. */
export function across(findings: Findings, number: number, plot: Plot): number {
  return (number / Math.max(1, findings.chances.length - 1)) * plot.width;
}

/** A seat's chances as an SVG path. */
export function line(findings: Findings, seat: number, plot: Plot): string {
  return findings.chances
    .map((row, number) => `${number ? "L" : "M"}${across(findings, number, plot).toFixed(1)} ${((1 - (row[seat] ?? 0)) * plot.height).toFixed(1)}`)
    .join("");
}

/** The band of a standard error around a seat's chances, as an SVG path. */
export function band(findings: Findings, seat: number, plot: Plot): string {
  const edge = (sign: number): string[] =>
    findings.chances.map((row, number) => {
      const chance = Math.min(1, Math.max(0, (row[seat] ?? 0) + sign * (findings.errors[number] ?? 0)));
      return `${across(findings, number, plot).toFixed(1)} ${((1 - chance) * plot.height).toFixed(1)}`;
    });
  return `M${[...edge(1), ...edge(-1).reverse()].join("L")}Z`;
}

/** The position under a place on the plot. */
export function numberAt(findings: Findings, x: number, plot: Plot): number {
  const last = findings.chances.length - 1;
  return Math.max(0, Math.min(last, Math.round((x / plot.width) * last)));
}

/** Where a key leads: a move on or back, ten of them, to either end. */
export function keyTo(key: string, number: number, last: number): number | null {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
  if (key === "Home") return 0;
  if (key === "End") return last;
  const step = steps[key];
  return step === undefined ? null : Math.max(0, Math.min(last, number + step));
}

/** What a decision gave away. */
export interface Given {
  price: number;
  error: number;
  better: ToldMove;
}

/** What a decision gave away by what its player could know, or seen from above, with all hands open; null if nothing. */
export function given(move: MoveFound, above: boolean): Given | null {
  const [price, error, better] = above ? [move.price_above, move.price_above_error, move.better_above] : [move.price, move.price_error, move.better];
  return better && price !== null ? { price, error, better } : null;
}

/** The decisions that gave most away, the dearest first. */
export function dearest(findings: Findings, most: number, above = false): MoveFound[] {
  const price = (move: MoveFound): number => given(move, above)?.price ?? 0;
  return findings.moves
    .filter((move) => given(move, above) !== null)
    .sort((one, other) => price(other) - price(one))
    .slice(0, most);
}

/** Points of winning chance: a share in hundredths, with its sign, as in +12 or −3. */
export function points(share: number, digits = 0): string {
  const rounded = (100 * share).toFixed(digits);
  const zero = Number(rounded) === 0;
  return zero ? (0).toFixed(digits) : rounded.startsWith("-") ? `−${rounded.slice(1)}` : `+${rounded}`;
}

export function percent(share: number): string {
  return `${Math.round(100 * share)}`;
}
