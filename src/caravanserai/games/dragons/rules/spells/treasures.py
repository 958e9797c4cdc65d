"""Spells on treasures: Charity, Donation, Sacrifice and Trade (DRA-CHARITY, DRA-DONATION, DRA-TRADE)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import DONE, GIVE, TAKE
from caravanserai.games.dragons.parts import DONATION, KINDS, PARTS, SPELLS, TRADE
from caravanserai.games.dragons.rules import flow, units
from caravanserai.games.dragons.rules.carried import SEAT
from caravanserai.games.dragons.rules.spells.spell import Spell
from caravanserai.games.dragons.rules.units import units_and_kind
from caravanserai.games.dragons.rules.windows import is_effect_of
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Part, SeatStep, SilentStep, Waiting


class Charity(Spell):
    """The caster takes units of his choice from the bank (DRA-CHARITY.1)."""

    def is_castable(self, s: Dragons, seat: i64) -> bool:
        return max(s.bank) > 0

    def take_effect(self, s: Dragons, play: Play) -> bool:
        if not self.is_castable(s, play.seat):
            return False
        units.offer(s, play.seat, s.parts.charity, units.FOR_CHARITY)
        return True


# --- Donation and Sacrifice ----------------------------------------------------------------------------

PLACE: Final = Part("place", 0, 3)  # in the sequence of players
SPELL: Final = Part("spell", 3, 5, SPELLS)


class Levy(Spell):
    """Everybody returns units to the bank: Donation and Sacrifice (DRA-DONATION.1, DRA-SACRIFICE.1)."""

    def take_effect(self, s: Dragons, play: Play) -> bool:
        s.push(flow.RETURN_UNITS, SPELL.put(play.spell) | PLACE.put(0))
        return True


class ReturnUnits(SilentStep[Dragons]):
    """Player by player in sequence order; who has too little returns everything (DRA-DEC.13, DRA-INFO.10)."""

    carries: ClassVar[list[Part]] = [PLACE, SPELL]

    def run(self, s: Dragons, argument: int) -> None:
        place = PLACE.of(argument)
        if place == s.players_count:
            return
        spell = SPELL.of(argument)
        s.push(flow.RETURN_UNITS, SPELL.put(spell) | PLACE.put(place + 1))
        seat = s.sequence()[place]
        owed = s.parts.units_returned[spell]
        held = s.players[seat].units()
        units.betray(s, seat)  # asked or not, that tells whether he has enough
        if held < owed:
            s.note(events.ALL_RETURNED, seat, spell, held)
            units.pay_everything(s, seat)
        else:
            units.ask_for(s, seat, owed, _purpose(spell))

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        return is_effect_of(s, below, SPELL.of(argument)) and 1 <= PLACE.of(argument) <= s.players_count


def _purpose(spell: i64) -> int:
    return units.FOR_DONATION if spell == DONATION else units.FOR_SACRIFICE


def _largest_return(s: Dragons, below: list[Waiting]) -> int:
    """What the player before this place may still have to return (DRA-DONATION.1, DRA-SACRIFICE.1)."""
    argument = below[-1].argument
    spell = SPELL.of(argument)
    seat = s.sequence()[PLACE.of(argument) - 1]
    return units.carried(seat, s.parts.units_returned[spell], _purpose(spell))


units.LARGEST_PAYMENT[flow.RETURN_UNITS] = _largest_return


# --- Trade ---------------------------------------------------------------------------------------------

# how many units of each kind were given and not yet taken back
GIVEN: Final = [Part(kind, 3 + 5 * at, 5) for at, kind in enumerate(PARTS.kinds)]


class Trade(Spell):
    """The caster gives back units and takes as many others (DRA-TRADE.1)."""

    def is_castable(self, s: Dragons, seat: i64) -> bool:
        return s.players[seat].units() > 0

    def take_effect(self, s: Dragons, play: Play) -> bool:
        units.betray(s, play.seat)  # a levy of the same batch may have left him nothing
        if not self.is_castable(s, play.seat):
            return False
        s.push(flow.TRADE_GIVE, SEAT.put(play.seat))
        return True


def all_given(argument: i64) -> i64:
    """How many units were given and not yet taken back (DRA-TRADE.1, DRA-BANK.7, DRA-DEC.12)."""
    total: i64 = 0
    for kind in GIVEN:
        total += kind.of(argument)
    return total


def can_trade(s: Dragons, argument: i64, below: list[Waiting]) -> bool:
    """Whether a Trade takes effect and the bank has what its caster gave (DRA-TRADE.1)."""
    if not is_effect_of(s, below, TRADE) or not units.is_caster(s, SEAT.of(argument), TRADE):
        return False
    return all(kind.of(argument) <= s.bank[at] for at, kind in enumerate(GIVEN))


class TradeGive(SeatStep[Dragons]):
    """What the caster gives, kind by kind, until he says it is all (DRA-TRADE.1, DRA-BANK.7, DRA-DEC.12).

    He has to say so even if he has nothing left to give (DRA-RULING.52).
    """

    offers: ClassVar[list[Family]] = [GIVE, DONE]
    carries: ClassVar[list[Part]] = [SEAT, *GIVEN]

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        found: list[int] = []
        units.give_options(s.players[seat], s.parts.units_per_kind, found)
        if all_given(argument) > 0:
            found.append(DONE.action)
        return found

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        if action == DONE.action:
            s.push(flow.TRADE_TAKE, argument)
            return
        amount, kind = units_and_kind(GIVE, action)
        units.pay(s, seat, kind, amount)
        s.push(flow.TRADE_GIVE, argument + GIVEN[kind].put(amount))

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        """One unit of the kind he has most of (DRA-DEFAULT.3)."""
        if all_given(argument) > 0:
            return DONE.action
        return GIVE.of_pair(0, units.largest_kind(s.players[seat]))

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"units": all_given(argument)}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        if action == DONE.action:
            return Refusal("DRA-TRADE.1", "give_something")
        return units.why_not_give(s, seat, "DRA-BANK.4", s.parts.units_per_kind, action)

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        """He has given something, or can (DRA-TRADE.1)."""
        begun = all_given(argument) > 0 or s.players[SEAT.of(argument)].units() > 0
        return can_trade(s, argument, below) and begun


class TradeTake(SeatStep[Dragons]):
    """What the caster takes for it, kind by kind (DRA-TRADE.1, DRA-BANK.6, .7, DRA-DEC.12)."""

    offers: ClassVar[list[Family]] = [TAKE]
    carries: ClassVar[list[Part]] = [SEAT, *GIVEN]

    def asks(self, s: Dragons, argument: int) -> int:
        return 1 << SEAT.of(argument) if all_given(argument) > 0 else 0

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        left = all_given(argument)
        found: list[int] = []
        for kind in range(KINDS):
            for amount in range(min(s.bank[kind], left)):
                found.append(TAKE.of_pair(amount, kind))
        return found

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        amount, kind = units_and_kind(TAKE, action)
        units.gain(s, seat, kind, amount)
        s.push(flow.TRADE_TAKE, count_off(argument, kind, amount))

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        """The same back (DRA-DEFAULT.3)."""
        kind = 0
        while GIVEN[kind].of(argument) == 0:
            kind += 1
        return TAKE.of_pair(0, kind)

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"units": all_given(argument)}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        amount, kind = units_and_kind(TAKE, action)
        if s.bank[kind] < amount:
            return Refusal("DRA-BANK.6", "bank_lacks", {"kind": s.parts.kinds[kind], "units": s.bank[kind]})
        return Refusal("DRA-TRADE.1", "too_many_units", {"units": all_given(argument)})

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        return can_trade(s, argument, below) and all_given(argument) > 0


def count_off(argument: i64, kind: i64, amount: i64) -> i64:
    """Units taken for units given: for those of the same kind first (DRA-TRADE.1, DRA-DEFAULT.3)."""
    left = amount
    rest = argument
    for offset in range(KINDS):
        given = GIVEN[(kind + offset) % KINDS]
        matched = min(left, given.of(rest))
        rest -= given.put(matched)
        left -= matched
    return rest
