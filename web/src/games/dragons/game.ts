/** Aladdin's Dragons as a box on the page's shelf. */
import type { GameParts } from "../../games";
import { describe, when } from "../../textview/games/dragons";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { MANNERS } from "./manners";
import PlayerPanel from "./PlayerPanel.svelte";

const dragons: GameParts = { Board, Hand, PlayerPanel, OptionMark: null, describe, when, ...MANNERS };
export default dragons;
