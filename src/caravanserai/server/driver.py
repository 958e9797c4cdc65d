"""What happens at a table by itself: computers move, and clocks run out."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets

from caravanserai.server.bots import Bots
from caravanserai.server.live import LiveTable
from caravanserai.server.problems import Refuse
from caravanserai.server.thinking import Task, make_task
from caravanserai.server.times import now

log = logging.getLogger("caravanserai.driver")
STAND_IN = "master"  # who plays for somebody who left
_PATIENCE = 2.0  # how long another process may keep its lead at a table before this one takes over


class Driver:
    """Keeps one table going. Several processes may have the table open: who wrote last leads."""

    def __init__(self, live: LiveTable, bots: Bots, pause: float) -> None:
        self.live = live
        self.bots = bots
        self.pause = pause

    async def run(self) -> None:
        """Go on until cancelled; whatever fails is logged and tried again."""
        while True:
            try:
                await self._step()
            except Refuse:
                continue  # somebody else was first: look again
            except Exception:
                log.exception("driver_failed", extra={"table": self.live.id})
                await asyncio.sleep(1.0)

    async def _step(self) -> None:
        live = self.live
        live.changed.clear()
        story = live.story
        if story.computer_to_move() is not None:
            if not await self._disturbed(self._wait_before_computer()):
                await self._computer_moves()
            return
        if live.ordered() is not None:
            if not await self._disturbed(self._wait_like_a_person()):
                await self._follow_orders()
            return
        deadline = story.deadline()
        if deadline is None:
            await live.changed.wait()
        elif not await self._disturbed(deadline - now()):
            await self._clock_runs_out()

    def _wait_before_computer(self) -> float:
        """A pause so that people can follow, and longer where another process leads."""
        live = self.live
        pause = 0.0 if live.story.sealed else self.pause  # of a sealed choice there is nothing to see
        if live.store.postgres and live.last_writer != live.store.process:
            return max(pause, live.last_at + pause + _PATIENCE - now())
        return pause

    def _wait_like_a_person(self) -> float:
        """Never the same: how long an answer takes must not tell that orders gave it."""
        return self._wait_before_computer() * random.uniform(1.0, 3.0)

    async def _disturbed(self, seconds: float) -> bool:
        """Wait, unless something happens at the table meanwhile."""
        if seconds <= 0:
            return False
        try:
            async with asyncio.timeout(seconds):
                await self.live.changed.wait()
        except TimeoutError:
            return False
        return True

    async def _computer_moves(self) -> None:
        live = self.live
        async with live.lock:
            await live.refresh()
            seat = live.story.computer_to_move()
            if seat is None:
                return
            task = self._task(seat)
            head = live.story.head
        action = await self.bots.choose(task)
        async with live.lock:
            if live.story.head != head or live.spoiled:
                return
            await self._play(seat, action)

    async def _follow_orders(self) -> None:
        live = self.live
        async with live.lock:
            await live.refresh()
            ordered = live.ordered()
            if ordered is not None:
                seat, move = ordered
                await live.commit("move", {"seat": seat, "move": move, "by": "orders"})
                live.metrics.moves["person"] += 1  # nobody shall count the orders

    def _task(self, seat: int) -> Task:
        story = self.live.story
        assert story.table is not None
        level = story.seats[seat].level or STAND_IN
        return make_task(story.table, seat, level, secrets.randbits(30))

    async def _play(self, seat: int, action: int | None) -> None:
        """Play a computer's choice, or the default when it made none that the rules allow."""
        table = self.live.story.table
        assert table is not None
        if action is None or action not in table.state.legal(seat):
            self.live.metrics.bot_defaults += 1
            move = table.default(seat).text
        else:
            move = table.game.space.text(action)
        await self.live.commit("move", {"seat": seat, "move": move, "by": "computer"})
        self.live.metrics.moves["computer"] += 1

    async def _clock_runs_out(self) -> None:
        """A computer takes over every seat that still owes its answer, not one after the other."""
        live = self.live
        async with live.lock:
            await live.refresh()
            deadline = live.story.deadline()
            if deadline is not None and deadline <= now():
                for seat in live.story.waiting:
                    await live.commit("timeout", {"seat": seat})
