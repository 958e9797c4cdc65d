"""Whether the database accepts writes: probed rarely, however often somebody asks."""

from __future__ import annotations

import asyncio
import logging
import time

from caravanserai.server.store import Store

log = logging.getLogger("caravanserai.health")
_EVERY = 2.0  # seconds for which a result is reused
_PATIENCE = 4.0  # seconds after which no reply counts as a failure


class Health:
    """The health of a server's database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._asked: asyncio.Task[bool] | None = None
        self._asked_at = 0.0

    async def ok(self) -> bool:
        """Whether a recent write succeeded."""
        moment = time.monotonic()
        asked = self._asked
        if asked is None or (asked.done() and self._asked_at + _EVERY < moment):
            asked = self._asked = asyncio.create_task(self._probe())
            self._asked_at = moment
        try:
            async with asyncio.timeout(_PATIENCE):
                return await asyncio.shield(asked)
        except TimeoutError:
            return False

    async def _probe(self) -> bool:
        try:
            await self.store.write(self.store.probe)
        except Exception as error:
            log.warning("database_unwell", extra={"error": type(error).__name__})
            return False
        return True
