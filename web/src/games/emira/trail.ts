/** Where caravans are on their way: payments left are steps from the gate on the left. */
import type { EmiraCaravanView } from "../../protocol";
import type { Box } from "./box";

export interface Walker {
  id: string;
  caravan: string;
  size: string;
  fast: boolean;
  left: number;
  payment: number;
  /** Percent of the way, and a height so that nobody hides another. */
  x: number;
  y: number;
}

const STEPS = 8;
/** Percent of the way on which feet are set: the last step must not leave the picture. */
const SPAN = 82;
const LIFT = 0.28;

export function along(caravans: EmiraCaravanView[], box: Box): Walker[] {
  const seen = new Map<string, number>();
  const steps = new Map<number, number>();
  return caravans.map(({ caravan, left }) => {
    const known = box.caravan(caravan);
    const nth = seen.get(caravan) ?? 0;
    seen.set(caravan, nth + 1);
    const beside = steps.get(left) ?? 0;
    steps.set(left, beside + 1);
    return {
      id: `${caravan}:${nth}`,
      caravan,
      size: known?.size ?? "small",
      fast: (known?.spaces ?? STEPS) < STEPS,
      left,
      payment: known?.payment ?? 0,
      x: ((left - 1) / (STEPS - 1)) * SPAN + beside * 2,
      y: 0.15 + beside * LIFT,
    };
  });
}
