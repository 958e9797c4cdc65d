/**
 * Where everything of the city lies, north at the top. The road is paved with stones that are wide on the side of the
 * shop they touch and narrow on the other, so that a look at a stone tells its shop. Units are those of the drawing.
 */

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}
export interface Stone {
  space: string;
  corners: Point[];
  middle: Point;
}

export const CITY = { w: 1012, h: 966 };
export const STALL = { w: 80, h: 84 };
/** The square in the middle, `C`. */
export const PLAZA: Box = { x: 514, y: 357, w: 84, h: 84 };
const EAST = PLAZA.x + PLAZA.w;
const SOUTH = PLAZA.y + PLAZA.h;

/** An arm of the road: how far its joints lie from the square, on the north or west side (a) and on the other (b). */
interface Arm {
  name: "W" | "E" | "N" | "S";
  stones: number;
  first: [number, number];
  second: "a" | "b";
  wide: number;
  narrow: number;
  place: (along: number, side: "a" | "b") => Point;
}

const ARMS: Arm[] = [
  { name: "W", stones: 10, first: [48, 82], second: "a", wide: 82, narrow: 14, place: (along, side) => ({ x: PLAZA.x - along, y: side === "a" ? PLAZA.y : SOUTH }) },
  { name: "E", stones: 7, first: [122, 88], second: "b", wide: 82, narrow: 14, place: (along, side) => ({ x: EAST + along, y: side === "a" ? PLAZA.y : SOUTH }) },
  { name: "N", stones: 4, first: [115, 159], second: "a", wide: 110, narrow: 22, place: (along, side) => ({ x: side === "a" ? PLAZA.x : EAST, y: PLAZA.y - along }) },
  { name: "S", stones: 7, first: [84, 128], second: "a", wide: 110, narrow: 22, place: (along, side) => ({ x: side === "a" ? PLAZA.x : EAST, y: SOUTH + along }) },
];

function pave(arm: Arm): Stone[] {
  const joints: [number, number][] = [[0, 0], arm.first];
  let wideOn = arm.second;
  for (let i = 2; i <= arm.stones; i++) {
    const [a, b] = joints[i - 1] as [number, number];
    joints.push(wideOn === "a" ? [a + arm.wide, b + arm.narrow] : [a + arm.narrow, b + arm.wide]);
    wideOn = wideOn === "a" ? "b" : "a";
  }
  const last = joints[arm.stones] as [number, number];
  const end = Math.max(...last);
  joints[arm.stones] = [end, end];
  return joints.slice(1).map(([a, b], i) => {
    const [a0, b0] = joints[i] as [number, number];
    const corners = [arm.place(a0, "a"), arm.place(a, "a"), arm.place(b, "b"), arm.place(b0, "b")];
    return { space: `${arm.name}${i + 1}`, corners, middle: centre(corners) };
  });
}

/** The middle of the area, so that who stands there leans to the wide side. */
function centre(corners: Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % corners.length] as Point;
    const cross = p.x * q.y - q.x * p.y;
    area += cross;
    x += (p.x + q.x) * cross;
    y += (p.y + q.y) * cross;
  });
  return { x: x / (3 * area), y: y / (3 * area) };
}

const SQUARE: Stone = {
  space: "C",
  corners: [
    { x: PLAZA.x, y: PLAZA.y },
    { x: EAST, y: PLAZA.y },
    { x: EAST, y: SOUTH },
    { x: PLAZA.x, y: SOUTH },
  ],
  middle: { x: PLAZA.x + PLAZA.w / 2, y: PLAZA.y + PLAZA.h / 2 },
};

export const STONES: readonly Stone[] = [SQUARE, ...ARMS.flatMap(pave)];
const STONE_OF = new Map(STONES.map((stone) => [stone.space, stone]));

export function stone(space: string): Stone {
  return STONE_OF.get(space) ?? SQUARE;
}

/** The middles of the shops. */
const SHOPS: Record<string, readonly [number, number][]> = {
  chest_yellow: [[41, 307], [137, 307], [233, 307]],
  chest_blue: [[329, 307], [425, 307]],
  chest_pink: [[378, 55], [466, 55], [378, 178], [466, 178]],
  vase_blue: [[646, 307]],
  vase_yellow: [[646, 121], [734, 121]],
  vase_orange: [[775, 307], [871, 307], [967, 307]],
  sack_white: [[377, 491], [466, 491], [466, 583]],
  sack_yellow: [[185, 491], [281, 491], [325, 583], [237, 583], [281, 675]],
  sack_pink: [[89, 491], [45, 583], [133, 583], [45, 675], [133, 675], [89, 767]],
  sack_blue: [[466, 712], [466, 844], [378, 844], [290, 844]],
  barrel_white: [[646, 491], [734, 491]],
  barrel_blue: [[646, 646], [734, 646], [822, 646]],
  barrel_yellow: [[830, 491], [926, 491], [946, 583], [946, 675]],
  barrel_pink: [[646, 778], [646, 910], [734, 778], [734, 910], [822, 910]],
};

