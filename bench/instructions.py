"""`make instructions`: processor instructions for each decision and each clone, compared with the baseline.

Seconds depend on what else the machine does; instructions, counted by valgrind, do not. Start-up is taken
out: each figure is the difference between a short and a longer run in otherwise identical processes.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from baseline import BASELINE, Figures, Key, changes, read_baseline, table, write_baseline
from workload import STATES, Workload

BENCH = Path(__file__).resolve().parent
MODES = ("compiled", "interpreted")
COPIES = 250  # of each state

# Games differ in length; together these are some 4,000 to 6,000 decisions for each name.
WORKLOADS = {
    "yspahan": Workload("yspahan", 4, 20, {}),
    "amul": Workload("amul", 4, 40, {}),
    "dragons": Workload("dragons", 4, 8, {}),
    "dragons-magic": Workload("dragons", 4, 5, {"variant": "magic"}),
    "emira": Workload("emira", 4, 6, {}),
    "emira-advanced": Workload("emira", 4, 6, {"rules": "advanced"}),
}
# One round of games; a second round on top; copies on top.
SHORT, MORE_GAMES, MORE_COPIES = LENGTHS = ((1, 0), (2, 0), (1, COPIES))
# Without its simulated caches, cachegrind is the fastest of valgrind's tools that count instructions.
COUNTER = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
COUNTED = re.compile(r"I\s+refs:\s+([\d,]+)")


class NotMeasured(Exception):
    """There are no figures; the message says why and what to do."""


@dataclass(frozen=True)
class Engine:
    """The package as it runs in one mode, seen from a temporary folder."""

    mode: str
    folder: Path
    python: Path

    def run(self, workload: Workload, rounds: int, copies: int, counter: list[str]) -> tuple[str, str]:
        """What the workload prints, and what the counter says on stderr."""
        asked = {"workload": asdict(workload), "rounds": rounds, "copies": copies, "describe": not counter}
        command = [*counter, str(self.python), str(self.folder / "workload.py"), json.dumps(asked)]
        kept = ("PATH", "LD_LIBRARY_PATH")
        environment = {name: os.environ[name] for name in kept if name in os.environ}
        environment["PYTHONHASHSEED"] = "0"
        environment["PYTHONPYCACHEPREFIX"] = str(self.folder / f"{workload.game}-{self.mode}")
        if self.mode == "interpreted":
            # The plain sources come first on the path, so they hide the installed, compiled package.
            environment["PYTHONPATH"] = str(self.folder / "src")
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise NotMeasured(f"{workload.game}, {self.mode}:\n{done.stderr.strip()}")
        return done.stdout, done.stderr

    def describe(self, workload: Workload) -> dict[str, Any]:
        """What is about to be measured. This run also writes the byte code that the counted runs load."""
        answer: dict[str, Any] = json.loads(self.run(workload, *SHORT, counter=[])[0])
        if answer["mode"] != self.mode:
            raise NotMeasured(f"the installed package is {answer['mode']}: `make install` compiles it")
        return answer

    def count(self, workload: Workload, rounds: int, copies: int) -> int:
        """All instructions of one run."""
        said = self.run(workload, rounds, copies, COUNTER)[1]
        found = COUNTED.search(said)
        if found is None:
            raise NotMeasured(f"valgrind gave no count:\n{said.strip()}")
        return int(found[1].replace(",", ""))


@contextmanager
def engines_in(source: Path, python: Path, modes: list[str]) -> Iterator[list[Engine]]:
    """The engines, with fresh byte code and under paths that are equally long for every checkout.

    Both decide where Python puts its strings in memory, and with that how often its cache of methods misses:
    that alone is worth up to one percent of what is interpreted.
    """
    with TemporaryDirectory(prefix="instructions-") as name:
        folder = Path(name)
        (folder / "src").symlink_to(source.resolve() / "src")
        (folder / "environment").symlink_to(python.absolute().parents[1])
        shutil.copy(BENCH / "workload.py", folder)
        linked = folder / "environment" / python.parent.name / python.name
        yield [Engine(mode, folder, linked) for mode in modes]


def measure(names: list[str], engines: list[Engine], jobs: int) -> tuple[dict[Key, Figures], str]:
    """The figures for every name and mode, and the Python they hold for."""
    say("playing once without counting")
    pairs = [(name, engine) for name in names for engine in engines]
    described = {(name, engine.mode): engine.describe(WORKLOADS[name]) for name, engine in pairs}
    if len({answer["sources"] for answer in described.values()}) > 1:
        say("warning: the installed package was built from other sources than those measured interpreted")
    counts: dict[Key, dict[tuple[int, int], int]] = {key: {} for key in described}
    with ThreadPoolExecutor(jobs) as pool:
        tasks = {
            pool.submit(engine.count, WORKLOADS[name], *length): ((name, engine.mode), length)
            for name, engine in pairs
            for length in LENGTHS
        }
        try:
            for number, task in enumerate(as_completed(tasks), start=1):
                key, length = tasks[task]
                counts[key][length] = task.result()
                say(f"run {number} of {len(tasks)}: {', '.join(key)}")
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    measured = {key: figures(counts[key], described[key]["decisions"]) for key in described}
    return measured, f"{described[names[0], engines[0].mode]['python']}, {platform.machine()}"


def figures(counts: dict[tuple[int, int], int], decisions: int) -> Figures:
    """What one decision and one clone cost, by the instructions of the three runs."""
    games = counts[MORE_GAMES] - counts[SHORT]
    copies = counts[MORE_COPIES] - counts[SHORT]
    return Figures(round(games / decisions), round(copies / (STATES * COPIES)), decisions)


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help=f"which to measure (all): {', '.join(WORKLOADS)}")
    parser.add_argument("--mode", choices=[*MODES, "both"], default="both")
    parser.add_argument(
        "--write", action="store_true", help="write the baseline instead of comparing with it"
    )
    parser.add_argument("--baseline", type=Path, default=BASELINE, help="another file than the project's")
    parser.add_argument("--source", type=Path, default=BENCH.parent, help="the checkout to run interpreted")
    parser.add_argument("--python", type=Path, default=Path(sys.executable), help="has the package installed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes side by side (all cores)")
    asked = parser.parse_args()
    if unknown := [name for name in asked.games if name not in WORKLOADS]:
        parser.error(f"{', '.join(unknown)}: not one of {', '.join(WORKLOADS)}")
    if not asked.python.is_file():
        parser.error(f"there is no Python at {asked.python}")
    if not (asked.source / "src" / "caravanserai").is_dir():
        parser.error(f"{asked.source} is not a checkout: it has no src/caravanserai")
    return asked


def say(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


def main() -> int:
    """Measure, then write the baseline or compare with it; fail when something got worse."""
    asked = arguments()
    if shutil.which("valgrind") is None:
        say("valgrind is missing; on Debian, `tools/system-package valgrind valgrind` installs it")
        return 2
    modes = list(MODES) if asked.mode == "both" else [asked.mode]
    try:
        with engines_in(asked.source, asked.python, modes) as engines:
            measured, python = measure(asked.games or list(WORKLOADS), engines, asked.jobs)
    except NotMeasured as reason:
        say(str(reason))
        return 2
    baseline, baseline_python = read_baseline(asked.baseline)
    if baseline and python != baseline_python:
        say(f"warning: the baseline is for Python {baseline_python}; this is Python {python}")
    print("\n".join(table(measured, baseline)))
    if asked.write:
        kept = baseline if python == baseline_python else {}
        write_baseline(asked.baseline, kept | measured, python)
        return 0
    worse, better = changes(measured, baseline)
    if better:
        print("Better; keep it with `make instructions ARGS=--write`:", *better, sep="\n  ")
    if worse:
        print("WORSE by more than is allowed:", *worse, sep="\n  ")
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
