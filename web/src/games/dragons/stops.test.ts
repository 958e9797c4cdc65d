import { describe, expect, it } from "vitest";
import type { DragonsView, EventFrame } from "../../protocol";
import { during, ranked, stops } from "./stops";

const event = (name: string, args: EventFrame["args"] = {}): EventFrame => ({ name, args, rules: [] });
const story = [
  event("round_began", { round: 2, seat: 0 }),
  event("token_placed", { seat: 0, space: "cave_gold", number: 1, value: 4 }),
  event("tokens_turned_up", { seat: 0, space: "cave_gold", strength: 4, faces: [4] }),
  event("tokens_turned_up", { seat: 1, space: "cave_gold", strength: 9, faces: [7, 2] }),
  event("ranked", { space: "cave_gold", seats: [1, 0] }),
  event("treasure_won", { seat: 1, units: 5, kind: "gold", shelf: 1 }),
  event("guard_shown", { value: 6 }),
  event("tokens_turned_up", { seat: 1, space: "guard", strength: 8, faces: [8] }),
  event("admitted", { seat: 1, strength: 8 }),
  event("round_ended", { round: 2 }),
  event("units_taken", { seat: 1, units: 1, kind: "gold" }),
];

describe("the tally as it was told", () => {
  it("stops at each space with what came of it", () => {
    const [cave, guard, ...more] = stops(story);
    expect(more).toEqual([]);
    expect([cave?.space, cave?.round, cave?.from, cave?.to]).toEqual(["cave_gold", 2, 2, 6]);
    expect(cave && ranked(cave).map((row) => [row.seat, row.strength])).toEqual([[1, 9], [0, 4]]);
    expect([guard?.guard, guard?.outcomes.map((one) => one.name)]).toEqual([6, ["admitted"]]);
  });

  it("shows only what it has reached", () => {
    const piece = (owner: number, number: number): object => ({ piece: `${owner}.${number}`, owner, carpet: false, value: null, face_up: false, doubled: false });
    const before = {
      current: "placement", turned_up: false, guard: null, ranking: [],
      spaces: [{ space: "cave_gold", open: true, tallied: false, pieces: [piece(1, 1), piece(1, 2)] }, { space: "guard", open: true, tallied: false, pieces: [piece(1, 3)] }],
      caves: [{ space: "cave_gold", kind: "gold", shelves: [5, 0, 0, 0] }],
    } as unknown as DragonsView;
    const first = during(before, stops(story).slice(0, 1));
    expect(first.spaces[0]?.pieces.map((one) => one.value)).toEqual([7, 2]);
    expect(first.spaces[1]?.pieces[0]?.face_up).toBe(false);
    expect([first.guard, first.caves[0]?.shelves[0]]).toEqual([null, 5]);
    const second = during(before, stops(story));
    expect([second.guard, second.caves[0]?.shelves[0], second.spaces[1]?.pieces[0]?.value]).toEqual([6, 0, 8]);
  });
});
