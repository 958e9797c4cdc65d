"""Advice for the windows of the magic game: when a spell or an artifact is worth playing, and at what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons import advice_spells, advice_tokens, palace, worth
from caravanserai.games.dragons.actions import (
    COPY,
    KEEP_TOKEN,
    PARASITE_COUNTERSPELL,
    PASS,
    PAY_TAX,
    PICK,
    REMOVE_CARPET,
    REMOVE_TOKEN,
    SPELL_OF,
    TOKENS,
    USE_COUNTERSPELL,
    USE_DOUBLE_CARPET,
)
from caravanserai.games.dragons.parts import (
    ARTIFACTS,
    CARPET,
    CITY,
    COUNTERSPELL,
    DOUBLE,
    GUARD,
    LAMP,
    NONE,
    PARASITE,
    SPELLS,
)
from caravanserai.games.dragons.prospects import added, added_at_guard
from caravanserai.games.dragons.rules.artifacts import type_of
from caravanserai.games.dragons.rules.guard import guard_value
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.refusal import Value

Reason = tuple[str, dict[str, Value]]

_TYPES: Final = len(ARTIFACTS)
_KEEP_USE: Final = [14, 9, 4]  # what the use of the round may bring later, in caves, city and palace
_KEEP_COUNTER: Final = 10
_KEEP_KEY: Final = 3
_WAIT_FOR_GUARD: Final = -5


def rate(s: Dragons, seat: i64, action: i64) -> i64:
    """A play against passing, which is rated 0."""
    if action == PASS:
        return 0
    spell = SPELL_OF[action]
    if spell == NONE:
        return use_gain(s, seat, action) - use_reserve(s, seat, type_of(action))
    rating = use_gain(s, seat, action - COPY) if spell == PARASITE else advice_spells.gain(s, seat, action)
    if not s.players[seat].lit:
        rating -= use_reserve(s, seat, LAMP)
    return rating - advice_spells.held_worth(s, spell)


def use_gain(s: Dragons, seat: i64, action: i64) -> i64:
    """What the power of an artifact brings now (strategy notes 11, 12)."""
    artifact = type_of(action)
    if artifact == COUNTERSPELL:
        return advice_spells.harm(s, seat, action - USE_COUNTERSPELL)
    if artifact == CARPET:
        return added(s, seat, s.current, s.parts.carpet_value)
    if artifact == DOUBLE:
        value = s.parts.carpet_value
        if action < USE_DOUBLE_CARPET:
            value = s.value(s.parts.values[action - (USE_DOUBLE_CARPET - TOKENS)], s.current)
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
    area = s.parts.area[s.current] if 0 <= s.current < len(s.parts.spaces) else 0
    reserve: i64 = _KEEP_USE[area]
    if s.current > GUARD:
        return reserve
    player = s.players[seat]
    if s.current <= GUARD and player.pieces_in(GUARD) == 0 and palace.has_key(s, seat):
        reserve = max(reserve, palace.hopes(s, seat) - _KEEP_KEY)
    if s.current == GUARD and s.turned:
        return _KEEP_KEY
    return reserve if area <= CITY else _KEEP_USE[CITY]


def search_gain(s: Dragons, seat: i64, room: i64) -> i64:
    """A better artifact out of the stack, if any type is much better (DRA-ABRACADABRA.2)."""
    best = max(worth.USEFUL)
    on_sale = s.on_sale[room]
    return (best - worth.USEFUL[on_sale]) // 2 - 6 if on_sale != NONE else 0


def reason(s: Dragons, seat: i64, action: i64) -> Reason:
    if action == PASS:
        return ("keep_for_later", {}) if s.batch == [] else ("let_it_be", {})
    spell = SPELL_OF[action]
    if USE_COUNTERSPELL <= action < USE_COUNTERSPELL + len(SPELLS):
        return "stop_spell", {"spell": SPELLS[action - USE_COUNTERSPELL]}
    if PARASITE_COUNTERSPELL <= action < PARASITE_COUNTERSPELL + len(SPELLS):
        return "stop_spell", {"spell": SPELLS[action - PARASITE_COUNTERSPELL]}
    if spell == NONE:
        return "use_artifact", {"artifact": ARTIFACTS[type_of(action)], "space": s.parts.spaces[s.current]}
    return "cast_spell", {"spell": SPELLS[spell]}


# --- choices while spells take effect ----------------------------------------------------------------------


def rate_choice(s: Dragons, seat: i64, action: i64) -> i64:
    """Artifacts to pick, tokens to keep or to remove, a tax to pay."""
    if action < KEEP_TOKEN:
        return rate_pick(s, seat, (action - PICK) % _TYPES)
    if action < PAY_TAX:
        return 12 - 2 * 9  # a token in the city is seldom worth two units
    if action == PAY_TAX:
        return advice_spells.rooms_at_stake(s, seat)
    owner = s.argument >> 3
    piece = action - REMOVE_TOKEN if action < REMOVE_CARPET else TOKENS + action - REMOVE_CARPET
    return advice_tokens.piece_worth(s, owner, piece)


def rate_pick(s: Dragons, seat: i64, artifact: i64) -> i64:
    """The most useful artifact, rather one of a type that we have not got."""
    have = s.players[seat].artifacts[artifact] + s.players[seat].secret.count(artifact)
    return worth.USEFUL[artifact] * 2 - have


def why_choice(s: Dragons, seat: i64, action: i64) -> Reason:
    if action < KEEP_TOKEN:
        return "pick_artifact", {"artifact": ARTIFACTS[(action - PICK) % _TYPES]}
    if action < PAY_TAX:
        return "keep_token", {}
    if action == PAY_TAX:
        return "pay_tax", {}
    return "hit_back", {}
