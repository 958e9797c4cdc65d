/** What can be pointed at on the table: pieces read it from here, the table page hears what is done with them.
 *
 * A piece carries `data-piece`, and `data-target` while it may be chosen. Clicks, keys and the pointer are heard
 * once, by the section around all pieces: `pointing` makes the handlers for it. */
import { createContext } from "svelte";
import { again } from "../shell/single";

export interface Pointing {
  /** The pieces that stand for an option now. */
  readonly targets: ReadonlySet<string>;
  /** The pieces that an option, a hint or a line of the log speaks of. */
  readonly lit: ReadonlySet<string>;
  /** The pieces that a lesson speaks of. */
  readonly aims: ReadonlySet<string>;
  /** The piece that was chosen and stands for several options. */
  readonly picked: string | null;
  /** Choose a piece, for a board that hears of it otherwise than by a click. */
  choose: (target: string) => void;
}

export const [usePointing, setPointing] = createContext<Pointing>();

/** Nothing may be chosen: a replay, or a board of somebody else's. */
export const STILL: Pointing = { targets: new Set(), lit: new Set(), aims: new Set(), picked: null, choose: () => {} };

interface Ears {
  choose: (target: string) => void;
  /** A lit piece is under the pointer or has the focus; null when no longer. */
  hover: (target: string | null) => void;
}

function named(event: Event, name: "piece" | "target"): string | null {
  const found = event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>(`[data-${name}]`) : null;
  return found?.dataset[name] ?? null;
}

/** The handlers of a section with pieces in it. */
export function pointing(ears: Ears): {
  onclick: (event: MouseEvent) => void;
  onkeydown: (event: KeyboardEvent) => void;
  onpointerover: (event: Event) => void;
  onpointerout: (event: Event) => void;
  onfocusin: (event: Event) => void;
  onfocusout: (event: Event) => void;
} {
  let over: string | null = null;
  const enter = (event: Event): void => {
    const target = named(event, "target");
    if (target !== over) ears.hover(target);
    over = target;
  };
  const leave = (): void => {
    if (over !== null) ears.hover(null);
    over = null;
  };
  return {
    onclick: (event) => {
      const target = named(event, "piece");
      if (target !== null && !again(event)) ears.choose(target);
    },
    onkeydown: (event) => {
      const button = event.target instanceof HTMLButtonElement; // a button turns these keys into a click itself
      if (button || event.defaultPrevented || event.repeat || (event.key !== "Enter" && event.key !== " ")) return;
      const target = named(event, "target");
      if (target === null) return;
      event.preventDefault();
      ears.choose(target);
    },
    onpointerover: enter,
    onpointerout: leave,
    onfocusin: enter,
    onfocusout: leave,
  };
}
