"""The spaces are resolved one after the other: turned up, ranked, given away (DRA-TALLY)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.dragons import events, parts
from caravanserai.games.dragons.parts import CARAVANSERAI, DJINN, GUARD, MARKET, NONE, TENT
from caravanserai.games.dragons.rules import city, flow, guard, pieces
from caravanserai.games.dragons.rules.carried import PLACE, SPACE
from caravanserai.games.dragons.rules.caves import empty_cave, share_cave
from caravanserai.games.dragons.rules.windows import open_window
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.pile import EVERYONE
from caravanserai.kernel.step import Part, SilentStep, Waiting

_ONE_SPACE: Final = [SPACE]
_RESOLVED_BY: Final[list[int]] = [flow.CLOSE_SPACE, flow.EVALUATE, flow.TURN_UP]  # the last happens first


class OpenSpace(SilentStep[Dragons]):
    """The turn of the next space comes, or the end of the round (DRA-TALLY.1, DRA-PRIO.1, .12)."""

    carries: ClassVar[list[Part]] = [PLACE]

    def run(self, s: Dragons, argument: int) -> None:
        """The next space in order, in the magic game with windows (DRA-TALLY.1, .2, .6, DRA-PRIO.12, .15)."""
        s.turned = False
        if argument == len(s.in_use):
            s.current = len(s.parts.spaces)
            s.push(flow.CLEAN_UP)
            if s.magic:
                open_window(s, parts.END)
            return
        space: i64 = s.in_use[argument]
        s.current = space
        s.push(flow.OPEN_SPACE, argument + 1)
        s.push_all(_RESOLVED_BY, space)
        if s.magic:
            open_window(s, parts.BEFORE)

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        """Either the turn of the present space is still to come, or that of the following one."""
        place = s.in_use.index(s.current) if s.current in s.in_use else len(s.in_use)
        if s.next_step() == flow.OPEN_SPACE:
            return argument == place and s.current != NONE and not s.turned
        return argument == place + 1 <= len(s.in_use)


class TurnUp(SilentStep[Dragons]):
    """The guard, then all tokens of the space are turned face up (DRA-TALLY.3, DRA-GUARD.2, DRA-PRIO.12)."""

    carries: ClassVar[list[Part]] = _ONE_SPACE

    def run(self, s: Dragons, argument: int) -> None:
        if argument == GUARD:
            s.show(s.change_guards(), s.guards.size() - 1, EVERYONE)
            s.note(events.GUARD_SHOWN, s.guards.top())
        pieces.turn_up(s, argument)
        s.turned = True
        if s.magic and (argument == GUARD or s.is_taken(argument) or s.is_open(argument)):
            open_window(s, parts.TALLY)

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        return argument == s.current


class Evaluate(SilentStep[Dragons]):
    """Whoever is ranked has what the space gives; an empty space is skipped (DRA-TALLY.2, .5)."""

    carries: ClassVar[list[Part]] = _ONE_SPACE

    def run(self, s: Dragons, argument: int) -> None:
        """The guard admits, rooms sell, other spaces give to those ranked (DRA-TALLY.2, .5, DRA-GUARD.1)."""
        if argument == GUARD:
            guard.admit(s)
        elif s.parts.room_of[argument] == NONE:
            evaluate(s, argument)
        elif s.is_taken(argument):
            note_ranking(s, argument)
            s.push(flow.BUY_ARTIFACT, SPACE.put(argument))

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        return argument == s.current


def evaluate(s: Dragons, space: i64) -> None:
    """What a cave or a city space gives (DRA-TALLY.2, .5, DRA-CAVE.1, DRA-CITY.1, DRA-TENT.1)."""
    ranking = s.ranking(space)
    if not ranking:
        return
    note_ranking(s, space)
    if s.parts.kind_of[space] != NONE:
        share_cave(s, s.parts.kind_of[space], ranking)
    elif space == TENT:
        city.draw_spells(s, ranking)
    elif space == DJINN:
        city.help_of_djinn(s, ranking[0])
    elif space == MARKET:
        s.push(flow.USE_MARKET, ranking[0])
    elif space == CARAVANSERAI:
        s.push(flow.NAME_START_PLAYER, ranking[0])


def note_ranking(s: Dragons, space: i64) -> None:
    if s.journal is not None:
        s.journal.add(events.RANKED, [int(space), *s.ranking(space)])


class CloseSpace(SilentStep[Dragons]):
    """The space has been resolved: what nobody took returns to the bank (DRA-CAVE.3, DRA-RULING.4)."""

    carries: ClassVar[list[Part]] = _ONE_SPACE

    def run(self, s: Dragons, argument: int) -> None:
        kind: i64 = s.parts.kind_of[argument]
        if kind == NONE or s.switches.leftovers_stay:
            return
        units = empty_cave(s, kind)
        if units > 0:
            s.note(events.LEFT_IN_CAVE, units, kind)

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        return argument == s.current
