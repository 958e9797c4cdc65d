"""How good a move looks, by what it is about."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons import actions as a
from caravanserai.games.dragons.advice import ratings_of_plays, ratings_of_units, worth
from caravanserai.games.dragons.advice import worth_of_bids as bids
from caravanserai.games.dragons.advice.worth_of_spaces import Expectations
from caravanserai.games.dragons.advice.worth_of_spells import rooms_at_stake
from caravanserai.games.dragons.advice.worth_of_tokens import piece_worth
from caravanserai.games.dragons.parts import NONE, TOKENS
from caravanserai.games.dragons.rules import flow
from caravanserai.games.dragons.rules.carried import SPACE
from caravanserai.games.dragons.rules.guard import bribe
from caravanserai.games.dragons.rules.spells.tokens import CASTER, piece_removed
from caravanserai.games.dragons.state import Dragons

_STRENGTH: Final = 3  # what a point of strength would win elsewhere, as long as there are tokens left
_KEEP_TOKEN: Final = -6  # a token in the city is seldom worth two units


def rate(s: Dragons, seat: i64, action: i64) -> i64:
    """How good an action looks to a seat."""
    if a.PLACE.has(action):
        return rate_place(s, seat, Expectations(s, seat), action)
    if a.CHOOSE.has(action) or a.GIVE.has(action) or a.TAKE.has(action) or a.DONE.has(action):
        return ratings_of_units.rate(s, seat, action)
    step = s.next_step()
    if step == flow.RESPOND:
        return ratings_of_plays.rate(s, seat, action)
    if step == flow.BUY_ARTIFACT:
        return rate_purchase(s, seat, SPACE.of(s.argument), action)
    if a.PAY.has(action):
        return ratings_of_units.rate_price(s, seat, a.PAY.index(action))
    if step == flow.BRIBE_GUARD:
        return rate_bribe(s, seat, action)
    return rate_choice(s, seat, action)


# --- placing tokens ------------------------------------------------------------------------------------


def rate_place(s: Dragons, seat: i64, expected: Expectations, action: i64) -> i64:
    """What a token adds to a space, less what it could win elsewhere (strategy note 8)."""
    token, space = a.PLACE.pair(action)
    value = s.parts.values[token]
    return expected.added(space, s.value(value, space)) - elsewhere(s, seat, value)


def rate_placements(s: Dragons, seat: i64, options: list[int]) -> list[int]:
    """The same for many placements, looking around once."""
    expected = Expectations(s, seat)
    return [rate_place(s, seat, expected, action) for action in options]


def elsewhere(s: Dragons, seat: i64, value: i64) -> i64:
    """What a token could win in other spaces: nothing when it is the last."""
    return value * _STRENGTH * (s.players[seat].behind - 1) // (TOKENS - 1)


# --- the palace ----------------------------------------------------------------------------------------


def rate_purchase(s: Dragons, seat: i64, space: i64, action: i64) -> i64:
    """The artifact now, and what can still be bought in the rooms to come."""
    treasures = s.players[seat].treasures.copy()
    if action == a.DECLINE.action:
        return worth.holding(s, treasures) + later_rooms(s, seat, space, treasures)
    on_sale = s.on_sale[s.parts.room_of[space]]
    total = worth.artifact(s, on_sale) if on_sale != NONE else worth.ARTIFACT
    kind = a.BUY.index(action)
    if a.BUY_SEARCHING.has(action):
        kind = a.BUY_SEARCHING.index(action)
        total += search_gain(s, s.parts.room_of[space])
    values = s.bid(seat, space)
    treasures[kind] -= values[0]
    bids.pay(treasures, values[1:])
    return total + worth.holding(s, treasures) + later_rooms(s, seat, space, treasures)


def search_gain(s: Dragons, room: i64) -> i64:
    """A better artifact out of the stack, if any type is much better (DRA-ABRACADABRA.2)."""
    best = max(worth.USEFUL)
    on_sale = s.on_sale[room]
    return (best - worth.USEFUL[on_sale]) // 2 - 6 if on_sale != NONE else 0


def later_rooms(s: Dragons, seat: i64, space: i64, treasures: list[int]) -> i64:
    """What the bids in the rooms after this one are worth with these treasures."""
    rest = treasures.copy()
    total: i64 = 0
    for other in s.parts.rooms:
        if other > space and s.players[seat].pieces_in(other) > 0:
            values = s.bid(seat, other)
            total += bids.room(s, seat, other, values, rest)
            bids.pay(rest, values)
    return total


def rate_bribe(s: Dragons, seat: i64, action: i64) -> i64:
    """The rooms against the units that the guard takes."""
    treasures = s.players[seat].treasures.copy()
    if action == a.DECLINE.action:
        return worth.holding(s, treasures)
    for _ in range(bribe(s, seat)):
        treasures[ratings_of_units.least_missed(s, treasures, treasures)] -= 1
    return worth.holding(s, treasures) + bids.rooms(s, seat, treasures.copy(), NONE)


# --- other choices -------------------------------------------------------------------------------------


def rate_choice(s: Dragons, seat: i64, action: i64) -> i64:
    """Spells and artifacts to pick, tokens to keep or to remove, the camel, a tax to pay."""
    if a.KEEP_SPELL.has(action):
        return worth.spell(s, a.KEEP_SPELL.index(action))
    if a.NAME.has(action):
        return rate_camel(s, seat, a.NAME.index(action))
    if a.PICK.has(action):
        return rate_pick(s, seat, a.PICK.pair(action)[1])
    if action == a.PAY_TAX.action:
        return rooms_at_stake(s, seat)
    if a.KEEP_TOKEN.has(action) or action == a.KEEP_CARPET.action:
        return _KEEP_TOKEN
    if a.REMOVE_TOKEN.has(action) or a.REMOVE_CARPET.has(action):
        return piece_worth(s, CASTER.of(s.argument), piece_removed(action))
    return 0  # declining the Market or a tax: the alternatives are rated against it


def rate_camel(s: Dragons, seat: i64, named: i64) -> i64:
    """The camel for oneself; otherwise it should stand where we come soon."""
    if named == seat:
        return worth.CAMEL
    return -((seat - named + s.players_count) % s.players_count)


def rate_pick(s: Dragons, seat: i64, artifact: i64) -> i64:
    """The most useful artifact, rather one of a type that we have not got."""
    have = s.players[seat].artifacts[artifact] + s.players[seat].secret.count(artifact)
    return worth.USEFUL[artifact] * 2 - have
