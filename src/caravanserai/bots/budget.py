"""How long a search may think: so many iterations, which anybody can repeat, or so much time."""

from __future__ import annotations

import time

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Budget:
    """A number of iterations, or milliseconds, or whichever ends first; 0 is no limit.

    `milliseconds` are of processor time; `waited` are of the clock on the wall, for whoever waits, and end
    nothing before `least` iterations: on a busy machine a late answer is better than a random one.
    """

    def __init__(self, iterations: int = 0, milliseconds: int = 0, waited: int = 0, least: int = 0) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.waited = waited
        self.least = least


@mypyc_attr(acyclic=True)
class Clock:
    """How much of a budget is spent, in thousandths. Processor time is that of this thread alone."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.began = time.thread_time() if budget.milliseconds > 0 else 0.0
        self.began_to_wait = time.monotonic() if budget.waited > 0 else 0.0

    def spent(self, iterations: int) -> int:
        """The share spent after so many iterations; 1000 and more when nothing is left."""
        share = 0
        if self.budget.iterations > 0:
            share = iterations * 1000 // self.budget.iterations
        if self.budget.milliseconds > 0:
            passed = int((time.thread_time() - self.began) * 1000000.0) // self.budget.milliseconds
            share = max(share, passed)
        if self.budget.waited > 0 and iterations >= self.budget.least:
            passed = int((time.monotonic() - self.began_to_wait) * 1000000.0) // self.budget.waited
            share = max(share, passed)
        return share
