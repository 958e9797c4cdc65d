/** What moved between two views, and where it is on its way. */
import type { YspahanView } from "../../protocol";
import { loadOnBoard, shopOnBoard, type Composition } from "./composition";
import { CITY, stone, type Point } from "./geometry";

export interface Flight extends Point {
  id: string;
  seat: number;
  from: Point;
  to: Point;
  wait: number;
}

/** Milliseconds that a good flies, and that the next one waits. */
export const FLIGHT = 340;
const STAGGER = 50;
/** Longer lists of changes are a new week or a jump in the replay: nothing flies then. */
const MOST_FLIGHTS = 6;

/** The goods that move between two views. */
export function flights(before: YspahanView, after: YspahanView, where: Composition): Flight[] {
  const gone = Object.entries(before.shops).filter(([shop]) => !(shop in after.shops));
  const come = Object.entries(after.shops).filter(([shop]) => !(shop in before.shops));
  const reserve: Point = { x: where.city.x + CITY.w / 2 + 50, y: where.city.y + CITY.h + 30 };
  const made: Flight[] = [];
  const add = (id: string, seat: number, from: Point, to: Point): void => {
    made.push({ id, seat, from, to, x: from.x, y: from.y, wait: made.length * STAGGER });
  };
  for (let i = before.caravan.length; i < after.caravan.length; i++) {
    const seat = after.caravan[i] ?? 0;
    const at = gone.findIndex(([, owner]) => owner === seat);
    const shop = at >= 0 ? gone.splice(at, 1)[0]?.[0] : undefined;
    add(`camel:${i}`, seat, shop ? shopOnBoard(where, shop) : reserve, loadOnBoard(where, after.caravan_places, i));
  }
  for (const [shop, seat] of come) add(`shop:${shop}`, seat, reserve, shopOnBoard(where, shop));
  return made.length > MOST_FLIGHTS ? [] : made;
}

function diceIn(view: YspahanView): number {
  return view.tower.reduce((sum, floor) => sum + floor.white + floor.yellow, 0);
}

/** Whether the dice of the later view were rolled since: more of them, or others. */
export function rolled(before: YspahanView, after: YspahanView): boolean {
  const [was, is] = [diceIn(before), diceIn(after)];
  const others = after.tower.some((floor, i) => floor.white + floor.yellow > 0 && floor.value !== before.tower[i]?.value);
  return is > was || (is > 0 && is === was && others);
}

/** A point on the way, a part of it walked. */
export function along(path: string[], part: number): Point {
  const at = settling(part) * (path.length - 1);
  const a = stone(path[Math.floor(at)] ?? "C").middle;
  const b = stone(path[Math.min(path.length - 1, Math.floor(at) + 1)] ?? "C").middle;
  const t = at - Math.floor(at);
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** A good on its way in a gentle arc, so many milliseconds after the start. */
export function flown(flight: Flight, passed: number): Flight {
  const t = settling(Math.min(1, Math.max(0, (passed - flight.wait) / FLIGHT)));
  const lift = Math.sin(Math.PI * t) * 60;
  return {
    ...flight,
    x: flight.from.x + (flight.to.x - flight.from.x) * t,
    y: flight.from.y + (flight.to.y - flight.from.y) * t - lift,
  };
}

/** Fast at first, slow at the end. */
function settling(t: number): number {
  return 1 - (1 - t) ** 3;
}