/** The middles of the tiles that tell what a souk is worth. */
export const TILES: Record<string, readonly [number, number]> = {
  chest_yellow: [137, 252],
  chest_blue: [377, 252],
  chest_pink: [422, 116],
  vase_blue: [646, 252],
  vase_yellow: [690, 66],
  vase_orange: [871, 252],
  sack_white: [392, 546],
  sack_yellow: [281, 738],
  sack_pink: [22, 528],
  sack_blue: [378, 789],
  barrel_white: [690, 546],
  barrel_blue: [734, 591],
  barrel_yellow: [856, 546],
  barrel_pink: [690, 844],
};
export const TILE = { w: 50, h: 40 };

export const STALLS: ReadonlyMap<string, Point> = new Map(
  Object.entries(SHOPS).flatMap(([souk, places]) => places.map(([x, y], i) => [`${souk}_${i + 1}`, { x, y }] as const)),
);

export function stall(shop: string): Point {
  return STALLS.get(shop) ?? { x: 0, y: 0 };
}

export function stallBox(shop: string): Box {
  const { x, y } = stall(shop);
  return { x: x - STALL.w / 2, y: y - STALL.h / 2, ...STALL };
}

/** The walls of a souk: every stall with some margin, and the passages between stalls of a row or column. */
export function walls(shops: string[], margin: number): Box[] {
  const boxes = shops.map((shop) => grown(stallBox(shop), margin));
  const joined: Box[] = [];
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1)) {
      const row = Math.abs(a.y - b.y) < 2 && Math.abs(a.x - b.x) < 110;
      const column = Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 140;
      if (row || column) joined.push(around(a, b));
    }
  });
  return [...boxes, ...joined];
}

function grown({ x, y, w, h }: Box, by: number): Box {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

/** Where a medallion names the quarter. */
export const EMBLEMS: Record<string, Point> = {
  chest: { x: 164, y: 116 },
  vase: { x: 904, y: 116 },
  sack: { x: 106, y: 890 },
  barrel: { x: 944, y: 842 },
};

/** How far a runner lies on its stone. */
const INTO = 15;

/** The runner from a stone into a shop it touches, across the gap between road and stall. */
export function runner(space: string, shop: string): Box {
  const road = bounds(stone(space).corners);
  const box = stallBox(shop);
  if (space === "C") return { x: 0, y: 0, w: 0, h: 0 };
  if (space.startsWith("W") || space.startsWith("E")) {
    const above = box.y < road.y;
    const [from, to] = overlap(box.x, box.x + box.w, edge(space, above ? PLAZA.y : SOUTH, "y", "x"));
    const middle = (from + to) / 2;
    return { x: middle - 17, y: above ? box.y + box.h : SOUTH - INTO, w: 34, h: above ? PLAZA.y + INTO - box.y - box.h : box.y + INTO - SOUTH };
  }
  const left = box.x < road.x;
  const [from, to] = overlap(box.y, box.y + box.h, edge(space, left ? PLAZA.x : EAST, "x", "y"));
  const middle = (from + to) / 2;
  return { x: left ? box.x + box.w : EAST - INTO, y: middle - 17, w: left ? PLAZA.x + INTO - box.x - box.w : box.x + INTO - EAST, h: 34 };
}

/** From where to where a stone borders one side of the road. */
function edge(space: string, at: number, across: "x" | "y", along: "x" | "y"): [number, number] {
  const values = stone(space).corners.filter((corner) => corner[across] === at).map((corner) => corner[along]);
  return [Math.min(...values), Math.max(...values)];
}

function overlap(from: number, to: number, [low, high]: [number, number]): [number, number] {
  return [Math.max(from, low), Math.min(to, high)];
}

export function bounds(corners: readonly Point[]): Box {
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** A stone a little smaller than its place, so that joints show. */
export function inset(corners: readonly Point[], by: number): Point[] {
  return corners.map((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] as Point;
    const after = corners[(i + 1) % corners.length] as Point;
    const turn = Math.sign((corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x)) || 1;
    const inward = (p: Point, q: Point): Point => {
      const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
      return { x: (-(q.y - p.y) / length) * turn, y: ((q.x - p.x) / length) * turn };
    };
    const [m, n] = [inward(before, corner), inward(corner, after)];
    const scale = by / (1 + m.x * n.x + m.y * n.y || 1);
    return { x: corner.x + (m.x + n.x) * scale, y: corner.y + (m.y + n.y) * scale };
  });
}

export function path(corners: readonly Point[]): string {
  return `M${corners.map((corner) => `${corner.x.toFixed(1)} ${corner.y.toFixed(1)}`).join("L")}Z`;
}

/** The way along the road between two spaces, both included. */
export function way(from: string, to: string): string[] {
  const [armA, a] = [from[0] ?? "C", Number(from.slice(1))];
  const [armB, b] = [to[0] ?? "C", Number(to.slice(1))];
  const steps: string[] = [];
  if (armA === armB && armA !== "C") {
    const step = b < a ? -1 : 1;
    for (let i = a; i !== b + step; i += step) steps.push(`${armA}${i}`);
    return steps;
  }
  for (let i = a; armA !== "C" && i > 0; i--) steps.push(`${armA}${i}`);
  steps.push("C");
  for (let i = 1; armB !== "C" && i <= b; i++) steps.push(`${armB}${i}`);
  return steps;
}
