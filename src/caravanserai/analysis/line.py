"""Another move instead of the one played, and how the game might have gone on from there."""

from __future__ import annotations

from collections.abc import Iterator

from caravanserai.kernel.actions import Move
from caravanserai.kernel.table import Table


def played_out(table: Table, seat: int, move: str, most: int) -> Iterator[tuple[int, Move, str]]:
    """Play a move, then let everybody play what the rating likes best, by what each of them knows.

    The table changes; after each move this yields who made it, the move, and the step that asked for it.
    Dice and cards come from the table's own generator: those of the game for as long as both draw alike.
    """
    action = table.game.space.parse(move)
    for number in range(most):
        if table.over:
            return
        step = table.decision(seat).kind
        table.play(seat, action)
        yield seat, table.game.space.move(action), step
        if not table.over:
            seat = table.waiting[0]
            state = table.state_for(seat, number)
            action = table.game.advice.best(state, seat, state.legal(seat))
