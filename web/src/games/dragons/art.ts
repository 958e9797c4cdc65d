/** Treasures, artifacts and signs of Aladdin's Dragons, each in a box of 48 by 48 with the light from the upper left. */
import { ICONS } from "../../art/icons";
import { khatam } from "../../art/shapes";

const solid = (d: string, fill: string, opacity = 1): string => `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const disc = (x: number, y: number, r: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const star = (x: number, y: number, r: number, fill: string): string => `<path transform="translate(${x} ${y})" d="${khatam(r)}" fill="${fill}"/>`;

const pearl = (x: number, y: number, r: number): string =>
  disc(x, y + r * 0.1, r, "#8d8598") + disc(x, y, r * 0.95, "#f4eee6") + disc(x + r * 0.18, y + r * 0.22, r * 0.62, "#e2d6dc") + disc(x - r * 0.3, y - r * 0.34, r * 0.26, "#fff");

/** The five kinds of treasure. */
export const TREASURES: Readonly<Record<string, string>> = {
  crowns:
    solid("M6 36L3 14L15 23L24 7L33 23L45 14L42 36Z", "#d6483f") + solid("M24 7L33 23L45 14L42 36H24Z", "#8f1f2c", 0.55) + solid("M6 35H42V43H6Z", "#9a2230") +
    solid("M6 35H42V37.5H6Z", "#f0b648") + disc(24, 40, 2.8, "#f6d98a") + disc(13, 40, 2, "#f6d98a") + disc(35, 40, 2, "#f6d98a") + disc(24, 7, 3.4, "#f6d98a") + disc(3.5, 13.5, 3, "#f6d98a") + disc(44.5, 13.5, 3, "#f6d98a"),
  pearls: pearl(15, 31, 11) + pearl(33, 31, 11) + pearl(24, 16, 11),
  gemstones:
    solid("M13 8H35L45 20L24 44L3 20Z", "#3d74d8") + solid("M13 8L17 20L3 20Z M35 8L31 20H45Z", "#5b93f2") + solid("M13 8H35L31 20H17Z", "#a8ccff") + solid("M31 20H45L24 44Z", "#1f3f8f") + solid("M17 20H31L24 44Z", "#2f62c4"),
  trophies:
    stroke("M12 6H36C36 22 32 29 26 30V36H35V44H13V36H22V30C16 29 12 22 12 6ZM13 12H5C5 22 10 25 15 25M35 12H43C43 22 38 25 33 25", "#d8cfe6", 4.4) +
    stroke("M13 12H5C5 22 10 25 15 25M35 12H43C43 22 38 25 33 25", "#4a4458", 2.6) + solid("M12 6H36C36 22 32 29 24 29C16 29 12 22 12 6Z", "#3a3448") + solid("M26 6H36C36 22 32 29 26 29Z", "#1d1926") +
    solid("M16 8H20C20 18 22 24 24 26C18 24 16 17 16 8Z", "#a9a2bd", 0.9) + solid("M22 29H26V37H22Z", "#4a4458") + solid("M13 36H35V44H13Z", "#3a3448") + solid("M13 36H35V38.4H13Z M12 6H36V8.6H12Z", "#d9b24f"),
  gold:
    solid("M8 34L13 24H31L26 34Z", "#ffe39a") + solid("M26 34L31 24L36 30V40L30 42Z", "#9a6511") + solid("M8 34H26L30 42H4Z", "#e9ac35") +
    solid("M17 21L22 11H40L35 21Z", "#ffe39a") + solid("M35 21L40 11L45 17V26L39 29Z", "#9a6511") + solid("M17 21H35L39 29H13Z", "#e9ac35"),
};

/** The six artifacts, and one of which only the back is seen. */
export const ARTIFACTS: Readonly<Record<string, string>> = {
  lamp:
    stroke("M38 22C47 18 47 33 36 31", "#c8860f", 3.4) + solid("M4 19C9 24 13 21 16 23H36C40 32 32 38 26 38H20C12 38 12 29 4 19Z", "#f0b648") + solid("M27 23H36C40 32 32 38 26 38H24C30 35 31 29 27 23Z", "#a86d0c") +
    solid("M17 23C19 15 31 15 33 23Z", "#ffd978") + disc(25, 14, 3, "#f0b648") + solid("M16 38H32L35 43H13Z", "#a86d0c") + solid("M4 17C0 10 5 9 4 3C10 8 9 13 6 17Z", "#ff8a4a") + solid("M4.6 16C3 12 5.4 11 5 7.5C7.6 11 7 13.500 6 16Z", "#ffe39a"),
  counterspell:
    solid("M24 3L42 9C43 28 36 38 24 45C12 38 5 28 6 9Z", "#1c8f8a") + solid("M24 3L42 9C43 28 36 38 24 45Z", "#126a68") + stroke("M24 7L38.500 11.800C39 26.500 33.500 35 24 40.500C14.500 35 9 26.500 9.500 11.800Z", "#f0b648", 2) +
    star(24, 22, 11, "#f8f1e3") + stroke("M15 31L33 13", "#c1502e", 4.4),
  double:
    disc(30, 28, 15, "#3b2a6b") + disc(30, 27, 13.4, "#9b7fe0") + stroke("M30 17.500A9.500 9.500 0 1 1 29.900 17.500", "#d9c9ff", 1.600) + disc(18, 20, 15, "#2b2050") + disc(18, 19, 13.400, "#7350b8") +
    stroke("M18 9.500A9.500 9.500 0 1 1 17.900 9.500", "#d9c9ff", 1.800) + star(18, 19, 6, "#ffe39a"),
  carpet:
    solid("M4 30C12 20 18 34 26 24C33 15 38 24 44 15L46 25C40 34 34 26 27 34C19 43 12 31 6 40Z", "#8c1d3f") + solid("M8 31C14 25 19 36 27 27C33 20 38 27 42.500 20.500L43.500 24C38 31 33 24 27 31C19 40 13 29 9 36Z", "#e3a02f") +
    solid("M11.500 32C16 29 20 37 27.500 29.500C32 25 37 29 41 23L41.500 24C37 30 32 26 27.500 31C20 38 16 31 11.800 34Z", "#1c8f8a") + stroke("M4 31L1 33M5 34L1.500 37M6 38L3.500 41M44.500 16L47 13M45.500 20L48 18M46 24L48 24", "#e3a02f", 1.600) + star(38, 9, 5, "#ffe39a"),
  key:
    stroke("M20 28L39 9M33 15L39 21M28 20L33 25", "#9a6511", 7) + stroke("M20 27L39 8M33 14L39 20M28 19L33 24", "#f0b648", 4.400) + disc(14.500, 33.500, 10.500, "#9a6511") + disc(14, 32.500, 10, "#f0b648") + disc(14, 32.500, 4.600, "#3a2a14") + star(14, 32.500, 3.200, "#ffe39a"),
  scroll:
    solid("M11 9H37V39H11Z", "#f3e3bf") + solid("M29 9H37V39H29Z", "#d9c08a") + solid("M7 5H41C44 5 44 12 41 12H7C4 12 4 5 7 5Z", "#e6d5b4") + solid("M7 10H41L40 12H8Z", "#a88d62") + solid("M7 36H41C44 36 44 43 41 43H7C4 43 4 36 7 36Z", "#e6d5b4") + solid("M7 41H41L40 43H8Z", "#a88d62") +
    stroke("M16 18H32M16 23.500H32M16 29H26", "#6d5235", 2.200) + disc(31, 31, 4, "#c1502e"),
  unknown: solid("M24 4L42 14V34L24 44L6 34V14Z", "#2a4fa0") + solid("M24 4L42 14V34L24 44Z", "#1d3672") + star(24, 24, 12, "#f0b648") + star(24, 24, 6.500, "#2a4fa0"),
};

/** Signs of places and states. */
export const SIGNS: Readonly<Record<string, string>> = {
  token: disc(24, 25, 20, "#2b2418") + disc(24, 23.500, 19, "#d8c6a2") + disc(24, 23.500, 15, "#8c1d3f") + star(24, 23.500, 9, "#f6d98a"),
  spell:
    solid("M12 4H36C39 4 40 6 40 8V40C40 43 38 44 36 44H12C9 44 8 42 8 40V8C8 5 10 4 12 4Z", "#4b2f86") + stroke("M13.500 8.500H34.500V39.500H13.500Z", "#b59aea", 1.600) + star(24, 24, 10, "#ffe39a") + star(24, 24, 5, "#4b2f86") + disc(24, 12.500, 1.600, "#ffe39a") + disc(24, 35.500, 1.600, "#ffe39a"),
  djinn: solid("M24 3C34 3 36 15 29 19C40 22 38 33 29 35C24 37 25 41 31 44H17C25 40 17 38 16 33C14 27 18 24 15 19C12 12 15 3 24 3Z", "#5fc7bf") + disc(21, 11, 1.800, "#10142b") + disc(27, 11, 1.800, "#10142b") + stroke("M20 15C22 17 26 17 28 15", "#10142b", 1.600),
  gate: solid("M5 44V20C5 8 15 3 24 3C33 3 43 8 43 20V44Z", "#d9c49a") + solid("M11 44V23C11 14 17 10 24 8C31 10 37 14 37 23V44Z", "#1a1c3c") + stroke("M17 44V20M24 44V14M31 44V20M11 28H37M11 36H37", "#e9ac35", 2),
  closed: stroke("M12 12L36 36M36 12L12 36", "currentColor", 5),
  camel: ICONS["camel"] ?? "",
  cave: solid("M2 45C2 22 12 4 24 4C36 4 46 22 46 45Z", "#5a5470") + solid("M9 45C8 28 15 14 24 13C33 14 40 28 39 45Z", "#14142b") + disc(19, 28, 3, "#ffb03a") + disc(29, 28, 3, "#ffb03a"),
  shelf: solid("M4 30H44L42 36H6Z", "#a9683a") + star(15, 21, 8, "#f0b648") + star(33, 21, 8, "#f0b648"),
  bank: solid("M6 20H42V43H6Z", "#8d5429") + solid("M6 20C6 10 14 7 24 7C34 7 42 10 42 20Z", "#b0713c") + solid("M6 19H42V24H6Z", "#f0b648") + disc(24, 28, 4, "#f6d98a"),
  screen: solid("M4 8H24V44H4Z", "#2a4fa0") + solid("M24 8H44V44H24Z", "#1d3672") + star(24, 26, 9, "#f0b648"),
};
