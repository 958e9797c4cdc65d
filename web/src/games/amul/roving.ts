/** A group of cards is one stop for the Tab key; arrows go from card to card. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(group: HTMLElement): () => void {
  const cards = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-card]")];

  function mark(current: HTMLElement | undefined): void {
    for (const card of cards()) card.tabIndex = card === current ? 0 : -1;
  }

  function refresh(): void {
    const all = cards();
    if (all.filter((card) => card.tabIndex === 0).length !== 1) mark(all[0]);
  }

  function focus(event: FocusEvent): void {
    const card = (event.target as Element).closest<HTMLElement>("[data-card]");
    if (card) mark(card);
  }

  function key(event: KeyboardEvent): void {
    const all = cards();
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
