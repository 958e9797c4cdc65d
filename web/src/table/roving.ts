/** A group of pieces is one stop for the Tab key; arrows go from piece to piece, first those that may be chosen. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(group: HTMLElement): () => void {
  const pieces = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-rove]")];

  function mark(current: HTMLElement | undefined): void {
    for (const piece of pieces()) piece.tabIndex = piece === current ? 0 : -1;
  }

  function refresh(): void {
    const all = pieces();
    const stops = all.filter((piece) => piece.tabIndex === 0);
    if (stops.length !== 1) mark(all.find((piece) => piece.dataset["target"]) ?? all[0]);
  }

  function focus(event: FocusEvent): void {
    const piece = (event.target as Element).closest<HTMLElement>("[data-rove]");
    if (piece) mark(piece);
  }

  function key(event: KeyboardEvent): void {
    const all = pieces();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const by = STEPS[event.key];
    const next = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : by === undefined ? null : (at + by + all.length) % all.length;
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]?.focus();
  }

  const watch = new MutationObserver(refresh);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", focus);
  group.addEventListener("keydown", key);
  refresh();
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", focus);
    group.removeEventListener("keydown", key);
  };
}
