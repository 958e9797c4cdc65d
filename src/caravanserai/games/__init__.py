"""The shelf: every game, by id, loaded when it is first asked for.

Other packages put games on it by an entry point of the group `caravanserai.games`: its name is the game's id,
and it names a `Game`, such as `lanterns = "lanterns.game:GAME"`.
"""

from __future__ import annotations

import importlib
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from caravanserai.kernel.game import Game
from caravanserai.kernel.refusal import Fault

SHELF: tuple[str, ...] = ("yspahan", "amul", "dragons", "emira", "gates")  # our own games
GROUP = "caravanserai.games"


class UnknownGame(Fault):
    """A game that is not on the shelf."""


class BrokenGame(UnknownGame):
    """A game of another package that cannot be loaded."""


def shelf() -> tuple[str, ...]:
    """The ids of all games: our own, then those of other packages."""
    return (*SHELF, *_others())


def load(game_id: str) -> Game:
    """The game with this id."""
    if game_id in SHELF:
        game = importlib.import_module(f"caravanserai.games.{game_id}.game").GAME
        assert isinstance(game, Game)
        return game
    if game_id not in _others():
        raise UnknownGame(
            "no_such_game",
            "there is no game {game!r} on the shelf; there is {shelf}",
            game=game_id,
            shelf=", ".join(shelf()),
        )
    return _load_other(game_id)


def folder(game_id: str) -> Path:
    """Where a game's texts and, if it is not one of our own, its rules are."""
    if game_id in SHELF:
        return Path(__file__).parent / game_id
    file = sys.modules[type(load(game_id)).__module__].__file__
    assert file is not None
    return Path(file).parent


@cache
def _others() -> dict[str, EntryPoint]:
    """The games of other packages; our own ids cannot be taken."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in SHELF}


@cache
def _load_other(game_id: str) -> Game:
    """A game of another package; whatever goes wrong in it is reported as one kind of fault."""
    entry = _others()[game_id]
    try:
        game = entry.load()
    except Exception as error:
        raise _broken(game_id, f"{type(error).__name__}: {error}") from error
    if not isinstance(game, Game):
        raise _broken(game_id, f"{entry.value} is not a Game")
    if game.id != game_id:
        raise _broken(game_id, f"its id is {game.id!r}")
    return game


def _broken(game_id: str, error: str) -> BrokenGame:
    return BrokenGame("broken_game", "the game {game!r} cannot be loaded: {error}", game=game_id, error=error)
