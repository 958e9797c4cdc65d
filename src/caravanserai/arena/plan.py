"""Who meets whom: the tables of a ladder, planned so that everybody meets everybody equally often."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from caravanserai.kernel.chance import Fast

MIXED: Final = "mixed"  # as many different bots as fit at a table
DUELS: Final = "duels"  # each bot alone against a table of each other one
STEPS: Final = "steps"  # each bot alone against a table of the next one in the list
KINDS: Final = (MIXED, DUELS, STEPS)

_LISTED: Final = 2000  # so many combinations are all looked at; of more, as many are drawn for each table
_TABLES: Final = 500

Table = tuple[int, ...]  # the bots at a table, by their place in the list


def tables(kind: str, bots: int, players: int, seed: int = 1) -> list[Table]:
    """The tables of a ladder, each a deal; after the last, they begin again."""
    if kind == DUELS:
        return [
            (one, *[other] * (players - 1)) for one in range(bots) for other in range(bots) if other != one
        ]
    if kind == STEPS:
        return [(one, *[one + 1] * (players - 1)) for one in range(bots - 1)]
    if bots <= players:
        return _repeated(bots, players)
    return _balanced(bots, players, seed)


def _repeated(bots: int, players: int) -> list[Table]:
    """Too few bots for a table: they sit at it in turn, and each is the one that sits there most often."""
    return [tuple((first + seat) % bots for seat in range(players)) for first in range(bots)][
        : 1 if players % bots == 0 else bots
    ]


def _balanced(bots: int, players: int, seed: int) -> list[Table]:
    """Different bots at every table; next always one whose bots have met least often."""
    chance = Fast(seed)
    every = list(combinations(range(bots), players)) if _count(bots, players) <= _LISTED else []
    met = [[0] * bots for _ in range(bots)]
    planned: list[Table] = []
    wanted = min(len(every) or _TABLES, _TABLES)
    while len(planned) < wanted:
        offered = every or [_draw(bots, players, chance) for _ in range(_LISTED // 10)]
        table = min(offered, key=lambda some: (sum(met[a][b] for a, b in combinations(some, 2)), some))
        for one, other in combinations(table, 2):
            met[one][other] += 1
        planned.append(table)
        if every:
            every.remove(table)
    return planned


def _count(bots: int, players: int) -> int:
    found = 1
    for place in range(players):
        found = found * (bots - place) // (place + 1)
    return found


def _draw(bots: int, players: int, chance: Fast) -> Table:
    order = list(range(bots))
    chance.shuffle(order)
    return tuple(sorted(order[:players]))
