import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Counting } from "../src/table/counting.svelte";

describe("the score pad at the end", () => {
  const done = vi.fn();
  const count = (rows: number) => new Counting(() => rows, done);

  beforeEach(() => {
    vi.useFakeTimers();
    done.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  it("writes one row after the other, to the last", () => {
    const counting = count(3);
    counting.start();
    const seen: number[] = [];
    while (counting.going) {
      seen.push(counting.written);
      expect(done).not.toHaveBeenCalled();
      vi.advanceTimersToNextTimer();
    }
    expect(seen).toEqual([0, 1, 2]);
    expect(done).toHaveBeenCalledOnce();
  });

  it("can be skipped, and then writes nothing more", () => {
    const counting = count(3);
    counting.start();
    vi.advanceTimersToNextTimer();
    counting.skip();
    expect(counting.going).toBe(false);
    expect(done).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("stops when nobody looks", () => {
    const counting = count(3);
    counting.start();
    counting.stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(done).not.toHaveBeenCalled();
  });

  it("is over at once where there is nothing to count", () => {
    count(0).start();
    expect(done).toHaveBeenCalledOnce();
  });
});
