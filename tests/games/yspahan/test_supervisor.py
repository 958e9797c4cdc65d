"""Move the Supervisor (YSP-SUP)."""

from __future__ import annotations

import pytest

from caravanserai.games.yspahan.game import GAME
from tests.games.tables import only
from tests.games.yspahan.tables import SPACES, yspahan
from tests.rules import rule


def reachable(start: str, value: int, gold: int, buildings: str = "") -> set[str]:
    """Where the active player may end the move."""
    table = yspahan(
        4,
        tower={"gold": f"{value} {value}"},
        supervisor=start,
        gold=[gold, 2, 2, 2],
        buildings={0: buildings},
    )
    table.play(0, "supervise gold")
    return {move.removeprefix("move ") for move in table.moves(0)}


def at_distance(start: str, distances: range) -> set[str]:
    row = GAME.parts.distance[SPACES.index(start)]
    return {space for space, distance in zip(SPACES, row, strict=True) if distance in distances}


@rule("YSP-SUP.1")
def test_the_distance_is_the_value_of_the_group_and_not_its_size() -> None:
    assert reachable("C", 4, gold=0) == {"W4", "E4", "N4", "S4"}


@rule("YSP-SUP.2")
@pytest.mark.parametrize(("gold", "low", "high"), [(0, 4, 4), (1, 3, 5), (2, 2, 6), (9, 0, 13)])
def test_each_gold_changes_the_distance_by_one(gold: int, low: int, high: int) -> None:
    assert reachable("W9", 4, gold) == at_distance("W9", range(low, high + 1))


@rule("YSP-SUP.2", "YSP-BLD.3")
@pytest.mark.parametrize(("gold", "low", "high"), [(0, 2, 8), (1, 1, 9), (2, 0, 10)])
def test_with_the_hammam_three_spaces_of_change_are_free(gold: int, low: int, high: int) -> None:
    assert reachable("W10", 5, gold, "hammam") == at_distance("W10", range(low, high + 1))


@rule("YSP-SUP.3", "YSP-RULING.18")
@pytest.mark.parametrize(
    ("buildings", "space", "cost"),
    [
        ("", "W4", 0),
        ("", "W7", 3),
        ("", "W1", 3),
        ("hammam", "W7", 0),
        ("hammam", "W8", 1),
        ("hammam", "C", 1),
    ],
)
def test_the_cost_is_the_least_gold_for_the_change(buildings: str, space: str, cost: int) -> None:
    table = yspahan(4, tower={"gold": "4"}, gold=[5, 2, 2, 2], buildings={0: buildings})
    table.play(0, "supervise gold")
    assert len([move for move in table.moves(0) if move == f"move {space}"]) == 1
    events = table.play(0, f"move {space}")
    assert table.gold()[0] == 5 - cost
    assert only(events, "supervisor_moved")[0]["gold"] == cost


@rule("YSP-SUP.3", "YSP-STOCK.2")
def test_a_destination_that_cannot_be_paid_is_refused_with_its_price() -> None:
    table = yspahan(4, tower={"gold": "4"}, gold=[1, 2, 2, 2])
    table.play(0, "supervise gold")
    refusal = table.why_not(0, "move W7")
    assert refusal == (
        "YSP-SUP.3",
        "supervisor_too_dear",
        {"space": "W7", "distance": 7, "value": 4, "gold": 3},
    )


@rule("YSP-SUP.4", "YSP-RULING.17")
def test_the_supervisor_never_enters_a_space_twice_and_cannot_turn_at_a_dead_end() -> None:
    assert reachable("N3", 2, gold=0) == {"N1"}
    assert reachable("E7", 3, gold=0) == {"E4"}


@rule("YSP-SUP.4", "YSP-RULING.17")
def test_the_starting_space_counts_as_entered() -> None:
    assert "W5" not in reachable("W5", 2, gold=0)
    assert reachable("W5", 2, gold=0) == {"W3", "W7"}


@rule("YSP-SUP.5")
def test_at_the_centre_he_goes_straight_on_or_turns_but_not_back() -> None:
    assert reachable("W1", 3, gold=0) == {"W4", "E2", "N2", "S2"}
    assert reachable("S2", 4, gold=0) == {"S6", "W2", "E2", "N2"}


@rule("YSP-SUP.6")
def test_a_distance_without_a_space_cannot_be_chosen() -> None:
    assert max(GAME.parts.distance[SPACES.index("C")]) == 10
    assert reachable("C", 6, gold=9) == set(SPACES)
    assert not any(space.startswith("N") for space in reachable("C", 6, gold=1))


@rule("YSP-SUP.7", "YSP-RULING.16")
def test_staying_is_allowed_when_paid_and_sends_goods_again() -> None:
    shops = {1: "sack_white_1"}
    assert "W3" not in reachable("W3", 2, gold=1)
    table = yspahan(4, tower={"gold": "2"}, supervisor="W3", shops=shops)
    table.play(0, "supervise gold", "move W3")
    assert table.gold()[0] == 0
    assert table.view().caravan == [1]


@rule("YSP-SUP.8")
def test_spaces_passed_on_the_way_have_no_effect() -> None:
    table = yspahan(4, tower={"gold": "4"}, shops={1: "chest_blue_2 sack_white_2", 2: "vase_blue_1"})
    table.play(0, "supervise gold", "move W4")
    assert table.view().caravan == []
    assert len(table.view().shops) == 3


@rule("YSP-SUP.9")
def test_the_supervisor_stays_where_he_stopped_until_the_next_move() -> None:
    table = yspahan(3, tower={"camels": "1", "gold": "4"})
    table.play(0, "supervise gold", "move W4")
    assert table.view().supervisor == "W4"
    table.finish_day()
    assert (table.view().day, table.view().supervisor) == (2, "W4")


@rule("YSP-SUP.10")
@pytest.mark.parametrize("start", SPACES)
def test_without_a_change_some_destination_always_exists(start: str) -> None:
    for value in range(1, 7):
        assert reachable(start, value, gold=0) == at_distance(start, range(value, value + 1)) != set()
