"""An event loop whose clock jumps to the next event, so that hours pass at once."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _Jumping(selectors.DefaultSelector):
    """Never waits, but remembers how long it would have waited."""

    waited = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        self.waited += timeout or 0.0
        return super().select(0 if timeout is not None else None)


class JumpingLoop(asyncio.SelectorEventLoop):
    """Work takes no time; only waiting does."""

    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.waited


def run_at_once(work: Coroutine[Any, Any, T]) -> T:
    """Run on a clock that jumps, starting at 0."""
    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        return runner.run(work)
