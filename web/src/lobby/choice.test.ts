import { describe, expect, it } from "vitest";
import type { GameInfo } from "../protocol";
import { againstComputer, remember, remembered } from "./choice";

const variant = { name: "variant", values: ["basic", "magic"], default: "basic", rule: "DRA-SETUP.9", seats: false, variant: true };
const ruling = { ...variant, name: "leftovers", values: ["stay", "return"], default: "stay", variant: false };
const game = { id: "dragons", players: [3, 4, 5], learned: [], options: [variant, ruling] } as unknown as GameInfo;

function notes(kept?: string): Pick<Storage, "getItem" | "setItem"> {
  const book = new Map(kept === undefined ? [] : [["play:dragons", kept]]);
  return { getItem: (name) => book.get(name) ?? null, setItem: (name, value) => void book.set(name, value) };
}

describe("how one likes to play", () => {
  it("begins with four at the table, merchants and the basic game", () => {
    expect(remembered(game, notes())).toEqual({ players: 4, level: "merchant", variants: { variant: "basic" } });
    expect(remembered({ ...game, players: [2, 3] }, notes()).players).toBe(3);
  });

  it("is remembered for each game", () => {
    const book = notes();
    const choice = { players: 5, level: "vizier" as const, variants: { variant: "magic" } };
    remember(game, choice, book);
    expect(remembered(game, book)).toEqual(choice);
    expect(remembered({ ...game, id: "emira" }, book).players).toBe(4);
  });

  it.each(["", "null", "[]", "{", '{"players":9,"level":"god","variants":{"variant":"black"}}', '{"variants":{"leftovers":"return"}}', '{"players":"4"}'])(
    "keeps only what fits the game: %s",
    (kept) => expect(remembered(game, notes(kept))).toEqual({ players: 4, level: "merchant", variants: { variant: "basic" } }),
  );

  it("seats the reader and computers of that level", () => {
    const table = againstComputer(game, { players: 3, level: "novice", variants: { variant: "magic" } });
    expect(table.seats).toEqual([{ kind: "person" }, { kind: "bot", level: "novice" }, { kind: "bot", level: "novice" }]);
    expect(table.options).toEqual({ variant: "magic" });
  });
});
