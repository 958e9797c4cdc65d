import { describe, expect, test } from "vitest";
import type { YspahanView } from "../../protocol";
import { along, flights, flown, FLIGHT, rolled } from "./changes";
import { loadOnBoard, NARROW, shopOnBoard, WIDE } from "./composition";
import { stone } from "./geometry";

function view(changes: Partial<YspahanView> = {}): YspahanView {
  const empty: YspahanView = {
    day: 1, week: 1, day_of_week: 1, first: 0, order: [0, 1], turn: 0, active: 0,
    tower: [{ floor: "camels", value: 1, white: 2, yellow: 0 }],
    shops: {}, caravan: [], caravan_places: 12, supervisor: "C", deck: 18, discard: [], players: [],
  };
  return { ...empty, ...changes };
}

describe("what moves between two views", () => {
  test("a sent good flies from its shop to the next camel", () => {
    const [flight] = flights(view({ shops: { chest_blue_1: 2 }, caravan: [0] }), view({ caravan: [0, 2] }), WIDE);
    expect(flight).toMatchObject({ id: "camel:1", seat: 2, from: shopOnBoard(WIDE, "chest_blue_1"), to: loadOnBoard(WIDE, 12, 1) });
    expect(flown(flight!, FLIGHT)).toMatchObject({ x: flight!.to.x });
  });

  test("a placed good comes from outside the city", () => {
    const [flight] = flights(view(), view({ shops: { vase_blue_1: 1 } }), NARROW);
    expect(flight).toMatchObject({ id: "shop:vase_blue_1", seat: 1, to: shopOnBoard(NARROW, "vase_blue_1") });
  });

  test("nothing flies when a week ends or a replay jumps", () => {
    const full = Object.fromEntries(["1", "2", "3", "4", "5", "6"].map((n) => [`sack_pink_${n}`, 0]));
    expect(flights(view({ shops: full }), view(), WIDE)).toEqual([]);
    expect(flights(view(), view({ shops: { ...full, vase_blue_1: 1 } }), WIDE)).toEqual([]);
  });

  test("dice tumble when they are rolled, not when a group is taken", () => {
    const none = view({ tower: [{ floor: "camels", value: 0, white: 0, yellow: 0 }] });
    expect(rolled(none, view())).toBe(true);
    expect(rolled(view(), none)).toBe(false);
    expect(rolled(view(), view())).toBe(false);
    expect(rolled(view(), view({ tower: [{ floor: "camels", value: 3, white: 2, yellow: 0 }] }))).toBe(true);
  });

  test("the supervisor passes every space between", () => {
    expect(along(["C", "W1", "W2"], 0)).toEqual(stone("C").middle);
    expect(along(["C", "W1", "W2"], 1)).toEqual(stone("W2").middle);
  });
});
