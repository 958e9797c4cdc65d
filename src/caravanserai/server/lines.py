"""Other lines of finished games: what might have come of another move."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Response, get

from caravanserai.analysis.line import played_out
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.table import Table
from caravanserai.server.audience import frame_for, frame_for_all, table_after
from caravanserai.server.guests import Guest
from caravanserai.server.history import Past, eyes_of, played_at
from caravanserai.server.house import House
from caravanserai.server.problems import Refuse
from caravanserai.server.protocol import Line, LineStep, ToldMove

_LONGEST: Final = 12  # moves of a line
_MOVE: Final = 200  # characters


@get("/api/tables/{table:str}/instead/{number:int}")
async def instead(
    table: str,
    number: int,
    move: str,
    visitor: Guest | None,
    house: House,
    past: Past,
    eyes: str | None = None,
    scene: bool = False,
) -> Response[bytes]:
    """A `Line`: another move in place of a finished game's move of this number, and a likely continuation."""
    live = await house.live(table)
    async with live.lock:
        await live.refresh()
        if live.story.status != "over":
            raise Refuse("not_over")
        played = played_at(live)
        if not 1 <= number <= played.seq or len(move) > _MOVE:
            raise Refuse("no_such_frame")
        looking = eyes_of(live, None if visitor is None else visitor.id, eyes)
    body = await past.one_at_a_time(lambda: _line(played, number, move, looking, scene))
    if body is None:
        raise Refuse("no_such_frame")
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


def _line(played: Table, number: int, move: str, eyes: int | str | None, scene: bool) -> bytes | None:
    """The line as these eyes see it, or None if the move was not on offer."""
    earlier = table_after(played, number - 1)
    steps: list[LineStep] = []
    try:
        for seat, made, step in played_out(earlier, played.entries[number - 1].seat, move, _LONGEST):
            told = ToldMove(made.text, made.kind, dict(earlier.game.space.label(made, step)))
            steps.append(LineStep(seat, told, _frame(earlier, eyes, scene)))
    except Refusal:
        return None
    return msgspec.json.encode(Line(steps))


def _frame(table: Table, eyes: int | str | None, scene: bool) -> Any:
    first = len(table.journal.events)  # a line tells no story, it shows positions
    return (
        frame_for_all(table, first, scene) if isinstance(eyes, str) else frame_for(table, eyes, first, scene)
    )


HANDLERS: list[Any] = [instead]
