"""A damaged position is refused with place and reason, or it is a game that can be played to its end."""

from __future__ import annotations

from random import Random

import pytest

from caravanserai import SHELF, game
from tests.damage import damage_some, judge
from tests.kernel import purses, toys


@pytest.mark.parametrize("game_id", SHELF)
def test_damaged_positions_are_refused_or_playable(game_id: str) -> None:
    total = damage_some(game_id, 1, 40)
    assert [failure.kind for failure in total.failures] == []
    assert total.refused and total.documents == 40


def test_an_error_in_the_reading_is_found() -> None:
    found = judge(purses.PURSES, 3, {}, {"numbers": [0] * 6}, Random(1))
    assert [failure.kind for failure in found.failures] and "KeyError: 'steps'" in found.failures[0].traceback


def test_a_position_in_which_nobody_has_a_choice_is_found() -> None:
    class NoChoice(purses.Shop):
        def options(self, s: toys.Toy, argument: int, seat: int) -> list[int]:
            return []

    document = {"numbers": [0] * 6, "steps": [[0, 0]]}
    found = judge(purses.purses(NoChoice()), 3, {}, document, Random(1))
    assert "has no choice" in found.failures[0].traceback


def test_a_game_without_end_is_found() -> None:
    class ForEver(purses.Shop):
        def asks(self, s: toys.Toy, argument: int) -> int:
            return 1

    document = {"numbers": [0] * 6, "steps": [[0, 0]]}
    found = judge(purses.purses(ForEver()), 3, {}, document, Random(1))
    assert found.failures or found.cut_short


def test_an_honest_position_is_played() -> None:
    box = game("yspahan")
    found = judge(box, 3, {}, box.table(3, seed=1).position(), Random(1))
    assert (found.played, found.refused, found.failures) == (1, 0, [])


def test_a_wrong_value_is_refused_with_its_reason() -> None:
    found = judge(game("yspahan"), 3, {}, {"day": "tomorrow"}, Random(1))
    assert (found.played, found.refused, found.failures) == (0, 1, [])
