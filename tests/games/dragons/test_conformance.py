"""Aladdin's Dragons passes the conformance suite of all games, with and without magic."""

from __future__ import annotations

from caravanserai.games.dragons.game import GAME
from caravanserai.kernel.game import Game
from tests.conformance import PlayConformance, Setup


class TestDragons(PlayConformance):
    """The suite without the golden files and without every option: those are for games on the shelf."""

    @classmethod
    def game(cls) -> Game:
        return GAME

    @classmethod
    def setups(cls) -> list[Setup]:
        return [
            Setup(GAME, 3, {}, True),
            Setup(GAME, 3, {"variant": "magic"}, True),
            Setup(GAME, 5, {"variant": "magic", "leftovers": "stay"}, False),
        ]
