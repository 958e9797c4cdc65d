/** Setting up tables: what the buttons of the lobby ask of the server. */
import { language, say } from "../language/language.svelte";
import { api } from "../net/api";
import { remember } from "../lesson/known";
import { router } from "../router.svelte";
import type { BoxTexts, GameInfo } from "../protocol";

/** What is written on a box, in the reader's language. */
export function boxTexts(game: GameInfo): BoxTexts {
  return game.box[language.current] ?? { title: game.title, tagline: "", about: "", variants: {} };
}

/** Whoever has no name yet is a traveller, so that the log can speak of them. */
export async function named(): Promise<void> {
  const me = await api.me();
  if (!me.name.trim()) await api.rename(say("page-guest"));
}

/** The lesson of a game, at a table of its own. */
export async function learn(game: string): Promise<void> {
  await named();
  const table = await api.create({ game, lesson: true });
  remember(game);
  router.go(`/table/${table.id}`);
}

/** "2–4", or a single number. */
export function between(numbers: readonly number[]): string {
  const low = language.number(Math.min(...numbers));
  const high = language.number(Math.max(...numbers));
  return low === high ? low : `${low}–${high}`;
}
