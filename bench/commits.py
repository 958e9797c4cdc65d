"""The cost of having every move on disk: SQLite's `synchronous` NORMAL and FULL, alternating in one run.

    PYTHONPATH=src python bench/commits.py --folder FOLDER_ON_THE_DISK_IN_QUESTION

NORMAL hands a commit to the operating system, which writes it later: a power failure may lose it.
FULL waits for the disk. The server runs with FULL.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path

import sqlalchemy as sa

from caravanserai.server.metrics import Metrics
from caravanserai.server.records import Entry, Seat, Setup
from caravanserai.server.store import Store, migrate
from caravanserai.server.story import Story


def commits(folder: Path, mode: str, moves: int) -> list[float]:
    """Milliseconds for each of `moves` log entries, written as the server writes a move."""
    store = Store(f"sqlite:///{folder}/{mode}.sqlite", "bench", Metrics())

    @sa.event.listens_for(store.engine, "connect")
    def choose(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
        connection.cursor().execute(f"PRAGMA synchronous={mode}")

    migrate(store.engine)
    table = f"t{time.monotonic_ns()}"
    seats = [Seat("bot", None, name, "master") for name in ("Omar", "Zahra", "Farid", "Layla")]
    story = Story(Setup(table, "yspahan", 1, {}, seats, None, False, "", 0.0, bytes(32)))
    store.create_table(story)
    took: list[float] = []
    for seq in range(1, moves + 1):
        entry = Entry(
            seq, 0.0, "move", {"seat": seq % 4, "move": "take chest"}, f"key {table} {seq}", "bench"
        )
        began = time.perf_counter()
        store.append(table, entry, story.card(), 0.0, None, None)
        took.append((time.perf_counter() - began) * 1000)
    store.close()
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description="The cost of a commit on SQLite, NORMAL and FULL.")
    parser.add_argument("--folder", help="on the disk to be measured; else the usual temporary one")
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    took: dict[str, list[float]] = {"NORMAL": [], "FULL": []}
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        for _ in range(asked.rounds):
            for mode in took:
                took[mode] += commits(Path(folder), mode, asked.moves)
    for mode, each in took.items():
        each.sort()
        middle, late = statistics.median(each), each[int(len(each) * 0.99)]
        rate = 1000 / statistics.mean(each)
        print(f"{mode:7} p50 {middle:6.2f} ms   p99 {late:6.2f} ms   {rate:6.0f} moves/s")


if __name__ == "__main__":
    main()
