"""What travels between the page and the server: every message, as typed structs.

The page's TypeScript types are generated from this module, so it is the only definition of the wire.
Requests that change something carry the header `X-Caravanserai: 1` and a same-origin `Origin`.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from caravanserai.kernel.view.frame import EventFrame, Frame

SeatKind = Literal["person", "local", "bot", "open"]
Level = Literal["novice", "apprentice", "merchant", "master", "vizier", "learned"]
Weight = Literal["light", "medium", "heavy"]
Status = Literal["gathering", "playing", "over", "closed", "ended"]  # ended: before the game was over
Ending = Literal["rules", "game_error"]  # the rules have changed, or the game's code failed
EventWeight = Literal["ordinary", "reveal", "trifle", "bid"]
AnalysisStatus = Literal["none", "running", "done"]
# Why the server itself refuses; all other Problem keys are those of refusals by the kernel or the game.
ServerProblem = Literal[
    "away",  # a computer is playing for you: come back first
    "ambiguous",  # {text, moves}: the abbreviation matches several moves
    "bad_carry_link",  # unknown, used or older than ten minutes
    "bad_invite",
    "bad_level",  # there is no learned player for this game, these options and so many players
    "bad_name",  # no visible characters
    "bad_options",  # {why}: the key of a fault, and its arguments
    "bad_orders",  # no such standing order, or a value it does not allow
    "bad_players",  # {why}: as above
    "bad_request",  # the body or the message cannot be read
    "chat_closed",  # only people seated at the table may chat
    "closed",  # the table is closed
    "game_error",  # the game's own code failed, and its author is told; the table has ended
    "hints_off",  # not everybody at the table allows hints
    "name_taken",  # {name}: somebody at the table has a name that looks like it
    "not_at_table",
    "not_gathering",
    "not_host",
    "not_over",
    "not_started",
    "not_your_seat",
    "others_play",  # other people play at the table: resign, or let the computer play
    "open_seats",  # the game cannot start yet
    "older_rules",  # the current rules can no longer show this game
    "no_advice",  # the game has no advice for this moment
    "no_lesson",  # the game has no lesson
    "no_open_seat",
    "no_such_frame",
    "no_such_game",
    "no_such_page",
    "no_such_table",
    "resigned",  # a computer plays this seat to the end
    "server_error",
    "shutting_down",
    "stale",  # the table has moved on; a fresh frame follows
    "too_fast",
    "too_large",
    "too_many_tables",  # with only computers playing
    "unknown_message",
    "unparsable",  # {text, near}
    "wrong_header",  # X-Caravanserai: 1 is missing
    "wrong_host",  # the server does not answer to this name
    "wrong_origin",
]


# --- the shelf --------------------------------------------------------------------------------------


class OptionInfo(Struct):
    """A choice made when a table is set up."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str
    rule: str
    seats: bool  # whether its numbers are seats at the table
    variant: bool  # a variant of the game; otherwise a ruling or a detail of the set-up


class OrderInfo(Struct):
    """A standing order that a person may leave with the table."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str


class VariantTexts(Struct):
    """A variant in one language: its name, and its values in the order of `OptionInfo.values`."""

    title: str
    values: list[str]


class EventInfo(Struct):
    """A kind of event: how much it is worth to somebody who watches, and which of its arguments are dice."""

    name: str
    weight: (
        EventWeight  # reveal: worth a stop; trifle: goes without saying; bid: of many only the last counts
    )
    dice: list[str]


class BoxTexts(Struct):
    """What is written on a game's box, in one language."""

    title: str
    tagline: str
    about: str
    variants: dict[str, VariantTexts]  # by the option's name


