/** One drawing per concept, in a box of 48 by 48. Pieces carry their own colours; signs of the page take the text colour. */
import { arch, CAMEL, khatam } from "./shapes";

const line = (d: string): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d: string, fill = "currentColor", opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
const disc = (x: number, y: number, r: number, fill = "currentColor"): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export function camel(coat = "var(--camel)", deep = "var(--camel-deep)", cloth = "var(--terracotta)"): string {
  return (
    solid(CAMEL.far, deep) + solid(CAMEL.tail, deep) + solid(CAMEL.body, coat) + solid(CAMEL.near, coat) +
    (cloth ? solid(CAMEL.saddle, cloth) + solid(CAMEL.fringe, "var(--gold)") : "") +
    disc(CAMEL.eye[0], CAMEL.eye[1], 1.6, "var(--ink)")
  );
}

export const coin = (x: number, y: number, r: number): string =>
  disc(x, y + r * 0.12, r, "var(--gold-deep)") + disc(x, y, r * 0.96, "var(--gold)") +
  `<circle cx="${x}" cy="${y}" r="${r * 0.72}" fill="none" stroke="var(--gold-deep)" stroke-width="${r * 0.1}"/>` +
  `<path transform="translate(${x} ${y})" d="${khatam(r * 0.5)}" fill="var(--gold-deep)"/>` +
  `<path d="M${x - r * 0.74} ${y - r * 0.34}A${r * 0.82} ${r * 0.82} 0 0 1 ${x - r * 0.1} ${y - r * 0.82}" fill="none" stroke="var(--gold-light)" stroke-width="${r * 0.13}" stroke-linecap="round"/>`;

/** Pale walls keep an edge, so that they stand out on pale ground too. */
const wall = (d: string, fill = "var(--tower-wall)"): string =>
  `<path d="${d}" fill="${fill}" stroke="var(--wall-deep)" stroke-width="1.4" stroke-linejoin="round"/>`;
const house = (extra: string): string => wall("M7 42V19H41V42Z") + extra;
const door = (x: number, y: number, w: number, h: number): string => solid(arch(x, y, w, h), "var(--niche)");
const dome = (x: number, base: number, r: number, fill = "var(--dome)"): string =>
  solid(`M${x - r} ${base}C${x - r * 1.25} ${base - r} ${x - r * 0.3} ${base - r * 1.15} ${x} ${base - r * 1.75}C${x + r * 0.3} ${base - r * 1.15} ${x + r * 1.25} ${base - r} ${x + r} ${base}Z`, fill);

