"""Āmul passes the conformance suite of all games: with every player count and every option."""

from __future__ import annotations

import pytest

from caravanserai.games.amul.game import GAME
from caravanserai.kernel.game import Game

pytest.register_assert_rewrite("tests.conformance")
from tests.conformance import PlayConformance  # noqa: E402


class TestAmul(PlayConformance):
    """The suite without the golden files, which are for games on the shelf."""

    @classmethod
    def game(cls) -> Game:
        return GAME
