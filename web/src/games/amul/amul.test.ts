import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { AmulBoard, AmulFaceView, AmulProspectView, AmulView, Decision, EventFrame, Option } from "../../protocol";
import { painted } from "./art/painted";
import { PICTURES } from "./art/pictures";
import { SYMBOLS } from "./art/signs";
import { around, heaps, openBox, rows, sorted, tilt } from "./box";
import { signed } from "../../table/drawing";
import { hasChosen, plain, sealedCard, type TableProps } from "./choice";
import { MANNERS } from "./manners";

const face = (card: string, style: string, more: Partial<AmulFaceView> = {}): AmulFaceView => ({
  card, kind: card, style, rule: "AMU-CARD.1", symbols: {}, letter: null, takes_from: null, takes: 0, terms: [], effect: {}, ...more,
});
const board = {
  rounds: 9,
  styles: [{ style: "objects", colour: "yellow" }, { style: "resources", colour: "light blue" }, { style: "bazaar", colour: "beige" }],
  symbols: ["arab", "mongol"],
  faces: [
    face("silver", "resources"), face("lamp", "objects"), face("carpet", "resources"),
    face("trader_persian", "bazaar", { terms: [{ kind: "set", points: 6, alternative: 0, at_least: 0, of: ["carpet", "silver"], scope: "self", table: [] }] }),
  ],
  cards: [
    { number: 1, card: "silver", place: "both" }, { number: 2, card: "silver", place: "both" }, { number: 3, card: "lamp", place: "table" },
    { number: 4, card: "carpet", place: "hand" }, { number: 5, card: "trader_persian", place: "table" },
  ].map((card) => ({ ...card, deck: "market", marker: 3, tea: false })),
} as unknown as AmulBoard;
const box = openBox(board);
const prospects = [[1, 3, 7, 3], [2, 3, 7, 3], [3, 3, 3, 5], [4, 2, 7, -1]].map(([number, now, best, change]) => ({ number, now, best, change }) as AmulProspectView);
const say = (key: string, args: Record<string, unknown> = {}): string => [key, ...Object.values(args)].join(" ");
const option = (move: string): Option => ({ text: move, kind: move.split(" ")[0] ?? "", args: { card: move.split(" ")[1] ?? "" }, targets: [], effects: {}, ends: false });
const decision = (kind: string, more: Partial<Decision> = {}): Decision => ({ kind, args: {}, seats: [0], sealed: false, options: [], undo: false, chosen: null, ...more });

