/** The reader's language: loaded when needed, switched everywhere at once. */
import type { FluentBundle } from "@fluent/bundle";
import { bundle, has, render, type Args, type Say } from "./render";

export type Lang = "en" | "fr" | "pl";
export const LANGUAGES: { id: Lang; name: string }[] = [
  { id: "en", name: "English" },
  { id: "fr", name: "Français" },
  { id: "pl", name: "Polski" },
];

type Loader = () => Promise<string>;
const pageTexts = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });
const sharedTexts = import.meta.glob<string>("../../../src/caravanserai/language/text/*.ftl", {
  query: "?raw",
  import: "default",
});
const gameTexts = import.meta.glob<string>("../../../src/caravanserai/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
});

function find(texts: Record<string, Loader>, end: string): Loader | undefined {
  return Object.entries(texts).find(([path]) => path.endsWith(end))?.[1];
}

export function isLanguage(value: unknown): value is Lang {
  return value === "en" || value === "fr" || value === "pl";
}

function preferred(): Lang {
  const stored = localStorage.getItem("language");
  if (isLanguage(stored)) return stored;
  for (const wish of navigator.languages) {
    const short = wish.slice(0, 2);
    if (isLanguage(short)) return short;
  }
  return "en";
}

class Language {
  current = $state<Lang>("en");
  #page = $state.raw<FluentBundle | null>(null);
  #games = $state.raw<Record<string, FluentBundle>>({});
  #wanted = new Set<string>();

  get ready(): boolean {
    return this.#page !== null;
  }

  async start(): Promise<void> {
    await this.choose(preferred(), false);
  }

  /** Switch: everything is loaded first, then changes at once. */
  async choose(lang: Lang, remember = true): Promise<void> {
    const base = await this.#base(lang);
    const games: Record<string, FluentBundle> = {};
    for (const game of this.#wanted) games[game] = bundle(lang, [...base, await this.#game(game, lang)]);
    this.#page = bundle(lang, base);
    this.#games = games;
    this.current = lang;
    document.documentElement.lang = lang;
    if (remember) localStorage.setItem("language", lang);
  }

  async #base(lang: Lang): Promise<string[]> {
    const loaders = [find(sharedTexts, `/${lang}.ftl`), find(pageTexts, `/${lang}.ftl`)];
    return Promise.all(loaders.filter((one) => one !== undefined).map((load) => load()));
  }

  async #game(game: string, lang: Lang): Promise<string> {
    return (await find(gameTexts, `/${game}/text/${lang}.ftl`)?.()) ?? "";
  }

  async want(game: string): Promise<void> {
    if (this.#games[game]) return;
    this.#wanted.add(game);
    const lang = this.current;
    const made = bundle(lang, [...(await this.#base(lang)), await this.#game(game, lang)]);
    if (lang === this.current) this.#games = { ...this.#games, [game]: made };
  }

  say: Say = (key, args) => (this.#page ? render(this.#page, key, args) : "");

  /** The voice of a game at a table: seats are said as the names of who sits there. What was said is remembered. */
  voice(game: string, names: string[] = []): Say {
    const texts = this.#games[game] ?? this.#page;
    const known = new Map<string, string>();
    return (key: string, args?: Args) => {
      if (!texts) return "";
      const asked = args === undefined ? key : key + JSON.stringify(args);
      const before = known.get(asked);
      if (before !== undefined) return before;
      const said = render(texts, key, args, names);
      known.set(asked, said);
      return said;
    };
  }

  knows(game: string, key: string): boolean {
    const texts = this.#games[game] ?? this.#page;
    return texts !== null && has(texts, key);
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.current).format(value);
  }

  time(iso: string): string {
    return new Intl.DateTimeFormat(this.current, { hour: "2-digit", minute: "2-digit" }).format(new Date(iso));
  }

  ago(iso: string, now = Date.now()): string {
    const seconds = (new Date(iso).getTime() - now) / 1000;
    const form = new Intl.RelativeTimeFormat(this.current, { numeric: "auto" });
    const steps: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]];
    for (const [unit, size] of steps) {
      if (Math.abs(seconds) >= size) return form.format(Math.round(seconds / size), unit);
    }
    return form.format(0, "second");
  }
}

export const language = new Language();
export const say: Say = (key, args) => language.say(key, args);
