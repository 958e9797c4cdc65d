"""Measures of games: counted right, whatever the number of processes, and drawn."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

import pytest

from caravanserai import SHELF, game
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.state import State
from caravanserai.research import plots
from caravanserai.research.measures import LEAST, report
from caravanserai.research.plan import Plan, Player
from caravanserai.research.study import SHARES, Family, Returns, Single, Tally, play, play_part, skill_plan
from caravanserai.research.variants import variants
from caravanserai.workers import Here, Processes

PLAN = Plan("amul", ("random", "random", "random"), 4, seed=2)


def test_equal_bots_play_every_deal_once_and_others_from_every_seat() -> None:
    assert [PLAN.deal(number) for number in range(3)] == [2_000_006, 2_000_007, 2_000_008]
    mixed = Plan("amul", ("classic", "random", "random"), 6, seed=2)
    assert [mixed.deal(number) - mixed.deal(0) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [mixed.seating(number).index("classic") for number in range(3)] == [0, 2, 1]


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
    assert parts.singles.keys() == whole.singles.keys()


def test_any_number_of_processes_counts_the_same() -> None:
    crew = Processes(2)
    try:
        assert play(PLAN, crew) == play(PLAN, Here())
    finally:
        crew.close()


def test_a_report_says_what_was_counted() -> None:
    plan = PLAN.check()
    tally = play(plan, Here())
    found = report(plan, tally, play(skill_plan(plan), Here()))
    lengths: list[int] = []
    won: list[float] = []
    player = Player(plan)
    for number in range(4):
        decisions: list[int] = []

        def watch(state: State, seat: int, legal: list[int], action: int, to: list[int] = decisions) -> None:
            to.append(action)

        state = player.play(number, watch)
        lengths.append(len(decisions))
        scores = state.scores()
        ahead = [seat for seat, score in enumerate(scores) if score == max(scores)]
        won.append(sum(player.game.ranks(state)[seat] == 1 for seat in ahead) / len(ahead))
    assert found["length"]["mean"] == pytest.approx(sum(lengths) / 4, abs=0.01)
    assert found["length"]["most"] == max(lengths)
    assert sum(seat["share"] for seat in found["seats"]) == pytest.approx(1, abs=0.001)
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in found["seats"])
    assert found["leader_wins"][-1] == pytest.approx(sum(won) / 4)  # a tie may be broken by something else
    assert {option["move"] for option in found["kinds"]} == {"offer", "pick", "play", "take", "pass"}
    assert found["skill"]["share"] > 1 / 3


def test_the_worth_of_an_option_is_the_difference_it_goes_with() -> None:
    tally = Tally([2], Counter({2: 2}), Counter({0: SHARES}), Counter(classic=SHARES), [0])
    tally.families["build"] = Family(offered=4, taken=1, returns_taken=1.0, returns_declined=-1.5)
    found = report(PLAN.check(), tally, tally)
    assert found["kinds"] == [{"move": "build", "offered": 4, "taken": 1, "share": 0.25, "worth": 1.5}]
    assert found["forced"] == 0
    assert found["decided"] is None


def test_a_single_move_is_compared_over_the_seats_that_could_make_it() -> None:
    tally = Tally([2], Counter({2: 2}), Counter({0: SHARES}), Counter(classic=SHARES), [0])
    made = Returns(count=LEAST, total=LEAST * 0.5, squares=LEAST * 0.5)  # variance 1/4
    left = Returns(count=LEAST, total=LEAST * -0.25, squares=LEAST * 0.0625)  # all the same
    tally.singles = {game("amul").space.parse("play porcelain"): Single(made, left)}
    found = report(PLAN.check(), tally, tally)["moves"]
    assert found == [
        {
            "move": "play porcelain",
            "could": 2 * LEAST,
            "made": LEAST,
            "share": 0.5,
            "difference": 0.75,
            "interval": pytest.approx(1.96 * (0.25 / LEAST) ** 0.5, abs=0.001),
        }
    ]
    tally.singles[7] = Single(made, Returns())  # everybody made it: nobody to compare with
    assert len(report(PLAN.check(), tally, tally)["moves"]) == 1


@pytest.mark.parametrize("name", SHELF)
def test_every_variant_can_be_played_by_any_number(name: str) -> None:
    own = game(name)
    found = variants(own)
    assert found[0].items() <= own.fill_options({}, own.counts[0]).items()
    for options in found:
        for players in own.counts:
            assert own.start(players, Fast(1), options).owing()


def test_plots_are_well_formed() -> None:
    drawn = [
        plots.bars("A & B", ["one", "<two>"], [0.5, -0.25], [(0.4, 0.6), (-0.3, -0.2)], percent=False),
        plots.bars("Shares", ["one"], [0.5]),
        plots.dots("Seats", {"2": [(1.1, 0.9, 1.3), (0.9, 0.7, 1.1)], "<3>": [(1.0, 0.8, 1.2)]}),
        plots.curves("Leaders", "rounds", {str(n): [(0, 1 / n), (10, 1.0)] for n in range(2, 9)}, 2 / 3),
    ]
    for drawing in drawn:
        assert ElementTree.fromstring(drawing).tag.endswith("svg")