class GameInfo(Struct):
    """One game on the shelf, with the texts of its box by language."""

    id: str
    title: str
    box: dict[str, BoxTexts]
    players: list[int]
    minutes: list[int]
    weight: Weight | None
    good_first_game: bool
    options: list[OptionInfo]
    orders: list[OrderInfo]
    events: list[EventInfo]  # only those that are not ordinary or have dice
    learned: list[int]  # with how many players the level `learned` can be chosen
    rule_prefix: str
    rules_version: int
    lesson: bool  # whether it teaches itself, at a table with a prepared deal
    cover: bool  # whether there is a picture for its box


class Chapter(Struct):
    """One chapter of a rulebook, in Markdown; a rule is an item of a list that begins with its ID."""

    title: str
    text: str


class Book(Struct):
    """A game's rulebook in one language."""

    title: str
    introduction: str
    chapters: list[Chapter]


class TopicInfo(Struct):
    """One thing on the table: the messages that name and explain it, the rule, and its picture."""

    id: str
    name: str
    text: str
    rule: str
    icon: str
    also: list[str]  # other IDs it explains
    args: dict[str, bool | int | str | list[str]]


class LegendGroup(Struct):
    """Things that belong together, under a heading that is a message too."""

    name: str
    topics: list[TopicInfo]


class Reference(Struct):
    """A game's rules on one page, in Markdown."""

    text: str


# --- people and tables ------------------------------------------------------------------------------


class Me(Struct):
    """The guest behind this browser."""

    name: str
    boot: str
    version: str


class Rename(Struct):
    """Choose the name others see."""

    name: str


class SeatWish(Struct):
    """Who should sit in a seat at a new table."""

    kind: SeatKind
    name: str | None = None
    level: Level | None = None


class NewTable(Struct):
    """Set up a table. A `person` seat is the guest's own; an `open` seat waits behind the link."""

    game: str
    seats: list[SeatWish] = field(default_factory=list)
    options: dict[str, bool | int | str] = field(default_factory=dict)
    clock: int | None = None  # seconds per decision, or None for no clock
    listed: bool = False  # whether strangers can find it in the lobby
    lesson: bool = False  # the game's lesson, which says itself who sits where: everything else is ignored
    ready_check: bool = False  # start only when everyone has said that they are ready
    hints: bool | None = None  # None: allowed if only one person plays, otherwise not until all agree


class SeatInfo(Struct):
    """One seat at a table, as far as everyone may know it."""

    seat: int
    kind: SeatKind
    name: str
    level: Level | None
    mine: bool
    present: bool
    bot_for_now: bool  # a computer plays for a person who left or ran out of time
    ready: bool  # for the game to start, if the table waits for that
    resigned: bool  # a computer plays this person's seat to the end
    allows_hints: bool  # a person who agrees that hints are given at this table


class TableInfo(Struct):
    """A table, as far as everyone may know it."""

    id: str
    game: str
    status: Status
    players: int
    options: dict[str, bool | int | str]
    seats: list[SeatInfo]
    clock: int | None
    listed: bool
    host: bool
    lesson: bool  # the game's lesson, or what was played on from it
    commitment: str | None  # None: the chance is prepared
    seed: str | None  # revealed when the game is over
    created: str
    moved: str
    waiting: list[int]
    scores: list[int]  # only when the game is over; until then frames show what each audience may know
    rematch: str | None
    invite: str | None  # the secret part of the link, for people seated at the table
    watchers_chat: bool  # whether people who are not seated at the table may chat
    ready_check: bool  # whether the game starts only when everyone is ready; one person alone always is
    others_add_players: bool  # whether players other than the host may add players on their own device
    hints: bool  # whether hints are given: every person at the table allows them
    ended_by: Ending | None  # why the table has ended before the game was over
    older_rules: bool  # set up under different rules than the current ones: there may be no frames


class PastStory(Struct):
    """The whole story of a game so far, and how much of it had happened after each number of moves."""

    events: list[EventFrame]
    told: list[int]


class Lobby(Struct):
    """The tables a guest sits at, those waiting for the guest first, and those that anyone may join."""

    mine: list[TableInfo]
    listed: list[TableInfo]
    when: dict[str, dict[str, str]]  # how far games in play have come, by table and language


