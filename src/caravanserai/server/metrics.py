"""What the server counts and times, told in the text format that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Timing:
    """How long something took, as a histogram."""

    def __init__(self) -> None:
        self.counts = [0] * (len(_BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(_BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        seen = 0
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self.counts, strict=True):
            seen += count
            yield f'{name}_bucket{{le="{bound}"}} {seen}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {seen}"


class Metrics:
    """Everything an operator may want to watch."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()  # by person or computer
        self.refusals: Counter[str] = Counter()  # by the problem's key
        self.requests: Counter[str] = Counter()  # by status
        self.conflicts = 0
        self.bot_defaults = 0  # moves played by default because a computer did not answer
        self.commit = Timing()
        self.bot = Timing()
        self.frame = Timing()
        self.gauges: dict[str, Callable[[], int]] = {}

    def refused(self, key: str) -> None:
        # keys of the kernel and the games are a fixed set; what a client writes never becomes a label
        self.refusals[key] += 1

    def text(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        for name, read in self.gauges.items():
            yield f"# TYPE caravanserai_{name} gauge"
            yield f"caravanserai_{name} {read()}"
        labelled = (
            ("moves", self.moves, "by"),
            ("refusals", self.refusals, "key"),
            ("requests", self.requests, "status"),
        )
        for name, counter, label in labelled:
            yield f"# TYPE caravanserai_{name}_total counter"
            for value, count in sorted(counter.items()):
                yield f'caravanserai_{name}_total{{{label}="{value}"}} {count}'
        for name, count in (("conflicts", self.conflicts), ("bot_defaults", self.bot_defaults)):
            yield f"# TYPE caravanserai_{name}_total counter"
            yield f"caravanserai_{name}_total {count}"
        for name, timing in (("commit", self.commit), ("bot", self.bot), ("frame", self.frame)):
            yield f"# TYPE caravanserai_{name}_seconds histogram"
            yield from timing.lines(f"caravanserai_{name}_seconds")
