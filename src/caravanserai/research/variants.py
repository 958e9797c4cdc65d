"""The variants of a game."""

from __future__ import annotations

from itertools import product

from caravanserai.kernel.game import Game, Options


def variants(game: Game) -> list[Options]:
    """Every variant that has a name, the usual one first; amounts, such as how much tea, are no variants.

    >>> from caravanserai.games import load
    >>> from caravanserai.research.variants import variants
    >>> variants(load("dragons"))
    [{'variant': 'basic'}, {'variant': 'magic'}]
    """
    kinds = [kind for kind in game.option_kinds if kind.variant]
    words = [[value for value in kind.values if not str(value).isdigit()] for kind in kinds]
    names = [kind.name for kind in kinds]
    return [dict(zip(names, chosen, strict=True)) for chosen in product(*words)]
