import { describe, expect, it } from "vitest";
import { PLAIN } from "../src/games";
import { bundle, render } from "../src/language/render";
import type { EventFrame } from "../src/protocol";
import { concerns, factsOf, isBidding, weightOfAll } from "../src/table/facts";
import { lines, sentence } from "../src/table/lines";
import { gains, rows, signed } from "../src/table/scoring";

const NAMES = ["Ada", "Omar"];
const texts = bundle("en", [
  `list-comma = { $left }, { $right }
list-pair = { $left } and { $right }
event-took = { $seat } takes { $gold } Gold.
event-built = { $seat } builds the { $what }.
event-placed = { $seat } places a good in { $shop }.
several-placed = { $seat } places { $count } goods.
event-rolled = { $seat } rolls { $faces }.
event-bid = { $seat } bids { $gold }.
event-empty = The Tower is empty.
event-noted = { $seat } notes: nothing.`,
]);
const facts = factsOf([
  { name: "rolled", weight: "reveal", dice: ["faces"] },
  { name: "empty", weight: "trifle", dice: [] },
  { name: "bid", weight: "bid", dice: [] },
]);
const voice = {
  say: (key: string, args?: Record<string, unknown>) => render(texts, key, args, NAMES),
  knows: (key: string) => texts.hasMessage(key),
  names: NAMES,
};

const event = (name: string, args: EventFrame["args"] = {}): EventFrame => ({ name, args, rules: [] });
const took = (seat: number, gold = 2): EventFrame => event("took", { seat, gold });
const bid = (seat: number, gold: number): EventFrame => event("bid", { seat, gold });
const read = (...events: EventFrame[]) => lines(events, 0, PLAIN, facts).map((line) => sentence(line, voice, facts));

describe("lines of the log", () => {
  it("say in one sentence what one player does", () => {
    const placed = ["pink 1", "pink 2"].map((shop) => event("placed", { seat: 1, shop }));
    expect(read(took(0), took(1), ...placed, event("built", { seat: 1, what: "Hoist" }))).toEqual([
      ["Ada takes 2 Gold."],
      ["Omar takes 2 Gold, places 2 goods and builds the Hoist."],
    ]);
  });

  it("do not become too long, and keep sentences that cannot be joined", () => {
    const built = (what: string): EventFrame => event("built", { seat: 0, what });
    expect(read(took(0), event("noted", { seat: 0 }), built("Hoist"), took(0), took(0))).toEqual([
      ["Ada takes 2 Gold. Ada notes: nothing. Ada builds the Hoist."],
      ["Ada takes 2 Gold (×2)."].map((one) => one),
    ]);
  });

  it("draw dice as dice", () => {
    expect(read(event("rolled", { seat: 0, faces: [4, 1, 3] }))).toEqual([["Ada rolls ", [4, 1, 3], "."]]);
  });

  it("fold what goes without saying, and bids that were outbid", () => {
    const [one, two] = lines([took(0), event("empty"), bid(0, 10), bid(1, 20), bid(0, 30)], 7, PLAIN, facts);
    expect([one?.index, one?.folded.length]).toEqual([7, 1]);
    expect([two?.index, two?.folded.length, sentence(two!, voice, facts)]).toEqual([9, 2, ["Ada bids 30."]]);
  });

  it("weigh what happens at once", () => {
    expect(weightOfAll([took(0), event("rolled", { seat: 0, faces: [1] })], facts)).toBe("reveal");
    expect(weightOfAll([event("empty")], facts)).toBe("trifle");
    expect(weightOfAll([], facts)).toBe("ordinary");
    expect([isBidding([bid(0, 10), event("empty")], facts), isBidding([event("empty")], facts), isBidding([bid(0, 10), took(1)], facts)]).toEqual([true, false, false]);
    expect([concerns([took(1)], [1]), concerns([took(1)], [0]), concerns([event("empty")], [0])]).toEqual([true, false, false]);
  });
});

describe("changes of the score", () => {
  const score = (souks: number, caravan: number) => [
    { category: "souks", points: souks, rule: "R.1" },
    { category: "caravan", points: caravan, rule: "R.2" },
  ];

  it("say which line changed, and by how much", () => {
    const changes = gains([score(4, 8), score(1, 1)], [score(4, 4), score(1, 1)]);
    expect(changes).toEqual([{ seat: 0, by: -4, total: 8, lines: [{ category: "caravan", rule: "R.2", by: -4 }] }]);
    expect(rows(changes, score(0, 0)).map(({ category }) => category)).toEqual(["caravan"]);
  });

  it("are told where lines cancel out, and not where there is nothing to compare", () => {
    expect(gains([score(4, 0)], [score(0, 4)])[0]).toMatchObject({ by: 0, total: 4 });
    expect(gains([], [score(1, 1)])).toEqual([]);
    expect([signed(3), signed(-3)]).toEqual(["+3", "−3"]);
  });
});
