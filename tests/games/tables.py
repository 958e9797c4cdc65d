"""Tables for tests, whatever the game: arranged in a few lines, played in the move notation."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from caravanserai.kernel.game import Document
from caravanserai.kernel.journal import SeenEvent
from caravanserai.kernel.refusal import Value
from caravanserai.kernel.state import State
from caravanserai.kernel.table import PUBLIC, Table

Played = TypeVar("Played", bound=State)
Seen = TypeVar("Seen")


class GameTable(Generic[Played, Seen]):
    """A table that speaks the players' language: moves, things and events as short texts."""

    played: type[Played]  # the state of the game
    seen: type[Seen]  # what a seat sees of it

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def state(self) -> Played:
        assert isinstance(self.table.state, self.played)
        return self.table.state

    # --- playing --------------------------------------------------------------------------------

    def play(self, seat: int, *moves: str) -> list[SeenEvent]:
        """Play moves for a seat, and hand back what the public saw of them."""
        before = len(self.table.journal.events)
        for move in moves:
            self.table.play(seat, self.table.game.space.parse(move))
        return self.events()[before:]

    def play_default(self) -> None:
        seat = self.waiting[0]
        self.table.play(seat, self.table.default(seat))

    def default_until(self, *decisions: str) -> list[SeenEvent]:
        """Let every clock run out until the table asks one of these, or the game is over."""
        before = len(self.table.journal.events)
        while not self.table.over and self.asks not in decisions:
            self.play_default()
        return self.events()[before:]

    # --- what is asked ----------------------------------------------------------------------------

    @property
    def waiting(self) -> list[int]:
        return self.table.waiting

    @property
    def asks(self) -> str:
        """The decision the table waits for."""
        return self.table.decision().kind

    @property
    def about(self) -> dict[str, Value]:
        return self.table.decision().args

    def default(self, seat: int) -> str:
        return self.table.default(seat).text

    def why_not(self, seat: int, move: str) -> tuple[str, str, dict[str, Value]]:
        """The rule, the sentence and its arguments that forbid a move."""
        refusal = self.table.why_not(seat, self.table.game.space.parse(move))
        assert refusal is not None, f"{move} is legal"
        args = dict(refusal.args_)
        if "when" in args:  # such a refusal always names the family of the move, whose `when-` text is said
            space = self.table.game.space
            assert args.pop("when") == space.family_of(space.parse(move)).name
        return refusal.rule, refusal.key, args

    # --- what is seen -----------------------------------------------------------------------------

    def view(self, audience: int = PUBLIC) -> Seen:
        view = self.table.view(audience)
        assert isinstance(view, self.seen)
        return view

    def scores(self) -> list[int]:
        return self.table.scores()

    def events(self, audience: int = PUBLIC) -> list[SeenEvent]:
        return self.table.events(audience)

    def position(self) -> Document:
        return self.table.position()


def names(events: list[SeenEvent]) -> list[str]:
    return [event.name for event in events]


def only(events: list[SeenEvent], name: str) -> list[dict[str, Any]]:
    """The arguments of the events with this name."""
    return [dict(event.args) for event in events if event.name == name]
