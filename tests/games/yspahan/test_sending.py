"""Sending goods to the Caravan (YSP-SEND)."""

from __future__ import annotations

from typing import Any

from tests.games.tables import names, only
from tests.games.yspahan.tables import YspahanTable, yspahan
from tests.rules import rule


def moved(to: str, **arranged: Any) -> YspahanTable:
    """Seat 0 has just moved the Supervisor onto a space."""
    distance = int(to[1:] or 0)
    arranged.setdefault("gold", [9, 0, 0, 0])
    table = yspahan(4, tower={"gold": str(max(distance, 1))}, **arranged)
    table.play(0, "supervise gold", f"move {to}")
    return table


@rule("YSP-SEND.1")
def test_every_cube_beside_the_supervisor_is_affected_whoever_owns_it() -> None:
    for owner in range(4):
        table = moved("W3", shops={owner: "sack_white_1"})
        assert table.view().caravan == [owner]
        assert table.view().shops == {}


@rule("YSP-SEND.1")
def test_on_the_centre_or_beside_empty_shops_nothing_happens() -> None:
    shops = {1: "chest_blue_2", 2: "sack_white_2"}
    assert moved("C", shops=shops).view().caravan == []
    assert moved("W3", shops=shops).view().caravan == []


@rule("YSP-SEND.2")
def test_with_two_goods_the_mover_chooses_the_order_even_between_others() -> None:
    for first, second in (("sack_white_2", "barrel_white_1"), ("barrel_white_1", "sack_white_2")):
        table = moved("S1", shops={1: "sack_white_2", 2: "barrel_white_1"})
        assert (table.asks, table.waiting) == ("order_goods", [0])
        assert table.moves(0) == ["first sack_white_2", "first barrel_white_1"]
        events = table.play(0, f"first {first}")
        assert [event["shop"] for event in only(events, "good_sent")] == [first, second]


@rule("YSP-SEND.2")
def test_only_an_affected_shop_can_be_handled() -> None:
    table = moved("S1", shops={1: "sack_white_2 sack_white_3", 2: "barrel_white_1"})
    assert table.why_not(0, "first sack_white_3") == (
        "YSP-SEND.2",
        "shop_not_affected",
        {"shop": "sack_white_3"},
    )


@rule("YSP-SEND.3", "YSP-SEND.9", "YSP-RULING.20")
def test_each_good_is_fully_resolved_before_the_next_one() -> None:
    table = moved(
        "S1",
        shops={1: "sack_white_2", 2: "barrel_white_1"},
        buildings={1: "caravanserai", 2: "caravanserai"},
        caravan=[3] * 11,
    )
    events = table.play(0, "first sack_white_2")
    assert names(events)[:9] == [
        "good_sent",
        "caravan_entered",
        "card_drawn",
        "caravan_full",
        "caravan_scored",
        "caravan_scored",
        "good_sent",
        "caravan_entered",
        "card_drawn",
    ]


@rule("YSP-SEND.4")
def test_the_owner_may_send_the_cube_and_the_shop_becomes_empty() -> None:
    table = moved("W3", shops={1: "sack_white_1 sack_white_2"}, camels=[0, 2, 0, 0])
    table.play(1, "send")
    assert (table.camels()[1], table.shops(1), table.view().caravan) == (2, ["sack_white_2"], [1])


@rule("YSP-SEND.4")
def test_the_owner_may_pay_a_camel_and_keep_the_cube() -> None:
    table = moved("W3", shops={1: "sack_white_1"}, camels=[0, 2, 0, 0])
    events = table.play(1, "keep")
    assert (table.camels()[1], table.shops(1), table.view().caravan) == (1, ["sack_white_1"], [1])
    assert only(events, "good_kept") == [{"owner": 1, "shop": "sack_white_1"}]


@rule("YSP-SEND.5", "YSP-INFO.5")
def test_the_choice_is_the_owners_also_in_another_players_turn() -> None:
    table = moved("W3", shops={2: "sack_white_1"}, camels=[5, 5, 1, 5])
    assert (table.asks, table.waiting) == ("owner_decides", [2])
    assert table.moves(2) == ["send", "keep"]
    assert table.moves(0) == []


@rule("YSP-SEND.5")
def test_without_a_camel_the_cube_is_sent_without_a_question() -> None:
    table = moved("W3", shops={2: "sack_white_1"}, camels=[5, 5, 0, 5])
    assert table.view().caravan == [2]


