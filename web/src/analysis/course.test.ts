import { describe, expect, it } from "vitest";
import type { Findings, MoveFound } from "../protocol";
import { band, dearest, given, keyTo, line, numberAt, percent, points } from "./course";

const move = (number: number, price: number | null): MoveFound => ({
  number, seat: number % 2, move: { text: "roll", kind: "roll", args: {} }, options: 2, effect: [0, 0], effect_error: 0, luck: null, luck_error: 0,
  chance: 0.5, price, price_error: 0.01, better: price ? { text: "wait", kind: "wait", args: {} } : null, price_above: 0, price_above_error: 0, better_above: null, looked_at: [],
});
const findings: Findings = {
  names: ["Anna", "Bob"], looks: 10, chances: [[0.5, 0.5], [0.75, 0.25], [1, 0]], errors: [0.1, 0.1, 0],
  moves: [move(1, 0.02), move(2, 0.3)], turning_points: [], players: [],
};
const plot = { width: 100, height: 40 };

describe("the course of a game", () => {
  it("is drawn from the set-up to the end", () => {
    expect(line(findings, 0, plot)).toBe("M0.0 20.0L50.0 10.0L100.0 0.0");
    expect(band(findings, 1, plot)).toMatch(/^M0.0 16.0L50.0 26.0L100.0 40.0L100.0 40.0L50.0 34.0L0.0 24.0Z$/);
  });
  it("is found under the pointer and by keys", () => {
    expect(numberAt(findings, 52, plot)).toBe(1);
    expect(numberAt(findings, 500, plot)).toBe(2);
    expect(keyTo("ArrowRight", 1, 2)).toBe(2);
    expect(keyTo("ArrowRight", 2, 2)).toBe(2);
    expect(keyTo("Home", 2, 2)).toBe(0);
    expect(keyTo("PageDown", 2, 2)).toBe(0);
    expect(keyTo("a", 1, 2)).toBe(null);
  });
  it("lists the dearest decisions first, by what was known or from above", () => {
    expect(dearest(findings, 5).map((one) => one.number)).toEqual([2, 1]);
    const seen = { ...move(3, null), price_above: 0.1, better_above: { text: "wait", kind: "wait", args: {} } };
    expect(dearest({ ...findings, moves: [...findings.moves, seen] }, 5, true).map((one) => one.number)).toEqual([3]);
    expect(given(seen, true)?.price).toBe(0.1);
    expect(given(seen, false)).toBe(null);
    expect(dearest(findings, 1)).toHaveLength(1);
  });
  it("says numbers with a sign", () => {
    expect([points(0.123), points(-0.034, 1), points(0.001), percent(0.256)]).toEqual(["+12", "−3.4", "0", "26"]);
  });
});
