#!/usr/bin/env python3
"""Break the rules on purpose, one place at a time, and see whether a test notices (`make mutants`).

A change is caught by a rule test if a test fails that names, with `@rule`, a rule which the changed function
names in its docstring, its class's docstring, a comment or a refusal; by another test of the game; or it
survives. `tests/mutants-equivalent.toml` lists the changes that no test can notice, each with the reason.

Why not mutmut or cosmic-ray: cosmic-ray starts a new pytest for every change, which takes seconds each time,
and neither knows which test proves which rule. This small tool over `ast` needs a fraction of a second.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tools")]  # the sources themselves, not the compiled package

from mutation.changes import Change, changes  # noqa: E402
from mutation.places import GAMES, places  # noqa: E402
from mutation.trial import OTHER_TEST, RULE_TEST, SURVIVED, TestsFail, Trial, Verdict  # noqa: E402

TESTS = ROOT / "tests" / "games"
EQUIVALENTS = ROOT / "tests" / "mutants-equivalent.toml"
RESULT = ROOT / "build" / "mutants.json"
EQUIVALENT = "equivalent"

Key = tuple[str, str, str, str, int]


def read_equivalents(path: Path = EQUIVALENTS) -> dict[Key, str]:
    """The changes that make no difference, with the reason."""
    if not path.exists():
        return {}
    listed = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
    return {
        (one["file"], one["function"], one["before"], after, one.get("number", 1)): one["reason"]
        for one in listed
        for after in one["after"]
    }


def drawn(found: list[Change], sample: int | None, seed: int) -> list[Change]:
    """A random sample of the changes, or all of them in order."""
    if sample is None:
        return [change for change in found if change.fits()]
    shuffled = random.Random(seed).sample(found, len(found))
    chosen: list[Change] = []
    for change in shuffled:
        if len(chosen) == sample:
            break
        if change.fits():
            chosen.append(change)
    return chosen


class Result:
    """The outcome of the changes to a game's rules."""

    def __init__(self, game: str, total: int, verdicts: list[Verdict], equivalents: dict[Key, str]) -> None:
        self.game = game
        self.total = total
        self.equivalents = equivalents
        self.counted = [verdict for verdict in verdicts if verdict.change.key not in equivalents]
        self.left_out = [verdict for verdict in verdicts if verdict.change.key in equivalents]

    def share(self, *caught_by: str) -> float:
        """The percentage of the counted changes that these tests caught."""
        caught = sum(verdict.caught_by in caught_by for verdict in self.counted)
        return 100 * caught / max(1, len(self.counted))

    def survivors(self) -> list[Verdict]:
        return [verdict for verdict in self.counted if verdict.caught_by == SURVIVED]

    def summary(self) -> str:
        count = Counter(verdict.caught_by for verdict in self.counted)
        return (
            f"{self.game}: {len(self.counted)} of {self.total} changes tried, "
            f"{self.share(RULE_TEST, OTHER_TEST):.1f} % caught, "
            f"{self.share(RULE_TEST):.1f} % by a test that names a rule of the place "
            f"({count[RULE_TEST]} + {count[OTHER_TEST]} other, {count[SURVIVED]} survived; "
            f"{len(self.left_out)} equivalent left out)"
        )

    def document(self) -> dict[str, Any]:
        return {
            "changes": self.total,
            "tried": len(self.counted),
            "caught": round(self.share(RULE_TEST, OTHER_TEST), 2),
            "caught_by_rule_test": round(self.share(RULE_TEST), 2),
            "mutants": [self.entry(verdict) for verdict in [*self.counted, *self.left_out]],
        }

    def entry(self, verdict: Verdict) -> dict[str, Any]:
        change = verdict.change
        entry: dict[str, Any] = {
            "file": change.place.file,
            "line": change.line,
            "function": change.place.name,
            "rules": sorted(change.place.rules),
            "before": change.before,
            "after": change.after,
            "number": change.number,
            "caught_by": verdict.caught_by,
            "test": verdict.test,
            "seconds": verdict.seconds,
        }
        if change.key in self.equivalents:
            entry["caught_by"] = EQUIVALENT
            entry["reason"] = self.equivalents[change.key]
        return entry


def as_diff(verdict: Verdict) -> str:
    """A change as a diff for readers of the sources."""
    change = verdict.change
    place = change.place
    rules = ", ".join(sorted(place.rules)) or "no rule named"
    which = f" (number {change.number})" if change.number > 1 else ""
    where = f"  {place.file}:{change.line} {place.name}{which} — {rules}"
    return f"{where}\n    - {change.before}\n    + {change.after}"


def report(result: Result) -> list[str]:
    """The readable result, and what is wrong with the list of equivalents."""
    lines = [result.summary()]
    if result.survivors():
        lines += ["survivors:", *(as_diff(verdict) for verdict in result.survivors())]
    others = [verdict for verdict in result.counted if verdict.caught_by == OTHER_TEST]
    if others:
        lines.append("caught, but by no test of a rule of the place:")
        lines += [f"{as_diff(verdict)}\n    caught by {verdict.test}" for verdict in others]
    for verdict in result.left_out:
        lines.append(f"equivalent:\n{as_diff(verdict)}\n    {result.equivalents[verdict.change.key]}")
    return lines


def try_game(game: str, arguments: argparse.Namespace) -> tuple[Result, list[str]]:
    """The changes to one game, and any complaints about its entries in the list of equivalents."""
    every = [change for place in places(game) for change in changes(place)]
    found = [change for change in every if arguments.place in f"{change.place.file}::{change.place.name}"]
    chosen = drawn(found, arguments.sample, arguments.seed)
    verdicts = Trial(GAMES / game, TESTS / game, chosen, arguments.processes).run()
    equivalents = {key: why for key, why in read_equivalents().items() if key[0].startswith(f"{game}/")}
    result = Result(game, len(found), verdicts, equivalents)
    known = {change.key for change in every}
    wrong = [f"no longer found, remove it from the list: {key}" for key in equivalents if key not in known]
    wrong += [
        f"listed as equivalent, but {verdict.test} catches it:\n{as_diff(verdict)}"
        for verdict in result.left_out
        if verdict.caught_by != SURVIVED
    ]
    return result, wrong


def main() -> int:
    """Try the games in turn; returns 1 if tests fail without a change or the list of equivalents is wrong."""
    games = sorted(path.parent.name for path in GAMES.glob("*/data.toml"))
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help=f"one of {', '.join(games)}; all unless named"
    )
    parser.add_argument("--sample", type=int, metavar="N", help="try so many changes of each game, not all")
    parser.add_argument("--seed", type=int, default=1, help="which changes are drawn (1)")
    parser.add_argument("--processes", type=int, default=2, help="how many changes at a time (2)")
    parser.add_argument("--place", default="", help="only in functions whose FILE::NAME contains this text")
    arguments = parser.parse_args()
    unknown = set(arguments.games) - set(games)
    if unknown:
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    results: list[Result] = []
    wrong: list[str] = []
    for game in arguments.games or games:
        began = time.monotonic()
        try:
            result, complaints = try_game(game, arguments)
        except TestsFail as error:
            print(f"{game}: the tests fail without any change: {error}")
            return 1
        results.append(result)
        wrong += complaints
        print("\n".join(report(result)), f"\n{time.monotonic() - began:.0f} s\n", flush=True)
    RESULT.parent.mkdir(exist_ok=True)
    document = {
        "seed": arguments.seed,
        "sample": arguments.sample,
        "games": {result.game: result.document() for result in results},
    }
    RESULT.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print("\n".join([*(result.summary() for result in results), *wrong]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
