"""Cards as free actions (YSP-CARD)."""

from __future__ import annotations

import pytest

from tests.games.tables import names, only
from tests.games.yspahan.tables import BUILDINGS, CARDS, yspahan
from tests.rules import rule

TOWER = {"camels": "1", "gold": "6"}
EVERY_KIND = " ".join(CARDS)


@rule("YSP-CARD.1", "YSP-RULING.24")
def test_played_cards_go_face_up_to_the_discard_pile() -> None:
    table = yspahan(4, tower=TOWER, hands={0: "three_gold three_camels"})
    events = table.play(0, "play three_gold", "play three_camels")
    assert table.view().discard == ["three_gold", "three_camels"]
    assert [event["card"] for event in only(events, "card_played")] == ["three_gold", "three_camels"]
    assert table.hand(0) == []


@rule("YSP-CARD.1")
def test_cards_are_played_from_ones_own_hand_in_ones_own_turn() -> None:
    table = yspahan(4, tower=TOWER, hands={1: "three_gold"})
    assert table.moves(1) == []
    assert table.why_not(1, "play three_gold") == ("TABLE-TURN.1", "not_your_decision", {"seat": 0})
    assert table.why_not(0, "play three_gold") == ("YSP-CARD.1", "card_not_in_hand", {"card": "three_gold"})


@rule("YSP-CARD.2")
@pytest.mark.parametrize("held", [0, 1, 5, 9, 16, 17])
def test_there_is_no_hand_limit(held: int) -> None:
    cards = (CARDS * 2)[:held]
    table = yspahan(4, tower=TOWER, hands={0: " ".join(cards)})
    left = (CARDS * 2)[held:]
    drawn = table.position()["deck"][0]
    table.play(0, "draw gold")
    assert table.hand(0) == [*cards, drawn]
    assert len(table.position()["deck"]) == len(left) - 1


@rule("YSP-CARD.2")
def test_a_hand_of_all_the_cards_is_kept_for_as_long_as_one_likes() -> None:
    table = yspahan(4, tower=TOWER, hands={0: ""}, rest=0, dice="1 2 3 4 5 6 6 6 6")
    assert len(table.hand(0)) == 2 * len(CARDS)
    table.play(0, "take gold", "end")
    table.finish_day()
    assert sorted(table.hand(0)) == sorted(CARDS * 2)


@rule("YSP-CARD.3")
def test_a_card_without_a_possible_effect_cannot_be_played() -> None:
    hands = {0: "camels_for_points gold_for_points exchange build_no_camels build_no_gold"}
    built = {0: " ".join(BUILDINGS)}
    table = yspahan(4, tower=TOWER, gold=[0, 0, 0, 0], hands=hands, buildings=built)
    assert table.moves(0, "play") == []


@rule("YSP-CARD.4")
def test_cards_can_be_played_before_the_roll_by_the_first_player_only() -> None:
    table = yspahan(4, hands={0: "three_gold", 1: "three_gold"})
    assert (table.asks, table.moves(0, "play"), table.moves(1)) == ("supply", ["play three_gold"], [])


@rule("YSP-CARD.4")
def test_cards_can_be_played_before_choosing_and_until_the_turn_is_ended() -> None:
    hands = {0: "three_gold three_gold exchange caravan_good"}
    table = yspahan(4, tower=TOWER, hands=hands, camels=[3, 0, 0, 0])
    table.play(0, "play three_gold", "take camels", "play three_gold", "build paddock", "play caravan_good")
    assert (table.waiting, table.hand(0)) == ([0], ["exchange"])
    table.play(0, "end")
    assert table.waiting == [1]


@rule("YSP-CARD.4", "YSP-RULING.10")
def test_there_is_no_window_in_the_middle_of_placing_or_moving() -> None:
    table = yspahan(4, tower={"sack": "2 2", "gold": "6"}, hands={0: "three_gold", 1: "three_gold"})
    table.play(0, "take sack", "place sack_pink_1")
    assert table.moves(0, "play") == []
    assert table.why_not(0, "play three_gold") == ("YSP-CARD.4", "not_now", {})
    table.play(0, "place sack_pink_2", "end")
    table.play(1, "supervise gold")
    assert table.moves(1, "play") == []


@rule("YSP-CARD.5")
def test_three_camels_and_three_gold_give_three() -> None:
    table = yspahan(4, tower=TOWER, hands={0: "three_gold three_camels"})
    events = table.play(0, "play three_gold", "play three_camels")
    assert (table.gold()[0], table.camels()[0]) == (5, 3)
    assert only(events, "gold_gained") == [{"seat": 0, "gold": 3}]
    assert only(events, "camels_gained") == [{"seat": 0, "camels": 3}]