class Join(Struct):
    """Take an open seat; needs the invitation unless the table is listed."""

    invite: str | None = None
    seat: int | None = None
    name: str | None = None
    local: bool = False  # one more player on the same device


class Ready(Struct):
    """Say that the game may start, or that it should wait after all."""

    ready: bool


class ChangeSeat(Struct):
    """The host fills a seat with a computer, or reopens it."""

    kind: SeatKind
    level: Level | None = None


class ChangeTable(Struct):
    """The host decides what others may do at the table; fields left out stay unchanged."""

    watchers_chat: bool | None = None
    others_add_players: bool | None = None


class AllowHints(Struct):
    """A person at the table allows hints, or no longer does."""

    allow: bool


class Carry(Struct):
    """Take over the seats behind a one-time link."""

    token: str


class CarryLink(Struct):
    """A one-time link that moves a guest's seats to another device."""

    token: str
    expires: str


class Problem(Struct):
    """Why a request was refused; `key` names a sentence in the shared texts."""

    key: str
    args: dict[str, int | str] = field(default_factory=dict)
    rule: str | None = None


# --- the analysis of a finished game ------------------------------------------------------------------


class ToldMove(Struct):
    """A move: its text, and what its label is made of."""

    text: str
    kind: str
    args: dict[str, bool | int | str]


class LookedAt(Struct):
    """An option that was compared with the move played: its chance to win, by what its player knew."""

    move: ToldMove
    chance: float
    error: float
    margin: float


class MoveFound(Struct):
    """What was found about one move; luck and price only where there was something to roll or to choose."""

    number: int
    seat: int
    move: ToldMove
    options: int
    effect: list[float]  # what the move changed in each seat's chance to win
    effect_error: float
    luck: list[float] | None  # what the rolls and draws that followed changed
    luck_error: float
    chance: float | None = None  # of the player, by what the player knew
    price: float | None = None  # how much better the best option found is
    price_error: float = 0.0
    better: ToldMove | None = None
    price_above: float | None = None  # the same for someone who sees all hands
    price_above_error: float = 0.0
    better_above: ToldMove | None = None
    looked_at: list[LookedAt] = []


class TurningPoint(Struct):
    """A move or a roll that changed a seat's chance to win by much."""

    number: int
    seat: int
    change: float
    error: float
    luck: bool


class Account(Struct):
    """One player's sums: start, luck, own moves and others' moves add up to the result."""

    seat: int
    start: float
    luck: float
    luck_error: float
    own: float
    own_error: float
    others: float
    others_error: float
    result: float
    price: float
    price_error: float
    price_above: float
    decisions: int
    mistakes: int


class Findings(Struct):
    """What an analysis has found so far; chances are shares of victory, errors standard errors."""

    names: list[str]
    looks: int
    chances: list[list[float]]  # by position, from the set-up to the end, and seat
    errors: list[float]
    moves: list[MoveFound]
    turning_points: list[TurningPoint]
    players: list[Account]


class AnalysisInfo(Struct):
    """How far an analysis has come, from 0 to 1, and what it has found so far."""

    status: AnalysisStatus
    progress: float
    findings: Findings | None


class LineStep(Struct):
    """One move of a line that was not played, and the position after it."""

    seat: int
    move: ToldMove
    frame: Frame


class Line(Struct):
    """Another move instead of one that was played, and how the game might have gone on."""

    steps: list[LineStep]


# --- the socket: from the page ------------------------------------------------------------------------


class Hello(Struct, tag="hello"):
    """First message: the last frame this page has, and whose eyes it uses (None: a spectator's)."""

    last: int | None = None
    eyes: int | None = None
    scene: bool = False  # whether frames bring the scene, for a page that has no drawing of the game


class Look(Struct, tag="look"):
    """Switch to another of the guest's own seats: the device was handed over."""

    eyes: int | None
    scene: bool | None = None  # whether frames bring the scene from now on; None: as before


