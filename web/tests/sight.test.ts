import { describe, expect, it } from "vitest";
import { scrollFor } from "../src/table/sight";

const free = { top: 0, bottom: 400 };
const at = (...tops: number[]): { top: number; bottom: number }[] => tops.map((top) => ({ top, bottom: top + 40 }));

describe("pieces are brought into sight", () => {
  it("not at all when they are there", () => {
    expect(scrollFor(at(10, 200, 360), free)).toBe(0);
    expect(scrollFor([], free)).toBe(0);
  });

  it("by the shortest way when all fit", () => {
    expect(scrollFor(at(300, 420), free)).toBe(68);
    expect(scrollFor(at(-120, 100), free)).toBe(-128);
  });

  it("as many as fit when not all do", () => {
    const by = scrollFor(at(0, 800, 850, 900), free);
    expect(by).toBe(548);
  });

  it("and nothing moves for no gain", () => {
    expect(scrollFor(at(0, 100, 900, 1000), free)).toBe(0);
  });

  it("one that is taller than the room by its beginning", () => {
    expect(scrollFor([{ top: 500, bottom: 1200 }], free)).toBe(492);
  });
});