const PIECES: Record<string, string> = {
  gold: coin(24, 23.5, 19),
  camel: `<g transform="translate(.5 3) scale(.475)">${camel()}</g>`,
  card:
    `<g transform="rotate(-9 24 24)"><rect x="10" y="7" width="24" height="34" rx="4" fill="var(--lapis)" stroke="var(--sand)" stroke-width="1.6"/></g>` +
    `<g transform="rotate(8 24 24)"><rect x="14" y="7" width="24" height="34" rx="4" fill="var(--card-face)" stroke="var(--gold-deep)" stroke-width="1.6"/><path transform="translate(26 24)" d="${khatam(8)}" fill="var(--turquoise)"/></g>`,
  points: `<path transform="translate(24 24)" d="${khatam(21)}" fill="var(--gold)"/><path transform="translate(24 24)" d="${khatam(13)}" fill="var(--pomegranate)"/><circle cx="24" cy="24" r="5" fill="var(--gold-light)"/>`,
  cube:
    solid("M8 17L17 8H42L33 17Z", "#f4d58e") + solid("M33 17L42 8V32L33 41Z", "#8a5a16") + solid("M8 17H33V41H8Z", "var(--gold)"),
  die:
    `<rect x="7" y="7" width="34" height="34" rx="8" fill="var(--die-white)" stroke="var(--stone-edge)" stroke-width="2"/>` +
    [[16, 16], [32, 16], [24, 24], [16, 32], [32, 32]].map(([x, y]) => disc(x as number, y as number, 3.4, "var(--die-ink)")).join(""),
  supervisor:
    wall("M24 18C33 18 36 30 38 43H10C12 30 15 18 24 18Z", "#fffdf6") + solid("M24 18C33 18 36 30 38 43H27Z", "#d7cdb6") +
    disc(24, 14, 6.2, "#c98f5e") + wall("M16.5 13C15 5 21 3 24 3C28 3 33 6 31.5 13C27 9.5 21 9.5 16.5 13Z", "#fffdf6") + line("M39 9V43").replace("currentColor", "var(--gold)"),
  tower: wall("M12 43V18H36V43Z") + dome(24, 18, 10) + door(18, 20, 12, 10) + door(18, 32, 12, 11) + solid("M9 43H39V46H9Z", "var(--tower-wall-deep)"),
  caravan:
    solid("M2 40C12 30 20 37 28 33C36 28 42 31 46 27V45H2Z", "var(--dune-3)") +
    `<g transform="translate(1 9) scale(.27)">${camel()}</g><g transform="translate(20 3) scale(.29)">${camel()}</g>`,
  sack:
    solid("M17 15C8 21 5 42 12 44H36C43 42 40 21 31 15Z", "#c79a5b") + solid("M26 15C38 23 36 42 31 44H36C43 42 40 21 31 15Z", "#8f6633") +
    solid("M15 6C18 9 21 4 24 7C27 4 30 9 33 6L31 15H17Z", "#dab877") + solid("M16 13.5H32V17.5H16Z", "var(--terracotta)") +
    `<path transform="translate(22 30)" d="${khatam(6.5)}" fill="#f3e0b5"/>`,
  barrel:
    solid("M12 6H36C41 17 41 31 36 42H12C7 31 7 17 12 6Z", "#a9683a") + solid("M27 6H36C41 17 41 31 36 42H27C30 30 30 18 27 6Z", "#7c4523") +
    solid("M10.2 12H37.8L39 17H9Z M9 31H39L37.8 36H10.2Z", "var(--gold)") + solid("M12 6H36L35 9H13Z", "#c98754") + disc(22, 24, 3, "#4a2812"),
  chest:
    solid("M6 21C6 11 11 8 16 8H32C37 8 42 11 42 21V24H6Z", "#b0713c") + solid("M6 24H42V41H6Z", "#8d5429") +
    solid("M6 21H42V25.5H6Z M11 8.6H16V41H11Z M32 8.6H37V41H32Z", "var(--gold)") + solid("M19.5 20H28.5V31C28.5 33 26 34 24 35C22 34 19.5 33 19.5 31Z", "var(--gold-light)") + disc(24, 26, 2.3, "#4a2812"),
  vase:
    solid("M18 4H30L28.5 12C39 17 40 30 33 41L34 44H14L15 41C8 30 9 17 19.5 12Z", "var(--dome)") + solid("M26 4H30L28.5 12C39 17 40 30 33 41L34 44H27C34 32 33 18 25 12Z", "var(--dome-deep)") +
    solid("M17 3H31V6.5H17Z", "var(--gold)") + solid("M10.7 23C19 27 29 27 37.3 23L37.4 28C29 32 19 32 10.6 28Z", "var(--gold)") + `<path transform="translate(23 19)" d="${khatam(3)}" fill="var(--ivory)"/>`,
  paddock:
    `<g transform="translate(9 8) scale(.33)">${camel("var(--camel)", "var(--camel-deep)", "")}</g>` +
    `<path d="M4 31H44M4 38H44M7 26V43M19 26V43M30 26V43M41 26V43" fill="none" stroke="#9a6334" stroke-width="3.4" stroke-linecap="round"/>`,
  shop_building:
    house(door(15, 27, 18, 15)) + solid("M4 13H44V20C44 25 38 25 37.3 20C36.6 25 31.4 25 30.7 20C30 25 24.7 25 24 20C23.3 25 18 25 17.3 20C16.6 25 11.4 25 10.7 20C10 25 4 25 4 20Z", "var(--terracotta)") +
    solid("M10.7 13H17.3V20C16.6 25 11.4 25 10.7 20Z M24 13H30.7V20C30 25 24.7 25 24 20Z M37.3 13H44V20C44 25 38 25 37.3 20Z", "var(--ivory)") + coin(24, 37, 5),
  hammam:
    house(dome(15, 20, 8) + dome(33, 20, 8) + door(18.5, 25, 11, 17)) +
    `<path d="M15 4C13 2 17 1 15 -1M33 4C31 2 35 1 33 -1M24 13C21.5 10 26.5 8 24 4" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" opacity=".7"/>` +
    solid("M9 36C12 34 13 38 16 36V42H7V37Z M32 36C35 34 36 38 41 36V42H32Z", "var(--water)"),
  caravanserai:
    wall("M3 42V20H45V42Z", "var(--tower-wall-deep)") + wall("M14 42V8H18V12H22V8H26V12H30V8H34V42Z") +
    door(18, 19, 12, 23) + door(5.5, 27, 6, 15) + door(36.5, 27, 6, 15),
  bazaar:
    wall("M4 42V24H44V42Z") + dome(24, 24, 11, "var(--saffron)") + dome(9.5, 24, 5.5) + dome(38.5, 24, 5.5) + door(7, 29, 9, 13) + door(19.5, 28, 9, 14) + door(32, 29, 9, 13),
  hoist:
    `<path d="M10 43V8L38 12M10 20L22 10" fill="none" stroke="#9a6334" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>` + line("M36 12V24").replace("3.6", "2.2") +
    solid("M29 28L33 24H45L41 28Z", "#f4d58e") + solid("M29 28H41V40H29Z", "var(--gold)") + solid("M41 28L45 24V36L41 40Z", "#8a5a16") + solid("M3 42H20V46H3Z", "var(--tower-wall-deep)"),
  lamp:
    solid("M24 3C25 5 27 6 27 8H21C21 6 23 5 24 3Z", "var(--gold)") + solid("M15 14L21 8H27L33 14Z", "var(--gold-deep)") + solid("M14 15H34L31 36H17Z", "var(--gold-light)") +
    solid("M24 19C28 24 28 30 24 32C20 30 20 24 24 19Z", "var(--terracotta)") + solid("M14 36H34V40H14Z M20 40H28L24 46Z", "var(--gold-deep)") + solid("M13 14H35V17H13Z", "var(--gold)"),
  crown:
    solid("M6 37L4 15L15 24L24 8L33 24L44 15L42 37Z", "var(--gold)") + solid("M24 8L33 24L44 15L42 37H24Z", "var(--gold-deep)", 0.35) + solid("M6 37H42V43H6Z", "var(--gold-deep)") +
    disc(24, 30, 3.6, "var(--pomegranate)") + disc(13.5, 31, 2.6, "var(--turquoise)") + disc(34.5, 31, 2.6, "var(--turquoise)") + disc(24, 7, 3, "var(--gold-light)") + disc(4.5, 14, 2.6, "var(--gold-light)") + disc(43.5, 14, 2.6, "var(--gold-light)"),
};

