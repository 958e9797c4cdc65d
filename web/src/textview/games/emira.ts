/** Emira in words: the same view as the courtyard, as lists and tables. */
import { openBox, slots, worth, type Box } from "../../games/emira/box";
import { halves, roundFrom } from "../../games/emira/choice";
import { appearanceWords, statusWords } from "../../games/emira/words";
import type { Say } from "../../language/render";
import type { EmiraBoard, EmiraKnownCardView, EmiraPlayerView, EmiraPrincessView, EmiraView } from "../../protocol";
import type { Section } from "../section";

export function when(view: EmiraView, say: Say): string {
  const turn = `${say("term-turn")} ${view.turn}`;
  return view.phase === "setup" ? turn : `${turn}, ${say(`phase-${view.phase}`)}`;
}

export function describe(view: EmiraView, board: EmiraBoard, eyes: number | null, names: string[], say: Say): Section[] {
  const box = openBox(board);
  const me = view.players.find((player) => player.seat === eyes);
  const order = roundFrom(view.players, eyes);
  return [
    course(view, say),
    ...(view.looking.length ? [looking(view, box, say)] : []),
    ...view.in_play.map((seen) => princess(seen, say("term-princess_in_play"), view, box, names, say)),
    ...view.coming.map((seen) => princess(seen, say("page-emira_next_turn"), view, box, names, say)),
    ...view.undecided.map((seen) => princess(seen, say("term-undecided_princess"), view, box, names, say)),
    market(view, board, me, names, say),
    ...(view.phase === "auctions" ? [auction(view, names, say)] : []),
    ...(me ? own(me, view, board, box, say) : []),
    sheiks(order, names, say),
    ...order.map((player) => sheik(player, view, board, box, names, say)),
    decks(view, board, say),
  ];
}

const fact = (say: Say, name: string, value: string | number): string => say("page-fact", { name, value: String(value) });
const named = (names: string[], seats: number[], say: Say): string => seats.map((seat) => names[seat] ?? "").join(", ") || say("page-none");
const list = (say: Say, prefix: string, things: string[]): string => things.map((one) => say(`${prefix}-${one}`)).join(", ") || say("page-none");

function course(view: EmiraView, say: Say): Section {
  const turn = view.players.length === 3 ? [say(view.odd ? "term-odd_turn" : "term-even_turn")] : [];
  return {
    title: when(view, say),
    items: [
      say(view.advanced ? "term-advanced_game" : "term-base_game"),
      ...turn,
      fact(say, say("term-starting_player"), say("page-seat", { seat: view.starting_player })),
      ...view.in_force.map((event) => fact(say, say(`event-${event}`), say(`event-${event}-effect`))),
      ...view.symbols_played.map((symbol) => say("page-emira_symbol_played", { symbol })),
    ],
  };
}

function looking(view: EmiraView, box: Box, say: Say): Section {
  const word = (card: string): string => (box.princess(card) ? `princess-${card}` : box.event(card) ? `event-${card}` : `status-${card}`);
  return { title: say("page-emira_only_you"), items: view.looking.map((card, i) => `${i + 1}: ${say(word(card))}`) };
}

function shown(player: EmiraPlayerView, trait: string, say: Say): string {
  const value = worth(player, trait);
  if (value === null) return say("page-emira_gold_secret");
  return trait === "palace" ? halves(value) : String(value);
}

