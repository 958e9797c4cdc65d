"""When a spell or an artifact is worth playing in a window of the magic game, and at what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons.actions import ARTIFACT_OF, COPY, PASS, SPELL_OF, USE, Uses
from caravanserai.games.dragons.advice import worth_of_bids as bids
from caravanserai.games.dragons.advice import worth_of_spells
from caravanserai.games.dragons.advice.worth_of_spaces import added, added_at_guard
from caravanserai.games.dragons.parts import (
    CARPET,
    CITY,
    COUNTERSPELL,
    DOUBLE,
    GUARD,
    LAMP,
    NONE,
    PARASITE,
)
from caravanserai.games.dragons.rules.guard import guard_value
from caravanserai.games.dragons.state import Dragons

_KEEP_USE: Final = [14, 9, 4]  # what the use of the round may bring later, in caves, city and palace
_KEEP_COUNTER: Final = 10
_KEEP_KEY: Final = 3
_WAIT_FOR_GUARD: Final = -5


def rate(s: Dragons, seat: i64, action: i64) -> i64:
    """A play against passing, which is rated 0."""
    if action == PASS.action:
        return 0
    spell = SPELL_OF[action]
    if spell == NONE:
        return use_gain(s, seat, USE, action) - use_reserve(s, seat, ARTIFACT_OF[action])
    rating = use_gain(s, seat, COPY, action) if spell == PARASITE else worth_of_spells.gain(s, seat, action)
    if not s.players[seat].lit:
        rating -= use_reserve(s, seat, LAMP)
    return rating - worth_of_spells.held_worth(s, spell)


def use_gain(s: Dragons, seat: i64, uses: Uses, action: i64) -> i64:
    """What the power of an artifact brings now (strategy notes 11, 12)."""
    artifact = ARTIFACT_OF[action]
    if artifact == COUNTERSPELL:
        return worth_of_spells.harm(s, seat, uses.counterspell.index(action))
    if artifact == CARPET:
        return added(s, seat, s.current, s.parts.carpet_value)
    if artifact == DOUBLE:
        value = s.parts.carpet_value
        if uses.double.has(action):
            value = s.value(s.parts.values[uses.double.index(action)], s.current)
        return added(s, seat, s.current, value)
    if not s.turned:
        return _WAIT_FOR_GUARD  # the guard may turn out weak (strategy note 3)
    missing = guard_value(s) - s.strength(seat, GUARD)
    return 0 if missing <= 0 else added_at_guard(s, seat, s.strength(seat, GUARD), guard_value(s))


def use_reserve(s: Dragons, seat: i64, artifact: i64) -> i64:
    """What else this round's use could be good for: it lapses at the end (DRA-ART.4)."""
    if s.uses_left(seat) > 1:
        return 2
    if artifact == COUNTERSPELL:
        return _KEEP_COUNTER
    area = s.parts.area[s.current] if NONE < s.current < len(s.parts.spaces) else 0
    reserve: i64 = _KEEP_USE[area]
    if s.current > GUARD:
        return reserve
    if s.players[seat].pieces_in(GUARD) == 0 and bids.has_key(s, seat):
        reserve = max(reserve, bids.hopes(s, seat) - _KEEP_KEY)
    if s.current == GUARD and s.turned:
        return _KEEP_KEY
    return reserve if area <= CITY else _KEEP_USE[CITY]
