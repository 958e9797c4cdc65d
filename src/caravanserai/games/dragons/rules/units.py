"""Treasures change hands: between the bank and the players, counted in units (DRA-BANK)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import CHOOSE, GIVE, KINDS, TAKE
from caravanserai.games.dragons.parts import PARTS
from caravanserai.games.dragons.player import Player
from caravanserai.games.dragons.rules import flow, refusals
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import SealedStep, Step

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

_SEAT_BITS: Final = 3
_SEAT_MASK: Final = 7
_UNIT_BITS: Final = 8
_UNIT_MASK: Final = 255

# every choice of so many units, by their number
_MIXES: Final = [
    [CHOOSE + index for index, size in enumerate(PARTS.mix_units) if size == units]
    for units in range(max(PARTS.mix_units) + 1)
]


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
    best = 0
    for kind in range(KINDS):
        if player.treasures[kind] > player.treasures[best]:
            best = kind
    return best


def betray(s: Dragons, seat: i64) -> None:
    """What happens now shows something of what a player has: nobody else can take his move back any more."""
    if s.actor != seat:
        s.discoveries += 1


def argument_for(seat: i64, units: i64, purpose: i64) -> i64:
    """The argument of a step that asks for units (DRA-BANK.4, .6, DRA-DEC.11, .13)."""
    return (purpose << _UNIT_BITS | units) << _SEAT_BITS | seat


def give_options(player: Player, most: i64) -> list[int]:
    """Every number of units of every kind, up to the most (DRA-BANK.4, .7, DRA-MARKET.1, DRA-TRADE.1)."""
    found: list[int] = []
    for kind in range(KINDS):
        for units in range(min(player.treasures[kind], most)):
            found.append(GIVE + units * KINDS + kind)
    return found


class ChooseTreasures(SealedStep[Dragons]):
    """Everyone takes starting treasures of his choice (DRA-SETUP.3, DRA-DEC.1)."""

    def asks(self, s: Dragons, argument: int) -> int:
        return (1 << s.players_count) - 1

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        return mixes(s, s.parts.starting_units)

    def reveal(self, s: Dragons, argument: int, choices: list[int]) -> None:
        for seat in range(s.players_count):
            take_mix(s, seat, choices[seat] - CHOOSE)
        s.push(flow.VIZIER)

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        """One unit each of the first kinds (DRA-DEFAULT.1)."""
        return default_mix(s, s.parts.starting_units)

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"units": s.parts.starting_units}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        return why_not_mix(s, s.parts.starting_units, action)


class ChooseUnits(Step[Dragons]):
    """A player takes units of his choice from the bank (DRA-BANK.6, DRA-DEC.5, .11)."""

    def asks(self, s: Dragons, argument: int) -> int:
        left = 0
        for amount in s.bank:
            left += amount
        return 1 << (argument & _SEAT_MASK) if left > (argument >> _SEAT_BITS & _UNIT_MASK) else 0

    def run(self, s: Dragons, argument: int) -> None:
        """The bank has no more than he may take: he takes what there is (DRA-BANK.6)."""
        for kind in range(KINDS):
            if s.bank[kind] > 0:
                gain(s, argument & _SEAT_MASK, kind, s.bank[kind])

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        return mixes(s, argument >> _SEAT_BITS & _UNIT_MASK)

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        take_mix(s, seat, action - CHOOSE)

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        """One unit at a time, going through the kinds the bank has (DRA-DEFAULT.3)."""
        return default_mix(s, argument >> _SEAT_BITS & _UNIT_MASK)

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        purpose = argument >> _SEAT_BITS + _UNIT_BITS
        return {"units": argument >> _SEAT_BITS & _UNIT_MASK, "purpose": PURPOSES[purpose]}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        return why_not_mix(s, argument >> _SEAT_BITS & _UNIT_MASK, action)


def mixes(s: Dragons, units: i64) -> list[int]:
    """Every choice of so many units that the bank can give (DRA-BANK.6, DRA-SETUP.3, DRA-DEC.11)."""
    every = _MIXES[units]
    for kind in range(KINDS):
        held: i64 = s.bank[kind]
        if held < units:
            every = [action for action in every if s.parts.mixes[action - CHOOSE][kind] <= held]
    return every.copy()


def take_mix(s: Dragons, seat: int, index: int) -> None:
    """The units of a choice, kind by kind (DRA-BANK.6, DRA-SETUP.3)."""
    mix = s.parts.mixes[index]
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
    return CHOOSE + s.parts.mixes.index(mix)


def why_not_mix(s: Dragons, units: i64, action: int) -> Refusal:
    if not CHOOSE <= action < GIVE:
        return refusals.not_now(s, action)
    if s.parts.mix_units[action - CHOOSE] != units:
        return Refusal("DRA-BANK.6", "wrong_number_of_units", {"units": units})
    return Refusal("DRA-BANK.6", "bank_too_small")


class PayUnits(Step[Dragons]):
    """A player pays units of his choice, some of one kind at a time (DRA-BANK.4, DRA-DEC.7, .13-15, .17).

    He is asked even if he has nothing to choose: what he has besides is nobody's business (DRA-RULING.52).
    """

    def asks(self, s: Dragons, argument: int) -> int:
        seat = argument & _SEAT_MASK
        left = argument >> _SEAT_BITS & _UNIT_MASK
        return 1 << seat if s.players[seat].units() >= left else 0

    def run(self, s: Dragons, argument: int) -> None:
        """He has too little and pays what there is (DRA-SPELL.7)."""
        pay_everything(s, argument & _SEAT_MASK)

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        return give_options(s.players[seat], argument >> _SEAT_BITS & _UNIT_MASK)

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        units = (action - GIVE) // KINDS + 1
        pay(s, seat, (action - GIVE) % KINDS, units)
        left = (argument >> _SEAT_BITS & _UNIT_MASK) - units
        if left > 0:
            s.push(flow.PAY_UNITS, argument_for(seat, left, argument >> _SEAT_BITS + _UNIT_BITS))

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        """One unit at a time from the kind he then has most of (DRA-DEFAULT.3)."""
        return GIVE + largest_kind(s.players[seat])

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        purpose = argument >> _SEAT_BITS + _UNIT_BITS
        return {"units": argument >> _SEAT_BITS & _UNIT_MASK, "purpose": PURPOSES[purpose]}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        return why_not_give(s, seat, argument >> _SEAT_BITS & _UNIT_MASK, action)


def why_not_give(s: Dragons, seat: int, most: i64, action: int) -> Refusal:
    if not GIVE <= action < TAKE:
        return refusals.not_now(s, action)
    kind = (action - GIVE) % KINDS
    held = s.players[seat].treasures[kind]
    if held < (action - GIVE) // KINDS + 1:
        return Refusal("DRA-BANK.4", "too_few_units", {"kind": s.parts.kinds[kind], "units": held})
    return Refusal("DRA-BANK.4", "too_many_units", {"units": most})


def ask_for(s: Dragons, seat: i64, units: i64, purpose: i64) -> None:
    """A player has to pay so many units, or all he has (DRA-BANK.4, DRA-GUARD.4, DRA-SPELL.7)."""
    if units > 0:
        s.push(flow.PAY_UNITS, argument_for(seat, units, purpose))


def offer(s: Dragons, seat: i64, units: i64, purpose: i64) -> None:
    """A player may take so many units from the bank (DRA-BANK.6, DRA-MARKET.1, DRA-CHARITY.1)."""
    s.push(flow.CHOOSE_UNITS, argument_for(seat, units, purpose))
