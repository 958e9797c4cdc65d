import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { diceIn, NARROW, RESTS, rests, room, shelf, WIDE } from "./composition";
import { bounds, CITY, runner, EMBLEMS, stallBox, STALLS, stone, STONES, TILE, TILES, way, type Box, type Point } from "./geometry";

/** The city as the engine has it: the spaces that touch each shop, and the shops that each space touches. */
const data = readFileSync(new URL("../../../../src/caravanserai/games/yspahan/data.toml", import.meta.url), "utf8");
const entries = (table: string): string[] => data.split(`[[${table}]]`).slice(1).map((text) => text.split("\n[")[0] ?? "");
const id = (entry: string): string => /^id = "(.+)"/m.exec(entry)?.[1] ?? "";
const touches = new Map<string, string[]>(entries("shop").map((entry) => [id(entry), /^touches = \[(.*)\]/m.exec(entry)?.[1]?.match(/\w+/g) ?? []]));
const spaces = entries("road_space").map(id);

const apart = (a: Box, b: Box): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
const area = (corners: Point[]): number =>
  Math.abs(corners.reduce((sum, p, i) => {
    const q = corners[(i + 1) % corners.length] as Point;
    return sum + p.x * q.y - q.x * p.y;
  }, 0)) / 2;

/** How long a stone and a shop run beside each other across the gap of the road's edge. */
function border(space: string, shop: string): number {
  const { corners } = stone(space);
  const box = stallBox(shop);
  let longest = 0;
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % corners.length] as Point;
    const along = (from: number, to: number, low: number, high: number): number => Math.min(Math.max(from, to), high) - Math.max(Math.min(from, to), low);
    const flat = p.y === q.y && Math.min(Math.abs(box.y + box.h - p.y), Math.abs(box.y - p.y)) < 12;
    const steep = p.x === q.x && Math.min(Math.abs(box.x + box.w - p.x), Math.abs(box.x - p.x)) < 12;
    if (flat) longest = Math.max(longest, along(p.x, q.x, box.x, box.x + box.w));
    if (steep) longest = Math.max(longest, along(p.y, q.y, box.y, box.y + box.h));
  });
  return longest;
}

describe("the plan of the city", () => {
  test("has a place for every shop and every space", () => {
    expect(touches.size).toBe(47);
    expect([...STALLS.keys()].sort()).toEqual([...touches.keys()].sort());
    expect(STONES.map((each) => each.space).sort()).toEqual([...spaces].sort());
  });

  test("no two shops overlap, none lies on the road or outside the walls", () => {
    const shops = [...STALLS.keys()];
    shops.forEach((shop, i) => {
      const box = stallBox(shop);
      for (const other of shops.slice(i + 1)) expect(apart(box, stallBox(other)), `${shop} ${other}`).toBe(true);
      for (const { space, corners } of STONES) expect(apart(box, bounds(corners)), `${shop} ${space}`).toBe(true);
      expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= CITY.w && box.y + box.h <= CITY.h, shop).toBe(true);
    });
  });

  test("the stones fill the cross of roads exactly once", () => {
    const paved = STONES.reduce((sum, each) => sum + area(each.corners), 0);
    const cross = STONES.flatMap((each) => each.corners);
    const all = bounds(cross);
    expect(paved).toBeCloseTo(84 * (all.w + all.h - 84), 3);
  });

  test("a stone runs beside the shops it touches, and beside no others", () => {
    for (const [shop, touching] of touches) {
      for (const space of spaces) {
        const beside = border(space, shop);
        if (touching.includes(space)) expect(beside, `${space} ${shop}`).toBeGreaterThan(40);
        else expect(beside, `${space} ${shop}`).toBeLessThan(16);
      }
      for (const space of touching) expect(Math.min(runner(space, shop).w, runner(space, shop).h)).toBeGreaterThan(10);
    }
  });

  test("value tiles cover no middle of a shop and no other tile", () => {
    const tiles = Object.entries(TILES).map(([souk, [x, y]]) => [souk, { x: x - TILE.w / 2, y: y - TILE.h / 2, ...TILE }] as const);
    tiles.forEach(([souk, tile], i) => {
      for (const [other, second] of tiles.slice(i + 1)) expect(apart(tile, second), `${souk} ${other}`).toBe(true);
      for (const shop of STALLS.keys()) {
        const box = stallBox(shop);
        expect(apart(tile, { x: box.x + 16, y: box.y + 16, w: box.w - 32, h: box.h - 32 }), `${souk} ${shop}`).toBe(true);
      }
    });
    for (const { x, y } of Object.values(EMBLEMS)) {
      for (const shop of STALLS.keys()) expect(apart({ x: x - 60, y: y - 60, w: 120, h: 120 }, stallBox(shop)), shop).toBe(true);
    }
  });

  test("the supervisor walks along the road", () => {
    expect(way("W2", "N1")).toEqual(["W2", "W1", "C", "N1"]);
    expect(way("S3", "S1")).toEqual(["S3", "S2", "S1"]);
    expect(way("C", "E2")).toEqual(["C", "E1", "E2"]);
    expect(way("C", "C")).toEqual(["C"]);
    expect(way("W10", "E7")).toHaveLength(18);
  });
});

describe("tower and caravan", () => {
  test("twelve dice fit into one room, on both boards", () => {
    for (const { tower } of [WIDE, NARROW]) {
      const box = shelf(room(tower, 3), tower.lying);
      for (let count = 1; count <= 12; count++) {
        const { size, places } = diceIn(box, count, 44, tower.lying);
        expect(size).toBeGreaterThan(24);
        for (const place of places) {
          expect(place.x >= box.x - 0.01 && place.x + size <= box.x + box.w + 0.01).toBe(true);
          expect(place.y >= box.y - 0.01 && place.y + size <= box.y + box.h + 0.01).toBe(true);
        }
      }
    }
  });

  test("with fewer players each row of the caravan begins later", () => {
    expect(rests(12).used).toEqual(RESTS);
    expect(rests(9).unused).toEqual([RESTS[0], RESTS[4], RESTS[8]]);
    expect(rests(6).used).toEqual([2, 3, 6, 7, 10, 11].map((i) => RESTS[i]));
  });
});
