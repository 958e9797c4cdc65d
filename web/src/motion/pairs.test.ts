import { describe, expect, it } from "vitest";
import { pairs, type Laid } from "./pairs";

const laid = (...spots: string[]): Laid<string>[] =>
  spots.map((spot, index) => {
    const [what = "", where = ""] = spot.split("@");
    return { what, where, at: `${spot}${index}` };
  });

describe("what moved", () => {
  it("a card that went from the market to a hand", () => {
    expect(pairs(laid("lamp@market", "key@market"), laid("key@market", "lamp@hand"))).toEqual([
      { from: "key@market1", to: "key@market0", moved: false },
      { from: "lamp@market0", to: "lamp@hand1", moved: true },
    ]);
  });

  it("of equal pieces only as many as left their place", () => {
    const moved = pairs(laid("cube@supply", "cube@supply", "cube@souk"), laid("cube@supply", "cube@souk", "cube@souk")).filter((one) => one.moved);
    expect(moved).toEqual([{ from: "cube@supply1", to: "cube@souk2", moved: true }]);
  });

  it("what is new or gone has no partner", () => {
    expect(pairs(laid("lamp@market"), laid("key@hand"))).toEqual([]);
  });
});
