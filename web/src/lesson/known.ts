/** Which games somebody has played or learned in this browser: the others offer their lesson first. */

const NAME = "known-games";

function known(): string[] {
  return (localStorage.getItem(NAME) ?? "").split(" ").filter(Boolean);
}

export function isKnown(game: string): boolean {
  return known().includes(game);
}

export function remember(game: string): void {
  if (!isKnown(game)) localStorage.setItem(NAME, [...known(), game].join(" "));
}
