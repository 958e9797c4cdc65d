/** What a lesson says now: the answer to the move that was just played, or what the step is about. */
import type { Say } from "../language/render";
import type { Session } from "../table/session.svelte";

export function lessonText(session: Pick<Session, "lesson" | "answered">, say: Say): string {
  if (session.lesson === null) return "";
  return say(session.answered === null ? `lesson-${session.lesson.id}` : `lesson-${session.answered}-right`);
}
