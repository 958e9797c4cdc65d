/** Signs in a box of 48 by 48: what princesses look for, what they can do, and what a sheik can show them. */
import { camel, coin } from "../../../art/icons";
import { arch, khatam } from "../../../art/shapes";
import { at, disc, fill, GOLD, GOLD_DEEP, GOLD_LIGHT, INK, IVORY, plate, stroke } from "./brush";
import { portrait } from "./portrait";

const dome = (x: number, base: number, r: number, colour: string): string =>
  plate(`M${x - r} ${base}C${x - r * 1.3} ${base - r} ${x - r * 0.3} ${base - r * 1.15} ${x} ${base - r * 1.9}C${x + r * 0.3} ${base - r * 1.15} ${x + r * 1.3} ${base - r} ${x + r} ${base}Z`, colour, "#0d3f3d", 1);

/** A peacock feather: all that a sheik looks like. */
const feather =
  stroke("M14 45C18 34 22 28 25 22", "#3f7463", 3) + plate("M25 30C12 24 14 4 29 3C42 8 40 26 25 30Z", "#1c8f8a", "#0d3f3d") +
  plate("M26 25C18 20 20 9 28.4 8C36 12 34 22 26 25Z", GOLD, GOLD_DEEP, 1) + fill("M27 21.6C22 18 23.6 12.6 28 12C32.4 14.6 31.4 19.6 27 21.6Z", "#2a4fa0") + disc(27.8, 16.6, 2, "#151a33") +
  stroke("M22 31C16 30 12 32 9 35M21 35C16 35 13 37 11 40", "#3f7463", 2.2);

/** An order on its ribbon: what a sheik is held to be. */
const order =
  plate("M13 3H21L27 20L19 23ZM35 3H27L21 20L29 23Z", "#8c1d3f", "#4d0f22", 1) + `<path transform="translate(24 31)" d="${khatam(14.6, 0.72)}" fill="${GOLD}" stroke="${GOLD_DEEP}" stroke-width="1.2"/>` +
  disc(24, 31, 7.4, IVORY) + `<path transform="translate(24 31)" d="${khatam(5.4)}" fill="#2a4fa0"/>`;

const palace =
  plate("M5 44V25H43V44Z", "#d9c49a", "#6d5c4c") + dome(24, 25, 10, "#1f9a94") + dome(9.4, 25, 4.6, GOLD) + dome(38.6, 25, 4.6, GOLD) +
  fill(arch(18.5, 27, 11, 17), INK) + fill(arch(8, 31, 6.4, 9), INK) + fill(arch(33.6, 31, 6.4, 9), INK) + fill("M3 43H45V46.4H3Z", "#8f7f68");

const veils = at(1, 6, 0.235, portrait("asima")) + at(19, 6, 0.235, portrait("thara")) + at(8.6, 9, 0.27, portrait("albina"));

export const TRAITS: Readonly<Record<string, string>> = {
  appearance: feather,
  status: order,
  palace,
  gold: coin(24, 23.5, 19),
  most_princesses: veils,
};

