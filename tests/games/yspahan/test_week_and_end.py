"""The end of a week and of the game (YSP-WEEK, YSP-END)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.yspahan.game import GAME
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.journal import Journal
from tests.games.tables import names, only
from tests.games.yspahan.tables import YspahanTable, new_game, yspahan
from tests.rules import rule


def last_turn(day: int, **arranged: Any) -> YspahanTable:
    """Three players; the last of them is about to take the last group of a day."""
    return yspahan(3, day=day, turn=2, tower={"gold": "6"}, **arranged)


@rule("YSP-WEEK.1")
def test_after_day_7_first_the_quarters_and_then_the_caravan_are_scored() -> None:
    table = last_turn(7, shops={0: "vase_blue_1"}, caravan=[0, 1])
    events = table.play(2, "take gold")
    assert [name for name in names(events) if "scored" in name] == [
        "week_scored",
        "souk_scored",
        "caravan_scored",
        "caravan_scored",
    ]


@rule("YSP-WEEK.1", "YSP-RULING.27")
def test_points_are_recorded_in_turn_order() -> None:
    table = last_turn(
        7,
        first=1,
        shops={
            0: "sack_white_1 sack_white_2 sack_white_3",
            2: "barrel_white_1 barrel_white_2",
            1: "vase_blue_1",
        },
        caravan=[0, 1, 2],
    )
    events = table.play(0, "take gold")
    assert [event["seat"] for event in only(events, "souk_scored")] == [1, 2, 0]
    assert [event["seat"] for event in only(events, "caravan_scored")] == [1, 2, 0]


@rule("YSP-RULING.27")
def test_with_two_players_points_are_recorded_in_turn_order_too() -> None:
    table = yspahan(2, day=7, first=1, turn=2, tower={"gold": "6"}, caravan=[0, 1])
    events = table.play(1, "take gold")
    assert [event["seat"] for event in only(events, "caravan_scored")] == [1, 0]


@rule("YSP-WEEK.2")
def test_complete_souks_score_and_unfinished_ones_do_not() -> None:
    table = last_turn(
        14,
        shops={
            0: "chest_blue_1 chest_blue_2 vase_orange_1",
            1: "vase_yellow_1 vase_yellow_2",
            2: "vase_blue_1",
        },
    )
    table.play(2, "take gold")
    assert table.scores() == [4, 6, 4]


@rule("YSP-WEEK.3")
def test_after_the_scoring_every_shop_is_empty() -> None:
    table = last_turn(7, shops={0: "chest_blue_1 vase_blue_1", 1: "sack_pink_3"})
    table.play(2, "take gold")
    assert table.view().shops == {}


@rule("YSP-WEEK.4")
def test_the_caravan_scores_at_the_end_of_every_week() -> None:
    for day in (7, 14, 21):
        table = last_turn(day, caravan=[2, 2, 2, 2])
        table.play(2, "take gold")
        assert table.points(2) == {"caravan": 8}


@rule("YSP-WEEK.5")
@pytest.mark.parametrize("day", [7, 14])
def test_the_next_week_begins_on_day_1_with_the_supervisor_in_the_centre(day: int) -> None:
    table = last_turn(day, supervisor="W7", first=1)
    events = table.play(0, "take gold")
    view = table.view()
    assert (view.week, view.day_of_week, view.supervisor, view.first) == (day // 7 + 1, 1, "C", 2)
    assert "supervisor_returned" in names(events)


@rule("YSP-WEEK.6")
def test_gold_camels_cards_buildings_and_the_caravan_are_kept() -> None:
    table = last_turn(
        7, gold=[7, 0, 0], camels=[1, 5, 0], hands={0: "exchange"}, buildings={1: "hammam"}, caravan=[0, 2]
    )
    table.play(2, "take gold")
    assert (table.gold(), table.camels()) == ([7, 0, 1], [1, 5, 0])
    assert (table.hand(0), table.player(1).buildings, table.view().caravan) == (
        ["exchange"],
        ["hammam"],
        [0, 2],
    )


@rule("YSP-END.1")
def test_the_game_ends_after_the_scoring_of_the_third_week() -> None:
    table = last_turn(21, shops={0: "vase_blue_1"})
    events = table.play(2, "take gold")
    assert table.table.over
    assert names(events)[-3:] == ["week_scored", "souk_scored", "game_over"]
    assert table.scores() == [4, 0, 0]
    assert table.why_not(0, "end") == ("TABLE-OVER.1", "game_over", {})


@rule("YSP-END.2")
@pytest.mark.parametrize(
    ("points", "winners"), [([30, 20, 10], [0]), ([10, 30, 30], [1, 2]), ([5, 5, 5], [0, 1, 2])]
)
def test_the_highest_score_wins_and_ties_share_the_victory(points: list[int], winners: list[int]) -> None:
    table = last_turn(21, points=points, gold=[2, 0, 9], camels=[0, 9, 0])
    events = table.play(2, "take gold")
    assert table.table.over
    assert table.scores() == points
    assert table.table.winners() == winners
    assert [seat for seat, rank in enumerate(table.table.ranks()) if rank == 1] == winners
    assert only(events, "game_over") == [{"winners": winners}]


@rule("YSP-END.3")
def test_what_is_left_over_is_worth_nothing() -> None:
    table = last_turn(
        21,
        gold=[9, 9, 0],
        camels=[9, 9, 0],
        hands={0: "gold_for_points"},
        shops={1: "vase_orange_1 vase_orange_2"},
    )
    table.play(2, "take gold")
    assert table.scores() == [0, 0, 0]


@rule("YSP-END.4")
def test_the_ranking_follows_the_scores_and_the_lines_add_up_to_them() -> None:
    table = last_turn(21, points=[10, 30, 12], shops={2: "vase_blue_1"}, caravan=[2, 0])
    table.play(2, "take gold")
    assert table.scores() == [11, 30, 17]
    assert [sum(table.points(seat).values()) for seat in range(3)] == table.scores()


@rule("YSP-END.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_never_stall_and_end_after_21_days(players: int) -> None:
    for seed in range(3):
        table = new_game(players, seed)
        chance = Fast(seed)
        while not table.table.over:
            seat = table.waiting[0]
            legal = table.table.moves(seat)
            assert legal
            table.table.play(seat, legal[int(chance.below(len(legal)))])
        assert table.view().day == 21
        assert len(only(table.events(), "week_scored")) == 3


def test_a_game_without_a_journal_goes_the_same_way() -> None:
    for players in (2, 3, 4):
        told = GAME.start(players, Fast(players), journal=Journal(GAME.event_kinds))
        silent = GAME.start(players, Fast(players))
        chance = Fast(players)
        while told.seat_to_move() >= 0:
            seat = told.seat_to_move()
            legal = told.legal(seat)
            assert silent.legal(seat) == legal
            action = legal[int(chance.below(len(legal)))]
            told.apply(seat, action)
            silent.apply(seat, action)
        assert silent.seat_to_move() == -1
        assert GAME.to_position(silent) == GAME.to_position(told)


@rule("YSP-END.4")
def test_equal_scores_have_equal_ranks() -> None:
    position = {"players": [{"points": {"souks": points}} for points in (40, 52, 40, 31)]}
    table = GAME.table(players=4, seed=1, position=position)
    assert table.ranks() == [2, 1, 2, 4]
