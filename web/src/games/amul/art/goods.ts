/** Goods: what merchants carry. */
import { camel, coin } from "../../../art/icons";
import { khatam } from "../../../art/shapes";
import { at, BLUE, BLUE_SHADE, disc, fill, GOLD, IVORY, line, oval, RED, RED_SHADE, WOOD, WOOD_SHADE } from "./brush";

const bar = (x: number, y: number, light: string, mid: string, dark: string): string =>
  at(x, y, 1, fill("M6 0H22L28 14H0Z", mid) + fill("M6 0H22L20 4H8Z", light) + fill("M22 0L28 14H20L18 4Z", dark) + line("M4 10H18", light, 1.6));

const stone = (light: string, mid: string, dark: string): string =>
  fill("M-12 -4L-7 -11H7L12 -4L0 13Z", mid) + fill("M-12 -4H12L0 13Z", dark) + fill("M-5 -4H5L0 13Z", mid) + fill("M-7 -11H7L5 -4H-5Z", light) + fill("M-12 -4L-7 -11L-5 -4Z", IVORY);

const heap = (x: number, base: number, w: number, h: number, colour: string, shade: string): string =>
  fill(`M${x - w} ${base}C${x - w * 0.6} ${base - h * 0.4} ${x - w * 0.2} ${base - h} ${x} ${base - h}C${x + w * 0.2} ${base - h} ${x + w * 0.6} ${base - h * 0.4} ${x + w} ${base}Z`, colour) +
  fill(`M${x} ${base - h}C${x + w * 0.2} ${base - h} ${x + w * 0.6} ${base - h * 0.4} ${x + w} ${base}H${x + w * 0.15}C${x + w * 0.35} ${base - h * 0.4} ${x + w * 0.15} ${base - h * 0.8} ${x} ${base - h}Z`, shade);

const tusk = (flip: number): string =>
  at(32, 0, 1, `<g transform="scale(${flip} 1)">` + fill("M4 54C22 50 30 30 22 6C20 3 17 5 18 9C22 27 14 41 2 46Z", "#f5ead0") + fill("M4 54C22 50 30 30 22 6C26 28 18 44 3 50Z", "#cdb88c") + line("M3.4 48.5L6 53", GOLD, 3) + "</g>");

const log = (x: number, y: number): string =>
  fill(`M${x} ${y - 8}H${x + 26}C${x + 31} ${y - 8} ${x + 31} ${y + 8} ${x + 26} ${y + 8}H${x}Z`, "#3a2a25") + fill(`M${x} ${y + 2}H${x + 29}C${x + 29} ${y + 6} ${x + 28} ${y + 8} ${x + 26} ${y + 8}H${x}Z`, "#221613") +
  oval(x, y, 6.5, 8, "#7d5a45") + oval(x, y, 4.2, 5.4, "#a57b5e") + oval(x, y, 1.8, 2.4, "#5b3d2d");

