/** How Emira behaves at the shared table. */
import type { Detail, Manners, Note } from "../../games";
import type { Say } from "../../language/render";
import type { EmiraBoard, EmiraView, EventFrame, Option } from "../../protocol";
import { SIGNS } from "./art/signs";
import { when } from "./words";

const sign = (name: string): string => SIGNS[name] ?? "";

export const MANNERS: Manners<EmiraView, EmiraBoard> = {
  when,
  chapters: ["turn_began", "game_over"],
  tones: [
    ["end", /^game_over$/],
    ["score", /^(princess_joined|objective_reached)$/],
    ["coin", /^(bid_made|auction_won|income_received|gold_taken|gift_paid|upkeep_paid)$/],
    ["card", /^(event_played|events_bought|princess_revealed)$/],
  ],
  icons: {
    gold: "gold",
    camels: "camel",
    cards: "card",
    appearance: sign("trait-appearance"),
    status: sign("trait-status"),
    sections: sign("trait-palace"),
    palace_track: sign("trait-palace"),
    capacity: sign("room"),
    princesses: sign("princess"),
    income: sign("income"),
    upkeep: sign("upkeep"),
  },
  closing: [],
  targets,
  pieces,
  note,
  detail,
};

/** Coins, price tags and cards on the table that stand for an option beside its own targets. */
function targets({ kind, args }: Option): string[] {
  const named: Record<string, () => string[]> = {
    bid: () => [`bid:${args["gold"]}`],
    pass: () => ["pass"],
    take_gold: () => ["bank"],
    buy: () => [`price:${args["purchase"]}`],
    arrange: () => [`order:${args["order"]}`],
    spoil: () => [`spoil:${args["left"]}`],
    spoil_two: () => [`spoil:${args["left"]}`, `spoil:${args["other"]}`],
    leave_her: () => ["mind:leave"],
    swap_her: () => ["mind:swap"],
    bury_her: () => ["mind:bury"],
  };
  return named[kind]?.() ?? [];
}

/** Log lines light the sheik, the princess, the caravans or the stall they speak of. */
function pieces({ name, args }: EventFrame): string[] {
  const { seat, princess, caravan, token, status, event, piece } = args;
  const found: string[] = [];
  if (typeof seat === "number") found.push(`seat:${seat}`);
  if (typeof princess === "string") found.push(`princess:${princess}`);
  if (typeof caravan === "string") found.push(`track:${seat}:${caravan}`);
  if (typeof event === "string") found.push(`event:${event}`);
  if (typeof piece === "string") found.push(`piece:${piece}`);
  if (typeof token === "string") found.push(name === "token_offered" ? `offered:${token}` : `token:${seat}:${token}`);
  if (typeof status === "string") found.push(name === "status_offered" ? `offered:${status}` : `status:${seat}:${status}`);
  return found;
}

/** Kinds of option by which gold is spent of one's own will. */
const SPENDING: readonly string[] = ["buy", "best_of", "pay_gift"];

/** What a bid really costs; what is left after buying, and whether it covers the upkeep. */
function note(option: Option, view: EmiraView, board: EmiraBoard, say: Say): Note | null {
  const me = view.players.find((player) => player.hand !== null);
  if (!me || me.gold === null) return null;
  const bid = option.args["gold"];
  if (option.kind === "bid" && typeof bid === "number") {
    if (me.discount === 0) return null;
    const gold = Math.max(0, bid - me.discount);
    return { short: say("page-emira_pays_only", { gold }), spoken: say("page-emira_pays_only", { gold }) };
  }
  const cost = option.effects["gold"];
  if (!SPENDING.includes(option.kind) || cost === undefined || cost >= 0) return null;
  const left = me.gold + cost;
  const due = me.upkeep + (option.effects["upkeep"] ?? 0);
  if (left < due) return { short: `⚠ ${say("page-emira_short_brief", { gold: due - left })}`, spoken: say("page-emira_short", { gold: due - left }) };
  return { short: say("page-emira_left", { gold: left }), spoken: say("page-emira_left_spoken", { gold: left, due }) };
}

/** The princesses one by one, and the objective they cover or not. */
function detail(category: string, seat: number, view: EmiraView, board: EmiraBoard, say: Say): Detail[] {
  const player = view.players.find((one) => one.seat === seat);
  if (!player) return [];
  if (category === "princesses") return player.princesses.map((princess) => ({ text: say(`princess-${princess}`), points: board.princess_points, rule: "EMI-ADV.7" }));
  if (player.objective === null) return [];
  return [{ text: say(`objective-${player.objective}`), points: player.talents_missing === 0 ? board.talents_points : 0, rule: "EMI-ADV.7" }];
}
