"""The spaces are resolved one after the other (DRA-TALLY), the dragon caves among them (DRA-CAVE)."""

from __future__ import annotations

from typing import ClassVar

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
from caravanserai.kernel.state import Step


class OpenSpace(Step[Dragons]):
    """The turn of the next space comes, or the end of the round (DRA-TALLY.1, DRA-PRIO.1, .12)."""

    name: ClassVar[str] = "open_space"
    silent: ClassVar[bool] = True

    def run(self, s: Dragons, argument: int) -> None:
        s.turned = False
        if argument == len(s.in_use):
            s.current = len(s.parts.spaces)
            s.push(flow.CLEAN_UP)
            open_window(s, END)
            return
        space = s.in_use[argument]
        s.current = space
        s.push(flow.OPEN_SPACE, argument + 1)
        s.push(flow.CLOSE_SPACE, space)
        s.push(flow.EVALUATE, space)
        s.push(flow.TURN_UP, space)
        open_window(s, BEFORE)


def open_window(s: Dragons, window: i64) -> None:
    """In the magic game things can be played now (DRA-PRIO.1)."""
    if s.magic:
        s.push(flow.RESPOND, s.start << 3 | window)


class TurnUp(Step[Dragons]):
    """The guard, then all tokens of the space are turned face up (DRA-TALLY.3, DRA-GUARD.2, DRA-PRIO.12)."""

    name: ClassVar[str] = "turn_up"
    silent: ClassVar[bool] = True

    def run(self, s: Dragons, argument: int) -> None:
        if argument == GUARD:
            guards = s.change_guards()
            top = len(guards.slots) - 1
            s.show(guards, top, EVERYONE)
            s.note(events.GUARD_SHOWN, guards.card(top))
        pieces.turn_up(s, argument)
        s.turned = True
        if argument == GUARD or s.is_taken(argument) or s.is_open(argument):
            open_window(s, TALLY)


class Evaluate(Step[Dragons]):
    """Whoever is ranked has what the space gives; an empty space is skipped (DRA-TALLY.2, .5)."""

    name: ClassVar[str] = "evaluate"
    silent: ClassVar[bool] = True

    def run(self, s: Dragons, argument: int) -> None:
        if argument == GUARD:
            guard.admit(s)
            return
        ranking = s.ranking(argument)
        if not ranking:
            return
        if s.journal is not None:
            s.journal.add(events.RANKED, [argument, *ranking])
        if s.parts.kind_of[argument] != NONE:
            share_cave(s, s.parts.kind_of[argument], ranking)
        elif argument == TENT:
            city.draw_spells(s, ranking)
        elif argument == DJINN:
            city.help_of_djinn(s, ranking[0])
        elif argument == MARKET:
            s.push(flow.USE_MARKET, ranking[0])
        elif argument == CARAVANSERAI:
            s.push(flow.NAME_START_PLAYER, ranking[0])
        else:
            s.push(flow.SELL_ARTIFACT, argument)


def share_cave(s: Dragons, kind: i64, ranking: list[int]) -> None:
    """Each filled shelf, from the top, to the next player in the ranking (DRA-CAVE.1, .2, .4)."""
    first = kind * s.parts.shelves
    rank = 0
    for shelf in range(s.parts.shelves):
        units = s.shelves[first + shelf]
        if units == 0 or rank == len(ranking):
            continue
        s.shelves[first + shelf] = 0
        s.players[ranking[rank]].treasures[kind] += units
        s.note(events.TREASURE_WON, ranking[rank], units, kind, shelf + 1)
        rank += 1


class CloseSpace(Step[Dragons]):
    """The space has been resolved: what nobody took returns to the bank (DRA-CAVE.3, DRA-RULING.4)."""

    name: ClassVar[str] = "close_space"
    silent: ClassVar[bool] = True

    def run(self, s: Dragons, argument: int) -> None:
        kind = s.parts.kind_of[argument]
        if kind == NONE or s.leftovers_stay:
            return
        units = empty_cave(s, kind)
        if units > 0:
            s.note(events.LEFT_IN_CAVE, units, kind)


def empty_cave(s: Dragons, kind: i64) -> i64:
    """All treasures of a cave return to the bank; says how many (DRA-CAVE.3, DRA-DRAGONRETURN.1)."""
    units = s.cave_units(kind)
    first = kind * s.parts.shelves
    for shelf in range(first, first + s.parts.shelves):
        s.shelves[shelf] = 0
    s.bank[kind] += units
    return units
