/** When it is and what a sheik has, in words. */
import type { Say } from "../../language/render";
import type { EmiraPlayerView, EmiraView } from "../../protocol";
import type { Choice } from "./choice";

type Telling = Pick<Choice, "say" | "board">;

export function when(view: EmiraView, say: Say): string {
  const turn = `${say("term-turn")} ${view.turn}`;
  return view.phase === "setup" ? turn : `${turn}, ${say(`phase-${view.phase}`)}`;
}

/** Tokens by type, with those that princesses lend, sets and what is admired. */
export function appearanceWords(player: EmiraPlayerView, { say, board }: Telling): string {
  const tokens = board.tokens.map((token) => `${say(`token-${token}`)} ${(player.tokens[token] ?? 0) + (player.tokens_lent[token] ?? 0)}`);
  const sets = player.plus_ones ? [`${say("term-plus_one_token")} ${player.plus_ones}`] : [];
  const admired = player.good_looking.map((token) => `${say("event-good_looking")}: ${say(`token-${token}`)}`);
  return `${say("term-appearance")} ${player.appearance}: ${[...tokens, ...sets, ...admired].join(", ")}`;
}

export function statusWords(player: EmiraPlayerView, { say }: Telling): string {
  const cards = [...player.status_cards.map((card) => say(`status-${card}`)), ...player.special_cards.map((card) => say(`special-${card}`))];
  return `${say("term-status")} ${player.status}: ${cards.join(", ") || say("page-none")}`;
}
