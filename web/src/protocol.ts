// Written by `python -m caravanserai.server.types`. Change the Python structs, not this file.

export type SeatKind = "person" | "local" | "bot" | "open";

export type Level = "apprentice" | "merchant" | "master";

export type Status = "gathering" | "playing" | "over" | "closed";

export type ServerProblem = "away" | "ambiguous" | "bad_carry_link" | "bad_invite" | "bad_options" | "bad_orders" | "bad_players" | "bad_request" | "closed" | "not_at_table" | "not_gathering" | "not_host" | "not_over" | "not_started" | "not_your_seat" | "no_advice" | "no_open_seat" | "no_such_frame" | "no_such_game" | "no_such_page" | "no_such_table" | "server_error" | "shutting_down" | "stale" | "too_fast" | "too_large" | "unknown_message" | "unparsable" | "wrong_header" | "wrong_origin";

/** A choice made when a table is set up. */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  rule: string;
}

/** A standing order that a person may leave with the table. */
export interface OrderInfo {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
}

/** One box on the shelf. */
export interface GameInfo {
  id: string;
  title: string;
  players: number[];
  minutes: number[];
  options: OptionInfo[];
  orders: OrderInfo[];
  rule_prefix: string;
  rules_version: number;
}

/** One rule in the reader's language. */
export interface RuleText {
  id: string;
  text: string;
}

/** One chapter of a rulebook. */
export interface Chapter {
  title: string;
  rules: RuleText[];
}

/** The guest behind this browser. */
export interface Me {
  name: string;
  boot: string;
  version: string;
}

/** Choose the name others see. */
export interface Rename {
  name: string;
}

/** Who shall sit in a seat of a new table. */
export interface SeatWish {
  kind: SeatKind;
  name?: string | null;
  level?: Level | null;
}

/** Set up a table. A `person` seat is the guest's own; an `open` seat waits behind the link. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  clock?: number | null;
  listed?: boolean;
}

/** One seat of a table, as everyone may know it. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  level: Level | null;
  mine: boolean;
  present: boolean;
  bot_for_now: boolean;
}

/** A table, as everyone may know it. */
export interface TableInfo {
  id: string;
  game: string;
  status: Status;
  players: number;
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  clock: number | null;
  listed: boolean;
  host: boolean;
  commitment: string;
  seed: string | null;
  created: string;
  moved: string;
  waiting: number[];
  scores: number[];
  rematch: string | null;
  invite: string | null;
}

/** The tables a guest sits at, those that wait for the guest first, and those anyone may join. */
export interface Lobby {
  mine: TableInfo[];
  listed: TableInfo[];
}

/** Take an open seat; the invitation is needed unless the table is listed. */
export interface Join {
  invite?: string | null;
  seat?: number | null;
  name?: string | null;
  local?: boolean;
}

/** The host fills a seat with a computer, or opens it again. */
export interface ChangeSeat {
  kind: SeatKind;
  level?: Level | null;
}

/** A one-time link that carries a guest's seats to another device. */
export interface CarryLink {
  token: string;
  expires: string;
}

/** Why a request was refused; `key` is a sentence of the shared texts. */
export interface Problem {
  key: string;
  args: Record<string, number | string>;
  rule: string | null;
}

/** First message: the last frame this page has, and whose eyes it looks with (None: a spectator's). */
export interface Hello {
  type: "hello";
  last?: number | null;
  eyes?: number | null;
}

/** Look with another own seat's eyes: the device was handed over. */
export interface Look {
  type: "look";
  eyes: number | null;
}

/** Play a move. `seq` is the frame it answers; `key` makes a repeated message harmless. */
export interface MoveMessage {
  type: "move";
  seat: number;
  move: string;
  seq: number;
  key: string;
}

/** Take back the seat's last move. */
export interface UndoMessage {
  type: "undo";
  seat: number;
  seq: number;
  key: string;
}

/** Ask why a move is not allowed. */
export interface WhyMessage {
  type: "why";
  seat: number;
  move: string;
  key: string;
}

/** Ask what the computer would play here. */
export interface HintMessage {
  type: "hint";
  seat: number;
  key: string;
}

/** Leave standing orders with the table, or change some of them; only the seat itself will know. */
export interface OrdersMessage {
  type: "orders";
  seat: number;
  orders: Record<string, boolean | number | string>;
  key: string;
}

