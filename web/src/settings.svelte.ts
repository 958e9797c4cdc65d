/** What this browser remembers of its reader: theme, sounds, motion, notifications, keys. */

export type Theme = "auto" | "dusk" | "noon";

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

  /** Whether things may move: the reader's wish here and in the system. */
  get moving(): boolean {
    return this.motion && !this.#prefersStill;
  }

  choose(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("theme", theme);
    this.#show();
  }

  set(name: "sounds" | "motion" | "notifications" | "keys" | "textView", on: boolean): void {
    this[name] = on;
    localStorage.setItem(name === "textView" ? "text-view" : name, on ? "on" : "off");
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.shownTheme;
    root.dataset["motion"] = this.motion ? "on" : "off";
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", this.shownTheme === "dusk" ? "#151a33" : "#f8f1e3");
  }
}

export const settings = new Settings();
