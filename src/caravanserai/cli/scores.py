"""The score as a table: every line with its rule, and at the end who won."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.cli.boards import Board
from caravanserai.kernel.table import Table


def breakdown(table: Table, board: Board) -> Grid:
    """Each line of the score with its rule, each player in a column."""
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    grid.add_column(board.language.say("word-score"))
    for seat in range(table.players):
        grid.add_column(board.player(seat), justify="right")
    grid.add_column(board.language.say("word-rule"), style="dim")
    scores = [table.breakdown(seat) for seat in range(table.players)]
    for rows in zip(*scores, strict=True):
        points = [str(row.points) for row in rows]
        grid.add_row(board.language.score(rows[0].category), *points, rows[0].rule)
    grid.add_section()
    totals = [Text(str(score), "bold") for score in table.scores()]
    grid.add_row(Text(board.language.say("word-total"), "bold"), *totals, "")
    return grid


def ranking(table: Table, board: Board) -> Grid:
    """The players from the first to the last; equal scores share a place."""
    scores = table.scores()
    grid = Grid.grid(padding=(0, 2))
    for seat in sorted(range(table.players), key=lambda seat: -scores[seat]):
        place = 1 + sum(1 for score in scores if score > scores[seat])
        points = board.language.say("cli-points", {"points": scores[seat]})
        grid.add_row(Text(f"{place}.", "bold"), board.player(seat), points, "♛" if place == 1 else "")
    return grid
