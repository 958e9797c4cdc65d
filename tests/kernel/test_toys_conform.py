"""The toys pass the same suite as the games on the shelf."""

from __future__ import annotations

from typing import ClassVar

from caravanserai.kernel.game import Game
from tests.conformance import PlayConformance
from tests.kernel import purses, toys


class ToyConformance(PlayConformance):
    """A toy is on no shelf."""

    __test__ = False
    toy: ClassVar[Game]

    @classmethod
    def game(cls) -> Game:
        return cls.toy


class TestOffers(ToyConformance):
    """(a) Sealed choices of hidden cards."""

    __test__ = True
    toy = toys.OFFERS


class TestPaper(ToyConformance):
    """(a) Sealed choices about nothing that lies in a pile: only they are secret."""

    __test__ = True
    toy = toys.PAPER


class TestDemands(ToyConformance):
    """(b, e) Out of turn in mid-action, and chance there too."""

    __test__ = True
    toy = toys.DEMANDS
    secrets = False


class TestClaims(ToyConformance):
    """(c) Windows within windows."""

    __test__ = True
    toy = toys.CLAIMS
    secrets = False


class TestAuctions(ToyConformance):
    """(d) Raising, and passing for good."""

    __test__ = True
    toy = toys.AUCTIONS
    secrets = False


class TestPeeks(ToyConformance):
    """(f) A deck of which single cards are known to single seats."""

    __test__ = True
    toy = toys.PEEKS


class TestPurses(ToyConformance):
    """(g) Totals that could be counted, but are not shown."""

    __test__ = True
    toy = purses.PURSES
    secrets = False  # nothing that is dealt anew
