"""What the server counts and times, in the text format of Prometheus."""

from __future__ import annotations

import asyncio
import contextlib
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator

from caravanserai.server.addresses import Names

_HERE = "127.0.0.1"
_HEAD_BYTES = 8_192
_HEAD_SECONDS = 10.0
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
    """Everything an operator may want to watch; nothing that changes when somebody leaves standing orders."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()  # by person or computer
        self.refusals: Counter[str] = Counter()  # by the problem's key
        self.requests: Counter[str] = Counter()  # by status
        self.bot_defaults = 0  # default moves played because a computer did not answer
        self.commit = Timing()
        self.bot = Timing()
        self.frame = Timing()
        self.gauges: dict[str, Callable[[], int]] = {}

    def refused(self, key: str) -> None:
        # keys from the kernel and the games are a fixed set; nothing a client writes becomes a label
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
        yield "# TYPE caravanserai_bot_defaults_total counter"
        yield f"caravanserai_bot_defaults_total {self.bot_defaults}"
        for name, timing in (("commit", self.commit), ("bot", self.bot), ("frame", self.frame)):
            yield f"# TYPE caravanserai_{name}_seconds histogram"
            yield from timing.lines(f"caravanserai_{name}_seconds")


# --- for Prometheus, on localhost only ----------------------------------------------------------------------


async def metrics_server(metrics: Metrics, port: int) -> asyncio.Server:
    """A server that answers `GET /metrics` on a local port."""
    names = Names([], [])

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(
            TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError
        ):
            async with asyncio.timeout(_HEAD_SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(_answer(metrics, names, head.decode("latin-1")))
                await writer.drain()
        writer.close()

    return await asyncio.start_server(answer, _HERE, port, limit=_HEAD_BYTES)


def _answer(metrics: Metrics, names: Names, head: str) -> bytes:
    request, *lines = head.split("\r\n")
    fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    if request.split(" ")[:2] != ["GET", "/metrics"] or not names.fit(fields.get("host")):
        return b"HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
    body = metrics.text().encode()
    kind = "text/plain; version=0.0.4; charset=utf-8"
    answer = (
        f"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return answer.encode() + body
