import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Session } from "../src/table/session.svelte";
import { FakeWire, wire } from "./wire";

const MOVES = ["take camels", "take gold"];
const option = (move: string) => ({ text: move, kind: "take", args: { floor: move.slice(5) }, targets: [`floor:${move.slice(5)}`], effects: {} });

/** A frame for a seat; `asks` are the seats that owe an answer. */
function frame(seq: number, { eyes = 0 as number | null, asks = [0], events = 1, from = seq - 1, undo = false } = {}) {
  const decision = { kind: "group", args: {}, seats: asks, options: eyes !== null && asks.includes(eyes) ? MOVES.map(option) : [], undo, chosen: null };
  const happened = Array.from({ length: events }, (_, index) => ({ name: "rolled", args: { seat: 1, number: seq * 10 + index }, rules: [] }));
  return { type: "frame", seq, eyes, events_from: from, deadline: null, frame: { view: {}, events: happened, decision, scores: [], over: false } };
}

function table(mine: number[]) {
  const seats = [0, 1].map((seat) => ({ seat, name: ["Ada", "Berta"][seat], kind: "person", mine: mine.includes(seat), bot_for_now: false, present: true, level: null }));
  return { id: "t", game: "yspahan", status: "playing", seats };
}

describe("a table on the page", () => {
  let moving: boolean;

  async function sit(mine = [0]): Promise<Session> {
    vi.stubGlobal("fetch", (path: string) =>
      Promise.resolve({ ok: true, json: () => Promise.resolve(path === "/api/me" ? { name: "Ada", version: "1" } : table(mine)) }),
    );
    const session = new Session("t", () => (moving ? "normal" : null));
    await session.start();
    wire(0).welcome("one", table(mine));
    return session;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    FakeWire.all = [];
    moving = false;
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
    vi.stubGlobal("WebSocket", FakeWire);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const said = (type: string) => wire(0).sent.filter((one) => one.type === type);
  const stale = { key: "stale", args: {}, rule: null };

  /** A line that is lost while a move is under way, and back again. */
  async function cutOff() {
    const session = await sit();
    wire(0).say(frame(1));
    session.play("take camels");
    const { key } = said("move")[0] ?? {};
    wire(0).cut();
    vi.advanceTimersByTime(1000);
    wire(1).welcome("two", table([0]));
    return { session, key };
  }

  it("keeps a refusal on the screen until its reader acts again", async () => {
    const session = await sit();
    wire(0).say(frame(1));
    session.play("take camels");
    wire(0).say({ type: "refused", key: said("move")[0]?.key, problem: stale });
    wire(0).say(frame(2));
    wire(0).say(frame(3, { asks: [1] }));
    wire(0).say(frame(4));
    expect(session.objection?.problem?.key).toBe("stale");
    session.play("take gold");
    expect(session.objection).toBeNull();
  });

  it("shows frames one after the other while things move, also those in which nothing happened", async () => {
    moving = true;
    const session = await sit();
    for (const seq of [1, 2, 3]) wire(0).say(frame(seq, { asks: [1] }));
    wire(0).say(frame(4, { asks: [1], events: 0 }));
    wire(0).say(frame(5, { asks: [1], from: 3 }));
    const shown: (number | undefined)[] = [];
    for (let step = 0; step < 4; step++) {
      shown.push(session.shown?.seq);
      vi.advanceTimersByTime(650);
    }
    expect(shown).toEqual([2, 3, 4, 5]); // the first gave way to the second at once: nothing was moving yet
  });

  it("shows the answer to an own move at once", async () => {
    moving = true;
    const session = await sit();
    wire(0).say(frame(1));
    session.play("take camels");
    wire(0).say(frame(2));
    expect(session.shown?.seq).toBe(2);
  });

  it("takes one move of a decision, however often it is chosen", async () => {
    const session = await sit();
    wire(0).say(frame(1));
    session.play("take camels");
    session.play("take gold");
    session.choose("floor:gold");
    expect(said("move").map((one) => one.move)).toEqual(["take camels"]);
  });

  it("shows which piece is allowed when another like it is pointed at", async () => {
    const session = await sit();
    wire(0).say(frame(1));
    session.choose("treasury:gold");
    const [asked] = said("why");
    expect(asked?.target).toBe("treasury:gold");
    wire(0).say({ type: "why_answer", key: asked?.key ?? "", move: "take gold", problem: null });
    expect([...session.lit]).toEqual(["floor:gold"]);
    expect(session.objection).toBeNull();
  });

  it("says why nothing can be done with a piece, and nothing of one that means no move", async () => {
    const session = await sit();
    wire(0).say(frame(1));
    session.choose("moon:full");
    wire(0).say({ type: "why_answer", key: said("why")[0]?.key ?? "", move: "", problem: null });
    expect([session.objection, session.lit.size]).toEqual([null, 0]);
    session.choose("floor:bag");
    const problem = { key: "floor_empty", args: {}, rule: "YSP-SELECT.1" };
    wire(0).say({ type: "why_answer", key: said("why")[1]?.key ?? "", move: "take bag", problem });
    expect(session.objection).toEqual({ move: "take bag", problem });
  });

  it("waits for a move that was under way when the line was lost", async () => {
    const { session, key } = await cutOff();
    wire(1).say(frame(1, { events: 0, from: 1 })); // how things stand before that move is heard again
    session.play("take gold");
    expect(wire(1).sent.filter((one) => one.type === "move").map((one) => one.move)).toEqual(["take camels"]);
    wire(1).say({ type: "ack", key, seq: 2 });
    expect(session.busy).toBe(true); // the answer is not here yet
    wire(1).say(frame(2));
    expect(session.busy).toBe(false);
  });

  it("goes on when a move under way had arrived before the line was lost", async () => {
    const { session, key } = await cutOff();
    wire(1).say(frame(2));
    expect(session.busy).toBe(true);
    wire(1).say({ type: "ack", key, seq: 2 });
    expect(session.busy).toBe(false);
  });

  it("shows an answer to a question only to who asked it", async () => {
    const session = await sit([0, 1]);
    wire(0).say(frame(1, { eyes: null }));
    session.look(0);
    wire(0).say(frame(1, { from: 0 }));
    session.askHint();
    const { key } = said("hint")[0] ?? {};
    session.play("take camels");
    wire(0).say(frame(2, { asks: [1], from: 1 }));
    expect(session.handOver).toBe(1);
    session.look(1);
    wire(0).say({ type: "hint_answer", key, move: "take gold", reason: "gold", args: {} });
    expect(session.hint).toBeNull();
  });

  it("hands the device back before a move is taken back", async () => {
    const session = await sit([0, 1]);
    wire(0).say(frame(1, { eyes: null }));
    session.look(0);
    wire(0).say(frame(1, { from: 0 }));
    session.play("take camels");
    wire(0).say(frame(2, { asks: [1], from: 1, undo: true }));
    session.handBack();
    expect(said("undo").map((one) => one.seat)).toEqual([0]);
    wire(0).say(frame(2, { eyes: null, asks: [1], from: 0, events: 2 }));
    wire(0).say(frame(3, { eyes: null, asks: [0], from: 1, events: 0 }));
    expect([session.handOver, session.eyes]).toEqual([0, null]);
  });

  /** A table at which a computer plays for the reader; coming back is answered with the seat. */
  function away(resigned = false): string[] {
    const asked: string[] = [];
    const gone = { ...table([0]), seats: table([0]).seats.map((seat) => (seat.mine ? { ...seat, bot_for_now: true, resigned } : seat)) };
    vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
      if (method === "POST") asked.push(path);
      const answer = path === "/api/me" ? { name: "Ada", version: "1" } : path.endsWith("/return") ? table([0]) : gone;
      return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) });
    });
    return asked;
  }

  it("takes the seat back when its person opens the table again", async () => {
    const asked = away();
    const session = new Session("t", () => (moving ? "normal" : null));
    await session.start();
    expect(asked).toEqual(["/api/tables/t/return"]);
    expect([session.mine, session.replaced, session.eyes]).toEqual([[0], false, 0]);
  });

  it("waits with that until somebody looks at the page", async () => {
    const asked = away();
    vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: true }));
    const session = new Session("t", () => (moving ? "normal" : null));
    await session.start();
    expect([asked, session.replaced]).toEqual([[], true]);
    Object.assign(document, { hidden: false });
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(session.replaced).toBe(false));
    expect(asked).toEqual(["/api/tables/t/return"]);
  });

  it("leaves the seat to the computer after resigning", async () => {
    const asked = away(true);
    const session = new Session("t", () => (moving ? "normal" : null));
    await session.start();
    expect([asked, session.replaced, session.resigned, session.mine]).toEqual([[], false, true, []]);
  });
});