describe("the box", () => {
  it("puts copies on one heap, style by style", () => {
    expect(heaps([1, 4, 3, 2], box).map((heap) => [heap.face.card, heap.numbers])).toEqual([["lamp", [3]], ["silver", [1, 2]], ["carpet", [4]]]);
  });

  it("sorts a hand by kind, by value and by icon", () => {
    const worth = new Map(prospects.map((one) => [one.number, one]));
    expect(sorted([4, 2, 3, 1], "kind", box, worth)).toEqual([3, 1, 2, 4]);
    expect(sorted([4, 2, 3, 1], "value", box, worth)).toEqual([3, 1, 2, 4]);
    expect(sorted([4, 2, 1, 3], "icon", box, worth)).toEqual([3, 1, 2, 4]);
    expect(sorted([4, 1], "value", box, new Map([[4, { number: 4, card: "carpet", now: 9, best: 9, change: 9 }]]))).toEqual([4, 1]);
  });

  it("seats everyone around the reader, play going to the left", () => {
    expect(around(8, 6)).toEqual({ left: 7, right: 5, across: [0, 1, 2, 3, 4] });
    expect(around(3, 0)).toEqual({ left: 1, right: 2, across: [] });
    expect(around(4, null)).toEqual({ left: 1, right: 3, across: [0, 2] });
  });

  it("lays cards in even rows, in a gentle arc", () => {
    expect(rows([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 6).map((row) => row.length)).toEqual([6, 5]);
    expect(rows([], 4)).toEqual([]);
    expect([0, 1, 2].map((index) => tilt(index, 3, 6).turn)).toEqual([-6, 0, 6]);
    expect(tilt(0, 1, 6)).toEqual({ turn: 0, sink: 0 });
  });
});

describe("the pictures", () => {
  it("are there for every kind and every symbol in the data", () => {
    const data = readFileSync("../src/caravanserai/games/amul/data.toml", "utf8");
    const ids = (table: string): string[] => [...data.matchAll(new RegExp(`\\[\\[${table}\\]\\]\\s+id = "(\\w+)"`, "g"))].map((found) => found[1] ?? "");
    expect(ids("kind").length).toBeGreaterThan(60);
    expect(ids("kind").filter((kind) => !(kind in PICTURES))).toEqual([]);
    expect(ids("symbol").filter((symbol) => !(symbol in SYMBOLS))).toEqual([]);
  });

  it("are all different, and painted without the page's colours", () => {
    expect(new Set(Object.values(PICTURES)).size).toBe(Object.keys(PICTURES).length);
    for (const drawing of Object.values(PICTURES)) expect(decodeURIComponent(painted(drawing, 64))).not.toMatch(/var\(|="none" stroke="none"|fill="none"\/>/);
  });
});

describe("the manners", () => {
  const view = { prospects, players: [{ seat: 0, scores: [
    { card: "silver", style: "resources", copies: 2, points: 7, rule: "AMU-CARD.1", sets: null, neighbour: null },
    { card: "trader_persian", style: "bazaar", copies: 1, points: 6, rule: "AMU-BAZAAR.2", sets: 1, neighbour: null },
    { card: "lamp", style: "objects", copies: 1, points: 2, rule: "AMU-CARD.50", sets: null, neighbour: 1 },
  ], majorities: [{ symbol: "arab", count: 3, place: 1, points: 8 }, { symbol: "mongol", count: 0, place: null, points: 0 }] }] } as unknown as AmulView;

  it("say what a card would give, and warn of what would be lost", () => {
    expect(MANNERS.note?.(option("pick silver"), view, board, say)?.short).toBe("page-amul_worth 3 7");
    expect(MANNERS.note?.(option("play carpet"), view, board, say)?.short).toBe("⚠ page-amul_lost");
    expect(MANNERS.note?.(option("offer carpet"), view, board, say)?.short).toBe("page-amul_worth 2 7");
    expect(MANNERS.note?.({ ...option("pass"), args: {} }, view, board, say)).toBeNull();
  });

  it("explain every row of the score pad by its cards", () => {
    expect(MANNERS.detail?.("resources", 0, view, board, say)).toEqual([{ text: "card-silver ×2", points: 7, rule: "AMU-CARD.1" }]);
    expect(MANNERS.detail?.("bazaar", 0, view, board, say)).toEqual([{ text: "page-amul_sets card-trader_persian 1 card-carpet + card-silver", points: 6, rule: "AMU-TRADER.5" }]);
    expect(MANNERS.detail?.("objects", 0, view, board, say)[0]?.text).toBe("page-amul_looks_at card-lamp 1");
    expect(MANNERS.detail?.("arab_majority", 0, view, board, say)).toEqual([{ text: "page-amul_placed page-amul_symbols 3 arab 1", points: 8, rule: "AMU-MAJ.3" }]);
    expect(MANNERS.detail?.("mongol_majority", 0, view, board, say)[0]?.rule).toBe("AMU-MAJ.4");
  });

  it("light the card and the player a line speaks of, and pass over what nobody saw", () => {
    const event = (name: string, args: EventFrame["args"]): EventFrame => ({ name, args, rules: [] });
    expect(MANNERS.pieces?.(event("card_offered", { seat: 2, card: "silver", number: 1 }))).toEqual(["card:1", "seat:2"]);
    expect(MANNERS.pieces?.(event("card_discarded", { card: "silver", number: 1 }))).toEqual(["card:1"]);
    expect(MANNERS.hushed?.(event("card_dealt", { seat: 1, card: null, number: null }))).toBe(true);
    expect(MANNERS.hushed?.(event("card_dealt", { seat: 0, card: "silver", number: 1 }))).toBe(false);
  });
});

describe("sealed choices", () => {
  it("tell who has chosen, and which card lies face down before the reader", () => {
    const sealed = decision("offer_card", { sealed: true, seats: [1], chosen: "offer silver", options: [{ ...option("offer silver"), targets: ["hand:1", "hand:2"] }] });
    expect([hasChosen(sealed, 0), hasChosen(sealed, 1), hasChosen(decision("pick_card", { seats: [1] }), 0)]).toEqual([true, false, false]);
    expect(sealedCard({ decision: sealed } as TableProps)).toBe(1);
    expect(sealedCard({ decision: decision("offer_card") } as TableProps)).toBeNull();
  });

  it("write numbers as one should", () => {
    expect([signed(3), signed(-3), signed(0), plain(-3), plain(3)]).toEqual(["+3", "−3", "+0", "−3", "3"]);
  });
});
