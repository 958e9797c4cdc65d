/** How a message is said: the same argument rules as `caravanserai/language`, so page and terminal speak alike. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, unknown>;
export type Say = (key: string, args?: Args) => string;

/** Arguments that are seats of the table: they are said as names. */
const SEAT = new Set(["seat", "owner", "winner"]);
const SEATS = new Set(["seats", "winners"]);

export function bundle(language: string, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

export function has(texts: FluentBundle, key: string): boolean {
  return texts.getMessage(key)?.value != null;
}

/** Says one message; a missing one is shown as its key, so that it is seen and reported. */
export function render(texts: FluentBundle, key: string, args: Args = {}, names: string[] = []): string {
  return format(texts, key, spoken(texts, args, names)) ?? key;
}

function format(texts: FluentBundle, key: string, args: Record<string, FluentVariable>): string | null {
  const message = texts.getMessage(key);
  if (!message?.value) return null;
  return texts.formatPattern(message.value, args, []);
}

/** Turns what an event or refusal carries into what a sentence can say. */
export function spoken(texts: FluentBundle, args: Args, names: string[]): Record<string, FluentVariable> {
  const said: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (Array.isArray(value)) {
      said[`${name}-count`] = value.length;
      Object.assign(said, list(texts, name, value, names));
    } else if (value === null || value === undefined) {
      said[name] = "hidden";
    } else if (typeof value === "number") {
      said[name] = SEAT.has(name) ? seatName(texts, names, value) : value;
    } else if (typeof value === "string") {
      speakWord(texts, said, name, value);
    } else {
      said[name] = String(value);
    }
  }
  return said;
}

/** Players and words joined as the language joins them (`cards`: each spoken as `card`), numbers with spaces between; `$dice-listed` joins them too. */
function list(texts: FluentBundle, name: string, values: unknown[], names: string[]): Record<string, string> {
  if (!values.length) return { [name]: "" };
  if (SEATS.has(name)) {
    const people = values.map((seat) => (typeof seat === "number" ? seatName(texts, names, seat) : String(seat)));
    return { [name]: join(texts, people) };
  }
  if (!values.every((value) => typeof value === "string")) return { [name]: values.join(" "), [`${name}-listed`]: join(texts, values.map(String)) };
  const kinds = [name, name.replace(/s$/, ""), name.replace(/es$/, "")];
  const kind = kinds.find((one) => values.some((value) => has(texts, `${one}-${value}`))) ?? name;
  const words = values.map((value) => {
    const said: Record<string, FluentVariable> = {};
    speakWord(texts, said, kind, value);
    return said;
  });
  const shared = Object.keys(words[0] ?? {}).filter((form) => words.every((word) => form in word));
  return Object.fromEntries(shared.map((form) => [name + form.slice(kind.length), join(texts, words.map((word) => String(word[form])))]));
}

/** Names in a row, as the language writes them: Anna, Bob and Cleo. */
export function join(texts: FluentBundle, parts: string[]): string {
  return parts.reduce((left, right, index) => {
    const key = index === parts.length - 1 ? "list-pair" : "list-comma";
    return format(texts, key, { left, right }) ?? `${left}, ${right}`;
  });
}

function seatName(texts: FluentBundle, names: string[], seat: number): string {
  return names[seat] ?? format(texts, "seat-number", { number: seat + 1 }) ?? String(seat + 1);
}

/** A word such as floor="sack" is the message `floor-sack`, with its attributes as `floor-the` and so on. */
function speakWord(texts: FluentBundle, said: Record<string, FluentVariable>, name: string, value: string): void {
  let key = `${name}-${value}`;
  const inner: Record<string, FluentVariable> = {};
  if (!has(texts, key)) {
    const numbered = /^(.+)_(\d+)$/.exec(value);
    if (name !== "shop" || !numbered || !has(texts, "shop")) {
      said[name] = value;
      return;
    }
    key = "shop";
    inner["number"] = Number(numbered[2]);
    speakWord(texts, inner, "souk", numbered[1] ?? "");
  }
  said[name] = format(texts, key, inner) ?? value;
  for (const [form, pattern] of Object.entries(texts.getMessage(key)?.attributes ?? {})) {
    said[`${name}-${form}`] = texts.formatPattern(pattern, inner, []);
  }
}
