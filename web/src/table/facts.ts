/** What a game says of its kinds of event: how much there is to see, and which numbers are dice. */
import type { EventFrame, EventInfo } from "../protocol";
import type { Weight } from "./pace";
import { actor } from "./story";

export type Facts = ReadonlyMap<string, EventInfo>;

export function factsOf(events: readonly EventInfo[]): Facts {
  return new Map(events.map((event) => [event.name, event]));
}

export function weightOf(event: EventFrame, facts: Facts): EventInfo["weight"] {
  return facts.get(event.name)?.weight ?? "ordinary";
}

/** The faces of the dice in an event. */
export function diceOf(event: EventFrame, facts: Facts): number[] {
  return (facts.get(event.name)?.dice ?? []).flatMap((name) => event.args[name] ?? []).filter((face) => typeof face === "number");
}

/** How much there is to see where all this happens at once. */
export function weightOfAll(events: EventFrame[], facts: Facts): Weight {
  const weights = new Set(events.map((event) => weightOf(event, facts)));
  if (weights.has("reveal")) return "reveal";
  return weights.size > 0 && !weights.has("ordinary") && !weights.has("bid") ? "trifle" : "ordinary";
}

/** Nothing but bidding: of many such frames in a row only the last is worth a look. */
export function isBidding(events: EventFrame[], facts: Facts): boolean {
  const weights = events.map((event) => weightOf(event, facts));
  return weights.includes("bid") && weights.every((weight) => weight === "bid" || weight === "trifle");
}

/** Whether any of it is done by or to one of these seats. */
export function concerns(events: EventFrame[], seats: readonly number[]): boolean {
  return events.some((event) => seats.includes(actor(event) ?? -1));
}
