"""`make bench`: our games and their peers on one machine, in one run, in one table."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from pathlib import Path

from contestants import Contestant, Measure, NotMeasured, contestants
from environment import ROOT, prepare
from learners import as_learner_data, is_ours, judged, show_learners
from report import as_data, rows_of, show, verdicts_on
from search import as_search_data, search_speeds, show_search

from caravanserai import SHELF

OUR_GAMES = list(SHELF)
RESULT = ROOT / "build" / "bench.json"


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=OUR_GAMES, help="our games to measure")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured (5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one measurement (2)")
    parser.add_argument("--strict", action="store_true", help="fail when a requirement is missed")
    asked = parser.parse_args()
    if asked.rounds < 1 or asked.seconds <= 0:
        parser.error("--rounds and --seconds have to be positive")
    return asked


def measure_in_rounds(
    present: list[Contestant], rounds: int, seconds: float
) -> tuple[list[Measure], dict[str, str]]:
    """Measure everyone once per round, so that a busy spell on the machine affects all alike."""
    measures: list[Measure] = []
    failed: dict[str, str] = {}
    for number in range(1, rounds + 1):
        for contestant in present:
            if contestant.name in failed:
                continue
            print(f"round {number} of {rounds}: {contestant.name}", file=sys.stderr, flush=True)
            try:
                measures += contestant.run(seconds)
            except NotMeasured as reason:
                failed[contestant.name] = str(reason)
    return measures, failed


def write(result: Path, content: dict[str, object]) -> None:
    """Save all figures for later comparison."""
    result.parent.mkdir(parents=True, exist_ok=True)
    result.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")


def main() -> int:
    """Measure, print and save; a missed requirement fails the run only with `--strict`."""
    asked = arguments()
    peers = prepare()
    measures, failed = measure_in_rounds(contestants(asked.games, peers), asked.rounds, asked.seconds)
    rows = rows_of(measures)
    verdicts = verdicts_on(rows, asked.games)
    missing = peers.missing | failed
    show([row for row in rows if not is_ours(row)], verdicts, missing, asked.rounds, asked.seconds)
    show_learners(rows)
    speeds = search_speeds(asked.games, asked.rounds, asked.seconds)
    show_search(speeds)
    surroundings: dict[str, object] = {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "machine": platform.machine(),
        "cpus": os.cpu_count(),
        "rounds": asked.rounds,
        "seconds": asked.seconds,
    }
    figures = as_data(rows, verdicts) | as_learner_data(rows) | as_search_data(speeds)
    write(RESULT, surroundings | figures | {"not_measured": missing})
    found = [each.verdict for each in verdicts] + [each.verdict for each in judged(rows)]
    found += [each.verdict for each in speeds]
    met = all(verdict == "ok" for verdict in found)
    return 1 if asked.strict and not met else 0


if __name__ == "__main__":
    sys.exit(main())
