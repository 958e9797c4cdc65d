"""What lies in front of one player."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from caravanserai.kernel.pile import Pile


@final
class Player:
    """One player: the stock, the hand, goods and buildings, and the score by where it came from."""

    gold: i64
    camels: i64
    buildings: i64  # those built, one bit each
    goods: i64  # the shops that hold a cube of this player, one bit each
    hand: Pile
    souk_points: i64
    bazaar_points: i64
    placement_points: i64
    caravan_points: i64
    building_points: i64
    card_points: i64

    def __init__(self, gold: i64, camels: i64, hand: Pile) -> None:
        """A player without buildings, goods or points (YSP-SETUP.3)."""
        self.gold = gold
        self.camels = camels
        self.buildings = 0
        self.goods = 0
        self.hand = hand
        self.souk_points = 0
        self.bazaar_points = 0
        self.placement_points = 0
        self.caravan_points = 0
        self.building_points = 0
        self.card_points = 0

    def clone(self) -> Player:
        twin = Player(self.gold, self.camels, self.hand.clone())
        twin.buildings = self.buildings
        twin.goods = self.goods
        twin.souk_points = self.souk_points
        twin.bazaar_points = self.bazaar_points
        twin.placement_points = self.placement_points
        twin.caravan_points = self.caravan_points
        twin.building_points = self.building_points
        twin.card_points = self.card_points
        return twin

    def score(self) -> i64:
        return (
            self.souk_points
            + self.bazaar_points
            + self.placement_points
            + self.caravan_points
            + self.building_points
            + self.card_points
        )

    def has(self, building: i64) -> bool:
        return (self.buildings >> building & 1) != 0

    def buildings_count(self) -> i64:
        return count_bits(self.buildings)


def bit(place: i64) -> i64:
    """The number whose only bit is at this place."""
    one: i64 = 1  # compiled, a literal would be shifted in 32 bits
    return one << place


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count
