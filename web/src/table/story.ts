/** The story of a game on the page: events as they come, undone ones taken back, folded into turns for reading. */
import type { Handling } from "../games";
import type { EventFrame } from "../protocol";
import type { Tone } from "../sound";

/** What the page had before `from` stays, the rest is replaced: this is also how an undo arrives. */
export function append(story: EventFrame[], from: number, events: EventFrame[]): EventFrame[] {
  return [...story.slice(0, from), ...events];
}

export interface Chapter {
  /** The line that opens it, such as a new day, and its place in the story; absent for what comes before the first. */
  opening: EventFrame | null;
  index: number;
  events: EventFrame[];
}

/** Group the log under its days or rounds, so that a long story can be folded. */
export function fold(story: EventFrame[], game: Handling): Chapter[] {
  const chapters: Chapter[] = [];
  let current: Chapter = { opening: null, index: -1, events: [] };
  for (const [index, event] of story.entries()) {
    if (game.chapters.includes(event.name)) {
      if (current.opening || current.events.length) chapters.push(current);
      current = { opening: event, index, events: [] };
    } else current.events.push(event);
  }
  if (current.opening || current.events.length) chapters.push(current);
  return chapters;
}

/** Who did it, if anyone: the seat an event is about. */
export function actor(event: EventFrame): number | null {
  const seat: unknown = event.args["seat"] ?? event.args["owner"];
  return typeof seat === "number" ? seat : null;
}

/** The pieces a line speaks of, as targets that the board can light. */
export function pieces(event: EventFrame, game: Handling): string[] {
  if (game.pieces) return game.pieces(event);
  const found: string[] = [];
  for (const [name, value] of Object.entries(event.args)) {
    if (typeof value === "string") found.push(`${name}:${value}`);
  }
  return found;
}

/** What others did since my last move: worth a summary when it is more than a glance. */
export function away(fresh: EventFrame[], mine: Set<number>, game: Handling): EventFrame[] {
  return fresh.filter((event) => {
    if (game.hushed?.(event)) return false;
    const seat = actor(event);
    return seat === null ? game.chapters.includes(event.name) : !mine.has(seat);
  });
}

/** The tone for what just happened: the most telling one, once. */
export function toneOf(events: EventFrame[], game: Handling): Tone | null {
  const fitting = game.tones.find(([, names]) => events.some((event) => names.test(event.name)));
  return fitting?.[0] ?? (events.length ? "wood" : null);
}
