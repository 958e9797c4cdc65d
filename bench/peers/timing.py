"""The stopwatch shared by all peers, so that each is timed the same way."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from time import process_time

WARM_UP_SECONDS = 0.5
COPIES_PER_LOOK = 64  # reading the clock after every copy would cost as much as a fast copy


def seconds_asked() -> float:
    """The length of one measurement, as given on the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0)
    return float(parser.parse_args().seconds)


def measure(
    peer: str, game: str, play: Callable[[], int], copy: Callable[[], object] | None, seconds: float
) -> dict[str, object]:
    """Time whole games (`play` returns the decisions in one) and copies of one state."""
    _play_for(play, WARM_UP_SECONDS)
    decisions, games, elapsed = _play_for(play, seconds)
    return {
        "peer": peer,
        "game": game,
        "decisions_per_second": decisions / elapsed,
        "games_per_second": games / elapsed,
        "copies_per_second": None if copy is None else _copies_per_second(copy, seconds / 3),
    }


def report(results: list[dict[str, object]]) -> None:
    """Print the results on the single line that `run.py` reads."""
    print(json.dumps(results))


def _play_for(play: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    """Play whole games until time is up: decisions, games, time actually taken."""
    decisions = games = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        decisions += play()
        games += 1
    return decisions, games, elapsed


def _copies_per_second(copy: Callable[[], object], seconds: float) -> float:
    """Copy the same state again and again, dropping each copy."""
    copies = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        for _ in range(COPIES_PER_LOOK):
            copy()
        copies += COPIES_PER_LOOK
    return copies / elapsed
