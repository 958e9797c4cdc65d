/** The boxes of the shelf on the page: each game's pieces, loaded when its table is opened. */
import type { Component } from "svelte";
import type { Say } from "./language/render";
import type { SeatInfo } from "./protocol";
import type { Section } from "./textview/section";

/** What every part of a game's table is given; see the game's own Board for the view's type. */
export interface BoardProps {
  view: any;
  board: any;
  seats: SeatInfo[];
  eyes: number | null;
  targets: Set<string>;
  hovered: Set<string>;
  onchoose: (target: string) => void;
  onhover: (target: string | null) => void;
  say: Say;
  motion: boolean;
}

export interface PanelProps {
  view: any;
  board: any;
  seat: SeatInfo;
  active: boolean;
  say: Say;
}

export type Describe = (view: any, board: any, eyes: number | null, names: string[], say: Say) => Section[];

export type When = (view: any, say: Say) => string;

export interface GameParts {
  Board: Component<BoardProps> | null;
  Hand: Component<BoardProps> | null;
  PlayerPanel: Component<PanelProps> | null;
  describe: Describe;
  /** Where in the game we are, such as the day. */
  when: When;
}

const boards = import.meta.glob<Component<BoardProps>>("./games/*/Board.svelte", { import: "default" });
const hands = import.meta.glob<Component<BoardProps>>("./games/*/Hand.svelte", { import: "default" });
const panels = import.meta.glob<Component<PanelProps>>("./games/*/PlayerPanel.svelte", { import: "default" });
const texts = import.meta.glob<{ describe: Describe; when: When }>("./textview/games/*.ts");

export async function gameParts(game: string): Promise<GameParts> {
  const [Board, Hand, PlayerPanel, words] = await Promise.all([
    boards[`./games/${game}/Board.svelte`]?.(),
    hands[`./games/${game}/Hand.svelte`]?.(),
    panels[`./games/${game}/PlayerPanel.svelte`]?.(),
    texts[`./textview/games/${game}.ts`]?.(),
  ]);
  return {
    Board: Board ?? null,
    Hand: Hand ?? null,
    PlayerPanel: PlayerPanel ?? null,
    describe: words?.describe ?? (() => []),
    when: words?.when ?? (() => ""),
  };
}
