"""How good it looks to take, to give and to pay units."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons.actions import CHOOSE, DONE, GIVE, TAKE
from caravanserai.games.dragons.advice import worth
from caravanserai.games.dragons.advice import worth_of_bids as bids
from caravanserai.games.dragons.parts import KINDS, NONE
from caravanserai.games.dragons.rules import flow
from caravanserai.games.dragons.rules.carried import SPACE_OF_SEAT
from caravanserai.games.dragons.rules.rooms import TOKEN
from caravanserai.games.dragons.rules.spells.treasures import all_given
from caravanserai.games.dragons.rules.units import units_and_kind
from caravanserai.games.dragons.state import Dragons

_NEEDED: Final = 30  # what a unit is worth that a bid of this round needs
_UNIT_IN_MARKET: Final = 10  # what a unit taken in the Market is worth


def least_missed(s: Dragons, treasures: list[int], spare: list[int]) -> int:
    """The kind of which one unit can best be spared: one that no bid needs, if there is one."""
    best = NONE
    least: i64 = 0
    for kind in range(KINDS):
        if treasures[kind] == 0:
            continue
        missed = loss(s, treasures, spare, kind, 1)
        if best == NONE or missed < least:
            best = kind
            least = missed
    return best


def loss(s: Dragons, treasures: list[int], spare: list[int], kind: i64, units: i64) -> i64:
    """What is lost by giving units of a kind away."""
    held = treasures[kind]
    before = worth.holding(s, treasures)
    treasures[kind] = held - units
    lost = before - worth.holding(s, treasures)
    treasures[kind] = held
    return lost + max(units - spare[kind], 0) * _NEEDED


def spare_units(s: Dragons, seat: i64) -> list[int]:
    """What the bids of this round will leave."""
    spare = s.players[seat].treasures.copy()
    bids.rooms(s, seat, spare, NONE)
    return spare


def rate(s: Dragons, seat: i64, action: i64) -> i64:
    """Choosing, giving and taking units."""
    treasures = s.players[seat].treasures.copy()
    step = s.next_step()
    if CHOOSE.has(action):
        mix = s.parts.mixes[CHOOSE.index(action)]
        for kind in range(KINDS):
            treasures[kind] += mix[kind]
        return bids.purse(s, seat, treasures)
    if step == flow.TRADE_GIVE or step == flow.TRADE_TAKE:
        return rate_trade(s, seat, treasures, action)
    if action == DONE.action:
        return 0  # keeping a further token from the tax is rated against this
    units, kind = units_and_kind(GIVE, action)
    lost = loss(s, treasures, spare_units(s, seat), kind, units)
    if step == flow.USE_MARKET:
        return s.parts.market_taken * _UNIT_IN_MARKET - lost
    # the average decides; among equals more at a time saves time
    return units - lost * 100 // units


def rate_trade(s: Dragons, seat: i64, treasures: list[int], action: i64) -> i64:
    """What the purse would be worth if all that was given came back in the one best kind."""
    open_units = all_given(s.argument)
    if GIVE.has(action):
        units, kind = units_and_kind(GIVE, action)
        treasures[kind] -= units
        open_units += units
    elif TAKE.has(action):
        units, kind = units_and_kind(TAKE, action)
        treasures[kind] += units
        open_units -= units
    best: i64 = 0
    for other in range(KINDS):
        treasures[other] += open_units
        best = max(best, bids.purse(s, seat, treasures))
        treasures[other] -= open_units
    return best


def rate_price(s: Dragons, seat: i64, kind: i64) -> i64:
    """Paying for a token in a kind: what is left for the rest and for later."""
    treasures = s.players[seat].treasures.copy()
    values = s.bid(seat, SPACE_OF_SEAT.of(s.argument))
    token = TOKEN.of(s.argument)
    treasures[kind] -= values[token]
    bids.pay(treasures, values[token + 1 :])
    return worth.holding(s, treasures)