/** A book, keys, a pot, a rose. */
export const TALENTS: Readonly<Record<string, string>> = {
  intelligence:
    plate("M24 13C18 8 10 8 4 10V39C10 37 18 37 24 41C30 37 38 37 44 39V10C38 8 30 8 24 13Z", "#2a4fa0", "#142a5c") +
    plate("M24 12C19 8 12 7.4 7 9V35C12 33.6 19 34 24 37.4C29 34 36 33.6 41 35V9C36 7.4 29 8 24 12Z", IVORY, "#8f7f68", 1) + stroke("M24 12V37M11 15.4C15 14.8 18 15.6 20.4 17M11 21.4C15 20.8 18 21.6 20.4 23M37 15.4C33 14.8 30 15.6 27.6 17M37 21.4C33 20.8 30 21.6 27.6 23M37 27.4C33 26.8 30 27.6 27.6 29", "#6d5c4c", 1.6),
  housekeeping:
    stroke("M24 4.6A10 10 0 1 0 24 24.6A10 10 0 1 0 24 4.6Z", GOLD_DEEP, 5) + stroke("M24 4.6A10 10 0 1 0 24 24.6A10 10 0 1 0 24 4.6Z", GOLD, 3) +
    stroke("M19 22L11 43M11 43L17.4 45M13 37.4L18 39.2", GOLD_DEEP, 5) + stroke("M19 22L11 43M11 43L17.4 45M13 37.4L18 39.2", GOLD_LIGHT, 2.8) +
    stroke("M28 23L34 44M34 44L40 42M32.6 38.6L38 37", "#6d5c4c", 5) + stroke("M28 23L34 44M34 44L40 42M32.6 38.6L38 37", "#d8dde6", 2.8),
  cooking:
    plate("M13 25C15 14 20 9 21.4 6.4C23 8 25 8 26.6 6.4C28 9 33 14 35 25Z", "#c1502e", "#6e2510") + fill("M26.6 6.4C28 9 33 14 35 25H27C29 17 28 11 25 7.4Z", "#000", 0.2) + disc(24, 4.6, 3, GOLD) +
    plate("M6 26H42L38 38C35 42 13 42 10 38Z", "#b5582f", "#6e2510") + fill("M30 26H42L38 38C36 40.4 33 41.2 29 41.4C33 37 33 31 30 26Z", "#000", 0.2) + stroke("M8.6 30.6H39.4", GOLD_LIGHT, 1.8, ' stroke-dasharray="0.1 4.4"'),
  romance:
    stroke("M24 27C24 35 22 40 18 45", "#3f7463", 3.2) + plate("M22.6 36C16 36 12 33 10 29C16 27 21 29 22.6 36Z", "#3f7463", "#21473f", 1) +
    plate("M24 3C34 3 40 9 39 18C37 27 30 30 24 30C18 30 11 27 9 18C8 9 14 3 24 3Z", "#c2456b", "#5f1030") +
    stroke("M24 21C17 21 15 14 20 10.6C25 7.6 31.6 12 29 17C27 21 20.6 19 22.6 15.4M11 17C14 25 19 27.6 24 27.6C30 27.6 35 25 37 17", "#5f1030", 1.8),
};

/** A mirror, a fan, a slipper: the tokens; and the star of a complete set. */
export const TOKENS: Readonly<Record<string, string>> = {
  beauty:
    stroke("M24 30V44", GOLD_DEEP, 6) + stroke("M24 30V44", GOLD, 3.6) + `<ellipse cx="24" cy="18" rx="14" ry="15.6" fill="${GOLD}" stroke="${GOLD_DEEP}" stroke-width="1.6"/><ellipse cx="24" cy="18" rx="10" ry="11.6" fill="#bfe3ea"/>` +
    stroke("M18.6 22C18 15.6 20.6 11.6 25 10.4M22 25C21.6 20.6 24 17 28 15.6", "#fff", 2.2) + disc(24, 45, 2.6, GOLD_DEEP),
  manners:
    plate("M24 41L4.6 20C9 7 19 3.6 24 3.6C29 3.6 39 7 43.4 20Z", "#1c8f8a", "#0d3f3d") + stroke("M24 41L10 13.4M24 41L17 7M24 41V5M24 41L31 7M24 41L38 13.4", "#0d3f3d", 1.3) +
    stroke("M8 23.4C12 14 18 11 24 11C30 11 36 14 40 23.4", GOLD_LIGHT, 2.2) + disc(24, 41, 3.6, GOLD),
  attire:
    plate("M3 33C10 34 13 27 18 23C25 18 36 18 38 8C45 14 45 26 39 33C36 37 30 38 24 38H12C7 38 4 36.6 3 33Z", "#8c1d3f", "#4d0f22") +
    plate("M18 23C25 18 36 18 38 8C41 12 41 18 38 22C33 27 24 24 18 23Z", "#c2456b", "#4d0f22", 1) + stroke("M38 8C38 3 45 3 44 8", GOLD, 2.6) + fill("M5 38H40V42H5Z", GOLD_DEEP) + disc(21, 30.4, 3, GOLD) + stroke("M8 33C14 34 28 33.6 37 29", GOLD_LIGHT, 1.4, ' stroke-dasharray="0.1 3.6"'),
  plus_one:
    `<path transform="translate(24 24)" d="${khatam(21, 0.74)}" fill="${GOLD}" stroke="${GOLD_DEEP}" stroke-width="1.6"/>` +
    stroke("M10.6 24H18M14.3 20.3V27.7M24 17.6L28.6 14.6V33.6", INK, 3.6),
};

