"""Observers by the name of the game."""

from __future__ import annotations

from caravanserai.games import load
from caravanserai.kernel.game import Wishes
from caravanserai.kernel.observer import Observer


def observer(game: str, players: int, options: Wishes | None = None) -> Observer:
    """Makes the observations of a game with so many players and these options.

    >>> from caravanserai.research import observer
    >>> seen = observer("yspahan", players=4)
    >>> seen.layout.size
    163
    >>> seen.layout.section("hand").labels[0]
    'three_camels'
    """
    found = load(game)
    return Observer(found, found.check_players(players), options)
