"""Load on the server, bounded in size and time, on this machine only.

    python bench/server.py                      # 200 tables with computers, 800 sockets, 30 seconds
    python bench/server.py --tables 20 --sockets 80 --seconds 5 --database postgresql://...
    python bench/server.py --strongest          # 40 tables with the strongest computers: people must not wait

Each table seats computers and one or more people (this script, playing at random). A move is timed from
sending it to receiving the frame that shows it, for the player and for every other socket at the table.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
MOST_TABLES, MOST_SOCKETS, MOST_SECONDS = 1000, 5000, 300
OPENING_SECONDS = 120
STRONGEST_TABLES, STRONGEST_MS = 40, 150


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.own: list[float] = []  # seconds from a move to its frame, for the player who made it
        self.others: list[float] = []  # the same for everyone else at the table
        self.person_moves = 0
        self.frames = 0
        self.games = 0
        self.errors: list[str] = []

    def forget(self) -> None:
        """Reset the counts when measuring starts."""
        self.own.clear()
        self.others.clear()
        self.person_moves = self.frames = self.games = 0


class Seat:
    """One socket at a table; sockets with eyes play."""

    def __init__(
        self, tally: Tally, line: ClientConnection, eyes: int | None, shared: dict[int, float], pause: float
    ):
        self.tally = tally
        self.line = line
        self.eyes = eyes
        self.sent = shared  # when the move that became entry `seq` was sent
        self.pause = pause
        self.pending: tuple[int, float] | None = None
        self.over = asyncio.Event()
        self.chance = random.Random(id(self))
        self.playing: asyncio.Task[None] | None = None

    async def live(self) -> None:
        await self.line.send(json.dumps({"type": "hello", "eyes": self.eyes}))
        async for text in self.line:
            await self.take(json.loads(text))

    async def take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "refused" and message["problem"]["key"] != "stale":
            self.tally.errors.append(str(message["problem"]))
        elif kind == "ack" and self.pending is not None:
            self.sent[message["seq"]] = self.pending[1]
        elif kind == "frame":
            await self.see(message)

    async def see(self, message: dict[str, Any]) -> None:
        now, seq = time.perf_counter(), message["seq"]
        self.tally.frames += 1
        if self.pending is not None and seq > self.pending[0]:
            self.tally.own.append(now - self.pending[1])
            self.tally.person_moves += 1
            self.pending = None
        elif seq in self.sent:
            self.tally.others.append(now - self.sent[seq])
        if message["frame"]["over"]:
            self.over.set()
            return
        options = message["frame"]["decision"]["options"]
        if self.eyes is not None and options and self.pending is None:
            self.playing = asyncio.create_task(self.play(seq, options))

    async def play(self, seq: int, options: list[dict[str, Any]]) -> None:
        self.pending = (seq, time.perf_counter())
        await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.pause)
        self.pending = (seq, time.perf_counter())
        move = self.chance.choice(options)["text"]
        key = f"{seq}-{self.chance.random()}"
        await self.line.send(
            json.dumps({"type": "move", "seat": self.eyes, "move": move, "seq": seq, "key": key})
        )


class Load:
    """All tables and sockets. Nothing is measured until all of them are open."""

    def __init__(self, address: str, options: argparse.Namespace) -> None:
        self.address = address
        self.options = options
        self.tally = Tally()
        self.sockets = max(1, options.sockets // options.tables)
        self.people = min(options.people, self.sockets)
        self.opened = 0
        self.all_open = asyncio.Event()
        self.end = asyncio.Event()

    async def run(self, gauge: Gauge) -> None:
        async with httpx.AsyncClient(base_url=f"http://{self.address}", trust_env=False, timeout=60) as http:
            http.headers["X-Caravanserai"] = "1"
            work = [asyncio.create_task(self.table(http)) for _ in range(self.options.tables)]
            async with asyncio.timeout(OPENING_SECONDS):
                await self.all_open.wait()
            self.tally.forget()
            await gauge.measure(self.options.seconds)
            self.end.set()
            for done in await asyncio.gather(*work, return_exceptions=True):
                if isinstance(done, BaseException):
                    self.tally.errors.append(repr(done))

    async def table(self, http: httpx.AsyncClient) -> None:
        """Keep one table busy, one game after another."""
        http.cookies.clear()
        answer = await http.get("/api/me")
        cookie = f"guest={answer.cookies['guest']}"
        computers = [{"kind": "bot", "level": self.options.level}] * (4 - self.people)
        wish = {"game": self.options.game, "seats": [{"kind": "person"}] * self.people + computers}
        while not self.end.is_set():
            answer = await http.post("/api/tables", json=wish, headers={"Cookie": cookie})
            await self.game(answer.json()["id"], cookie)

    async def game(self, table: str, cookie: str) -> None:
        """Open a table's sockets and stay until the game ends or time is up."""
        url = f"ws://{self.address}/api/tables/{table}/socket"
        headers = {"Cookie": cookie}
        lines = [
            await connect(url, additional_headers=headers, proxy=None, compression=None, open_timeout=60)
            for _ in range(self.sockets)
        ]
        shared: dict[int, float] = {}
        seats = [
            Seat(self.tally, line, number if number < self.people else None, shared, self.options.pause)
            for number, line in enumerate(lines)
        ]
        lives = [asyncio.create_task(seat.live()) for seat in seats]
        self.opened += 1
        if self.opened == self.options.tables:
            self.all_open.set()
        ends = [asyncio.create_task(each.wait()) for each in (seats[0].over, self.end)]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        self.tally.games += seats[0].over.is_set()
        tasks = [*lives, *ends, *(seat.playing for seat in seats if seat.playing is not None)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(line.close() for line in lines))


