/** Which princess the reader looks at: one is explained at a time. */

interface Glance {
  princess: string;
  element: Element;
}

const DELAY = 130; // a pointer that only passes by asks nothing

class Look {
  glance = $state.raw<Glance | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer rests on a princess. */
  hover(princess: string, element: Element): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.at(princess, element), this.glance ? 0 : DELAY);
  }

  at(princess: string, element: Element): void {
    clearTimeout(this.#timer);
    this.glance = { princess, element };
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.away(), DELAY);
  }

  away(): void {
    clearTimeout(this.#timer);
    this.glance = null;
  }
}

export const look = new Look();

/** Makes a drawing of a princess explain her: to a pointer that rests, to a finger, to the focus. */
export function explains(princess: string): (element: Element) => () => void {
  return (element) => {
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== "touch") look.hover(princess, element);
    };
    const touch = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "touch") look.at(princess, element);
    };
    const focus = (): void => look.at(princess, element);
    const leave = (): void => look.leave();
    const events: [string, (event: Event) => void][] = [["pointerenter", enter], ["pointerup", touch], ["pointerleave", leave], ["focus", focus], ["blur", leave]];
    for (const [name, heard] of events) element.addEventListener(name, heard);
    return () => {
      for (const [name, heard] of events) element.removeEventListener(name, heard);
      if (look.glance?.element === element) look.away();
    };
  };
}
