import { expect, test } from "vitest";
import { levels } from "../src/lobby/levels";
import type { GameInfo } from "../src/protocol";

test("a learned player is offered only for as many players as it learned with", () => {
  const game = { learned: [4] } as unknown as GameInfo;
  expect(levels(game, 4)).toContain("learned");
  expect(levels(game, 3)).not.toContain("learned");
  expect(levels(null, 4)).toEqual(["novice", "apprentice", "merchant", "master", "vizier"]);
});
