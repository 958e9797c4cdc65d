import { describe, expect, test } from "vitest";
import type { EmiraBoard, EmiraPlayerView } from "../../protocol";
import { openBox, pieces, slots, worth } from "./box";
import { halves, roundFrom, signed } from "./choice";

const lady = (princess: string, ...talents: string[]) => ({ princess, first: "status", second: null, talents, upkeep: 50, gives: null, advanced_only: false });
const board = {
  princesses: [lady("noor", "intelligence", "housekeeping"), lady("malika", "intelligence"), lady("sahar", "romance"), lady("hind", "housekeeping", "romance")],
  caravans: [], events: [], objectives: [], statuses: [{ status: "status_900", price: 900, points: 2 }], goals: [{ players: 5, fewest: 4, most: 6 }],
} as unknown as EmiraBoard;
const box = openBox(board);
const objective = (...needs: Record<string, number>[]) => ({ objective: "o", players: 5, needs });
const missing = (needs: Record<string, number>[], residents: string[]): number => slots(objective(...needs), residents, box).filter((slot) => slot.by === null).length;

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

describe("the talents of an objective", () => {
  test("a princess with two talents makes room for another", () => {
    expect(missing([{ intelligence: 1, housekeeping: 1 }], ["noor", "malika"])).toBe(0);
    expect(missing([{ intelligence: 1, housekeeping: 1 }], ["malika", "noor"])).toBe(0);
    expect(missing([{ intelligence: 2, housekeeping: 1 }], ["noor", "malika"])).toBe(1);
  });

  test("nobody counts twice", () => {
    const made = slots(objective({ intelligence: 1, housekeeping: 1, romance: 1 }), ["noor", "hind"], box);
    expect(new Set(made.map((slot) => slot.by).filter((by) => by !== null)).size).toBe(2);
  });

  test("of several ways the nearest is taken", () => {
    expect(missing([{ intelligence: 2, romance: 1 }, { intelligence: 1, romance: 2 }], ["malika", "sahar", "hind"])).toBe(0);
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
