/** Āmul in words: the same view as the round table, as lists and tables. */
import { around, heaps, openBox, pointsOf, type Box } from "../../games/amul/box";
import { plain } from "../../games/amul/choice";
import { effectOf, goodsOf, symbolsOf } from "../../games/amul/words";
import type { Say } from "../../language/render";
import type { AmulBoard, AmulPlayerView, AmulView } from "../../protocol";
import type { Section } from "../section";

export function when(view: AmulView, say: Say): string {
  return `${say("term-round")} ${view.round}`;
}

export function describe(view: AmulView, board: AmulBoard, eyes: number | null, names: string[], say: Say): Section[] {
  const box = openBox(board);
  const round = around(view.players.length, eyes);
  const near = eyes === null ? [] : [round.left, round.right];
  const order = eyes === null ? round.across.concat(round.left, round.right) : [eyes, ...near, ...round.across];
  return [
    course(view, board, names, say),
    ...hand(view, box, eyes, say),
    market(view, box, names, say),
    display("palace", view.palace, box, say),
    display("bazaar", view.bazaar, box, say),
    players(view, board, names, say),
    ...order.map((seat) => area(view.players[seat] as AmulPlayerView, box, relation(seat, round, eyes, say), say)),
    gone(view, box, say),
  ];
}

function course(view: AmulView, board: AmulBoard, names: string[], say: Say): Section {
  const strength = (seat: number): string => {
    const player = view.players[seat];
    return view.military && player?.letter ? ` (${say("page-amul_strength", { value: player.military, letter: player.letter })})` : "";
  };
  return {
    title: say("page-amul_round", { round: view.round, rounds: board.rounds }),
    items: [
      fact(say, say(view.military ? "page-amul_military_order" : "page-amul_pick_order"), view.order.map((seat) => (names[seat] ?? "") + strength(seat)).join(", ")),
      fact(say, say("term-first_pick"), names[view.first_pick] ?? ""),
      fact(say, say("term-starting_player"), names[view.starting_player] ?? ""),
      fact(say, say("term-deck"), String(view.deck)),
    ],
  };
}

/** What a card would give stands there only while it is known. */
function hand(view: AmulView, box: Box, eyes: number | null, say: Say): Section[] {
  const cards = view.players.find((player) => player.seat === eyes)?.hand;
  if (!cards) return [];
  return [{ title: say("page-your_hand"), table: { columns: columns(say), rows: cards.map((number) => row(view, box, number, say)) } }];
}

function columns(say: Say): string[] {
  return [say("page-amul_card"), say("page-amul_counts"), say("page-effect"), say("page-amul_now"), say("page-amul_best"), say("page-amul_change")];
}

function row(view: AmulView, box: Box, number: number, say: Say): string[] {
  const { card, place } = box.card(number);
  const worth = view.prospects.find((one) => one.number === number);
  const name = [say(`card-${card}`), goodsOf(card, box, say), symbolsOf(card, box, say)].filter(Boolean).join("; ");
  return [
    name,
    say(`term-${place === "both" ? "both_icons" : `${place}_icon`}`),
    effectOf(card, box, say),
    ...(worth ? [plain(worth.now), plain(worth.best), plain(worth.change)] : ["", "", ""]),
  ];
}

function market(view: AmulView, box: Box, names: string[], say: Say): Section {
  if (view.market.length === 0) return { title: say("term-market"), items: [say("page-empty")] };
  return {
    title: say("term-market"),
    table: {
      columns: [...columns(say), say("page-amul_offered")],
      rows: view.market.map((one) => [...row(view, box, one.number, say), one.offered_by === null ? say("page-amul_fresh") : (names[one.offered_by] ?? "")]),
    },
  };
}

function display(which: string, numbers: number[], box: Box, say: Say): Section {
  const items = heaps(numbers, box).map((heap) => {
    const { card } = heap.face;
    const copies = heap.numbers.length > 1 ? ` ×${heap.numbers.length}` : "";
    return fact(say, say(`card-${card}`) + copies, [goodsOf(card, box, say), effectOf(card, box, say)].filter(Boolean).join("; "));
  });
  return { title: say(`term-${which}`), items: items.length ? items : [say("page-empty")] };
}

function players(view: AmulView, board: AmulBoard, names: string[], say: Say): Section {
  const majority = (player: AmulPlayerView, symbol: string): string => {
    const found = player.majorities.find((one) => one.symbol === symbol);
    return found && found.points > 0 ? ` (${say("amount-points", { points: found.points })})` : "";
  };
  return {
    title: say("page-players"),
    table: {
      columns: [say("page-player"), say("term-points"), say("page-amul_hand_cards"), ...board.symbols.map((symbol) => say(`term-${symbol}_symbol`))],
      rows: view.players.map((player) => [
        names[player.seat] ?? "",
        String(player.score),
        String(player.cards),
        ...board.symbols.map((symbol) => {
          const letter = symbol === "military" && player.letter ? ` ${player.letter}` : "";
          return `${player.symbols[symbol] ?? 0}${letter}${majority(player, symbol)}`;
        }),
      ]),
    },
  };
}

function relation(seat: number, round: { left: number; right: number }, eyes: number | null, say: Say): string {
  if (eyes === null) return "";
  if (seat === eyes) return say("page-you");
  return seat === round.left ? say("term-left_neighbour") : seat === round.right ? say("term-right_neighbour") : "";
}

function area(player: AmulPlayerView, box: Box, who: string, say: Say): Section {
  const title = say("page-amul_area_of", { seat: player.seat }) + (who ? ` (${who})` : "");
  const known = player.hand === null && player.known.length ? [fact(say, say("page-amul_known"), player.known.map((number) => say(`card-${box.card(number).card}`)).join(", "))] : [];
  const items = heaps(player.area, box).map((heap) => {
    const copies = heap.numbers.length > 1 ? ` ×${heap.numbers.length}` : "";
    return fact(say, say(`card-${heap.face.card}`) + copies, say("amount-points", { points: pointsOf(player, heap.face.card) }));
  });
  return { title, items: [...(items.length ? items : [say("page-amul_no_cards")]), ...known] };
}

function gone(view: AmulView, box: Box, say: Say): Section {
  const list = (numbers: number[]): string =>
    heaps(numbers, box).map((heap) => say(`card-${heap.face.card}`) + (heap.numbers.length > 1 ? ` ×${heap.numbers.length}` : "")).join(", ") || say("page-none");
  return { title: say("page-amul_gone"), items: [fact(say, say("term-discard"), list(view.discard)), fact(say, say("term-removed"), list(view.removed))] };
}

function fact(say: Say, name: string, value: string): string {
  return say("page-fact", { name, value });
}
