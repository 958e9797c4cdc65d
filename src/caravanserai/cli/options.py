"""The options of a decision: numbered, in groups or charts, with their effects and notes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.cli.boards import Board
from caravanserai.kernel.view.frame import Decision, Option

_GAP: Final = 2  # before the numbers, after them, and between columns
_COLUMNS: Final = 3


def in_order(decision: Decision, board: Board) -> list[Option]:
    """The options with each group together; groups in order of first appearance."""
    listed = board.worth_a_number(decision.options)
    headings = list(dict.fromkeys(board.heading(option) for option in listed))
    return sorted(listed, key=lambda option: headings.index(board.heading(option)))


def lines(
    options: list[Option], board: Board, seat: int, width: int, notation: bool = False
) -> Iterator[RenderableType]:
    """The options as terminal lines, short ones side by side."""
    digits = len(str(len(options)))
    charts = board.charts(options, seat, notation)
    charted = {number for numbers, _ in charts for number in numbers}
    numbered = [pair for pair in enumerate(options, 1) if pair[0] not in charted]
    for heading, group in groupby(numbered, key=lambda pair: board.heading(pair[1])):
        if heading:
            yield Text(heading, "bold")
        yield _columns(
            [
                (Text(f"{number:>{digits}}", "bold cyan"), _entry(option, board, seat, notation))
                for number, option in group
            ],
            width,
        )
    for _, chart in charts:
        yield chart


def _entry(option: Option, board: Board, seat: int, notation: bool) -> Text:
    text = Text(board.label(option))
    effects = effects_of(option, board)
    if effects:
        text.append(f"  {effects}", "green")
    note = Text(option.text, "cyan") if notation else board.note(option, seat)
    return text.append("  ").append_text(note) if note else text


def effects_of(option: Option, board: Board) -> str:
    """A short note of an option's immediate effects, leaving out what its label already says."""
    said = board.amounts_said(option)
    return ", ".join(
        board.language.effect(name, amount)
        for name, amount in option.effects.items()
        if said.get(name) != abs(amount)
    )


def _columns(entries: list[tuple[Text, Text]], width: int) -> Grid:
    """As many columns as fit, read downwards; long entries wrap with a hanging indent."""
    widest = max(cell_len(number.plain) + cell_len(text.plain) for number, text in entries) + 2 * _GAP
    columns = max(1, min(_COLUMNS, width // widest, len(entries)))
    height = -(-len(entries) // columns)
    grid = Grid.grid(padding=(0, _GAP, 0, 0))
    for row in range(height):
        cells = [cell for entry in entries[row::height] for cell in entry]
        grid.add_row("", *cells)
    return grid