const SIGNS: Record<string, string> = {
  scroll: solid("M12 9H34V37H12Z", "currentColor", 0.18) + line("M14 9H36C40 9 40 15 36 15H33M14 9C9 9 9 15 13 15V39H34C39 39 39 33 34 33V15M19 21H28M19 28H28"),
  undo: line("M10 19H30C42 19 42 38 30 38H18M18 10L9 19L18 28"),
  hint: line("M17 34C17 28 10 26 10 18C10 3 38 3 38 18C38 26 31 28 31 34ZM19 41H29"),
  lesson: solid("M8 30L24 24L40 30V36L24 42L8 36Z", "currentColor", 0.18) + line("M8 30L24 24L40 30L24 36ZM8 30V36L24 42L40 36V30M24 6V16M14 10L19 17M34 10L29 17"),
  rules: solid("M24 13V40C18 36 12 36 6 38V11C12 9 18 9 24 13Z", "currentColor", 0.18) + line("M24 13C18 9 12 9 6 11V38C12 36 18 36 24 40C30 36 36 36 42 38V11C36 9 30 9 24 13ZM24 13V40"),
  chat: solid("M7 9H41V33H22L13 41V33H7Z", "currentColor", 0.18) + line("M7 9H41V33H22L13 41V33H7ZM16 18H32M16 25H26"),
  log: line("M18 12H41M18 24H41M18 36H41") + disc(8, 12, 3) + disc(8, 24, 3) + disc(8, 36, 3),
  sound: solid("M6 18H14L25 9V39L14 30H6Z", "currentColor", 0.25) + line("M6 18H14L25 9V39L14 30H6ZM32 17C36 21 36 27 32 31M38 12C45 19 45 29 38 36"),
  sun: disc(24, 24, 8.5) + line("M24 4V9M24 39V44M4 24H9M39 24H44M10 10L13.5 13.5M34.5 34.5L38 38M10 38L13.5 34.5M34.5 13.5L38 10"),
  moon: solid("M31 6C14 8 12 34 29 41C17 46 5 37 5 24C5 10 19 2 31 6Z") + `<path transform="translate(37 19) scale(.62)" d="${khatam(9)}" fill="currentColor"/>`,
  globe: line("M6 24A18 18 0 1 0 42 24A18 18 0 1 0 6 24ZM6 24H42M24 6C14 17 14 31 24 42C34 31 34 17 24 6"),
  people: disc(17, 15, 7) + solid("M4 41C4 20 30 20 30 41Z") + solid("M33 25C42 25 44 32 44 41H35C35 34 34 29 30 26Z M29 20A7 7 0 1 0 29 9A12 12 0 0 1 29 20Z", "currentColor", 0.65),
  device: line("M14 5H34V43H14ZM22 37H26"),
  robot: solid("M9 17H39V40H9Z", "currentColor", 0.2) + line("M9 17H39V40H9ZM24 17V9M4 25V32M44 25V32M18 33H30") + disc(24, 7, 3) + disc(17.5, 25.5, 3) + disc(30.5, 25.5, 3),
  link: line("M21 27C16 22 17 18 20 15L26 9C35 1 47 13 39 22L35 26M27 21C32 26 31 30 28 33L22 39C13 47 1 35 9 26L13 22"),
  share: line("M24 30V6M14 15L24 6L34 15M13 22H8V42H40V22H35"),
  qr: line("M7 7H19V19H7ZM29 7H41V19H29ZM7 29H19V41H7ZM29 29H33V33M41 29V33M29 39V41H35M41 39V41"),
  weight: line("M24 8V40M14 42H34M8 15H40M8 15L3 29H13ZM40 15L35 29H45Z"),
  hourglass: solid("M17 39L24 30L31 39Z M18 15H30L24 22Z", "currentColor", 0.6) + line("M11 6H37M11 42H37M14 6C14 19 24 20 24 24C24 28 14 29 14 42M34 6C34 19 24 20 24 24C24 28 34 29 34 42"),
  check: line("M8 25L19 37L40 11"),
  cross: line("M11 11L37 37M37 11L11 37"),
  arrow: line("M8 24H40M28 12L40 24L28 36"),
  eye: line("M4 24C13 9 35 9 44 24C35 39 13 39 4 24Z") + disc(24, 24, 6.5),
  menu: line("M8 13H40M8 24H40M8 35H40"),
  gear: line("M24 16A8 8 0 1 0 24 32A8 8 0 1 0 24 16Z") + `<path transform="translate(24 24)" d="${khatam(20, 0.8)}" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linejoin="round"/>`,
  ask: line("M24 5A19 19 0 1 0 24.1 5ZM17.500 18.500C18 11 30.500 11 30.500 18.500C30.500 23.500 24 23.500 24 29") + disc(24, 35.500, 2.4),
  print: solid("M10 20H38V34H10Z", "currentColor", 0.2) + line("M14 20V7H34V20M14 34H9V20H39V34H34M14 28H34V41H14Z"),
  play: solid("M14 8L39 24L14 40Z"),
  pause: solid("M12 9H20V39H12Z M28 9H36V39H28Z"),
};

export const ICONS: Readonly<Record<string, string>> = { ...PIECES, ...SIGNS };
