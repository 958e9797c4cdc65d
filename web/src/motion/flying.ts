/** Pieces with `data-fly` glide to where they lie now: FLIP over one keyed comparison. */
import { tick } from "svelte";
import { pairs, type Laid } from "./pairs";

const GLIDE = 380;
const NEAR = 2; // pixels that nobody notices

interface Spot {
  element: Element;
  x: number;
  y: number;
}

function laid(root: Element): Laid<Spot>[] {
  return [...root.querySelectorAll<HTMLElement>("[data-fly]")].map((element) => {
    const { x, y } = element.getBoundingClientRect();
    const where = element.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? "";
    return { what: element.dataset["fly"] ?? "", where, at: { element, x, y } };
  });
}

/** Called before the page changes: looks, waits for the change, and lets what moved glide. Returns how to skip it. */
export function fly(root: Element): () => void {
  const before = laid(root);
  const running: Animation[] = [];
  let skipped = false;
  void tick().then(() => {
    if (skipped) return;
    for (const { from, to, moved } of pairs(before, laid(root))) {
      const [x, y] = [from.x - to.x, from.y - to.y];
      if (Math.hypot(x, y) < NEAR || typeof to.element.animate !== "function") continue;
      const lift = moved ? { zIndex: 5 } : {};
      running.push(
        to.element.animate([{ transform: `translate(${x}px, ${y}px)`, ...lift }, { transform: "none", ...lift }], {
          duration: GLIDE,
          easing: "cubic-bezier(.3, .1, .2, 1)",
        }),
      );
    }
  });
  return () => {
    skipped = true;
    for (const one of running) one.finish();
  };
}
