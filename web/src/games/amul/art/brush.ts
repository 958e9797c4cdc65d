/** A few strokes from which every picture is made. Pictures live in a box of 64 by 64, lit from the upper left. */

export const INK = "#221c16";
export const SKIN = "#d9a273";
export const SKIN_SHADE = "#b57c4f";
export const GOLD = "#eab23c";
export const GOLD_SHADE = "#a06a12";
export const GOLD_LIGHT = "#ffe39a";
export const STEEL = "#cfd6df";
export const STEEL_SHADE = "#8b95a5";
export const IVORY = "#f8f1e3";
export const TEAL = "#1fa39b";
export const TEAL_SHADE = "#12706d";
export const BLUE = "#3f72d6";
export const BLUE_SHADE = "#274c99";
export const RED = "#c8452f";
export const RED_SHADE = "#8c2a1c";
export const WOOD = "#a9683a";
export const WOOD_SHADE = "#74431f";
export const FUR = "#8a5a34";
export const FUR_SHADE = "#5f3b20";

export const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;

export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const disc = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, colour: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`;

export const at = (x: number, y: number, scale: number, drawing: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${scale})">${drawing}</g>`;

/** Shoulders in a robe, to be worn under any head. */
export const robe = (colour: string, shade: string, hem = GOLD): string =>
  fill("M7 64C7 50 18 45 32 45C46 45 57 50 57 64Z", colour) +
  fill("M32 45C46 45 57 50 57 64H38C41 56 38 49 32 45Z", shade) +
  line("M26 46L32 55L38 46", hem, 2.4);

/** A face that looks at us; a beard or a moustache goes over it. */
export const face = (skin = SKIN, shade = SKIN_SHADE): string =>
  fill("M27 38H37V47C34 50 30 50 27 47Z", shade) +
  fill("M22 24C22 15 42 15 42 24C42 36 38 42 32 42C26 42 22 36 22 24Z", skin) +
  fill("M34 17C40 18 42 20 42 24C42 36 38 42 32 42C38 38 39 26 34 17Z", shade) +
  disc(28, 28, 1.5, INK) + disc(36, 28, 1.5, INK);

export const beard = (colour: string): string =>
  fill("M22.4 29C24 34 27 33 32 33C37 33 40 34 41.6 29C42 40 38 47 32 47C26 47 22 40 22.4 29Z", colour) +
  line("M29 36.5H35", SKIN_SHADE, 1.8);

export const moustache = (colour: string): string => line("M25 35.5C28 33 31 33.6 32 34.6C33 33.6 36 33 39 35.5", colour, 2.2);

export const turban = (colour: string, shade: string, jewel = ""): string =>
  fill("M18 23C13 10 24 5 33 5C44 5 51 12 46 23C40 17 25 17 18 23Z", colour) +
  line("M19 20C24 12 34 9 45 11M22 11C30 8 41 11 46 20", shade, 2) +
  (jewel ? fill("M32 7L36 12L32 17L28 12Z", GOLD) + disc(32, 12, 2.3, jewel) : "");

/** The headcloth with its cord. */
export const headcloth = (colour: string, shade: string, cord: string): string =>
  fill("M18 24C16 10 25 6 32 6C39 6 48 10 46 24C47 34 50 42 52 47C47 48 43 46 42 42C43 34 42 25 39 20C35 18 29 18 25 20C22 25 21 34 22 42C21 46 17 48 12 47C14 42 17 34 18 24Z", colour) +
  fill("M40 9C46 12 47 18 46 24C47 34 50 42 52 47C47 48 43 46 42 42C43 34 42 25 39 20C42 17 42 13 40 9Z", shade) +
  line("M19.5 18C25 14.5 39 14.5 44.5 18", cord, 3);

/** The pointed hat with a brim of fur. */
export const furHat = (colour: string, shade: string, tip = RED): string =>
  fill("M21 20C22 11 28 8 32 3C36 8 42 11 43 20Z", colour) + fill("M32 3C36 8 42 11 43 20H34C36 14 35 8 32 3Z", shade) + disc(32, 4, 2.6, tip) +
  fill("M15 24C14 15 24 17 32 17C40 17 50 15 49 24C50 30 46 32 44 27C39 22 25 22 20 27C18 32 14 30 15 24Z", FUR) +
  line("M19 21C24 19 28 20 32 20C36 20 40 19 45 21", FUR_SHADE, 1.6);
