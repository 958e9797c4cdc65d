"""What the database holds, as structs: seats, a table's set-up, log entries, and a table's summary card."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Any, Literal

from msgspec import Struct, field

from caravanserai.games import UnknownGame, load
from caravanserai.kernel.chance import commitment
from caravanserai.kernel.game import Game
from caravanserai.kernel.lesson import lesson_of
from caravanserai.kernel.view.scene import Words
from caravanserai.server.protocol import Ending, Level, SeatInfo, SeatKind, Status, TableInfo
from caravanserai.server.times import iso

EntryKind = Literal[
    "move",
    "undo",
    "continue",
    "join",
    "ready",
    "start",
    "change",
    "rename",
    "leave",
    "return",
    "timeout",
    "resign",
    "carry",
    "rematch",
    "allow",
    "close",
    "hints",
    "end",
]
TableOptions = dict[str, bool | int | str]


class Seat(Struct):
    """Who sits in a seat, and whether a computer is playing for them."""

    kind: SeatKind
    guest: str | None = None
    name: str = ""
    level: Level | None = None
    away: bool = False
    ready: bool = False  # for the game to start
    resigned: bool = False  # for good; such a seat is always away

    @property
    def by_computer(self) -> bool:
        return self.kind == "bot" or self.away


class Setup(Struct, frozen=True):
    """How a table was set up; everything later is in the log."""

    id: str
    game: str
    rules_version: int
    options: TableOptions
    seats: list[Seat]
    clock: int | None
    listed: bool
    host: str
    created: float
    seed: bytes
    lesson: str = ""  # the edition of the game's lesson, if this is one
    ready_check: bool = False  # tables of earlier versions start as soon as no seat is open
    hints: bool | None = None  # whether people who sit down allow hints; None: if they are alone

    def invite(self, removed: int) -> str:
        """The secret part of the link, derived from the table's secret; it changes if a guest is removed."""
        which = self.id if not removed else f"{self.id}\n{removed}"
        digest = hmac.new(self.seed, b"caravanserai invite\n" + which.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:24]).decode()


class Entry(Struct):
    """One log entry."""

    seq: int
    at: float
    kind: EntryKind
    payload: dict[str, Any] = field(default_factory=dict)
    client_key: str | None = None
    process: str = ""


class Card(Struct):
    """A table at a glance, derived from the log after each entry so that a lobby need not replay it."""

    status: Status
    seats: list[Seat]
    host: str
    moved: float
    waiting: list[int]
    scores: list[int]
    rematch: str | None = None
    removed: int = 0  # how many guests the host has removed
    watchers_chat: bool = False
    others_add_players: bool = False
    allowing: dict[str, bool] = {}  # guests who have said whether they allow hints
    ended_by: Ending | None = None
    when: Words | None = None  # how far the game has come, as everybody sees it
    chance: int | None = None  # a fingerprint of the chance outcomes, to recognise the same game


class ChatLine(Struct):
    """One stored chat line."""

    id: int
    at: float
    name: str
    seat: int | None
    text: str


def table_info(setup: Setup, card: Card, viewer: str | None, present: set[str]) -> TableInfo:
    """A table as far as one guest may know it."""
    sits = any(seat.guest == viewer for seat in card.seats) if viewer is not None else False
    over = card.status == "over"
    allowing = allowing_hints(setup, card.seats, card.allowing)
    return TableInfo(
        id=setup.id,
        game=setup.game,
        status=card.status,
        players=len(card.seats),
        options=setup.options,
        seats=[_seat_info(number, seat, viewer, present, allowing) for number, seat in enumerate(card.seats)],
        clock=setup.clock,
        listed=setup.listed,
        host=viewer is not None and card.host == viewer,
        lesson=setup.lesson != "",
        commitment=None if setup.lesson else commitment(setup.seed),
        seed=setup.seed.hex() if over and not setup.lesson else None,
        created=iso(setup.created),
        moved=iso(card.moved),
        waiting=card.waiting,
        scores=card.scores if over else [],  # cards written by earlier versions include secret points
        rematch=card.rematch,
        invite=setup.invite(card.removed) if sits and card.status == "gathering" else None,
        watchers_chat=card.watchers_chat,
        ready_check=setup.ready_check,
        others_add_players=card.others_add_players,
        hints=hints_on(card.seats, allowing),
        older_rules=older_rules(setup),
        ended_by=(card.ended_by or "rules") if card.status == "ended" else None,
    )


def older_rules(setup: Setup) -> bool:
    """Whether a table was set up under a different version of its game's rules or lesson."""
    try:
        game = load(setup.game)
    except UnknownGame:
        return True
    return game.rules_version != setup.rules_version or setup.lesson not in ("", edition_of(game))


def edition_of(game: Game) -> str:
    """Which edition of its lesson a game has; none if it has no lesson."""
    lesson = lesson_of(game)
    return "" if lesson is None else lesson.edition


def allowing_hints(setup: Setup, seats: list[Seat], said: dict[str, bool]) -> set[str]:
    """The guests who allow hints: they have said so, or sat down where hints are usual and said nothing."""
    people = [seat.guest for seat in seats if seat.guest is not None]
    alone = len(people) == 1 and all(seat.kind != "open" for seat in seats)
    usual = alone if setup.hints is None else setup.hints
    return {guest for guest in people if said.get(guest, usual)}


def hints_on(seats: list[Seat], allowing: set[str]) -> bool:
    """Whether every person at the table allows hints, also one for whom a computer plays for now."""
    return all(seat.guest in allowing for seat in seats if seat.guest is not None)


def _seat_info(
    number: int, seat: Seat, viewer: str | None, present: set[str], allowing: set[str]
) -> SeatInfo:
    return SeatInfo(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        mine=viewer is not None and seat.guest == viewer,
        present=seat.kind == "bot" or (seat.guest is not None and seat.guest in present),
        bot_for_now=seat.away,
        ready=seat.ready or seat.by_computer,
        resigned=seat.resigned,
        allows_hints=seat.guest in allowing,
    )
