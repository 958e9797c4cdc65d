/** Traders of the Bazaar: a stall, and over it a sign of where its owner comes from. */
import { at, BLUE, BLUE_SHADE, disc, fill, GOLD, GOLD_LIGHT, GOLD_SHADE, IVORY, line, RED, RED_SHADE, TEAL, TEAL_SHADE, WOOD, WOOD_SHADE } from "./brush";

const stall = (colour: string, shade: string, sign: string): string =>
  line("M8 24V62M56 24V62", WOOD_SHADE, 4) + fill("M5 46H59V60H5Z", WOOD) + fill("M38 46H59V60H38Z", WOOD_SHADE) + fill("M3 43H61V48H3Z", "#c98754") +
  fill("M8 3H56L62 18C62 24 53 24 52 18C51 24 43 24 42 18C41 24 33 24 32 18C31 24 23 24 22 18C21 24 13 24 12 18C11 24 2 24 2 18Z", colour) +
  fill("M17.6 3H27.2L22 18C21 24 13 24 12 18ZM36.8 3H46.4L52 18C51 24 43 24 42 18L36.8 3Z", IVORY) + fill("M2 16H62L62 18C62 20 61 21.6 59.6 22.2L4.4 22.2C3 21.6 2 20 2 18Z", shade) + at(32, 34, 1, sign);

const ziggurat = fill("M-20 10V5H-15V0H-10V-5H-5V-10H5V-5H10V0H15V5H20V10Z", "#e0b45c") + fill("M5 -10V-5H10V0H15V5H20V10H3V-10Z", "#a97b2c") + fill("M-3 10V2H3V10Z", "#3a2a14");
const boteh = fill("M-4 10C-15 9 -14 -5 -3 -7C5 -8 8 -12 13 -12C9 -8 13 -2 10 4C8 9 2 11 -4 10Z", TEAL) + fill("M-3 5C-9 4 -8 -3 -2 -3C4 -3 5 4 0 5Z", GOLD) + disc(-2, 1.4, 2, RED);
const pagoda = fill("M-9 10V3H9V10ZM-7 1V-4H7V1Z", RED) + fill("M-15 4C-10 3 -9 1 -8 -1H8C9 1 10 3 15 4Z", BLUE) + fill("M-12 -4C-8 -5 -7 -7 -6 -9H6C7 -7 8 -5 12 -4Z", BLUE) + line("M0 -9V-13", GOLD, 2) + fill("M-2.4 10V5H2.4V10Z", "#3a1410");
const lotus = fill("M0 9C-7 4 -7 -6 0 -12C7 -6 7 4 0 9Z", "#f08fb4") + fill("M-2 9C-12 8 -16 0 -15 -6C-8 -5 -3 1 -2 9ZM2 9C12 8 16 0 15 -6C8 -5 3 1 2 9Z", "#d35f92") + fill("M-4 10C-12 12 -18 8 -20 3C-13 2 -7 5 -4 10ZM4 10C12 12 18 8 20 3C13 2 7 5 4 10Z", "#7fae5a");
const basilica = fill("M-17 10V1H17V10Z", "#efe0bd") + fill("M-10 1C-10 -10 10 -10 10 1Z", TEAL) + fill("M2 -7C7 -6 10 -3 10 1H3Z", TEAL_SHADE) + fill("M-18 1C-18 -4 -11 -4 -11 1ZM11 1C11 -4 18 -4 18 1Z", TEAL) + line("M0 -7V-13M-2.6 -10.6H2.6", GOLD, 2) + fill("M-3 10V4C-3 1 3 1 3 4V10Z", "#3a2a3a") + fill("M-13 10V5H-9V10ZM9 10V5H13V10Z", "#3a2a3a");
const pyramids = fill("M-6 10L7 -11L20 10Z", "#e9bd62") + fill("M7 -11L20 10H9Z", "#a97b2c") + fill("M-20 10L-10 -4L0 10Z", "#d6a548") + fill("M-10 -4L0 10H-8Z", "#8f6722") + disc(-12, -9, 3, GOLD_LIGHT);
const lute = at(0, 0, 1, `<g transform="rotate(52)">` + fill("M-2 12C-10 12 -10 0 -3 -2L-2 -14H2L3 -2C10 0 10 12 2 12Z", WOOD) + fill("M0 12H2C10 12 10 0 3 -2L2 -14H0Z", WOOD_SHADE) + line("M-0.8 9V-13M1 9V-13", GOLD_LIGHT, 0.9) + disc(0, 4, 2.6, "#3a2414") + line("M-4 -14H4", GOLD, 2.6) + "</g>");
const gondola = fill("M-21 1C-16 9 14 10 19 1C20 -4 18 -8 21 -13C14 -12 13 -7 13 -2C4 1 -10 2 -21 1Z", "#8f6ad0") + line("M16 -6H20M15 -3H19.4M17 -9H21", GOLD, 1.8) + line("M-8 6L-2 -12", WOOD, 2.2) + disc(-5, -7, 2.8, RED) + line("M-22 11C-17 8 -13 13 -8 10C-3 8 2 13 7 10C12 8 16 12 21 10", BLUE, 2.4);
const teapot = fill("M-11 -4H9C12 4 9 11 4 11H-6C-11 11 -14 4 -11 -4Z", IVORY) + fill("M2 -4H9C12 4 9 11 4 11H0C5 6 5 0 2 -4Z", "#c9d6c9") + line("M-11 0C-17 -1 -18 -5 -20 -7", IVORY, 3.6) + line("M10 -1C18 -3 17 8 9 7", IVORY, 3) + fill("M-8 -5C-6 -9 4 -9 6 -5Z", "#5d8a3c") + disc(-1, -10, 2, "#5d8a3c");

export const TRADERS: Readonly<Record<string, string>> = {
  trader_babylonian: stall(BLUE, BLUE_SHADE, ziggurat),
  trader_persian: stall("#7350b8", "#4f3488", boteh),
  trader_chinese: stall(RED, RED_SHADE, pagoda),
  trader_indian: stall("#e08a2c", "#a85f14", lotus),
  trader_byzantine: stall("#8c1d3f", "#5f1029", basilica),
  trader_egyptian: stall(GOLD, GOLD_SHADE, pyramids),
  trader_sogdian: stall(TEAL, TEAL_SHADE, lute),
  trader_venetian: stall("#3f6fae", "#274a7a", gondola),
  trader_tea: stall("#5d8a3c", "#3f6426", teapot),
};
