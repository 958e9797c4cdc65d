"""Frames: what one audience may know about a table, and what all seats together know after the game."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any

import msgspec

from caravanserai.kernel.pile import PUBLIC_BIT
from caravanserai.kernel.table import ALL_SEEING, PUBLIC, Table
from caravanserai.kernel.view.frame import EventFrame, Frame


def frame_for(
    table: Table, eyes: int | None, first_event: int, scene: bool = False, computers: int = 0
) -> Frame:
    """The frame for one audience, with the story from this event on, and the scene if it is asked for.

    `computers` are the seats whose moves the audience could undo together with its own.
    """
    audience = PUBLIC if eyes is None else eyes
    # without events: they are selected by number below
    frame = table.frame(audience, max(table.seq, 1), scene, computers)
    return dataclasses.replace(frame, events=_seen(table, audience, first_event))


def events_for(table: Table, eyes: int | str | None) -> list[EventFrame]:
    """The whole story for one audience, or as all seats together know it."""
    if isinstance(eyes, str):
        seen = [msgspec.to_builtins(_seen(table, seat, 0)) for seat in range(table.players)]
        return msgspec.convert(merge(seen), list[EventFrame])
    return _seen(table, PUBLIC if eyes is None else eyes, 0)


def _seen(table: Table, audience: int, first_event: int) -> list[EventFrame]:
    bit = PUBLIC_BIT if audience == PUBLIC else 1 << audience
    told = [event.seen_by(bit) for event in table.journal.events[first_event:]]
    return [EventFrame(event.name, event.args, event.rules) for event in told]


def frame_for_all(table: Table, first_event: int, scene: bool = False) -> dict[str, Any]:
    """The frame that combines every seat's knowledge; only for games that are over."""
    frames = [msgspec.to_builtins(frame_for(table, eyes, first_event)) for eyes in range(table.players)]
    together = merge(frames)
    assert isinstance(together, dict)
    together["view"] = msgspec.to_builtins(table.view(ALL_SEEING))
    together["decision"] = msgspec.to_builtins(table.decision(PUBLIC))
    together["scene"] = msgspec.to_builtins(table.scene(ALL_SEEING)) if scene else None
    return together


def merge(seen: list[Any]) -> Any:
    """What several views know together: where one has nothing, another may have something."""
    known = [value for value in seen if value is not None]
    if not known:
        return None
    first = known[0]
    if isinstance(first, dict):
        return {key: merge([value.get(key) for value in known]) for key in first}
    if isinstance(first, list) and all(len(value) == len(first) for value in known):
        return [merge(list(values)) for values in zip(*known, strict=True)]
    return first


def table_after(table: Table, moves: int) -> Table:
    """The same game after this many moves, replayed from its seed."""
    return replayed(table, [(entry.seat, entry.action) for entry in table.entries[:moves]])


def replayed(table: Table, moves: Iterable[tuple[int, int]]) -> Table:
    """The same game after these moves, replayed from its seed, or from what was drawn if it has none."""
    drawn = table.chance.outcomes if table.seed is None else None
    earlier = Table(
        table.game,
        table.players,
        table.seed,
        table.options,
        table.start_position,
        list(table.names),
        recorded=drawn,
    )
    for seat, action in moves:
        earlier.play(seat, action)
    return earlier
