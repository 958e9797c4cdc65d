"""`make instructions`: processor instructions for each decision and each clone, beside the baseline.

Seconds depend on what else the machine does; instructions, counted by valgrind, do not. Start-up is taken out by
the difference of two runs that are alike but for their length.
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
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from workload import STATES, Workload

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
BASELINE = BENCH / "instructions.json"
NOTE = "Instructions for each decision and each clone, by valgrind. Written by bench/instructions.py --write."
MODES = ("compiled", "interpreted")
ALLOWED = 1.03  # more than this against the baseline is worse
COPIES = 250  # of each state

# Games differ in length: these are some 4,000 to 7,000 decisions each.
WORKLOADS = {
    "yspahan": Workload("yspahan", 4, 20, {}),
    "amul": Workload("amul", 4, 40, {}),
    "dragons": Workload("dragons", 4, 8, {}),
    "dragons-magic": Workload("dragons", 4, 5, {"variant": "magic"}),
    "emira": Workload("emira", 4, 6, {}),
    "emira-advanced": Workload("emira", 4, 6, {"rules": "advanced"}),
}
COUNTED = re.compile(r"I\s+refs:\s+([\d,]+)")
# One round of games; another round on top; copies on top.
LENGTHS = ((1, 0), (2, 0), (1, COPIES))

Key = tuple[str, str]  # the workload's name and the mode


class NotMeasured(Exception):
    """There are no figures; the message says why and what to do."""


@dataclass(frozen=True)
class Figures:
    """Instructions for one decision and for one clone, and how many decisions were played."""

    decision: int
    clone: int
    decisions: int


@dataclass(frozen=True)
class Engine:
    """The package as one mode runs it."""

    mode: str
    python: Path
    source: Path

    def run(self, workload: Workload, rounds: int, copies: int, counter: list[str]) -> tuple[str, str]:
        """What the workload prints, and what the counter says on stderr."""
        describe = not counter
        asked = {"workload": asdict(workload), "rounds": rounds, "copies": copies, "describe": describe}
        command = [*counter, str(self.python), str(BENCH / "workload.py"), json.dumps(asked)]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        environment["PYTHONHASHSEED"] = "0"
        if self.mode == "interpreted":
            # The plain sources come first on the path, so they hide the installed, compiled package.
            environment["PYTHONPATH"] = str(self.source / "src")
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise NotMeasured(f"{workload.game}, {self.mode}: {done.stderr.strip()}")
        return done.stdout, done.stderr

    def describe(self, workload: Workload) -> dict[str, Any]:
        """What is about to be measured; this run also leaves byte code behind for those that are counted."""
        answer: dict[str, Any] = json.loads(self.run(workload, 1, 0, counter=[])[0])
        if answer["mode"] != self.mode:
            remedy = "`make install` compiles and installs it" if self.mode == "compiled" else "see --source"
            raise NotMeasured(f"the package that {self.python} finds is {answer['mode']}: {remedy}")
        return answer

    def count(self, workload: Workload, rounds: int, copies: int) -> int:
        """All instructions of one run."""
        # Without its simulated caches, cachegrind counts instructions only and is the fastest of valgrind's tools.
        counter = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
        said = self.run(workload, rounds, copies, counter)[1]
        found = COUNTED.search(said)
        if found is None:
            raise NotMeasured(f"valgrind did not count: {said.strip()}")
        return int(found[1].replace(",", ""))


def figures(counts: list[int], decisions: int) -> Figures:
    """What one decision and one clone cost, by the runs of `LENGTHS`."""
    short, more_games, more_copies = counts
    return Figures(
        decision=round((more_games - short) / decisions),
        clone=round((more_copies - short) / (STATES * COPIES)),
        decisions=decisions,
    )


def measure(names: list[str], engines: list[Engine], jobs: int) -> tuple[dict[Key, Figures], str]:
    """The figures of every workload in every mode, and the version of Python that ran them."""
    described = {
        (name, engine.mode): engine.describe(WORKLOADS[name]) for engine in engines for name in names
    }
    if len({answer["sources"] for answer in described.values()}) > 1:
        say("warning: the installed package was not made from these sources; `make install` renews it")

    def count(name: str, engine: Engine, rounds: int, copies: int) -> int:
        counted = engine.count(WORKLOADS[name], rounds, copies)
        say(f"{name}, {engine.mode}: {rounds} × games, {copies} × copies: {counted:,} instructions")
        return counted

    with ThreadPoolExecutor(jobs) as pool:
        tasks = {
            (name, engine.mode): [pool.submit(count, name, engine, *length) for length in LENGTHS]
            for engine in engines
            for name in names
        }
        try:
            measured = {
                key: figures([task.result() for task in counts], described[key]["decisions"])
                for key, counts in tasks.items()
            }
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return measured, str(next(iter(described.values()))["python"])


def read_baseline(path: Path) -> tuple[dict[Key, Figures], str]:
    """The figures to compare with and the Python they are for; none when there is no file yet."""
    if not path.exists():
        return {}, ""
    content = json.loads(path.read_text(encoding="utf-8"))
    return {
        (name, mode): Figures(**entry)
        for name, modes in content["games"].items()
        for mode, entry in modes.items()
    }, content["python"]


def write_baseline(path: Path, measured: dict[Key, Figures], python: str) -> None:
    """Sorted and one figure a line, so that a change shows as such."""
    games: dict[str, dict[str, dict[str, int]]] = {}
    for (name, mode), entry in measured.items():
        games.setdefault(name, {})[mode] = asdict(entry)
    content = {"note": NOTE, "python": python, "machine": platform.machine(), "games": games}
    path.write_text(json.dumps(content, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def compare(measured: dict[Key, Figures], baseline: dict[Key, Figures]) -> tuple[list[str], list[str]]:
    """The table, line by line, and what is worse than the baseline by more than is allowed."""
    columns = "".join(f"{name:>12}{'baseline':>11}{'ratio':>8}" for name in ("decision", "clone"))
    table = [f"{'game':<16}{'mode':<13}{'decisions':>9}{columns}"]
    worse = []
    for (name, mode), now in measured.items():
        before = baseline.get((name, mode))
        line = f"{name:<16}{mode:<13}{now.decisions:>9,}"
        for what in ("decision", "clone"):
            cost = getattr(now, what)
            if before is None:
                line += f"{cost:>12,}{'-':>11}{'-':>8}"
                continue
            ratio = cost / getattr(before, what)
            line += f"{cost:>12,}{getattr(before, what):>11,}{ratio:>8.3f}"
            if ratio > ALLOWED:
                worse.append(f"{name}, {mode}: a {what} costs {100 * (ratio - 1):.1f} % more instructions")
        if before is not None and before.decisions != now.decisions:
            line += f"  other games: {before.decisions:,} decisions in the baseline"
        table.append(line)
    return table, worse


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help=f"which to measure (all): {', '.join(WORKLOADS)}")
    parser.add_argument("--mode", choices=[*MODES, "both"], default="both")
    parser.add_argument("--write", action="store_true", help="make these figures the baseline")
    parser.add_argument("--baseline", type=Path, default=BASELINE, help="the file to compare with or to write")
    parser.add_argument("--source", type=Path, default=ROOT, help="the checkout to measure interpreted")
    parser.add_argument("--python", type=Path, default=Path(sys.executable), help="where it is installed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes side by side")
    asked = parser.parse_args()
    if unknown := [name for name in asked.games if name not in WORKLOADS]:
        parser.error(f"no game {', '.join(unknown)}; there is {', '.join(WORKLOADS)}")
    return asked


def say(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


def main() -> int:
    """Measure, then write the baseline or compare with it; fail when something got worse."""
    asked = arguments()
    if shutil.which("valgrind") is None:
        say("valgrind is missing: `tools/system-package valgrind valgrind` installs it on Debian")
        return 2
    modes = MODES if asked.mode == "both" else (asked.mode,)
    engines = [Engine(mode, asked.python.absolute(), asked.source.resolve()) for mode in modes]
    try:
        measured, python = measure(asked.games or list(WORKLOADS), engines, asked.jobs)
    except NotMeasured as reason:
        say(str(reason))
        return 2
    baseline, baseline_python = read_baseline(asked.baseline)
    if baseline and baseline_python != python:
        say(f"warning: the baseline is for Python {baseline_python}, this is Python {python}")
    table, worse = compare(measured, baseline)
    print("\n".join(table))
    if asked.write:
        write_baseline(asked.baseline, baseline | measured, python)
        return 0
    print("\n".join(f"WORSE  {line}" for line in worse))
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
