/** How city, tower, caravan, calendar and cards are put together on a wide and on a narrow board. */
import type { YspahanBoard } from "../../protocol";
import { stall, stone, type Box, type Point } from "./geometry";

/** A part of the board: where its own corner lies and how much larger it is drawn. */
export interface Spot extends Point {
  scale: number;
}

export interface Composition {
  name: "wide" | "narrow";
  w: number;
  h: number;
  city: Spot;
  tower: Spot & { w: number; floor: number };
  caravan: Spot;
  calendar: Spot;
  cards: Spot;
}

export const WIDE: Composition = {
  name: "wide",
  w: 1614,
  h: 1048,
  city: { x: 280, y: 42, scale: 1 },
  tower: { x: 18, y: 14, scale: 1, w: 206, floor: 147 },
  caravan: { x: 1342, y: 6, scale: 1 },
  calendar: { x: 1342, y: 590, scale: 1 },
  cards: { x: 1333, y: 800, scale: 1.08 },
};

export const NARROW: Composition = {
  name: "narrow",
  w: 1090,
  h: 2444,
  city: { x: 39, y: 42, scale: 1 },
  tower: { x: 22, y: 1066, scale: 1, w: 552, floor: 136 },
  caravan: { x: 606, y: 1066, scale: 1.77 },
  calendar: { x: 10, y: 2084, scale: 2.08 },
  cards: { x: 598, y: 2084, scale: 1.8 },
};

/** Sizes of the parts in their own units. */
export const TOWER = { roof: 118, base: 40, icon: 54 };
export const CARAVAN = { w: 264, h: 560 };
export const CALENDAR = { w: 264, h: 166 };
export const CARDS = { w: 264, h: 190 };

/** The room of a floor, counted from the bottom of the tower. */
export function room(tower: { w: number; floor: number }, floor: number, floors = 6): Box {
  return { x: 14, y: TOWER.roof + (floors - 1 - floor) * tower.floor, w: tower.w - 28, h: tower.floor - 10 };
}

/** Where dice lie in a box: as large as they can be, in rows from the left. */
export function diceIn({ x, y, w, h }: Box, count: number, largest: number): { size: number; places: Point[] } {
  let [size, columns] = [1, 1];
  for (let across = 1; across <= Math.max(1, count); across++) {
    const fits = Math.min(largest, w / across, h / Math.ceil(count / across));
    if (fits > size) [size, columns] = [fits, across];
  }
  columns = Math.max(columns, Math.min(count, Math.floor(w / size)));
  const top = y + (h - size * Math.ceil(count / columns)) / 2;
  const places = Array.from({ length: count }, (_, i) => ({
    x: x + (i % columns) * size,
    y: top + size * Math.floor(i / columns),
  }));
  return { size, places };
}

/** The feet of each camel of the caravan on its way up, and the way it looks. */
export interface Rest extends Point {
  row: number;
  left: boolean;
}
const ROWS_Y = [500, 352, 204];
const COLUMNS_X = [40, 101, 162, 223];

export const RESTS: readonly Rest[] = ROWS_Y.flatMap((y, row) => {
  const left = row % 2 === 1;
  const xs = left ? [...COLUMNS_X].reverse() : COLUMNS_X;
  return xs.map((x, i) => ({ x, y: y - (left ? -1 : 1) * (i * 6 - 9), row, left }));
});

/** The rests in use: with fewer players each row begins later. */
export function rests(places: number): { used: Rest[]; unused: Rest[] } {
  const perRow = Math.max(1, Math.min(4, Math.round(places / 3)));
  const isUsed = (_: Rest, i: number): boolean => i % 4 >= 4 - perRow;
  return { used: RESTS.filter(isUsed), unused: RESTS.filter((rest, i) => !isUsed(rest, i)) };
}

/** Where the good on a camel lies. */
export function load(rest: Rest): Point {
  return { x: rest.x + (rest.left ? 2 : -2), y: rest.y - 56 };
}

function onBoard(spot: Spot, point: Point): Point {
  return { x: spot.x + point.x * spot.scale, y: spot.y + point.y * spot.scale };
}

export function shopOnBoard(where: Composition, shop: string): Point {
  return onBoard(where.city, stall(shop));
}

export function loadOnBoard(where: Composition, places: number, index: number): Point {
  const rest = rests(places).used[index];
  return onBoard(where.caravan, rest ? load(rest) : { x: 130, y: 100 });
}

/** The middle of a thing that can be chosen, for touches that fall beside it. */
export function middle(where: Composition, board: YspahanBoard, target: string): Point | null {
  const [kind, name = ""] = target.split(":");
  if (kind === "shop") return onBoard(where.city, stall(name));
  if (kind === "space") return onBoard(where.city, stone(name).middle);
  if (kind !== "floor") return null;
  const box = room(where.tower, board.floors.indexOf(name), board.floors.length);
  return onBoard(where.tower, { x: box.x + box.w / 2, y: box.y + box.h / 2 });
}
