"""What changes with three, four and two players (YSP-P3, YSP-P4, YSP-TWO)."""

from __future__ import annotations

import pytest

from tests.games.tables import names, only
from tests.games.yspahan.tables import yspahan
from tests.rules import rule


@rule("YSP-P3.1")
def test_with_three_players_the_caravan_has_three_camels_in_each_row() -> None:
    rows = []
    for taken in range(9):
        table = yspahan(3, tower={"gold": "6"}, caravan=[1] * taken, hands={0: "caravan_good"})
        rows.append(only(table.play(0, "play caravan_good"), "caravan_entered")[0]["row"])
    assert rows == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert table.view().caravan == []
    assert table.view().caravan_places == 9


@rule("YSP-P3.2")
def test_with_three_players_day_21_keeps_the_normal_order() -> None:
    table = yspahan(3, day=20, first=1, points=[50, 0, 20])
    table.finish_day()
    assert (table.view().day, table.view().order) == (21, [2, 0, 1])
    assert only(table.events(), "last_day_order") == []


@rule("YSP-P4.1")
def test_with_four_players_day_21_is_played_in_rising_order_of_scores() -> None:
    table = yspahan(4, day=20, first=3, points=[40, 10, 30, 20], dice="1 2 3 4 5 6 6 6 6 " * 2)
    table.finish_day()
    assert (table.view().day, table.view().first, table.waiting) == (21, 1, [1])
    assert table.view().order == [1, 3, 2, 0]
    assert only(table.events(), "last_day_order") == [{"seats": [1, 3, 2, 0]}]
    table.play(1, "yellow 0", "take gold")
    assert table.waiting == [3]


@rule("YSP-P4.2", "YSP-RULING.28")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_among_equals_who_sat_farthest_clockwise_from_the_first_player_of_day_20_goes_first(
    first: int,
) -> None:
    table = yspahan(4, day=20, first=first)
    table.finish_day()
    assert table.scores() == [0, 0, 0, 0]
    assert table.view().order == [(first + offset) % 4 for offset in (3, 2, 1, 0)]


@rule("YSP-P4.3")
def test_the_order_of_day_21_does_not_change_with_points_scored_that_day() -> None:
    table = yspahan(
        4,
        day=20,
        first=3,
        points=[40, 10, 30, 20],
        hands={1: "gold_for_points"},
        gold=[0, 50, 0, 0],
        dice="1 2 3 4 5 6 6 6 6 " * 2,
    )
    table.finish_day()
    table.play(1, "yellow 0", "play gold_for_points 10", "take gold")
    assert table.scores()[1] == 20
    assert (table.view().order, table.waiting) == ([1, 3, 2, 0], [3])


@rule("YSP-TWO.1")
def test_with_two_players_there_are_eight_white_dice_and_six_camels() -> None:
    table = yspahan(2, dice="1 1 2 2 3 3 4 4 5")
    events = table.play(0, "yellow 1")
    assert only(events, "rolled")[0]["faces"] == [1, 1, 2, 2, 3, 3, 4, 4, 5]
    assert table.floors()["gold"] == "5y"
    assert table.view().caravan_places == 6


@rule("YSP-TWO.1", "YSP-CAR.2")
def test_with_two_players_each_row_has_two_camels() -> None:
    rows = []
    for taken in range(6):
        table = yspahan(2, tower={"gold": "6"}, caravan=[1] * taken, hands={0: "caravan_good"})
        rows.append(only(table.play(0, "play caravan_good"), "caravan_entered")[0]["row"])
    assert rows == [1, 1, 2, 2, 3, 3]
    assert table.scores() == [3, 15]


@rule("YSP-TWO.2")
def test_with_two_players_a_day_is_first_second_first_and_the_first_player_alternates() -> None:
    table = yspahan(2, first=1, dice="1 1 2 2 3 3 4 4")
    assert table.view().order == [1, 0, 1]
    events = table.finish_day()
    assert [event["seat"] for event in only(events, "group_taken")] == [1, 0, 1]
    assert (table.view().day, table.view().first) == (2, 0)


@rule("YSP-TWO.3")
@pytest.mark.parametrize(("points", "first"), [([5, 9], 0), ([9, 5], 1), ([7, 7], 1)])
def test_with_two_players_the_lower_score_is_first_on_day_21(points: list[int], first: int) -> None:
    table = yspahan(2, day=20, first=0, points=points)
    table.finish_day()
    assert (table.view().day, table.view().order) == (21, [first, 1 - first, first])


@rule("YSP-TWO.4", "YSP-DEC.11")
def test_with_two_players_a_group_may_be_used_to_build_one_building() -> None:
    table = yspahan(2, tower={"camels": "1 1", "gold": "6"}, gold=[2, 2], camels=[2, 0])
    assert table.moves(0, "raise gold") == [
        "raise gold paddock",
        "raise gold shop_building",
        "raise gold hammam",
    ]
    table.play(0, "raise gold hammam")
    assert (table.player(0).buildings, table.gold()[0], table.camels()[0]) == (["hammam"], 0, 0)
    assert table.floors() == {"camels": "1 1"}


@rule("YSP-TWO.4")
def test_with_two_players_there_is_no_building_after_the_dice() -> None:
    table = yspahan(
        2, tower={"camels": "1 1", "gold": "6"}, gold=[9, 9], camels=[9, 0], hands={0: "three_gold"}
    )
    table.play(0, "take gold")
    assert table.moves(0) == ["end", "play three_gold"]
    assert table.why_not(0, "build paddock") == ("YSP-TURN.1", "not_now", {})


