/** Things, beasts and tools of the trade. */
import { camel, coin, ICONS } from "../../../art/icons";
import { CAMEL, khatam } from "../../../art/shapes";
import {
  at, BLUE, BLUE_SHADE, disc, fill, GOLD, GOLD_LIGHT, GOLD_SHADE, INK, IVORY, line, oval, RED, RED_SHADE, STEEL, STEEL_SHADE, TEAL, TEAL_SHADE,
  WOOD, WOOD_SHADE,
} from "./brush";
import { RUBY } from "./goods";

/** A camel of the steppe with its two humps. */
const bactrian = (load: string): string =>
  fill(CAMEL.far, "#6d4322") + fill(CAMEL.tail, "#6d4322") +
  fill("M15 38C17 30 24 31 27 20C30 12 37 13 39 22C41 29 45 29 47 21C50 12 57 13 59 22C61 28 65 30 70 31C75 31 77 26 78 20C79 12 80 6 86 4C92 2 95 6 98 10C101 13 99 17 95 17C92 17 90 16 89 19C89 30 88 37 83 43C80 47 76 49 72 50L70 53C64 56 36 56 27 53C19 51 12 45 15 38Z", "#a9713f") +
  fill(CAMEL.near, "#a9713f") + fill("M36 26C40 33 46 33 50 25L55 40C48 45 38 45 32 40Z", load) + fill("M32 40C38 45 48 45 55 40L54 44C48 48 38 48 33 44Z", GOLD) +
  fill("M79 20C79 26 80 34 78 42L84 41C87 35 88 28 88 22Z", "#6d4322") + disc(91, 9, 1.7, INK);

const pennant = (x: number, y: number, colour: string, sign: string): string =>
  line(`M${x} ${y + 26}V${y}`, WOOD_SHADE, 2.2) + fill(`M${x} ${y}H${x + 18}L${x + 13} ${y + 6}L${x + 18} ${y + 12}H${x}Z`, colour) + sign;

const sabre = (blade: string, shade: string, hilt: string): string => fill(blade, STEEL) + fill(shade, STEEL_SHADE) + hilt;

const sack = (x: number, y: number, scale: number, colour: string, shade: string): string =>
  at(x, y, scale, fill("M-9 -8C-18 -2 -19 16 -13 18H13C19 16 18 -2 9 -8Z", colour) + fill("M3 -8H9C18 -2 19 16 13 18H4C12 10 9 -2 3 -8Z", shade) + fill("M-10 -16C-6 -13 -3 -17 0 -14C3 -17 6 -13 10 -16L8 -7H-8Z", colour) + line("M-9 -8H9", RED, 2.6));

