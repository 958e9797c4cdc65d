"""The score as a table: every line with its rule, and at the end who won."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.cli.boards import Board
from caravanserai.kernel.table import Table
from caravanserai.language.language import MINUS

_FIXED: Final = 36  # how wide the names of the lines and the rules are
_BETWEEN: Final = 5  # what a player's column needs beside the name


def breakdown(table: Table, board: Board, width: int) -> Grid:
    """Each line of the score with its rule, each player in a column; by the sign where names do not fit."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    grid.add_column(board.language.say("word-score"), no_wrap=True)
    named = _FIXED + sum(len(name) + _BETWEEN for name in table.names) <= width
    for seat in range(table.players):
        grid.add_column(board.player(seat) if named else board.mark(seat), justify="right")
    grid.add_column(board.language.say("word-rule"), style="dim")
    scores = [table.breakdown(seat) for seat in range(table.players)]
    for rows in zip(*scores, strict=True):
        points = [str(row.points).replace("-", MINUS) for row in rows]
        grid.add_row(board.language.score(rows[0].category), *points, rows[0].rule)
    grid.add_section()
    totals = [Text(str(score), "bold") for score in table.scores()]
    grid.add_row(Text(board.language.say("word-total"), "bold"), *totals, "")
    return grid


def ranking(table: Table, board: Board) -> Grid:
    """The players from the first to the last, as the game breaks ties; equals share a place."""
    scores, ranks = table.scores(), table.ranks()
    grid = Grid.grid(padding=(0, 2))
    for seat in sorted(range(table.players), key=lambda seat: ranks[seat]):
        points = board.language.say("cli-points", {"points": scores[seat]})
        grid.add_row(
            Text(f"{ranks[seat]}.", "bold"), board.player(seat), points, "♛" if ranks[seat] == 1 else ""
        )
    return grid
