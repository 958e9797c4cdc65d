/** Hearing where the reader looks: a pointer that rests, the focus, a long press, or any tap while explaining. */
import type { Attachment } from "svelte/attachments";
import { look } from "./look.svelte";
import { ahead, glanceOf, pieceAt, piecesIn, type Explained } from "./pieces";

const PRESS = 450; // milliseconds that make a touch a long one
const SLIP = 10; // pixels a resting finger may move
const SETTLED = 700; // milliseconds after which the focus no longer comes from a pointer that was put down

const sections = new Set<HTMLElement>();

/** Moves the focus to a piece, though it may be no stop of the Tab key. */
function focus(piece: Explained): void {
  const before = piece.getAttribute("tabindex");
  if (before === null) {
    piece.setAttribute("tabindex", "-1");
    piece.addEventListener("blur", () => piece.getAttribute("tabindex") === "-1" && piece.removeAttribute("tabindex"), { once: true });
  }
  piece.focus({ preventScroll: true });
  piece.scrollIntoView({ block: "nearest", inline: "nearest" });
  look.at(glanceOf(piece));
}

/** Begins to explain with the keyboard, at the first piece of the table. */
export function explainFirst(): void {
  const first = piecesIn(sections)[0];
  if (first) focus(first);
}

function arrow(event: KeyboardEvent): boolean {
  const all = piecesIn(sections);
  const from = all.indexOf(look.glance?.element ?? (pieceAt(event.target) as Explained));
  const to = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : ahead(all.map((one) => one.getBoundingClientRect()), from, event.key);
  const next = all[to];
  if (next) focus(next);
  return next !== undefined || event.key.startsWith("Arrow");
}

/** Whether something happened in an explanation, which may lie within a section. */
function inBubble(event: Event): boolean {
  return event.target instanceof Element && event.target.closest("[role=tooltip]") !== null;
}

function key(event: KeyboardEvent): void {
  if (inBubble(event)) return;
  const piece = pieceAt(event.target);
  let heard = false;
  if (event.key === "Escape" && look.glance) {
    look.away();
    heard = true;
  } else if (event.key === "i" && piece && !event.ctrlKey && !event.metaKey && !event.altKey) {
    look.hold(glanceOf(piece));
    heard = true;
  } else if (look.explaining && piece) {
    if (event.key === "Enter" || event.key === " ") {
      look.hold(glanceOf(piece));
      heard = true;
    } else if (event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End") heard = arrow(event);
  }
  if (!heard) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Whether a tap on a piece has nothing else to do than to explain it. */
function idle(piece: Explained): boolean {
  return piece.dataset["target"] === undefined && !piece.matches("button, a, summary") && (piece.dataset["piece"] === undefined || glanceOf(piece).own !== undefined);
}

/** A section of the table whose pieces are explained. */
export const glancing: Attachment<HTMLElement> = (section) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let pressed = false; // a long press has explained: the click that follows is none
  let pointed = -Infinity; // when a pointer was last put down: the focus it brings asks nothing
  let touched = false;

  const over = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    const piece = pieceAt(event.target);
    if (inBubble(event)) look.stay();
    else if (piece) look.hover(glanceOf(piece));
    else look.leave();
  };
  const down = (event: PointerEvent): void => {
    pressed = false;
    pointed = event.timeStamp;
    touched = event.pointerType === "touch";
    clearTimeout(timer);
    const piece = pieceAt(event.target);
    if (!touched || !piece) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      pressed = true;
      look.at(glanceOf(piece));
    }, PRESS);
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) clearTimeout(timer);
  };
  const up = (): void => clearTimeout(timer);
  const click = (event: MouseEvent): void => {
    if (inBubble(event)) return;
    const piece = pieceAt(event.target);
    if (!pressed && !look.explaining) {
      if (touched && piece && idle(piece)) look.at(glanceOf(piece));
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (!pressed && piece) focus(piece);
    pressed = false;
  };
  const chosen = (event: MouseEvent): void => {
    if (!look.explaining && pieceAt(event.target)?.dataset["target"] !== undefined) look.rest();
  };
  const menu = (event: MouseEvent): void => {
    if (pressed) event.preventDefault();
  };
  const focused = (event: FocusEvent): void => {
    const piece = pieceAt(event.target);
    if (piece === event.target && event.timeStamp - pointed > SETTLED) look.at(glanceOf(piece as Explained));
  };
  const heard: [string, (event: never) => void, boolean][] = [
    ["pointerover", over, false], ["pointerleave", () => look.leave(), false], ["pointerdown", down, false], ["pointermove", move, false],
    ["pointerup", up, false], ["pointercancel", up, false], ["contextmenu", menu, false], ["click", click, true], ["click", chosen, false],
    ["focusin", focused, false], ["focusout", () => look.leave(), false], ["keydown", key, true],
  ];
  for (const [name, hear, early] of heard) section.addEventListener(name, hear as EventListener, early);
  sections.add(section);
  return () => {
    clearTimeout(timer);
    sections.delete(section);
    for (const [name, hear, early] of heard) section.removeEventListener(name, hear as EventListener, early);
    if (look.glance && section.contains(look.glance.element)) look.away();
  };
};
