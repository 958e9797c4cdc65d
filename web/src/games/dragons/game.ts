/** Aladdin's Dragons as a box on the page's shelf. */
import type { GameParts } from "../../games";
import type { DragonsBoard, DragonsView } from "../../protocol";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import LegendMark from "./LegendMark.svelte";
import { MANNERS } from "./manners";
import PlayerPanel from "./PlayerPanel.svelte";

const dragons: GameParts<DragonsView, DragonsBoard> = { Board, Hand, PlayerPanel, OptionMark: null, LegendMark, ...MANNERS };
export default dragons;
