"""The Caravan (YSP-CAR)."""

from __future__ import annotations

import pytest

from tests.games.tables import names, only
from tests.games.yspahan.tables import YspahanTable, yspahan
from tests.rules import rule


def with_caravan(caravan: list[int], players: int = 4) -> YspahanTable:
    """Seat 0 is about to choose, with a card that sends a good to the Caravan."""
    return yspahan(players, tower={"camels": "1"}, caravan=caravan, hands={0: "caravan_good"})


@rule("YSP-CAR.1")
@pytest.mark.parametrize("taken", range(11))
def test_a_cube_takes_the_first_empty_camel(taken: int) -> None:
    table = with_caravan([1] * taken)
    events = table.play(0, "play caravan_good")
    assert table.view().caravan == [1] * taken + [0]
    assert only(events, "caravan_entered")[0]["place"] == taken + 1


@rule("YSP-CAR.2")
@pytest.mark.parametrize(
    ("taken", "row", "points"),
    [(0, 1, 2), (3, 1, 2), (4, 2, 1), (7, 2, 1), (8, 3, 0), (10, 3, 0)],
)
def test_its_owner_scores_2_1_or_0_points_by_the_row(taken: int, row: int, points: int) -> None:
    table = with_caravan([1] * taken)
    events = table.play(0, "play caravan_good")
    assert only(events, "caravan_entered") == [{"owner": 0, "place": taken + 1, "row": row, "points": points}]
    assert table.scores() == [points, 0, 0, 0]


@rule("YSP-CAR.3")
@pytest.mark.parametrize(
    ("caravan", "values"),
    [
        ([], [0, 0, 0, 0]),
        ([0, 0, 1, 0], [3, 1, 0, 0]),
        ([0, 0, 1, 1, 1], [2, 6, 0, 0]),
        ([0, 1, 1, 1, 1, 0, 2, 2, 3], [4, 8, 4, 3]),
    ],
)
def test_the_value_is_cubes_times_the_highest_row_with_an_own_cube(
    caravan: list[int], values: list[int]
) -> None:
    view = with_caravan(caravan).view()
    assert [player.caravan_value for player in view.players] == values


@rule("YSP-CAR.4")
def test_the_last_camel_scores_the_caravan_and_empties_it() -> None:
    table = with_caravan([0, 0, 1, 1, 2, 2, 2, 2, 1, 1, 1])
    events = table.play(0, "play caravan_good")
    assert table.view().caravan == []
    assert table.scores() == [3 * 3, 5 * 3, 4 * 2, 0]
    assert names(events)[-4:] == ["caravan_full", "caravan_scored", "caravan_scored", "caravan_scored"]


@rule("YSP-CAR.4", "YSP-RULING.27")
def test_a_full_caravan_is_recorded_in_turn_order() -> None:
    table = yspahan(
        4, first=2, tower={"camels": "1"}, caravan=[0, 1, 2, 3] * 2 + [0, 1, 2], hands={2: "caravan_good"}
    )
    events = table.play(2, "play caravan_good")
    assert [event["seat"] for event in only(events, "caravan_scored")] == [2, 3, 0, 1]


@rule("YSP-CAR.5")
def test_a_full_caravan_is_scored_between_two_goods_and_the_second_starts_the_next() -> None:
    table = yspahan(
        4,
        tower={"camels": "1"},
        supervisor="C",
        caravan=[3] * 11,
        shops={1: "sack_white_2", 2: "barrel_white_1"},
    )
    table.play(0, "supervise camels", "move S1", "first barrel_white_1")
    assert table.view().caravan == [1]
    assert table.scores() == [0, 2, 3, 33]


@rule("YSP-CAR.6", "YSP-WEEK.4")
def test_at_the_end_of_a_week_the_caravan_scores_and_stays() -> None:
    table = yspahan(3, day=7, turn=2, tower={"gold": "6"}, caravan=[0, 0, 1, 2, 2])
    table.play(2, "take gold")
    assert table.scores() == [2, 1, 4]
    assert table.view().caravan == [0, 0, 1, 2, 2]


@rule("YSP-CAR.6")
def test_cubes_that_stayed_score_again_when_the_caravan_is_full() -> None:
    table = yspahan(
        3,
        day=7,
        turn=2,
        tower={"gold": "6"},
        caravan=[1] * 8,
        hands={0: "caravan_good"},
        dice="1 2 3 4 5 6 1 2 3",
    )
    table.play(2, "take gold")
    assert table.scores() == [0, 24, 0]
    table.play(1, "yellow 0", "take gold")
    table.finish_turn()
    assert table.waiting == [0]
    table.play(0, "play caravan_good")
    assert table.scores() == [3, 48, 0]
