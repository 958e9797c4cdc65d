"""All live tables: found, opened, kept going and unloaded."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re

from caravanserai.kernel.orders import Orders
from caravanserai.server.bots import Bots
from caravanserai.server.chores import for_ever
from caravanserai.server.connection import GOING_AWAY
from caravanserai.server.driver import Driver
from caravanserai.server.live import LiveTable
from caravanserai.server.metrics import Metrics
from caravanserai.server.problems import Refuse, Stale
from caravanserai.server.settings import Settings
from caravanserai.server.store import Store
from caravanserai.server.story import OldStory, Story, read_story
from caravanserai.server.times import now

log = logging.getLogger("caravanserai.house")
_LEEWAY = 5.0  # how overdue a table may be before a process that does not have it open takes it up
_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
_GOOD_BYE = 2.0  # seconds for pages to learn that the server is stopping
_LAST_COMMIT = 3.0  # seconds for unfinished writes when the server stops
_BROKEN = 60.0  # seconds before a table that could not be opened is tried again


class House:
    """Holds the tables that somebody is looking at or at which something must happen."""

    def __init__(self, settings: Settings, store: Store, bots: Bots, metrics: Metrics, boot: str) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.metrics = metrics
        self.boot = boot
        self.tables: dict[str, LiveTable] = {}
        self.closing = False
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._broken: dict[str, float] = {}  # tables that could not be opened, and when to try again
        metrics.gauges["tables_live"] = lambda: len(self.tables)
        metrics.gauges["sockets"] = lambda: sum(len(live.connections) for live in self.tables.values())

    # --- opening ---------------------------------------------------------------------------------------

    async def live(self, table_id: str) -> LiveTable:
        """A table, loaded from its log unless it is live already."""
        if self.closing:
            raise Refuse("shutting_down")
        known = self.tables.get(table_id)
        if known is not None:
            known.touched = now()
            if self.store.postgres:  # another process may have written something we have not been notified of
                await known.catch_up()
            return known
        if table_id not in self._opening:
            self._opening[table_id] = asyncio.create_task(self._open(table_id))
        opening = self._opening[table_id]
        try:
            return await asyncio.shield(opening)
        finally:
            self._opening.pop(table_id, None)

    async def _open(self, table_id: str) -> LiveTable:
        found = await self.store.read(self.store.load, table_id) if _ID.fullmatch(table_id) else None
        if found is None:
            raise Refuse("no_such_table")
        setup, entries, card = found
        story = await asyncio.to_thread(read_story, setup, entries, card)
        chat = await self.store.read(self.store.chat, table_id)
        orders = Orders(await self.store.read(self.store.orders, table_id))
        live = LiveTable(self.store, self.metrics, story, chat, orders)
        live.last_at = setup.created
        if entries:
            live.last_writer, live.last_at = entries[-1].process, entries[-1].at
        if isinstance(story, OldStory) and story.must_end:
            await self._end(live)
        return self._admit(live)

    async def _end(self, live: LiveTable) -> None:
        """End a game that cannot continue, so that nobody waits for it."""
        log.warning("ended_for_new_rules", extra={"table": live.id, "game": live.story.setup.game})
        with contextlib.suppress(Stale):  # another process did it
            async with live.lock:
                await live.commit("end", {"reason": "rules"})

    async def create(self, story: Story) -> LiveTable:
        """A new table, stored before anyone hears of it."""
        await self.store.write(self.store.create_table, story)
        return self.admit_new(story)

    def admit_new(self, story: Story) -> LiveTable:
        """Take up a table that has just been written."""
        live = LiveTable(self.store, self.metrics, story, [], Orders())
        live.last_writer, live.last_at = self.store.process, now()
        return self._admit(live)

    def _admit(self, live: LiveTable) -> LiveTable:
        """Keep a table going, unless it is live by now: the sweep may have found it while it was written."""
        known = self.tables.get(live.id)
        if known is not None:
            return known
        self.tables[live.id] = live
        driver = Driver(live, self.bots, self.settings.bot_pause)
        self._drivers[live.id] = asyncio.create_task(driver.run(), name=f"table {live.id}")
        return live

    # --- keeping and unloading -----------------------------------------------------------------------

    async def sweep(self) -> None:
        """Unload idle tables, and take up those at which something is overdue."""
        for live in list(self.tables.values()):
            busy = live.connections or live.story.computers_to_move() or live.lock.locked() or live.behind
            if not busy and live.touched + self.settings.idle_seconds < now():
                await self._put_away(live)
        leeway = _LEEWAY if self.store.postgres else 0.0
        for table_id in await self.store.read(self.store.due_tables, now() - leeway):
            if table_id not in self.tables and self._broken.get(table_id, 0.0) < now():
                await self._take_up(table_id)

    async def _take_up(self, table_id: str) -> None:
        """Open a table at which something is due; one that cannot be opened does not hold up the others."""
        try:
            await self.live(table_id)
            self._broken.pop(table_id, None)
        except Refuse:
            return
        except Exception:
            log.exception("table_broken", extra={"table": table_id})
            self._broken[table_id] = now() + _BROKEN

    async def sweep_for_ever(self) -> None:
        await for_ever("sweep", self.sweep, self.settings.sweep_seconds)

    async def _put_away(self, live: LiveTable) -> None:
        self.tables.pop(live.id, None)
        driver = self._drivers.pop(live.id, None)
        if driver is not None:
            driver.cancel()

    async def close(self) -> None:
        """Finish pending writes, then tell every page that the server is stopping."""
        if self.closing:
            return
        self.closing = True
        going = list(self.tables.values())
        await asyncio.gather(*(self._say_good_bye(live) for live in going))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_GOOD_BYE):
                while any(live.connections for live in going):
                    await asyncio.sleep(0.01)
        self.tables.clear()

    async def _say_good_bye(self, live: LiveTable) -> None:
        """Close a table's connections after the current commit, unless the database hangs."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LAST_COMMIT):
                await live.lock.acquire()
        driver = self._drivers.pop(live.id, None)
        if driver is not None:
            driver.cancel()
        for connection in list(live.connections):
            connection.close(GOING_AWAY)
