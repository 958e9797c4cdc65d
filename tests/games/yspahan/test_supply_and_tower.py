"""Buying yellow dice, rolling, and filling the Tower (YSP-SUPPLY, YSP-TOWER, YSP-YELLOW)."""

from __future__ import annotations

import pytest

from tests.games.tables import names, only
from tests.games.yspahan.tables import FLOORS, yspahan
from tests.rules import rule

ROLL = "1 1 2 2 3 3 4 4 6"


@rule("YSP-SUPPLY.1")
@pytest.mark.parametrize(("gold", "most"), [(0, 0), (1, 1), (2, 2), (3, 3), (9, 3)])
def test_the_first_player_may_buy_as_many_yellow_dice_as_gold_allows_up_to_three(
    gold: int, most: int
) -> None:
    table = yspahan(4, gold=[gold, 9, 9, 9])
    assert table.moves(0) == [f"yellow {dice}" for dice in range(most + 1)]


@rule("YSP-SUPPLY.1")
def test_each_yellow_die_costs_one_gold() -> None:
    table = yspahan(4, dice=ROLL + " 5 5 5", gold=[5, 2, 2, 2])
    events = table.play(0, "yellow 3")
    assert table.gold() == [2, 2, 2, 2]
    assert only(events, "yellow_bought") == [{"seat": 0, "dice": 3, "gold": 3}]


@rule("YSP-SUPPLY.2")
def test_the_purchase_comes_before_the_roll_and_cannot_be_changed_afterwards() -> None:
    table = yspahan(4, dice=ROLL + " 5", gold=[5, 2, 2, 2])
    assert names(table.play(0, "yellow 1")) == ["yellow_bought", "rolled"]
    assert table.moves(0, "yellow") == []
    assert table.why_not(0, "yellow 0") == ("YSP-SUPPLY.1", "not_now", {})
    assert not table.table.can_undo(0)


@rule("YSP-SUPPLY.3")
def test_nine_white_dice_and_the_yellow_ones_are_rolled_together_once() -> None:
    table = yspahan(4, dice=ROLL + " 5 6")
    events = table.play(0, "yellow 2")
    assert only(events, "rolled") == [{"seat": 0, "faces": [1, 1, 2, 2, 3, 3, 4, 4, 6, 5, 6]}]
    table.finish_day()
    assert len(only(table.events(), "rolled")) == 1


@rule("YSP-SUPPLY.3", "YSP-INFO.1")
def test_the_roll_is_seen_by_everyone() -> None:
    table = yspahan(3, dice=ROLL)
    table.play(0, "yellow 0")
    for audience in (-1, 0, 1, 2):
        assert only(table.events(audience), "rolled")[0]["faces"] == [1, 1, 2, 2, 3, 3, 4, 4, 6]


@rule("YSP-SUPPLY.4", "YSP-RULING.9")
def test_a_card_played_before_the_roll_can_pay_for_yellow_dice() -> None:
    table = yspahan(4, gold=[0, 2, 2, 2], hands={0: "three_gold"})
    assert table.moves(0) == ["yellow 0", "play three_gold"]
    table.play(0, "play three_gold")
    assert table.moves(0) == ["yellow 0", "yellow 1", "yellow 2", "yellow 3"]


@rule("YSP-TOWER.1")
def test_dice_are_grouped_by_value_whatever_their_colour() -> None:
    table = yspahan(4, dice="1 1 2 2 3 3 4 4 6 2 4")
    table.play(0, "yellow 2")
    assert table.floors() == {
        "camels": "1 1",
        "sack": "2 2 2y",
        "barrel": "3 3",
        "chest": "4 4 4y",
        "gold": "6",
    }


@rule("YSP-TOWER.2")
def test_the_distribution_is_forced_and_each_floor_holds_one_group() -> None:
    table = yspahan(4, dice="6 5 4 3 2 1 1 2 3")
    table.play(0, "yellow 0")
    assert table.asks == "choose_group"
    assert [floor.floor for floor in table.view().tower] == FLOORS
    assert table.floors()["camels"] == "1 1"


@rule("YSP-TOWER.3")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_single_value_goes_on_the_camels_floor_and_gold_stays_empty(face: int) -> None:
    table = yspahan(4, dice=" ".join([str(face)] * 9))
    table.play(0, "yellow 0")
    assert table.floors() == {"camels": " ".join([str(face)] * 9)}


@rule("YSP-TOWER.4")
def test_the_lowest_group_goes_on_camels_and_the_highest_on_gold() -> None:
    table = yspahan(4, dice="3 3 3 4 4 4 5 5 5")
    table.play(0, "yellow 0")
    assert (table.floors()["camels"], table.floors()["gold"]) == ("3 3 3", "5 5 5")


