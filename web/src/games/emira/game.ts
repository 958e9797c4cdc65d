/** Emira as a box on the page's shelf. */
import type { GameParts } from "../../games";
import { describe, when } from "../../textview/games/emira";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { MANNERS } from "./manners";
import OptionMark from "./OptionMark.svelte";

/** The palaces along the bottom of the board are the players themselves. */
const emira: GameParts = { Board, Hand, PlayerPanel: null, OptionMark, describe, when, ...MANNERS };
export default emira;
