/** The boxes of the shelf on the page: one module for each game, loaded when its table is opened. */
import type { Component } from "svelte";
import type { Say } from "./language/render";
import type { Decision, EventFrame, Option, SeatInfo } from "./protocol";
import type { Tone } from "./sound";
import type { Section } from "./textview/section";

/** What every part of a game's table is given; see the game's own Board for the view's type. */
export interface BoardProps {
  view: any;
  board: any;
  seats: SeatInfo[];
  eyes: number | null;
  /** What the table waits for: who owes an answer, and one's own sealed choice. */
  decision: Decision;
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

export interface MarkProps {
  option: Option;
  size: number;
}

export type Describe = (view: any, board: any, eyes: number | null, names: string[], say: Say) => Section[];

export type When = (view: any, say: Say) => string;

/** A few words beside an option, and the same as one would say them. */
export interface Note {
  short: string;
  spoken: string;
}

/** One reason for the points of a row of the score. */
export interface Detail {
  text: string;
  points: number;
  rule: string;
}

/** How a game behaves at the shared table. What it leaves out is done in the plain way. */
export interface Manners {
  /** Events that open a chapter of the log. */
  chapters: readonly string[];
  /** Happenings that are not worth a line, such as that others were dealt a card nobody saw. */
  hushed?: (event: EventFrame) => boolean;
  /** What is heard when events of these names come: the first that fits. */
  tones: readonly (readonly [Tone, RegExp])[];
  /** Drawings for belongings, and for kinds of option whose button may be a drawing. */
  icons: Readonly<Record<string, string>>;
  /** Kinds of option that end something: their button is the strong one. */
  closing: readonly string[];
  /** Arguments by which options are never sorted, because they are only a means. */
  means?: readonly string[];
  /** More pieces that stand for an option, beside its targets. */
  targets?: (option: Option) => string[];
  /** The pieces that a line of the log speaks of. */
  pieces?: (event: EventFrame) => string[];
  /** The move one probably means by a piece that is not lit, to ask why it is not allowed. */
  meant?: (target: string, options: Option[], decision: Decision) => string | null;
  /** The name of several places with a common beginning, such as the shops of a souk. */
  family?: (argument: string, name: string, say: Say) => string;
  /** What may be worth knowing of an option before it is chosen. */
  note?: (option: Option, view: any, board: any, say: Say) => Note | null;
  /** What a player's points in one row of the score are made of. */
  detail?: (category: string, seat: number, view: any, board: any, say: Say) => Detail[];
}

export interface GameParts extends Manners {
  Board: Component<BoardProps> | null;
  Hand: Component<BoardProps> | null;
  /** What is public of a player; null when the Board itself seats the players. */
  PlayerPanel: Component<PanelProps> | null;
  /** The drawing that stands for an option on its button. */
  OptionMark: Component<MarkProps> | null;
  describe: Describe;
  /** Where in the game we are, such as the day. */
  when: When;
}

/** A table without a box: everything in words, nothing special. */
export const PLAIN: GameParts = {
  Board: null,
  Hand: null,
  PlayerPanel: null,
  OptionMark: null,
  describe: () => [],
  when: () => "",
  chapters: ["game_over"],
  tones: [],
  icons: {},
  closing: [],
};

const games = import.meta.glob<GameParts>("./games/*/game.ts", { import: "default" });

export async function gameParts(game: string): Promise<GameParts> {
  return (await games[`./games/${game}/game.ts`]?.()) ?? PLAIN;
}