@rule("YSP-TOWER.5", "YSP-TOWER.6")
@pytest.mark.parametrize(
    ("dice", "floors"),
    [
        ("2 2 2 2 5 5 5 5 5", "camels gold"),
        ("1 1 1 4 4 4 6 6 6", "camels sack gold"),
        ("1 1 1 3 3 4 6 6 6", "camels sack barrel gold"),
        ("1 1 2 3 3 4 6 6 6", "camels sack barrel chest gold"),
        ("1 1 2 3 3 4 5 6 6", "camels sack barrel chest vase gold"),
    ],
)
def test_the_groups_between_fill_the_quarters_from_below_without_a_gap(dice: str, floors: str) -> None:
    table = yspahan(4, dice=dice)
    table.play(0, "yellow 0")
    filled = table.floors()
    assert list(filled) == floors.split()
    assert [int(group[0]) for group in filled.values()] == sorted(set(map(int, dice.split())))


@rule("YSP-TOWER.7")
def test_size_drives_taking_and_value_drives_the_supervisor() -> None:
    tower = {"camels": "4 4", "gold": "6"}
    taking = yspahan(4, tower=tower)
    taking.play(0, "take camels")
    assert taking.camels()[0] == 2
    moving = yspahan(4, tower=tower, gold=[0, 2, 2, 2])
    moving.play(0, "supervise camels")
    assert moving.moves(0) == ["move W4", "move E4", "move N4", "move S4"]


@rule("YSP-TOWER.8")
def test_groups_stay_on_their_floors_whatever_is_taken() -> None:
    table = yspahan(4, tower={"camels": "1", "sack": "2", "barrel": "3", "gold": "6"})
    table.play(0, "draw camels", "end")
    assert table.floors() == {"sack": "2", "barrel": "3", "gold": "6"}
    table.play(1, "take gold")
    assert table.floors() == {"sack": "2", "barrel": "3"}


@rule("YSP-YELLOW.1")
def test_yellow_dice_count_like_white_ones_for_the_first_player() -> None:
    table = yspahan(4, tower={"camels": "1 1y", "sack": "2y 2y", "gold": "6"})
    assert "take sack" in table.moves(0)
    table.play(0, "take camels")
    assert table.camels()[0] == 2


@rule("YSP-YELLOW.1")
def test_the_first_player_may_take_a_group_of_yellow_dice_only() -> None:
    table = yspahan(4, tower={"camels": "1 1", "gold": "6y 6y 6y"}, gold=[0, 0, 0, 0])
    table.play(0, "take gold")
    assert table.gold()[0] == 3


@rule("YSP-YELLOW.2", "YSP-RULING.3")
def test_yellow_dice_leave_the_tower_when_the_first_players_dice_action_is_finished() -> None:
    table = yspahan(4, tower={"camels": "1 1", "sack": "2y", "gold": "6 6y"})
    events = table.play(0, "take camels")
    assert table.asks == "after_dice"
    assert table.floors() == {"gold": "6"}
    assert only(events, "yellow_removed") == [{"dice": 2}]


@rule("YSP-YELLOW.2", "YSP-RULING.3")
def test_yellow_dice_are_still_there_while_goods_are_being_placed() -> None:
    table = yspahan(4, tower={"camels": "1 1y", "sack": "2 2", "gold": "6"})
    table.play(0, "take sack", "place sack_pink_1")
    assert table.floors()["camels"] == "1 1y"
    table.play(0, "place sack_pink_2")
    assert table.floors()["camels"] == "1"


@rule("YSP-YELLOW.3")
def test_the_others_see_white_dice_only_and_an_emptied_floor_is_empty() -> None:
    table = yspahan(4, tower={"camels": "1 1", "sack": "2y", "gold": "6 6y"}, gold=[0, 0, 0, 0])
    table.play(0, "take camels", "end")
    assert table.why_not(1, "take sack") == ("YSP-SELECT.1", "floor_empty", {"floor": "sack"})
    table.play(1, "take gold")
    assert table.gold()[1] == 1


@rule("YSP-YELLOW.4")
def test_yellow_dice_must_be_bought_again_the_next_day() -> None:
    table = yspahan(3, dice=ROLL + " 6 6 6 " + ROLL, gold=[3, 3, 3])
    table.play(0, "yellow 3")
    table.finish_day()
    table.play(1, "yellow 0")
    assert not any(floor.yellow for floor in table.view().tower)
    assert table.gold()[1] == 3