@rule("YSP-TWO.4")
def test_with_two_players_the_first_player_can_build_in_both_turns() -> None:
    table = yspahan(2, tower={"camels": "1", "sack": "2", "gold": "6"}, gold=[9, 9], camels=[9, 0])
    table.play(0, "raise camels paddock")
    table.play(1, "take gold")
    table.play(0, "raise sack hammam")
    assert table.player(0).buildings == ["paddock", "hammam"]


@rule("YSP-TWO.5")
def test_with_two_players_a_build_card_goes_with_a_group_and_lowers_the_price() -> None:
    table = yspahan(2, tower={"gold": "6"}, gold=[3, 2], camels=[0, 0], hands={0: "build_no_camels"})
    assert table.moves(0, "play") == []
    assert table.why_not(0, "play build_no_camels hammam") == ("YSP-TWO.5", "build_card_needs_group", {})
    table.play(0, "raise gold caravanserai with build_no_camels")
    assert (table.player(0).buildings, table.gold()[0], table.hand(0)) == (["caravanserai"], 0, [])
    assert table.view().discard == ["build_no_camels"]


@rule("YSP-TWO.5", "YSP-RULING.14")
def test_with_two_players_one_build_card_at_most_serves_a_building() -> None:
    table = yspahan(
        2, tower={"gold": "6"}, gold=[4, 2], camels=[4, 0], hands={0: "build_no_camels build_no_gold"}
    )
    cards = {move.split()[-1] for move in table.moves(0, "raise gold hoist with")}
    assert cards == {"build_no_camels", "build_no_gold"}
    assert table.why_not(0, "raise gold hoist with both") == (
        "YSP-RULING.14",
        "build_cards_do_not_add_up",
        {},
    )
    table.play(0, "raise gold hoist with build_no_gold")
    assert (table.gold()[0], table.camels()[0]) == (4, 0)


@rule("YSP-TWO.6")
def test_with_two_players_yellow_dice_stay_and_count_for_the_first_player_in_both_turns() -> None:
    table = yspahan(2, tower={"camels": "1 1y", "sack": "2", "gold": "6 6y"}, gold=[0, 0])
    table.play(0, "take camels")
    assert table.floors() == {"sack": "2", "gold": "6 6y"}
    table.play(1, "take sack", "place sack_pink_1")
    table.play(0, "take gold")
    assert (table.camels()[0], table.gold()[0]) == (2, 2)


@rule("YSP-TWO.7")
def test_with_two_players_only_white_dice_count_for_the_second_player() -> None:
    table = yspahan(2, turn=1, tower={"camels": "1 1y 1y", "gold": "6"})
    table.play(1, "take camels")
    assert table.camels()[1] == 1
    assert table.floors() == {"gold": "6"}


@rule("YSP-TWO.7")
def test_with_two_players_the_second_player_may_not_take_a_group_of_yellow_dice() -> None:
    table = yspahan(2, turn=1, tower={"camels": "1", "gold": "6y"})
    assert {move.split()[1] for move in table.moves(1)} == {"camels"}
    assert table.why_not(1, "supervise gold") == ("YSP-TWO.7", "yellow_group_only", {"floor": "gold"})


@rule("YSP-TWO.8")
def test_with_two_players_yellow_groups_alone_let_the_second_player_draw() -> None:
    table = yspahan(2, tower={"camels": "1", "gold": "6y"}, gold=[0, 0], deck="exchange")
    events = table.play(0, "take camels")
    assert [name for name in names(events) if name in ("tower_empty", "card_drawn")] == [
        "tower_empty",
        "card_drawn",
    ]
    assert table.hand(1) == ["exchange"]
    table.play(1, "end")
    assert "take gold" in table.moves(0)


@rule("YSP-TWO.9", "YSP-RULING.29")
def test_with_two_players_the_first_player_may_use_cards_in_both_turns() -> None:
    hands = {0: "exchange exchange three_gold three_gold"}
    table = yspahan(2, tower={"camels": "1", "sack": "2", "gold": "6"}, gold=[0, 0], hands=hands)
    table.play(0, "take camels plus exchange", "play three_gold", "end")
    table.play(1, "draw sack", "end")
    table.play(0, "take gold plus exchange", "play three_gold")
    assert (table.camels()[0], table.gold()[0], table.hand(0)) == (2, 8, [])


@rule("YSP-RULING.30")
@pytest.mark.parametrize("group", ["1", "6 6 6 6 6"])
def test_with_two_players_size_and_value_do_not_matter_when_building(group: str) -> None:
    table = yspahan(2, tower={"camels": group}, gold=[3, 2], camels=[3, 0])
    events = table.play(0, "raise camels caravanserai")
    assert (table.gold()[0], table.camels()[0], table.view().supervisor) == (0, 0, "C")
    assert [name for name in names(events) if name not in ("tower_empty", "card_drawn")] == [
        "group_taken",
        "built",
    ]


@rule("YSP-RULING.31")
def test_with_two_players_building_is_not_offered_to_who_cannot_pay() -> None:
    table = yspahan(2, tower={"gold": "6"}, gold=[2, 2], camels=[1, 0])
    assert table.moves(0, "raise") == []
    assert table.why_not(0, "raise gold hammam") == (
        "YSP-STOCK.2",
        "cannot_pay",
        {"building": "hammam", "camels": 2, "gold": 2},
    )
