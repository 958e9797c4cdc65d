"""What travels between the page and the server: every message, as typed structs.

The page's TypeScript types are generated from this module, so it is the only definition of the wire.
Requests that change something carry the header `X-Caravanserai: 1` and a same-origin `Origin`.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from caravanserai.kernel.view.frame import Frame

SeatKind = Literal["person", "local", "bot", "open"]
Level = Literal["apprentice", "merchant", "master"]
Status = Literal["gathering", "playing", "over", "closed", "ended"]  # ended: the rules have changed
# Why the server itself refuses; all other Problem keys are those of refusals by the kernel or the game.
ServerProblem = Literal[
    "away",  # a computer is playing for you: come back first
    "ambiguous",  # {text, moves}: the abbreviation matches several moves
    "bad_carry_link",  # unknown, used or older than ten minutes
    "bad_invite",
    "bad_name",  # no visible characters
    "bad_options",  # {why}: the key of a fault, and its arguments
    "bad_orders",  # no such standing order, or a value it does not allow
    "bad_players",  # {why}: as above
    "bad_request",  # the body or the message cannot be read
    "chat_closed",  # only people seated at the table may chat
    "closed",  # the table is closed
    "name_taken",  # {name}: somebody at the table has a name that looks like it
    "not_at_table",
    "not_gathering",
    "not_host",
    "not_over",
    "not_started",
    "not_your_seat",
    "older_rules",  # the current rules can no longer show this game
    "no_advice",  # the game has no advice for this moment
    "no_open_seat",
    "no_such_frame",
    "no_such_game",
    "no_such_page",
    "no_such_table",
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


class OrderInfo(Struct):
    """A standing order that a person may leave with the table."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str


class GameInfo(Struct):
    """One game on the shelf."""

    id: str
    title: str
    players: list[int]
    minutes: list[int]
    options: list[OptionInfo]
    orders: list[OrderInfo]
    rule_prefix: str
    rules_version: int


class RuleText(Struct):
    """One rule in the reader's language."""

    id: str
    text: str


class Chapter(Struct):
    """One chapter of a rulebook."""

    title: str
    rules: list[RuleText]


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
    seats: list[SeatWish]
    options: dict[str, bool | int | str] = field(default_factory=dict)
    clock: int | None = None  # seconds per decision, or None for no clock
    listed: bool = False  # whether strangers can find it in the lobby


class SeatInfo(Struct):
    """One seat at a table, as far as everyone may know it."""

    seat: int
    kind: SeatKind
    name: str
    level: Level | None
    mine: bool
    present: bool
    bot_for_now: bool  # a computer plays for a person who left or ran out of time


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
    commitment: str
    seed: str | None  # revealed when the game is over
    created: str
    moved: str
    waiting: list[int]
    scores: list[int]  # only when the game is over; until then frames show what each audience may know
    rematch: str | None
    invite: str | None  # the secret part of the link, for people seated at the table
    watchers_chat: bool  # whether people who are not seated at the table may chat
    others_add_players: bool  # whether players other than the host may add players on their own device
    older_rules: bool  # set up under different rules than the current ones: there may be no frames


class Lobby(Struct):
    """The tables a guest sits at, those waiting for the guest first, and those that anyone may join."""

    mine: list[TableInfo]
    listed: list[TableInfo]


class Join(Struct):
    """Take an open seat; needs the invitation unless the table is listed."""

    invite: str | None = None
    seat: int | None = None
    name: str | None = None
    local: bool = False  # one more player on the same device


class ChangeSeat(Struct):
    """The host fills a seat with a computer, or reopens it."""

    kind: SeatKind
    level: Level | None = None


class ChangeTable(Struct):
    """The host decides what others may do at the table; fields left out stay unchanged."""

    watchers_chat: bool | None = None
    others_add_players: bool | None = None


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


# --- the socket: from the page ------------------------------------------------------------------------


class Hello(Struct, tag="hello"):
    """First message: the last frame this page has, and whose eyes it uses (None: a spectator's)."""

    last: int | None = None
    eyes: int | None = None


class Look(Struct, tag="look"):
    """Switch to another of the guest's own seats: the device was handed over."""

    eyes: int | None


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


class WhyMessage(Struct, tag="why"):
    """Ask why a move is not allowed."""

    seat: int
    move: str
    key: str


class HintMessage(Struct, tag="hint"):
    """Ask what the computer would play here."""

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
    Hello | Look | MoveMessage | UndoMessage | WhyMessage | HintMessage | OrdersMessage | ChatMessage | Ping
)


# --- the socket: from the server ----------------------------------------------------------------------


class Welcome(Struct, tag="welcome"):
    """Answer to hello: the table, and which server process this is."""

    boot: str
    table: TableInfo
    chat: list[Said]


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
    """Why a move is not allowed; no problem means that it is allowed."""

    key: str
    move: str
    problem: Problem | None


class HintAnswer(Struct, tag="hint_answer"):
    """What the computer would play, and its reason."""

    key: str
    move: str
    reason: str
    args: dict[str, Any]


class Said(Struct, tag="said"):
    """One line of chat."""

    at: str
    name: str
    seat: int | None
    text: str


class Pong(Struct, tag="pong"):
    """The connection is open."""


FromServer = Welcome | FrameMessage | Seats | Ack | Refused | WhyAnswer | HintAnswer | Said | Pong
