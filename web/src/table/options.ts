/** Options as people look at them: grouped by what they are about, long lists folded. No rules: only shape and order. */
import type { Handling } from "../games";
import type { Option } from "../protocol";

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
export function targetsOf(option: Option, game: Handling): string[] {
  return [...new Set([...option.targets, ...(game.targets?.(option) ?? [])])];
}

export function allTargets(options: Option[], game: Handling): Set<string> {
  return new Set(options.flatMap((option) => targetsOf(option, game)));
}

export function withTarget(options: Option[], target: string, game: Handling): Option[] {
  return options.filter((option) => targetsOf(option, game).includes(target));
}

export function group(options: Option[], game: Handling): Group[] {
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

/** Options that show a number key, in order: never what is folded, nor a place whose own name is a number.
 * `roomy`: places stand below one another with their names; `step`: the family that is open, by group. */
export function keyed(groups: Group[], roomy: boolean, step: ReadonlyMap<string, number> = new Map()): Option[] {
  return groups.flatMap((one) => {
    if (one.form === "places") return one.folded || !roomy ? [] : one.families.flatMap((family) => family.options);
    if (one.form === "amount") return [];
    if (one.form === "families") return one.families[step.get(one.id) ?? 0]?.options ?? [];
    return one.form === "subject" ? atOnce(one.options) : one.options;
  });
}

/** What can be done with a piece alone; ways that need something more are folded behind it, if there are both. */
function atOnce(options: Option[]): Option[] {
  const plain = options.filter((option) => Object.keys(option.args).length === 1);
  return plain.length ? plain : options;
}

/** So many rows of buttons can be looked over; what is longer is listed on demand, if the board can take the choice. */
const LOOKED_OVER = 8;
const CHIPS_IN_A_ROW = 3;

/** About how many rows the groups take. */
export function rows(groups: Group[]): number {
  const chips = (options: number): number => Math.ceil(options / CHIPS_IN_A_ROW);
  return groups.reduce((sum, one) => {
    if (one.form === "buttons") return sum + one.options.length;
    if (one.form === "families") return sum + chips(one.families.length) + chips(one.families[0]?.options.length ?? 0);
    if (one.form === "places" && !one.folded) return sum + chips(one.families.reduce((all, family) => all + family.options.length, 0));
    return sum + 1;
  }, 0);
}

/** The choices that can be made by pointing: each has a piece on the table that does not stand for all of them alike. */
export function onBoard(choices: Option[], pieces: ReadonlySet<string>, game: Handling): Option[] {
  const standing = (option: Option): string[] => targetsOf(option, game).filter((target) => pieces.has(target));
  const candidates = choices.filter((option) => standing(option).length > 0);
  const shares = new Map<string, number>();
  for (const target of candidates.flatMap(standing)) shares.set(target, (shares.get(target) ?? 0) + 1);
  return candidates.filter((option) => candidates.length === 1 || standing(option).some((target) => (shares.get(target) ?? 0) < candidates.length));
}

/** What needs a button although the list is folded: null if the board cannot take the choice, so that the list is needed. */
export function besideBoard(choices: Option[], pieces: ReadonlySet<string>, narrowed: boolean, game: Handling): Option[] | null {
  const boarded = new Set(onBoard(choices, pieces, game));
  const rest = choices.filter((option) => !boarded.has(option));
  const taken = boarded.size >= FEW - 1 && rest.length < FEW && !(narrowed && rest.length > 0);
  return taken ? rest : null;
}

/** Whether the list is folded at first: on a phone always, as it would hide the board; on a desk only a long one. */
export function folds(groups: Group[], wide: boolean): boolean {
  return !wide || rows(groups) > LOOKED_OVER;
}
