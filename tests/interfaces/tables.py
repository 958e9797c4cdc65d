"""Which tables the interfaces are tested with: every game, player count and variant."""

from __future__ import annotations

import os
from dataclasses import dataclass
from math import ceil

import pytest

from caravanserai import SHELF, game
from caravanserai.conformance.sittings import setups
from caravanserai.kernel.game import Options
from caravanserai.research.variants import variants

# random games of each game through each interface, divided among its kinds of table
GAMES = int(os.environ.get("CARAVANSERAI_RESEARCH_GAMES", "100"))


@dataclass(frozen=True)
class TableKind:
    """A game with so many players and these options."""

    game: str
    players: int
    options: Options

    def __str__(self) -> str:
        return " ".join(
            [self.game, str(self.players), *(f"{key}={value}" for key, value in self.options.items())]
        )


def tables(name: str) -> list[TableKind]:
    """Every number of players with every variant, and as few more as cover every other value of an option."""
    own = game(name)
    found = [(players, options) for options in variants(own) for players in own.counts]
    others = [(setup.players, setup.options) for setup in setups(own) if not setup.plain]
    found += [each for each in others if each not in found]
    return [TableKind(name, players, options) for players, options in found]


def games_at(table: TableKind) -> int:
    """How many random games are played at a table through each interface."""
    return ceil(GAMES / len(tables(table.game)))


TABLES = [table for name in SHELF for table in tables(name)]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