@rule("YSP-CARD.6", "YSP-RULING.12")
def test_a_good_may_continue_an_own_souk_but_not_start_beside_an_unfinished_one() -> None:
    table = yspahan(
        4, tower=TOWER, hands={0: "place_good"}, shops={0: "chest_pink_1", 1: "vase_orange_1 vase_yellow_1"}
    )
    chest = table.moves(0, "play place_good chest")
    assert chest == [f"play place_good chest_pink_{number}" for number in (2, 3, 4)]
    assert table.moves(0, "play place_good vase") == ["play place_good vase_blue_1"]
    assert len(table.moves(0, "play place_good sack", "play place_good barrel")) == 18 + 14
    refusal = table.why_not(0, "play place_good chest_blue_1")
    assert refusal == ("YSP-PLACE.4", "must_finish", {"souk": "chest_pink"})


@rule("YSP-CARD.6")
def test_a_good_to_a_shop_places_one_cube_and_the_hoist_adds_none() -> None:
    table = yspahan(4, tower=TOWER, hands={0: "place_good"}, buildings={0: "hoist"})
    events = table.play(0, "play place_good vase_blue_1")
    assert table.shops(0) == ["vase_blue_1"]
    assert names(events) == ["card_played", "good_placed", "souk_completed"]


@rule("YSP-BLD.6")
def test_the_hoist_does_not_affect_the_card() -> None:
    table = yspahan(4, tower=TOWER, hands={0: "place_good"}, buildings={0: "hoist"})
    table.play(0, "play place_good sack_pink_1")
    assert (table.asks, table.shops(0)) == ("choose_group", ["sack_pink_1"])


@rule("YSP-CARD.6")
def test_a_good_to_a_shop_needs_a_legal_shop() -> None:
    one_in_each = " ".join(souk + "_1" for souk in SOUKS)
    table = yspahan(4, tower=TOWER, hands={0: "place_good"}, shops={1: one_in_each})
    assert table.moves(0, "play") == []
    assert table.why_not(0, "play place_good sack_pink_2")[0] == "YSP-PLACE.3"


SOUKS = [
    "sack_white",
    "sack_blue",
    "sack_yellow",
    "sack_pink",
    "barrel_white",
    "barrel_blue",
    "barrel_yellow",
    "barrel_pink",
    "chest_blue",
    "chest_yellow",
    "chest_pink",
    "vase_blue",
    "vase_yellow",
    "vase_orange",
]


@rule("YSP-CARD.7", "YSP-BLD.4")
def test_a_good_to_the_caravan_scores_its_place_and_draws_no_card() -> None:
    table = yspahan(4, tower=TOWER, hands={0: "caravan_good"}, buildings={0: "caravanserai"})
    events = table.play(0, "play caravan_good")
    assert (table.view().caravan, table.scores()[0], table.hand(0)) == ([0], 2, [])
    assert names(events) == ["card_played", "caravan_entered"]


@rule("YSP-CARD.8", "YSP-RULING.25")
@pytest.mark.parametrize(("camels", "most"), [(0, 0), (1, 1), (3, 3), (4, 4), (9, 4)])
def test_one_to_four_camels_give_two_points_each(camels: int, most: int) -> None:
    table = yspahan(4, tower=TOWER, hands={0: "camels_for_points"}, camels=[camels, 0, 0, 0])
    options = table.moves(0, "play")
    assert options == [f"play camels_for_points {amount}" for amount in range(1, most + 1)]
    if most:
        table.play(0, options[-1])
        assert (table.camels()[0], table.scores()[0]) == (camels - most, 2 * most)


@rule("YSP-CARD.9", "YSP-RULING.25")
@pytest.mark.parametrize(("gold", "most"), [(0, 0), (1, 1), (10, 10), (15, 10)])
def test_one_to_ten_gold_give_a_point_each(gold: int, most: int) -> None:
    table = yspahan(4, tower=TOWER, hands={0: "gold_for_points"}, gold=[gold, 0, 0, 0])
    options = table.moves(0, "play")
    assert options == [f"play gold_for_points {amount}" for amount in range(1, most + 1)]
    if most:
        table.play(0, options[-1])
        assert (table.gold()[0], table.scores()[0]) == (gold - most, most)