export const THINGS: Readonly<Record<string, string>> = {
  mongol_sabre:
    sabre("M20 45C34 33 46 20 56 4C52 24 42 38 25 50Z", "M25 50C42 38 52 24 56 4C50 20 38 36 22.5 47.5Z",
      line("M10 57L22 46", WOOD_SHADE, 6) + line("M15 41L27 53", GOLD, 4) + disc(10, 57, 3.8, GOLD) + line("M10 57C6 58 5 61 7 62M10 57C9 61 11 62 12 62", BLUE, 2.6)),
  arab_sabre:
    sabre("M19 47C13 26 22 10 45 4C56 2 60 8 57 12C50 9 40 12 34 20C28 28 27 38 29 45Z", "M29 45C27 38 28 28 34 20C40 12 50 9 57 12C47 12 40 18 36 26C33 33 32 39 33 44Z",
      line("M14 43L34 48", GOLD, 4.6) + line("M23 48L20 59", TEAL_SHADE, 6.4) + disc(19.5, 60, 3.4, GOLD)),
  lamp:
    fill("M34 14C38 18 38 22 34 24C30 22 30 18 34 14Z", GOLD_SHADE) + disc(34, 12, 3, GOLD) + fill("M26 26H42L40 22H28Z", GOLD_SHADE) +
    fill("M12 32C4 28 2 24 3 20C8 26 18 27 26 26H42C50 27 52 32 52 34C52 44 44 48 34 48C24 48 18 40 12 32Z", GOLD) + fill("M42 26C50 27 52 32 52 34C52 44 44 48 34 48C44 42 44 32 42 26Z", GOLD_SHADE) +
    line("M51 31C62 26 62 44 48 43", GOLD_SHADE, 3.6) + fill("M28 48H40L44 57H24Z", GOLD) + fill("M36 48H40L44 57H37Z", GOLD_SHADE) + line("M16 31C24 33 36 33 46 30", GOLD_LIGHT, 2) +
    fill("M4 19C0 12 6 9 6 3C11 8 11 15 7 19Z", "#ff9b3d") + fill("M5 18C3 14 6 12 6 9C8 12 8 16 6.6 18Z", "#ffe39a"),
  mongol_relic:
    line("M32 60V14", WOOD_SHADE, 3.6) + fill("M32 2C35 6 35 10 33.6 14H30.4C29 10 29 6 32 2Z", STEEL) + line("M24 5C23 12 26 15 32 16C38 15 41 12 40 5", STEEL, 3) + disc(32, 19, 5.4, BLUE) + disc(32, 19, 2.4, GOLD_LIGHT) +
    fill("M18 24H46L43 29C46 40 45 50 42 57C39 54 38 50 36 58C34 52 33 52 32 58C31 52 30 52 28 58C26 50 25 54 22 57C19 50 18 40 21 29Z", "#3a2c28") + fill("M18 24H46L44 28.6H20Z", GOLD) + line("M25 32C24 40 24 46 25 51M39 32C40 40 40 46 39 51M32 32V51", "#75594b", 1.8),
  arab_relic:
    fill("M32 4C35.4 4 36 7 36 9V24H38V13C38 8.4 44.4 8.4 44.4 13V32C48 27 54 25 56 29C57 31 54 33 52 37C49 47 46 58 32 60C18 58 15 47 12 37C10 33 7 31 8 29C10 25 16 27 19.6 32V13C19.6 8.4 26 8.4 26 13V24H28V9C28 7 28.6 4 32 4Z", TEAL) +
    fill("M32 4C35.4 4 36 7 36 9V24H38V13C38 8.4 44.4 8.4 44.4 13V32C48 27 54 25 56 29C57 31 54 33 52 37C49 47 46 58 32 60C42 52 40 38 36 30C35 22 34 12 32 4Z", TEAL_SHADE) +
    fill("M19 41C25 33 39 33 45 41C39 49 25 49 19 41Z", IVORY) + disc(32, 41, 5.2, BLUE) + disc(32, 41, 2.3, INK) + disc(32, 52.5, 2, GOLD) + disc(23, 52, 1.5, GOLD) + disc(41, 52, 1.5, GOLD),
  medallion:
    fill("M16 3H26L36 26L28 30Z", RED) + fill("M48 3H38L28 26L36 30Z", RED_SHADE) + disc(32, 41, 19, GOLD_SHADE) + disc(31.4, 40, 18, GOLD) +
    `<circle cx="31.5" cy="40" r="13.5" fill="none" stroke="${GOLD_SHADE}" stroke-width="2"/><path transform="translate(31.5 40)" d="${khatam(10)}" fill="${GOLD_SHADE}"/><path transform="translate(31.5 40)" d="${khatam(5.4)}" fill="${RED}"/>` + line("M17 35C19 29 24 25 30 24", GOLD_LIGHT, 2.4),
  yurt:
    fill("M6 32C14 20 24 14 32 13C40 14 50 20 58 32Z", "#f4ead6") + fill("M32 13C40 14 50 20 58 32H36C37 24 35 18 32 13Z", "#cfbf9d") + fill("M27 14C28 9 36 9 37 14C35 17 29 17 27 14Z", WOOD_SHADE) +
    fill("M8 32H56V57C44 61 20 61 8 57Z", "#e8dabd") + fill("M38 32H56V57C50 59 44 60 38 60Z", "#bda984") + fill("M7 30H57V37H7Z", BLUE) + line("M11 33.5L15 36L19 31.6L23 36L27 31.6L31 36L35 31.6L39 36L43 31.6L47 36L51 31.6L55 35", GOLD_LIGHT, 1.6) +
    fill("M25 60V43C25 39 39 39 39 43V60Z", RED_SHADE) + fill("M27 60V44.5C27 42 37 42 37 44.5V60Z", RED) + line("M32 43V60M27 51H37", GOLD, 1.6),
  tent:
    line("M32 4V14M6 58L22 22M58 58L42 22", WOOD_SHADE, 2.6) + fill("M32 10C34 26 44 44 60 56H4C20 44 30 26 32 10Z", "#3a2f3a") + fill("M32 10C34 26 44 44 60 56H38C38 40 35 24 32 10Z", "#241d29") +
    line("M26 30C30 33 34 33 38 30M17 43C27 48 37 48 47 43", TEAL, 3) + line("M22 37C29 41 35 41 42 37", GOLD, 2.4) + fill("M25 56C28 48 30 42 32 36C34 42 36 48 39 56Z", "#f0c46a") + fill("M32 36C34 42 36 48 39 56H33C34 50 33 42 32 36Z", "#b07a24"),
  caravanserai: at(3, 5, 1.21, ICONS["caravanserai"] ?? ""),
  mongol_caravan: pennant(9, 4, BLUE, fill("M13 10L17 6L21 10L17 14Z", IVORY)) + at(4, 14, 0.56, bactrian(BLUE)),
  arab_caravan: pennant(9, 4, TEAL, fill("M20 5.5A5 5 0 1 0 20 14.5A4 4 0 1 1 20 5.5Z", IVORY)) + at(4, 14, 0.56, camel("var(--camel)", "var(--camel-deep)", "#1fa39b")),
  cameleers:
    at(-2, 8, 0.5, camel("#b58452", "#7a5228", "#c8452f")) + at(16, 13, 0.5, camel()) + line("M60 22V60", WOOD_SHADE, 3) +
    fill("M50 34C56 34 58 44 59 60H42C43 46 45 34 50 34Z", TEAL) + fill("M50 34C56 34 58 44 59 60H52C54 50 53 40 50 34Z", TEAL_SHADE) + disc(50.5, 28, 5.4, "#c98f5e") + fill("M44 28C43 20 48 19 51 19C55 19 58 22 57 28C53 25 48 25 44 28Z", IVORY),
  spice_supplier: sack(22, 26, 0.95, "#d9b26a", "#a37b3a") + sack(44, 30, 0.8, "#c99a55", "#8d672f") + fill("M10 52C10 44 22 38 32 38C44 38 54 44 54 52Z", "#f0a52c") + fill("M36 38.4C46 39 54 45 54 52H40C44 48 41 42 36 38.4Z", "#c06f12") + fill("M6 51H58L55 59H9Z", WOOD) + fill("M40 51H58L55 59H42Z", WOOD_SHADE),
  contract:
    fill("M14 10H46C52 10 52 18 46 18H44V50H12V16C12 12 12 10 14 10Z", "#f4e6c4") + fill("M38 18H44V50H30C37 42 39 30 38 18Z", "#d8c290") + fill("M14 10C9 10 9 18 14 18H46C51 18 51 10 46 10Z", "#fff6df") + fill("M8 47H40C35 47 35 56 40 56H12C5 56 5 47 8 47Z", "#e4d1a2") + fill("M40 56C35 56 35 47 40 47H44V52C44 54 42 56 40 56Z", "#b39a63") +
    line("M18 25H36M18 31H38M18 37H30", "#7a6442", 2.2) + disc(45, 45, 9, RED_SHADE) + disc(44.4, 44.2, 8, RED) + `<path transform="translate(44.4 44.2)" d="${khatam(4.6)}" fill="${RED_SHADE}"/>`,
  goldsmith: disc(32, 42, 19, GOLD_SHADE) + disc(31.4, 41.4, 18, GOLD) + disc(32, 42, 12.4, "#1d2347") + line("M18 36C20 30 24 27 28 26", GOLD_LIGHT, 2.6) + fill("M24 25L20 16H44L40 25Z", GOLD_SHADE) + at(32, 14, 1.05, RUBY),
  spice_seller: line("M36 30L52 6", "#8d8f98", 7) + line("M37 28L52 6", STEEL, 3.4) + disc(52.5, 6, 4.4, STEEL) + fill("M14 29C18 22 26 20 32 20C38 20 46 22 50 29Z", "#d8432a") + fill("M8 28H56C56 40 50 48 44 51L47 59H17L20 51C14 48 8 40 8 28Z", GOLD) + fill("M40 28H56C56 40 50 48 44 51L47 59H36C40 48 42 38 40 28Z", GOLD_SHADE) + line("M11 33C22 37 42 37 53 33", GOLD_LIGHT, 2.2),
  jeweller:
    line("M10 8C10 30 20 42 32 42C44 42 54 30 54 8", GOLD, 2) +
    [[10, 9], [11.4, 17], [14.4, 25], [19, 32.4], [25, 38]].map(([x, y], i) => disc(x as number, y as number, 4.2, i % 2 ? STEEL : GOLD) + disc(64 - (x as number), y as number, 4.2, i % 2 ? STEEL_SHADE : GOLD_SHADE)).join("") +
    fill("M22 42H42L32 36Z", GOLD) + at(32, 48, 1.05, RUBY),
  tax_collector: fill("M6 10C14 7 24 7 32 12C40 7 50 7 58 10V44C50 41 40 41 32 46C24 41 14 41 6 44Z", WOOD_SHADE) + fill("M9 9C16 7 25 7 32 11V43C25 39 16 39 9 41Z", "#fff3d6") + fill("M55 9C48 7 39 7 32 11V43C39 39 48 39 55 41Z", "#dcc794") + line("M14 16C19 15 23 15.6 27 17M14 23C19 22 23 22.6 27 24M14 30C19 29 23 29.6 27 31", "#7a6442", 2) + line("M37 17C41 15.6 45 15 50 16M37 24C41 22.6 45 22 50 23", "#7a6442", 2) + coin(42, 48, 11) + coin(24, 51, 9.5),
  peddler: line("M8 60L44 8", WOOD_SHADE, 4) + fill("M32 12C26 24 28 40 42 43C57 44 61 30 54 22C49 17 44 16 40 10Z", "#c8452f") + fill("M40 10C44 16 49 17 54 22C61 30 57 44 42 43C52 36 50 22 40 10Z", "#8c2a1c") + disc(40, 29, 2.2, GOLD) + disc(47, 35, 2.2, GOLD) + disc(49, 26, 2.2, GOLD) + fill("M36 14C33 7 40 3 43 5C46 3 51 8 45 13Z", "#e0654a") + line("M22 40V47", GOLD, 1.6) + fill("M17 47H27L25 57H19Z", GOLD) + fill("M22 47H27L25 57H22Z", GOLD_SHADE),
  diplomat: line("M14 60L44 10M50 60L20 10", WOOD_SHADE, 3) + fill("M20 9C12 12 8 6 2 10L8 28C14 24 18 29 27 25Z", TEAL) + fill("M16 13A5.6 5.6 0 1 0 19 22A4.4 4.4 0 1 1 16 13Z", IVORY) + fill("M44 9C52 12 56 6 62 10L56 28C50 24 46 29 37 25Z", BLUE) + fill("M49 12L54 18L49 24L44 18Z", IVORY) + disc(32, 30, 3, GOLD),
  emissary: at(32, 32, 1, `<g transform="rotate(-28)">` + fill("M-22 -10H22C28 -10 28 10 22 10H-22C-28 10 -28 -10 -22 -10Z", "#f4e6c4") + fill("M-24 3H25C24 8 23 10 22 10H-22C-23 10 -24 7 -24 3Z", "#d2ba84") + oval(22, 0, 5, 10, "#fff6df") + line("M22 -4C25 -2 24 4 21 4C19 3 20 0 22 0", "#a58c57", 1.8) + fill("M-8 -10.6H-2V10.6H-8Z", TEAL) + fill("M2 -10.6H8V10.6H2Z", BLUE) + disc(0, 0, 6.6, RED) + disc(0, 0, 3, RED_SHADE) + "</g>") + line("M6 14H18M4 22H13M50 46H60M46 54H58", STEEL, 2.4),
  fugitive: `<g fill="none" stroke-linecap="round"><circle cx="17" cy="40" r="11" stroke="${STEEL_SHADE}" stroke-width="6"/><circle cx="47" cy="24" r="11" stroke="${STEEL_SHADE}" stroke-width="6"/><path d="M8 34A11 11 0 0 1 24 31M38 18A11 11 0 0 1 54 15" stroke="${STEEL}" stroke-width="2.6"/></g>` + line("M25 47C30 52 34 50 34 46M39 16C34 11 30 13 30 18", STEEL, 4) + line("M32 25L29 31L35 33L32 39M24 26L27 28M40 36L37 35", GOLD_LIGHT, 2.6) + line("M11 54L8 60M52 10L56 4", STEEL_SHADE, 4),
  amul_militia: line("M6 60L30 6M58 60L34 6", WOOD_SHADE, 2.8) + fill("M31 2L35 8L30 11L27 8Z", STEEL) + fill("M33 2L37 8L34 11L29 8Z", STEEL_SHADE) + fill("M12 24H18V29H23V24H29V29H35V24H41V29H46V24H52V60H12Z", "#e0cda4") + fill("M40 24H41V29H46V24H52V60H38C42 48 42 36 40 29Z", "#b39a6c") + fill("M25 60V46C25 38 39 38 39 46V60Z", "#2a2438") + line("M12 36H52", "#b39a6c", 2) + disc(32, 34, 4.4, RED),
  mercenaries: line("M12 60L42 12M52 60L22 12", WOOD_SHADE, 4) + fill("M38 4C52 2 60 12 56 26C50 22 44 18 34 16Z", STEEL) + fill("M56 26C50 22 44 18 34 16L36 10C46 12 54 16 56 26Z", STEEL_SHADE) + fill("M26 4C12 2 4 12 8 26C14 22 20 18 30 16Z", STEEL) + fill("M8 26C14 22 20 18 30 16L28 10C18 12 10 16 8 26Z", STEEL_SHADE) + disc(32, 40, 13, WOOD_SHADE) + disc(31.6, 39.4, 11.6, RED) + line("M32 28V51M20.6 39.4H43", GOLD, 2.4) + disc(32, 39.4, 4.4, GOLD),
};
