/** Symbols on the cards, each with a shape of its own, and the two places a card can count in. */
import { disc, fill, GOLD, IVORY, line } from "./brush";

const EDGE = "#f8f1e3";
const plate = (d: string, colour: string): string => `<path d="${d}" fill="${colour}" stroke="${EDGE}" stroke-width="2.4" stroke-linejoin="round"/>`;

/** In a box of 32 by 32. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  arab: plate("M16 2.4A13.6 13.6 0 1 0 16 29.6A13.6 13.6 0 1 0 16 2.4Z", "#12706d") + fill("M20 7.4A9 9 0 1 0 20 24.6A7 7 0 1 1 20 7.4Z", IVORY) + disc(20.4, 16, 2.3, GOLD),
  mongol: plate("M16 1.6L30.4 16L16 30.4L1.6 16Z", "#2c55ad") + line("M12.4 7.4C21 10.4 21 21.6 12.4 24.6", IVORY, 2.6) + line("M12.4 7.4V24.6", IVORY, 1.2) + line("M7 16H24.6M21 12.6L24.6 16L21 19.4", GOLD, 2.1),
  object: plate("M5 5H27V27H5Z", "#7a4b9c") + fill("M12 10C12 7 20 7 20 10L19 12.6C24 15 24 20 21 24H11C8 20 8 15 13 12.6Z", IVORY) + line("M10 18.4C14 20 18 20 22 18.4", "#7a4b9c", 1.8),
  trade: plate("M9 3.6H23L30 16L23 28.4H9L2 16Z", "#9a6511") + line("M16 8V23M9.6 11H22.4M12 24H20", IVORY, 2.1) + fill("M5.8 17.4H13.4C13 21.4 6.2 21.4 5.8 17.4ZM18.6 17.4H26.2C25.8 21.4 19 21.4 18.6 17.4Z", IVORY) + line("M9.6 11L6.4 17.4M9.6 11L12.8 17.4M22.4 11L19.2 17.4M22.4 11L25.6 17.4", IVORY, 1.1),
  military: plate("M3.6 4.4H28.4V15C28.4 23 22 28 16 30.4C10 28 3.6 23 3.6 15Z", "#8c1d3f") + line("M9 8.6C15 11 20 16 22.6 22.4M23 8.6C17 11 12 16 9.4 22.4", IVORY, 2.5) + line("M19.6 23.4L24.4 20.6M12.4 23.4L7.6 20.6", GOLD, 2.2),
};

/** In a box of 32 by 32, in the colour of the text around them. */
export const PLACES: Readonly<Record<string, string>> = {
  table:
    `<path d="M3 14H29V18H3Z" fill="currentColor"/>` + `<path d="M6 18V27M26 18V27M10 18L8 27M22 18L24 27" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>` +
    `<path d="M9 12L12 6H24L21 12Z" fill="currentColor"/>`,
  hand:
    `<path d="M11.5 3H20.5V17H11.5Z" fill="currentColor"/>` +
    `<path d="M8.4 6.4L3.4 8.6L8 18.4M23.6 6.4L28.6 8.6L24 18.4" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<path d="M7.6 22C11 19 21 19 24.4 22C26 25 24.6 28.6 21 29.6H11C7.4 28.6 6 25 7.6 22Z" fill="currentColor"/>`,
};

/** Whose cards a score looks at: the reader between two neighbours, and who of them counts. In a box of 40 by 20. */
export function scopeSign(scope: string): string {
  const person = (x: number, counts: boolean): string =>
    `<g fill="${counts ? "currentColor" : "none"}" stroke="currentColor" stroke-width="1.5"><circle cx="${x}" cy="6" r="3.4"/><path d="M${x - 5.4} 18C${x - 5.4} 9.6 ${x + 5.4} 9.6 ${x + 5.4} 18Z"/></g>`;
  const beside = scope !== "self";
  if (scope === "one_neighbour") return person(8, true) + person(32, true) + `<path d="M23.4 2L16.6 18" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>`;
  return person(7, beside) + person(20, scope !== "neighbours") + person(33, beside);
}
