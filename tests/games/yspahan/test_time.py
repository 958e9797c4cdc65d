"""Days, weeks and turns (YSP-TIME, YSP-TURN, YSP-DAY)."""

from __future__ import annotations

import pytest

from tests.games.tables import names, only
from tests.games.yspahan.tables import new_game, yspahan
from tests.rules import rule


@rule("YSP-TIME.1", "YSP-END.1")
def test_the_game_lasts_three_weeks_of_seven_days() -> None:
    table = new_game(3, options={"first_player": 0})
    while not table.table.over:
        table.finish_day()
    began = only(table.events(), "day_began")
    assert [(event["day"], event["week"]) for event in began] == [
        (d, w) for w in (1, 2, 3) for d in range(1, 8)
    ]


@rule("YSP-TIME.2")
def test_a_day_is_supplying_and_then_one_turn_for_each_player() -> None:
    table = yspahan(3, dice="1 1 2 2 3 3 4 4 6")
    assert (table.asks, table.waiting, table.floors()) == ("supply", [0], {})
    events = table.finish_day()
    assert names(events)[0] == "rolled"
    assert [event["seat"] for event in only(events, "group_taken")] == [0, 1, 2]


@rule("YSP-TIME.3")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_turns_go_clockwise_from_the_first_player(first: int) -> None:
    table = yspahan(4, first=first, dice="1 1 2 2 3 4 4 5 6")
    seats = [event["seat"] for event in only(table.finish_day(), "group_taken")]
    assert seats == [(first + offset) % 4 for offset in range(4)]


@rule("YSP-TIME.4")
@pytest.mark.parametrize("players", [3, 4])
def test_the_first_player_moves_on_each_day_also_across_weeks(players: int) -> None:
    table = new_game(players, options={"first_player": 0})
    while table.view().day < 20:
        table.finish_day()
    began = only(table.events(), "day_began")
    assert [event["seat"] for event in began] == [(day - 1) % players for day in range(1, 21)]


@rule("YSP-TIME.5")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 0), (4, 1)])
def test_day_21_leaves_the_rotation_with_two_and_four_players_only(players: int, first: int) -> None:
    table = yspahan(players, day=20, first=players - 1, points=[5, 4, 9, 9][:players])
    assert table.view().first == players - 1
    table.finish_day()
    assert (table.view().day, table.view().first) == (21, first)


@rule("YSP-TURN.1")
def test_a_turn_is_dice_first_and_then_at_most_one_building() -> None:
    table = yspahan(4, tower={"camels": "1 1", "gold": "6"}, camels=[2, 0, 0, 0])
    assert table.moves(0, "build", "end") == []
    table.play(0, "take camels")
    assert table.asks == "after_dice"
    assert table.moves(0) == ["build paddock", "build shop_building", "build hammam", "end"]


@rule("YSP-TURN.2")
def test_cards_may_be_played_before_and_after_the_dice() -> None:
    table = yspahan(4, tower={"camels": "1 1", "gold": "6"}, hands={0: "three_gold three_camels"})
    table.play(0, "play three_gold", "take camels", "play three_camels")
    assert (table.gold()[0], table.camels()[0]) == (5, 5)


@rule("YSP-TURN.3")
def test_when_a_player_has_finished_the_next_one_takes_a_turn() -> None:
    table = yspahan(4, tower={"camels": "1 1", "gold": "6"}, camels=[2, 0, 0, 0])
    table.play(0, "take camels")
    assert table.waiting == [0]
    table.play(0, "end")
    assert (table.waiting, table.asks) == ([1], "choose_group")


@rule("YSP-TURN.3")
@pytest.mark.parametrize("players", [3, 4])
def test_everyone_has_exactly_one_turn_a_day(players: int) -> None:
    table = new_game(players, options={"first_player": 0})
    events = table.finish_day()
    turns = only(events, "group_taken") + only(events, "tower_empty")
    assert sorted(event["seat"] for event in turns) == list(range(players))


@rule("YSP-DAY.1")
def test_after_the_last_turn_the_tower_is_emptied() -> None:
    table = yspahan(3, turn=2, tower={"camels": "1", "sack": "2 2", "gold": "6"})
    table.play(2, "take gold")
    assert (table.view().day, table.floors()) == (2, {})


@rule("YSP-DAY.2")
@pytest.mark.parametrize("day", range(1, 7))
def test_the_day_marker_advances_and_the_first_player_changes(day: int) -> None:
    table = yspahan(4, day=day, first=2, shops={0: "vase_blue_1"}, supervisor="W3")
    table.finish_day()
    view = table.view()
    assert (view.day_of_week, view.week, view.first) == (day + 1, 1, 3)
    assert (view.shops["vase_blue_1"], view.supervisor) == (0, "W3")
