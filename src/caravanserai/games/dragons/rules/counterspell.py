"""The Counterspell: at what it can be aimed, and what it cancels (DRA-COUNTER, DRA-PRIO.9)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import Uses
from caravanserai.games.dragons.parts import COUNTERSPELL, NONE, PARASITE, SPELLS
from caravanserai.games.dragons.rules.power import Power
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.refusal import Refusal


class Counterspell(Power):
    """Cancels a spell that another player has just cast (DRA-COUNTER.1, .2)."""

    def add_uses(self, s: Dragons, seat: i64, uses: Uses, options: list[int]) -> None:
        for play in s.batch:
            if play.spell != NONE and play.seat != seat and not is_countered(s, play.spell):
                options.append(uses.counterspell.of(play.spell))

    def aim(self, s: Dragons, play: Play, uses: Uses, action: i64) -> None:
        play.target = uses.counterspell.index(action)
        s.note(events.COUNTER_AIMED, play.seat, caster_of(s, play.target), play.target)

    def why_not(self, s: Dragons, seat: i64, uses: Uses, action: i64) -> Refusal:
        spell = uses.counterspell.index(action)
        name = SPELLS[spell]
        caster = caster_of(s, spell)
        if caster == NONE:
            return Refusal("DRA-ART.6", "spell_not_cast_now", {"spell": name})
        if caster == seat:
            return Refusal("DRA-COUNTER.2", "own_spell", {"spell": name})
        return Refusal("DRA-ART.6", "countered_already", {"spell": name})

    def is_aimed(self, s: Dragons, play: Play, index: int) -> bool:
        """At a spell that somebody else has cast before (DRA-COUNTER.1, .2)."""
        cast = [one.spell for one in s.batch[:index] if one.seat != play.seat]
        return play.target != NONE and play.target in cast and play.piece == play.space == NONE


def caster_of(s: Dragons, spell: i64) -> i64:
    """Who cast a spell of the present batch, or NONE (DRA-COUNTER.1, .2, DRA-PRIO.5)."""
    for play in s.batch:
        if play.spell == spell:
            return play.seat
    return NONE


def is_countered(s: Dragons, spell: i64) -> bool:
    """Whether a Counterspell aims at it, not counting a Parasite that is aimed at (DRA-ART.6, DRA-PRIO.9)."""
    for play in s.batch:
        if play.target == spell and (play.spell == NONE or not is_countered(s, PARASITE)):
            return True
    return False


def cancel(s: Dragons) -> None:
    """Counterspells work first, whatever the sequence order; then a Parasite that copies one (DRA-PRIO.9)."""
    for play in s.batch:
        if play.spell == NONE and play.artifact == COUNTERSPELL:
            cancel_spell(s, play.target)
    for index in range(len(s.batch)):
        play = s.batch[index]
        if play.spell == PARASITE and play.artifact == COUNTERSPELL and not s.cancelled >> index & 1:
            cancel_spell(s, play.target)


def cancel_spell(s: Dragons, spell: i64) -> None:
    """The spell will do nothing (DRA-COUNTER.1)."""
    for index in range(len(s.batch)):
        if s.batch[index].spell == spell:
            s.cancelled |= 1 << index
            s.note(events.SPELL_CANCELLED, s.batch[index].seat, spell)
