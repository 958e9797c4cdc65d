// @vitest-environment happy-dom
/** Explaining what lies on the table: by pointer, focus, long press, and while everything is explained. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { glancing, explainFirst } from "../src/glance/glancing";
import { topicOf } from "../src/glance/legend.svelte";
import { look } from "../src/glance/look.svelte";
import { ahead, glanceOf, owns } from "../src/glance/pieces";
import Explained from "../src/glance/Explained.svelte";
import type { LegendGroup, TopicInfo } from "../src/protocol";

const topic = (id: string, also: string[] = []): TopicInfo => ({ id, also, name: `name of ${id}`, text: `text of ${id}.`, rule: "YSP-X.1", icon: "", args: {} });
const LEGEND: LegendGroup[] = [{ name: "things", topics: [topic("souk"), topic("floor-gold"), topic("floor"), topic("term-camels", ["term-camel"])] }];
const say = (key: string): string => key;

let section: HTMLElement;
let stop: () => void;
let chosen: string[];

function piece(id: string): HTMLElement {
  return section.querySelector(`#${id}`) as HTMLElement;
}

function pointer(type: string, target: Element, pointerType: string, at = { clientX: 0, clientY: 0 }): void {
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { pointerType, ...at }));
}

function press(key: string, target: Element): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

const shown = (): string => document.querySelector("[role=tooltip]")?.textContent?.replace(/\s+/g, " ").trim() ?? "";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<section>
    <div id="souk" role="img" aria-label="Barrel blue: 4 points" data-about="souk-barrel_blue" data-piece="souk"></div>
    <button id="floor" data-about="floor-gold" data-target="floor:gold" data-piece="floor:gold">Gold</button>
    <span id="camels" data-about="term-camel" data-fact="3 Camels"></span>
  </section><main></main>`;
  section = document.querySelector("section") as HTMLElement;
  document.querySelectorAll<HTMLElement>("[data-about]").forEach((one, index) => {
    one.getBoundingClientRect = () => ({ left: index * 100, top: 0, right: index * 100 + 50, bottom: 50, width: 50, height: 50, x: index * 100, y: 0, toJSON: () => "" }) as DOMRect;
  });
  chosen = [];
  stop = glancing(section) as () => void;
  section.addEventListener("click", (event) => chosen.push((event.target as HTMLElement).id));
  const card = mount(Explained, { target: document.querySelector("main") as HTMLElement, props: { legend: LEGEND, say } });
  flushSync();
  const detach = stop;
  stop = () => {
    detach();
    void unmount(card);
  };
});

afterEach(() => {
  look.explain(false);
  stop();
  vi.useRealTimers();
});

describe("a topic", () => {
  it("is found by its name, by another it has, or by the longest beginning", () => {
    expect(topicOf(LEGEND, "floor-gold")?.id).toBe("floor-gold");
    expect(topicOf(LEGEND, "floor-sack")?.id).toBe("floor");
    expect(topicOf(LEGEND, "souk-barrel_blue")?.id).toBe("souk");
    expect(topicOf(LEGEND, "term-camel")?.id).toBe("term-camels");
    expect(topicOf(LEGEND, "soukous")).toBeUndefined();
    expect(topicOf(LEGEND, "")).toBeUndefined();
  });
});

describe("a glance", () => {
  it("comes when a pointer rests, and goes when it leaves", () => {
    pointer("pointerover", piece("souk"), "mouse");
    expect(shown()).toBe("");
    vi.advanceTimersByTime(400);
    flushSync();
    expect(shown()).toBe("name of souk Barrel blue: 4 points text of souk. YSP-X.1");
    expect(piece("souk").getAttribute("aria-describedby")).toBe(document.querySelector("[role=tooltip]")?.id);
    pointer("pointerover", section, "mouse");
    vi.advanceTimersByTime(400);
    flushSync();
    expect(shown()).toBe("");
    expect(piece("souk").hasAttribute("aria-describedby")).toBe(false);
  });

  it("does not follow a pointer that passes by, nor a finger", () => {
    pointer("pointerover", piece("souk"), "mouse");
    vi.advanceTimersByTime(100);
    pointer("pointerover", section, "mouse");
    pointer("pointerover", piece("souk"), "touch");
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(shown()).toBe("");
  });

  it("comes with the focus, is held by a key, and Escape gives the focus back", () => {
    piece("floor").focus();
    flushSync();
    expect(shown()).toContain("name of floor-gold");
    press("i", piece("floor"));
    expect(look.held).toBe(true);
    press("Escape", document.querySelector("[role=tooltip]") as Element);
    expect(look.held).toBe(false);
  });

  it("comes with a long press, whose click chooses nothing; a short one chooses", () => {
    pointer("pointerdown", piece("floor"), "touch");
    vi.advanceTimersByTime(500);
    flushSync();
    expect(shown()).toContain("name of floor-gold");
    pointer("pointerup", piece("floor"), "touch");
    piece("floor").click();
    expect(chosen).toEqual([]);
    pointer("pointerdown", piece("floor"), "touch");
    pointer("pointerup", piece("floor"), "touch");
    piece("floor").click();
    flushSync();
    expect(chosen).toEqual(["floor"]);
    expect(shown()).toBe("");
  });

  it("does not come when the finger slips", () => {
    pointer("pointerdown", piece("floor"), "touch");
    pointer("pointermove", piece("floor"), "touch", { clientX: 40, clientY: 0 });
    vi.advanceTimersByTime(1000);
    expect(look.glance).toBeNull();
  });

  it("comes with a tap where a tap means nothing else", () => {
    pointer("pointerdown", piece("camels"), "touch");
    piece("camels").click();
    flushSync();
    expect(shown()).toContain("3 Camels");
  });

  it("carries what a game's own card needs, and the shared one is silent", () => {
    owns(() => ({ number: 7 }))(piece("souk"));
    expect(glanceOf(piece("souk")).own).toEqual({ number: 7 });
    look.at(glanceOf(piece("souk")));
    flushSync();
    expect(shown()).toBe("");
  });
});

describe("while everything is explained", () => {
  it("a click explains and chooses nothing", () => {
    look.explain(true);
    piece("floor").click();
    flushSync();
    expect(chosen).toEqual([]);
    expect(shown()).toContain("name of floor-gold");
  });

  it("arrows go from piece to piece, which keep no stop for the Tab key", () => {
    look.explain(true);
    explainFirst();
    flushSync();
    expect(document.activeElement).toBe(piece("souk"));
    press("ArrowRight", piece("souk"));
    expect(document.activeElement).toBe(piece("floor"));
    expect(piece("souk").hasAttribute("tabindex")).toBe(false);
    press("End", piece("floor"));
    expect(document.activeElement).toBe(piece("camels"));
    press("ArrowRight", piece("camels"));
    expect(document.activeElement).toBe(piece("camels"));
    press("Escape", piece("camels"));
    expect(look.glance).toBeNull();
  });
});

describe("an arrow", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

  it("leads to the nearest straight ahead", () => {
    const boxes = [box(0, 0), box(100, 0), box(40, 40), box(0, 60)];
    expect(ahead(boxes, 0, "ArrowRight")).toBe(1);
    expect(ahead(boxes, 0, "ArrowDown")).toBe(3);
    expect(ahead(boxes, 0, "ArrowLeft")).toBe(-1);
    expect(ahead(boxes, 0, "x")).toBe(-1);
    expect(ahead(boxes, -1, "ArrowRight")).toBe(-1);
  });
});
