"""Spells on treasures: Charity, Donation, Sacrifice and Trade (DRA-CHARITY, DRA-DONATION, DRA-TRADE)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import DONE, GIVE, KINDS, TAKE
from caravanserai.games.dragons.parts import CHARITY, DONATION, TRADE
from caravanserai.games.dragons.rules import flow, refusals, units
from caravanserai.games.dragons.rules.spells.spell import Spell
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import SilentStep, Step

_SEAT_BITS: Final = 3
_SEAT_MASK: Final = 7
_KIND_BITS: Final = 5  # enough for all units of a kind
_KIND_MASK: Final = 31


class Charity(Spell):
    """The caster takes units of his choice from the bank (DRA-CHARITY.1)."""

    def __init__(self) -> None:
        super().__init__(CHARITY)

    def is_castable(self, s: Dragons, seat: i64) -> bool:
        return any(amount > 0 for amount in s.bank)

    def take_effect(self, s: Dragons, play: Play) -> bool:
        if not self.is_castable(s, play.seat):
            return False
        units.offer(s, play.seat, s.parts.charity, units.FOR_CHARITY)
        return True


class Levy(Spell):
    """Everybody returns units to the bank: Donation and Sacrifice (DRA-DONATION.1, DRA-SACRIFICE.1)."""

    def take_effect(self, s: Dragons, play: Play) -> bool:
        s.push(flow.RETURN_UNITS, play.spell << _SEAT_BITS)
        return True


class ReturnUnits(SilentStep[Dragons]):
    """Player by player in sequence order; who has too little returns everything (DRA-DEC.13, DRA-INFO.10)."""

    def run(self, s: Dragons, argument: int) -> None:
        place = argument & _SEAT_MASK
        if place == s.players_count:
            return
        spell = argument >> _SEAT_BITS
        s.push(flow.RETURN_UNITS, argument + 1)
        seat = s.sequence()[place]
        owed = s.parts.units_returned[spell]
        held = s.players[seat].units()
        units.betray(s, seat)  # asked or not, that tells whether he has enough
        if held < owed:
            s.note(events.ALL_RETURNED, seat, spell, held)
            units.pay_everything(s, seat)
        else:
            purpose = units.FOR_DONATION if spell == DONATION else units.FOR_SACRIFICE
            units.ask_for(s, seat, owed, purpose)


class Trade(Spell):
    """The caster gives back units and takes as many others (DRA-TRADE.1)."""

    def __init__(self) -> None:
        super().__init__(TRADE)

    def is_castable(self, s: Dragons, seat: i64) -> bool:
        return s.players[seat].units() > 0

    def take_effect(self, s: Dragons, play: Play) -> bool:
        units.betray(s, play.seat)  # a levy of the same batch may have left him nothing
        if not self.is_castable(s, play.seat):
            return False
        s.push(flow.TRADE_GIVE, play.seat)
        return True


def given(argument: i64, kind: i64) -> i64:
    """How many units of a kind were given and not yet taken back (DRA-TRADE.1, DRA-BANK.7, DRA-DEC.12)."""
    return argument >> _SEAT_BITS + kind * _KIND_BITS & _KIND_MASK


def all_given(argument: i64) -> i64:
    """How many units were given and not yet taken back (DRA-TRADE.1, DRA-BANK.7, DRA-DEC.12)."""
    total: i64 = 0
    for kind in range(KINDS):
        total += given(argument, kind)
    return total


class TradeGive(Step[Dragons]):
    """What the caster gives, kind by kind, until he says it is all (DRA-TRADE.1, DRA-BANK.7, DRA-DEC.12).

    He has to say so even if he has nothing left to give (DRA-RULING.52).
    """

    def asks(self, s: Dragons, argument: int) -> int:
        return 1 << (argument & _SEAT_MASK)

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        found = units.give_options(s.players[seat], s.parts.units_per_kind)
        if all_given(argument) > 0:
            found.append(DONE)
        return found

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        if action == DONE:
            s.push(flow.TRADE_TAKE, argument)
            return
        amount = (action - GIVE) // KINDS + 1
        kind = (action - GIVE) % KINDS
        units.pay(s, seat, kind, amount)
        s.push(flow.TRADE_GIVE, argument + (amount << _SEAT_BITS + kind * _KIND_BITS))

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        """One unit of the kind he has most of (DRA-DEFAULT.3)."""
        return DONE if all_given(argument) > 0 else GIVE + units.largest_kind(s.players[seat])

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"units": all_given(argument)}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        if action == DONE:
            return Refusal("DRA-TRADE.1", "give_something")
        return units.why_not_give(s, seat, s.parts.units_per_kind, action)


class TradeTake(Step[Dragons]):
    """What the caster takes for it, kind by kind (DRA-TRADE.1, DRA-BANK.6, .7, DRA-DEC.12)."""

    def asks(self, s: Dragons, argument: int) -> int:
        return 1 << (argument & _SEAT_MASK) if all_given(argument) > 0 else 0

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        left = all_given(argument)
        found: list[int] = []
        for kind in range(KINDS):
            for amount in range(min(s.bank[kind], left)):
                found.append(TAKE + amount * KINDS + kind)
        return found

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        amount = (action - TAKE) // KINDS + 1
        kind = (action - TAKE) % KINDS
        units.gain(s, seat, kind, amount)
        s.push(flow.TRADE_TAKE, count_off(argument, kind, amount))

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        """The same back (DRA-DEFAULT.3)."""
        kind = 0
        while given(argument, kind) == 0:
            kind += 1
        return TAKE + kind

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"units": all_given(argument)}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        if not TAKE <= action < DONE:
            return refusals.not_now(s, action)
        kind = (action - TAKE) % KINDS
        if s.bank[kind] < (action - TAKE) // KINDS + 1:
            return Refusal("DRA-BANK.6", "bank_lacks", {"kind": s.parts.kinds[kind], "units": s.bank[kind]})
        return Refusal("DRA-TRADE.1", "too_many_units", {"units": all_given(argument)})


def count_off(argument: i64, kind: i64, amount: i64) -> i64:
    """Units taken for units given: for those of the same kind first (DRA-TRADE.1, DRA-DEFAULT.3)."""
    left = amount
    rest = argument
    for offset in range(KINDS):
        other = (kind + offset) % KINDS
        matched = min(left, given(rest, other))
        rest -= matched << _SEAT_BITS + other * _KIND_BITS
        left -= matched
    return rest
