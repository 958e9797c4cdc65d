"""What every spell says of itself (DRA-SPELL)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import FIRST_CAST, SPACES
from caravanserai.games.dragons.parts import SPELLS
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.refusal import Refusal


class Spell:
    """At what a spell can be cast, what is declared and what it does; its windows stand in data.toml.

    The conditions look at public facts and at the caster's own belongings only (DRA-SPELL.10).
    """

    def __init__(self, index: int) -> None:
        self.index: i64 = index
        self.name: str = SPELLS[index]
        self.first: i64 = FIRST_CAST[index]

    def add_casts(self, s: Dragons, seat: i64, window: i64, options: list[int]) -> None:
        """Every legal way to cast it now; without targets there is one (DRA-SPELL.2)."""
        if self.is_castable(s, seat):
            options.append(self.first)

    def is_castable(self, s: Dragons, seat: i64) -> bool:
        """The condition of a spell without targets."""
        return True

    def aim(self, s: Dragons, play: Play, action: i64) -> None:
        """Declare the targets and tell the table (DRA-PRIO.5, .6, DRA-LAMP.1)."""
        s.note(events.SPELL_CAST, play.seat, play.spell)

    def take_effect(self, s: Dragons, play: Play) -> bool:
        """What it does; False when nothing is left to do (DRA-PRIO.8)."""
        raise NotImplementedError

    def why_not(self, s: Dragons, seat: i64, window: i64, action: i64) -> Refusal:
        """Why it cannot be cast in this way now, though the window would allow it."""
        return Refusal("DRA-SPELL.2", "spell_not_castable", {"spell": self.name})


class SpellAtSpace(Spell):
    """A spell that names a space (DRA-SPELL.2, .3, DRA-PRIO.6, DRA-DRAGONLEAVES.1, DRA-TABOO.1)."""

    def add_casts(self, s: Dragons, seat: i64, window: i64, options: list[int]) -> None:
        for space in s.in_use:
            if self.is_target(s, space):
                options.append(self.first + space)

    def is_target(self, s: Dragons, space: i64) -> bool:
        raise NotImplementedError

    def aim(self, s: Dragons, play: Play, action: i64) -> None:
        play.space = (action - self.first) % SPACES
        s.note(events.SPELL_CAST_AT, play.seat, play.spell, play.space)

    def why_not(self, s: Dragons, seat: i64, window: i64, action: i64) -> Refusal:
        name = s.parts.spaces[(action - self.first) % SPACES]
        return Refusal("DRA-SPELL.2", "space_no_target", {"spell": self.name, "space": name})
