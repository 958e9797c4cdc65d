import { describe, expect, it } from "vitest";
import { changed, moves, payments } from "./payment";

const held = { crowns: 9, pearls: 4, gemstones: 0, trophies: 5, gold: 1 };

describe("paying for the tokens in a room", () => {
  it("proposes first what leaves the deepest heap", () => {
    expect(payments([4], held)[0]).toEqual(["pearls"]);
    expect(payments([4], held)).toHaveLength(3);
  });

  it("takes another kind for each token", () => {
    for (const way of payments([5, 4, 1], held)) expect(new Set(way).size).toBe(3);
    expect(payments([9, 9], held)).toEqual([]);
  });

  it("counts equal tokens paid the other way round as one payment", () => {
    expect(payments([4, 4], { crowns: 4, pearls: 4 })).toEqual([["crowns", "pearls"]]);
  });

  it("changes one token and keeps the others where it can", () => {
    const ways = payments([5, 4], held);
    const first = ways[0] ?? [];
    expect(first).toEqual(["trophies", "pearls"]);
    expect(changed(ways, first, 0, "crowns")).toEqual(["crowns", "pearls"]);
    expect(changed(ways, first, 0, "gold")).toBeNull();
  });

  it("becomes a purchase and a payment for each further token", () => {
    expect(moves(["crowns", "gold"], "buy")).toEqual(["buy crowns", "pay gold"]);
    expect(moves(["crowns"], "buy_searching")).toEqual(["buy crowns with abracadabra"]);
  });
});
