"""What every spell says of itself (DRA-SPELL)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import CAST, CAST_AT, number_in
from caravanserai.games.dragons.parts import GUARD, NONE, SPELLS
from caravanserai.games.dragons.rules.pieces import pieces_in_any
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.refusal import Refusal


def tokens_in_city(s: Dragons, owner: i64) -> list[int]:
    """A player's tokens and Carpets in the city, tallied or not, without copies (DRA-SPELL.9)."""
    return pieces_in_any(s, owner, s.parts.city)


def tokens_in_rooms(s: Dragons, owner: i64) -> list[int]:
    """A player's tokens and Carpets in all palace rooms, tallied or not; the guard has none (DRA-SPELL.9)."""
    return pieces_in_any(s, owner, s.parts.rooms)


class Spell:
    """At what a spell can be cast, what is declared and what it does; its windows stand in data.toml.

    The conditions look at public facts and at the caster's own belongings only (DRA-SPELL.10).
    """

    def __init__(self, index: int) -> None:
        self.index: i64 = index
        self.name: str = SPELLS[index]
        self.number: i64 = number_in(CAST, index)  # among the spells without targets

    def add_casts(self, s: Dragons, seat: i64, window: i64, options: list[int]) -> None:
        """Every legal way to cast it now; without targets there is one (DRA-SPELL.2)."""
        if self.is_castable(s, seat):
            options.append(CAST.of(self.number))

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

    def is_aimed(self, s: Dragons, play: Play, index: int) -> bool:
        """Whether a play of the batch can be aimed so; asked of positions that people write (DRA-PRIO.6)."""
        return play.piece == play.space == play.target == play.artifact == NONE


class SpellAtSpace(Spell):
    """A spell that names a space (DRA-SPELL.2, .3, DRA-PRIO.6, DRA-DRAGONLEAVES.1, DRA-TABOO.1)."""

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.number = number_in(CAST_AT, index)

    def add_casts(self, s: Dragons, seat: i64, window: i64, options: list[int]) -> None:
        for space in s.in_use:
            if self.is_target(s, space):
                options.append(CAST_AT.of_pair(self.number, space))

    def is_target(self, s: Dragons, space: i64) -> bool:
        raise NotImplementedError

    def aim(self, s: Dragons, play: Play, action: i64) -> None:
        _, play.space = CAST_AT.pair(action)
        s.note(events.SPELL_CAST_AT, play.seat, play.spell, play.space)

    def why_not(self, s: Dragons, seat: i64, window: i64, action: i64) -> Refusal:
        _, space = CAST_AT.pair(action)
        name = s.parts.spaces[space]
        return Refusal("DRA-SPELL.2", "space_no_target", {"spell": self.name, "space": name})

    def is_aimed(self, s: Dragons, play: Play, index: int) -> bool:
        """At a space in use, but never the guard's (DRA-SPELL.3)."""
        if play.space not in s.in_use or play.space == GUARD or not self.can_name(s, play.space):
            return False
        return play.piece == play.target == play.artifact == NONE

    def can_name(self, s: Dragons, space: i64) -> bool:
        """Whether this can have been a target when the spell was cast."""
        return True
