"""Measures of games: counted right, whatever the number of processes, and drawn."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

import pytest

from caravanserai.kernel.state import State
from caravanserai.research import plots
from caravanserai.research.plan import Plan, Player
from caravanserai.research.study import SHARES, Family, Tally, play, play_part, report, skill_plan

PLAN = Plan("amul", ("random", "random", "random"), 4, seed=2)


def test_parts_add_up_to_the_whole() -> None:
    plan = PLAN.check()
    whole = play_part(plan, 0, 4)
    parts = Tally()
    for first in range(4):
        parts.add(play_part(plan, first, first + 1))
    assert parts.lengths == whole.lengths
    assert parts.branching == whole.branching
    assert parts.seat_wins == whole.seat_wins
    assert parts.leads == pytest.approx(whole.leads)
    assert parts.families.keys() == whole.families.keys()


def test_a_report_says_what_was_counted() -> None:
    plan = PLAN.check()
    tally = play(plan, processes=1)
    found = report(plan, tally, play(skill_plan(plan), processes=1))
    lengths: list[int] = []
    player = Player(plan)
    for number in range(4):
        decisions: list[int] = []

        def watch(state: State, seat: int, legal: list[int], action: int, to: list[int] = decisions) -> None:
            to.append(action)

        player.play(number, watch)
        lengths.append(len(decisions))
    assert found["length"]["mean"] == pytest.approx(sum(lengths) / 4, abs=0.01)
    assert found["length"]["most"] == max(lengths)
    assert sum(seat["share"] for seat in found["seats"]) == pytest.approx(1, abs=0.001)
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in found["seats"])
    assert found["leader_wins"][-1] == pytest.approx(1)  # whoever leads at the end has won, ties shared
    assert {option["move"] for option in found["options"]} == {"offer", "pick", "play", "take", "pass"}
    assert found["skill"]["share"] > 1 / 3


def test_the_worth_of_an_option_is_the_difference_it_goes_with() -> None:
    tally = Tally([2], Counter({2: 2}), Counter({0: SHARES}), Counter(classic=SHARES), [0])
    tally.families["build"] = Family(offered=4, taken=1, returns_taken=1.0, returns_declined=-1.5)
    found = report(PLAN.check(), tally, tally)
    assert found["options"] == [{"move": "build", "offered": 4, "taken": 1, "share": 0.25, "worth": 1.5}]
    assert found["forced"] == 0
    assert found["decided"] is None


def test_plots_are_well_formed() -> None:
    drawn = [
        plots.bars("A & B", ["one", "<two>"], [0.5, -0.25], [(0.4, 0.6), (-0.3, -0.2)], percent=False),
        plots.bars("Shares", ["one"], [0.5]),
        plots.line("Leaders", "rounds", [0.25, 0.5, 1.0], 0.25),
    ]
    for drawing in drawn:
        assert ElementTree.fromstring(drawing).tag.endswith("svg")
