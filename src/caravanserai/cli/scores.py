"""The score as a table: every line with its rule, and at the end the winner."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.cli.boards import Board
from caravanserai.kernel.table import ALL_SEEING, Table
from caravanserai.language.language import MINUS

_FIXED: Final = 36  # the width of the line names and rules
_BETWEEN: Final = 5  # what a player's column needs besides the name


def breakdown(table: Table, board: Board, width: int, audience: int = ALL_SEEING) -> Grid:
    """Each score line with its rule, one column per player; symbols replace names that do not fit.

    Before the end, an audience gets what it may know; somebody's secret line has no number.
    """
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    grid.add_column(board.language.say("word-score"), no_wrap=True)
    named = _FIXED + sum(len(name) + _BETWEEN for name in table.names) <= width
    for seat in range(table.players):
        grid.add_column(board.player(seat) if named else board.mark(seat), justify="right")
    grid.add_column(board.language.say("word-rule"), style="dim")
    scores = [table.breakdown(seat, audience) for seat in range(table.players)]
    known = [{line.category: str(line.points).replace("-", MINUS) for line in lines} for lines in scores]
    for row in max(scores, key=len):
        points = [lines.get(row.category, "?") for lines in known]
        grid.add_row(board.language.score(row.category), *points, row.rule)
    grid.add_section()
    totals = [Text(str(sum(line.points for line in lines)), "bold") for lines in scores]
    grid.add_row(Text(board.language.say("word-total"), "bold"), *totals, "")
    return grid


def ranking(table: Table, board: Board) -> Grid:
    """The players from first to last, with the game's tie-breaks; players still tied share a place."""
    scores, ranks = table.scores(), table.ranks()
    grid = Grid.grid(padding=(0, 2))
    for seat in sorted(range(table.players), key=lambda seat: ranks[seat]):
        points = board.language.say("cli-points", {"points": scores[seat]})
        grid.add_row(
            Text(f"{ranks[seat]}.", "bold"), board.player(seat), points, "♛" if ranks[seat] == 1 else ""
        )
    return grid
