"""The instructions that decisions and clones cost when the baseline was written, and what changed since."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

BASELINE = Path(__file__).resolve().parent / "instructions.json"
NOTE = "Instructions for each decision and each clone. Written by `make instructions ARGS=--write`."
COSTS = ("decision", "clone")
ALLOWED = 1.03  # times the baseline

Key = tuple[str, str]  # what is measured, such as "dragons-magic", and the mode


@dataclass(frozen=True)
class Figures:
    """Instructions for one decision and for one clone, and how many decisions were played."""

    decision: int
    clone: int
    decisions: int


def read_baseline(path: Path) -> tuple[dict[Key, Figures], str]:
    """The figures to compare with and the Python they hold for; none if there is no file yet."""
    if not path.exists():
        return {}, ""
    content = json.loads(path.read_text(encoding="utf-8"))
    games = content["games"]
    figures = {(name, mode): Figures(**games[name][mode]) for name in games for mode in games[name]}
    return figures, content["python"]


def write_baseline(path: Path, measured: dict[Key, Figures], python: str) -> None:
    """Sorted, one figure on a line, so that a difference is easy to read."""
    games: dict[str, dict[str, dict[str, int]]] = {}
    for (name, mode), entry in measured.items():
        games.setdefault(name, {})[mode] = asdict(entry)
    content = {"note": NOTE, "python": python, "games": games}
    path.write_text(json.dumps(content, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def table(measured: dict[Key, Figures], baseline: dict[Key, Figures]) -> list[str]:
    """What everything costs now, what it cost in the baseline, and the ratio of the two."""
    columns = "".join(f"{cost:>12}{'baseline':>11}{'ratio':>8}" for cost in COSTS)
    lines = [f"{'game':<16}{'mode':<13}{'decisions':>9}{columns}"]
    for (name, mode), now in measured.items():
        before = baseline.get((name, mode))
        line = f"{name:<16}{mode:<13}{now.decisions:>9,}"
        for cost in COSTS:
            new = getattr(now, cost)
            old = getattr(before, cost, None)
            line += f"{new:>12,}" + (f"{old:>11,}{new / old:>8.3f}" if old else f"{'-':>11}{'-':>8}")
        if before is not None and before.decisions != now.decisions:
            line += f"   other games: the baseline has {before.decisions:,} decisions"
        lines.append(line)
    return lines


def changes(measured: dict[Key, Figures], baseline: dict[Key, Figures]) -> tuple[list[str], list[str]]:
    """What got worse by more than is allowed, and what got better by as much."""
    worse: list[str] = []
    better: list[str] = []
    for key, now in measured.items():
        for cost in COSTS if key in baseline else ():
            ratio = getattr(now, cost) / getattr(baseline[key], cost)
            text = f"{', '.join(key)}: {100 * (ratio - 1):+.1f} % instructions for each {cost}"
            if ratio > ALLOWED:
                worse.append(text)
            elif ratio < 1 / ALLOWED:
                better.append(text)
    return worse, better
