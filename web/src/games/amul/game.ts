/** Āmul as a box on the page's shelf. */
import type { GameParts } from "../../games";
import type { AmulBoard, AmulView } from "../../protocol";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import LegendMark from "./LegendMark.svelte";
import { MANNERS } from "./manners";
import OptionMark from "./OptionMark.svelte";

/** The table seats its players itself: neighbours beside, the others across. */
const amul: GameParts<AmulView, AmulBoard> = { Board, Hand, PlayerPanel: null, OptionMark, LegendMark, ...MANNERS };
export default amul;
