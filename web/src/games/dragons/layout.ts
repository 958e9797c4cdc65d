/** Where everything stands: three terraces, palace above city above caves, on a wide and on a narrow page. */
import type { DragonsBoard, DragonsView } from "../../protocol";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Layout {
  name: "wide" | "narrow";
  w: number;
  h: number;
  /** The ground of each terrace. */
  terraces: { palace: Box; city: Box; caves: Box };
  /** The place of each space in use. */
  spaces: Map<string, Box>;
  /** Where the herald speaks; on a narrow page he stands beside the drawing. */
  herald: Box | null;
}

const GAP = 12;

/** Boxes in rows of equal height, as wide as the row allows. */
function rows(ids: string[], across: number, area: Box, gap = GAP): [string, Box][] {
  const count = Math.ceil(ids.length / across);
  const h = (area.h - gap * (count - 1)) / count;
  return ids.map((id, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, ids.length - row * across);
    const w = (area.w - gap * (inRow - 1)) / inRow;
    return [id, { x: area.x + (i % across) * (w + gap), y: area.y + row * (h + gap), w, h }];
  });
}

/** The spaces of an area that are in use, from left to right. */
function inUse(view: DragonsView, board: DragonsBoard, area: string): string[] {
  const used = new Set(view.spaces.map((space) => space.space));
  return board.spaces
    .filter((space) => space.area === area && used.has(space.space))
    .sort((a, b) => a.column - b.column)
    .map((space) => space.space);
}

export function layout(view: DragonsView, board: DragonsBoard, narrow: boolean): Layout {
  const [palace, city, caves] = ["palace", "city", "caves"].map((area) => inUse(view, board, area)) as [string[], string[], string[]];
  return narrow ? tall(palace, city, caves) : broad(palace, city, caves);
}

function broad(palace: string[], city: string[], caves: string[]): Layout {
  const terraces = { palace: { x: 0, y: 0, w: 1280, h: 336 }, city: { x: 0, y: 336, w: 1280, h: 280 }, caves: { x: 0, y: 616, w: 1280, h: 440 } };
  const spaces = new Map([
    ...rows(palace, 6, { x: 20, y: 58, w: 1240, h: 260 }),
    ...rows(city, 4, { x: 16, y: 356, w: 616, h: 242 }),
    ...rows(caves, 5, { x: 12, y: 632, w: 1256, h: 412 }, 8),
  ]);
  return { name: "wide", w: 1280, h: 1056, terraces, spaces, herald: { x: 648, y: 348, w: 620, h: 256 } };
}

function tall(palace: string[], city: string[], caves: string[]): Layout {
  const across = palace.length > 4 ? 3 : 2;
  const storeys = Math.ceil(palace.length / across);
  const street = Math.ceil(city.length / 2);
  const height = { palace: 74 + storeys * 258, city: 24 + street * 232, caves: 24 + 2 * 366 };
  const below = height.palace + height.city;
  const terraces = {
    palace: { x: 0, y: 0, w: 760, h: height.palace },
    city: { x: 0, y: height.palace, w: 760, h: height.city },
    caves: { x: 0, y: below, w: 760, h: height.caves },
  };
  const spaces = new Map([
    ...rows(palace, across, { x: 16, y: 60, w: 728, h: storeys * 258 - 12 }),
    ...rows(city, 2, { x: 14, y: height.palace + 14, w: 732, h: street * 232 - 12 }),
    ...rows(caves, 3, { x: 8, y: below + 14, w: 744, h: 2 * 366 - 8 }, 8),
  ]);
  return { name: "narrow", w: 760, h: below + height.caves, terraces, spaces, herald: null };
}

/** Where round pieces lie in a box: as large as they can be, in centred rows from the bottom. */
export function lay(box: Box, count: number, largest: number): { size: number; places: Point[] } {
  let [size, across] = [1, 1];
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const fits = Math.min(largest, box.w / columns, box.h / Math.ceil(count / columns));
    if (fits > size + 0.01) [size, across] = [fits, columns];
  }
  const lines = Math.ceil(count / across);
  const places = Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / across);
    const inLine = line === lines - 1 ? count - line * across : across;
    return {
      x: box.x + box.w / 2 + ((i % across) - (inLine - 1) / 2) * size,
      y: box.y + box.h - (lines - line - 0.5) * size,
    };
  });
  return { size, places };
}

/** The way of the tally: caves to the right, city to the left, palace to the right. */
export function way(where: Layout, board: DragonsBoard): Point[] {
  return board.spaces.flatMap(({ space }) => {
    const box = where.spaces.get(space);
    return box ? [{ x: box.x + box.w / 2, y: box.y + box.h }] : [];
  });
}
