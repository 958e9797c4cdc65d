"""A batch on several cores: processes that write their games into shared memory."""

from __future__ import annotations

from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from caravanserai.bots import batch as engine
from caravanserai.kernel.game import Wishes
from caravanserai.research.batched import Arrays, Games, memory_size
from caravanserai.research.observing import observer
from caravanserai.research.opponents import Bots, bots_for
from caravanserai.research.rewards import RANK


class SharedBatch(Games):
    """Like `Batch`, with the games divided among processes; the games are the same as in one process.

    Close it after use, or use it in a `with` statement.
    """

    def __init__(
        self,
        game: str,
        players: int,
        games: int,
        seed: int = 0,
        workers: int = 2,
        options: Wishes | None = None,
        bots: Bots = None,
        reward: str = RANK,
    ) -> None:
        if not 1 <= workers <= games:
            raise ValueError("every worker needs at least one game")
        bots_for(bots, game, players, options)  # refused here rather than in the workers
        size = memory_size(observer(game, players, options), games)
        self._memory = SharedMemory(create=True, size=size)
        super().__init__(game, players, games, options, reward, self._memory.buf)
        self._random = np.random.default_rng(seed)
        bounds = [games * worker // workers for worker in range(workers + 1)]
        self._bounds = list(pairwise(bounds))
        self._pipes: list[Connection[Any, Any]] = []
        self._processes = []
        context = get_context("spawn")
        for first, end in self._bounds:
            ours, theirs = context.Pipe()
            work = (theirs, self._memory.name, game, players, games, first, end - first, seed, options, bots)
            process = context.Process(target=_work, args=work, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._await()

    def reset(self, seed: int) -> None:
        """Start all games anew."""
        self._random = np.random.default_rng(seed)
        for pipe in self._pipes:
            pipe.send(seed)
        self._await()

    def step(self, actions: Any) -> None:
        """Carry out one action in each game; each must be legal."""
        chosen = self.check(actions)
        for pipe, (first, end) in zip(self._pipes, self._bounds, strict=True):
            pipe.send(chosen[first:end].tolist())
        self._await()

    def _await(self) -> None:
        for pipe in self._pipes:
            pipe.recv()
        self.arrays.refresh()

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game."""
        wishes = self._random.random(self.masks.shape, np.float32) * self.masks
        return np.asarray(wishes.argmax(axis=1), np.int64)

    def close(self) -> None:
        """Stop the workers and give the memory back."""
        for pipe in self._pipes:
            pipe.send(None)
            pipe.close()
        for process in self._processes:
            process.join()
        self._pipes, self._processes = [], []
        del self.arrays
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> SharedBatch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _work(
    pipe: Connection[Any, Any],
    memory: str,
    game: str,
    players: int,
    whole: int,
    first: int,
    games: int,
    seed: int,
    options: Wishes | None,
    bots: Bots,
) -> None:
    """One process: it steps its games whenever it is sent actions, until it is sent nothing."""
    shared = SharedMemory(memory)
    seen = observer(game, players, options)
    assert shared.buf is not None
    arrays = Arrays(seen, whole, shared.buf)
    buffers = arrays.buffers(first, games)
    batch = engine.Batch(
        seen, options, games, seed, bots_for(bots, game, players, options), buffers, first, whole
    )
    pipe.send(True)
    while (order := pipe.recv()) is not None:
        if isinstance(order, int):
            batch.begin(order)
        else:
            batch.step(order)
        pipe.send(True)