/** Say something at the table. */
export interface ChatMessage {
  type: "chat";
  text: string;
  key: string;
}

/** Keep the line open. */
export interface Ping {
  type: "ping";
}

/** Answer to hello: the table, and who this server process is. */
export interface Welcome {
  type: "welcome";
  boot: string;
  table: TableInfo;
  chat: Said[];
}

/** One line of chat. */
export interface Said {
  type: "said";
  at: string;
  name: string;
  seat: number | null;
  text: string;
}

/** Everything this audience may know after log entry `seq`. */
export interface FrameMessage {
  type: "frame";
  seq: number;
  eyes: number | null;
  events_from: number;
  frame: Frame;
  deadline: number | null;
  orders: Record<string, boolean | number | string>;
}

/** Everything one audience may know after the move with this number. */
export interface Frame {
  seq: number;
  events: EventFrame[];
  view: View;
  decision: Decision;
  scores: ScoreFrame[][];
  over: boolean;
  ranks: number[];
}

/** One event as the audience may know it. */
export interface EventFrame {
  name: string;
  args: Record<string, number | string | (number | string)[] | null>;
  rules: string[];
}

/** What the table waits for and what it is about; only a seat that is asked gets options. */
export interface Decision {
  kind: string;
  args: Record<string, number | string>;
  seats: number[];
  sealed: boolean;
  options: Option[];
  undo: boolean;
  chosen: string | null;
}

/** One thing a seat may do now: the move, the pieces that stand for it and what it changes at once. */
export interface Option {
  move: string;
  kind: string;
  args: Record<string, number | string>;
  targets: string[];
  effects: Record<string, number>;
}

/** One line of a player's score. */
export interface ScoreFrame {
  category: string;
  points: number;
  rule: string;
}

/** Somebody came, left, or a computer took over; also sent when the table starts or ends. */
export interface Seats {
  type: "seats";
  table: TableInfo;
}

/** The message with this key is done and safe on disk. */
export interface Ack {
  type: "ack";
  key: string;
  seq: number;
}

/** The message with this key changed nothing, and why. */
export interface Refused {
  type: "refused";
  key: string | null;
  problem: Problem;
}

/** Why a move is not allowed; no problem means that it is. */
export interface WhyAnswer {
  type: "why_answer";
  key: string;
  move: string;
  problem: Problem | null;
}

/** What the computer would play, and its reason. */
export interface HintAnswer {
  type: "hint_answer";
  key: string;
  move: string;
  reason: string;
  args: Record<string, number | string>;
}

/** The line is open. */
export interface Pong {
  type: "pong";
}

/** The table as one seat sees it. */
export interface YspahanView {
  day: number;
  week: number;
  day_of_week: number;
  first: number;
  order: number[];
  turn: number;
  active: number;
  tower: YspahanFloorView[];
  shops: Record<string, number>;
  caravan: number[];
  caravan_places: number;
  supervisor: string;
  deck: number;
  discard: string[];
  players: YspahanPlayerView[];
}

/** One floor of the Tower. */
export interface YspahanFloorView {
  floor: string;
  value: number;
  white: number;
  yellow: number;
}

/** What is public of one player; the hand is there for its owner alone (YSP-INFO.1, .2). */
export interface YspahanPlayerView {
  seat: number;
  gold: number;
  camels: number;
  score: number;
  cards: number;
  hand: string[] | null;
  buildings: string[];
  completed: string[];
  caravan_value: number;
}

/** What never changes during a game. */
export interface YspahanBoard {
  floors: string[];
  quarters: string[];
  souks: YspahanSoukView[];
  spaces: YspahanSpaceView[];
  buildings: YspahanBuildingView[];
  building_points: number[];
  rows: YspahanRowView[];
  cards: string[];
  weeks: number;
  days_per_week: number;
}

/** A souk of the board: where it is, what it is worth and its shops. */
export interface YspahanSoukView {
  souk: string;
  quarter: string;
  colour: string;
  points: number;
  shops: string[];
}

/** A space of the road and the shops it touches. */
export interface YspahanSpaceView {
  space: string;
  shops: string[];
}

/** A building and its price. */
export interface YspahanBuildingView {
  building: string;
  camels: number;
  gold: number;
}

/** A row of the Caravan, from the bottom: points for entering it, and its value for a player's cubes. */
export interface YspahanRowView {
  points: number;
  value: number;
}

