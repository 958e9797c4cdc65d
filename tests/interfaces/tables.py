"""Which tables the interfaces are tested with: every game, player count and variant."""

from __future__ import annotations

import os
from dataclasses import dataclass

import pytest

from caravanserai import SHELF, game
from caravanserai.conformance.sittings import setups
from caravanserai.kernel.game import Options

# random games through each interface; the long form plays 1,000 of each kind of table
GAMES = int(os.environ.get("CARAVANSERAI_RESEARCH_GAMES", "8"))


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


TABLES = [TableKind(id, setup.players, setup.options) for id in SHELF for setup in setups(game(id))]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
