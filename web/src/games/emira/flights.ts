/** Things that visibly go from one place to another: princesses to palaces, purchases to their buyers. All of it can be skipped. */
import type { EmiraBoard, EmiraView } from "../../protocol";
import { purchasesOf } from "./market";

const FLIGHT = 520; // milliseconds
const FAR = 40; // pixels: less is no journey
const MOST = 6; // more at once is a jump in the replay: nothing flies then

interface Start {
  box: DOMRect;
  drawing: Element;
}

/** Who bought what between two views, as the stall and the seat. */
export function purchases(before: EmiraView, after: EmiraView, board: EmiraBoard): { offer: string; seat: number }[] {
  const offers = ["small", "large", "appearance", "status", "palace", "camel"];
  return after.players.flatMap((player, i) => {
    if (player.bought === null || before.players[i]?.bought !== null) return [];
    const offer = offers.find((one) => purchasesOf(board, one).includes(player.bought ?? ""));
    return offer === undefined ? [] : [{ offer, seat: player.seat }];
  });
}

export class Flights {
  #starts = new Map<string, Start>();
  #seen: EmiraView | null = null;
  #flying: Animation[] = [];

  /** Before the table changes: where everything is. */
  note(root: HTMLElement | undefined): void {
    this.#starts.clear();
    for (const element of root?.querySelectorAll("[data-fly]") ?? []) this.#start(element.getAttribute("data-fly") ?? "", element);
    for (const element of root?.querySelectorAll("[data-stall]") ?? []) this.#start(`stall:${element.getAttribute("data-stall")}`, element);
  }

  #start(key: string, element: Element): void {
    const drawing = element.querySelector("svg.portrait, svg.goods");
    if (drawing) this.#starts.set(key, { box: drawing.getBoundingClientRect(), drawing });
  }

  /** After it has changed: whatever went far is seen going. */
  go(root: HTMLElement | undefined, view: EmiraView, board: EmiraBoard, motion: boolean): void {
    const before = this.#seen;
    this.#seen = view;
    if (!root || !before || before === view || !motion) return;
    const journeys: (() => void)[] = [];
    for (const element of root.querySelectorAll("[data-fly]")) {
      const start = this.#starts.get(element.getAttribute("data-fly") ?? "");
      const end = element.querySelector("svg.portrait")?.getBoundingClientRect();
      if (start && end && Math.hypot(end.x - start.box.x, end.y - start.box.y) > FAR) journeys.push(() => this.#fly(start, end, element));
    }
    for (const { offer, seat } of purchases(before, view, board)) {
      const start = this.#starts.get(`stall:${offer}`);
      const end = root.querySelector(`[data-seat="${seat}"] .palace`)?.getBoundingClientRect();
      if (start && end) journeys.push(() => this.#fly(start, new DOMRect(end.x + end.width / 2 - 18, end.y + end.height / 2 - 18, 36, 36), null));
    }
    if (journeys.length <= MOST) for (const journey of journeys) journey();
  }

  #fly({ box, drawing }: Start, end: DOMRect, arriving: Element | null): void {
    const ghost = document.createElement("div");
    ghost.append(drawing.cloneNode(true));
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, { position: "fixed", left: "0", top: "0", width: `${box.width}px`, height: `${box.height}px`, zIndex: "45", pointerEvents: "none", transformOrigin: "0 0" });
    document.body.append(ghost);
    const scale = Math.max(0.1, Math.min(end.width / box.width, end.height / box.height));
    const arc = Math.min(70, Math.hypot(end.x - box.x, end.y - box.y) * 0.15);
    const way = [
      { transform: `translate(${box.x}px, ${box.y}px)` },
      { transform: `translate(${(box.x + end.x) / 2}px, ${(box.y + end.y) / 2 - arc}px) scale(${(1 + scale) / 2})` },
      { transform: `translate(${end.x}px, ${end.y}px) scale(${scale})` },
    ];
    const flight = ghost.animate(way, { duration: FLIGHT, easing: "cubic-bezier(.3,.6,.3,1)" });
    this.#flying.push(flight);
    if (arriving) this.#flying.push(arriving.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT }));
    flight.finished.catch(() => null).finally(() => ghost.remove());
  }

  /** Ends every journey at once. */
  skip(): void {
    for (const one of this.#flying) one.finish();
    this.#flying = [];
  }
}
