/** What lies on the stalls, in a box of 100 by 70, standing on its lower edge. */
import { camel } from "../../../art/icons";
import { arch } from "../../../art/shapes";
import { at, disc, fill, GOLD, GOLD_DEEP, GOLD_LIGHT, IVORY, plate, stroke } from "./brush";
import { TOKENS } from "./signs";

const shadow = (x: number, rx: number): string => `<ellipse cx="${x}" cy="68" rx="${rx}" ry="3.4" fill="#060819" opacity=".35"/>`;
const spice = (x: number, y: number, colour: string): string =>
  fill(`M${x - 7} ${y}C${x - 8} ${y + 9} ${x + 8} ${y + 9} ${x + 7} ${y}Z`, "#a5794a") + fill(`M${x - 7} ${y}L${x} ${y - 10}L${x + 7} ${y}Z`, colour);
const bale = (x: number, y: number, colour: string): string =>
  plate(`M${x} ${y}H${x + 15}V${y + 12}H${x}Z`, colour, "#4a2c10", 1) + stroke(`M${x + 5} ${y}V${y + 12}M${x + 10} ${y}V${y + 12}`, GOLD, 1.6);

const loaded = (cloth: string, load: string): string => camel("var(--camel)", "var(--camel-deep)", cloth) + bale(30, 4, load) + bale(46, 2, "#2a4fa0");

/** Caravans face the way they go: to the left, home to the market. */
const facingLeft = (x: number, y: number, scale: number, drawing: string): string => `<g transform="translate(${x} ${y}) scale(${-scale} ${scale})">${drawing}</g>`;

export const SMALL_CARAVAN = camel("var(--camel)", "var(--camel-deep)", "var(--terracotta)") + at(22, 8, 1, bale(12, 2, "#c1502e"));
export const LARGE_CARAVAN = loaded("var(--pomegranate)", "#8c1d3f");

export const GOODS: Readonly<Record<string, string>> = {
  small: shadow(46, 34) + facingLeft(84, 6, 0.74, SMALL_CARAVAN) + spice(14, 60, "#e3a02f") + spice(88, 61, "#c1502e"),
  large: shadow(50, 46) + facingLeft(62, 10, 0.6, LARGE_CARAVAN) + facingLeft(104, 2, 0.75, LARGE_CARAVAN) + spice(92, 62, "#7a9a6b"),
  camel: shadow(50, 34) + facingLeft(90, 4, 0.78, camel("var(--camel)", "var(--camel-deep)", "")) + fill("M4 60C8 54 18 54 22 60L20 67H6Z", "#8a5a2c") + fill("M5 60C9 55 17 55 21 60Z", "#7a9a6b"),
  palace:
    shadow(50, 38) + plate("M14 67V40H86V67Z", "#d9c49a", "#6d5c4c") + plate("M30 40C20 24 40 22 50 4C60 22 80 24 70 40Z", "#1f9a94", "#0d3f3d") + fill("M50 4C60 22 80 24 70 40H56C68 26 56 20 50 4Z", "#000", 0.18) +
    stroke("M50 4V-3", GOLD, 2.4) + disc(50, -4, 2.4, GOLD) + fill(arch(41, 42, 18, 25), "#14142b") + fill(arch(20, 46, 11, 16), "#14142b") + fill(arch(69, 46, 11, 16), "#14142b") +
    stroke("M14 40H86", GOLD, 2.6, ' stroke-dasharray="3 3"') + fill("M10 64H90V68H10Z", "#8f7f68"),
};

/** An appearance token on its cushion. */
export function token(kind: string): string {
  return shadow(50, 34) + plate("M14 58C14 50 86 50 86 58C90 66 10 66 14 58Z", "#6f4fb0", "#33215c") + disc(14, 60, 3, GOLD) + disc(86, 60, 3, GOLD) + at(26, 5, 1, TOKENS[kind] ?? "");
}

/** A status card: a scroll with its points as seals. */
export function statusCard(points: number): string {
  const seals = Array.from({ length: points }, (_, i) => {
    const x = 50 + (i - (points - 1) / 2) * 19;
    return disc(x, 47, 8, "#8c1d3f") + disc(x, 47, 5.2, "#b33a5e") + stroke(`M${x - 2.4} 47H${x + 2.4}M${x} 44.6V49.4`, GOLD_LIGHT, 1.8);
  }).join("");
  return (
    shadow(50, 34) + plate("M18 10H82V60H18Z", IVORY, "#8f7f68") + plate("M13 4H87C91 4 91 14 87 14H13C9 14 9 4 13 4Z", "#e6d5b4", "#8f7f68") + plate("M13 56H87C91 56 91 66 87 66H13C9 66 9 56 13 56Z", "#e6d5b4", "#8f7f68") +
    stroke("M27 22H73M33 29H67M27 36H73", "#b6a37d", 2.4) + seals + fill("M8 6H12V12H8ZM88 6H92V12H88ZM8 58H12V64H8ZM88 58H92V64H88Z", GOLD_DEEP)
  );
}
