"""Advice on single spells: what each would bring its caster, and what it would cost its victims."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons.actions import CAST_APPRENTICE, CAST_AT, SPELL_OF
from caravanserai.games.dragons.advice import worth
from caravanserai.games.dragons.advice import worth_of_bids as bids
from caravanserai.games.dragons.advice.chances import SURE
from caravanserai.games.dragons.advice.worth_of_spaces import privilege, spells_to_win
from caravanserai.games.dragons.advice.worth_of_tokens import (
    NOT_NOW,
    eclipse_change,
    eye_gain,
    held_at,
    move_gain,
    piece_worth,
    swap_gain,
)
from caravanserai.games.dragons.parts import (
    CARPET,
    CHARITY,
    CITY_TAX,
    DONATION,
    DRAGON_LEAVES,
    DRAGON_RETURN,
    EYE_FOR_AN_EYE,
    GUARD,
    KINDS,
    LAST_FIRST,
    LUNAR_ECLIPSE,
    MAGES_APPRENTICE,
    NONE,
    SACRIFICE,
    SECOND_CHANCE,
    SMUGGLER,
    SOLAR_ECLIPSE,
    SPY,
    SULTANS_TAX,
    TABOO,
    TELEPORT,
    TENT,
    TOKENS,
    TRADE,
)
from caravanserai.games.dragons.rules.pieces import pieces_in_any
from caravanserai.games.dragons.rules.spells.spell import tokens_in_rooms
from caravanserai.games.dragons.state import Dragons

_UNIT: Final = 9  # what a unit is worth that somebody has to give up
# what spells cost us when others cast them, where no reckoning below says more
_NUISANCE: Final = {CHARITY: 9, SMUGGLER: 12, SPY: 6, MAGES_APPRENTICE: 5, TRADE: 3, DRAGON_LEAVES: 4}


def held_worth(s: Dragons, spell: i64) -> i64:
    """What a spell may bring in a later round, when it is kept."""
    return worth.SPELL[spell] * min(worth.rounds_left(s) - 1, 2) // 8


# --- what a spell brings -------------------------------------------------------------------------------


def gain(s: Dragons, seat: i64, action: i64) -> i64:
    """What a cast would bring now (strategy note 13)."""
    spell = SPELL_OF[action]
    if spell in (SECOND_CHANCE, TELEPORT):
        return move_gain(s, seat, action) - s.parts.move_cost[spell] * _UNIT
    if spell == EYE_FOR_AN_EYE:
        return eye_gain(s, seat, action)
    if spell == MAGES_APPRENTICE:
        return apprentice_gain(s, seat, action)
    if CAST_AT.has(action):
        return at_space_gain(s, seat, spell, CAST_AT.pair(action)[1])
    if spell == LAST_FIRST:
        return swap_gain(s, seat)
    if spell == CHARITY:
        ready = s.current >= GUARD or s.players[seat].lit
        return s.parts.charity * _UNIT if ready and worth.artifacts_left(s) > 0 else NOT_NOW
    if spell == TRADE:
        return trade_gain(s, seat)
    if spell == SPY:
        return 16 if s.players[seat].behind == TOKENS else NOT_NOW
    if spell == SMUGGLER:
        return smuggler_gain(s, seat)
    if spell in (DONATION, SACRIFICE):
        return levy_gain(s, seat, s.parts.units_returned[spell])
    return tax_gain(s, seat, spell)


def at_space_gain(s: Dragons, seat: i64, spell: i64, space: i64) -> i64:
    """Spells that name a space."""
    if spell in (LUNAR_ECLIPSE, SOLAR_ECLIPSE):
        return eclipse_change(s, seat, spell, space) if space == s.current and s.turned else NOT_NOW
    if spell == DRAGON_LEAVES:
        return leaves_gain(s, seat, space)
    if spell == DRAGON_RETURN:
        return return_gain(s, seat, space)
    if spell == TABOO:
        leads = s.turned and space == s.current and s.ranking(space)[:1] == [seat]
        return 6 if leads else NOT_NOW
    return -4  # Mirage: seldom worth a card


def leaves_gain(s: Dragons, seat: i64, space: i64) -> i64:
    """With a Carpet to follow, almost uncontested; in placement for whoever has many tokens left."""
    carpet = s.unused(seat, CARPET) > 0 and s.uses_left(seat) - (0 if s.players[seat].lit else 1) > 0
    if carpet and space == s.current and not s.turned:
        return s.parts.new_shelves[0] * _UNIT
    return 12 if s.current == NONE and s.players[seat].behind >= 4 else NOT_NOW


def return_gain(s: Dragons, seat: i64, space: i64) -> i64:
    """What the others would have won, shared among us, less what we would have."""
    if space != s.current or not s.turned:
        return NOT_NOW
    own = held_at(s, seat, space)
    units = s.cave_units(s.parts.kind_of[space])
    return (units * _UNIT - own) // s.players_count - own


def apprentice_gain(s: Dragons, seat: i64, action: i64) -> i64:
    """A more useful artifact than the one we give."""
    room, given = CAST_APPRENTICE.pair(action)
    on_sale = s.on_sale[room]
    have = s.players[seat].artifacts[on_sale]
    return worth.artifact(s, on_sale) - worth.artifact(s, given) - have * 2


def trade_gain(s: Dragons, seat: i64) -> i64:
    """One kind deep instead of several shallow, if a bid of this round wants it."""
    treasures = s.players[seat].treasures.copy()
    before = bids.purse(s, seat, treasures)
    deepest = 0
    for kind in range(KINDS):
        if treasures[kind] > treasures[deepest]:
            deepest = kind
    for kind in range(KINDS):
        if kind != deepest and 0 < treasures[kind] < 3:
            treasures[deepest] += treasures[kind]
            treasures[kind] = 0
    return bids.purse(s, seat, treasures) - before


def smuggler_gain(s: Dragons, seat: i64) -> i64:
    """Every privilege that nobody has a token for."""
    total: i64 = 0
    for space in s.parts.city:
        if s.is_taken(space):
            continue
        if space == TENT:
            total += spells_to_win(s, [SURE] + [0] * (s.players_count - 1))
        else:
            total += privilege(s, seat, space)
    return total


def levy_gain(s: Dragons, seat: i64, units: i64) -> i64:
    """What the others lose on the average, less what we lose."""
    others: i64 = 0
    for other in range(s.players_count):
        if other != seat:
            others += min(s.players[other].units(), units)
    own = min(s.players[seat].units(), units)
    return (others // (s.players_count - 1) - own) * _UNIT


def tax_gain(s: Dragons, seat: i64, spell: i64) -> i64:
    """City Tax before the city is tallied, Sultan's Tax once the guard has let people in."""
    city = spell == CITY_TAX
    if s.current != TENT if city else s.current <= GUARD:
        return NOT_NOW
    total: i64 = 0
    for other in range(s.players_count):
        if other == seat:
            continue
        pieces = len(pieces_in_any(s, other, pending(s, s.parts.city if city else s.parts.rooms)))
        if city:
            total += pieces * 7
        elif s.players[other].units() < pieces:
            total += pieces * 14
        else:
            total += pieces * 4
    return total


