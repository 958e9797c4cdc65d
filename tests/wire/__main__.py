"""`python -m tests.wire --comparisons 100000 [--processes 2] [--seed 1]`: the long form of the comparison."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import count
from multiprocessing import get_context

from caravanserai import SHELF, game
from caravanserai.conformance.sittings import setups
from tests.wire.compare import Report
from tests.wire.game import report_on, some_looks
from tests.wire.structs import sendable

LOOKS = 8  # moments examined in each game
SHOWN = 20  # differences printed

Job = tuple[str, int, int]  # a game, the index of its setup, and a seed


def jobs(games: list[str], seed: int) -> Iterator[Job]:
    """Every setup of every game, over and over with new seeds."""
    for round_ in count():
        for game_id in games:
            for way in range(len(setups(game(game_id)))):
                yield game_id, way, seed + round_


def work(job: Job) -> Report:
    game_id, way, seed = job
    setup = setups(game(game_id))[way]
    return report_on([(setup, seed, some_looks(setup, seed, LOOKS))])


def reports(games: list[str], seed: int, processes: int) -> Iterator[Report]:
    if processes == 1:
        yield from map(work, jobs(games, seed))
        return
    with get_context("spawn").Pool(processes) as pool:
        waiting = []
        for job in jobs(games, seed):  # keeps two jobs per process in flight
            waiting.append(pool.apply_async(work, (job,)))
            if len(waiting) >= 2 * processes:
                yield waiting.pop(0).get()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.wire", description=__doc__)
    parser.add_argument("--comparisons", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--game", action="append", choices=list(SHELF), help="only this game")
    chosen = parser.parse_args()
    total = Report()
    began = time.monotonic()
    for report in reports(chosen.game or list(SHELF), chosen.seed, chosen.processes):
        for difference in report.differences[: max(0, SHOWN - len(total.differences))]:
            print(f"\n{difference}")
        total.add(report)
        print(
            f"\r{total.comparisons} comparisons, {len(total.differences)} differences, "
            f"{time.monotonic() - began:.0f} s",
            end="",
            flush=True,
        )
        if total.comparisons >= chosen.comparisons:
            break
    unseen = sorted(sendable() - set(total.structs))
    print(f"\n{len(total.structs)} structs compared" + (f", but never {', '.join(unseen)}" if unseen else ""))
    return 1 if total.differences or unseen else 0


if __name__ == "__main__":
    sys.exit(main())
