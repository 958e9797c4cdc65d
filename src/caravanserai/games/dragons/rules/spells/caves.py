"""Spells on the dragon caves: Dragon Leaves and Dragon's Return (DRA-DRAGONLEAVES, DRA-DRAGONRETURN)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.parts import NONE
from caravanserai.games.dragons.rules.caves import empty_cave, fill_cave
from caravanserai.games.dragons.rules.spells.spell import SpellAtSpace
from caravanserai.games.dragons.state import Dragons, Play


class SpellAtCave(SpellAtSpace):
    """A spell that names a cave which has not been tallied (DRA-DRAGONLEAVES.1, DRA-DRAGONRETURN.1)."""

    def can_name(self, s: Dragons, space: i64) -> bool:
        return s.parts.kind_of[space] != NONE and space >= s.current


class DragonLeaves(SpellAtCave):
    """Treasures come to a cave that has none (DRA-DRAGONLEAVES.1)."""

    def is_target(self, s: Dragons, space: i64) -> bool:
        kind = s.parts.kind_of[space]
        return self.can_name(s, space) and s.cave_units(kind) == 0 and s.bank[kind] > 0

    def take_effect(self, s: Dragons, play: Play) -> bool:
        if not self.is_target(s, play.space):
            return False
        s.change_bank()
        s.change_shelves()
        fill_cave(s, s.parts.kind_of[play.space], s.parts.new_shelves)
        s.find_open_spaces()
        return True


class DragonReturn(SpellAtCave):
    """All treasures of a cave return to the bank (DRA-DRAGONRETURN.1)."""

    def is_target(self, s: Dragons, space: i64) -> bool:
        return self.can_name(s, space) and s.cave_units(s.parts.kind_of[space]) > 0

    def take_effect(self, s: Dragons, play: Play) -> bool:
        kind = s.parts.kind_of[play.space]
        units = empty_cave(s, kind)
        if units > 0:
            s.note(events.CAVE_EMPTIED, units, kind)
        return units > 0
