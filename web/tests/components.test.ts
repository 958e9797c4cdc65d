// @vitest-environment happy-dom
/** The boards themselves, mounted over frames that the engine makes for this test. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { gameParts, isDrawn } from "../src/games";
import { bundle, render, type Say } from "../src/language/render";
import { topicOf } from "../src/glance/legend.svelte";
import type { Frame, LegendGroup, SeatInfo } from "../src/protocol";
import type { Face } from "../src/table/face";
import { told } from "../src/textview/told";
import { Pointed } from "./pointed.svelte";
import Table from "./Table.svelte";

interface Made {
  game: string;
  players: number;
  board: unknown;
  frames: { seat: number; frame: Frame }[];
  texts: Record<string, string>;
  legend: LegendGroup[];
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const made = JSON.parse(
  execFileSync("python", [here("frames.py")], { env: { ...process.env, PYTHONPATH: here("../../src") }, maxBuffer: 1 << 26 }).toString(),
) as Made[];
const NAMES = ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay"];

const voices = new Map<string, Say>();

function sayer(one: Made, lang = "en"): Say {
  const known = voices.get(one.game + lang);
  if (known) return known;
  const page = readFileSync(here(`../src/text/${lang}.ftl`), "utf8");
  const drawn = isDrawn(one.game) ? readFileSync(here(`../src/games/${one.game}/text/${lang}.ftl`), "utf8") : "";
  const texts = bundle(lang, [page, one.texts[lang] ?? "", drawn]);
  const said = new Map<string, string>();
  const voice: Say = (key, args) => {
    const asked = key + JSON.stringify(args ?? null);
    const words = said.get(asked) ?? render(texts, key, args, NAMES);
    said.set(asked, words);
    return words;
  };
  voices.set(one.game + lang, voice);
  return voice;
}

const seats = (count: number): SeatInfo[] =>
  Array.from({ length: count }, (_, seat) => ({ seat, name: NAMES[seat] ?? "", kind: "person", level: null, mine: seat === 0, present: true, bot_for_now: false }) as unknown as SeatInfo);

async function shown(one: Made, index: number, face: Face, watched: Partial<Frame> = {}): Promise<{ root: HTMLElement; pointed: Pointed; failures: unknown[]; end: () => void }> {
  const { seat, frame } = one.frames[index] as Made["frames"][number];
  const root = document.createElement("main");
  document.body.append(root);
  const pointed = new Pointed(new Set(frame.decision.options.flatMap((option) => option.targets)));
  const failures: unknown[] = [];
  const parts = await gameParts(one.game);
  const table = mount(Table, {
    target: root,
    props: {
      pointed,
      stage: {
        face, parts, board: one.board, frame: { ...frame, ...watched }, seats: seats(one.players), eyes: seat, hand: seat, story: [], wide: true,
        say: sayer(one), onfail: (_: Face, error: unknown) => failures.push(error),
      },
    },
  });
  flushSync();
  return { root, pointed, failures, end: () => void unmount(table).then(() => root.remove()) };
}

/** Counts how often anything is read from what the server says. */
function watch<T extends object>(told: T): { told: T; reads: () => number } {
  let reads = 0;
  const get = (target: T, name: string | symbol): unknown => ((reads += 1), Reflect.get(target, name));
  return { told: new Proxy(told, { get }), reads: () => reads };
}

/** How often a face reads its frame when it is built, and again while pieces are only pointed at. */
async function readsWhilePointing(one: Made, face: Face): Promise<[number, number]> {
  const { frame } = one.frames[0] as Made["frames"][number];
  const [view, scene] = [watch(frame.view as unknown as object), watch(frame.scene as object)];
  const { pointed, end } = await shown(one, 0, face, { view: view.told, scene: scene.told } as Partial<Frame>);
  const reads = (): number => view.reads() + scene.reads();
  const built = reads();
  for (const target of [...pointed.targets].slice(0, 5)) {
    pointed.lit = new Set([target]);
    flushSync();
  }
  const more = reads() - built;
  end();
  return [built, more];
}

/** Keys that no text was found for: they would be read as they are. */
const KEYS = /\b(?:term|card|page|scene|move|event|amount|word)-[a-z_]+/;

describe.each(made)("$game", (one) => {
  it("can be played on the plain board: every target of an option can be pointed at", async () => {
    for (const [index, { frame }] of one.frames.entries()) {
      const { root, failures, end } = await shown(one, index, "plain");
      expect(failures).toEqual([]);
      const lit = new Set([...root.querySelectorAll<HTMLElement>("[data-target]")].map((piece) => piece.dataset["target"]));
      const scene = new Set(JSON.stringify(frame.scene).match(/"id":"[^"]+"/g)?.map((id) => id.slice(6, -1)));
      for (const target of frame.decision.options.flatMap((option) => option.targets)) if (scene.has(target)) expect(lit).toContain(target);
      expect(root.textContent).not.toMatch(KEYS);
      end();
    }
  });

  it("reads nothing of its scene anew when a piece is only pointed at", async () => {
    const [built, more] = await readsWhilePointing(one, "plain");
    expect(built).toBeGreaterThan(0);
    expect(more).toBe(0);
  });

  it.each(["en", "fr", "pl"])("is told in words in %s", (lang) => {
    for (const { frame } of one.frames) {
      if (!frame.scene) throw new Error("no scene");
      const sections = told(frame.scene, NAMES, sayer(one, lang));
      expect(JSON.stringify(sections)).not.toMatch(KEYS);
      expect(sections.length).toBeGreaterThan(1);
    }
  });

});

describe.each(made.filter((one) => isDrawn(one.game)))("$game, drawn,", (one) => {
  it("is drawn at every moment", async () => {
    for (const index of one.frames.keys()) {
      const { root, failures, end } = await shown(one, index, "drawn");
      expect(failures).toEqual([]);
      expect(root.querySelectorAll("[data-piece]").length).toBeGreaterThan(0);
      expect(root.querySelectorAll("[title], title").length).toBe(0);
      const about = [...root.querySelectorAll<HTMLElement>("[data-about]")].map((piece) => piece.dataset["about"] ?? "");
      expect(about.length).toBeGreaterThan(10);
      expect(about.filter((name) => name !== "" && !topicOf(one.legend, name))).toEqual([]);
      expect(root.textContent).not.toMatch(KEYS);
      end();
    }
  });

  it("reads nothing of its view anew when a piece is only pointed at", async () => {
    const [built, more] = await readsWhilePointing(one, "drawn");
    expect(built).toBeGreaterThan(0);
    expect(more).toBe(0);
  });
});