@rule("YSP-CARD.10", "YSP-RULING.25", "YSP-RULING.26")
def test_exchange_swaps_any_number_in_one_direction() -> None:
    table = yspahan(4, tower=TOWER, hands={0: "exchange"}, gold=[3, 0, 0, 0], camels=[2, 0, 0, 0])
    assert table.moves(0, "play") == [
        "play exchange 1 gold",
        "play exchange 2 gold",
        "play exchange 3 gold",
        "play exchange 1 camels",
        "play exchange 2 camels",
    ]


@rule("YSP-CARD.10")
@pytest.mark.parametrize(("move", "gold", "camels"), [("2 gold", 1, 4), ("2 camels", 5, 0)])
def test_exchange_is_one_for_one(move: str, gold: int, camels: int) -> None:
    table = yspahan(4, tower=TOWER, hands={0: "exchange"}, gold=[3, 0, 0, 0], camels=[2, 0, 0, 0])
    table.play(0, f"play exchange {move}")
    assert (table.gold()[0], table.camels()[0]) == (gold, camels)


@rule("YSP-CARD.11")
def test_a_build_card_builds_at_once_and_waives_its_part_of_the_price() -> None:
    for card, paid in (("build_no_camels", (4, 1)), ("build_no_gold", (1, 4))):
        table = yspahan(4, tower=TOWER, hands={0: card}, gold=[4, 0, 0, 0], camels=[4, 0, 0, 0])
        table.play(0, f"play {card} caravanserai")
        assert (table.camels()[0], table.gold()[0]) == paid
        assert table.player(0).buildings == ["caravanserai"]


@rule("YSP-CARD.11")
def test_a_build_card_needs_the_rest_of_the_price_and_an_unbuilt_building() -> None:
    table = yspahan(4, tower=TOWER, hands={0: "build_no_camels"}, gold=[2, 0, 0, 0], buildings={0: "hammam"})
    assert table.moves(0, "play") == ["play build_no_camels paddock", "play build_no_camels shop_building"]
    assert table.why_not(0, "play build_no_camels hoist") == (
        "YSP-STOCK.2",
        "cannot_pay",
        {"building": "hoist", "camels": 0, "gold": 4},
    )
    assert table.why_not(0, "play build_no_camels hammam")[0] == "YSP-BUILD.3"


@rule("YSP-CARD.11", "YSP-BUILD.2")
def test_a_build_card_is_the_one_building_of_the_turn_and_scores_as_any() -> None:
    table = yspahan(
        4,
        tower=TOWER,
        hands={0: "build_no_camels build_no_gold"},
        gold=[9, 0, 0, 0],
        camels=[9, 0, 0, 0],
        buildings={0: "paddock hammam"},
    )
    table.play(0, "play build_no_camels hoist")
    assert table.points(0) == {"buildings": 5}
    assert table.moves(0, "play") == []
    table.play(0, "take gold")
    assert table.moves(0) == ["end"]
    assert table.why_not(0, "build bazaar") == ("YSP-BUILD.2", "already_built_this_turn", {})
    assert table.why_not(0, "play build_no_gold bazaar")[0] == "YSP-BUILD.2"


@rule("YSP-CARD.12")
def test_in_every_window_several_cards_may_be_played_also_those_just_drawn() -> None:
    table = yspahan(
        4,
        tower=TOWER,
        supervisor="W2",
        shops={0: "sack_white_1"},
        camels=[1, 0, 0, 0],
        deck="three_gold",
        buildings={0: "caravanserai"},
        hands={0: "three_camels exchange"},
    )
    table.play(0, "supervise camels", "move W3", "play three_camels", "play exchange 2 camels", "keep")
    assert table.hand(0) == ["three_gold"]
    table.play(0, "play three_gold")
    assert (table.gold()[0], table.camels()[0]) == (2 + 2 + 3, 1)


@rule("YSP-CARD.12")
def test_a_caravanserai_built_while_goods_are_sent_works_for_those_still_to_be_sent() -> None:
    table = yspahan(
        4,
        tower={"camels": "1"},
        shops={0: "sack_white_2 barrel_white_1"},
        gold=[3, 0, 0, 0],
        hands={0: "build_no_camels"},
        deck="exchange place_good",
    )
    table.play(0, "supervise camels", "move S1", "first sack_white_2", "send")
    assert table.hand(0) == ["build_no_camels"]
    table.play(0, "play build_no_camels caravanserai")
    assert (table.view().caravan, table.hand(0)) == ([0, 0], ["exchange"])
