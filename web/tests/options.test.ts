import { describe, expect, it } from "vitest";
import { PLAIN } from "../src/games";
import { MANNERS } from "../src/games/yspahan/manners";
import type { Decision, Option } from "../src/protocol";
import { alike, allTargets, besideBoard, folds, group, keyed, rows, targetsOf, withTarget } from "../src/table/options";

function option(move: string, kind: string, args: Record<string, string | number> = {}): Option {
  const targets = Object.entries(args).filter(([, value]) => typeof value === "string").map(([name, value]) => `${name}:${value}`);
  return { text: move, kind, args, targets, effects: {}, ends: false };
}

const floors = ["camels", "sack", "gold"].flatMap((floor) => [
  option(`take ${floor}`, "take", { floor }),
  option(`take ${floor} plus exchange`, "take_plus", { floor, card: "exchange" }),
  option(`supervise ${floor}`, "supervise", { floor }),
  option(`draw ${floor}`, "draw", { floor }),
]);
const end = option("end", "end");
const spaces = ["W2", "W3", "W4", "E2", "E3", "N1"].map((space) => option(`move ${space}`, "move", { space }));
const shops = Array.from({ length: 6 }, (_, index) => `sack_pink_${index + 1}`)
  .concat(["sack_blue_1", "sack_blue_2", "vase_blue_1"])
  .map((shop) => option(`play place_good ${shop}`, "play_place_good", { shop }));
const amounts = Array.from({ length: 9 }, (_, index) => option(`play exchange ${index + 1} gold`, "play_exchange_gold", { gold: index + 1 }));

const decision: Decision = { kind: "take_turn", args: {}, seats: [0], sealed: false, options: [], undo: false, chosen: null };

describe("what options change", () => {
  const costing = (...effects: Record<string, number>[]): Option[] => effects.map((one, index) => ({ ...option(`place ${index}`, "place"), effects: one }));

  it("is said once where it is the same for all of many", () => {
    expect(alike(costing({ tokens: -1, gold: 2 }, { tokens: -1 }, { tokens: -1, gold: 2 }))).toEqual({ tokens: -1 });
  });

  it("stays on the buttons of few", () => {
    expect(alike(costing({ tokens: -1 }, { tokens: -1 }))).toEqual({});
    expect(alike([])).toEqual({});
  });
});

describe("options are grouped", () => {
  it("by the floor whose dice they use", () => {
    const groups = group(floors, MANNERS);
    expect(groups.map((one) => one.id)).toEqual(["floor:camels", "floor:sack", "floor:gold"]);
    expect(groups.every((one) => one.form === "subject" && one.options.length === 4)).toBe(true);
  });

  it("by the building, when cards can build it too", () => {
    const groups = group([end, option("build hoist", "build", { building: "hoist" }), option("play build_no_gold hoist", "play_build_no_gold", { building: "hoist" })], MANNERS);
    expect(groups.map((one) => one.id)).toEqual(["building:hoist", "plain"]);
  });

  it("into the arms of the road", () => {
    const [roads] = group(spaces, MANNERS);
    expect(roads?.form === "places" && roads.families.map((family) => [family.name, family.options.length])).toEqual([["W", 3], ["E", 2], ["N", 1]]);
    expect(roads?.form === "places" && roads.folded).toBe(false);
  });

  it("with an amount as one stepper", () => {
    expect(group([end, ...amounts], MANNERS).map((one) => one.form)).toEqual(["amount", "buttons"]);
  });

  it("with long lists folded when other things matter more", () => {
    const groups = group([end, option("play three_gold", "play_three_gold"), ...shops], MANNERS);
    const places = groups.find((one) => one.form === "places");
    expect(places?.form === "places" && places.folded).toBe(true);
    expect(keyed(groups, false).map((one) => one.text)).toEqual(["end", "play three_gold"]);
  });

  it("and number keys count what can be seen, not what is folded", () => {
    expect(keyed(group(floors, MANNERS), false).map((one) => one.kind)).toEqual(Array(3).fill(["take", "supervise", "draw"]).flat());
    const withCard = floors.filter((one) => one.kind === "take_plus" || one.text === "draw sack");
    expect(keyed(group(withCard, MANNERS), false).map((one) => one.text)).toEqual(["take camels plus exchange", "draw sack", "take gold plus exchange"]);
    expect(keyed(group([end, ...amounts], MANNERS), false).map((one) => one.text)).toEqual(["end"]);
  });

  it("without losing or doubling any", () => {
    const all = [...floors, end, ...amounts, ...shops];
    const moves = group(all, MANNERS).flatMap((one) => ("families" in one ? one.families.flatMap((family) => family.options) : one.options));
    expect(moves.map((one) => one.text).sort()).toEqual(all.map((one) => one.text).sort());
  });
});

