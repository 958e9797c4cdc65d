"""The boards that the terminal can draw, by game; a game without one is drawn from its scene."""

from __future__ import annotations

from collections.abc import Sequence

from caravanserai.cli.boards.amul import AmulBoard
from caravanserai.cli.boards.board import ALL, Board
from caravanserai.cli.boards.dragons import DragonsBoard
from caravanserai.cli.boards.emira import EmiraBoard
from caravanserai.cli.boards.scene import SceneBoard
from caravanserai.cli.boards.yspahan import YspahanBoard
from caravanserai.kernel.table import Table
from caravanserai.language import Language

__all__ = ["ALL", "BOARDS", "Board", "board_of"]

BOARDS: dict[str, type[Board]] = {
    "yspahan": YspahanBoard,
    "amul": AmulBoard,
    "dragons": DragonsBoard,
    "emira": EmiraBoard,
}


def board_of(table: Table, language: Language, players: Sequence[str] = ()) -> Board:
    """The board of a table; `players` describes who sits in each seat (a bot's level, for example)."""
    return BOARDS.get(table.game.id, SceneBoard)(table, language, players)
