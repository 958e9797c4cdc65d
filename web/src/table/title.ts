/** The title of the window says whose turn it is. */
import { say as pageSay } from "../language/language.svelte";
import type { Say } from "../language/render";
import type { Session } from "./session.svelte";

export function heading(session: Session, say: Say): string {
  const decision = session.shown?.frame.decision;
  const game = say("title");
  if (!decision || decision.kind === "over") return `${pageSay("word-game_over")} · ${game}`;
  if (session.lesson) return `${pageSay("page-lesson")} · ${game}`;
  if (session.awaited) return `● ${pageSay("word-your_turn")} · ${game}`;
  const names = decision.seats.map((seat) => session.names[seat] ?? "").join(", ");
  return `${names} · ${game}`;
}
