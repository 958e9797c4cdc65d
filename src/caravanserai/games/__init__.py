"""The shelf: every game, by id, loaded when it is first asked for."""

from __future__ import annotations

import importlib

from caravanserai.kernel.game import Game

SHELF: tuple[str, ...] = ("yspahan", "amul", "emira")


class UnknownGame(ValueError):
    """A game that is not on the shelf."""


def load(game_id: str) -> Game:
    """The game with this id."""
    if game_id not in SHELF:
        raise UnknownGame(f"there is no game {game_id!r} on the shelf; there is {', '.join(SHELF)}")
    game = importlib.import_module(f"caravanserai.games.{game_id}.game").GAME
    assert isinstance(game, Game)
    return game
