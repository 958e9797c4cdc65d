/** Yspahan in words: the same view as the board, as lists and tables. */
import type { Say } from "../../language/render";
import type { YspahanBoard, YspahanView } from "../../protocol";
import type { Section } from "../section";

export function describe(
  view: YspahanView,
  board: YspahanBoard,
  eyes: number | null,
  names: string[],
  say: Say,
): Section[] {
  return [
    calendar(view, say),
    players(view, names, say),
    tower(view, say),
    ...board.quarters.map((quarter) => city(view, board, quarter, names, say)),
    caravan(view, board, names, say),
    ...(eyes === null ? [] : hand(view, eyes, say)),
    prices(view, board, eyes, say),
  ];
}

export function when(view: YspahanView, say: Say): string {
  return say("term-day_of_week", { day: view.day_of_week, week: view.week });
}

function calendar(view: YspahanView, say: Say): Section {
  return {
    title: when(view, say),
    items: [
      say("page-fact", { name: say("term-first_player"), value: say("page-seat", { seat: view.first }) }),
      say("page-fact", { name: say("term-supervisor"), value: say("page-space", { space: view.supervisor }) }),
      say("page-fact", { name: say("term-deck"), value: view.deck }),
      say("page-fact", {
        name: say("term-discard_pile"),
        value: view.discard.map((card) => say(`card-${card}`)).join(", ") || say("page-none"),
      }),
    ],
  };
}

function players(view: YspahanView, names: string[], say: Say): Section {
  return {
    title: say("page-players"),
    table: {
      columns: [
        say("page-player"), say("term-points"), say("term-gold"), say("term-camels"), say("term-cards"),
        say("term-buildings"), say("page-completed_souks"), say("term-caravan"),
      ],
      rows: view.players.map((player) => [
        names[player.seat] ?? "",
        String(player.score),
        String(player.gold),
        String(player.camels),
        String(player.cards),
        player.buildings.map((building) => say(`building-${building}`)).join(", ") || say("page-none"),
        player.completed.map((souk) => say(`souk-${souk}`)).join(", ") || say("page-none"),
        String(player.caravan_value),
      ]),
    },
  };
}

function tower(view: YspahanView, say: Say): Section {
  return {
    title: say("term-tower"),
    table: {
      columns: [say("term-floor"), say("term-value"), say("term-white_dice"), say("term-yellow_dice")],
      rows: [...view.tower]
        .reverse()
        .map((floor) => [
          say(`floor-${floor.floor}`),
          floor.white + floor.yellow > 0 ? String(floor.value) : say("page-empty"),
          String(floor.white),
          String(floor.yellow),
        ]),
    },
  };
}

function city(view: YspahanView, board: YspahanBoard, quarter: string, names: string[], say: Say): Section {
  const touched = new Map<string, string[]>();
  for (const space of board.spaces) {
    for (const shop of space.shops) touched.set(shop, [...(touched.get(shop) ?? []), space.space]);
  }
  return {
    title: say(`quarter-${quarter}`),
    table: {
      columns: [say("term-souk"), say("term-points"), say("page-goods_in"), say("page-shops_by_road")],
      rows: board.souks
        .filter((souk) => souk.quarter === quarter)
        .map((souk) => [
          say(`souk-${souk.souk}`),
          String(souk.points),
          goods(view, souk.shops, names, say),
          souk.shops
            .flatMap((shop, index) => (touched.get(shop) ?? []).map((space) => `${index + 1}: ${space}`))
            .join(", ") || say("page-none"),
        ]),
    },
  };
}

function goods(view: YspahanView, shops: string[], names: string[], say: Say): string {
  const owners = shops.map((shop) => view.shops[shop]);
  const filled = owners.filter((owner) => owner !== undefined).length;
  const who = [...new Set(owners.filter((owner) => owner !== undefined))].map((owner) => names[owner] ?? "").join(", ");
  if (filled === 0) return say("page-empty_of", { count: shops.length });
  const taken = owners.flatMap((owner, index) => (owner === undefined ? [] : [index + 1])).join(", ");
  return say("page-goods_of", { filled, count: shops.length, who, shops: taken });
}

function caravan(view: YspahanView, board: YspahanBoard, names: string[], say: Say): Section {
  const onCamels = view.caravan.map((owner, index) => `${index + 1}: ${names[owner] ?? ""}`);
  return {
    title: say("term-caravan"),
    items: [
      say("page-caravan_places", { taken: view.caravan.length, count: view.caravan_places }),
      ...board.rows.map((row, index) =>
        say("page-caravan_row", { name: say(`row-${index + 1}`), points: row.points, value: row.value }),
      ),
      ...onCamels,
    ],
  };
}

function hand(view: YspahanView, eyes: number, say: Say): Section[] {
  const cards = view.players.find((player) => player.seat === eyes)?.hand;
  if (!cards) return [];
  return [
    {
      title: say("page-your_hand"),
      items: cards.length
        ? cards.map((card) => say("page-fact", { name: say(`card-${card}`), value: say(`card-${card}-effect`) }))
        : [say("page-none")],
    },
  ];
}

function prices(view: YspahanView, board: YspahanBoard, eyes: number | null, say: Say): Section {
  const owned = new Set(view.players.find((player) => player.seat === eyes)?.buildings ?? []);
  return {
    title: say("term-buildings"),
    table: {
      columns: [say("term-building"), say("term-cost"), say("page-effect")],
      rows: board.buildings.map((one) => [
        say(`building-${one.building}`) + (owned.has(one.building) ? ` (${say("page-owned")})` : ""),
        say("price", { camels: one.camels, gold: one.gold }),
        say(`building-${one.building}-effect`),
      ]),
    },
  };
}
