"""The spaces are resolved one after the other (DRA-TALLY), the dragon caves among them (DRA-CAVE)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.parts import (
    BEFORE,
    CARAVANSERAI,
    DJINN,
    END,
    GUARD,
    MARKET,
    NONE,
    TALLY,
    TENT,
)
from caravanserai.games.dragons.rules import city, flow, guard, pieces
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.pile import EVERYONE
from caravanserai.kernel.step import SilentStep


class OpenSpace(SilentStep[Dragons]):
    """The turn of the next space comes, or the end of the round (DRA-TALLY.1, DRA-PRIO.1, .12).

    Without magic nothing can be played between: space after space is resolved until somebody may be asked.
    """

    def run(self, s: Dragons, argument: int) -> None:
        """The next space in order, in the magic game with windows (DRA-TALLY.1, .2, .6, DRA-PRIO.12, .15)."""
        for place in range(argument, len(s.in_use)):
            space: i64 = s.in_use[place]
            s.current = space
            s.turned = False
            if s.magic:
                s.push(flow.OPEN_SPACE, place + 1)
                s.push(flow.CLOSE_SPACE, space)
                s.push(flow.EVALUATE, space)
                s.push(flow.TURN_UP, space)
                open_window(s, BEFORE)
                return
            turn_up(s, space)
            s.push(flow.OPEN_SPACE, place + 1)
            s.push(flow.CLOSE_SPACE, space)
            evaluate(s, space)
            return
        s.turned = False
        s.current = len(s.parts.spaces)
        s.push(flow.CLEAN_UP)
        open_window(s, END)


def open_window(s: Dragons, window: i64) -> None:
    """In the magic game things can be played now, the start player first (DRA-PRIO.1, .2, DRA-DEFAULT.2)."""
    if s.magic:
        s.push(flow.RESPOND, s.start << 3 | window)


class TurnUp(SilentStep[Dragons]):
    """The guard, then all tokens of the space are turned face up (DRA-TALLY.3, DRA-GUARD.2, DRA-PRIO.12)."""

    def run(self, s: Dragons, argument: int) -> None:
        turn_up(s, argument)
        if argument == GUARD or s.is_taken(argument) or s.is_open(argument):
            open_window(s, TALLY)


def turn_up(s: Dragons, space: i64) -> None:
    """The guard, then all tokens of the space (DRA-TALLY.3, DRA-GUARD.2)."""
    if space == GUARD:
        guards = s.change_guards()
        top = len(guards.slots) - 1
        s.show(guards, top, EVERYONE)
        s.note(events.GUARD_SHOWN, guards.card(top))
    pieces.turn_up(s, space)
    s.turned = True


class Evaluate(SilentStep[Dragons]):
    """Whoever is ranked has what the space gives; an empty space is skipped (DRA-TALLY.2, .5)."""

    def run(self, s: Dragons, argument: int) -> None:
        evaluate(s, argument)


def evaluate(s: Dragons, space: i64) -> None:
    """What a space gives, and to whom (DRA-TALLY.2, .5, DRA-CAVE.1, DRA-CITY.1, DRA-TENT.1, DRA-GUARD.1)."""
    if space == GUARD:
        guard.admit(s)
        return
    if s.journal is None and s.parts.room_of[space] != NONE:
        if s.is_taken(space):  # the buyers are found one by one: nobody asks for the whole ranking
            s.push(flow.BUY_ARTIFACT, space)
        return
    ranking = s.ranking(space)
    if not ranking:
        return
    if s.journal is not None:
        s.journal.add(events.RANKED, [space, *ranking])
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
    else:
        s.push(flow.BUY_ARTIFACT, space)


def share_cave(s: Dragons, kind: i64, ranking: list[int]) -> None:
    """Each filled shelf, from the top, to the next player in the ranking (DRA-CAVE.1, .2, .4)."""
    first = kind * s.parts.shelves
    rank: i64 = 0
    shelves = s.change_shelves()
    for shelf in range(s.parts.shelves):
        if rank == len(ranking):
            return
        units = shelves[first + shelf]
        if units == 0:
            continue
        shelves[first + shelf] = 0
        s.players[ranking[rank]].change_treasure(kind, units)
        s.note(events.TREASURE_WON, ranking[rank], units, kind, shelf + 1)
        rank += 1


class CloseSpace(SilentStep[Dragons]):
    """The space has been resolved: what nobody took returns to the bank (DRA-CAVE.3, DRA-RULING.4)."""

    def run(self, s: Dragons, argument: int) -> None:
        close_space(s, argument)


def close_space(s: Dragons, space: i64) -> None:
    """What nobody took returns to the bank (DRA-CAVE.3, DRA-RULING.4)."""
    kind: i64 = s.parts.kind_of[space]
    if kind == NONE or s.leftovers_stay:
        return
    units = empty_cave(s, kind)
    if units > 0:
        s.note(events.LEFT_IN_CAVE, units, kind)


def empty_cave(s: Dragons, kind: i64) -> i64:
    """All treasures of a cave return to the bank; says how many (DRA-CAVE.3, DRA-DRAGONRETURN.1)."""
    units = s.cave_units(kind)
    if units > 0:
        first = kind * s.parts.shelves
        shelves = s.change_shelves()
        for shelf in range(first, first + s.parts.shelves):
            shelves[shelf] = 0
        s.change_bank()[kind] += units
    return units