def resident(pid: int) -> float:
    """The resident memory of a process, in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor_seconds(pid: int) -> float:
    """Processor time used by a process, which other programs on the machine cannot distort."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_server(options: argparse.Namespace, folder: str) -> tuple[subprocess.Popen[bytes], str, int]:
    """A server of our own with generous limits, because all these people share one address."""
    port, metrics_port = free_port(), free_port()
    limits = {"guest_burst": 5000, "guest_rate": 1000, "request_burst": 5000, "request_rate": 1000}
    limits |= {"table_burst": 1000, "table_rate": 100, "message_burst": 200, "message_rate": 100}
    limits |= {
        "address_burst": 20_000,
        "address_rate": 5000,
        "idle_tables": 1000,
        "idle_tables_per_address": 1000,
    }
    settings = {
        "bot_pause": options.pause,
        "data_dir": folder,
        "limits": limits,
        "bot_workers": options.workers,
        "metrics_port": metrics_port,
    }
    if options.database:
        settings["database"] = options.database
    environment = dict(os.environ)
    if importlib.util.find_spec("caravanserai") is None:  # not installed: run the sources, interpreted
        environment["PYTHONPATH"] = str(ROOT / "src")
    log = (Path(folder) / "log").open("wb")
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.program", str(port), json.dumps(settings)],
        cwd=ROOT,
        env=environment,
        stderr=log,
        stdout=log,
    )
    address = f"127.0.0.1:{port}"
    for _ in range(600):
        try:
            httpx.get(f"http://{address}/health", trust_env=False)
            return process, address, metrics_port
        except httpx.TransportError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000 if values else float("nan")


class Gauge:
    """What the server used during the measurement (time, processor, memory) and how often computers moved."""

    def __init__(self, pid: int, metrics_port: int) -> None:
        self.pid = pid
        self.metrics_port = metrics_port
        self.megabytes: list[float] = []
        self.seconds = self.processor = 0.0
        self.computers = 0

    async def measure(self, seconds: float) -> None:
        """Measure for this long, sampling memory at the start, twice in between and at the end."""
        began, used, moved = time.perf_counter(), processor_seconds(self.pid), await self._computer_moves()
        for _ in range(3):
            self.megabytes.append(resident(self.pid))
            await asyncio.sleep(seconds / 3)
        self.megabytes.append(resident(self.pid))
        self.seconds = time.perf_counter() - began
        self.processor = processor_seconds(self.pid) - used
        self.computers = await self._computer_moves() - moved

    async def _computer_moves(self) -> int:
        async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
            text = (await http.get(f"http://127.0.0.1:{self.metrics_port}/metrics")).text
        wanted = 'caravanserai_moves_total{by="computer"}'
        return next((int(line.split()[-1]) for line in text.splitlines() if line.startswith(wanted)), 0)


def report(tally: Tally, gauge: Gauge) -> dict[str, Any]:
    moves = tally.person_moves + gauge.computers
    return {
        "moves_per_second": round(moves / gauge.seconds, 1),
        "server_cpu_ms_per_move": round(gauge.processor * 1000 / max(1, moves), 2),
        "server_cpu_percent": round(gauge.processor * 100 / gauge.seconds),
        "moves_by_people": tally.person_moves,
        "moves_by_computers": gauge.computers,
        "games_finished": tally.games,
        "frames_per_second": round(tally.frames / gauge.seconds, 1),
        "move_to_own_frame_ms": {share: round(percentile(tally.own, share / 100), 1) for share in (50, 99)},
        "move_to_others_frame_ms": {
            share: round(percentile(tally.others, share / 100), 1) for share in (50, 99)
        },
        "errors": len(tally.errors),
        "first_errors": tally.errors[:3],
        "memory_mb": [round(amount) for amount in gauge.megabytes],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Load on the server, on this machine only.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=800)
    parser.add_argument("--game", default="yspahan")
    parser.add_argument("--level", default="merchant", help="of the computers")
    parser.add_argument(
        "--strongest",
        action="store_true",
        help=f"{STRONGEST_TABLES} tables with the strongest level, one person each; fails if the 99th "
        f"percentile of people's own moves is over {STRONGEST_MS} ms",
    )
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--people", type=int, default=1, help="people at each table; computers fill the rest")
    parser.add_argument("--pause", type=float, default=0.6, help="how long people and computers think")
    parser.add_argument("--workers", type=int, default=1, help="processes in which computers think")
    parser.add_argument("--database", help="a PostgreSQL URL instead of SQLite in a temporary folder")
    options = parser.parse_args()
    if options.strongest:
        options.level, options.tables, options.sockets = "vizier", STRONGEST_TABLES, STRONGEST_TABLES
    options.tables = min(options.tables, MOST_TABLES)
    options.sockets = min(options.sockets, MOST_SOCKETS)
    options.seconds = min(options.seconds, MOST_SECONDS)
    with tempfile.TemporaryDirectory() as folder:
        process, address, metrics_port = start_server(options, folder)
        try:
            gauge = Gauge(process.pid, metrics_port)
            load = Load(address, options)
            asyncio.run(load.run(gauge))
            result = report(load.tally, gauge)
            print(json.dumps({"tables": options.tables, "sockets": options.sockets, **result}, indent=1))
            if options.strongest and not result["move_to_own_frame_ms"][99] < STRONGEST_MS:
                raise SystemExit(f"people waited longer than {STRONGEST_MS} ms for their own moves")
        finally:
            process.terminate()
            process.wait(20)


if __name__ == "__main__":
    main()
