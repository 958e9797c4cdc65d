/** The drawn tables of the shelf: one module for each game that has one, loaded when its table is opened. */
import type { Component } from "svelte";
import type { Say } from "./language/render";
import type { Decision, EventFrame, Option, Scene, SeatInfo } from "./protocol";
import type { Tone } from "./sound";

/** What every part of a game's drawn table is given. */
export interface BoardProps<View = unknown, Board = unknown> {
  view: View;
  board: Board;
  seats: SeatInfo[];
  eyes: number | null;
  /** What the table waits for: who owes an answer, and one's own sealed choice. */
  decision: Decision;
  /** What has been told so far, for boards that show how a reckoning went. */
  story: EventFrame[];
  say: Say;
  motion: boolean;
}

export interface PanelProps<View = unknown, Board = unknown> {
  view: View;
  board: Board;
  seat: SeatInfo;
  active: boolean;
  say: Say;
}

/** What the board of any game is given. */
export interface SceneProps {
  scene: Scene;
  names: readonly string[];
  say: Say;
  motion: boolean;
}

export interface MarkProps {
  option: Option;
  size: number;
}

/** What lies before one player, for the board of any game. */
export interface HandProps {
  scene: Scene;
  seat: number;
  names: readonly string[];
  say: Say;
}

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

/** How a game's options and events are handled at the shared table. What it leaves out is done in the plain way. */
export interface Handling {
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
  /** The name of several places with a common beginning, such as the shops of a souk. */
  family?: (argument: string, name: string, say: Say) => string;
}

/** The same, with what is told from the view. */
export interface Manners<View = unknown, Board = unknown> extends Handling {
  /** Where in the game we are, such as the day. */
  when?: (view: View, say: Say) => string;
  /** What may be worth knowing of an option before it is chosen. */
  note?: (option: Option, view: View, board: Board, say: Say) => Note | null;
  /** What a player's points in one row of the score are made of. */
  detail?: (category: string, seat: number, view: View, board: Board, say: Say) => Detail[];
}

/** A drawn table, typed by what its game shows. */
export interface GameParts<View = unknown, Board = unknown> extends Manners<View, Board> {
  Board: Component<BoardProps<View, Board>> | null;
  Hand: Component<BoardProps<View, Board>> | null;
  /** What is public of a player; null when the Board itself seats the players. */
  PlayerPanel: Component<PanelProps<View, Board>> | null;
  /** The drawing that stands for an option on its button. */
  OptionMark: Component<MarkProps> | null;
  /** The drawings of the legend, by their names; the shared icons if not given. */
  LegendMark?: Component<{ name: string; size: number }>;
}

/** A game without a drawing of its own: its board comes from its scene. */
export const PLAIN: GameParts = {
  Board: null,
  Hand: null,
  PlayerPanel: null,
  OptionMark: null,
  chapters: ["game_over"],
  tones: [],
  icons: {},
  closing: [],
};

const games = import.meta.glob<object>("./games/*/game.ts", { import: "default" });
const path = (game: string): string => `./games/${game}/game.ts`;

/** Whether somebody has drawn a table for this game. */
export function isDrawn(game: string): boolean {
  return path(game) in games;
}

/** A game's drawn table, or the plain one. Its parts are given only views and boards of their own game. */
export async function gameParts(game: string): Promise<GameParts> {
  return ((await games[path(game)]?.()) as GameParts | undefined) ?? PLAIN;
}