/** What binds event cards together: of each only one is played in a turn. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  arrival: plate(arch(9, 4, 30, 40), "#2a4fa0", GOLD, 2.4) + at(14, 13, 0.17, portrait("hind")),
  court: plate("M3 24C12 9 36 9 45 24C36 39 12 39 3 24Z", IVORY, "#5c4f3e", 2) + disc(24, 24, 8.4, "#6f4fb0") + disc(24, 24, 4, INK) + disc(21.6, 21.6, 1.8, "#fff"),
  status: order,
  bag: plate("M17 15C8 21 5 42 12 44H36C43 42 40 21 31 15Z", "#8c1d3f", "#4d0f22") + plate("M15 5C18 8 21 4 24 7C27 4 30 8 33 5L31 15H17Z", "#c2456b", "#4d0f22", 1) + stroke("M15.6 15H32.4", GOLD, 3.4) + `<path transform="translate(24 30)" d="${khatam(6.6)}" fill="${GOLD}"/>`,
  spice: plate("M5 42L15 20L24 42Z", "#c1502e", "#6e2510", 1) + plate("M24 42L33 18L43 42Z", "#e3a02f", GOLD_DEEP, 1) + plate("M13 44L24 14L35 44Z", "#7a9a6b", "#3f5a35", 1) + stroke("M3 44H45", "#6d5c4c", 3),
  camel: at(0.5, 3, 0.475, camel()),
};

/** Other words of the table. */
const THINGS: Readonly<Record<string, string>> = {
  princess: at(2, 1, 0.345, portrait("asima")),
  room: plate(arch(8, 3, 32, 42), "#d9c49a", "#6d5c4c", 1.6) + fill(arch(14, 11, 20, 34), "#2b2f5e") + at(16.6, 23, 0.12, portrait("hind")),
  income: coin(19, 30, 14) + stroke("M36 40V10M28 18L36 9L44 18", "#7fbf8a", 4.4),
  upkeep: coin(19, 30, 14) + stroke("M36 10V40M28 32L36 41L44 32", "#e8795c", 4.4),
  honeymoon: fill("M33 6C16 8 14 34 31 41C19 46 7 37 7 24C7 10 21 2 33 6Z", GOLD_LIGHT) + fill("M33 31C27 26 24 22 27 18.6C29.4 16 32.6 17 33 20C33.4 17 36.6 16 39 18.6C42 22 39 26 33 31Z", "#c2456b"),
  gift: plate("M6 20H42V43H6Z", "#c2456b", "#5f1030") + plate("M4 13H44V21H4Z", "#d9698d", "#5f1030") + fill("M20.6 13H27.4V43H20.6Z", GOLD) + stroke("M24 13C14 11 13 3 19 4C23 5 24 10 24 13C24 10 25 5 29 4C35 3 34 11 24 13", GOLD, 2.6),
  objective: plate("M9 4H39V44H9Z", IVORY, "#6d5c4c") + `<path transform="translate(24 20)" d="${khatam(11.4, 0.72)}" fill="#8c1d3f"/>` + disc(24, 20, 4, GOLD) + stroke("M15 36H33", "#6d5c4c", 2.2),
  hammer: at(24, 24, 1, `<g transform="rotate(-38)">${plate("M-14 -16H14V-4H-14Z", "#8a5a2c", "#4a2c10")}${fill("M-14 -12.6H14V-7.4H-14Z", GOLD)}${stroke("M0 -4V20", "#4a2c10", 6)}${stroke("M0 -4V20", "#a9713c", 3.6)}</g>`) + fill("M24 41H45V46H24Z", "#4a2c10"),
};

export const SIGNS: Readonly<Record<string, string>> = {
  ...THINGS,
  ...prefixed("trait", TRAITS),
  ...prefixed("talent", TALENTS),
  ...prefixed("token", TOKENS),
  ...prefixed("symbol", SYMBOLS),
};

function prefixed(prefix: string, signs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(signs).map(([name, drawing]) => [`${prefix}-${name}`, drawing]));
}
