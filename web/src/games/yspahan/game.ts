/** Yspahan as a box on the page's shelf. */
import type { GameParts } from "../../games";
import type { YspahanBoard, YspahanView } from "../../protocol";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import LegendMark from "./LegendMark.svelte";
import { MANNERS } from "./manners";
import PlayerPanel from "./PlayerPanel.svelte";

const yspahan: GameParts<YspahanView, YspahanBoard> = { Board, Hand, PlayerPanel, OptionMark: null, LegendMark, ...MANNERS };
export default yspahan;
