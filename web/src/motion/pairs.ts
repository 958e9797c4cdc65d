/** One keyed comparison for everything that moves: what lay where before, and where the same thing lies now. */

export interface Laid<T> {
  /** What it is: the same for pieces that nobody can tell apart. */
  what: string;
  /** Where it lies: pieces that stay in their place do not change partners. */
  where: string;
  at: T;
}

export interface Pair<T> {
  from: T;
  to: T;
  /** Whether it went to another place, or only moved up where it lay. */
  moved: boolean;
}

/** Pairs those that stayed in their place, in order; then those that left one place with those that came to another. */
export function pairs<T>(before: readonly Laid<T>[], after: readonly Laid<T>[]): Pair<T>[] {
  const found: Pair<T>[] = [];
  const left = waiting(before, (one) => `${one.what}\n${one.where}`);
  const came: Laid<T>[] = [];
  for (const one of after) {
    const same = left.get(`${one.what}\n${one.where}`)?.shift();
    if (same) found.push({ from: same.at, to: one.at, moved: false });
    else came.push(one);
  }
  const gone = waiting([...left.values()].flat(), (one) => one.what);
  for (const one of came) {
    const same = gone.get(one.what)?.shift();
    if (same) found.push({ from: same.at, to: one.at, moved: true });
  }
  return found;
}

function waiting<T>(laid: readonly Laid<T>[], key: (one: Laid<T>) => string): Map<string, Laid<T>[]> {
  const lists = new Map<string, Laid<T>[]>();
  for (const one of laid) {
    const list = lists.get(key(one));
    if (list) list.push(one);
    else lists.set(key(one), [one]);
  }
  return lists;
}
