"""Tuning: a bandit finds what is better although each trial is mostly luck; a log is gone on with."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from caravanserai.arena.bandit import Means, best_points, next_point
from caravanserai.arena.log import WrongLog
from caravanserai.arena.tuning import (
    CONFIRMING_SEEDS,
    TUNING_SEEDS,
    Tuning,
    nearest,
    suggestion,
    tune,
    values,
)
from caravanserai.kernel.chance import Fast
from caravanserai.workers import Here

TINY = Tuning("gates", players=2, deals=5, confirm=2, budget="iterations=4", seed=3)


def test_the_bandit_finds_the_better_settings_in_the_noise() -> None:
    """A win is worth 1; the best combination wins in 60 % of the trials, the worst in 15 %."""
    means = Means((2, 6, 4))
    chance = Fast(5)
    here: tuple[int, ...] = (0, 0, 0)
    tried: set[tuple[int, ...]] = set()
    for _ in range(600):
        here = next_point(means, here, chance)
        tried.add(here)
        share = 15 + 20 * here[0] + 25 - 5 * abs(here[1] - 4)
        means.add(here, 1.0 if int(chance.below(100)) < share else 0.0)
    best = best_points(means, tried, 1)[0]
    assert best[0] == 1 and abs(best[1] - 4) <= 1


def test_the_current_settings_are_a_point_of_the_grid() -> None:
    now = values(nearest(Tuning("emira", 4, 1, 1, "ms=10").current()))
    assert (now["kind"], now["width"], now["rounds"]) == ("halving", "5", "2")


def test_tuning_tries_settings_and_confirms_the_best(tmp_path: Path) -> None:
    out = tmp_path / "tuning.jsonl"
    played: list[int] = []
    report = tune(TINY, Here(), out, played.append)
    assert 1 <= len(report["finalists"]) <= 3 and sum(played) <= TINY.games()
    best = report["finalists"][0]
    assert best["share"] == max(line["share"] for line in report["finalists"])
    assert 0 <= best["interval"][0] <= best["share"] <= best["interval"][1] <= 1

    lines = out.read_text().splitlines()
    out.write_text("\n".join(lines[:4]) + "\n" + lines[4][:20])  # interrupted in the middle of a line
    assert tune(TINY, Here(), out) == report
    with pytest.raises(WrongLog, match="another tuning"):
        tune(Tuning("gates", 2, 5, 2, "iterations=5", 3), Here(), out)

    table = tomllib.loads(suggestion(report, TINY.current(), ""))["all"]
    assert str(table["width"]) == best["settings"]["width"] and table["kind"] == best["settings"]["kind"]


def test_nothing_is_reported_on_deals_that_were_tuned_on() -> None:
    assert (
        len({0, TUNING_SEEDS, CONFIRMING_SEEDS, 500_000}) == 4
    )  # 500,000: the games that values are judged on
