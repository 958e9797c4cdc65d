"""Spells that last for the round: Last First, Spy, Taboo and Smuggler.

DRA-LASTFIRST, DRA-SPY, DRA-TABOO, DRA-SMUGGLER.
"""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.parts import GUARD
from caravanserai.games.dragons.rules.spells.spell import Spell, SpellAtSpace
from caravanserai.games.dragons.state import Dragons, Play


class LastFirst(Spell):
    """For the rest of the round every 9 is a 1 and every 1 a 9 (DRA-LASTFIRST.1)."""

    def take_effect(self, s: Dragons, play: Play) -> bool:
        s.swapped_from = max(s.current, 0)
        s.note(events.VALUES_SWAPPED, play.seat)
        return True


class Spy(Spell):
    """From now on all opponents place their tokens face up (DRA-SPY.1)."""

    def take_effect(self, s: Dragons, play: Play) -> bool:
        s.spy = play.seat
        s.note(events.SPY_AT_WORK, play.seat)
        return True


class Taboo(SpellAtSpace):
    """No further token can come to a space (DRA-TABOO.1)."""

    def is_target(self, s: Dragons, space: i64) -> bool:
        return space != GUARD and self.can_name(s, space)

    def can_name(self, s: Dragons, space: i64) -> bool:
        return space >= s.current

    def take_effect(self, s: Dragons, play: Play) -> bool:
        s.taboo |= 1 << play.space
        s.find_open_spaces()
        s.note(events.SPACE_CLOSED, play.space)
        return True


class Smuggler(Spell):
    """The caster holds every city space that has no token (DRA-SMUGGLER.1)."""

    def is_castable(self, s: Dragons, seat: i64) -> bool:
        return any(not s.is_taken(space) for space in s.parts.city)

    def take_effect(self, s: Dragons, play: Play) -> bool:
        s.smuggler = play.seat
        for space in s.parts.city:
            if not s.is_taken(space):
                s.smuggled |= 1 << space
                s.note(events.SMUGGLED, play.seat, space)
        return s.smuggled != 0
