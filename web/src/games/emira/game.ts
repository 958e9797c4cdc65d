/** Emira as a box on the page's shelf. */
import type { GameParts } from "../../games";
import type { EmiraBoard, EmiraView } from "../../protocol";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import LegendMark from "./LegendMark.svelte";
import { MANNERS } from "./manners";
import OptionMark from "./OptionMark.svelte";

/** The palaces along the bottom of the board are the players themselves. */
const emira: GameParts<EmiraView, EmiraBoard> = { Board, Hand, PlayerPanel: null, OptionMark, LegendMark, ...MANNERS };
export default emira;