def pending(s: Dragons, spaces: list[int]) -> list[int]:
    return [space for space in spaces if space >= s.current]


# --- what a spell costs --------------------------------------------------------------------------------


def harm(s: Dragons, seat: i64, spell: i64) -> i64:
    """What a spell that another player has cast would cost us."""
    for play in s.batch:
        if play.spell != spell:
            continue
        if play.piece != NONE and play.owner == seat:
            return piece_worth(s, seat, play.piece)
        if spell in (LUNAR_ECLIPSE, SOLAR_ECLIPSE):
            return -eclipse_change(s, seat, spell, play.space)
        if spell == DRAGON_RETURN:
            return held_at(s, seat, play.space)
        if spell == LAST_FIRST:
            return -swap_gain(s, seat)
        if spell in (DONATION, SACRIFICE):
            return min(s.players[seat].units(), s.parts.units_returned[spell]) * _UNIT
        if spell == CITY_TAX:
            return len(pieces_in_any(s, seat, pending(s, s.parts.city))) * 10
        if spell == SULTANS_TAX:
            return max(rooms_at_stake(s, seat), 0) + _UNIT
    return _NUISANCE.get(spell, 2)


def rooms_at_stake(s: Dragons, seat: i64) -> i64:
    """What a player's bids are worth, less what the Sultan asks for them."""
    in_rooms = bids.rooms(s, seat, s.players[seat].treasures.copy(), NONE)
    tokens = len(tokens_in_rooms(s, seat))
    return in_rooms * bids.entry(s, seat, s.strength(seat, GUARD)) // SURE - tokens * _UNIT
