"""What lies in front of one player."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from caravanserai.kernel.bits import count_bits
from caravanserai.kernel.pile import Pile


@final
@mypyc_attr(acyclic=True)
class Player:
    """One player: the stock, the hand, goods and buildings, and the score by where it came from."""

    gold: i64
    camels: i64
    buildings: i64 = 0  # those built, one bit each
    goods: i64 = 0  # the shops that hold a cube of this player, one bit each
    unfinished: i64 = 0  # the empty shops of the souks that this player has begun
    hand: Pile
    souk_points: i64 = 0
    bazaar_points: i64 = 0
    placement_points: i64 = 0
    caravan_points: i64 = 0
    building_points: i64 = 0
    card_points: i64 = 0

    @staticmethod
    def at_start(gold: i64, camels: i64) -> Player:
        """A player without cards, buildings, goods or points (YSP-SETUP.3)."""
        player = Player()
        player.gold = gold
        player.camels = camels
        player.hand = Pile()
        return player

    def clone(self) -> Player:
        twin = Player()
        twin.gold = self.gold
        twin.camels = self.camels
        twin.hand = self.hand.clone()
        twin.buildings = self.buildings
        twin.goods = self.goods
        twin.unfinished = self.unfinished
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
