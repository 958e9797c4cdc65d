"""Several processes on one PostgreSQL: each wakes the others, and each reads the log for itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import psycopg
import sqlalchemy as sa

from caravanserai.server.house import House
from caravanserai.server.store import CHANNEL
from caravanserai.server.times import now

log = logging.getLogger("caravanserai.notify")
_PRESENCE_SECONDS = 20.0
_RETRY_SECONDS = 1.0


class Listener:
    """Hears what other processes wrote. Wake-ups can be lost: after each reconnection everything is read."""

    def __init__(self, house: House, url: str) -> None:
        self.house = house
        self.dsn = sa.make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._work: set[asyncio.Task[None]] = set()

    async def listen_for_ever(self) -> None:
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError):
                log.warning("listener_lost")
                await asyncio.sleep(_RETRY_SECONDS)

    async def _listen(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self.dsn, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            for live in list(self.house.tables.values()):
                await live.catch_up()
                await live.catch_up_chat()
                await live.catch_up_orders()
            async for notice in connection.notifies():
                self._hear(notice.payload)

    def _hear(self, payload: str) -> None:
        process, what, table_id, rest = payload.split(" ", 3)
        live = self.house.tables.get(table_id)
        if process == self.house.store.process or live is None:
            return
        if what == "log" and int(rest) > live.story.head:
            self._start(live.catch_up())
        elif what == "chat":
            self._start(live.catch_up_chat())
        elif what == "orders":
            self._start(live.catch_up_orders())
        elif what == "here":
            live.others_here(process, set(filter(None, rest.split(","))), now() + 2.5 * _PRESENCE_SECONDS)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def announce_for_ever(self) -> None:
        """Tell the others who has which table open here; they forget it when it is not said again."""
        told: dict[str, tuple[str, float]] = {}
        while True:
            await asyncio.sleep(0.5)
            moment = now()
            for live in list(self.house.tables.values()):
                here = ",".join(sorted(live.present_here() & live.story.guests()))
                before, at = told.get(live.id, ("", 0.0))
                if here != before or (here and at + _PRESENCE_SECONDS < moment):
                    told[live.id] = (here, moment)
                    await self.house.store.write(self.house.store.wake_others, f"here {live.id} {here}")
            told = {table_id: last for table_id, last in told.items() if table_id in self.house.tables}
