"""Computer players: a pool of worker processes, with a deadline for each decision."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import logging
import multiprocessing
import os
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import msgspec.structs

from caravanserai.analysis import looks
from caravanserai.bots.levels import LEARNED
from caravanserai.games import load
from caravanserai.server import thinking
from caravanserai.server.metrics import Metrics
from caravanserai.server.models import Models
from caravanserai.server.protocol import HintMove
from caravanserai.server.thinking import HintTask, Task

log = logging.getLogger("caravanserai.bots")
_LOOKING = 60.0  # seconds for a task of an analysis that should take a fraction of one

Question = TypeVar("Question", Task, HintTask)
Answer = TypeVar("Answer")

_LEAST = 0.02  # seconds: less would hardly be better than no search at all


class Turns:
    """Limits how many think at once; decisions that people are waiting for come first, then the oldest."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    @contextlib.asynccontextmanager
    async def take(self, people_wait: bool) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            await self._wait(people_wait)
        try:
            yield
        finally:
            self._pass_on()

    @property
    def queued(self) -> int:
        """How many wait for their turn."""
        return len(self._waiting)

    async def _wait(self, people_wait: bool) -> None:
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (not people_wait, next(self._numbers), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Bots:
    """The pool. If it fails or is late there is no answer, and the caller plays the default."""

    def __init__(
        self,
        workers: int,
        deadline: float,
        metrics: Metrics,
        thinking: float = 0.4,
        hint_effort: float = 1.0,
        models: Models | None = None,
    ) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.deadline = deadline
        self.thinking = thinking  # seconds that the strongest may think when nobody else is in the queue
        self.hint_effort = hint_effort
        self.metrics = metrics
        self.models = models or Models()
        self._turns = Turns(self.workers)  # time in the queue does not count as thinking time
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Start the processes before the first decision."""
        for _ in range(self.workers):
            self._running().submit(thinking.warm_up)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")  # forking a process with threads is unsafe
            self._pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=thinking.begin)
        return self._pool

    async def choose(self, task: Task, people_wait: bool = True) -> int | None:
        """The action for a decision, or None if no answer came in time."""
        async with self._turns.take(people_wait):
            task = msgspec.structs.replace(task, milliseconds=self.budget(), model=self._model(task))
            return await self._ask(thinking.think, task)

    async def advise(self, task: HintTask) -> list[HintMove] | None:
        """The best moves for a person who asked for a hint, or None if no answer came in time."""
        async with self._turns.take(people_wait=True):
            task = msgspec.structs.replace(task, effort=self.hint_effort * self.share())
            return await self._ask(thinking.weigh, task)

    async def _ask(self, work: Callable[[Question], Answer], task: Question) -> Answer | None:
        """The answer of a process, unless it is late or fails."""
        started = time.perf_counter()
        # a new pool's first answer has to wait for the processes to start
        patience = self.deadline + (15.0 if self._pool is None else 0.0)
        pool = self._running()
        about = {"game": task.game, "level": getattr(task, "level", "hint")}
        try:
            async with asyncio.timeout(patience):
                return await asyncio.get_running_loop().run_in_executor(pool, work, task)
        except TimeoutError:
            log.warning("bot_late", extra=about)
            self._give_up(pool)
        except BrokenProcessPool:
            log.warning("bot_pool_broken", extra=about)
            self._give_up(pool)
        except Exception:
            log.exception("bot_failed", extra=about)
        finally:
            self.metrics.bot.observe(time.perf_counter() - started)
        return None

    def _model(self, task: Task) -> str | None:
        """The file that a learned player plays from."""
        if task.level != LEARNED:
            return None
        found = self.models.find(load(task.game), task.players, task.options)
        return None if found is None else str(found)

    def budget(self) -> int:
        """How many milliseconds the next to think may take: fewer, the more others wait for their turn."""
        return int(max(self.thinking * self.share(), _LEAST) * 1000)

    def share(self) -> float:
        """Which part of the usual time the next to think may take: less, the more others wait."""
        return self.workers / (self.workers + self._turns.queued)

    async def look(self, task: looks.Task) -> list[tuple[looks.Item, looks.Tally]]:
        """Looks for an analysis, when no computer has to think; nothing if the pool fails."""
        async with self._turns.take(people_wait=False):
            pool = self._running()
            try:
                async with asyncio.timeout(_LOOKING):
                    return await asyncio.get_running_loop().run_in_executor(pool, looks.work, task)
            except (TimeoutError, BrokenProcessPool):
                log.warning("analysis_failed", extra={"game": task.document["game"]})
                self._give_up(pool)
        return []

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """Drop a pool with a stuck or dead process; the next decision starts a new one."""
        if self._pool is pool:
            self._pool = None
        stuck = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in stuck:
            with contextlib.suppress(Exception):
                process.kill()

    async def close(self) -> None:
        """Let the processes exit on their own, but not for long."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        workers = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for _ in range(200):
            if not any(worker.is_alive() for worker in workers):
                return
            await asyncio.sleep(0.01)
        for worker in workers:
            worker.kill()
