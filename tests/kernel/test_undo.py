"""Undo among computers: their moves since are taken back too, unless one of them showed something."""

from __future__ import annotations

import pytest

from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.table import Table
from caravanserai.kernel.unknown import unknown_to
from tests.conformance import snapshot
from tests.games.yspahan.tables import yspahan
from tests.kernel import toys
from tests.kernel.test_state import peeks, play_all

PERSON = 0
COMPUTERS = 0b1110
REVEALED = Refusal("TABLE-UNDO.3", "something_revealed")


def refusal(table: Table, seat: int = PERSON, computers: int = COMPUTERS) -> Refusal:
    assert not table.can_undo(seat, computers)
    before = snapshot(table)
    with pytest.raises(Refusal) as refused:
        table.undo(seat, computers)
    assert snapshot(table) == before
    return refused.value


def auction() -> Table:
    table = toys.AUCTIONS.table(4, seed=1)
    assert table.waiting == [PERSON]
    return table


def test_the_moves_of_computers_are_taken_back_with_one_s_own() -> None:
    table = auction()
    before = snapshot(table)
    play_all(table, (0, "bid 1"), (1, "bid 2"), (2, "leave"), (3, "bid 3"))
    assert table.undo_reaches(PERSON, COMPUTERS) == 0
    table.undo(PERSON, COMPUTERS)
    assert snapshot(table) == before and table.waiting == [PERSON]


def test_undo_goes_on_to_the_turn_before() -> None:
    table = auction()
    turns: list[str] = []
    for first in (1, 5):
        turns.append(snapshot(table))
        play_all(table, *((seat, f"bid {first + seat}") for seat in range(4)))
    table.undo(PERSON, COMPUTERS)
    assert snapshot(table) == turns[1]
    table.undo(PERSON, COMPUTERS)
    assert snapshot(table) == turns[0]
    assert refusal(table) == Refusal("TABLE-UNDO.1", "nothing_to_undo")


def test_a_person_s_move_is_never_taken_back_by_another() -> None:
    table = play_all(auction(), (0, "bid 1"), (1, "bid 2"), (2, "leave"))
    assert refusal(table, computers=0b1100) == Refusal("TABLE-UNDO.2", "somebody_acted", {"seat": 1})
    assert refusal(table, computers=0) == Refusal("TABLE-UNDO.2", "somebody_acted", {"seat": 2})
    table.undo(2)
    assert refusal(table, computers=0b1010) == Refusal("TABLE-UNDO.2", "somebody_acted", {"seat": 2})


def test_chance_drawn_by_a_computer_stays() -> None:
    table = toys.DEMANDS.table(3, seed=1)
    play_all(table, (0, "demand 1 from 1"), (1, "refuse"))
    assert table.can_undo(0, COMPUTERS)
    table.play(0, "press")
    assert refusal(table) == REVEALED


def test_a_card_that_a_computer_looks_at_stays_seen() -> None:
    table = play_all(peeks(), (0, "bury"))
    assert table.can_undo(0, COMPUTERS)
    table.play(1, "look")
    assert refusal(table) == REVEALED


def test_a_card_played_from_a_computer_s_hand_was_news_to_the_person_only() -> None:
    """The computer knew its card, so it could undo the move itself; who saw the card played cannot."""
    table = yspahan(3, tower={"camels": "1", "gold": "6"}, hands={1: "three_gold"}).table
    table.play(0, "take camels")
    assert table.waiting == [1] and table.can_undo(0, COMPUTERS)
    table.play(1, "play three_gold")
    assert table.can_undo(1) and refusal(table) == REVEALED
    table.undo(1)
    assert table.can_undo(0, COMPUTERS)
    table.play(1, "take gold")
    assert table.can_undo(0, COMPUTERS)


def test_what_a_seat_does_not_know_changes_only_for_whom_a_card_is_shown() -> None:
    table = yspahan(3, tower={"camels": "1", "gold": "6"}, hands={0: "three_gold", 1: "three_camels"}).table
    before = [unknown_to(seat, table.state) for seat in range(3)]
    table.play(0, "play three_gold")
    after = [unknown_to(seat, table.state) for seat in range(3)]
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, False, False]


def test_a_copy_of_the_table_undoes_alike() -> None:
    table = play_all(auction(), (0, "bid 1"), (1, "bid 2"))
    assert table.can_undo(PERSON, COMPUTERS)
    copy = table.clone()
    copy.undo(PERSON, COMPUTERS)
    assert copy.seq == 0 and table.seq == 2
    table.undo(PERSON, COMPUTERS)
    assert snapshot(copy) == snapshot(table)
