/** A refusal in words: those of the games and the server begin with `refusal-`, the page's own with `page-`, a lesson's with `lesson-`. Why the
 * engine did not take something is a sentence of its own within it, `fault-`, as in the terminal. When a move that has
 * no place now is possible is a sentence after it, `when-`, if the game has one. */
import type { Problem } from "../protocol";
import type { Say } from "./render";

export function problemText(say: Say, problem: Problem): string {
  const key = /^(page|lesson)-/.test(problem.key) ? problem.key : `refusal-${problem.key}`;
  const args = Object.entries(problem.args).map(([name, value]) => [name, value === "" ? "none" : value]);
  const said: Record<string, unknown> = Object.fromEntries(args);
  if (typeof said["why"] === "string") said["why"] = say(`fault-${said["why"]}`, said);
  const when = `when-${problem.args["when"] ?? ""}`;
  const possible = say(when);
  return possible === when ? say(key, said) : `${say(key, said)} ${possible}`;
}
