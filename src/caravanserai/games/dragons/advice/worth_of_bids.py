"""What bids in the palace rooms will probably bring, and what may be spent on them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons.advice import chances, worth
from caravanserai.games.dragons.advice.chances import SURE, Rivals
from caravanserai.games.dragons.parts import GUARD, KEY, KINDS, NONE
from caravanserai.games.dragons.state import Dragons

# how likely an opponent buys when he is before us, by his largest holding
_BUYS: Final = [250, 400, 500, 600, 700, 800, 850]
_LATER_BID: Final = 22  # what a token still behind the screen will bring in a room
_GUARD_PLANNED: Final = 850  # the chance to get in when there are tokens left for the guard


def pay(treasures: list[int], values: list[int]) -> bool:
    """Pay a bid, the largest token in the largest kind; False and nothing paid when that cannot be."""
    paid: i64 = 0  # the kinds that have paid for a token
    chosen: i64 = 0  # the kind for each token, a byte for each
    shift: i64 = 0
    one: i64 = 1
    for value in values:
        best: i64 = NONE
        most: i64 = value - 1
        for kind in range(KINDS):
            held: i64 = treasures[kind]
            if held > most and not paid >> kind & 1:
                best = kind
                most = held
        if best == NONE:
            return False
        paid |= one << best
        chosen |= best << shift
        shift += 8
    for value in values:
        treasures[chosen & 0xFF] -= value
        chosen >>= 8
    return True


def will_buy(s: Dragons, other: i64, space: i64) -> i64:
    """The chance that an opponent who is asked before us can and will buy."""
    player = s.players[other]
    if s.current > GUARD and not player.admitted:
        return 0
    largest: i64 = 0
    for amount in player.treasures:
        largest = max(largest, amount)
    if s.turned and s.current == space:
        return 900 if pay(player.treasures.copy(), s.bid(other, space)) else 0
    return _BUYS[min(largest, len(_BUYS) - 1)]


class Bidders(Rivals):
    """The others in a room, with the chance that each of them buys when he is asked first."""

    def __init__(self, s: Dragons, seat: i64, space: i64) -> None:
        super().__init__(s, seat, space)
        self.buys: list[int] = [will_buy(s, other, space) for other in self.seats]

    def offered(self, strength: i64) -> i64:
        """The chance that the artifact is offered to a seat of this strength."""
        chance: i64 = SURE
        for place in range(len(self.seats)):
            before = self.ahead(place, strength)
            if before > 0:
                chance = chance * (SURE * SURE - before * self.buys[place]) // (SURE * SURE)
        return chance


def room(s: Dragons, seat: i64, space: i64, values: list[int], treasures: list[int]) -> i64:
    """What a bid in a room is worth to a player with these treasures, once he is in the palace."""
    return bid_worth(s, Bidders(s, seat, space), space, values, treasures) if values else 0


def bid_worth(s: Dragons, bidders: Bidders, space: i64, values: list[int], treasures: list[int]) -> i64:
    """The same, where the other bidders have been looked up."""
    if not values:
        return 0
    strength: i64 = 0
    for value in values:
        strength += value
    rest = treasures.copy()
    payable = SURE
    if not pay(rest, values):
        # what a cave or the Market may still bring
        for kind in range(KINDS):
            rest[kind] += 2
        payable = 250 if s.current < GUARD and pay(rest, values) else 0
        if payable == 0:
            return 0
        rest = treasures.copy()
    gain = worth.ARTIFACT
    on_sale = s.on_sale[s.parts.room_of[space]]
    if on_sale != NONE:
        gain = worth.artifact(s, on_sale)
    cost = worth.holding(s, treasures) - worth.holding(s, rest)
    if payable < SURE:
        cost = strength * 8
    return max(gain - cost, 0) * bidders.offered(strength) // SURE * payable // SURE


def rooms(s: Dragons, seat: i64, treasures: list[int], besides: i64) -> i64:
    """What all a player's bids in pending rooms are worth together, but for one room.

    The purse pays for one after the other; `treasures` is left with what remains.
    """
    total: i64 = 0
    for space in s.parts.rooms:
        if s.players[seat].pieces_in(space) == 0 or space < s.current or space == besides:
            continue
        values = s.bid(seat, space)
        total += room(s, seat, space, values, treasures)
        pay(treasures, values)
    return total


def entry(s: Dragons, seat: i64, strength: i64) -> i64:
    """The chance to get into the palace with this strength at the guard, or with tokens or a Key to come."""
    player = s.players[seat]
    chance = chances.admission(s, seat, strength, player.units())
    if s.current <= GUARD and has_key(s, seat):
        chance = max(chance, 950)
    if s.current == NONE and player.behind > 1:
        chance = max(chance, _GUARD_PLANNED)
    return chance


def has_key(s: Dragons, seat: i64) -> bool:
    """Whether a player can still use a Key this round."""
    return s.magic and s.uses_left(seat) > 0 and s.unused(seat, KEY) > 0


def hopes(s: Dragons, seat: i64) -> i64:
    """What being in the palace is worth: the bids made, and those still to be made."""
    total = rooms(s, seat, chances.belongings(s, seat), NONE)
    if s.current == NONE:
        total += min(s.players[seat].behind - 1, 3) * _LATER_BID
    return total


def bribe_cost(strength: i64) -> i64:
    """What the guard will cost on the average: his values are 1 to 10 (strategy note 3)."""
    missing = max(10 - strength, 0)
    return missing * (missing + 1) // 2


def purse(s: Dragons, seat: i64, treasures: list[int]) -> i64:
    """What a purse is worth with the bids of this round in mind."""
    total = worth.holding(s, treasures)
    in_rooms = rooms(s, seat, treasures.copy(), NONE)
    return total + in_rooms * entry(s, seat, s.strength(seat, GUARD)) // SURE if in_rooms > 0 else total
