// @vitest-environment happy-dom
/** The lobby's parts, mounted with tables and boxes made up for this test. */
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { language } from "../src/language/language.svelte";
import GameBox from "../src/lobby/GameBox.svelte";
import MyGames from "../src/lobby/MyGames.svelte";
import type { GameInfo, SeatInfo, Status, TableInfo } from "../src/protocol";
import ShareLink from "../src/share/ShareLink.svelte";
import Joining from "../src/table/Joining.svelte";

const seat = (number: number, name: string, more: object = {}) => ({ seat: number, name, kind: "person", level: null, mine: number === 0, present: true, bot_for_now: false, ready: false, resigned: false, ...more }) as SeatInfo;
const table = (id: string, status: Status, more: object = {}): TableInfo =>
  ({ id, game: "yspahan", status, seats: [seat(0, "Ada"), seat(1, "Berta")], waiting: [], scores: [], moved: new Date().toISOString(), older_rules: false, listed: false, ...more }) as unknown as TableInfo;
const variant = { name: "variant", values: ["basic", "magic"], default: "basic", rule: "", seats: false, variant: true };
const words = { title: "Dragons", tagline: "", about: "", variants: { variant: { title: "Game", values: ["basic game", "magic game"] } } };
const dragons = { id: "nowhere", title: "Dragons", box: { en: words }, players: [3, 4], minutes: [60, 90], weight: "medium", good_first_game: false, options: [variant], orders: [], learned: [] } as unknown as GameInfo;

let root: HTMLElement;
let shown: object;

function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): void {
  root = document.createElement("main");
  document.body.append(root);
  shown = mount(part, { target: root, props });
  flushSync();
}

const named = (text: string): HTMLElement => [...root.querySelectorAll<HTMLElement>("button, a")].find((one) => one.innerText.includes(text)) as HTMLElement;

describe("the lobby", () => {
  beforeAll(async () => {
    expect(await language.choose("en", false)).toBe(true);
  });
  afterEach(async () => {
    await unmount(shown);
    root.remove();
    localStorage.clear();
    vi.unstubAllGlobals();
  });

  it("shows games in play, and the finished ones with one press", () => {
    const playing = table("one", "playing", { waiting: [1] });
    const over = table("two", "over", { scores: [31, 17], seats: [seat(0, "Ada"), seat(1, "Berta", { resigned: true })] });
    show(MyGames, { tables: [playing, over], when: { one: { en: "Day 2 of week 1" } }, title: () => "Yspahan", onleft: () => undefined });
    expect(root.innerText).toContain("Day 2 of week 1");
    expect(root.innerText).toContain("Waiting for Berta.");
    expect(named("Resign").tagName).toBe("BUTTON");
    named("Finished (1)").click();
    flushSync();
    expect(root.innerText).toContain("(resigned)");
    expect(named("Replay").getAttribute("href")).toBe("/replay/two");
    expect(named("Record").getAttribute("href")).toBe("/api/tables/two/record");
  });

  it("calls a game whose turn it is by that, unless a computer plays for its reader", () => {
    const away = table("one", "playing", { waiting: [0], seats: [seat(0, "Ada", { bot_for_now: true }), seat(1, "Berta")] });
    show(MyGames, { tables: [away, table("two", "playing", { waiting: [0] })], when: {}, title: () => "Yspahan", onleft: () => undefined });
    expect([...root.querySelectorAll("article")].map((card) => card.innerText.includes("Your turn"))).toEqual([false, true]);
  });

  it("plays at once as was chosen the last time", async () => {
    const asked: [string, unknown][] = [];
    vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
      asked.push([path, body && (JSON.parse(body) as unknown)]);
      return Promise.resolve({ ok: true, json: () => Promise.resolve({ id: "new", name: "Ada" }) });
    });
    localStorage.setItem("play:nowhere", JSON.stringify({ players: 3, level: "vizier", variants: { variant: "magic" } }));
    show(GameBox, { game: dragons, index: 0, wide: false, played: true });
    expect([...root.querySelectorAll("select")].map((select) => select.value)).toEqual(["3", "vizier", "magic"]);
    expect(root.innerText).toContain("the strongest");
    expect(root.innerText).toContain("Medium-weight game");
    named("Play now").click();
    await vi.waitFor(() => expect(asked.at(-1)?.[0]).toBe("/api/tables"));
    expect(asked.at(-1)?.[1]).toMatchObject({ options: { variant: "magic" }, seats: [{ kind: "person" }, { kind: "bot", level: "vizier" }, { kind: "bot", level: "vizier" }] });
  });

  it("asks for the name before the seat, and takes nobody's link for granted", async () => {
    const asked: [string, unknown][] = [];
    vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body?: string }) => {
      if (method === "POST") asked.push([path, body && (JSON.parse(body) as unknown)]);
      return Promise.resolve({ ok: true, json: () => Promise.resolve({ name: "Ada" }) });
    });
    const joined = vi.fn();
    show(Joining, { table: table("one", "gathering"), invite: "secret", onjoined: joined });
    const name = root.querySelector("input") as HTMLInputElement;
    await vi.waitFor(() => expect(name.value).toBe("Ada"));
    root.querySelector("form")?.requestSubmit();
    await vi.waitFor(() => expect(joined).toHaveBeenCalled());
    expect(asked).toEqual([["/api/tables/one/join", { invite: "secret", name: "Ada" }]]);
    await unmount(shown);
    show(Joining, { table: table("one", "gathering"), invite: null, onjoined: joined });
    expect(root.querySelector("form")).toBeNull();
  });

  it("offers the device's own sharing where there is one", () => {
    show(ShareLink, { link: "http://here/table/one", label: "Link", title: "Yspahan" });
    expect(named("Share…")).toBeUndefined();
    const share = vi.fn(() => Promise.reject(new Error("closed again")));
    vi.stubGlobal("navigator", { share });
    show(ShareLink, { link: "http://here/table/one", label: "Link", title: "Yspahan" });
    named("Share…").click();
    expect(share).toHaveBeenCalledWith({ title: "Yspahan", url: "http://here/table/one" });
  });
});
