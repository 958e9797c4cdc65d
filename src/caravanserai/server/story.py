"""A table as its log tells it: entries are applied one by one, and the same ones give the same table."""

from __future__ import annotations

import copy
import zlib
from collections.abc import Callable
from typing import Any

from caravanserai.games import load
from caravanserai.kernel.chance import commitment
from caravanserai.kernel.game import Document, Game
from caravanserai.kernel.lesson import Tutor, lesson_of
from caravanserai.kernel.record import FORMAT, VERSION, digest
from caravanserai.kernel.state import UNSEALED
from caravanserai.kernel.table import PUBLIC, Table
from caravanserai.kernel.view.scene import Words
from caravanserai.server.protocol import Ending, Status
from caravanserai.server.records import Card, Entry, Seat, Setup, allowing_hints, hints_on, older_rules


class Story:
    """The fold of one log. Does no I/O and reads no clock.

    A story that others may look at never changes: the next entry is applied to a copy, which replaces it.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats: list[Seat] = [copy.copy(seat) for seat in setup.seats]
        self.host = setup.host
        self.head = 0
        self.moved = setup.created
        self.closed = False  # everybody left before it began, or the only person put it away
        self.start_now = False  # the host does not wait for those who are not ready
        self.ended: Ending | None = None  # why it cannot be played to the end
        self.rematch: str | None = None
        self.removed: list[str] = []  # guests the host removed: they need a new invitation to come back
        self.watchers_chat = False
        self.others_add_players = False
        self.allowing: dict[str, bool] = {}  # guests who have said whether they allow hints
        self.table: Table | None = None
        self.tutor: Tutor | None = None  # leads the lesson, if this is one and it is not over yet
        self.keys: dict[str, int] = {}  # the entry created by each client key
        self.marks: list[int] = [0]  # how many events had happened after each entry
        self.whens: dict[int, Words] = {}  # how far the game has come, by its rounds: only the last one
        self.asked: list[float] = []  # for each number of moves, when the decision after them was put
        self.by_person: list[bool] = []  # for each move, whether a person made it, or left orders for it
        self.decision_since = 0  # the entry after which the current decision was put
        self._start_when_full(setup.created)
        self.marks[0] = self._events()

    def clone(self) -> Story:
        """An independent copy for the next entry."""
        twin = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list | dict | set):
                setattr(twin, name, copy.copy(value))
        twin.seats = [copy.copy(seat) for seat in self.seats]
        twin.table = None if self.table is None else self.table.clone()
        if twin.tutor is not None and twin.table is not None:
            twin.tutor = twin.tutor.clone(twin.table)
        return twin

    def _start_when_full(self, at: float) -> None:
        """Start the game once no seat is open and nobody has to be waited for."""
        if self.table is not None or self.closed or self.open_seats or not self.all_ready:
            return
        names = [seat.name for seat in self.seats]
        setup = self.setup
        if setup.lesson:
            self._begin_lesson(load(setup.game), names)
        else:
            self.table = Table(load(setup.game), len(names), setup.seed, dict(setup.options), names=names)
        self._put_decision(at)
        self.decision_since = self.head

    def _begin_lesson(self, game: Game, names: list[str]) -> None:
        lesson = lesson_of(game)
        if lesson is None:
            raise ValueError(f"{game.id} has no lesson any more")
        self.table = lesson.table(game, names)
        self.tutor = Tutor(lesson, self.table)

    def _put_decision(self, at: float) -> None:
        """Note when the decisions since the last move were put; a lesson plays several moves at once."""
        assert self.table is not None
        self.asked += [at] * (self.table.seq + 1 - len(self.asked))
        # the moves of a lesson are never undone, so nobody asks who made them
        self.by_person += [True] * (self.table.seq - len(self.by_person))

    def _events(self) -> int:
        return 0 if self.table is None else len(self.table.journal.events)

    # --- what can be derived -----------------------------------------------------------------------

    @property
    def begun(self) -> bool:
        return self.table is not None

    @property
    def open_seats(self) -> bool:
        return any(seat.kind == "open" for seat in self.seats)

    @property
    def all_ready(self) -> bool:
        """Whether nobody has to be waited for; one person among computers is always ready."""
        if self.start_now or not self.setup.ready_check or len(self.guests()) < 2:
            return True
        return all(seat.ready or seat.by_computer for seat in self.seats if seat.guest is not None)

    @property
    def status(self) -> Status:
        if self.ended is not None:
            return "ended"
        if self.closed:
            return "closed"
        if self.table is None:
            return "gathering"
        return "over" if self.table.over else "playing"

    @property
    def waiting(self) -> list[int]:
        return [] if self.table is None or self.closed or self.ended is not None else self.table.waiting

    @property
    def sealed(self) -> bool:
        """Whether several seats are choosing at once, in secret."""
        return self.table is not None and bool(self.table.state.sealed)

    def has_sealed(self, seat: int) -> bool:
        """Whether a seat has made its choice while others are still thinking."""
        return self.table is not None and self.sealed and self.table.state.sealed[seat] != UNSEALED

    def card(self) -> Card:
        """The table at a glance."""
        shown = None if self.ended is not None else self.table  # a game that failed may fail at this too
        scores = [] if shown is None else shown.scores(PUBLIC)
        seats = [copy.copy(seat) for seat in self.seats]
        chance = None if self.table is None else fingerprint(self.table)
        card = Card(self.status, seats, self.host, self.moved, self.waiting, scores, self.rematch)
        card.removed, card.chance = len(self.removed), chance
        card.watchers_chat, card.others_add_players = self.watchers_chat, self.others_add_players
        card.allowing = dict(self.allowing)
        card.ended_by = self.ended
        card.when = self._when()
        return card

    def _when(self) -> Words | None:
        """How far a game in play has come, as everybody sees it; looked up once a round."""
        if self.table is None or self.status != "playing":
            return None
        try:
            rounds = self.table.state.rounds()
            if rounds not in self.whens:
                self.whens = {rounds: self.table.scene(PUBLIC).when}
        except Exception:  # a game that cannot say it is still played, and its author hears of it elsewhere
            return None
        return self.whens[rounds]

    @property
    def hints(self) -> bool:
        """Whether hints are given at this table."""
        return hints_on(self.seats, allowing_hints(self.setup, self.seats, self.allowing))

    @property
    def peopled(self) -> bool:
        """Whether anybody but computers plays, or may still come to play, at a table that is not over."""
        if self.status != "playing" or self.tutor is not None:
            return True
        return not all(seat.by_computer for seat in self.seats)

    def agrees_with(self, card: Card) -> bool:
        """Whether the rules that produced the card gave the same game."""
        now = self.card()
        if (now.status, now.waiting) != (card.status, card.waiting):
            return False
        if card.chance is None and card.status != "over":  # an older card: its scores include hidden points
            return True
        return now.scores == card.scores and card.chance in (None, now.chance)

    def check_options(self) -> None:
        """Raise if the game could not begin with this table's options."""
        load(self.setup.game).fill_options(dict(self.setup.options), len(self.seats))

    def guests(self) -> set[str]:
        return {seat.guest for seat in self.seats if seat.guest is not None}

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that belong to a guest, even while a computer plays for them."""
        if guest is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    def named_seats(self, guest: str) -> list[int]:
        """The seats that bear a guest's own name: players on the same device have names of their own."""
        return [number for number in self.seats_of(guest) if self.seats[number].kind == "person"]

    def others_play(self, guest: str) -> bool:
        """Whether other people sit at the table who have not resigned."""
        return any(seat.guest not in (None, guest) and not seat.resigned for seat in self.seats)

    def computers_to_move(self) -> list[int]:
        """The computer-played seats that owe a decision; in a lesson they play what it says."""
        if self.tutor is not None:
            return []
        return [seat for seat in self.waiting if self.seats[seat].by_computer]

    def computers_beside(self, seat: int) -> int:
        """The seats whose moves a seat may undo together with its own, as a bit mask.

        All the others, if computers play them all now; but no move that a person made before leaving.
        """
        others = [number for number in range(len(self.seats)) if number != seat]
        if self.table is None or not all(self.seats[number].by_computer for number in others):
            return 0
        found = sum(1 << number for number in others)
        for move, by_person in zip(reversed(self.table.entries), reversed(self.by_person), strict=True):
            if move.seat == seat:
                break
            if by_person:
                found &= ~(1 << move.seat)
        return found

    def undo_reaches(self, seat: int) -> int:
        """How many moves remain if a seat undoes its last one; refused if it cannot."""
        assert self.table is not None
        return self.table.undo_reaches(seat, self.computers_beside(seat))

    def deadline(self) -> float | None:
        """When the clock of the people being asked runs out."""
        if self.setup.clock is None or not self.waiting or self.computers_to_move():
            return None
        return self.asked[-1] + self.setup.clock

    def due(self) -> float | None:
        """When something must happen automatically: at once for a computer, or when a clock runs out."""
        if self.computers_to_move():
            return self.moved
        return self.deadline()

    def events_from(self, last: int | None) -> int:
        """The first event to send again to a page that saw entry `last`; undo may reach back before it."""
        if last is None or not 0 <= last <= self.head:
            return 0
        return min(self.marks[last:])

    # --- what happens ------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Apply the next entry. A move the rules forbid raises before anything changes."""
        if entry.seq != self.head + 1:
            raise ValueError(f"entry {entry.seq} cannot follow {self.head} at table {self.setup.id}")
        _CHANGES[entry.kind](self, entry.payload, entry)
        self.head = entry.seq
        if entry.client_key is not None:
            self.keys[entry.client_key] = entry.seq
        self._start_when_full(entry.at)
        self.marks.append(self._events())

    def _move(self, payload: dict[str, Any], entry: Entry) -> None:
        assert self.table is not None
        if self.tutor is not None:
            self.tutor.play(payload["move"])
            self._follow_lesson(entry)
            return
        self.table.play(payload["seat"], payload["move"])
        stands = self.has_sealed(payload["seat"])  # others are still choosing
        # nobody gains time from another person's choice, or loses time while computers think
        by_person = payload.get("by") != "computer"
        self.asked.append(self.asked[-1] if stands and by_person else entry.at)
        self.by_person.append(by_person)
        self.moved = entry.at
        if not stands:
            self.decision_since = entry.seq

    def _continue(self, payload: dict[str, Any], entry: Entry) -> None:
        """What there was to read in a lesson has been read."""
        assert self.tutor is not None
        self.tutor.advance()
        self._follow_lesson(entry)

    def _follow_lesson(self, entry: Entry) -> None:
        """The lesson has gone on, with everything that happens before its next step."""
        assert self.tutor is not None
        self._put_decision(entry.at)
        self.moved = entry.at
        self.decision_since = entry.seq
        if self.tutor.finished:
            self.tutor = None

    def _undo(self, payload: dict[str, Any], entry: Entry) -> None:
        """Undo a seat's last move, and what computers did since; older entries do not say how far (`to`)."""
        assert self.table is not None
        seat, moves = payload["seat"], self.table.seq
        computers = self.computers_beside(seat) if "to" in payload else 0
        to = self.table.undo_reaches(seat, computers)
        if payload.get("to", to) != to:
            raise ValueError(f"an undo of seat {seat} goes back to {to}, not to {payload['to']}")
        sealed = self.has_sealed(seat)
        self.table.undo(seat, computers)
        del self.asked[to + 1 :]  # an undo gives no time back
        del self.by_person[to:]
        self.moved = entry.at
        if not sealed or moves - to > 1:  # reopening one sealed choice leaves the others' decision as it is
            self.decision_since = entry.seq

    def _join(self, payload: dict[str, Any], entry: Entry) -> None:
        """Take a seat; whoever adds a player on the same device is as ready as before."""
        ready = any(self.seats[number].ready for number in self.seats_of(payload["guest"]))
        self.seats[payload["seat"]] = Seat(payload["kind"], payload["guest"], payload["name"], ready=ready)

    def _ready(self, payload: dict[str, Any], entry: Entry) -> None:
        for number in self.seats_of(payload["guest"]):
            self.seats[number].ready = payload["ready"]

    def _start(self, payload: dict[str, Any], entry: Entry) -> None:
        """The host starts the game without waiting for those who are not ready."""
        self.start_now = True

    def _rename(self, payload: dict[str, Any], entry: Entry) -> None:
        """Change the name of a guest's own seat; players on the same device keep theirs."""
        for number in self.named_seats(payload["guest"]):
            self.seats[number].name = payload["name"]
        if self.table is not None:
            self.table.names = [seat.name for seat in self.seats]

    def _change(self, payload: dict[str, Any], entry: Entry) -> None:
        """Fill or open a seat; a guest removed by this loses all their seats."""
        if "removes" in payload:
            self.removed.append(payload["removes"])
            for number in self.seats_of(payload["removes"]):
                self.seats[number] = Seat("open")
        self.seats[payload["seat"]] = Seat(
            payload["kind"],
            payload.get("guest"),
            payload.get("name", ""),
            payload.get("level"),
            ready=payload.get("ready", False),
        )

    def _leave(self, payload: dict[str, Any], entry: Entry) -> None:
        """Before the game a seat is given up; during it a computer plays on, and a lesson is over."""
        self.tutor = None
        for number in self.seats_of(payload["guest"]):
            if self.begun:
                self.seats[number].away = True
            else:
                self.seats[number] = Seat("open")
        if not self.begun and self.host == payload["guest"]:
            self.host = next((seat.guest for seat in self.seats if seat.guest is not None), self.host)
            self.closed = not self.guests()

    def _return(self, payload: dict[str, Any], entry: Entry) -> None:
        for number in self.seats_of(payload["guest"]):
            self.seats[number].away = self.seats[number].resigned

    def _resign(self, payload: dict[str, Any], entry: Entry) -> None:
        """Give up the game: a computer plays the guest's seats to the end."""
        for number in self.seats_of(payload["guest"]):
            self.seats[number].away = self.seats[number].resigned = True

    def _timeout(self, payload: dict[str, Any], entry: Entry) -> None:
        self.seats[payload["seat"]].away = True

    def _carry(self, payload: dict[str, Any], entry: Entry) -> None:
        """Move all of a guest's seats, and the host's role, to another device."""
        for number in self.seats_of(payload["from"]):
            self.seats[number].guest = payload["to"]
            self.seats[number].away = self.seats[number].resigned
        if self.host == payload["from"]:
            self.host = payload["to"]
        if payload["from"] in self.allowing:
            self.allowing[payload["to"]] = self.allowing.pop(payload["from"])

    def _allow(self, payload: dict[str, Any], entry: Entry) -> None:
        """The host decides what others may do at the table."""
        self.watchers_chat = payload.get("watchers_chat", self.watchers_chat)
        self.others_add_players = payload.get("others_add_players", self.others_add_players)

    def _hints(self, payload: dict[str, Any], entry: Entry) -> None:
        """A person allows hints, or does not any more."""
        self.allowing[payload["guest"]] = payload["allow"]

    def _rematch(self, payload: dict[str, Any], entry: Entry) -> None:
        self.rematch = payload["table"]

    def _close(self, payload: dict[str, Any], entry: Entry) -> None:
        """Put a table away at which nobody else plays."""
        self.closed = True
        self.moved = entry.at

    def _end(self, payload: dict[str, Any], entry: Entry) -> None:
        self.ended = payload["reason"]
        self.moved = entry.at


