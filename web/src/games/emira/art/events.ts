/** The pictures on the event cards, under the dusk sky, in a box of 120 by 84. */
import { camel, coin } from "../../../art/icons";
import { arch, khatam } from "../../../art/shapes";
import { at, disc, fill, GOLD, GOLD_DEEP, GOLD_LIGHT, IVORY, plate, stroke } from "./brush";
import { GOODS, SMALL_CARAVAN, statusCard } from "./goods";
import { portrait } from "./portrait";
import { SYMBOLS, TOKENS } from "./signs";

const DUNES = `<path d="M0 62C26 50 54 68 80 58C98 51 110 56 120 53V84H0Z" fill="#b58b5e"/><path d="M0 72C30 64 70 80 120 68V84H0Z" fill="#d0a874"/>`;
const CHAMBER =
  `<path d="M0 0H120V84H0Z" fill="#3b2a4e"/>` + fill(arch(22, 4, 76, 90), "#232a54") + stroke(arch(22, 4, 76, 90), GOLD_DEEP, 2.4) + `<path d="M0 74H120V84H0Z" fill="#8c1d3f"/>` + stroke("M0 75H120", GOLD, 1.6, ' stroke-dasharray="3 3"');
const beast = (x: number, y: number, scale: number, coat = "var(--camel)", deep = "var(--camel-deep)", cloth = ""): string => at(x, y, scale, camel(coat, deep, cloth));
const plus = (x: number, y: number): string => disc(x, y, 11, "#3f7463") + stroke(`M${x - 6} ${y}H${x + 6}M${x} ${y - 6}V${y + 6}`, "#fff", 3.6);
const ban = (x: number, y: number, r: number): string => stroke(`M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}ZM${x - r * 0.7} ${y + r * 0.7}L${x + r * 0.7} ${y - r * 0.7}`, "#ff8a6b", 4);
const up = (x: number, y: number): string => stroke(`M${x} ${y + 14}V${y - 12}M${x - 9} ${y - 3}L${x} ${y - 13}L${x + 9} ${y - 3}`, "#8fd0a0", 4.4);
const card = (x: number, y: number, turn: number, inside: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${plate("M-15 -21H15V21H-15Z", IVORY, GOLD_DEEP, 1.6)}${inside}</g>`;
const mini = (name: string): string => at(-13, -17, 0.215, portrait(name));
const back = `<path d="${khatam(10)}" fill="#2a4fa0"/>`;
const lady = (x: number, y: number, scale: number, name: string): string => at(x, y, scale, portrait(name));

const RAT =
  fill("M34 70C32 56 44 46 60 46C78 46 88 56 90 64L100 68C102 71 98 73 94 73H40C36 73 34 72 34 70Z", "#4b4453") + disc(80, 51, 6, "#4b4453") + disc(80, 51, 3.4, "#c78fa0") + disc(92, 63, 1.8, "#fff") +
  stroke("M36 70C22 72 20 58 10 62", "#c78fa0", 3) + stroke("M98 68L108 64M98 69L109 69", "#d8d0de", 1.2) + stroke("M52 73V77M76 73V77", "#c78fa0", 3);

export const EVENTS: Readonly<Record<string, string>> = {
  bazaar: DUNES + at(16, 16, 1.2, SYMBOLS["bag"] ?? "") + at(64, 8, 0.8, TOKENS["beauty"] ?? "") + at(82, 34, 0.8, TOKENS["manners"] ?? ""),
  better_breed: DUNES + beast(18, 8, 0.84, "#e8c48c", "#b58b4e", "#2a4fa0") + at(92, 24, 1, `<path d="${khatam(13)}" fill="${GOLD}"/>`) + up(92, 62),
  camel_breeding: DUNES + beast(8, 8, 0.72) + beast(72, 36, 0.42),
  camel_epidemic: DUNES + beast(20, 8, 0.78, "#9fa37a", "#6d7350") + ban(60, 42, 30),
  changing_her_mind: CHAMBER + lady(36, 10, 0.5, "layla") + stroke("M14 34C20 18 30 16 34 24M34 24L34 14M34 24L25 22M106 50C100 66 90 68 86 60M86 60L86 70M86 60L95 62", GOLD_LIGHT, 3.2),
  court_influence: CHAMBER + card(32, 48, -12, mini("asima")) + card(88, 48, 12, mini("malika")) + card(60, 43, 0, mini("zafirah")),
  double_trouble: CHAMBER + lady(12, 14, 0.5, "farah") + lady(52, 14, 0.5, "nibal"),
  golden_times: DUNES + coin(30, 58, 15) + coin(62, 60, 15) + coin(46, 40, 15) + up(94, 42),
  good_looking: CHAMBER + at(36, 6, 1, TOKENS["beauty"] ?? "") + at(72, 30, 0.8, TOKENS["plus_one"] ?? "") + at(8, 34, 0.7, TOKENS["attire"] ?? ""),
  guest_house: DUNES + plate("M24 74V42L52 20L80 42V74Z", "#d9c49a", "#6d5c4c") + plate("M18 44L52 16L86 44L80 46L52 24L24 46Z", "#c1502e", "#6e2510") + fill(arch(43, 46, 18, 28), "#14142b") + plus(96, 34),
  interrupt_spice_trade: DUNES + `<g transform="translate(72 12) scale(-.62 .62)">${SMALL_CARAVAN}</g>` + `<g transform="translate(114 6) scale(-.7 .7)">${SMALL_CARAVAN}</g>` + ban(60, 42, 31),
  new_orders: CHAMBER + at(6, 24, 0.44, statusCard(1)) + at(70, 24, 0.44, statusCard(2)) + at(34, 16, 0.52, statusCard(3)),
  new_spice_caravan: DUNES + `<g transform="translate(78 8) scale(-.78 .78)">${SMALL_CARAVAN}</g>` + stroke("M88 42H108M100 33L109 42L100 51", GOLD_LIGHT, 4.4),
  noble_merchandise: CHAMBER + at(24, 22, 0.72, statusCard(3)) + at(48, 0, 0.5, `<path d="M6 37L4 15L15 24L24 8L33 24L44 15L42 37Z" fill="${GOLD}" stroke="${GOLD_DEEP}" stroke-width="2"/>`),
  quiet_days: `<path d="M0 0H120V84H0Z" fill="#1b2146"/>` + DUNES + fill(arch(38, 10, 44, 60), "#0f1430") + stroke(arch(38, 10, 44, 60), GOLD_DEEP, 2.4) + fill("M68 24C58 25 56 42 66 46C58 49 50 43 50 35C50 26 60 20 68 24Z", GOLD_LIGHT) + card(60, 62, 90, back),
  restoration: DUNES + at(12, 2, 0.92, GOODS["palace"] ?? "") + stroke("M100 74V26M112 74V22M100 34H112M100 46H112M100 58H112", "#9a6334", 3.4) + disc(105, 16, 10, "#3f7463") + `<text x="105" y="20.6" font-size="13" font-weight="800" text-anchor="middle" fill="#fff">½</text>`,
  sick_camels: DUNES + beast(20, 12, 0.74, "#b9b98a", "#7f8256") + stroke("M88 8C93 12 97 4 102 8M92 18C97 22 101 14 106 18", "#a9d29a", 3) + plate("M24 14H40V42H24Z", "#f8f1e3", "#8f7f68", 1) + stroke("M32 20V36M24 28H40", "#c1502e", 4),
  vermin: DUNES + at(4, -4, 1, RAT) + at(8, 44, 0.62, SYMBOLS["spice"] ?? ""),
};

