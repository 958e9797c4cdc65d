"""How often a second our search looks ahead in each game, beside what peers reach in games of their size."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict, dataclass
from statistics import median

from contestants import PLAYERS, one_thread
from environment import ROOT
from rich import box
from rich.console import Console
from rich.table import Table

# cut-off iterations a second that each game must reach, compiled, on an idle core
LEAST = {"yspahan": 6000, "amul": 2000, "dragons": 1500, "emira": 1200}
# measured once on such a machine; to measure them again takes Java and the peers' own tools
PEERS = (
    ("TAG, IS-MCTS", "Dominion", 1579),
    ("TAG, IS-MCTS", "Puerto Rico", 709),
    ("TAG, IS-MCTS", "Power Grid", 587),
    ("TAG, IS-MCTS", "Catan", 170),
    ("OpenSpiel C++, IS-MCTS", "gin rummy", 900),
    ("Catanatron, MCTS", "Catan", 34),
)


@dataclass(frozen=True)
class Searched:
    """The median speed of search in one of our games."""

    game: str
    iterations_per_second: float
    compiled: bool
    least: int

    @property
    def verdict(self) -> str:
        if not self.compiled:
            return "not judged: NOT COMPILED"
        return "ok" if self.iterations_per_second >= self.least else "MISSED"


def search_speeds(games: list[str], rounds: int, seconds: float) -> list[Searched]:
    """Search in each game, as often as there are rounds."""
    return [_speed(game, rounds, seconds) for game in games]


def _speed(game: str, rounds: int, seconds: float) -> Searched:
    command = [sys.executable, "-m", "caravanserai.cli", "bench", game, "--search", "--json"]
    command += ["--players", str(PLAYERS), "--seconds", str(seconds)]
    found = []
    for _ in range(rounds):
        done = subprocess.run(command, env=one_thread(), cwd=ROOT, capture_output=True, text=True, check=True)
        found.append(json.loads(done.stdout))
    speed = median(float(each["iterations_per_second"]) for each in found)
    return Searched(game, speed, bool(found[0]["compiled"]), LEAST.get(game, 0))


def show_search(speeds: list[Searched]) -> None:
    """Print ours with the bar of each, then the peers."""
    table = Table(title="Search, one thread", box=box.SIMPLE_HEAD, title_justify="left")
    for heading in ("engine", "game"):
        table.add_column(heading)
    for heading in ("iterations/s", "at least"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for speed in speeds:
        figures = (f"{speed.iterations_per_second:,.0f}", f"{speed.least:,}")
        table.add_row("Caravanserai, cut-off search", speed.game.capitalize(), *figures, speed.verdict)
    for engine, game, iterations in PEERS:
        table.add_row(engine, game, f"{iterations:,}", "", "measured earlier")
    Console(highlight=False, width=None if sys.stdout.isatty() else 140).print(table)


def as_search_data(speeds: list[Searched]) -> dict[str, object]:
    return {"search": [asdict(speed) | {"verdict": speed.verdict} for speed in speeds]}
