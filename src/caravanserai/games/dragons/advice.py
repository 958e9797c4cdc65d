"""What bots and hints know of Aladdin's Dragons: how good a move looks, and why."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from caravanserai.games.dragons import advice_magic, advice_units, palace, worth
from caravanserai.games.dragons.actions import (
    BRIBE,
    BUY,
    BUY_SEARCHING,
    CHOOSE,
    DECLINE,
    KEEP_SPELL,
    KINDS,
    NAME,
    PASS,
    PAY,
    PICK,
    PLACE,
    SPACES,
    USE_COUNTERSPELL,
)
from caravanserai.games.dragons.parts import (
    CARAVANSERAI,
    GUARD,
    MARKET,
    NONE,
    SPELLS,
    TENT,
)
from caravanserai.games.dragons.prospects import added, standing
from caravanserai.games.dragons.rules import flow
from caravanserai.games.dragons.rules.guard import bribe
from caravanserai.games.dragons.rules.rooms import next_buyer
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.game import Advice
from caravanserai.kernel.refusal import Value
from caravanserai.kernel.state import State

Reason = tuple[str, dict[str, Value]]

_STRENGTH: Final = 3  # what a point of strength would win elsewhere, as long as there are tokens left


class DragonsAdvice(Advice):
    """The strategy notes as numbers."""

    def value(self, state: State, seat: int) -> int:
        s = cast(Dragons, state)
        best_other: i64 = 0
        for other in range(s.players_count):
            if other != seat:
                best_other = max(best_other, standing(s, other))
        return standing(s, seat) - best_other * 2 // 5

    def rate(self, state: State, seat: int, action: int) -> int:
        s = cast(Dragons, state)
        if action < PASS:
            return rate_place(s, seat, (action - PLACE) // SPACES, (action - PLACE) % SPACES)
        if action == PASS or action >= USE_COUNTERSPELL:
            return advice_magic.rate(s, seat, action)
        if action < CHOOSE:
            return rate_palace(s, seat, action)
        if action < KEEP_SPELL:
            return advice_units.rate(s, seat, action)
        return advice_magic.rate_choice(s, seat, action) if action >= PICK else rate_city(s, seat, action)

    def reason(self, state: State, seat: int, action: int) -> Reason:
        s = cast(Dragons, state)
        if action < PASS:
            return why_place(s, seat, (action - PLACE) // SPACES, (action - PLACE) % SPACES)
        if action == PASS or action >= USE_COUNTERSPELL:
            return advice_magic.reason(s, seat, action)
        if action < CHOOSE:
            return why_palace(s, seat, action)
        if action < KEEP_SPELL:
            return advice_units.reason(s, seat, action)
        return advice_magic.why_choice(s, seat, action) if action >= PICK else why_city(s, seat, action)


# --- placing tokens --------------------------------------------------------------------------------------


def rate_place(s: Dragons, seat: i64, token: i64, space: i64) -> i64:
    """What a token adds to a space, less what it could win elsewhere (strategy note 8)."""
    value = s.parts.values[token]
    return added(s, seat, space, s.value(value, space)) - elsewhere(s, seat, value)


def elsewhere(s: Dragons, seat: i64, value: i64) -> i64:
    """What a token could win in other spaces: nothing when it is the last."""
    return value * _STRENGTH * (s.players[seat].behind - 1) // (len(s.parts.values) - 1)


def why_place(s: Dragons, seat: i64, token: i64, space: i64) -> Reason:
    name = s.parts.spaces[space]
    value = s.parts.values[token]
    if added(s, seat, space, s.value(value, space)) <= 0:
        return "spare_token", {"token": value, "space": name}
    if s.parts.kind_of[space] != NONE:
        kind = s.parts.kind_of[space]
        return "win_treasure", {"token": value, "space": name, "units": s.cave_units(kind)}
    if space == GUARD:
        return "enter_palace", {"token": value}
    if s.parts.room_of[space] != NONE:
        return "bid_in_room", {"token": value, "space": name}
    if space == MARKET:
        return "win_market", {"token": value}
    if space == CARAVANSERAI:
        return "win_camel", {"token": value}
    if space == TENT:
        return "win_spells", {"token": value}
    return "win_djinn", {"token": value}


# --- the palace ------------------------------------------------------------------------------------------


def rate_palace(s: Dragons, seat: i64, action: i64) -> i64:
    """Bribes, purchases, the Market and the Sultan's Tax: what is won against what it costs."""
    step = s.next_step()
    argument = s.argument
    if step == flow.PAY_PRICE:
        return advice_units.rate_price(s, seat, action - PAY)
    if step == flow.BUY_ARTIFACT:
        return rate_purchase(s, seat, argument & 15, action)
    if step == flow.BRIBE_GUARD:
        return rate_bribe(s, seat, action)
    return 0  # declining the Market or a tax: the alternatives are rated against it


