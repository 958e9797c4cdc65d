/** Keys at the table. Letters work only where nobody is writing. */

export type Wish =
  | number | "next" | "previous" | "undo" | "hint" | "widen" | "skip" | "go_on" | "pace" | "command" | "text" | "score" | "keys" | "explain"
  | "log" | "chat" | "rules";

const LETTERS: Record<string, Wish> = {
  u: "undo", h: "hint", t: "text", s: "score", l: "log", c: "chat", r: "rules", p: "pace", "/": "command", "?": "keys", i: "explain",
};
const ARROWS: Record<string, Wish> = { ArrowDown: "next", ArrowRight: "next", ArrowUp: "previous", ArrowLeft: "previous" };

interface Pressed {
  key: string;
  target: EventTarget | null;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** The key is still held down: it was meant for what was there when it went down. */
  repeat?: boolean;
  defaultPrevented?: boolean;
}

export function shortcut(event: Pressed): Wish | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const place = event.target as Element | null;
  if (place?.closest?.("input, textarea, select, [contenteditable], dialog[open]")) return null;
  const idle = !place?.closest || place.tagName === "BODY";
  const inBar = place?.closest?.(".decision") != null;
  if (event.key === "Escape") return "widen";
  if (/^[1-9]$/.test(event.key)) return event.repeat ? null : Number(event.key);
  if (idle || inBar) {
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) return arrow;
  }
  if (place?.closest?.("a, button, summary, [role], [tabindex='0']")) return LETTERS[event.key.toLowerCase()] ?? null; // it takes these keys itself
  if (event.key === " ") return "skip";
  if (event.key === "Enter" && !event.repeat) return "go_on";
  return LETTERS[event.key.toLowerCase()] ?? null;
}
