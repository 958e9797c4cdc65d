"""Work in the background that never ends: what fails is logged and begun again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger("caravanserai.chores")


class Patience:
    """How long to wait before the next try: longer after each failure, and short again after a success."""

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
    """Do a piece of work again and again; whatever it raises, the next try comes."""
    patience = Patience()
    while True:
        try:
            await work()
            patience.renew()
            await asyncio.sleep(every)
        except Exception:
            log.exception("chore_failed", extra={"chore": name})
            await patience.wait()