describe("number keys", () => {
  it("are never given to places that are called by a number", () => {
    const placing = shops.map((one) => option(`place ${one.args["shop"]}`, "place", one.args as Record<string, string>));
    expect(keyed(group(placing, MANNERS), false)).toEqual([]);
    expect(keyed(group(placing, MANNERS), true)).toHaveLength(9);
  });

  it("count along the family that is open, and nothing has two", () => {
    const tokens = [1, 2, 3].flatMap((token) => ["market", "bazaar", "guard"].map((space) => option(`place ${token} ${space}`, "place", { token, space })));
    const groups = group([...tokens, end], PLAIN);
    const at = (step: number): string[] => keyed(groups, false, new Map([["place", step]])).map((one) => one.text);
    expect(at(0)).toEqual(["place 1 market", "place 1 bazaar", "place 1 guard", "end"]);
    expect(at(2)).toEqual(["place 3 market", "place 3 bazaar", "place 3 guard", "end"]);
    expect(new Set(at(1)).size).toBe(4);
  });
});

describe("where the board can take the choice", () => {
  const on = (options: Option[]): Set<string> => allTargets(options, MANNERS);
  const names = (options: Option[] | null): string[] | null => options?.map((one) => one.text) ?? null;

  it("only what has no piece needs a button", () => {
    expect(names(besideBoard([end, ...shops], on(shops), false, MANNERS))).toEqual(["end"]);
    expect(names(besideBoard(floors, on(floors), false, MANNERS))).toEqual([]);
  });

  it("a piece that is not drawn stands for nothing", () => {
    expect(besideBoard([end, ...shops], new Set(), false, MANNERS)).toBeNull();
    expect(besideBoard(shops, on(shops.slice(0, 4)), false, MANNERS)).toBeNull();
  });

  it("a piece that stands for all of them alike decides nothing", () => {
    const deck = ["leave", "swap", "bury"].map((kind) => ({ ...option(kind, kind), targets: ["deck:princess"] }));
    expect(besideBoard(deck, new Set(["deck:princess"]), false, PLAIN)).toBeNull();
    expect(besideBoard([...deck, end], new Set(["deck:princess"]), false, PLAIN)).toBeNull();
  });

  it("what a picked piece can be used for is listed, unless other pieces tell it apart", () => {
    const picked = withTarget(floors, "floor:sack", MANNERS);
    expect(besideBoard(picked, on(floors), true, MANNERS)).toBeNull();
    const token = ["market", "bazaar", "guard", "treasury"].map((space) => ({ ...option(`place 1 ${space}`, "place", { space }), targets: ["token:1", `space:${space}`] }));
    expect(names(besideBoard(token, on(token), true, PLAIN))).toEqual([]);
  });

  it("two or three answers are simply asked for", () => {
    expect(besideBoard(shops.slice(0, 2), on(shops), false, MANNERS)).toBeNull();
  });

  it("a desk lists what can be looked over, a phone nothing", () => {
    const short = group(floors, MANNERS);
    const wall = group(Array.from({ length: 40 }, (_, index) => option(`place sack_pink_${index}`, "place", { shop: `sack_pink_${index}` })), MANNERS);
    expect([rows(short), folds(short, true), folds(short, false)]).toEqual([3, false, true]);
    expect([rows(wall), folds(wall, true)]).toEqual([14, true]);
  });
});

describe("pieces stand for options", () => {
  it("and a card stands for playing it", () => {
    expect(targetsOf(option("play three_camels", "play_three_camels"), MANNERS)).toEqual(["card:three_camels"]);
    expect(targetsOf(option("play both hoist", "play_both", { building: "hoist" }), MANNERS)).toEqual(["building:hoist", "card:build_no_camels", "card:build_no_gold"]);
  });

  it("but only in a game that says so", () => {
    expect(targetsOf(option("play three_camels", "play_three_camels"), PLAIN)).toEqual([]);
  });

  it("so that pointing at one narrows the choice", () => {
    expect(withTarget(floors, "floor:sack", MANNERS).map((one) => one.kind)).toEqual(["take", "take_plus", "supervise", "draw"]);
    expect(allTargets(floors, MANNERS).has("card:exchange")).toBe(true);
  });
});
