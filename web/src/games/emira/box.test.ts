import { describe, expect, test } from "vitest";
import type { EmiraBoard, EmiraPlayerView } from "../../protocol";
import { openBox, pieces, worth } from "./box";
import { signed } from "../../table/drawing";
import { halves, roundFrom } from "./choice";

const lady = (princess: string, ...talents: string[]) => ({ princess, first: "status", second: null, talents, upkeep: 50, gives: null, advanced_only: false });
const board = {
  princesses: [lady("noor", "intelligence", "housekeeping"), lady("malika", "intelligence"), lady("sahar", "romance"), lady("hind", "housekeeping", "romance")],
  caravans: [], events: [], objectives: [], statuses: [{ status: "status_900", price: 900, points: 2 }], goals: [{ players: 5, fewest: 4, most: 6 }],
} as unknown as EmiraBoard;
const box = openBox(board);

describe("the box", () => {
  test("looks things up", () => {
    expect(box.points("status_900")).toBe(2);
    expect(box.princess("noor")?.talents).toEqual(["intelligence", "housekeeping"]);
    expect(box.goal(5)?.most).toBe(6);
    expect(openBox(board)).toBe(box);
  });

  test("pays in as few pieces as can be", () => {
    expect(pieces(180)).toEqual([100, 50, 10, 10, 10]);
    expect(pieces(1710)).toEqual([1000, 500, 100, 100, 10]);
    expect(pieces(0)).toEqual([]);
  });

  test("a trait that cannot be seen is not told", () => {
    const player = { gold: null, appearance: 3, status: 1, palace_halves: 5, princesses: ["noor"] } as unknown as EmiraPlayerView;
    expect(["gold", "appearance", "status", "palace", "most_princesses"].map((trait) => worth(player, trait))).toEqual([null, 3, 1, 5, 1]);
  });
});

describe("numbers in words", () => {
  test("halves and signs", () => {
    expect([0, 1, 2, 5, -1, -3].map(halves)).toEqual(["0", "½", "1", "2½", "−½", "−1½"]);
    expect([signed(3), signed(-3)]).toEqual(["+3", "−3"]);
  });

  test("round the table from a seat", () => {
    expect(roundFrom([{ seat: 0 }, { seat: 1 }, { seat: 2 }], 2).map((one) => one.seat)).toEqual([2, 0, 1]);
    expect(roundFrom([{ seat: 0 }, { seat: 1 }], null).map((one) => one.seat)).toEqual([0, 1]);
  });
});