class MoveMessage(Struct, tag="move"):
    """Play a move. `seq` is the frame it answers; `key` makes repeating the message harmless."""

    seat: int
    move: str
    seq: int
    key: str


class UndoMessage(Struct, tag="undo"):
    """Take back the seat's last move."""

    seat: int
    seq: int
    key: str


class ContinueMessage(Struct, tag="continue"):
    """Go on to the next step of a lesson: this one has been read."""

    seat: int
    seq: int
    key: str


class WhyMessage(Struct, tag="why"):
    """Ask why a move is not allowed, or why nothing can be done with a `target` that is pointed at."""

    seat: int
    key: str
    move: str = ""
    target: str = ""


class HintMessage(Struct, tag="hint"):
    """Ask what the computer would play here, and how good its best moves are."""

    seat: int
    key: str


class OrdersMessage(Struct, tag="orders"):
    """Leave standing orders with the table, or change some of them; only the seat itself is told."""

    seat: int
    orders: dict[str, bool | int | str]
    key: str


class ChatMessage(Struct, tag="chat"):
    """Say something at the table."""

    text: str
    key: str


class Ping(Struct, tag="ping"):
    """Keep the connection open."""


FromPage = (
    Hello
    | Look
    | MoveMessage
    | UndoMessage
    | ContinueMessage
    | WhyMessage
    | HintMessage
    | OrdersMessage
    | ChatMessage
    | Ping
)


# --- the socket: from the server ----------------------------------------------------------------------


class Welcome(Struct, tag="welcome"):
    """Answer to hello: the table, and which server process this is."""

    boot: str
    table: TableInfo
    chat: list[Said]


class LessonStep(Struct):
    """Where a lesson stands: message `lesson-ID` says what to do or to know now."""

    id: str
    number: int  # from 1
    steps: int
    asks: bool  # whether a move is asked for; otherwise the page says `continue`
    look: list[str]  # the targets to look at
    rule: str | None
    answered: str | None  # the step whose right move has just been played: `lesson-ID-right` answers it


class FrameMessage(Struct, tag="frame"):
    """Everything this audience may know after log entry `seq`.

    The frame's `events` start at index `events_from` of the whole story: the page drops what it had from
    there on (it was undone) and appends these.
    """

    seq: int
    eyes: int | None
    events_from: int
    frame: Frame
    deadline: float | None  # seconds left for the decision, if there is a clock
    orders: dict[str, bool | int | str]  # the standing orders of this seat
    lesson: LessonStep | None  # for the seat that learns, until the lesson is over


class Seats(Struct, tag="seats"):
    """Somebody came or left, or a computer took over; also sent when the table starts or ends."""

    table: TableInfo


class Ack(Struct, tag="ack"):
    """The message with this key is done and safe on disk."""

    key: str
    seq: int


class Refused(Struct, tag="refused"):
    """The message with this key changed nothing, with the reason."""

    key: str | None
    problem: Problem


class WhyAnswer(Struct, tag="why_answer"):
    """Why a move is not allowed; no problem means that it is allowed, or that a target means no move."""

    key: str
    move: str
    problem: Problem | None


class HintMove(Struct):
    """A move worth considering: its reason, and its chance to win once it has been searched."""

    move: str
    reason: str
    args: dict[str, Any]
    chance: float | None = None  # the share of victory if everybody plays on as the computer would
    error: float | None = None  # its standard error
    margin: float | None = None  # the expected margin over the best opponent, in points


class HintAnswer(Struct, tag="hint_answer"):
    """The best moves, the best first. While `searching`, another answer with the same key follows."""

    key: str
    moves: list[HintMove]
    searching: bool


class Said(Struct, tag="said"):
    """One line of chat."""

    at: str
    name: str
    seat: int | None
    text: str


class Pong(Struct, tag="pong"):
    """The connection is open."""


FromServer = Welcome | FrameMessage | Seats | Ack | Refused | WhyAnswer | HintAnswer | Said | Pong
