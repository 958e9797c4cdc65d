/** A palace from its rooms: the two of the beginning under one dome, a wing for each section, a tent for each guest house. */
import { arch } from "../../../art/shapes";
import { disc, fill, GOLD, plate, stroke } from "./brush";

export interface Room {
  kind: "hall" | "wing" | "guest";
  /** The left edge of the room and its window, on a ground line at y = 100. */
  x: number;
  window: { x: number; y: number; w: number; h: number };
}

export const ROOM = 40;
export const GROUND = 100;
const HALLS = 2;
const TENT = 40;

/** Rooms from left to right: wings are added in turn on the right and on the left of the halls, guest houses beyond. */
export function rooms(sections: number, guests: number): Room[] {
  const left = Math.floor(sections / 2);
  const made: Room[] = [];
  const add = (kind: Room["kind"], x: number): void => {
    const [inset, top] = kind === "hall" ? [6, 46] : kind === "wing" ? [7, 54] : [9, 60];
    made.push({ kind, x, window: { x: x + inset, y: top, w: ROOM - 2 * inset, h: GROUND - 5 - top } });
  };
  for (let i = 0; i < sections + HALLS; i++) add(i < left || i >= left + HALLS ? "wing" : "hall", i * ROOM);
  for (let i = 0; i < guests; i++) add("guest", (sections + HALLS) * ROOM + 6 + i * TENT);
  return made;
}

/** Princesses move in where the palace is oldest: the halls first, then the wings as they were built, then the tents. */
export function order(all: Room[]): number[] {
  const halls = all.flatMap((room, i) => (room.kind === "hall" ? [i] : []));
  const wings = all.flatMap((room, i) => (room.kind === "wing" ? [i] : []));
  const middle = ((halls[0] ?? 0) + (halls.at(-1) ?? 0)) / 2;
  const right = wings.filter((i) => i > middle);
  const left = wings.filter((i) => i < middle).reverse();
  const built = right.flatMap((one, i) => [one, ...(left[i] === undefined ? [] : [left[i]])]);
  const tents = all.flatMap((room, i) => (room.kind === "guest" ? [i] : []));
  return [...halls, ...built, ...tents];
}

export function width(all: Room[]): number {
  return Math.max(0, ...all.map((room) => room.x + ROOM));
}

function onion(x: number, base: number, r: number, colour: string): string {
  return (
    plate(`M${x - r} ${base}C${x - r * 1.32} ${base - r} ${x - r * 0.3} ${base - r * 1.15} ${x} ${base - r * 1.9}C${x + r * 0.3} ${base - r * 1.15} ${x + r * 1.32} ${base - r} ${x + r} ${base}Z`, colour, "var(--dome-deep)", 1.2) +
    fill(`M${x} ${base - r * 1.9}C${x + r * 0.3} ${base - r * 1.15} ${x + r * 1.32} ${base - r} ${x + r} ${base}H${x + r * 0.3}C${x + r * 0.8} ${base - r * 0.8} ${x + r * 0.2} ${base - r * 1.1} ${x} ${base - r * 1.9}Z`, "#000", 0.18) +
    stroke(`M${x} ${base - r * 1.9}V${base - r * 1.9 - 5}`, GOLD, 1.8) + disc(x, base - r * 1.9 - 6, 2, GOLD)
  );
}

/** Walls and roofs; the windows are drawn over them. */
export function walls(all: Room[]): string {
  const halls = all.filter((room) => room.kind === "hall");
  const first = halls[0]?.x ?? 0;
  const span = halls.length * ROOM;
  const wings = all.filter((room) => room.kind === "wing").map(({ x }) =>
    plate(`M${x} ${GROUND}V46H${x + ROOM}V${GROUND}Z`, "var(--tower-wall)", "var(--wall-deep)", 1.2) + onion(x + ROOM / 2, 46, 9, "var(--gold)") + stroke(`M${x + 2} 49.5H${x + ROOM - 2}`, "var(--dome)", 2.4, ' stroke-dasharray="3 3"'),
  );
  const tents = all.filter((room) => room.kind === "guest").map(({ x }) =>
    plate(`M${x + 3} ${GROUND}L${x + 6} 60H${x + ROOM - 6}L${x + ROOM - 3} ${GROUND}Z`, "#f0dcc0", "var(--wall-deep)", 1.2) +
    plate(`M${x + 1} 62C${x + 10} 58 ${x + 16} 50 ${x + ROOM / 2} 40C${x + 24} 50 ${x + 30} 58 ${x + ROOM - 1} 62C${x + 30} 66 ${x + 10} 66 ${x + 1} 62Z`, "var(--terracotta)", "#6e2510", 1.2) + stroke(`M${x + ROOM / 2} 40V34`, GOLD, 1.6),
  );
  const hall =
    plate(`M${first} ${GROUND}V34H${first + span}V${GROUND}Z`, "var(--tower-wall)", "var(--wall-deep)", 1.2) + onion(first + span / 2, 34, 17, "var(--dome)") + onion(first + 7, 34, 5.4, "var(--dome)") + onion(first + span - 7, 34, 5.4, "var(--dome)") +
    stroke(`M${first + 2} 38.5H${first + span - 2}`, "var(--lapis)", 3.6, ' stroke-dasharray="4 3"');
  return wings.join("") + tents.join("") + hall + fill(`M-6 ${GROUND - 3}H${width(all) + 6}V${GROUND + 2}H-6Z`, "var(--wall-deep)");
}

export function windowPath({ window: { x, y, w, h } }: Room): string {
  return arch(x, y, w, h, 0.38);
}
