"""What is hidden though it could be counted: effects promise nothing of it, the suite finds every leak."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from caravanserai.kernel.chance import Fast
from caravanserai.kernel.step import Step
from caravanserai.kernel.table import ALL_SEEING, PUBLIC
from tests.conformance import PlayConformance, Setup
from tests.kernel import purses

Check = Callable[[PlayConformance, Setup], None]


def last_of_a_round(step: Step[Any], gold: list[int]) -> dict[str, dict[str, int]]:
    """What the last seat of a round is told about its options."""
    position = {"numbers": [0, 0, 0, *gold], "steps": [[0, 2]]}
    table = purses.purses(step).table(3, seed=1, position=position)
    return {option.text: option.effects for option in table.decision(2).options}


@pytest.mark.parametrize("gold", [[0, 0, 9], [9, 9, 5], [3, 8, 9], [9, 0, 9]])
@pytest.mark.parametrize("step", [purses.Shop(), purses.RichestUncounted()])
def test_effects_promise_nothing_that_secret_totals_decide(step: Step[Any], gold: list[int]) -> None:
    """Whether the others have less decides who gets the point for nothing; buying gives one in any case."""
    assert last_of_a_round(step, gold) == {"pass": {}, "buy": {}}


def test_effects_are_told_where_totals_decide_nothing() -> None:
    position = {"numbers": [0, 0, 0, 9, 9, 9], "steps": [[0, 1]]}
    options = purses.PURSES.table(3, seed=1, position=position).decision(1).options
    assert {option.text: option.effects for option in options} == {"pass": {}, "buy": {"points": 1}}


class Thorough(Setup):
    """As many games as find a leak, however few the suite plays."""

    def seeds(self, share: float = 1.0) -> range:
        return range(5)


@pytest.mark.parametrize(
    ("leak", "check"),
    [
        (purses.AskWhoCanPay(), PlayConformance.test_worlds_apart_look_apart_only_by_what_came_out),
        (purses.RichestUncounted(), PlayConformance.test_worlds_apart_look_apart_only_by_what_came_out),
        (purses.RichestUncounted(), PlayConformance.test_a_move_that_can_be_undone_told_its_player_nothing),
        (purses.RefusalTells(), PlayConformance.test_a_forgotten_table_looks_the_same),
        (purses.DefaultTells(), PlayConformance.test_a_forgotten_table_looks_the_same),
        (purses.PromptTells(), PlayConformance.test_a_forgotten_table_looks_the_same),
    ],
)
def test_the_suite_finds_a_leak(leak: Step[Any], check: Check) -> None:
    honest = Thorough(purses.PURSES, 3, {}, True)
    check(PlayConformance(), honest)
    with pytest.raises(AssertionError):
        check(PlayConformance(), Thorough(purses.purses(leak), 3, {}, True))


def test_by_default_a_scene_shows_nobody_what_others_have() -> None:
    """What a seat can count of its own may be hidden from the rest."""
    game = purses.PURSES
    state = game.start(3, Fast(1))

    def shown(audience: int) -> list[bool]:
        return [bool(each.facts) for each in game.scene(state, audience).seats]

    assert shown(PUBLIC) == [False, False, False]
    assert shown(1) == [False, True, False]
    assert shown(ALL_SEEING) == [True, True, True]
