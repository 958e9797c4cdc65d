"""Emira passes the conformance suite of all games: base and advanced, with three, four and five players."""

from __future__ import annotations

import pytest

from caravanserai.games.emira.game import GAME
from caravanserai.kernel.game import Game

pytest.register_assert_rewrite("tests.conformance")
from tests.conformance import PlayConformance, Setup  # noqa: E402


class TestEmira(PlayConformance):
    """The suite without the golden files and without every option: those are for games on the shelf."""

    @classmethod
    def game(cls) -> Game:
        return GAME

    @classmethod
    def setups(cls) -> list[Setup]:
        return [
            Setup(GAME, 3, {"rules": "advanced"}, False),
            Setup(GAME, 4, {}, True),
            Setup(GAME, 5, {"chosen_on_honeymoon": False}, False),
        ]
