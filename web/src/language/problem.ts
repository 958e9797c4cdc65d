/** A refusal in words: those of the games and the server begin with `refusal-`, the page's own with `page-`. Why the
 * engine did not take something is a sentence of its own within it, `fault-`, as in the terminal. */
import type { Problem } from "../protocol";
import type { Say } from "./render";

export function problemText(say: Say, problem: Problem): string {
  const key = problem.key.startsWith("page-") ? problem.key : `refusal-${problem.key}`;
  const args = Object.entries(problem.args).map(([name, value]) => [name, value === "" ? "none" : value]);
  const said: Record<string, unknown> = Object.fromEntries(args);
  if (typeof said["why"] === "string") said["why"] = say(`fault-${said["why"]}`, said);
  return say(key, said);
}
