/** Options as people look at them: grouped by what they are about, long lists folded. No rules: only shape and order. */
import type { Manners } from "../games";
import type { Decision, Option } from "../protocol";

export interface Family {
  /** What the members have in common, such as the souk of some shops; empty when they have no common name. */
  name: string;
  options: Option[];
}

export type Group =
  /** A few options, each with its whole sentence. */
  | { form: "buttons"; id: string; options: Option[] }
  /** Several things one can do with the same piece: a floor of dice, a building. */
  | { form: "subject"; id: string; argument: string; value: string; options: Option[] }
  /** One thing to do with an amount. */
  | { form: "amount"; id: string; kind: string; argument: string; options: Option[] }
  /** One thing to do in one of many places; `folded` when other things matter more. */
  | { form: "places"; id: string; kind: string; argument: string; families: Family[]; folded: boolean }
  /** A thing to do with several things to say: each beginning can be opened. */
  | { form: "families"; id: string; kind: string; argument: string; families: Family[] };

const FEW = 4;
const MANY = 8;

/** What every option would change alike: said once with the question, not on each button. */
export function alike(options: Option[]): Record<string, number> {
  const [first, ...others] = options;
  if (!first || others.length < FEW / 2) return {};
  return Object.fromEntries(Object.entries(first.effects).filter(([name, amount]) => others.every((one) => one.effects[name] === amount)));
}

/** The pieces that stand for an option. */
export function targetsOf(option: Option, game: Manners): string[] {
  return [...new Set([...option.targets, ...(game.targets?.(option) ?? [])])];
}

export function allTargets(options: Option[], game: Manners): Set<string> {
  return new Set(options.flatMap((option) => targetsOf(option, game)));
}

export function withTarget(options: Option[], target: string, game: Manners): Option[] {
  return options.filter((option) => targetsOf(option, game).includes(target));
}

export function group(options: Option[], game: Manners): Group[] {
  const subject = sharedArgument(options, game.means ?? []);
  const about = subject === null ? [] : options.filter((option) => subject in option.args);
  const rest = options.filter((option) => !about.includes(option));
  const groups: Group[] = subject === null ? [] : bySubject(about, subject);
  const plain: Option[] = [];
  for (const [kind, same] of byKey(rest, (option) => option.kind)) {
    const made = ofKind(kind, same, byKey(options, (option) => option.kind).size > 2);
    if (made) groups.push(made);
    else plain.push(...same);
  }
  if (plain.length) groups.push({ form: "buttons", id: "plain", options: plain });
  return groups;
}

/** The argument in words that different kinds of option have in common; options are then sorted by it. */
function sharedArgument(options: Option[], means: readonly string[]): string | null {
  const kinds = new Map<string, Set<string>>();
  for (const option of options) {
    for (const [name, value] of Object.entries(option.args)) {
      if (typeof value !== "string" || means.includes(name)) continue;
      (kinds.get(name) ?? kinds.set(name, new Set()).get(name))?.add(option.kind);
    }
  }
  const shared = [...kinds].filter(([, owners]) => owners.size > 1);
  return shared.sort((a, b) => b[1].size - a[1].size)[0]?.[0] ?? null;
}

function bySubject(options: Option[], argument: string): Group[] {
  return [...byKey(options, (option) => String(option.args[argument]))].map(([value, same]) => ({
    form: "subject" as const,
    id: `${argument}:${value}`,
    argument,
    value,
    options: same,
  }));
}

function ofKind(kind: string, options: Option[], company: boolean): Group | null {
  if (options.length <= FEW) return null;
  const names = Object.keys(options[0]?.args ?? {});
  if (names.length > 1 && options.length > MANY) return byBeginning(kind, options, names);
  const argument = names[0];
  if (names.length !== 1 || argument === undefined) return null;
  if (options.every((option) => typeof option.args[argument] === "number")) {
    return { form: "amount", id: kind, kind, argument, options };
  }
  return {
    form: "places",
    id: kind,
    kind,
    argument,
    families: families(options, argument),
    folded: company && options.length > MANY,
  };
}

/** Many things to say at once, such as which token goes where: sorted by all but the last. */
function byBeginning(kind: string, options: Option[], names: string[]): Group {
  const argument = names.at(-1) ?? "";
  const found = byKey(options, (option) => names.slice(0, -1).map((name) => String(option.args[name])).join(" "));
  const families = [...found].map(([name, same]) => ({ name, options: same }));
  return { form: "families", id: kind, kind, argument, families };
}

/** Shops by souk, road spaces by arm: whatever comes before the number. */
function families(options: Option[], argument: string): Family[] {
  const found = byKey(options, (option) => familyOf(String(option.args[argument])));
  return [...found].map(([name, same]) => ({ name, options: same }));
}

export function familyOf(value: string): string {
  return /^(.*?)_?\d+$/.exec(value)?.[1] ?? "";
}

/** The last part of a place, when its family is already named. */
export function shortPlace(value: string): string {
  return /_(\d+)$/.exec(value)?.[1] ?? value;
}

function byKey<T>(items: T[], key: (item: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const known = found.get(key(item));
    if (known) known.push(item);
    else found.set(key(item), [item]);
  }
  return found;
}

/** Options with a button of their own, in order: the number keys count along these, never along what is folded. */
export function shown(groups: Group[]): Option[] {
  return groups.flatMap((one) => {
    if (one.form === "places") return one.folded ? [] : one.families.flatMap((family) => family.options);
    if (one.form === "amount") return [];
    if (one.form === "families") return one.families[0]?.options ?? [];
    return one.form === "subject" ? atOnce(one.options) : one.options;
  });
}

/** What can be done with a piece alone; ways that need something more are folded behind it, if there are both. */
function atOnce(options: Option[]): Option[] {
  const plain = options.filter((option) => Object.keys(option.args).length === 1);
  return plain.length ? plain : options;
}

/** The move one probably means by pointing at a piece that is not lit, to ask why it is not allowed. */
export function meant(options: Option[], target: string, decision: Decision, game: Manners): string | null {
  const [name, value] = target.split(":", 2);
  if (name === undefined || value === undefined) return null;
  for (const option of options) {
    const known = option.args[name];
    if (typeof known === "string" && Object.keys(option.args).length === 1) return option.text.replace(known, value);
  }
  return game.meant?.(target, options, decision) ?? null;
}
