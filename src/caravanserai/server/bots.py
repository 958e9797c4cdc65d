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
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from caravanserai.server import thinking
from caravanserai.server.metrics import Metrics
from caravanserai.server.thinking import Task

log = logging.getLogger("caravanserai.bots")


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

    def __init__(self, workers: int, deadline: float, metrics: Metrics) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.deadline = deadline
        self.metrics = metrics
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
            started = time.perf_counter()
            # a new pool's first answer has to wait for the processes to start
            patience = self.deadline + (15.0 if self._pool is None else 0.0)
            pool = self._running()
            try:
                async with asyncio.timeout(patience):
                    return await asyncio.get_running_loop().run_in_executor(pool, thinking.think, task)
            except TimeoutError:
                log.warning("bot_late", extra={"game": task.game, "level": task.level})
                self._give_up(pool)
            except BrokenProcessPool:
                log.warning("bot_pool_broken", extra={"game": task.game})
                self._give_up(pool)
            except Exception:
                log.exception("bot_failed", extra={"game": task.game, "level": task.level})
            finally:
                self.metrics.bot.observe(time.perf_counter() - started)
        return None

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
