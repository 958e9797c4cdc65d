import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket, type Line } from "../src/net/socket";
import type { FromServer } from "../src/protocol";
import { FakeWire, wire } from "./wire";

const move = (key: string) => ({ type: "move", seat: 0, move: "end", seq: 3, key }) as const;

describe("the line to a table", () => {
  let lines: Line[];
  let heard: FromServer[];
  let last: number | null;
  let reboots: number;
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeWire.all = [];
    lines = [];
    heard = [];
    last = null;
    reboots = 0;
    socket = new TableSocket({
      url: "ws://table",
      hello: () => ({ last, eyes: 0, scene: false }),
      heard: (message) => heard.push(message),
      line: (line) => lines.push(line),
      rebooted: () => (reboots += 1),
      wire: () => new FakeWire(),
    });
    socket.open();
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  it("says hello first, and is open when it is welcomed", () => {
    wire(0).welcome();
    expect(wire(0).sent[0]).toEqual({ type: "hello", last: null, eyes: 0, scene: false });
    expect(lines).toEqual(["connecting", "open"]);
  });

  it("comes back by itself and says what it saw last", () => {
    wire(0).welcome();
    last = 17;
    wire(0).cut();
    vi.advanceTimersByTime(1000);
    wire(1).welcome();
    expect(wire(1).sent[0]?.last).toBe(17);
    expect(lines).toEqual(["connecting", "open", "lost", "connecting", "open"]);
  });

  it("repeats a move that was not acknowledged, with the same key, and only until it is", () => {
    wire(0).welcome();
    socket.send(move("k1"));
    wire(0).cut();
    vi.advanceTimersByTime(1000);
    wire(1).welcome();
    expect(wire(1).sent.map((message) => message.key)).toEqual([undefined, "k1"]);
    wire(1).say({ type: "ack", key: "k1", seq: 4 });
    expect(socket.unanswered).toBe(0);
    wire(1).cut();
    vi.advanceTimersByTime(1000);
    wire(2).welcome();
    expect(wire(2).sent).toHaveLength(1);
  });

  it("takes a refusal for an answer", () => {
    wire(0).welcome();
    socket.send(move("k1"));
    wire(0).say({ type: "refused", key: "k1", problem: { key: "stale", args: {}, rule: null } });
    expect(socket.unanswered).toBe(0);
  });

  it("sends what was said before the welcome only after it", () => {
    socket.send(move("k1"));
    wire(0).open();
    expect(wire(0).sent).toHaveLength(1);
    wire(0).say({ type: "welcome", boot: "one", table: {}, chat: [] });
    expect(wire(0).sent[1]?.key).toBe("k1");
  });

  it("waits longer after each failure", () => {
    wire(0).cut();
    vi.advanceTimersByTime(400);
    expect(FakeWire.all).toHaveLength(2);
    for (let index = 1; index < 6; index++) {
      wire(index).cut();
      vi.advanceTimersByTime(11_000);
    }
    wire(6).cut();
    vi.advanceTimersByTime(5000);
    expect(FakeWire.all).toHaveLength(7);
  });

  it("hurries when the browser is online again", () => {
    wire(0).cut();
    socket.hurry();
    expect(FakeWire.all).toHaveLength(2);
  });

  it("notices another server process", () => {
    wire(0).welcome("one");
    wire(0).cut();
    vi.advanceTimersByTime(1000);
    wire(1).welcome("two");
    expect(reboots).toBe(1);
  });

  it("gives up a line that has gone silent", () => {
    wire(0).welcome();
    vi.advanceTimersByTime(20_001);
    expect(wire(0).sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(12_001);
    expect(wire(0).closed).toBe(true);
    expect(lines.at(-1)).toBe("lost");
  });

  it("does not call again after it was closed", () => {
    wire(0).welcome();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeWire.all).toHaveLength(1);
  });

  it("hears nothing in what is no message", () => {
    wire(0).welcome();
    wire(0).onmessage?.({ data: "<html>" });
    expect(heard).toHaveLength(1);
  });
});
