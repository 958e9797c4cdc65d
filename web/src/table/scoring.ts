/** What changed in the score, line by line: the reasons for points that come or go in the middle of a game. */
import type { ScoreFrame } from "../protocol";

export interface ScoreChange {
  category: string;
  rule: string;
  by: number;
}

export interface Gain {
  seat: number;
  by: number;
  total: number;
  lines: ScoreChange[];
}

/** The seats whose score changed between two frames; none where there is nothing to compare. */
export function gains(before: ScoreFrame[][], after: ScoreFrame[][]): Gain[] {
  if (before.length !== after.length) return [];
  return after.flatMap((lines, seat) => {
    const known = new Map(before[seat]?.map((line) => [line.category, line.points]));
    const changed = lines
      .map(({ category, rule, points }) => ({ category, rule, by: points - (known.get(category) ?? 0) }))
      .filter(({ by }) => by !== 0);
    if (changed.length === 0) return [];
    const sum = (sums: ScoreFrame[]): number => sums.reduce((total, line) => total + line.points, 0);
    return [{ seat, by: sum(lines) - sum(before[seat] ?? []), total: sum(lines), lines: changed }];
  });
}

/** The categories in which anybody's points changed, in the order of the score pad. */
export function rows(changes: Gain[], order: ScoreFrame[]): { category: string; rule: string }[] {
  const changed = new Set(changes.flatMap(({ lines }) => lines.map(({ category }) => category)));
  return order.filter(({ category }) => changed.has(category));
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