/** The table as one seat sees it. */
export interface AmulView {
  round: number;
  starting_player: number;
  first_pick: number;
  military: boolean;
  order: number[];
  market: AmulMarketView[];
  palace: number[];
  bazaar: number[];
  deck: number;
  discard: number[];
  removed: number[];
  players: AmulPlayerView[];
  prospects: AmulProspectView[];
}

/** A card of the market and who offered it; nobody for a refill card (AMU-INFO.2). */
export interface AmulMarketView {
  number: number;
  offered_by: number | null;
}

/** One player: what is in play is public; of the hand each audience gets what it knows (AMU-INFO). */
export interface AmulPlayerView {
  seat: number;
  cards: number;
  hand: number[] | null;
  known: number[];
  area: number[];
  symbols: Record<string, number>;
  military: number;
  letter: string | null;
  score: number;
  scores: AmulCardScoreView[];
  majorities: AmulMajorityView[];
}

/** What the copies of one card give their owner as things lie now, and the rule of the card. */
export interface AmulCardScoreView {
  card: string;
  style: string;
  copies: number;
  points: number;
  rule: string;
  sets: number | null;
  neighbour: number | null;
}

/** A player's symbols of one people, the place they reach and its points now (AMU-MAJ.2). */
export interface AmulMajorityView {
  symbol: string;
  count: number;
  place: number | null;
  points: number;
}

/** What a card would give the viewer: itself now, itself at best, and the change of the whole score. */
export interface AmulProspectView {
  number: number;
  now: number;
  best: number;
  change: number;
}

/** What never changes during a game. */
export interface AmulBoard {
  rounds: number;
  styles: AmulStyleView[];
  symbols: string[];
  majorities: string[];
  majority_points: number[];
  refill: Record<string, number>;
  first_military_round: Record<string, number>;
  faces: AmulFaceView[];
  cards: AmulCardView[];
}

/** A row of the score pad and its colour. */
export interface AmulStyleView {
  style: string;
  colour: string;
}

/** Everything that cards of one name share. */
export interface AmulFaceView {
  card: string;
  kind: string;
  style: string;
  rule: string;
  symbols: Record<string, number>;
  letter: string | null;
  takes_from: string | null;
  takes: number;
  terms: AmulTermView[];
  effect: Record<string, number | string>;
}

/** One summand of a card's score, as data.toml declares it. */
export interface AmulTermView {
  kind: string;
  points: number;
  alternative: number;
  at_least: number;
  of: string[];
  scope: string;
  table: number[];
}

/** One physical card. */
export interface AmulCardView {
  number: number;
  card: string;
  deck: string;
  place: string;
  marker: number;
  tea: boolean;
}

/** The table as one seat sees it. */
export interface EmiraView {
  turn: number;
  phase: string;
  odd: boolean;
  advanced: boolean;
  starting_player: number;
  in_play: EmiraPrincessView[];
  coming: EmiraPrincessView[];
  undecided: EmiraPrincessView[];
  princess_deck: number;
  princess_known: EmiraKnownCardView[];
  marks_in_deck: number;
  marks_known: number[];
  princesses_gone: string[];
  xenia: EmiraXeniaView;
  status_offer: string | null;
  token_offer: string | null;
  pieces: string[];
  auction: EmiraAuctionView;
  status_deck: number;
  status_known: EmiraKnownCardView[];
  status_gone: string[];
  bag: Record<string, number>;
  supply: Record<string, number>;
  event_deck: number;
  event_known: EmiraKnownCardView[];
  events_gone: string[];
  symbols_played: string[];
  in_force: string[];
  arrival_turn: string | null;
  looking: string[];
  idle_turns: number;
  reached: number[];
  players: EmiraPlayerView[];
}

/** A princess who has yet to settle: what she compares, and whom she would join as far as one can tell. */
export interface EmiraPrincessView {
  princess: string;
  swapped: boolean;
  first: string;
  second: string | null;
  favourites: number[];
  joins: number | null;
  by_gold: boolean;
}

/** A card of a deck that the viewer knows, by its place from the top (EMI-HIDDEN.6, .7). */
export interface EmiraKnownCardView {
  place: number;
  card: string;
}

/** Where Xenia's markers lie, and who refused her in this turn (EMI-PRIN.17-22). */
export interface EmiraXeniaView {
  host: number | null;
  markers: number;
  gift_paid: boolean;
  refused_by: number | null;
}

