import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { problemText } from "../src/language/problem";
import { bundle, join, render, type Args } from "../src/language/render";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const texts = (lang: string) =>
  bundle(lang, [
    read(`../../src/caravanserai/language/text/${lang}.ftl`),
    read(`../src/text/${lang}.ftl`),
    read(`../../src/caravanserai/games/yspahan/text/${lang}.ftl`),
  ]);
const english = texts("en");
const amul = (lang: string) =>
  bundle(lang, [read(`../../src/caravanserai/language/text/${lang}.ftl`), read(`../../src/caravanserai/games/amul/text/${lang}.ftl`)]);
const names = ["Anna", "Bob", "Cleo", "Dan"];

describe("a message", () => {
  it("says seats as the names of who sits there", () => {
    expect(render(english, "event-camels_taken", { seat: 1, camels: 3 }, names)).toBe("Bob takes 3 Camels.");
  });

  it("counts as the language counts", () => {
    expect(render(english, "event-camels_taken", { seat: 0, camels: 1 }, names)).toBe("Anna takes 1 Camel.");
    expect(render(texts("pl"), "page-ways", { count: 3 })).toBe("3 sposoby");
    expect(render(texts("pl"), "page-ways", { count: 5 })).toBe("5 sposobów");
  });

  it("says a word by its message and brings its other forms along", () => {
    expect(render(english, "event-souk_completed", { seat: 0, souk: "chest_pink" }, names)).toBe("Anna completes the pink Chest souk.");
    expect(render(texts("fr"), "event-souk_completed", { seat: 0, souk: "chest_pink" }, names)).toBe("Anna complète le souk rose du Coffre.");
  });

  it("says a shop by its souk and number", () => {
    expect(render(english, "event-good_placed", { seat: 2, shop: "vase_orange_3" }, names)).toBe("Cleo places a good in shop 3 of the orange Vase souk.");
  });

  it("keeps a secret", () => {
    expect(render(english, "event-card_drawn", { seat: 3, card: null }, names)).toBe("Dan draws a card.");
    expect(render(english, "event-card_drawn", { seat: 3, card: "exchange" }, names)).toBe("Dan draws “Exchange”.");
  });

  it("joins several winners and lists dice", () => {
    expect(render(english, "event-game_over", { winners: [0, 2] }, names)).toBe("The game is over: Anna and Cleo share the victory.");
    expect(render(english, "event-rolled", { seat: 0, faces: [1, 2, 6] }, names)).toBe("Anna rolls 1 2 6.");
    expect(join(english, ["Anna", "Bob", "Cleo"])).toBe("Anna, Bob and Cleo");
  });

  it("joins numbers like names where a sentence asks for it", () => {
    const dragons = bundle("en", [read("../../src/caravanserai/language/text/en.ftl"), read("../../src/caravanserai/games/dragons/text/en.ftl")]);
    expect(render(dragons, "event-cave_filled", { space: "cave_of_pearls", shelves: [5, 4, 1] })).toMatch(/: 5, 4 and 1 on the shelves/);
  });

  it("says the words of a list by their names", () => {
    const goods = { points: 6, cards: ["spices", "camel", "gold"] };
    expect(render(amul("en"), "card-trader_babylonian-effect", goods)).toContain("each set of Spices, Camel and Gold in");
    expect(render(amul("pl"), "card-trader_babylonian-effect", goods)).toContain("(Przyprawy, Wielbłąd i Złoto)");
  });

  it("leaves a road space without a name as it is", () => {
    expect(render(english, "move-move", { space: "W4" })).toBe("Supervisor to W4");
  });

  it("shows the key when there is no such message, so that it is noticed", () => {
    expect(render(english, "event-unheard_of")).toBe("event-unheard_of");
  });

  it("never reads a player's name as markup or as a message", () => {
    expect(render(english, "event-camels_taken", { seat: 0, camels: 2 }, ["{ title }"])).toBe("{ title } takes 2 Camels.");
  });
});

describe("the page's own texts", () => {
  const keys = (lang: string): string[] => [...read(`../src/text/${lang}.ftl`).matchAll(/^([a-z]+-[\w-]+) =/gm)].map((match) => match[1] ?? "");
  const args = (lang: string): Map<string, string> => {
    const blocks = read(`../src/text/${lang}.ftl`).split(/^(?=[a-z]+-[\w-]+ =)/m);
    return new Map(blocks.map((block) => [block.split(" =")[0] ?? "", [...new Set(block.match(/\$\w+/g) ?? [])].sort().join(" ")]));
  };

  it.each(["fr", "pl"])("are complete in %s, with the same arguments", (lang) => {
    expect(keys(lang).sort()).toEqual(keys("en").sort());
    const english = args("en");
    for (const [key, used] of args(lang)) if (english.has(key) && key !== "page-hand_over_why") expect([key, used]).toEqual([key, english.get(key)]);
  });
});

describe("a refusal", () => {
  it("says why the engine did not take something, within its sentence", () => {
    const problem = { key: "bad_players", args: { why: "player_count", game: "Yspahan", fitting: "2, 3, 4", players: 7 }, rule: null };
    const said = (lang: string) => problemText((key: string, args?: Args) => render(texts(lang), key, args), problem);
    expect(said("en")).toBe("This game cannot be played with that many players: Yspahan is for 2, 3, 4 players, not 7.");
    expect(said("pl")).toBe("W tę grę nie gra się w tyle osób: Yspahan: liczba graczy nie może wynosić 7 (możliwe: 2, 3, 4).");
  });
});