function princess(seen: EmiraPrincessView, what: string, view: EmiraView, box: Box, names: string[], say: Say): Section {
  const traits = seen.second === null ? [seen.first] : [seen.first, seen.second];
  const verdict =
    seen.joins !== null ? say(seen.first === "most_princesses" ? "page-emira_would_visit" : "page-emira_would_join", { seat: seen.joins })
    : seen.favourites.length === 0 ? say("page-emira_no_candidate")
    : say(seen.by_gold ? "page-emira_gold_decides" : "page-emira_level", { seats: seen.favourites });
  return {
    title: `${what}: ${say(`princess-${seen.princess}`)}`,
    items: [
      fact(say, say("term-first_preference"), say(`trait-${seen.first}`)),
      ...(seen.second === null ? [] : [fact(say, say("term-second_preference"), say(`trait-${seen.second}`))]),
      ...(seen.swapped ? [say("term-preferences_swapped")] : []),
      ...talents(seen.princess, box, say),
      fact(say, say(`princess-${seen.princess}-ability`), say(`princess-${seen.princess}-effect`)),
      verdict,
    ],
    table: {
      columns: [say("page-player"), ...traits.map((trait) => say(`trait-${trait}`)), say("term-capacity")],
      rows: view.players.map((player) => [
        names[player.seat] ?? "",
        ...traits.map((trait) => shown(player, trait, say)),
        say("page-emira_rooms", { princesses: player.princesses.length, capacity: player.capacity }),
      ]),
    },
  };
}

function talents(name: string, box: Box, say: Say): string[] {
  const found = box.princess(name)?.talents ?? [];
  return found.length ? [fact(say, say("term-talent"), found.map((talent) => say(`talent-${talent}`)).join(" / "))] : [];
}

function market(view: EmiraView, board: EmiraBoard, me: EmiraPlayerView | undefined, names: string[], say: Say): Section {
  const there = (purchase: string): boolean => {
    if (purchase === "appearance") return view.token_offer !== null;
    if (purchase === "status") return view.status_offer !== null;
    return view.pieces.includes(board.caravans.find((one) => one.caravan === purchase)?.size ?? purchase);
  };
  const price = (purchase: string): string => String(me?.prices[purchase] ?? board.caravans.find((one) => one.caravan === purchase)?.price ?? say("page-none"));
  const what = (purchase: string): string => {
    const caravan = board.caravans.find((one) => one.caravan === purchase);
    if (caravan) return say("page-emira_pays", { spaces: caravan.spaces, payment: caravan.payment });
    if (purchase === "appearance" && view.token_offer) return say(`token-${view.token_offer}`);
    if (purchase === "status" && view.status_offer) return say(`status-${view.status_offer}`);
    return say("page-emira_in_supply", { count: view.supply[purchase] ?? 0 });
  };
  const purchases = [...board.caravans.map((one) => one.caravan), "appearance", "status", "palace", "camel"];
  const buyer = (purchase: string): string => named(names, view.players.filter((player) => player.bought === purchase).map((player) => player.seat), say);
  return {
    title: say("term-on_offer"),
    table: {
      columns: [say("term-on_offer"), say("term-price"), say("page-effect"), say("page-emira_sold")],
      rows: purchases.map((purchase) => [say(`purchase-${purchase}`), there(purchase) ? price(purchase) : say("page-emira_none_left"), there(purchase) ? what(purchase) : "", buyer(purchase)]),
    },
  };
}

function auction({ auction: now }: EmiraView, names: string[], say: Say): Section {
  return {
    title: say("term-auction"),
    items: [
      fact(say, say("term-highest_bid"), now.bidder === null ? say("page-none") : `${now.bid} (${names[now.bidder] ?? ""})`),
      ...(now.speaker === null ? [] : [fact(say, say("page-emira_speaks"), names[now.speaker] ?? "")]),
      fact(say, say("page-emira_in"), named(names, now.bidding, say)),
      fact(say, say("page-emira_to_act"), named(names, now.to_act, say)),
    ],
  };
}

