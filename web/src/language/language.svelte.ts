/** The reader's language: loaded when needed, switched everywhere at once. */
import type { FluentBundle } from "@fluent/bundle";
import { api } from "../net/api";
import { languagesOf } from "./languages";
import { bundle, has, render, type Args, type Say } from "./render";

/** A language's code; there are as many languages as there are files of page texts. */
export type Lang = string;

type Loader = () => Promise<string>;
const pageTexts = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });
const sharedTexts = import.meta.glob<string>("../../../src/caravanserai/language/text/*.ftl", {
  query: "?raw",
  import: "default",
});
/** What the drawn boards say beside the words of their games, which the server sends. */
const boardTexts = import.meta.glob<string>("../games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
});

function find(texts: Record<string, Loader>, end: string): Loader | undefined {
  return Object.entries(texts).find(([path]) => path.endsWith(end))?.[1];
}

export const LANGUAGES = languagesOf(Object.keys(pageTexts));

export function isLanguage(value: unknown): value is Lang {
  return LANGUAGES.some((one) => one.id === value);
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
  #lessons = new Set<string>(); // the games whose lessons are told too

  get ready(): boolean {
    return this.#page !== null;
  }

  /** Whether there are texts: in the reader's language, or at least in another one. */
  async start(): Promise<boolean> {
    for (const lang of new Set([preferred(), ...LANGUAGES.map(({ id }) => id)])) {
      if (await this.choose(lang, false)) return true;
    }
    return false;
  }

  /** Switch: everything is loaded first, then changes at once. Where something is missing, nothing changes. */
  async choose(lang: Lang, remember = true): Promise<boolean> {
    const games: Record<string, FluentBundle> = {};
    let base: string[];
    try {
      base = await this.#base(lang);
      for (const game of this.#wanted) games[game] = bundle(lang, [...base, ...(await this.#game(game, lang))]);
    } catch {
      return false;
    }
    this.#page = bundle(lang, base);
    this.#games = games;
    this.current = lang;
    document.documentElement.lang = lang;
    if (remember) localStorage.setItem("language", lang);
    return true;
  }

  async #base(lang: Lang): Promise<string[]> {
    const loaders = [find(sharedTexts, `/${lang}.ftl`), find(pageTexts, `/${lang}.ftl`)];
    return Promise.all(loaders.filter((one) => one !== undefined).map((load) => load()));
  }

  async #game(game: string, lang: Lang): Promise<string[]> {
    const board = find(boardTexts, `/${game}/text/${lang}.ftl`);
    const lesson = this.#lessons.has(game) ? [api.lesson(game, lang)] : [];
    return Promise.all([api.texts(game, lang), ...(board ? [board()] : []), ...lesson]);
  }

  /** The words of a game, and those of its lesson where it is taught. */
  async want(game: string, lesson = false): Promise<void> {
    if (this.#games[game] && (!lesson || this.#lessons.has(game))) return;
    this.#wanted.add(game);
    if (lesson) this.#lessons.add(game);
    const lang = this.current;
    const made = bundle(lang, [...(await this.#base(lang)), ...(await this.#game(game, lang))]);
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
