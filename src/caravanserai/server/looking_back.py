"""Requests about what has been: the table after so many moves, and the record of a game that is over."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Response, get

from caravanserai.kernel.record import dumps
from caravanserai.kernel.table import Table
from caravanserai.server.audience import frame_for, frame_for_all, table_after
from caravanserai.server.guests import Guest
from caravanserai.server.house import House
from caravanserai.server.live import LiveTable
from caravanserai.server.problems import Refuse
from caravanserai.server.story import OldStory

ALL = "all"


@get("/api/tables/{table:str}/frames/{move:int}")
async def frames(
    table: str, move: int, visitor: Guest | None, house: House, eyes: str | None = None, since: int = 0
) -> Response[bytes]:
    """The frame after so many moves; `since` leaves out the events of the first moves."""
    live = await house.live(table)
    async with live.lock:
        await live.refresh()
        played = live.story.table
        if played is None:
            raise Refuse("older_rules" if live.story.begun else "not_started")
        if not 0 <= move <= played.seq or not 0 <= since <= move:
            raise Refuse("no_such_frame")
        looking = _eyes(live, None if visitor is None else visitor.id, eyes)
        body = await asyncio.to_thread(_frame, played, move, looking, since)
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


def _eyes(live: LiveTable, viewer: str | None, eyes: str | None) -> int | str | None:
    """Whose eyes may be looked through: one's own during play, any when it is over."""
    if eyes is None:
        return None
    over = live.story.status == "over"
    if eyes == ALL and over:
        return ALL
    if not eyes.isdecimal() or int(eyes) >= len(live.story.seats):
        raise Refuse("no_such_frame")
    if not over and int(eyes) not in live.story.seats_of(viewer):
        raise Refuse("not_your_seat")
    return int(eyes)


def _frame(played: Table, move: int, eyes: int | str | None, since: int) -> bytes:
    earlier = table_after(played, move)
    first = 0
    if since > 0:
        first = earlier.entries[since].events_from if since < move else len(earlier.journal.events)
    if isinstance(eyes, str):
        return msgspec.json.encode(frame_for_all(earlier, first))
    return msgspec.json.encode(frame_for(earlier, eyes, first))


@get("/api/tables/{table:str}/record")
async def record(table: str, house: House) -> Response[str]:
    """The record of a game that is over, ready to be verified by anyone."""
    live = await house.live(table)
    async with live.lock:
        await live.refresh()
        story = live.story
        if story.status not in ("over", "ended"):
            raise Refuse("not_over")
        if story.table is not None:
            text = dumps(story.table.record(open_seed=True))
        else:
            assert isinstance(story, OldStory)
            kept = await house.store.read(house.store.record, live.id)
            text = dumps(story.record()) if kept is None else kept
        name = f"{story.setup.game}-{live.id}.json"
    return Response(
        text,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )


HANDLERS: list[Any] = [frames, record]
