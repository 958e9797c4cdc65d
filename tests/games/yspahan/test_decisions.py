"""Every decision point: who decides, and exactly between what (YSP-DEC)."""

from __future__ import annotations

from tests.games.yspahan.tables import BUILDINGS, FLOORS, SHOPS, SPACES, yspahan
from tests.rules import rule

TOWER = {"camels": "1", "sack": "2", "gold": "6"}


@rule("YSP-DEC.1")
def test_decision_1_the_number_of_yellow_dice() -> None:
    table = yspahan(4, first=2, gold=[9, 9, 2, 9])
    assert (table.asks, table.waiting) == ("supply", [2])
    assert table.moves(2) == ["yellow 0", "yellow 1", "yellow 2"]


@rule("YSP-DEC.2")
def test_decision_2_a_free_card_or_going_on() -> None:
    hands = {0: "three_gold three_gold camels_for_points"}
    for table, going_on in (
        (yspahan(4, hands=hands), ["yellow 0", "yellow 1", "yellow 2"]),
        (yspahan(4, moment="build", hands=hands), ["end"]),
    ):
        assert table.moves(0) == [*going_on, "play three_gold"]
    choosing = yspahan(4, tower=TOWER, hands=hands)
    assert choosing.moves(0, "play") == ["play three_gold"]
    sending = yspahan(4, tower={"gold": "3"}, hands=hands, shops={1: "sack_white_1"})
    sending.play(0, "supervise gold", "move W3")
    assert sending.moves(0) == ["pass", "play three_gold"]
    assert [move.kind for move in sending.table.moves(1)] == []


@rule("YSP-DEC.3")
def test_decision_3_floor_action_and_optional_card() -> None:
    table = yspahan(4, tower={"camels": "1", "sack": "2"}, hands={0: "caravan_good caravan_good exchange"})
    assert table.waiting == [0]
    groups = [move for move in table.moves(0) if not move.startswith("play")]
    assert groups == [
        "take camels",
        "take sack",
        "take camels plus caravan_good",
        "take camels plus exchange",
        "take sack plus caravan_good",
        "take sack plus exchange",
        "supervise camels",
        "supervise sack",
        "draw camels",
        "draw sack",
    ]


@rule("YSP-DEC.3")
def test_decision_3_offers_at_most_six_floors_times_three_actions() -> None:
    table = yspahan(4, tower={floor: str(value) for value, floor in enumerate(FLOORS, 1)})
    assert len(table.moves(0)) == 18


@rule("YSP-DEC.4")
def test_decision_4_one_legal_shop_per_cube() -> None:
    table = yspahan(4, tower={"chest": "2 2 2"}, shops={1: "chest_pink_1"})
    table.play(0, "take chest")
    assert (table.asks, table.waiting) == ("place_goods", [0])
    assert table.moves(0) == [
        f"place chest_{shop}" for shop in ("blue_1", "blue_2", "yellow_1", "yellow_2", "yellow_3")
    ]
    table.play(0, "place chest_blue_2")
    assert table.shops(0) == ["chest_blue_1", "chest_blue_2"], "the single legal shop was no decision"
    assert table.moves(0) == [f"place chest_yellow_{number}" for number in (1, 2, 3)]


@rule("YSP-DEC.5")
def test_decision_5_the_destination() -> None:
    table = yspahan(4, tower={"gold": "6"}, gold=[30, 0, 0, 0])
    table.play(0, "supervise gold")
    assert (table.asks, table.waiting) == ("move_supervisor", [0])
    assert table.moves(0) == [f"move {space}" for space in SPACES]
    assert len(SPACES) == 29


@rule("YSP-DEC.6")
def test_decision_6_the_order_of_two_goods() -> None:
    for space, shops in (("E1", "barrel_white_1 vase_blue_1"), ("S1", "sack_white_2 barrel_white_1")):
        table = yspahan(4, turn=2, tower={"gold": "1"}, shops={0: shops})
        table.play(2, "supervise gold", f"move {space}")
        assert (table.asks, table.waiting) == ("order_goods", [2])
        assert table.moves(2) == [f"first {shop}" for shop in shops.split()]


