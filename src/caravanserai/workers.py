"""Where games are played: in this process, in several, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from itertools import islice
from typing import Any, Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


class NoRay(Exception):
    """Ray is not installed."""


class Workers(Protocol):
    """Runs a function on many tasks; results come as they are finished."""

    def run(self, play: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]: ...

    def close(self) -> None: ...


class Here:
    """One task after another, in this process."""

    def run(self, play: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        for task in tasks:
            yield play(task)

    def close(self) -> None:
        """There is nothing to close."""


class Processes:
    """Several processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._stack = ExitStack()
        context = multiprocessing.get_context("spawn")
        self._pool = self._stack.enter_context(ProcessPoolExecutor(count, mp_context=context))

    def run(self, play: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        waiting = iter(tasks)
        running: set[Future[Result]] = {
            self._pool.submit(play, task) for task in islice(waiting, self.count * 2)
        }
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {self._pool.submit(play, task) for task in islice(waiting, len(finished))}
            for future in finished:
                yield future.result()

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._stack.close()


class Ray:
    """A Ray cluster: every processor of every machine that has joined it. They need the same Caravanserai."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise NoRay("Ray is not installed: pip install 'caravanserai[ray]'") from None
        self._ray: Any = ray
        ray.init(address=None if address == "local" else address, log_to_driver=False)

    def run(self, play: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        remote = self._ray.remote(play)
        waiting = iter(tasks)
        places = max(1, int(self._ray.cluster_resources().get("CPU", 1))) * 2
        running = [remote.remote(task) for task in islice(waiting, places)]
        while running:
            finished, running = self._ray.wait(running, num_returns=1)
            running += [remote.remote(task) for task in islice(waiting, len(finished))]
            for reference in finished:
                result: Result = self._ray.get(reference)
                yield result

    def close(self) -> None:
        self._ray.shutdown()


def workers(processes: int | None = None, ray: str | None = None) -> Workers:
    """The workers asked for: a Ray cluster, or so many processes (one per processor)."""
    if ray is not None:
        return Ray(ray)
    count = processes or os.cpu_count() or 1
    return Here() if count == 1 else Processes(count)
