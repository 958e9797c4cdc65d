/** Setting up tables: what the buttons of the lobby ask of the server. */
import { say } from "../language/language.svelte";
import { api } from "../net/api";
import type { GameInfo, Level, NewTable, SeatWish } from "../protocol";

export const LEVELS: Level[] = ["apprentice", "merchant", "master"];

export function bot(level: Level = "merchant"): SeatWish {
  return { kind: "bot", level };
}

/** Whoever has no name yet is a traveller, so that the log can speak of them. */
export async function named(): Promise<void> {
  const me = await api.me();
  if (!me.name.trim()) await api.rename(say("page-guest"));
}

/** Four at the table if the game allows it: the reader and the computer. */
export function againstComputer(game: GameInfo): NewTable {
  const players = game.players.includes(4) ? 4 : Math.max(...game.players);
  const others = Array.from({ length: players - 1 }, () => bot());
  return { game: game.id, seats: [{ kind: "person" }, ...others] };
}
