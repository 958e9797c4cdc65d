"""Position documents as they were written, each with what could be played there and how it went on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import caravanserai
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Document
from caravanserai.kernel.table import Table
from tests.older.outcome import outcome, play_to_the_end

POSITIONS = Path(__file__).parents[1] / "fixtures" / "positions"


class Moment:
    """One document of a file: a position, the moves that were legal in it, and how a seeded game went on.

    Chance comes from the seed, on a table and for the choices alike.
    """

    def __init__(self, game_id: str, number: int, told: Document) -> None:
        self.game = caravanserai.game(game_id)
        self.number = number
        self.players: int = told["players"]
        self.options: Document = told["options"]
        self.position: Document = told["position"]
        self.waiting: list[int] = told["waiting"]
        self.legal: dict[int, list[str]] = {int(seat): moves for seat, moves in told["legal"].items()}
        self.seed: int = told["continued"]["seed"]
        self.outcome: str = told["continued"]["digest"]

    def __str__(self) -> str:
        return f"{self.game.id} {self.number}"

    def table(self, position: Any = None) -> Table:
        """A table in this position, or in another of the same game."""
        told = self.position if position is None else position
        return self.game.table(self.players, seed=self.seed, options=self.options, position=told)


def legal_moves(table: Table) -> dict[int, list[str]]:
    """The legal moves of every seat that is asked, those included that may still change a sealed choice."""
    found = {seat: [move.text for move in table.moves(seat)] for seat in range(table.players)}
    return {seat: moves for seat, moves in found.items() if moves}


def continued(table: Table, seed: int) -> str:
    """Play on at random to the end, and say how that was."""
    played = play_to_the_end(table.game, table.state, Fast(seed))
    return outcome(table.game, table.state, played)


def read_moments(game_id: str) -> list[Moment]:
    """The documents of a game, in their order."""
    lines = (POSITIONS / f"{game_id}.jsonl").read_text(encoding="utf-8").splitlines()
    return [Moment(game_id, number, json.loads(line)) for number, line in enumerate(lines, 1)]
