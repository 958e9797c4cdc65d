"""The worked examples of the rulebook and the further test cases, in their own numbers (YSP-EX)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tables import names, only
from tests.games.yspahan.tables import YspahanTable, yspahan
from tests.rules import rule

BLUE, GREEN, RED, YELLOW = range(4)
A, B, C, D = range(4)


def example_1() -> YspahanTable:
    """Blue has bought two yellow dice and rolled; city and Caravan are those of the later examples."""
    table = yspahan(
        4,
        dice="1 1 3 3 5 5 6 6 6 1 2",
        supervisor="W2",
        caravan=[GREEN],
        camels=[0, 0, 0, 0],
        shops={
            BLUE: "chest_yellow_1 chest_yellow_2 barrel_white_1",
            RED: "chest_blue_2",
            YELLOW: "sack_white_2 sack_white_3",
        },
    )
    table.play(BLUE, "yellow 2")
    return table


def example_2() -> YspahanTable:
    table = example_1()
    table.play(BLUE, "take camels")
    return table


def example_3() -> YspahanTable:
    table = example_2()
    table.play(BLUE, "end")
    table.play(GREEN, "take gold")
    return table


def example_4() -> YspahanTable:
    table = example_3()
    table.play(RED, "take chest")
    table.play(RED, "place chest_pink_1")
    return table


@rule("YSP-EX.1")
def test_example_1_filling_the_tower() -> None:
    table = example_1()
    assert table.gold()[BLUE] == 0
    assert table.floors() == {
        "camels": "1 1 1y",
        "sack": "2y",
        "barrel": "3 3",
        "chest": "5 5",
        "gold": "6 6 6",
    }


@rule("YSP-EX.2")
def test_example_2_taking_camels_and_removing_yellow_dice() -> None:
    table = example_2()
    assert table.camels()[BLUE] == 3
    assert table.floors() == {"barrel": "3 3", "chest": "5 5", "gold": "6 6 6"}


@rule("YSP-EX.3")
def test_example_3_taking_gold() -> None:
    table = example_3()
    assert table.gold()[GREEN] == 2 + 3


@rule("YSP-EX.4")
def test_example_4_placing_goods() -> None:
    table = example_3()
    events = table.play(RED, "take chest")
    assert only(events, "good_placed") == [{"seat": RED, "shop": "chest_blue_1"}]
    assert only(events, "souk_completed") == [{"seat": RED, "souk": "chest_blue"}]
    assert table.moves(RED) == [f"place chest_pink_{number}" for number in (1, 2, 3, 4)]
    assert table.why_not(RED, "place chest_yellow_3")[0] == "YSP-PLACE.3"
    table.play(RED, "place chest_pink_1")
    assert table.shops(RED) == ["chest_blue_1", "chest_blue_2", "chest_pink_1"]


@rule("YSP-EX.4")
def test_example_4_closes_the_pink_souk_to_the_others() -> None:
    table = yspahan(
        4, tower={"chest": "5"}, turn=3, shops={RED: "chest_pink_1 chest_blue_1", BLUE: "chest_yellow_1"}
    )
    assert "take chest" not in table.moves(YELLOW)


@rule("YSP-EX.5")
def test_example_5_the_supervisors_destinations() -> None:
    table = example_4()
    assert table.floors() == {"barrel": "3 3"}
    table.play(YELLOW, "supervise barrel")
    costs = {option.text: -option.effects.get("gold", 0) for option in table.table.decision(YELLOW).options}
    assert {move for move, cost in costs.items() if cost == 0} == {"move W5", "move N1", "move E1", "move S1"}
    for space in ("W6", "N2", "E2", "S2"):
        assert costs[f"move {space}"] == 1


@rule("YSP-EX.5")
def test_example_5_ending_on_e1_sends_blues_cube_only() -> None:
    table = example_4()
    events = table.play(YELLOW, "supervise barrel", "move E1")
    assert (table.waiting, events[-1].name) == ([BLUE], "supervisor_moved")
    events = table.play(BLUE, "send")
    assert only(events, "good_sent") == [{"owner": BLUE, "shop": "barrel_white_1"}]


@rule("YSP-EX.5")
def test_example_5_ending_on_s1_affects_two_goods_in_yellows_order() -> None:
    table = example_4()
    table.play(YELLOW, "supervise barrel", "move S1")
    assert table.moves(YELLOW) == ["first sack_white_2", "first barrel_white_1"]


@rule("YSP-EX.5", "YSP-EX.6")
def test_examples_5_and_6_yellow_pays_a_gold_and_sends_a_good_for_two_points() -> None:
    table = example_4()
    events = table.play(YELLOW, "supervise barrel", "move S2")
    assert table.gold()[YELLOW] == 1
    assert only(events, "good_sent") == [{"owner": YELLOW, "shop": "sack_white_3"}]
    assert only(events, "caravan_entered") == [{"owner": YELLOW, "place": 2, "row": 1, "points": 2}]
    assert (table.view().caravan, table.scores()[YELLOW]) == ([GREEN, YELLOW], 2)


@rule("YSP-EX.5")
def test_example_5_with_a_camel_yellow_could_keep_the_cube() -> None:
    table = yspahan(
        4,
        turn=3,
        tower={"barrel": "3 3"},
        supervisor="W2",
        camels=[0, 0, 0, 1],
        shops={YELLOW: "sack_white_3"},
    )
    table.play(YELLOW, "supervise barrel", "move S2", "keep")
    assert (table.shops(YELLOW), table.camels()[YELLOW], table.view().caravan) == (
        ["sack_white_3"],
        0,
        [YELLOW],
    )


@rule("YSP-EX.7")
def test_example_7_yellow_could_have_drawn_or_placed_instead() -> None:
    table = example_4()
    assert table.moves(YELLOW) == ["take barrel", "supervise barrel", "draw barrel"]
    table.play(YELLOW, "take barrel", "place barrel_pink_1", "place barrel_pink_3")
    assert [shop for shop in table.shops(YELLOW) if "barrel" in shop] == ["barrel_pink_1", "barrel_pink_3"]


@rule("YSP-EX.8")
def test_example_8_a_third_building_gives_five_points() -> None:
    table = yspahan(
        4,
        turn=3,
        moment="build",
        gold=[0, 0, 0, 3],
        camels=[0, 0, 0, 3],
        buildings={YELLOW: "paddock bazaar"},
    )
    table.play(YELLOW, "build caravanserai")
    assert (table.gold()[YELLOW], table.camels()[YELLOW], table.scores()[YELLOW]) == (0, 0, 5)


@rule("YSP-EX.9")
def test_example_9_only_two_values() -> None:
    table = yspahan(4, dice="2 2 2 2 5 5 5 5 5")
    table.play(0, "yellow 0")
    assert table.floors() == {"camels": "2 2 2 2", "gold": "5 5 5 5 5"}


@rule("YSP-EX.10")
def test_example_10_one_value() -> None:
    table = yspahan(4, dice="4 4 4 4 4 4 4 4 4")
    table.play(0, "yellow 0")
    assert table.floors() == {"camels": "4 4 4 4 4 4 4 4 4"}


@rule("YSP-EX.11")
@pytest.mark.parametrize(("bazaar", "blue", "red"), [("", 6, 4), ("bazaar", 8, 6)])
def test_example_11_scoring_the_chest(bazaar: str, blue: int, red: int) -> None:
    table = yspahan(
        4,
        day=7,
        turn=3,
        tower={"gold": "6"},
        buildings={BLUE: bazaar, RED: bazaar},
        shops={
            BLUE: "chest_yellow_1 chest_yellow_2 chest_yellow_3",
            RED: "chest_blue_1 chest_blue_2 chest_pink_1 chest_pink_2",
        },
    )
    table.play(3, "take gold")
    assert (table.scores()[BLUE], table.scores()[RED]) == (blue, red)


@rule("YSP-EX.12")
def test_example_12_scoring_the_caravan_at_the_end_of_a_week() -> None:
    path = [GREEN, YELLOW, BLUE, YELLOW, RED, GREEN, BLUE, YELLOW, YELLOW]
    table = yspahan(4, day=7, turn=3, tower={"gold": "6"}, caravan=path)
    table.play(3, "take gold")
    scores = table.scores()
    assert (scores[GREEN], scores[YELLOW], scores[BLUE], scores[RED]) == (4, 12, 4, 2)
    assert table.view().caravan == path


@rule("YSP-EX.13")
@pytest.mark.parametrize(("card", "gold", "camels"), [("build_no_camels", 4, 0), ("build_no_gold", 0, 4)])
def test_example_13_the_hoist_with_a_build_card(card: str, gold: int, camels: int) -> None:
    table = yspahan(4, tower={"gold": "6"}, gold=[gold, 0, 0, 0], camels=[camels, 0, 0, 0], hands={0: card})
    table.play(0, f"play {card} hoist")
    assert (table.player(0).buildings, table.gold()[0], table.camels()[0]) == (["hoist"], 0, 0)


@rule("YSP-EX.14")
def test_example_14_the_limits_of_the_selling_cards() -> None:
    hands = {0: "camels_for_points gold_for_points"}
    table = yspahan(4, tower={"gold": "6"}, gold=[12, 0, 0, 0], camels=[6, 0, 0, 0], hands=hands)
    assert table.moves(0, "play camels_for_points")[-1] == "play camels_for_points 4"
    assert table.moves(0, "play gold_for_points")[-1] == "play gold_for_points 10"
    table.play(0, "play camels_for_points 4")
    assert table.scores()[0] == 8
    table.play(0, "play gold_for_points 10")
    assert table.scores()[0] == 18


@rule("YSP-EX.21")
def test_example_21_a_yellow_group_on_gold_vanishes_and_two_players_draw() -> None:
    table = yspahan(4, dice="1 1 1 1 2 2 2 2 2 6", gold=[1, 0, 0, 0])
    table.play(0, "yellow 1")
    assert table.floors() == {"camels": "1 1 1 1", "sack": "2 2 2 2 2", "gold": "6y"}
    table.play(0, "take camels")
    assert table.floors() == {"sack": "2 2 2 2 2"}
    table.play(0, "end")
    table.play(1, "take sack", *[f"place sack_yellow_{number}" for number in (1, 2, 3, 4)])
    assert len(table.shops(1)) == 5
    table.play(2, "end")
    assert [player.cards for player in table.view().players] == [0, 0, 1, 1]


@rule("YSP-EX.22")
def test_example_22_all_six_values() -> None:
    table = yspahan(4, dice="6 5 4 3 2 1 1 1 6")
    table.play(0, "yellow 0")
    assert table.floors() == {
        "camels": "1 1 1",
        "sack": "2",
        "barrel": "3",
        "chest": "4",
        "vase": "5",
        "gold": "6 6",
    }


@rule("YSP-EX.23")
def test_example_23_three_values() -> None:
    table = yspahan(4, dice="2 2 2 3 3 3 6 6 6")
    table.play(0, "yellow 0")
    assert table.floors() == {"camels": "2 2 2", "sack": "3 3 3", "gold": "6 6 6"}


@rule("YSP-EX.24")
def test_example_24_destinations_from_the_centre() -> None:
    free = yspahan(4, tower={"gold": "5"}, gold=[0, 0, 0, 0])
    free.play(0, "supervise gold")
    assert set(free.moves(0)) == {"move W5", "move E5", "move S5"}
    paid = yspahan(4, tower={"gold": "5"}, gold=[1, 0, 0, 0])
    paid.play(0, "supervise gold")
    one_gold = {"W4", "E4", "N4", "S4", "W6", "E6", "S6"}
    assert set(paid.moves(0)) - set(free.moves(0)) == {f"move {space}" for space in one_gold}


@rule("YSP-EX.25")
@pytest.mark.parametrize(("space", "distance", "cost"), [("E1", 11, 2), ("C", 10, 1), ("W9", 1, 2)])
def test_example_25_a_long_way_with_the_hammam(space: str, distance: int, cost: int) -> None:
    table = yspahan(4, tower={"gold": "6"}, supervisor="W10", gold=[2, 0, 0, 0], buildings={0: "hammam"})
    table.play(0, "supervise gold")
    events = table.play(0, f"move {space}")
    assert only(events, "supervisor_moved") == [
        {"seat": 0, "space": space, "distance": distance, "gold": cost}
    ]


@rule("YSP-EX.25")
def test_example_25_reaches_distances_1_to_11() -> None:
    table = yspahan(4, tower={"gold": "6"}, supervisor="W10", gold=[2, 0, 0, 0], buildings={0: "hammam"})
    table.play(0, "supervise gold")
    west = {f"move W{number}" for number in range(1, 10)}
    assert set(table.moves(0)) == west | {"move C", "move E1", "move N1", "move S1"}


@rule("YSP-EX.26")
def test_example_26_staying_for_two_gold_sends_both_goods() -> None:
    table = yspahan(
        4,
        tower={"gold": "2"},
        supervisor="S1",
        shops={1: "sack_white_2", 2: "barrel_white_1"},
        gold=[2, 0, 0, 0],
    )
    events = table.play(0, "supervise gold", "move S1", "first sack_white_2")
    assert only(events, "supervisor_moved")[0] == {"seat": 0, "space": "S1", "distance": 0, "gold": 2}
    assert (table.view().caravan, table.view().shops) == ([1, 2], {})


@rule("YSP-EX.27")
def test_example_27_a_full_caravan_between_two_goods() -> None:
    path = [A, A, B, B, C, A, B, C, A, B, C]
    table = yspahan(
        4, turn=3, tower={"gold": "1"}, caravan=path, shops={C: "sack_white_2", A: "barrel_white_1"}
    )
    events = table.play(D, "supervise gold", "move S1", "first sack_white_2")
    assert [event["points"] for event in only(events, "caravan_entered")] == [0, 2]
    assert {event["seat"]: event["points"] for event in only(events, "caravan_scored")} == {
        A: 12,
        B: 12,
        C: 12,
    }
    assert (table.view().caravan, table.scores()) == ([A], [14, 12, 12, 0])


@rule("YSP-EX.28")
def test_example_28_buildings_and_a_card_add_up() -> None:
    hand: dict[str, Any] = {"hands": {0: "exchange"}, "gold": [0, 0, 0, 0]}
    camels = yspahan(4, tower={"camels": "1 1"}, buildings={0: "paddock"}, **hand)
    camels.play(0, "take camels plus exchange")
    assert camels.camels()[0] == 4
    gold = yspahan(4, tower={"gold": "1"}, buildings={0: "shop_building"}, **hand)
    gold.play(0, "take gold plus exchange")
    assert gold.gold()[0] == 4
    cubes = yspahan(4, tower={"sack": "2 2"}, buildings={0: "hoist"}, **hand)
    cubes.play(0, "take sack plus exchange")
    cubes.finish_turn()
    assert len(cubes.shops(0)) == 4


@rule("YSP-EX.29", "YSP-RULING.7")
def test_example_29_two_unfinished_souks_in_one_quarter() -> None:
    table = yspahan(
        4, tower={"camels": "2", "chest": "3 3 3 3"}, shops={1: "chest_blue_1 chest_blue_2 chest_yellow_2"}
    )
    table.play(0, "supervise camels", "move W2")
    table.play(1, "take chest")
    assert table.moves(1) == ["place chest_blue_2", "place chest_yellow_1", "place chest_yellow_3"]
    table.play(1, "place chest_yellow_1")
    assert table.moves(1) == ["place chest_blue_2", "place chest_yellow_3"]
    table.play(1, "place chest_blue_2")
    assert table.moves(1) == [f"place chest_pink_{number}" for number in (1, 2, 3, 4)]


@rule("YSP-EX.30")
def test_example_30_the_order_of_the_last_day() -> None:
    table = yspahan(4, day=20, first=D, points=[50, 42, 42, 61])
    table.finish_day()
    assert (table.scores(), table.view().day) == ([50, 42, 42, 61], 21)
    assert table.view().order == [C, B, A, D]


@rule("YSP-EX.31")
def test_example_31_the_caravanserai_and_a_kept_good() -> None:
    table = yspahan(
        4, tower={"gold": "3"}, camels=[0, 1, 0, 0], shops={1: "sack_white_1"}, buildings={1: "caravanserai"}
    )
    table.play(0, "supervise gold", "move W3")
    events = table.play(1, "keep")
    assert (table.camels()[1], table.shops(1), table.view().caravan) == (0, ["sack_white_1"], [1])
    assert table.scores()[1] == 2
    assert only(events, "card_drawn")[0] == {"seat": 1, "card": None}


@rule("YSP-EX.32")
def test_example_32_exchange() -> None:
    table = yspahan(4, tower={"gold": "3"}, gold=[5, 0, 0, 0], camels=[1, 0, 0, 0], hands={0: "exchange"})
    table.play(0, "play exchange 3 gold")
    assert (table.gold()[0], table.camels()[0]) == (2, 4)


@rule("YSP-EX.33")
def test_example_33_a_bazaar_built_on_day_7_counts_at_once() -> None:
    table = yspahan(
        4, day=7, turn=3, moment="build", gold=[0, 0, 0, 4], camels=[0, 0, 0, 4], shops={3: "vase_blue_1"}
    )
    table.play(3, "build bazaar")
    assert table.points(3) == {"souks": 4, "bazaar": 2}


@rule("YSP-EX.34")
def test_example_34_the_paddock_with_a_build_card() -> None:
    hands = {0: "build_no_camels build_no_gold"}
    free = yspahan(4, tower={"gold": "3"}, gold=[0, 0, 0, 0], hands=hands)
    assert free.moves(0, "play") == ["play build_no_camels paddock"]
    free.play(0, "play build_no_camels paddock")
    assert free.player(0).buildings == ["paddock"]
    paid = yspahan(4, tower={"gold": "3"}, camels=[2, 0, 0, 0], hands=hands)
    paid.play(0, "play build_no_gold paddock")
    assert (paid.camels()[0], paid.gold()[0]) == (0, 2)


@rule("YSP-EX.35")
def test_example_35_the_caravan_of_three_players() -> None:
    points = []
    for taken in range(3, 9):
        table = yspahan(3, tower={"gold": "6"}, caravan=[1] * taken, hands={0: "caravan_good"})
        events = table.play(0, "play caravan_good")
        points.append(only(events, "caravan_entered")[0]["points"])
    assert points == [1, 1, 1, 0, 0, 0]
    assert "caravan_full" in names(events)
    assert table.scores() == [3, 24, 0]


def example_36() -> YspahanTable:
    return yspahan(
        4,
        turn=3,
        tower={"gold": "2"},
        gold=[0, 0, 0, 3],
        shops={YELLOW: "sack_white_3"},
        hands={YELLOW: "three_camels build_no_camels"},
        deck="exchange",
    )


@rule("YSP-EX.36")
def test_example_36_a_camel_from_a_card_keeps_the_good() -> None:
    table = example_36()
    table.play(YELLOW, "supervise gold", "move S2", "play three_camels", "keep")
    assert (table.camels()[YELLOW], table.shops(YELLOW)) == (2, ["sack_white_3"])


@rule("YSP-EX.36")
def test_example_36_a_caravanserai_from_a_card_draws_for_the_good() -> None:
    table = example_36()
    table.play(YELLOW, "supervise gold", "move S2", "play build_no_camels caravanserai", "send")
    assert (table.gold()[YELLOW], table.hand(YELLOW)) == (0, ["three_camels", "exchange"])


@rule("YSP-EX.37", "YSP-RULING.22")
def test_example_37_a_played_card_can_be_drawn_again() -> None:
    table = yspahan(4, tower={"camels": "1", "gold": "6"}, hands={0: "three_gold"}, rest=1)
    assert table.moves(0, "draw") == []
    table.play(0, "play three_gold")
    assert table.moves(0, "draw") == ["draw camels", "draw gold"]
    table.play(0, "draw camels")
    assert table.hand(0) == ["three_gold"]


@rule("YSP-EX.38")
def test_example_38_all_dice_equal() -> None:
    table = yspahan(4, dice="3 3 3 3 3 3 3 3 3", camels=[0, 2, 2, 2])
    table.play(0, "yellow 0", "take camels", "end")
    for seat in (1, 2, 3):
        assert len(table.hand(seat)) == 1
        assert "build paddock" in table.moves(seat)
        table.play(seat, "build paddock", "end")
    assert table.view().day == 2
