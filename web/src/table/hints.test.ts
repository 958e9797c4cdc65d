import { describe, expect, it } from "vitest";
import type { HintMove } from "../protocol";
import { inPlace, margin } from "./hints";

const row = (move: string, chance: number | null = null): HintMove => ({ move, reason: "r", args: {}, chance, error: null, margin: null });
const moves = (rows: HintMove[]): string[] => rows.map((one) => one.move);

describe("rows of a hint", () => {
  it("stay in their places when search has other favourites", () => {
    const now = [row("c", 0.5), row("a", 0.4), row("d", 0.3)];
    const rows = inPlace([row("a"), row("b"), row("c")], now);
    expect(moves(rows)).toEqual(["a", "d", "c"]);
    expect(rows[0]?.chance).toBe(0.4);
  });

  it("may become more or fewer", () => {
    expect(moves(inPlace([row("a")], [row("b"), row("a")]))).toEqual(["a", "b"]);
    expect(moves(inPlace([row("a"), row("b")], [row("b")]))).toEqual(["b"]);
  });
});

describe("a margin", () => {
  it("has a sign, and tenths where they matter", () => {
    expect(margin(3.46, "en")).toBe("+3.5");
    expect(margin(-3.46, "fr")).toBe("−3,5");
    expect(margin(-12.2, "pl")).toBe("−12");
    expect(margin(0.04, "en")).toBe("0.0");
  });
});
