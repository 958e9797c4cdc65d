/** What a lesson speaks of is brought into sight: above the bar that lies over the end of the page on a phone. */

const ROOM = 12; // pixels around it

export function bringIntoSight(bar: Element | null): void {
  const aims = [...document.querySelectorAll("[data-aim]")].filter((one) => one.checkVisibility());
  const first = aims[0];
  if (!first) return;
  for (const one of aims.toReversed()) one.scrollIntoView({ block: "nearest", inline: "nearest" }); // in what scrolls around it
  const boxes = aims.map((one) => one.getBoundingClientRect());
  const floor = bar && getComputedStyle(bar.parentElement ?? bar).position === "sticky" ? bar.getBoundingClientRect().top : innerHeight;
  window.scrollBy({ top: shift(boxes, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0, floor) });
}

/** How far to scroll so that all boxes lie between ceiling and floor, or at least the first of them. */
export function shift(boxes: readonly { top: number; bottom: number }[], ceiling: number, floor: number): number {
  const [first] = boxes;
  if (!first) return 0;
  const all = { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
  const top = Math.max(0, ceiling);
  const wanted = all.bottom - all.top + 2 * ROOM <= floor - top ? all : first;
  if (wanted.top >= top + ROOM && wanted.bottom <= floor - ROOM) return 0;
  return (wanted.top + wanted.bottom) / 2 - (top + floor) / 2;
}
