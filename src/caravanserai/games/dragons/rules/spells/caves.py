"""Spells on the dragon caves: Dragon Leaves and Dragon's Return (DRA-DRAGONLEAVES, DRA-DRAGONRETURN)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.parts import DRAGON_LEAVES, DRAGON_RETURN, NONE
from caravanserai.games.dragons.rules.round import fill_cave
from caravanserai.games.dragons.rules.spells.spell import SpellAtSpace
from caravanserai.games.dragons.rules.tally import empty_cave
from caravanserai.games.dragons.state import Dragons, Play


class DragonLeaves(SpellAtSpace):
    """Treasures come to a cave that has none (DRA-DRAGONLEAVES.1)."""

    def __init__(self) -> None:
        super().__init__(DRAGON_LEAVES)

    def is_target(self, s: Dragons, space: i64) -> bool:
        kind = s.parts.kind_of[space]
        return kind != NONE and space >= s.current and s.cave_units(kind) == 0 and s.bank[kind] > 0

    def take_effect(self, s: Dragons, play: Play) -> bool:
        if not self.is_target(s, play.space):
            return False
        s.change_bank()
        s.change_shelves()
        fill_cave(s, s.parts.kind_of[play.space], s.parts.new_shelves)
        s.find_open_spaces()
        return True


class DragonReturn(SpellAtSpace):
    """All treasures of a cave return to the bank (DRA-DRAGONRETURN.1)."""

    def __init__(self) -> None:
        super().__init__(DRAGON_RETURN)

    def is_target(self, s: Dragons, space: i64) -> bool:
        kind = s.parts.kind_of[space]
        return kind != NONE and space >= s.current and s.cave_units(kind) > 0

    def take_effect(self, s: Dragons, play: Play) -> bool:
        kind = s.parts.kind_of[play.space]
        units = empty_cave(s, kind)
        if units > 0:
            s.note(events.CAVE_EMPTIED, units, kind)
        return units > 0