/** The auction that is going on; between auctions only who has still to act (EMI-AUC.2-8). */
export interface EmiraAuctionView {
  opener: number | null;
  speaker: number | null;
  bid: number;
  bidder: number | null;
  bidding: number[];
  to_act: number[];
}

/** One sheik. His gold, hand and objective are there for those who may see them (EMI-HIDDEN.1-5). */
export interface EmiraPlayerView {
  seat: number;
  sheik: string;
  gold: number | null;
  gold_open: boolean;
  camels: number;
  camel_rate: number;
  discount: number;
  tokens: Record<string, number>;
  tokens_lent: Record<string, number>;
  plus_ones: number;
  good_looking: string[];
  appearance: number;
  status_cards: string[];
  special_cards: string[];
  status: number;
  sections: number;
  guest_houses: number;
  palace_track: number;
  palace_halves: number;
  capacity: number;
  princesses: string[];
  caravans: EmiraCaravanView[];
  supply: number;
  trade: number;
  income: number;
  upkeep: number;
  surcharges: string[];
  honeymoon: number | null;
  on_honeymoon: boolean;
  struck: string[];
  acted: boolean;
  bought: string | null;
  tumult: boolean;
  prices: Record<string, number>;
  event_prices: number[];
  cards: number;
  hand: string[] | null;
  objective: string | null;
  talents_missing: number | null;
  may_take_gold: boolean | null;
}

/** A caravan on its track and the payments it has left. */
export interface EmiraCaravanView {
  caravan: string;
  left: number;
}

/** What never changes during a game. */
export interface EmiraBoard {
  sheiks: EmiraSheikBoard[];
  caravans: EmiraCaravanBoard[];
  camel_rates: number[];
  camel_price: number;
  section_price: number;
  token_price: number;
  event_cards: number[];
  event_prices: number[];
  relief: number;
  relief_below: number;
  relief_princesses: number;
  gift: number;
  surcharge: number;
  tokens: string[];
  talents: string[];
  traits: string[];
  statuses: EmiraStatusBoard[];
  specials: string[];
  princesses: EmiraPrincessBoard[];
  events: EmiraEventBoard[];
  symbols: string[];
  objectives: EmiraObjectiveBoard[];
  goals: EmiraGoalBoard[];
  phases: string[];
  max_turns: number;
}

/** SheikBoard(sheik: 'str', supply: 'int') */
export interface EmiraSheikBoard {
  sheik: string;
  supply: number;
}

/** CaravanBoard(caravan: 'str', size: 'str', price: 'int', cheap_price: 'int', payment: 'int', spaces: 'int') */
export interface EmiraCaravanBoard {
  caravan: string;
  size: string;
  price: number;
  cheap_price: number;
  payment: number;
  spaces: number;
}

/** StatusBoard(status: 'str', price: 'int', points: 'int') */
export interface EmiraStatusBoard {
  status: string;
  price: number;
  points: number;
}

/** PrincessBoard(princess: 'str', first: 'str', second: 'str | None', talents: 'list[str]', upkeep: 'int', gives: 'str | None', advanced_only: 'bool') */
export interface EmiraPrincessBoard {
  princess: string;
  first: string;
  second: string | null;
  talents: string[];
  upkeep: number;
  gives: string | null;
  advanced_only: boolean;
}

/** EventBoard(event: 'str', symbol: 'str | None', copies: 'int', stays: 'bool', advanced_only: 'bool') */
export interface EmiraEventBoard {
  event: string;
  symbol: string | null;
  copies: number;
  stays: boolean;
  advanced_only: boolean;
}

/** ObjectiveBoard(objective: 'str', players: 'int', needs: 'list[dict[str, int]]') */
export interface EmiraObjectiveBoard {
  objective: string;
  players: number;
  needs: Record<string, number>[];
}

/** How many princesses win, with and without the talents (EMI-WIN.1). */
export interface EmiraGoalBoard {
  players: number;
  fewest: number;
  most: number;
}

export type FromPage = Hello | Look | MoveMessage | UndoMessage | WhyMessage | HintMessage | OrdersMessage | ChatMessage | Ping;

export type FromServer = Welcome | FrameMessage | Seats | Ack | Refused | WhyAnswer | HintAnswer | Said | Pong;

/** What a seat sees of its game. */
export type View = YspahanView | AmulView | EmiraView;

/** What never changes during a game. */
export type Board = YspahanBoard | AmulBoard | EmiraBoard;
