"""Several processes on one PostgreSQL: each notifies the others, and each reads the log for itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import psycopg
import sqlalchemy as sa

from caravanserai.server.chores import for_ever
from caravanserai.server.guests import Guests
from caravanserai.server.house import House
from caravanserai.server.store import CHANNEL, KEEPALIVES
from caravanserai.server.times import now

log = logging.getLogger("caravanserai.notify")
_PRESENCE_SECONDS = 20.0
_ANNOUNCE_SECONDS = 0.5
_POLL_SECONDS = 3.0  # notifications can be lost: this is the longest a page can lag behind


class Listener:
    """Listens for what other processes wrote, and polls as well."""

    def __init__(self, house: House, guests: Guests, url: str) -> None:
        self.house = house
        self.guests = guests
        self.dsn = sa.make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._work: set[asyncio.Task[None]] = set()
        self._told: dict[str, tuple[str, float]] = {}  # whom we reported as present, and when

    def chores(self) -> list[asyncio.Task[None]]:
        """The tasks that several processes need, each restarted if it fails."""
        return [
            asyncio.create_task(for_ever("listen", self._listen, 0.0)),
            asyncio.create_task(for_ever("announce", self._announce, _ANNOUNCE_SECONDS)),
            asyncio.create_task(for_ever("poll", self._poll, _POLL_SECONDS)),
        ]

    # --- listening -------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Listen until the connection is lost; after each loss everything is read."""
        connection = await psycopg.AsyncConnection.connect(self.dsn, autocommit=True, **KEEPALIVES)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            for live in list(self.house.tables.values()):
                self._start(live.catch_up_everything())
            async for notice in connection.notifies():
                self._hear(notice.payload)

    def _hear(self, payload: str) -> None:
        process, what, name, rest = payload.split(" ", 3)
        if process == self.house.store.process:
            return
        if what == "guest":
            self.guests.renamed(name, rest)
        live = self.house.tables.get(name)
        if live is None:
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
        task = asyncio.create_task(_logged(work))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    # --- polling ---------------------------------------------------------------------------------------

    async def _poll(self) -> None:
        """Find what no notification reported, with one query for all live tables."""
        tables = self.house.tables
        for table_id, (head, last_chat) in (
            await self.house.store.read(self.house.store.heads, list(tables))
        ).items():
            live = tables.get(table_id)
            if live is not None and (head > live.story.head or last_chat > live.last_chat):
                self._start(live.catch_up_everything())

    # --- announcing ------------------------------------------------------------------------------------

    async def _announce(self) -> None:
        """Tell the other processes who has which table open here; they forget it unless it is repeated."""
        moment = now()
        for live in list(self.house.tables.values()):
            here = ",".join(sorted(live.present_here() & live.story.guests()))
            before, at = self._told.get(live.id, ("", 0.0))
            if here != before or (here and at + _PRESENCE_SECONDS < moment):
                await self.house.store.write(self.house.store.wake_others, f"here {live.id} {here}")
                self._told[live.id] = (here, moment)
        self._told = {key: last for key, last in self._told.items() if key in self.house.tables}


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    """Do one piece of work; if it fails, the next poll finds what it would have found."""
    try:
        await work
    except Exception:
        log.exception("catch_up_failed")