def rate_purchase(s: Dragons, seat: i64, space: i64, action: i64) -> i64:
    """The artifact now, and what can still be bought in the rooms to come."""
    treasures = s.players[seat].treasures.copy()
    if action == DECLINE:
        return worth.holding(s, treasures) + later_rooms(s, seat, space, treasures)
    on_sale = s.on_sale[s.parts.room_of[space]]
    total = worth.artifact(s, on_sale) if on_sale != NONE else worth.ARTIFACT
    if action >= BUY_SEARCHING:
        total += advice_magic.search_gain(s, seat, s.parts.room_of[space])
    values = s.bid(seat, space)
    treasures[(action - BUY) % KINDS] -= values[0]
    palace.pay(treasures, values[1:])
    return total + worth.holding(s, treasures) + later_rooms(s, seat, space, treasures)


def later_rooms(s: Dragons, seat: i64, space: i64, treasures: list[int]) -> i64:
    """What the bids in the rooms after this one are worth with these treasures."""
    rest = treasures.copy()
    total: i64 = 0
    for other in s.parts.rooms:
        if other > space and s.players[seat].pieces_in(other) > 0:
            values = s.bid(seat, other)
            total += palace.room(s, seat, other, values, rest)
            palace.pay(rest, values)
    return total


def rate_bribe(s: Dragons, seat: i64, action: i64) -> i64:
    treasures = s.players[seat].treasures.copy()
    if action == DECLINE:
        return worth.holding(s, treasures)
    for _ in range(bribe(s, seat)):
        treasures[advice_units.least_missed(s, treasures, treasures)] -= 1
    rest = treasures.copy()
    return worth.holding(s, treasures) + palace.rooms(s, seat, rest, NONE)


def why_palace(s: Dragons, seat: i64, action: i64) -> Reason:
    step = s.next_step()
    argument = s.argument
    if step == flow.PAY_PRICE:
        return "pay_from_plenty", {"kind": s.parts.kinds[action - PAY]}
    if step == flow.BRIBE_GUARD:
        if action == BRIBE:
            return "bribe_pays", {"units": bribe(s, seat)}
        return "bribe_too_dear", {"units": bribe(s, seat)}
    if step == flow.BUY_ARTIFACT:
        space = argument & 15
        price = s.strength(next_buyer(s, argument), space)
        if action == DECLINE:
            return "too_dear", {"units": price, "space": s.parts.spaces[space]}
        if action >= BUY_SEARCHING:
            return "buy_searching", {"units": price, "space": s.parts.spaces[space]}
        return "buy", {"units": price, "space": s.parts.spaces[space]}
    return "not_worth_it", {}


# --- the city --------------------------------------------------------------------------------------------


def rate_city(s: Dragons, seat: i64, action: i64) -> i64:
    """The better spell; the camel for oneself, or far from the strongest rival."""
    if action < NAME:
        return worth.spell(s, action - KEEP_SPELL)
    named = action - NAME
    if named == seat:
        return worth.CAMEL
    # otherwise it should stand where we come soon
    return -((seat - named + s.players_count) % s.players_count)


def why_city(s: Dragons, seat: i64, action: i64) -> Reason:
    if action < NAME:
        return "better_spell", {"spell": SPELLS[action - KEEP_SPELL]}
    return "take_camel", {}
