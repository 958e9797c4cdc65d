// @vitest-environment happy-dom
/** A lesson on the page: what is read, what can be done, and where one should look. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { bundle, render, type Say } from "../src/language/render";
import { language } from "../src/language/language.svelte";
import { problemText } from "../src/language/problem";
import { isKnown, remember } from "../src/lesson/known";
import { shift } from "../src/lesson/sight";
import DecisionBar from "../src/table/DecisionBar.svelte";
import { shortcut } from "../src/table/keyboard";
import { Session } from "../src/table/session.svelte";
import { FakeWire, wire } from "./wire";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const texts = ["text/en.ftl", "text/lesson.en.ftl"].map((file) => readFileSync(here(`../../src/caravanserai/games/yspahan/${file}`), "utf8"));
const say: Say = (key, args) => render(bundle("en", texts), key, args, ["Ada", "Berta"]);
const seat = (number: number) => ({ seat: number, name: ["Ada", "Berta"][number], kind: number ? "bot" : "person", mine: number === 0, bot_for_now: false, present: true, level: null });
const TABLE = { id: "t", game: "yspahan", status: "playing", lesson: true, seats: [seat(0), seat(1)] };
const option = { text: "take chest", kind: "take_group", args: { floor: "chest" }, targets: ["floor:chest"], effects: {} };
const STEPS = {
  goal: { id: "goal", number: 1, steps: 3, asks: false, look: ["shop:x"], rule: "YSP-END.1", answered: null },
  take: { id: "take", number: 2, steps: 3, asks: true, look: ["floor:chest"], rule: "YSP-SELECT.1", answered: null },
  plans: { id: "plans", number: 3, steps: 3, asks: false, look: [], rule: null, answered: "take" },
};

function frame(seq: number, lesson: object | null) {
  const decision = { kind: "choose_group", args: {}, seats: [0], options: [option], undo: false, chosen: null };
  return { type: "frame", seq, eyes: 0, events_from: 0, deadline: null, orders: {}, lesson, frame: { view: {}, events: [], decision, scores: [], over: false, scene: null } };
}

async function sit(): Promise<Session> {
  const session = new Session("t", () => null);
  await session.start();
  wire(0).welcome("one", TABLE);
  return session;
}

const said = (type: string) => wire(0).sent.filter((one) => one.type === type);

beforeEach(() => {
  FakeWire.all = [];
  localStorage.clear();
  vi.stubGlobal("WebSocket", FakeWire);
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(path === "/api/me" ? { name: "Ada", version: "1" } : TABLE) }),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe("a lesson at the table", () => {
  it("lets nothing be chosen while there is something to read, and says that it was read", async () => {
    const session = await sit();
    wire(0).say(frame(1, STEPS.goal));
    expect([session.reading, session.acting, session.options, session.awaited]).toEqual([true, null, [], false]);
    expect([...session.aims]).toEqual(["shop:x"]);
    session.play("take chest");
    expect(said("move")).toEqual([]);
    session.goOn();
    session.goOn(); // the first is still under way
    expect(said("continue")).toMatchObject([{ type: "continue", seat: 0, seq: 1 }]);
  });

  it("answers a right move before it tells the next step", async () => {
    const session = await sit();
    wire(0).say(frame(1, STEPS.take));
    expect([session.reading, session.acting]).toEqual([false, 0]);
    session.goOn(); // a move is asked for: there is nothing to skip
    session.play("take chest");
    wire(0).say({ type: "ack", key: said("move")[0]?.key, seq: 2 });
    wire(0).say(frame(2, STEPS.plans));
    expect([session.answered, session.aims.size]).toEqual(["take", 0]);
    session.goOn();
    expect([session.answered, session.reading, said("continue")]).toEqual([null, true, []]);
    session.goOn();
    expect(said("continue")).toHaveLength(1);
  });

  it("is over when the server says so", async () => {
    const session = await sit();
    wire(0).say(frame(3, null));
    expect([session.lesson, session.reading, session.acting]).toEqual([null, false, 0]);
  });
});

describe("the panel", () => {
  let root: HTMLElement;
  let end = (): void => undefined;

  beforeAll(() => language.start());
  afterEach(() => end());

  async function show(): Promise<Session> {
    const session = await sit();
    root = document.createElement("main");
    document.body.append(root);
    const bar = mount(DecisionBar, { target: root, props: { session, say, game: "yspahan", wide: true, cover: undefined } });
    end = () => void unmount(bar).then(() => root.remove());
    return session;
  }

  async function hear(message: object): Promise<void> {
    wire(0).say(message);
    flushSync();
    await tick();
    await tick();
  }

  const words = (): string => root.querySelector(".words")?.textContent ?? "";
  const go = (): HTMLButtonElement | null => root.querySelector(".go");

  it("tells the step paragraph by paragraph, and Continue has the focus", async () => {
    await show();
    await hear(frame(1, STEPS.goal));
    expect(root.querySelectorAll(".words p")).toHaveLength(say("lesson-goal").split("\n").length);
    expect(root.querySelector(".lesson h2")?.textContent).toContain("Step 1 of 3");
    expect(root.querySelector(".lesson .rule")?.textContent).toBe("YSP-END.1");
    expect(root.querySelector("[data-option]")).toBeNull();
    expect(go()?.textContent).toContain("Continue");
    expect(document.activeElement).toBe(go());
  });

  it("offers the options where a move is asked, and tells a wrong try its reason and its rule", async () => {
    await show();
    await hear(frame(1, STEPS.take));
    expect(root.querySelector("[data-option='take chest']")).not.toBeNull();
    expect(go()).toBeNull();
    await hear({ type: "refused", key: null, problem: { key: "lesson-take-wrong", args: {}, rule: "YSP-SELECT.1" } });
    expect(root.querySelector(".objection")?.textContent).toContain(say("lesson-take-wrong"));
    expect(root.querySelector(".objection .rule")?.textContent).toBe("YSP-SELECT.1");
  });

  it("folds to one line and unfolds for what is new; the last step plays on", async () => {
    const session = await show();
    await hear(frame(1, STEPS.take));
    root.querySelector<HTMLButtonElement>(".lesson .fold")?.click();
    flushSync();
    expect(words()).toBe("");
    await hear(frame(2, STEPS.plans));
    expect(words()).toBe(say("lesson-take-right"));
    go()?.click();
    flushSync();
    expect(words()).toContain(say("lesson-plans").split("\n")[0]);
    expect(go()?.textContent).toContain("Play on");
    expect(session.reading).toBe(true);
  });

  it("leaves every decision after the lesson with a hint, until that is switched off", async () => {
    const session = await show();
    await hear(frame(1, null));
    const hints = said("hint");
    expect(hints).toHaveLength(1);
    await hear({ type: "hint_answer", key: hints[0]?.key, moves: [{ move: "take chest", reason: "supply", args: {}, chance: null, error: null, margin: null }], searching: false });
    expect(session.hint?.moves[0]?.move).toBe("take chest");
    root.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
    flushSync();
    await hear(frame(2, null));
    expect([session.hint, said("hint").length, localStorage.getItem("hints:t")]).toEqual([null, 1, "off"]);
  });
});

it("a wrong try is told in the words of the lesson", () => {
  expect(problemText(say, { key: "lesson-take-wrong", args: {}, rule: "YSP-SELECT.1" })).toBe(say("lesson-take-wrong"));
});

it("Enter goes on where nothing else has the focus", () => {
  const key = { key: "Enter", ctrlKey: false, metaKey: false, altKey: false };
  expect(shortcut({ ...key, target: document.body })).toBe("go_on");
  expect(shortcut({ ...key, target: document.body, repeat: true })).toBeNull();
  expect(shortcut({ ...key, target: document.createElement("button") })).toBeNull();
});

it("remembers which games were played or learned", () => {
  expect(isKnown("emira")).toBe(false);
  remember("emira");
  remember("emira");
  expect([isKnown("emira"), isKnown("amul"), localStorage.getItem("known-games")]).toEqual([true, false, "emira"]);
});

describe("what a lesson speaks of comes into sight", () => {
  const box = (top: number, height: number) => ({ top, bottom: top + height });

  it("stays where it is if everything lies between header and bar", () => expect(shift([box(100, 50)], 60, 400)).toBe(0));
  it("is put in the middle if it lies under the bar or above the page", () => {
    expect(shift([box(500, 40)], 0, 400)).toBe(320);
    expect(shift([box(-100, 40)], 0, 400)).toBe(-280);
  });
  it("shows the first if not all of them fit", () => expect(shift([box(500, 40), box(2000, 40)], 0, 400)).toBe(320));
  it("has nothing to do without a piece", () => expect(shift([], 0, 400)).toBe(0));
});