@rule("YSP-DEC.6")
def test_decision_6_does_not_arise_with_a_single_cube() -> None:
    table = yspahan(4, tower={"gold": "1"}, shops={1: "barrel_white_1"}, camels=[0, 1, 0, 0])
    table.play(0, "supervise gold", "move E1")
    assert table.asks == "owner_decides"


@rule("YSP-DEC.7")
def test_decision_7_keep_or_send_is_the_owners_and_needs_a_camel() -> None:
    table = yspahan(4, tower={"gold": "3"}, shops={3: "sack_white_1"}, camels=[9, 0, 0, 1])
    table.play(0, "supervise gold", "move W3")
    assert (table.asks, table.waiting, table.moves(3)) == ("owner_decides", [3], ["send", "keep"])
    poor = yspahan(4, tower={"gold": "3"}, shops={3: "sack_white_1"}, camels=[9, 0, 0, 0])
    poor.play(0, "supervise gold", "move W3")
    assert (poor.asks, poor.view().caravan) == ("after_dice", [3])


@rule("YSP-DEC.7")
def test_decision_7_counts_the_camels_after_the_window() -> None:
    table = yspahan(
        4, tower={"gold": "3"}, shops={0: "sack_white_1"}, camels=[1, 0, 0, 0], hands={0: "camels_for_points"}
    )
    table.play(0, "supervise gold", "move W3")
    assert table.moves(0) == ["send", "keep", "play camels_for_points 1"]
    table.play(0, "play camels_for_points 1")
    assert table.view().caravan == [0]


@rule("YSP-DEC.8")
def test_decision_8_an_affordable_unbuilt_building_or_none() -> None:
    table = yspahan(
        4, moment="build", turn=1, gold=[0, 3, 0, 0], camels=[0, 3, 0, 0], buildings={1: "hammam"}
    )
    assert (table.asks, table.waiting) == ("after_dice", [1])
    assert table.moves(1) == ["build paddock", "build shop_building", "build caravanserai", "end"]


@rule("YSP-DEC.9")
def test_decision_9_the_parameters_of_cards() -> None:
    hands = {
        0: "place_good camels_for_points gold_for_points exchange build_no_camels build_no_gold three_gold"
    }
    table = yspahan(4, tower=TOWER, gold=[30, 0, 0, 0], camels=[30, 0, 0, 0], hands=hands)
    assert table.moves(0, "play place_good") == [f"play place_good {shop}" for shop in SHOPS]
    assert table.moves(0, "play camels_for_points") == [f"play camels_for_points {n}" for n in range(1, 5)]
    assert table.moves(0, "play gold_for_points") == [f"play gold_for_points {n}" for n in range(1, 11)]
    swaps = [f"play exchange {n} {what}" for what in ("gold", "camels") for n in range(1, 31)]
    assert table.moves(0, "play exchange") == swaps
    for card in ("build_no_camels", "build_no_gold"):
        assert table.moves(0, f"play {card}") == [f"play {card} {building}" for building in BUILDINGS]
    assert table.moves(0, "play three_gold") == ["play three_gold"]


@rule("YSP-DEC.10")
def test_decision_10_ending_the_turn() -> None:
    table = yspahan(4, moment="build", hands={0: "camels_for_points"})
    assert table.moves(0) == ["end"]
    table.play(0, "end")
    assert table.view().turn == 1


@rule("YSP-DEC.11")
def test_decision_11_building_with_a_group_of_two_players() -> None:
    table = yspahan(
        2,
        tower={"camels": "1"},
        gold=[2, 0],
        camels=[2, 0],
        hands={0: "build_no_gold"},
        buildings={0: "hammam"},
    )
    assert table.moves(0, "raise") == [
        "raise camels paddock",
        "raise camels shop_building",
        "raise camels paddock with build_no_gold",
        "raise camels shop_building with build_no_gold",
    ]
    assert yspahan(3, tower=TOWER, gold=[9, 9, 9], camels=[9, 9, 9]).moves(0, "raise") == []
