"""Catanatron: Catan with four random players, through its own `Game.play`."""

from __future__ import annotations

import random
from importlib.metadata import version

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer
from timing import measure, report, seconds_asked

MID_GAME_TICKS = 500  # half an average random game


def new_game() -> Game:
    """A fresh table with a new map."""
    return Game([RandomPlayer(color) for color in Color])


def play() -> int:
    """Play one game; every tick is one player's answer, including forced ones (rolling the dice)."""
    game = new_game()
    game.play()
    return len(game.state.actions)


def mid_game() -> Game:
    """A game about halfway through: neither an empty board nor a finished one."""
    game = new_game()
    for _ in range(MID_GAME_TICKS):
        if game.winning_color() is not None:
            return mid_game()
        game.play_tick()
    return game


if __name__ == "__main__":
    random.seed(1)
    peer = f"Catanatron {version('catanatron')}"
    report([measure(peer, "Catan, 4 players", play, mid_game().copy, seconds_asked())])
