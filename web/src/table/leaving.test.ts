import { describe, expect, it } from "vitest";
import type { SeatInfo, Status, TableInfo } from "../protocol";
import { forGood, mayReturn, mayStandIn } from "./leaving";

const me = { kind: "person", mine: true, bot_for_now: false, resigned: false };
const friend = { ...me, mine: false };
const computer = { ...friend, kind: "bot" };
const open = { ...friend, kind: "open" };
const table = (status: Status, ...seats: object[]): TableInfo => ({ status, seats: seats as SeatInfo[] }) as TableInfo;

describe("leaving a table", () => {
  it("deletes a game against computers, and resigns one against people", () => {
    expect(forGood(table("playing", me, computer))).toBe("delete");
    expect(forGood(table("playing", me, friend, computer))).toBe("resign");
    expect(forGood(table("playing", me, { ...friend, resigned: true }))).toBe("delete");
    expect(forGood(table("gathering", me, open))).toBe("delete");
  });

  it("offers nothing to watchers, after the end, or while friends gather", () => {
    expect(forGood(table("playing", friend, computer))).toBeNull();
    expect(forGood(table("over", me, computer))).toBeNull();
    expect(forGood(table("gathering", me, friend))).toBeNull();
    expect(forGood(table("playing", { ...me, resigned: true, bot_for_now: true }, friend))).toBeNull();
  });

  it("lets a computer play until one comes back, but not after resigning", () => {
    const away = { ...me, bot_for_now: true };
    expect(mayStandIn(table("playing", me, friend))).toBe(true);
    expect(mayStandIn(table("playing", away, friend))).toBe(false);
    expect(mayReturn(table("playing", away, friend))).toBe(true);
    expect(mayReturn(table("playing", { ...away, resigned: true }, friend))).toBe(false);
    expect(mayReturn(table("over", away, friend))).toBe(false);
  });
});
