import { describe, expect, it } from "vitest";
import { PLAIN } from "../src/games";
import { MANNERS } from "../src/games/yspahan/manners";
import type { EventFrame } from "../src/protocol";
import { pieces as inline } from "../src/rules/inline";
import { plain } from "../src/rules/search";
import { shortcut } from "../src/table/keyboard";
import { podium } from "../src/table/podium";
import { append, away, fold, pieces, toneOf } from "../src/table/story";

function event(name: string, args: EventFrame["args"] = {}): EventFrame {
  return { name, args, rules: [] };
}

const day = event("day_began", { seat: 0, day: 1, week: 1 });
const gold = event("gold_taken", { seat: 1, gold: 2 });
const good = event("good_placed", { seat: 0, shop: "vase_blue_1" });

describe("the story", () => {
  it("grows by what happens and shrinks by what is taken back", () => {
    const story = append([day], 1, [gold, good]);
    expect(story).toEqual([day, gold, good]);
    expect(append(story, 2, [])).toEqual([day, gold]);
    expect(append(story, 1, [good])).toEqual([day, good]);
  });

  it("is folded by days", () => {
    const chapters = fold([event("last_day_order"), day, gold, gold, good, event("day_began", { seat: 1, day: 2, week: 1 })], MANNERS);
    expect(chapters.map((chapter) => [chapter.opening?.name ?? null, chapter.index, chapter.events.length])).toEqual([[null, -1, 1], ["day_began", 1, 3], ["day_began", 5, 0]]);
  });

  it("knows the pieces a line speaks of", () => {
    expect(pieces(good, MANNERS)).toEqual(["shop:vase_blue_1"]);
  });

  it("tells who was away what the others did", () => {
    expect(away([day, gold, good], new Set([0]), MANNERS)).toEqual([gold]);
    expect(away([day, gold, good], new Set([1]), MANNERS)).toEqual([day, good]);
  });
});

describe("small things", () => {
  it("puts everyone where the game says, equals on one step", () => {
    expect(podium([40, 61, 61, 12], [3, 2, 1, 4]).map(({ seat, place }) => [seat, place])).toEqual([[2, 1], [1, 2], [0, 3], [3, 4]]);
    expect(podium([40, 61, 61, 12], [3, 1, 1, 4]).map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [2, 1], [0, 3], [3, 4]]);
  });

  it("hears the most telling tone, as the game says", () => {
    expect(toneOf([gold, event("week_scored")], MANNERS)).toBe("score");
    expect(toneOf([good], MANNERS)).toBe("wood");
    expect(toneOf([], MANNERS)).toBeNull();
    expect(toneOf([gold], PLAIN)).toBe("wood");
  });

  it("reads the little markup of rules", () => {
    expect(inline("Take `gold` (**all** of it), see YSP-GOLD.1.").map((piece) => piece.kind)).toEqual(["text", "code", "text", "strong", "text", "rule", "text"]);
    expect(plain("Żółć É")).toBe("zolc e");
  });

  it("understands keys where nobody is writing", () => {
    const key = (name: string, place: string | null = null) =>
      shortcut({ key: name, ctrlKey: false, metaKey: false, altKey: false, target: place === null ? null : ({ tagName: "INPUT", closest: (query: string) => (query.includes(place) ? {} : null) } as unknown as EventTarget) });
    expect([key("3"), key("u"), key("?"), key("ArrowDown"), key(" "), key("Enter"), key("p"), key("x")]).toEqual([3, "undo", "keys", "next", "skip", "go_on", "pace", null]);
    expect(key("u", "input")).toBeNull();
  });
});
