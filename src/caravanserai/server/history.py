"""Requests about the past: the table after a number of moves, and the record of a finished game."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from litestar import Response, get

from caravanserai.kernel.record import dumps
from caravanserai.kernel.table import Table
from caravanserai.server.audience import events_for, frame_for, frame_for_all, replayed
from caravanserai.server.guests import Guest
from caravanserai.server.house import House
from caravanserai.server.live import LiveTable
from caravanserai.server.problems import Refuse
from caravanserai.server.protocol import PastStory
from caravanserai.server.story import OldStory

ALL = "all"
Result = TypeVar("Result")
Moves = tuple[tuple[int, int], ...]
_REMEMBERED = 100  # frames of the past, about 20 kB each


class _Moment(msgspec.Struct, frozen=True):
    """A frame of the past: at which table, after which moves, with whose eyes, events and scene."""

    table: str
    moves: Moves
    eyes: int | str | None
    since: int
    scene: bool


class Past:
    """Replays games up to a given moment, one at a time, and caches recent frames."""

    def __init__(self, at_once: int = 1) -> None:
        self._free = asyncio.Semaphore(at_once)
        self._frames: OrderedDict[_Moment, bytes] = OrderedDict()

    async def one_at_a_time(self, work: Callable[[], Result]) -> Result:
        """Do work that replays a game, in a thread."""
        async with self._free:
            return await asyncio.to_thread(work)

    async def frame(self, moment: _Moment, played: Table) -> bytes:
        """The frame at a moment; reads only the parts of the live table that never change."""
        async with self._free:
            body = self._frames.get(moment)
            if body is None:
                body = await asyncio.to_thread(_frame, played, moment)
                self._frames[moment] = body
            self._frames.move_to_end(moment)
            while len(self._frames) > _REMEMBERED:
                self._frames.popitem(last=False)
            return body


def _frame(played: Table, moment: _Moment) -> bytes:
    earlier = replayed(played, moment.moves)
    since, first = moment.since, 0
    if since > 0:
        at_end = since >= len(moment.moves)
        first = len(earlier.journal.events) if at_end else earlier.entries[since].events_from
    if isinstance(moment.eyes, str):
        return msgspec.json.encode(frame_for_all(earlier, first, moment.scene))
    return msgspec.json.encode(frame_for(earlier, moment.eyes, first, moment.scene))


@get("/api/tables/{table:str}/frames/{move:int}")
async def frames(
    table: str,
    move: int,
    visitor: Guest | None,
    house: House,
    past: Past,
    eyes: str | None = None,
    since: int = 0,
    scene: bool = False,
) -> Response[bytes]:
    """The frame after this many moves; without the events of the first `since`, with the scene if asked."""
    live = await house.live(table)
    async with live.lock:
        await live.refresh()
        played = played_at(live)
        if not 0 <= move <= played.seq or not 0 <= since <= move:
            raise Refuse("no_such_frame")
        looking = eyes_of(live, None if visitor is None else visitor.id, eyes)
        moves = tuple((entry.seat, entry.action) for entry in played.entries[:move])
    # outside the lock, so that no move waits while the past is replayed
    body = await past.frame(_Moment(live.id, moves, looking, since, scene), played)
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


@get("/api/tables/{table:str}/story")
async def story(table: str, visitor: Guest | None, house: House, eyes: str | None = None) -> PastStory:
    """All events so far, and how many of them had happened after each number of moves."""
    live = await house.live(table)
    async with live.lock:
        await live.refresh()
        played = played_at(live)
        looking = eyes_of(live, None if visitor is None else visitor.id, eyes)
        told = [entry.events_from for entry in played.entries] + [len(played.journal.events)]
        return PastStory(events_for(played, looking), told)


def played_at(live: LiveTable) -> Table:
    """The game at this table, if there is one that can be shown."""
    if live.story.table is None:
        raise Refuse("older_rules" if live.story.begun else "not_started")
    return live.story.table


def eyes_of(live: LiveTable, viewer: str | None, eyes: str | None) -> int | str | None:
    """Whose eyes the viewer may use: their own during play, anyone's once the game is over."""
    if eyes is None:
        return None
    over = live.story.status == "over"
    if eyes == ALL and over:
        return ALL
    if len(eyes) > 2 or not eyes.isdecimal() or int(eyes) >= len(live.story.seats):
        raise Refuse("no_such_frame")
    if not over and int(eyes) not in live.story.seats_of(viewer):
        raise Refuse("not_your_seat")
    return int(eyes)


@get("/api/tables/{table:str}/record")
async def record(table: str, visitor: Guest | None, house: House) -> Response[str]:
    """The record of a finished game, ready for anyone to verify."""
    live = await house.live(table)
    async with live.lock:
        await live.refresh()
        story = live.story
        if story.status not in ("over", "ended"):
            raise Refuse("not_over")
        stored: str | None = None
        if story.table is not None:
            kept = story.table.record(open_seed=True)
        else:
            assert isinstance(story, OldStory)
            stored, kept = await house.store.read(house.store.record, live.id), story.record()
        name = f"{story.setup.game}-{live.id}.json"
    return Response(
        await asyncio.to_thread(dumps, kept) if stored is None else stored,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )


HANDLERS: list[Any] = [frames, story, record]
