/** Āmul as a box on the page's shelf. */
import type { GameParts } from "../../games";
import { describe, when } from "../../textview/games/amul";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { MANNERS } from "./manners";
import OptionMark from "./OptionMark.svelte";

/** The table seats its players itself: neighbours beside, the others across. */
const amul: GameParts = { Board, Hand, PlayerPanel: null, OptionMark, describe, when, ...MANNERS };
export default amul;
