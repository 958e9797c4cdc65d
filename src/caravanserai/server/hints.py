"""Hints at a table: the rating answers at once, then search says how good the best moves are."""

from __future__ import annotations

import asyncio
from typing import Final

from caravanserai.analysis.hints import rated
from caravanserai.kernel.table import Table
from caravanserai.server.bots import Bots
from caravanserai.server.protocol import HintMove
from caravanserai.server.thinking import as_told, make_hint_task

_REMEMBERED: Final = 16  # searches, more than there are seats at any table

Search = asyncio.Task[list[HintMove] | None]


class TableHints:
    """The hints of one table. Each decision of a seat is searched once, however often anybody asks."""

    def __init__(self) -> None:
        self._searches: dict[tuple[int, int], Search] = {}  # by seat, and the entry that put the decision

    async def at_once(self, table: Table, seat: int, decision: int) -> list[HintMove]:
        """The best rated moves; the number of the entry is a seed that everybody knows."""
        return as_told(await asyncio.to_thread(rated, table, seat, decision))

    def search(self, table: Table, seat: int, decision: int, bots: Bots) -> Search:
        """The search for this decision, begun unless it has been. The table must not change meanwhile."""
        found = self._searches.get((seat, decision))
        if found is None or (found.done() and (found.cancelled() or found.result() is None)):
            while len(self._searches) >= _REMEMBERED:
                del self._searches[next(iter(self._searches))]
            task = make_hint_task(table, seat, decision)
            found = asyncio.create_task(bots.advise(task), name=f"hint {seat}")
            self._searches[seat, decision] = found
        return found

    def forget(self) -> None:
        """Search again if somebody asks."""
        self._searches.clear()
