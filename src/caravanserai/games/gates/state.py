"""What lies on the table in a game of Four Gates."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.kernel.pile import Pile
from caravanserai.kernel.plain import Cards, Declared, Hands, Number, Numbers, PlainState

GATES: Final = ["merv", "bukhara", "samarkand", "kashgar"]
OPEN_GATES: Final = [0, 0, 2, 3, 3, 4, 4]  # by number of players (GAT-SETUP.1)
ROUNDS: Final = 7
HAND: Final = 4
CAMELS: Final = 60  # a camel's number is its speed
HIGHEST_PRICE: Final = 12
NOBODY_YET: Final = -1


def speed(camel: i64) -> i64:
    """The number on a camel's card; cards are counted from 0."""
    return camel + 1


def load(camel: i64) -> i64:
    """How many goods a camel carries: the slower, the more (GAT-SETUP.2)."""
    return 4 - camel // 20


class Gates(PlainState):
    """One game of Four Gates."""

    declared: ClassVar[list[Declared]] = [
        Number("round", 1, ROUNDS),
        Numbers("prices", 0, HIGHEST_PRICE, len(GATES)),
        Numbers("coins", 0, 9999),
        Numbers("sent", NOBODY_YET, CAMELS - 1),
        Numbers("went", NOBODY_YET, len(GATES) - 1),
        Cards("deck", stock=True),
        Cards("road", face_up=True),
        Hands("hands"),
    ]
    cards: ClassVar[list[str]] = [str(number) for number in range(1, CAMELS + 1)]

    round: i64
    prices: list[int]  # by gate; 0 for a gate that stays shut
    coins: list[int]  # by seat
    sent: list[int]  # the camel that each seat sent last
    went: list[int]  # and the gate it went through
    deck: Pile
    road: Pile  # the camels that have left
    hands: list[Pile]

    def scores(self) -> list[int]:
        return self.coins.copy()

    def rounds(self) -> int:
        return self.round

    def gates(self) -> i64:
        """How many gates are open."""
        return OPEN_GATES[self.players_count]

    def poorest(self) -> i64:
        """The seat that has fewer coins than anybody else, or NOBODY_YET (GAT-DRAW.2)."""
        fewest = min(self.coins)
        return self.coins.index(fewest) if self.coins.count(fewest) == 1 else NOBODY_YET
