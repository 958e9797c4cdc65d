"""The tool that counts instructions (`make instructions`): what it makes of the counts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from baseline import BASELINE, Figures, changes, read_baseline, table, write_baseline
from instructions import COPIES, MODES, MORE_COPIES, MORE_GAMES, SHORT, WORKLOADS, figures
from workload import STATES

from caravanserai.games import load

EMIRA = ("emira", "compiled")
DRAGONS = ("dragons", "interpreted")
BEFORE = {EMIRA: Figures(1000, 2000, 50), DRAGONS: Figures(10_000, 20_000, 60)}


def test_start_up_is_taken_out_and_the_rest_shared_among_decisions_and_copies() -> None:
    start_up = 1_000_000
    counts = {SHORT: start_up, MORE_GAMES: start_up + 50 * 700, MORE_COPIES: start_up + STATES * COPIES * 90}
    assert figures(counts, decisions=50) == Figures(decision=700, clone=90, decisions=50)


def test_three_percent_more_is_allowed() -> None:
    now = {EMIRA: Figures(1030, 2060, 50), DRAGONS: Figures(10_000, 19_500, 60)}
    assert changes(now, BEFORE) == ([], [])


def test_what_costs_more_is_named_with_game_mode_and_cost() -> None:
    now = {EMIRA: Figures(1031, 2000, 50), DRAGONS: Figures(10_000, 22_000, 60)}
    assert changes(now, BEFORE) == (
        [
            "emira, compiled: +3.1 % instructions for each decision",
            "dragons, interpreted: +10.0 % instructions for each clone",
        ],
        [],
    )


def test_what_costs_less_is_named_too_since_the_baseline_should_follow() -> None:
    worse, better = changes({EMIRA: Figures(900, 2000, 50)}, BEFORE)
    assert not worse
    assert better == ["emira, compiled: -10.0 % instructions for each decision"]


def test_what_is_not_in_the_baseline_is_shown_but_not_judged() -> None:
    now = {("amul", "compiled"): Figures(7000, 9000, 40)}
    assert changes(now, BEFORE) == ([], [])
    assert table(now, BEFORE)[1].split() == ["amul", "compiled", "40", "7,000", "-", "-", "9,000", "-", "-"]


def test_the_table_has_both_figures_their_ratio_and_a_word_on_other_games() -> None:
    same, other = table({EMIRA: Figures(1100, 1000, 50), DRAGONS: Figures(10_000, 20_000, 61)}, BEFORE)[1:]
    assert same.split() == ["emira", "compiled", "50", "1,100", "1,000", "1.100", "1,000", "2,000", "0.500"]
    assert other.endswith("other games: the baseline has 60 decisions")


def test_a_baseline_is_read_as_it_was_written_and_sorted(tmp_path: Path) -> None:
    path = tmp_path / "instructions.json"
    assert read_baseline(path) == ({}, "")
    write_baseline(path, BEFORE, "3.11.7, x86_64")
    assert read_baseline(path) == (BEFORE, "3.11.7, x86_64")
    assert list(json.loads(path.read_text(encoding="utf-8"))["games"]) == ["dragons", "emira"]


def test_the_baseline_has_all_that_is_measured() -> None:
    assert set(read_baseline(BASELINE)[0]) == {(name, mode) for name in WORKLOADS for mode in MODES}


@pytest.mark.parametrize("name", WORKLOADS)
def test_copies_are_made_of_a_state_in_which_the_game_goes_on(name: str) -> None:
    workload = WORKLOADS[name]
    assert workload.games >= STATES
    assert workload.halfway(load(workload.game), seed=1, length=40).seat_to_move() >= 0
