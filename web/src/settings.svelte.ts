/** What this browser remembers of its reader: theme, size of text, sounds, motion, notifications, keys, lists. */

import type { Face } from "./table/face";
import { SPEEDS, type Speed } from "./table/pace";

export type Theme = "auto" | "dusk" | "noon";
export const TEXT_SIZES = ["normal", "large", "largest"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

function stored<T extends string>(name: string, values: readonly T[], otherwise: T): T {
  const value = localStorage.getItem(name);
  return values.find((one) => one === value) ?? otherwise;
}

const SWITCH = ["on", "off"] as const;

class Settings {
  theme = $state<Theme>(stored("theme", ["auto", "dusk", "noon"], "auto"));
  sounds = $state(stored("sounds", SWITCH, "off") === "on");
  motion = $state(stored("motion", SWITCH, "on") === "on");
  notifications = $state(stored("notifications", SWITCH, "off") === "on");
  keys = $state(stored("keys", SWITCH, "on") === "on");
  textView = $state(stored("text-view", SWITCH, "off") === "on");
  /** How fast things follow one another at the table; empty until the reader has chosen. */
  #speed = $state(stored<Speed | "">("speed", SPEEDS, ""));
  /** Whether the recap at one's turn is unfolded. */
  recap = $state(stored("recap", SWITCH, window.matchMedia("(min-width: 1100px)").matches ? "on" : "off") === "on");
  /** The board from the scene also for games that have a drawn one; `?board=plain` wishes it for this visit. */
  plainBoard = $state(stored("plain-board", SWITCH, "off") === "on" || new URLSearchParams(location.search).get("board") === "plain");
  /** Every decision as a list of all options, also where the board can take the choice. */
  lists = $state(stored("lists", SWITCH, "off") === "on");
  /** A move that ends one's turn is sent when it has been confirmed. */
  confirm = $state(stored("confirm", SWITCH, "off") === "on");
  textSize = $state<TextSize>(stored("text-size", TEXT_SIZES, "normal"));
  #light = window.matchMedia("(prefers-color-scheme: light)");
  #still = window.matchMedia("(prefers-reduced-motion: reduce)");
  #prefersLight = $state(false);
  #prefersStill = $state(false);

  constructor() {
    this.#prefersLight = this.#light.matches;
    this.#prefersStill = this.#still.matches;
    this.#light.addEventListener("change", (event) => {
      this.#prefersLight = event.matches;
      this.#show();
    });
    this.#still.addEventListener("change", (event) => (this.#prefersStill = event.matches));
    this.#show();
  }

  get shownTheme(): "dusk" | "noon" {
    return this.theme === "auto" ? (this.#prefersLight ? "noon" : "dusk") : this.theme;
  }

  get face(): Face {
    if (this.textView) return "text";
    return this.plainBoard ? "plain" : "drawn";
  }

  /** Whether things may move: the reader's wish here and in the system. */
  get moving(): boolean {
    return this.motion && !this.#prefersStill;
  }

  get speed(): Speed {
    return this.#speed || (this.moving ? "normal" : "fast");
  }

  /** The speed of what happens at the table; null if it is all shown at once. */
  get pace(): Speed | null {
    return this.speed === "fast" && !this.moving ? null : this.speed;
  }

  hurry(speed: Speed): void {
    this.#speed = speed;
    localStorage.setItem("speed", speed);
  }

  choose(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("theme", theme);
    this.#show();
  }

  size(size: TextSize): void {
    this.textSize = size;
    localStorage.setItem("text-size", size);
    this.#show();
  }

  set(name: "recap" | "sounds" | "motion" | "notifications" | "keys" | "textView" | "plainBoard" | "lists" | "confirm", on: boolean): void {
    this[name] = on;
    localStorage.setItem(name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`), on ? "on" : "off");
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.shownTheme;
    root.dataset["text"] = this.textSize;
    root.dataset["motion"] = this.motion ? "on" : "off";
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", this.shownTheme === "dusk" ? "#151a33" : "#f8f1e3");
  }
}

export const settings = new Settings();
