"""Āmul passes the conformance suite of all games, with the fewest and the most players."""

from __future__ import annotations

import pytest

from caravanserai.games.amul.game import GAME
from caravanserai.kernel.game import Game

pytest.register_assert_rewrite("tests.conformance")
from tests.conformance import PlayConformance, Setup  # noqa: E402


class TestAmul(PlayConformance):
    """The suite without the golden files and without every option: those are for games on the shelf."""

    @classmethod
    def game(cls) -> Game:
        return GAME

    @classmethod
    def setups(cls) -> list[Setup]:
        return [Setup(GAME, 3, {}, True), Setup(GAME, 8, {"tea": "8"}, False)]
