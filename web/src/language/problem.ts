/** A refusal in words: those of the games and the server begin with `refusal-`, the page's own with `page-`. */
import type { Problem } from "../protocol";
import type { Say } from "./render";

export function problemText(say: Say, problem: Problem): string {
  const key = problem.key.startsWith("page-") ? problem.key : `refusal-${problem.key}`;
  const args = Object.entries(problem.args).map(([name, value]) => [name, value === "" ? "none" : value]);
  return say(key, Object.fromEntries(args));
}