function own(me: EmiraPlayerView, view: EmiraView, board: EmiraBoard, box: Box, say: Say): Section[] {
  const card = me.objective === null ? undefined : box.objective(me.objective);
  const goal = box.goal(view.players.length);
  const wanted = card ? slots(card, me.princesses, box) : [];
  return [
    {
      title: say("page-belongings"),
      items: [
        fact(say, say("term-gold"), me.gold ?? ""),
        fact(say, say("term-upkeep"), me.upkeep),
        fact(say, say("page-emira_next_turn"), `+${me.income}`),
        say("page-emira_discount", { camels: me.camels, rate: me.camel_rate, discount: me.discount }),
        ...(card ? [fact(say, say("term-objective"), say(`objective-${card.objective}`))] : []),
        ...wanted.map((slot) => fact(say, say(`talent-${slot.talent}`), slot.by === null ? say("page-none") : say(`princess-${slot.by}`))),
        ...(goal ? [say("page-emira_goal", { fewest: goal.fewest, most: goal.most })] : []),
        fact(say, say("page-emira_event_prices"), board.event_cards.map((cards, i) => `${say("amount-cards", { cards })}: ${me.event_prices[i] ?? ""}`).join(", ")),
      ],
    },
    { title: say("page-your_hand"), items: me.hand?.length ? me.hand.map((event) => fact(say, say(`event-${event}`), say(`event-${event}-effect`))) : [say("page-none")] },
  ];
}

function sheiks(order: EmiraPlayerView[], names: string[], say: Say): Section {
  return {
    title: say("page-players"),
    table: {
      columns: [say("page-player"), say("term-appearance"), say("term-status"), say("term-palace"), say("term-princesses"), say("term-camels"), say("term-discount"), say("term-income"), say("term-upkeep"), say("term-gold"), say("term-hand")],
      rows: order.map((player) => [
        names[player.seat] ?? "",
        String(player.appearance), String(player.status), halves(player.palace_halves),
        say("page-emira_rooms", { princesses: player.princesses.length, capacity: player.capacity }),
        String(player.camels), String(player.discount), String(player.income), String(player.upkeep),
        player.gold === null ? say("page-emira_gold_secret") : String(player.gold),
        String(player.cards),
      ]),
    },
  };
}

function sheik(player: EmiraPlayerView, view: EmiraView, board: EmiraBoard, box: Box, names: string[], say: Say): Section {
  const { xenia } = view;
  return {
    title: `${names[player.seat] ?? ""}, ${say(`sheik-${player.sheik}`)}`,
    items: [
      appearanceWords(player, { say, board }),
      statusWords(player, { say, board }),
      ...player.princesses.map((one) => [say(`princess-${one}`), ...talents(one, box, say), say(`princess-${one}-ability`)].join(". ")),
      ...(player.princesses.length ? [] : [fact(say, say("term-princesses"), say("page-none"))]),
      ...player.caravans.map(({ caravan, left }) => say("page-emira_caravan", { caravan, left, payment: box.caravan(caravan)?.payment ?? 0 })),
      ...(player.honeymoon === null ? [] : [say("page-emira_honeymoon_in", { turn: player.honeymoon })]),
      ...(xenia.host === player.seat ? [say("page-emira_xenia", { markers: xenia.markers })] : []),
      ...(player.surcharges.length ? [fact(say, say("term-surcharge"), list(say, "princess", player.surcharges))] : []),
    ],
  };
}

function decks(view: EmiraView, board: EmiraBoard, say: Say): Section {
  const known = (deck: string, cards: EmiraKnownCardView[]): string[] => cards.map(({ place, card }) => say("page-emira_known_at", { place, card: say(`${deck}-${card}`) }));
  return {
    title: say("page-emira_decks"),
    items: [
      fact(say, say("term-princess_deck"), view.princess_deck), ...known("princess", view.princess_known),
      fact(say, say("term-status_deck"), view.status_deck), ...known("status", view.status_known),
      fact(say, say("term-event_deck"), view.event_deck), ...known("event", view.event_known),
      fact(say, say("term-bag"), board.tokens.map((token) => `${say(`token-${token}`)} ${view.bag[token] ?? 0}`).join(", ")),
      fact(say, `${say("term-removed_from_the_game")}, ${say("term-princesses")}`, list(say, "princess", view.princesses_gone)),
      fact(say, `${say("term-removed_from_the_game")}, ${say("term-event_card")}`, list(say, "event", view.events_gone)),
    ],
  };
}
