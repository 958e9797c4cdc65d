"""Endless background work: failures are logged, and the work is started again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger("caravanserai.chores")


class Patience:
    """The delay before the next attempt: longer after each failure, short again after a success."""

    def __init__(self, shortest: float = 0.25, longest: float = 4.0) -> None:
        self.shortest = shortest
        self.longest = longest
        self.next = shortest

    async def wait(self) -> None:
        wait, self.next = self.next, min(2 * self.next, self.longest)
        await asyncio.sleep(wait)

    def renew(self) -> None:
        self.next = self.shortest


async def for_ever(name: str, work: Callable[[], Awaitable[None]], every: float) -> None:
    """Repeat a piece of work; whatever it raises, it is tried again."""
    patience = Patience()
    while True:
        try:
            await work()
            patience.renew()
            await asyncio.sleep(every)
        except Exception:
            log.exception("chore_failed", extra={"chore": name})
            await patience.wait()
