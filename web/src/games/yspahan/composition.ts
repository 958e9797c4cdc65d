/** How city, tower, caravan, calendar and cards are put together on a wide and on a narrow board. */
import type { YspahanBoard } from "../../protocol";
import { stall, stone, type Box, type Point } from "./geometry";

/** A part of the board: where its own corner lies and how much larger it is drawn. */
export interface Spot extends Point {
  scale: number;
}

/** The tower stands on a wide board; on a narrow one its floors lie side by side, above the city. */
export interface TowerSpot extends Spot {
  w: number;
  /** The height of a floor. */
  floor: number;
  lying: boolean;
}

export interface Composition {
  name: "wide" | "narrow";
  w: number;
  h: number;
  city: Spot;
  tower: TowerSpot;
  caravan: Spot;
  calendar: Spot;
  cards: Spot;
}

export const WIDE: Composition = {
  name: "wide",
  w: 1614,
  h: 1048,
  city: { x: 280, y: 42, scale: 1 },
  tower: { x: 18, y: 14, scale: 1, w: 206, floor: 147, lying: false },
  caravan: { x: 1342, y: 6, scale: 1 },
  calendar: { x: 1342, y: 590, scale: 1 },
  cards: { x: 1333, y: 800, scale: 1.08 },
};

export const NARROW: Composition = {
  name: "narrow",
  w: 1090,
  h: 2262,
  city: { x: 39, y: 396, scale: 1 },
  tower: { x: 12, y: 8, scale: 1, w: 1066, floor: 236, lying: true },
  caravan: { x: 12, y: 1416, scale: 1.5 },
  calendar: { x: 432, y: 1416, scale: 2.44 },
  cards: { x: 456, y: 1864, scale: 2.2 },
};

/** Sizes of the parts in their own units. */
export const TOWER = { roof: 118, base: 40 };
export const ARCADE = { roof: 76, base: 30 };
export const CARAVAN = { w: 264, h: 560 };
export const CALENDAR = { w: 264, h: 166 };
export const CARDS = { w: 264, h: 190 };

/** What the drawing of a tower needs to know of its place. */
export type Tower = Pick<TowerSpot, "w" | "floor" | "lying">;

/** The room of a floor, counted from the bottom of the tower, or from the left where it lies. */
export function room({ w, floor, lying }: Tower, index: number, floors = 6): Box {
  if (!lying) return { x: 14, y: TOWER.roof + (floors - 1 - index) * floor, w: w - 28, h: floor - 10 };
  const bay = (w - 20) / floors;
  return { x: 10 + index * bay + 9, y: ARCADE.roof, w: bay - 18, h: floor };
}

/** Where in its room the sign of a floor hangs. */
export function sign({ x, y, w, h }: Box, lying: boolean): Point & { r: number } {
  return lying ? { x: x + w / 2, y: y + 66, r: 35 } : { x: x + 34, y: y + h * 0.56, r: 29 };
}

/** The part of a room that the sign leaves to the dice. */
export function shelf({ x, y, w, h }: Box, lying: boolean): Box {
  return lying ? { x: x + 6, y: y + 106, w: w - 12, h: h - 112 } : { x: x + 68, y: y + 18, w: w - 74, h: h - 22 };
}

/** Where dice lie in a box: as large as they can be, in rows from the left or centred. */
export function diceIn({ x, y, w, h }: Box, count: number, largest: number, centred = false): { size: number; places: Point[] } {
  let [size, columns] = [1, 1];
  for (let across = 1; across <= Math.max(1, count); across++) {
    const fits = Math.min(largest, w / across, h / Math.ceil(count / across));
    if (fits > size) [size, columns] = [fits, across];
  }
  columns = Math.max(columns, Math.min(count, Math.floor(w / size)));
  const top = y + (h - size * Math.ceil(count / columns)) / 2;
  const left = centred ? x + (w - size * Math.min(count, columns)) / 2 : x;
  const places = Array.from({ length: count }, (_, i) => ({
    x: left + (i % columns) * size,
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
