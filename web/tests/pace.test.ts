import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beat, Pace, type Beat } from "../src/table/pace";

const PLAIN: Beat = { stays: 500, stop: null };
const STOP: Beat = { stays: 500, stop: Infinity };
const PASSING: Beat = { stays: 500, stop: 2000 };

describe("the pace", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function paced(measure: (item: number) => Beat | null) {
    const shown: number[] = [];
    const stops: boolean[] = [];
    const pace = new Pace<number>((item) => shown.push(item), measure, (stopped) => stops.push(stopped));
    return { pace, shown, stops };
  }

  it("shows one frame after the other, and all at once on demand", () => {
    const { pace, shown } = paced(() => PLAIN);
    for (const item of [1, 2, 3, 4]) pace.add(item);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(600);
    expect(shown).toEqual([1, 2]);
    pace.skip();
    expect(shown).toEqual([1, 2, 4]);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 2, 4]);
    pace.add(5);
    expect(shown.at(-1)).toBe(5);
  });

  it("does not wait when nothing may wait", () => {
    const { pace, shown } = paced(() => null);
    for (const item of [1, 2, 3]) pace.add(item);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("hurries when many frames wait", () => {
    const { pace, shown } = paced(() => PLAIN);
    for (const item of [1, 2, 3, 4, 5, 6, 7, 8]) pace.add(item);
    vi.advanceTimersByTime(900);
    expect(shown.length).toBeGreaterThan(3);
  });

  it("stops at a reveal until its reader goes on", () => {
    const { pace, shown, stops } = paced((item) => (item === 2 ? STOP : PLAIN));
    for (const item of [1, 2, 3]) pace.add(item);
    vi.advanceTimersByTime(60_000);
    expect([shown, stops]).toEqual([[1, 2], [true]]);
    pace.goOn();
    expect([shown, stops]).toEqual([[1, 2, 3], [true, false]]);
    pace.goOn(); // nothing to go on from
    expect(shown).toEqual([1, 2, 3]);
  });

  it("goes on by itself from what is none of the reader's business", () => {
    const { pace, shown, stops } = paced((item) => (item === 1 ? PASSING : PLAIN));
    for (const item of [1, 2]) pace.add(item);
    vi.advanceTimersByTime(1900);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(200);
    expect([shown, stops]).toEqual([[1, 2], [true, false]]);
  });

  it("skips a stop and what waits behind it", () => {
    const { pace, shown, stops } = paced(() => STOP);
    for (const item of [1, 2, 3]) pace.add(item);
    pace.skip();
    expect([shown, stops]).toEqual([[1, 3], [true, false]]);
    pace.add(4);
    pace.skip(); // nothing waits: the stop alone is over
    expect([shown, stops]).toEqual([[1, 3, 4], [true, false, true, false]]);
  });

  it("rests at the answer to an own move, and lets what follows wait", () => {
    const { pace, shown } = paced((item) => (item === 1 ? STOP : PLAIN));
    pace.now(1, true);
    pace.add(2);
    expect(shown).toEqual([1]);
    pace.goOn();
    expect(shown).toEqual([1, 2]);
  });

  it("shows the newest at once when nothing shall wait any more", () => {
    let waits = true;
    const { pace, shown } = paced(() => (waits ? PLAIN : null));
    for (const item of [1, 2, 3, 4]) pace.add(item);
    waits = false;
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 4]);
  });

  it("shows of many bids only where they end", () => {
    const { pace, shown } = paced(() => PLAIN);
    for (const item of [1, 2, 3]) pace.hold(item);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([]);
    pace.add(4);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([4]);
    pace.hold(5);
    pace.skip();
    expect(shown).toEqual([4, 5]);
  });
});

describe("the length of a frame", () => {
  it("grows with what there is to see, and with slowness", () => {
    const stays = (["trifle", "ordinary", "reveal"] as const).map((weight) => beat("fast", weight, true).stays);
    expect(stays).toEqual([...stays].sort((a, b) => a - b));
    expect(beat("slow", "ordinary", false).stays).toBeGreaterThan(beat("normal", "ordinary", false).stays);
  });

  it("stops at reveals: always, where it concerns the reader, or never", () => {
    const stops = (["slow", "normal", "fast"] as const).map((speed) => [true, false].map((mine) => beat(speed, "reveal", mine).stop));
    expect(stops).toEqual([[Infinity, Infinity], [Infinity, 2800], [null, null]]);
    expect(beat("slow", "ordinary", true).stop).toBeNull();
  });
});