_CHANGES: dict[str, Callable[[Story, dict[str, Any], Entry], None]] = {
    "move": Story._move,
    "undo": Story._undo,
    "continue": Story._continue,
    "join": Story._join,
    "ready": Story._ready,
    "start": Story._start,
    "change": Story._change,
    "rename": Story._rename,
    "leave": Story._leave,
    "return": Story._return,
    "timeout": Story._timeout,
    "resign": Story._resign,
    "carry": Story._carry,
    "rematch": Story._rematch,
    "allow": Story._allow,
    "close": Story._close,
    "hints": Story._hints,
    "end": Story._end,
}


def rebuild(setup: Setup, entries: list[Entry]) -> Story:
    """The table after all its entries."""
    story = Story(setup)
    for entry in entries:
        story.apply(entry)
    return story


def fingerprint(table: Table) -> int:
    """A short fingerprint of all chance outcomes at a table."""
    return zlib.crc32(" ".join(map(str, table.chance.outcomes[: int(table.chance.drawn)])).encode())


# --- games under older rules ------------------------------------------------------------------------------


class OldStory(Story):
    """A table whose game the current rules cannot replay: only its card and the moves as text are left."""

    def __init__(self, setup: Setup, card: Card, entries: list[Entry]) -> None:
        super().__init__(setup)
        self.last_card = card
        self.seats = [copy.copy(seat) for seat in card.seats]
        self.host = card.host
        self.moved = card.moved
        self.rematch = card.rematch
        self.ended = (card.ended_by or "rules") if card.status == "ended" else None
        self.moves: list[tuple[int, str]] = []
        for entry in entries:
            self._note(entry)

    def _start_when_full(self, at: float) -> None:
        """No game starts here any more."""

    def _note(self, entry: Entry) -> None:
        """Apply an entry that the card already includes."""
        if entry.kind == "move":
            self._move(entry.payload, entry)
        elif entry.kind == "undo":
            self._undo(entry.payload, entry)
        self.head = entry.seq
        self.marks.append(0)
        if entry.client_key is not None:
            self.keys[entry.client_key] = entry.seq

    def _move(self, payload: dict[str, Any], entry: Entry) -> None:
        self.moves.append((payload["seat"], payload["move"]))

    def _undo(self, payload: dict[str, Any], entry: Entry) -> None:
        del self.moves[payload.get("to", len(self.moves) - 1) :]

    @property
    def begun(self) -> bool:
        return True

    @property
    def status(self) -> Status:
        return "ended" if self.ended is not None else self.last_card.status

    @property
    def must_end(self) -> bool:
        """Whether people are still waiting for something that can never happen."""
        return self.status in ("gathering", "playing")

    def card(self) -> Card:
        seats = [copy.copy(seat) for seat in self.seats]
        card = Card(self.status, seats, self.host, self.moved, [], self.last_card.scores, self.rematch)
        card.chance = self.last_card.chance
        card.ended_by = self.ended
        return card

    def record(self) -> Document:
        """What the log holds of the game, in the form of a record; the chance outcomes are not in it."""
        document: Document = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.setup.game,
            "rules_version": self.setup.rules_version,
            "players": len(self.seats),
            "options": self.setup.options,
            "names": [seat.name for seat in self.seats],
            "commitment": None if self.setup.lesson else commitment(self.setup.seed),
            "seed": None if self.setup.lesson else self.setup.seed.hex(),
            "position": None,
            "setup": "",
            "moves": [f"{seat} {move}" for seat, move in self.moves],
            "scores": self.last_card.scores,
            "over": self.status == "over",
        }
        document["digest"] = digest(document)
        return document


def read_story(setup: Setup, entries: list[Entry], card: Card) -> Story:
    """The table under the current rules, or what is left of it if they give a different game."""
    same_rules = not older_rules(setup)
    if same_rules and card.status != "over":
        return rebuild(setup, entries)  # a failure here is our bug to fix, and must not end the game
    try:
        story = rebuild(setup, entries)
        story.check_options()
    except Exception:
        return OldStory(setup, card, entries)
    return story if same_rules or story.agrees_with(card) else OldStory(setup, card, entries)
