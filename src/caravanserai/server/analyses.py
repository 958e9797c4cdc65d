"""Analyses of finished games: started by request, done while nobody has to wait for it, and kept."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

import msgspec
from litestar import get, post
from litestar.status_codes import HTTP_200_OK

from caravanserai.analysis.looks import Batch, Item, Tally, Task
from caravanserai.analysis.sharpening import Analysis
from caravanserai.kernel.game import Document
from caravanserai.server.bots import Bots
from caravanserai.server.guests import Guest
from caravanserai.server.house import House
from caravanserai.server.live import LiveTable
from caravanserai.server.problems import Refuse
from caravanserai.server.protocol import AnalysisInfo, Findings
from caravanserai.server.store import Store
from caravanserai.server.times import now

log = logging.getLogger("caravanserai.analyses")
_LONGEST: Final = 180.0  # seconds after which an analysis is as sharp as it gets
_TASK: Final = 0.15  # seconds a task should take, so that computers at tables need not wait for it
_TELL: Final = 1.0  # seconds between two states that a page can see
_KEEP: Final = 5.0  # seconds between two states that the pages of other processes can see
_DEAD: Final = 30.0  # seconds after which an analysis that was not kept any more has been given up


class Job:
    """One analysis in progress."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.info = AnalysisInfo("running", 0.0, None)
        self._speed = 20.0  # looks a second, as far as it is known
        self._told = 0.0

    async def run(self, bots: Bots) -> Findings:
        """Look until all is settled or the time is up."""
        began = time.monotonic()
        analysis = await asyncio.to_thread(Analysis, self.document)
        while (batches := analysis.next_batches()) and time.monotonic() - began < _LONGEST:
            waiting = [bots.look(Task(self.document, [part])) for part in self._parts(batches)]
            for task in asyncio.as_completed([self._timed(one) for one in waiting]):
                analysis.absorb(await task)
            spent = (time.monotonic() - began) / _LONGEST
            if time.monotonic() - self._told > _TELL:
                self._told = time.monotonic()
                found = await asyncio.to_thread(analysis.findings)
                progress = min(1.0, max(spent, analysis.settled()))
                self.info = AnalysisInfo("running", progress, as_told(found))
        return as_told(await asyncio.to_thread(analysis.findings))

    def _parts(self, batches: list[Batch]) -> list[Batch]:
        """The same looks in tasks that do not take long."""
        parts: list[Batch] = []
        for batch in batches:
            size = max(1, int(self._speed * _TASK / max(1, 2 * len(batch.item.actions))))
            for first in range(batch.first, batch.first + batch.count, size):
                parts.append(Batch(batch.item, first, min(size, batch.first + batch.count - first)))
        return parts

    async def _timed(self, task: Any) -> list[tuple[Item, Tally]]:
        """The result of a task; how long it took tells how long the next may be."""
        started = time.monotonic()
        found: list[tuple[Item, Tally]] = await task
        looks = sum(tally.looks * max(1, 2 * len(item.actions)) for item, tally in found)
        self._speed = max(1.0, 0.8 * self._speed + 0.2 * looks / max(0.001, time.monotonic() - started))
        return found


def as_told(found: dict[str, Any]) -> Findings:
    """Findings as a page gets them."""
    return msgspec.convert(found, Findings)


class Analyses:
    """The analyses that this process is at work on, one at a time, and those that are kept."""

    def __init__(self, store: Store, bots: Bots) -> None:
        self.store = store
        self.bots = bots
        self._jobs: dict[str, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Semaphore(1)

    async def info(self, table_id: str) -> AnalysisInfo:
        """What is known about a game by now."""
        job = self._jobs.get(table_id)
        if job is not None:
            return job.info
        kept = await self.store.read(self.store.analysis, table_id)
        if kept is not None:
            info = msgspec.json.decode(kept[1], type=AnalysisInfo)
            if info.status == "done" or kept[0] + _DEAD > now():
                return info
        return AnalysisInfo("none", 0.0, None)

    async def begin(self, table_id: str, document: Document) -> AnalysisInfo:
        """Start, unless it has been done or is being done."""
        known = await self.info(table_id)
        if known.status != "none" or table_id in self._jobs:
            return known
        job = self._jobs[table_id] = Job(document)
        task = asyncio.create_task(self._run(table_id, job), name=f"analysis {table_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job.info

    async def _run(self, table_id: str, job: Job) -> None:
        try:
            async with self._turn:
                watching = asyncio.create_task(self._keep_for_ever(table_id, job))
                try:
                    found = await job.run(self.bots)
                finally:
                    watching.cancel()
            await self._keep(table_id, AnalysisInfo("done", 1.0, found))
        except Exception:
            log.exception("analysis_failed", extra={"table": table_id})
        finally:
            del self._jobs[table_id]

    async def _keep_for_ever(self, table_id: str, job: Job) -> None:
        while True:
            await self._keep(table_id, job.info)
            await asyncio.sleep(_KEEP)

    async def _keep(self, table_id: str, info: AnalysisInfo) -> None:
        text = msgspec.json.encode(info).decode()
        await self.store.write(self.store.keep_analysis, table_id, now(), text)

    async def close(self) -> None:
        """Give up what is not finished; it can be started again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _finished(live: LiveTable) -> Document:
    """The record of a game that is over; nothing is said about a position of any other."""
    async with live.lock:
        await live.refresh()
        story = live.story
        if story.status != "over":
            raise Refuse("not_over")
        if story.table is None:
            raise Refuse("older_rules")
        return story.table.record(open_seed=True)


@get("/api/tables/{table:str}/analysis")
async def analysis(table: str, house: House, analyses: Analyses) -> AnalysisInfo:
    """How far the analysis of a finished game has come, and what it has found."""
    live = await house.live(table)
    await _finished(live)
    return await analyses.info(live.id)


@post("/api/tables/{table:str}/analysis", status_code=HTTP_200_OK)
async def analyse(table: str, guest: Guest, house: House, analyses: Analyses) -> AnalysisInfo:
    """Analyse a finished game, unless that has been done."""
    live = await house.live(table)
    return await analyses.begin(live.id, await _finished(live))


HANDLERS: list[Any] = [analysis, analyse]
