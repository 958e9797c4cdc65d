"""The shelf: every game, by id, loaded when it is first asked for."""

from __future__ import annotations

import importlib

from caravanserai.kernel.game import Game
from caravanserai.kernel.refusal import Fault

SHELF: tuple[str, ...] = ("yspahan", "amul", "dragons", "emira")


class UnknownGame(Fault):
    """A game that is not on the shelf."""


def load(game_id: str) -> Game:
    """The game with this id."""
    if game_id not in SHELF:
        shelf = ", ".join(SHELF)
        raise UnknownGame(
            "no_such_game",
            "there is no game {game!r} on the shelf; there is {shelf}",
            game=game_id,
            shelf=shelf,
        )
    game = importlib.import_module(f"caravanserai.games.{game_id}.game").GAME
    assert isinstance(game, Game)
    return game