@rule("YSP-SEND.5", "YSP-RULING.11")
def test_an_owner_out_of_turn_cannot_play_cards() -> None:
    hands = {2: "three_camels exchange"}
    table = moved("W3", shops={2: "sack_white_1"}, camels=[0, 0, 1, 0], hands=hands, gold=[3, 3, 3, 3])
    assert table.moves(2) == ["send", "keep"]
    assert table.why_not(2, "play three_camels") == ("YSP-SEND.5", "no_cards_out_of_turn", {})
    poor = moved("W3", shops={2: "sack_white_1"}, hands=hands, gold=[3, 3, 3, 3])
    assert (poor.view().caravan, poor.hand(2)) == ([2], ["three_camels", "exchange"])


@rule("YSP-SEND.5")
def test_the_active_player_can_first_get_a_camel_for_an_own_cube() -> None:
    table = moved("W3", shops={0: "sack_white_1"}, hands={0: "three_camels"})
    assert table.moves(0) == ["send", "play three_camels"]
    assert table.why_not(0, "keep") == ("YSP-SEND.5", "no_camel_to_keep", {})
    table.play(0, "play three_camels", "keep")
    assert (table.camels()[0], table.shops(0)) == (2, ["sack_white_1"])


@rule("YSP-SEND.6", "YSP-BLD.4", "YSP-RULING.19")
def test_in_both_cases_the_owner_scores_the_placement_and_draws_with_the_caravanserai() -> None:
    for choice in ("send", "keep"):
        table = moved(
            "W3",
            shops={1: "sack_white_1"},
            camels=[0, 1, 0, 0],
            buildings={1: "caravanserai"},
            deck="exchange",
        )
        table.play(1, choice)
        assert (table.scores()[1], table.hand(1), table.view().caravan) == (2, ["exchange"], [1])


@rule("YSP-SEND.7")
def test_a_kept_cube_is_not_affected_again_by_the_same_move() -> None:
    table = moved("W3", shops={1: "sack_white_1"}, camels=[0, 5, 0, 0])
    table.play(1, "keep")
    assert (table.view().turn, table.view().caravan, table.camels()[1]) == (1, [1], 4)


@rule("YSP-SEND.8")
def test_losing_a_cube_turns_a_complete_souk_into_an_unfinished_one() -> None:
    table = moved("W4", shops={1: "chest_blue_1 chest_blue_2"})
    assert table.view().players[1].completed == []
    assert table.shops(1) == ["chest_blue_2"]


@rule("YSP-SEND.8", "YSP-RULING.8")
def test_a_souk_that_lost_its_only_cube_is_open_to_everybody_again() -> None:
    table = yspahan(
        4,
        tower={"camels": "2", "vase": "3"},
        supervisor="W1",
        shops={1: "vase_blue_1"},
        hands={2: "place_good"},
    )
    table.play(0, "supervise camels", "move N1")
    table.play(1, "draw vase", "end")
    assert "play place_good vase_blue_1" in table.moves(2)


@rule("YSP-SEND.9", "YSP-CARD.4")
def test_the_window_of_the_active_player_comes_before_the_owners_decision() -> None:
    table = moved("W3", shops={1: "sack_white_1"}, camels=[0, 1, 0, 0], hands={0: "three_gold"})
    assert (table.asks, table.waiting) == ("send_good", [0])
    assert table.moves(0) == ["pass", "play three_gold"]
    table.play(0, "play three_gold")
    assert (table.asks, table.waiting) == ("owner_decides", [1])


@rule("YSP-SEND.9", "YSP-CARD.4")
def test_with_two_goods_a_window_comes_before_the_order_and_one_before_the_second_good() -> None:
    table = moved("S1", shops={1: "sack_white_2", 2: "barrel_white_1"}, hands={0: "three_gold three_camels"})
    assert table.moves(0) == [
        "first sack_white_2",
        "first barrel_white_1",
        "play three_camels",
        "play three_gold",
    ]
    table.play(0, "play three_gold", "first sack_white_2")
    assert (table.asks, table.waiting, table.view().caravan) == ("send_good", [0], [1])
    table.play(0, "play three_camels")
    assert table.view().caravan == [1, 2]


@rule("YSP-SEND.9")
def test_a_shop_filled_while_goods_are_sent_is_not_affected_by_this_move() -> None:
    table = moved("E1", shops={1: "barrel_white_1"}, hands={0: "place_good"})
    table.play(0, "play place_good vase_blue_1")
    assert table.view().caravan == [1]
    assert table.shops(0) == ["vase_blue_1"]