export const GOODS: Readonly<Record<string, string>> = {
  silver: bar(18, 14, "#ffffff", "#cdd5e0", "#8f9bb0") + bar(4, 33, "#ffffff", "#d8dfe8", "#98a4b7") + bar(32, 33, "#ffffff", "#c3ccd9", "#8390a6"),
  gold: coin(20, 43, 14) + coin(45, 43, 14) + coin(32, 23, 15.5),
  carpet:
    fill("M11 7H53V55H11Z", RED_SHADE) + fill("M14 10H50V52H14Z", GOLD) + fill("M16.5 12.5H47.5V49.5H16.5Z", BLUE_SHADE) + fill("M21 17H43V45H21Z", RED) +
    `<path transform="translate(32 31) scale(1 1.25)" d="${khatam(9)}" fill="${GOLD}"/><path transform="translate(32 31) scale(1 1.25)" d="${khatam(5)}" fill="${BLUE_SHADE}"/>` +
    line("M13 56V61M19 56V61M25 56V61M32 56V61M39 56V61M45 56V61M51 56V61M13 6V3M19 6V3M25 6V3M32 6V3M39 6V3M45 6V3M51 6V3", "#f0dcae", 2),
  porcelain:
    fill("M24 5H40L38 14C54 20 55 40 44 56V60H20V56C9 40 10 20 26 14Z", "#f6f8fb") + fill("M34 5H40L38 14C54 20 55 40 44 56V60H35C46 42 46 22 32 14Z", "#c3d0e4") +
    line("M25 10H39M16 24C26 29 38 29 48 24M17 46C26 50 38 50 47 46", BLUE, 2.6) +
    line("M32 44C31 38 32 34 34 31M33 39C27 39 25 35 25 31C30 31 33 34 33 39ZM34 35C39 35 41 32 41 28C36 28 34 31 34 35Z", BLUE, 2),
  oil:
    line("M22 14C9 16 9 32 18 34M42 14C55 16 55 32 46 34", WOOD_SHADE, 4) +
    fill("M24 6H40V12L38 17C50 24 48 44 37 58H27C16 44 14 24 26 17L24 12Z", "#b98043") + fill("M34 6H40V12L38 17C50 24 48 44 37 58H32C42 42 42 25 32 17Z", "#7d5127") +
    fill("M22 4H42V9H22Z", "#d39a55") + fill("M31 25C37 33 39 37 39 41C39 50 24 50 24 41C24 37 26 33 31 25Z", "#dbe36a") + fill("M33 29C38 36 39 38 39 41C39 46 35 48 31.5 47.6C37 44 36 36 33 29Z", "#a9b53a"),
  spices:
    heap(20, 42, 14, 20, "#d8432a", "#9c2716") + heap(45, 42, 14, 18, "#8fae3c", "#5f7d24") + heap(32, 43, 16, 31, "#f0a52c", "#c06f12") +
    fill("M4 41H60C58 53 50 60 40 60H24C14 60 6 53 4 41Z", WOOD) + fill("M36 41H60C58 53 50 60 40 60H32C42 56 40 47 36 41Z", WOOD_SHADE) + fill("M4 41H60L59 46H5Z", GOLD),
  opium:
    line("M33 34C34 44 32 52 30 61", "#5d8a3c", 3.4) + fill("M32 52C42 50 46 44 47 38C38 40 33 45 32 52Z", "#6f9f48") +
    fill("M10 22C8 8 24 4 31 12C38 3 56 8 54 22C53 33 43 38 32 37C21 38 11 33 10 22Z", "#d93a3a") + fill("M32 12C40 4 56 8 54 22C53 33 43 38 32 37C44 30 44 18 32 12Z", "#a51f2c") +
    fill("M18 17C20 28 26 32 32 33C26 33 15 29 14 20Z", "#f0625a") + disc(32, 24, 7.5, "#2b2233") + disc(32, 24, 4, "#8fae5a") + line("M32 20V28M28 24H36", "#4d6a2c", 1.4),
  gems: at(21, 40, 1.15, stone("#ff9aa8", "#e0314f", "#a1173a")) + at(44, 41, 1.1, stone("#a8f0c0", "#2fae6c", "#16774a")) + at(32, 19, 1.25, stone("#b4dcff", "#3f86e8", "#2252ad")),
  silk:
    fill("M10 10C10 4 24 4 24 10V44C24 52 10 52 10 44Z", "#b0467f") + oval(17, 10, 7, 4.5, "#f2b8d3") + oval(17, 10, 3, 1.9, "#8f2f63") +
    fill("M24 14C34 14 36 22 44 22C52 22 56 18 58 18C56 34 60 44 55 58C47 54 42 60 34 56C28 53 25 50 17 49C23 48 24 46 24 42Z", "#dd6fa6") +
    fill("M44 22C52 22 56 18 58 18C56 34 60 44 55 58C47 54 46 57 42 57.6C48 46 44 34 44 22Z", "#b0467f") + line("M31 18C29 30 33 42 29 51M38 21C36 34 40 44 37 55", "#f2b8d3", 2),
  jade:
    line("M32 3V13", RED, 4) + fill("M27 10H37L35 18H29Z", GOLD) +
    `<path d="M32 15A21 21 0 1 0 32 57A21 21 0 1 0 32 15ZM32 29A7 7 0 1 1 32 43A7 7 0 1 1 32 29Z" fill="#57b98a"/>` +
    `<path d="M40 17A21 21 0 0 1 32 57C44 50 46 30 40 17Z" fill="#2f8a63"/>` + line("M18 30C20 24 25 21 30 21M16 40C17 46 22 51 28 52M45 45C42 49 39 50 36 51M46 28C44 25 42 23.5 39 22", "#b8f0d2", 2.4),
  ivory: tusk(1) + tusk(-1),
  ebony: log(22, 20) + log(12, 39) + log(28, 53),
  tea:
    fill("M9 26H47V38C47 52 40 58 28 58C16 58 9 52 9 38Z", "#f6f2e6") + fill("M32 26H47V38C47 52 40 58 28 58C38 52 36 38 32 26Z", "#cfd8cf") + line("M47 30C58 29 58 46 45 46", "#f6f2e6", 4.4) +
    oval(28, 27, 19, 4.6, "#9a5a1e") + oval(26, 26.4, 12, 2.4, "#c98a3c") + line("M20 17C17 13 23 10 20 5M32 17C29 13 35 10 32 5", "#dfe8df", 3) + fill("M18 40C26 34 36 38 38 47C28 50 20 47 18 40Z", "#5d8a3c") + line("M19 40.6C26 41 32 43 37 46.6", "#d8eab0", 1.6),
  camel: at(1.5, 6, 0.61, camel()),
};

/** A cut stone around (0, 0), for settings of all kinds. */
export const RUBY = stone("#ff9aa8", "#e0314f", "#a1173a");
