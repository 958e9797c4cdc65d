/** The story of a game on the page: events as they come, undone ones taken back, folded into turns for reading. */
import type { Manners } from "../games";
import type { EventFrame } from "../protocol";
import type { Tone } from "../sound";

/** What the page had before `from` stays, the rest is replaced: this is also how an undo arrives. */
export function append(story: EventFrame[], from: number, events: EventFrame[]): EventFrame[] {
  return [...story.slice(0, from), ...events];
}

export interface Line {
  event: EventFrame;
  index: number;
  /** How many equal happenings in a row this line stands for. */
  times: number;
}

export interface Chapter {
  /** The line that opens it, such as a new day; absent for what comes before the first. */
  opening: Line | null;
  lines: Line[];
}

/** Group the log under its days or rounds, so that a long story can be folded. */
export function fold(story: EventFrame[], game: Manners): Chapter[] {
  const chapters: Chapter[] = [];
  let current: Chapter = { opening: null, lines: [] };
  for (const [index, event] of story.entries()) {
    if (game.chapters.includes(event.name)) {
      if (current.opening || current.lines.length) chapters.push(current);
      current = { opening: { event, index, times: 1 }, lines: [] };
    } else if (!game.hushed?.(event)) {
      put(current.lines, event, index);
    }
  }
  if (current.opening || current.lines.length) chapters.push(current);
  return chapters;
}

function put(lines: Line[], event: EventFrame, index: number): void {
  const last = lines.at(-1);
  if (last && same(last.event, event)) last.times += 1;
  else lines.push({ event, index, times: 1 });
}

function same(one: EventFrame, other: EventFrame): boolean {
  return one.name === other.name && JSON.stringify(one.args) === JSON.stringify(other.args);
}

/** Who did it, if anyone: the seat an event is about. */
export function actor(event: EventFrame): number | null {
  const seat: unknown = event.args["seat"] ?? event.args["owner"];
  return typeof seat === "number" ? seat : null;
}

/** The pieces a line speaks of, as targets that the board can light. */
export function pieces(event: EventFrame, game: Manners): string[] {
  if (game.pieces) return game.pieces(event);
  const found: string[] = [];
  for (const [name, value] of Object.entries(event.args)) {
    if (typeof value === "string") found.push(`${name}:${value}`);
  }
  return found;
}

/** What others did since my last move: worth a summary when it is more than a glance. */
export function away(fresh: EventFrame[], mine: Set<number>, game: Manners): EventFrame[] {
  return fresh.filter((event) => {
    if (game.hushed?.(event)) return false;
    const seat = actor(event);
    return seat === null ? game.chapters.includes(event.name) : !mine.has(seat);
  });
}

/** The tone for what just happened: the most telling one, once. */
export function toneOf(events: EventFrame[], game: Manners): Tone | null {
  const fitting = game.tones.find(([, names]) => events.some((event) => names.test(event.name)));
  return fitting?.[0] ?? (events.length ? "wood" : null);
}
