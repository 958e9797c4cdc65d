/** How cards get from one place to another: they fly between zones, and turn where they come from nowhere. */
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { settings } from "../../settings.svelte";

export const FLIGHT = 380;

function turned(duration: number): TransitionConfig {
  return { duration, easing: cubicOut, css: (t) => `transform: perspective(40rem) rotateY(${(1 - t) * 90}deg); opacity: ${Math.min(1, t * 2)}` };
}

export const [send, receive] = crossfade({ duration: FLIGHT, easing: cubicOut, fallback: (_, { duration }) => turned(Number(duration ?? FLIGHT)) });

/** The flight of a card, or of what a seat has laid face down; nothing flies when the reader wants stillness. */
export function flight(card: number | string): { key: number | string; duration: number } {
  return { key: card, duration: settings.moving ? FLIGHT : 0 };
}
