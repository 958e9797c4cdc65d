/** The six things on sale, as the stalls show them. */
import type { EmiraBoard } from "../../protocol";
import type { Choice } from "./choice";

export interface Price {
  purchase: string;
  price: number;
  /** Which of two, such as slow; empty if there is only one. */
  name: string;
  /** What a caravan brings: in few signs, and in words. */
  short: string;
  yields: string;
}

export interface Ware {
  offer: string;
  name: string;
  there: boolean;
  prices: Price[];
  token: string | null;
  status: string | null;
  /** Who bought it in this turn. */
  buyer: number | null;
  supply: number | null;
  /** Other names under which it is spoken of. */
  also: string[];
}

export const LEFT_WING = ["small", "large", "camel"] as const;
export const RIGHT_WING = ["appearance", "status", "palace"] as const;

export function wares(choice: Choice, offers: readonly string[]): Ware[] {
  return offers.map((offer) => ware(choice, offer));
}

function ware(choice: Choice, offer: string): Ware {
  const { view, say } = choice;
  const token = offer === "appearance" ? view.token_offer : null;
  const status = offer === "status" ? view.status_offer : null;
  const made = { offer, token, status, prices: prices(choice, offer), buyer: buyerOf(choice, offer), supply: view.supply[offer] ?? null, also: [`piece:${offer}`] };
  if (offer === "appearance") return { ...made, name: say(token ? `token-${token}` : "purchase-appearance"), there: token !== null, also: token ? [`offered:${token}`] : [] };
  if (offer === "status") return { ...made, name: status ? say("page-emira_status_points", { points: choice.box.points(status) }) : say("purchase-status"), there: status !== null, also: status ? [`offered:${status}`] : [] };
  return { ...made, name: say(`piece-${offer}`), there: view.pieces.includes(offer) };
}

/** Purchases that are served from one stall: a caravan may be slow or fast. */
export function purchasesOf(board: EmiraBoard, offer: string): string[] {
  const caravans = board.caravans.filter((one) => one.size === offer).map((one) => one.caravan);
  return caravans.length ? caravans : [offer];
}

function prices({ board, me, say, view }: Choice, offer: string): Price[] {
  return purchasesOf(board, offer).flatMap((purchase) => {
    const price = me?.prices[purchase] ?? listed(board, purchase, view.status_offer);
    if (price === undefined) return [];
    const caravan = board.caravans.find((one) => one.caravan === purchase);
    if (!caravan) return [{ purchase, price, name: "", short: "", yields: "" }];
    return [{
      purchase, price,
      name: say(`purchase-${purchase}`),
      short: `${caravan.spaces}×${caravan.payment}`,
      yields: say("page-emira_pays", { spaces: caravan.spaces, payment: caravan.payment }),
    }];
  });
}

/** What it costs somebody who has no princess to make it cheaper. */
function listed(board: EmiraBoard, purchase: string, status: string | null): number | undefined {
  if (purchase === "camel") return board.camel_price;
  if (purchase === "palace") return board.section_price;
  if (purchase === "appearance") return board.token_price;
  if (purchase === "status") return board.statuses.find((one) => one.status === status)?.price;
  return board.caravans.find((one) => one.caravan === purchase)?.price;
}

function buyerOf({ view, board }: Choice, offer: string): number | null {
  const sold = purchasesOf(board, offer);
  return view.players.find((player) => player.bought !== null && sold.includes(player.bought))?.seat ?? null;
}

/** What a sheik has done with his action in this turn, in words. */
export function deed(choice: Choice, seat: number): string {
  const player = choice.view.players.find((one) => one.seat === seat);
  if (!player?.acted) return "";
  if (player.bought === null) return choice.say("page-emira_no_purchase");
  return choice.say(`purchase-${player.bought}`);
}
