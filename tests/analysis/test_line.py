"""Another move instead of the one played, and how the game goes on from there."""

from __future__ import annotations

import pytest

from caravanserai import game
from caravanserai.analysis.line import played_out
from caravanserai.kernel.refusal import Refusal


def test_a_line_begins_with_the_move_and_goes_on_by_the_rating() -> None:
    table = game("yspahan").table(players=4, seed=7, options={"first_player": 0})
    table.play(0, "yellow 0")
    move = table.moves(0)[-1].text
    line = list(played_out(table, 0, move, 8))
    assert (line[0][0], line[0][1].text) == (0, move) and len(line) == 8
    assert [entry.seat for entry in table.entries[1:]] == [seat for seat, _, _ in line]


def test_a_line_ends_with_the_game() -> None:
    table = game("gates").table(players=2, seed=3)
    seat = table.waiting[0]
    line = list(played_out(table, seat, table.hint(seat)[0].text, 10_000))
    assert table.over and len(line) < 10_000


def test_a_move_that_was_not_on_offer_is_refused() -> None:
    table = game("yspahan").table(players=4, seed=7, options={"first_player": 0})
    with pytest.raises(Refusal):
        list(played_out(table, 0, "send", 3))
