"""Treasures change hands: between the bank and the players, counted in units (DRA-BANK)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import CHOOSE, GIVE
from caravanserai.games.dragons.parts import CHARITY, KINDS, MARKET, PARTS
from caravanserai.games.dragons.player import Player
from caravanserai.games.dragons.rules import flow
from caravanserai.games.dragons.rules.carried import SEAT
from caravanserai.games.dragons.rules.windows import is_effect_of
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Part, SealedStep, SeatStep, Waiting

# what units are paid or taken for
FOR_BRIBE: Final = 0
FOR_MARKET: Final = 1
FOR_CHARITY: Final = 2
FOR_DONATION: Final = 3
FOR_SACRIFICE: Final = 4
FOR_CITY_TAX: Final = 5
FOR_SULTANS_TAX: Final = 6
FOR_TELEPORT: Final = 7
PURPOSES: Final = [
    "bribe",
    "market",
    "charity",
    "donation",
    "sacrifice",
    "city_tax",
    "sultans_tax",
    "teleport",
]

UNITS: Final = Part("units", 3, 8)
PURPOSE: Final = Part("purpose", 11, 3, PURPOSES)

# the choices of so many units, by their number and by what the bank has; filled as they are asked for
_MIXES: Final[dict[int, list[int]]] = {}


def pay(s: Dragons, seat: i64, kind: i64, units: i64) -> None:
    """Units go to the bank (DRA-BANK.3, .4)."""
    s.players[seat].change_treasure(kind, -units)
    s.change_bank()[kind] += units
    s.note(events.UNITS_PAID, seat, units, kind)


def gain(s: Dragons, seat: i64, kind: i64, units: i64) -> None:
    """Units come from the bank, as many as it has (DRA-BANK.3, .6)."""
    s.change_bank()[kind] -= units
    s.players[seat].change_treasure(kind, units)
    s.note(events.UNITS_TAKEN, seat, units, kind)


def pay_everything(s: Dragons, seat: i64) -> None:
    """All that a player has; everybody sees that it is all (DRA-SPELL.7, DRA-BANK.4, DRA-INFO.10)."""
    betray(s, seat)
    for kind in range(KINDS):
        if s.players[seat].treasures[kind] > 0:
            pay(s, seat, kind, s.players[seat].treasures[kind])


def largest_kind(player: Player) -> int:
    """The kind a player has most of, the first of equals (DRA-DEFAULT.3)."""
    return player.treasures.index(max(player.treasures))


def betray(s: Dragons, seat: i64) -> None:
    """What happens now shows something of what a player has: nobody else can take his move back any more."""
    if s.actor != seat:
        s.came_out()


def give_options(player: Player, most: i64, options: list[int]) -> None:
    """Every number of units of every kind, up to the most (DRA-BANK.4, .7, DRA-MARKET.1, DRA-TRADE.1)."""
    for kind in range(KINDS):
        for units in range(min(player.treasures[kind], most)):
            options.append(GIVE.of_pair(units, kind))


def units_and_kind(family: Family, action: i64) -> tuple[i64, i64]:
    """How many units of which kind a move gives or takes (DRA-BANK.4, .6)."""
    units, kind = family.pair(action)
    return units + 1, kind


class ChooseTreasures(SealedStep[Dragons]):
    """Everyone takes starting treasures of his choice (DRA-SETUP.3, DRA-DEC.1)."""

    offers: ClassVar[list[Family]] = [CHOOSE]

    def asks(self, s: Dragons, argument: int) -> int:
        return (1 << s.players_count) - 1

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        return mixes(s, s.parts.starting_units)

    def reveal(self, s: Dragons, argument: int, choices: list[int]) -> None:
        for seat in range(s.players_count):
            take_mix(s, seat, choices[seat])
        s.push(flow.VIZIER)

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        """One unit each of the first kinds (DRA-DEFAULT.1)."""
        return default_mix(s, s.parts.starting_units)

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"units": s.parts.starting_units}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        return why_not_mix(s, s.parts.starting_units, action)


class ChooseUnits(SeatStep[Dragons]):
    """A player takes units of his choice from the bank (DRA-BANK.6, DRA-DEC.5, .11)."""

    offers: ClassVar[list[Family]] = [CHOOSE]
    carries: ClassVar[list[Part]] = [SEAT, UNITS, PURPOSE]

    def asks(self, s: Dragons, argument: int) -> int:
        left: i64 = 0
        for amount in s.bank:
            left += amount
        return 1 << SEAT.of(argument) if left > UNITS.of(argument) else 0

    def run(self, s: Dragons, argument: int) -> None:
        """The bank has no more than he may take: he takes what there is (DRA-BANK.6)."""
        for kind in range(KINDS):
            if s.bank[kind] > 0:
                gain(s, SEAT.of(argument), kind, s.bank[kind])

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        return mixes(s, UNITS.of(argument))

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        take_mix(s, seat, action)

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        """One unit at a time, going through the kinds the bank has (DRA-DEFAULT.3)."""
        return default_mix(s, UNITS.of(argument))

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"units": UNITS.of(argument), "purpose": PURPOSES[PURPOSE.of(argument)]}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        return why_not_mix(s, UNITS.of(argument), action)

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        """In the Market, and when a Charity takes effect (DRA-MARKET.1, DRA-CHARITY.1)."""
        seat = SEAT.of(argument)
        if is_effect_of(s, below, CHARITY):
            return argument == carried(seat, s.parts.charity, FOR_CHARITY) and is_caster(s, seat, CHARITY)
        at_market = s.current == MARKET and s.ranking(MARKET)[:1] == [seat]
        return at_market and argument == carried(seat, s.parts.market_taken, FOR_MARKET)


def is_caster(s: Dragons, seat: i64, spell: i64) -> bool:
    """Whether a player has cast a spell of the present batch (DRA-PRIO.5)."""
    return any(play.spell == spell and play.seat == seat for play in s.batch)


def mixes(s: Dragons, units: i64) -> list[int]:
    """Every choice of so many units that the bank can give (DRA-BANK.6, DRA-SETUP.3, DRA-DEC.11)."""
    key = units  # with as much of each kind as could be taken
    for kind in range(KINDS):
        key = key << 4 | min(s.bank[kind], units)
    found = _MIXES.get(key)
    if found is None:
        found = [CHOOSE.of(at) for at in range(len(PARTS.mixes)) if can_give(s, units, at)]
        _MIXES[key] = found
    return found


def can_give(s: Dragons, units: i64, mix: i64) -> bool:
    """Whether a choice is of so many units and the bank has them (DRA-BANK.6)."""
    if s.parts.mix_units[mix] != units:
        return False
    return all(s.parts.mixes[mix][kind] <= s.bank[kind] for kind in range(KINDS))


def take_mix(s: Dragons, seat: i64, action: i64) -> None:
    """The units of a choice, kind by kind (DRA-BANK.6, DRA-SETUP.3)."""
    mix = s.parts.mixes[CHOOSE.index(action)]
    for kind in range(KINDS):
        if mix[kind] > 0:
            gain(s, seat, kind, mix[kind])


def default_mix(s: Dragons, units: i64) -> int:
    """One unit at a time through the kinds in order, skipping those the bank lacks (DRA-DEFAULT.1, .3)."""
    mix = [0] * KINDS
    left = units
    kind = 0
    while left > 0:
        if mix[kind] < s.bank[kind]:
            mix[kind] += 1
            left -= 1
        kind = (kind + 1) % KINDS
    return CHOOSE.of(s.parts.mixes.index(mix))


def why_not_mix(s: Dragons, units: i64, action: int) -> Refusal:
    if s.parts.mix_units[CHOOSE.index(action)] != units:
        return Refusal("DRA-BANK.6", "wrong_number_of_units", {"units": units})
    return Refusal("DRA-BANK.6", "bank_too_small")


# --- paying --------------------------------------------------------------------------------------------


def carried(seat: i64, units: i64, purpose: i64) -> i64:
    """What a step carries that asks for units, or offers them (DRA-BANK.4, .6, DRA-DEC.11, .13)."""
    return PURPOSE.put(purpose) | UNITS.put(units) | SEAT.put(seat)


# For each step on which a payment can wait: the largest one at this moment, as `carried`. The steps down to
# that one are given. Only positions that people write are asked this.
LARGEST_PAYMENT: Final[dict[int, Callable[[Dragons, list[Waiting]], int]]] = {}


class PayUnits(SeatStep[Dragons]):
    """A player pays units of his choice, some of one kind at a time (DRA-BANK.4, DRA-DEC.7, .13-15, .17).

    He is asked even if he has nothing to choose: what he has besides is nobody's business (DRA-RULING.52).
    """

    offers: ClassVar[list[Family]] = [GIVE]
    carries: ClassVar[list[Part]] = [SEAT, UNITS, PURPOSE]

    def asks(self, s: Dragons, argument: int) -> int:
        seat = SEAT.of(argument)
        return 1 << seat if s.players[seat].units() >= UNITS.of(argument) else 0

    def run(self, s: Dragons, argument: int) -> None:
        """He has too little and pays what there is (DRA-SPELL.7)."""
        pay_everything(s, SEAT.of(argument))

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        found: list[int] = []
        give_options(s.players[seat], UNITS.of(argument), found)
        return found

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        units, kind = units_and_kind(GIVE, action)
        pay(s, seat, kind, units)
        ask_for(s, seat, UNITS.of(argument) - units, PURPOSE.of(argument))

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        """One unit at a time from the kind he then has most of (DRA-DEFAULT.3)."""
        return GIVE.of_pair(0, largest_kind(s.players[seat]))

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"units": UNITS.of(argument), "purpose": PURPOSES[PURPOSE.of(argument)]}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        return why_not_give(s, seat, "DRA-BANK.4", UNITS.of(argument), action)

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        """Somebody pays what he still owes of what the step below asks (DRA-BANK.4)."""
        left = UNITS.of(argument)
        largest = LARGEST_PAYMENT[below[-1].number](s, below)
        same = argument - UNITS.put(left) == largest - UNITS.put(UNITS.of(largest))
        return same and 1 <= left <= UNITS.of(largest) and s.players[SEAT.of(argument)].units() >= left


def why_not_give(s: Dragons, seat: int, rule: str, most: i64, action: int) -> Refusal:
    units, kind = units_and_kind(GIVE, action)
    held = s.players[seat].treasures[kind]
    if held < units:
        return Refusal(rule, "too_few_units", {"kind": s.parts.kinds[kind], "units": held})
    return Refusal(rule, "too_many_units", {"units": most})


def ask_for(s: Dragons, seat: i64, units: i64, purpose: i64) -> None:
    """A player has to pay so many units, or all he has (DRA-BANK.4, DRA-GUARD.4, DRA-SPELL.7)."""
    if units > 0:
        s.push(flow.PAY_UNITS, carried(seat, units, purpose))


def offer(s: Dragons, seat: i64, units: i64, purpose: i64) -> None:
    """A player may take so many units from the bank (DRA-BANK.6, DRA-MARKET.1, DRA-CHARITY.1)."""
    s.push(flow.CHOOSE_UNITS, carried(seat, units, purpose))
