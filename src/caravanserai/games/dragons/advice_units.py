"""Advice on treasures: what to take, what to give, how to pay."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons import palace, worth
from caravanserai.games.dragons.actions import CHOOSE, DONE, GIVE, KINDS, TAKE
from caravanserai.games.dragons.outlook import SURE
from caravanserai.games.dragons.parts import GUARD, NONE
from caravanserai.games.dragons.rules import flow
from caravanserai.games.dragons.rules.rooms import Payment
from caravanserai.games.dragons.rules.spells.treasures import all_given
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.refusal import Value

Reason = tuple[str, dict[str, Value]]

_NEEDED: Final = 30  # what a unit is worth that a bid of this round needs
_UNIT_IN_MARKET: Final = 10  # what a unit taken in the Market is worth


def purse_worth(s: Dragons, seat: i64, treasures: list[int]) -> i64:
    """What a purse is worth with the bids of this round in mind."""
    total = worth.holding(s, treasures)
    bids = palace.rooms(s, seat, treasures.copy(), NONE)
    return total + bids * palace.entry(s, seat, s.strength(seat, GUARD)) // SURE if bids > 0 else total


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
    palace.rooms(s, seat, spare, NONE)
    return spare


def rate(s: Dragons, seat: i64, action: i64) -> i64:
    """Choosing, giving and taking units."""
    treasures = s.players[seat].treasures.copy()
    step = s.next_step()
    if action < GIVE:
        mix = s.parts.mixes[action - CHOOSE]
        for kind in range(KINDS):
            treasures[kind] += mix[kind]
        return purse_worth(s, seat, treasures)
    if step == flow.TRADE_GIVE or step == flow.TRADE_TAKE:
        return rate_trade(s, seat, treasures, action)
    if action == DONE:
        return 0  # keeping a further token from the tax is rated against this
    units = (action - GIVE) // KINDS + 1
    lost = loss(s, treasures, spare_units(s, seat), (action - GIVE) % KINDS, units)
    if step == flow.USE_MARKET:
        return s.parts.market_taken * _UNIT_IN_MARKET - lost
    # the average decides; among equals more at a time saves time
    return units - lost * 100 // units


def rate_trade(s: Dragons, seat: i64, treasures: list[int], action: i64) -> i64:
    """What the purse would be worth if all that was given came back in the one best kind."""
    open_units = all_given(s.argument)
    if action < TAKE:
        units = (action - GIVE) // KINDS + 1
        treasures[(action - GIVE) % KINDS] -= units
        open_units += units
    elif action < DONE:
        units = (action - TAKE) // KINDS + 1
        treasures[(action - TAKE) % KINDS] += units
        open_units -= units
    best: i64 = 0
    for kind in range(KINDS):
        treasures[kind] += open_units
        best = max(best, purse_worth(s, seat, treasures))
        treasures[kind] -= open_units
    return best


def rate_price(s: Dragons, seat: i64, kind: i64) -> i64:
    """Paying for a token in a kind: what is left for the rest and for later."""
    payment = Payment.read(s.argument)
    treasures = s.players[seat].treasures.copy()
    values = s.bid(seat, payment.space)
    treasures[kind] -= values[payment.index]
    palace.pay(treasures, values[payment.index + 1 :])
    return worth.holding(s, treasures)


def reason(s: Dragons, seat: i64, action: i64) -> Reason:
    if action < GIVE:
        return "useful_units", {}
    if action == DONE:
        return "enough", {}
    if action < TAKE:
        kind = s.parts.kinds[(action - GIVE) % KINDS]
        if s.next_step() == flow.USE_MARKET:
            return "use_market", {"kind": kind}
        return "least_missed", {"kind": kind}
    return "deepen", {"kind": s.parts.kinds[(action - TAKE) % KINDS]}
