"""What goes wrong in a game's own code, told with everything its author needs to reproduce it."""

from __future__ import annotations

from typing import Any


class GameError(Exception):
    """A game raised something that is neither a refusal nor a fault.

    The table is as it was before. Replaying the `record` and then playing `move` (if there is one) for the
    seat raises it again.
    """

    def __init__(
        self, game: str, doing: str, step: str, seat: int, seq: int, move: str, record: dict[str, Any]
    ) -> None:
        where = f"{game}, step {step!r}, after {seq} moves"
        what = f"seat {seat}, {move!r}" if move else f"for audience {seat}"
        super().__init__(f"{doing} failed in {where}: {what}")
        self.game = game
        self.doing = doing  # `play`, `frame`, `default`, `hint` or `why`
        self.step = step
        self.seat = seat
        self.seq = seq
        self.move = move
        self.record = record
