"""Hints: the best moves with their chances, the same whenever they are computed."""

from __future__ import annotations

import pytest

from caravanserai import SHELF, game
from caravanserai.analysis.hints import MOST, rated, searched
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.table import Table

EFFORT = 0.01


def asked(table: Table) -> int:
    """The first seat that has something to choose, a few moves into the game."""
    while table.seq < 6 or len(rated(table, table.waiting[0], 0)) < 2:
        table.play(table.waiting[0], table.hint(table.waiting[0])[0])
    return table.waiting[0]


@pytest.mark.parametrize("game_id", SHELF)
def test_the_best_moves_have_chances_and_reasons(game_id: str) -> None:
    box = game(game_id)
    table = box.table(players=box.counts[-1], seed=5)
    seat = asked(table)
    state = table.state_shown_to(seat, 1)
    found = searched(box, state, seat, 1, EFFORT, patience=0)
    assert 1 < len(found) <= MOST
    for hint in found:
        assert hint.move.text in [move.text for move in table.moves(seat)] and hint.reason
        assert hint.chances is not None
        assert 0 <= hint.chances.share <= 1 and 0 < hint.chances.error < 1
    assert searched(box, state, seat, 1, EFFORT, patience=0) == found


def test_the_rating_answers_first_with_its_own_choice() -> None:
    table = game("yspahan").table(players=4, seed=7, options={"first_player": 0})
    table.play(0, "yellow 0")
    hints = rated(table, 0, 3)
    assert hints[0].move.text == table.hint(0, 3)[0].text and len(hints) == MOST
    assert all(hint.chances is None for hint in hints)
    with pytest.raises(Refusal):
        rated(table, 1, 3)


@pytest.mark.parametrize(("effort", "patience"), [(1.0, 1), (EFFORT, 0)])
def test_however_busy_the_machine_is_a_hint_is_no_guess(effort: float, patience: int) -> None:
    box = game("yspahan")
    table = box.table(players=4, seed=5)
    seat = asked(table)
    found = searched(box, table.state_shown_to(seat, 1), seat, 1, effort, patience)
    assert all(hint.chances is not None and hint.chances.error < 0.2 for hint in found)
