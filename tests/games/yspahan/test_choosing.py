"""Choosing a group of dice and what it gives (YSP-SELECT, YSP-PLUS, YSP-CAMEL, YSP-GOLD, YSP-DRAW)."""

from __future__ import annotations

from tests.games.tables import only
from tests.games.yspahan.tables import yspahan
from tests.rules import rule

TOWER = {"camels": "1 1", "sack": "2 2", "barrel": "3", "gold": "6 6 6"}


@rule("YSP-SELECT.1")
def test_the_whole_group_leaves_the_tower() -> None:
    table = yspahan(4, tower=TOWER)
    table.play(0, "take gold")
    assert table.floors() == {"camels": "1 1", "sack": "2 2", "barrel": "3"}
    assert table.why_not(1, "draw gold") == ("YSP-SELECT.1", "floor_empty", {"floor": "gold"})


@rule("YSP-SELECT.2")
def test_a_group_serves_the_floors_action_the_supervisor_or_a_card() -> None:
    table = yspahan(4, tower={"camels": "1", "chest": "3", "gold": "6"})
    assert table.moves(0) == [
        f"{use} {floor}" for use in ("take", "supervise", "draw") for floor in ("camels", "chest", "gold")
    ]


@rule("YSP-SELECT.2")
def test_a_group_serves_one_action_only() -> None:
    table = yspahan(4, tower=TOWER, hands={0: "exchange"})
    table.play(0, "take gold")
    assert table.moves(0, "take", "supervise", "draw") == []


@rule("YSP-SELECT.3")
def test_supply_needs_a_shop_and_the_rest_is_always_allowed() -> None:
    full = {1: "vase_blue_1 vase_yellow_1 vase_orange_2"}
    table = yspahan(4, tower={"camels": "1", "vase": "3", "gold": "6"}, shops=full)
    assert table.moves(0, "take") == ["take camels", "take gold"]
    assert table.moves(0, "supervise", "draw") == [
        f"{use} {floor}" for use in ("supervise", "draw") for floor in ("camels", "vase", "gold")
    ]
    assert table.why_not(0, "take vase") == ("YSP-SELECT.3", "no_shop_to_supply", {"floor": "vase"})


@rule("YSP-SELECT.4")
def test_passing_is_not_possible_while_there_is_a_group() -> None:
    table = yspahan(4, tower={"camels": "1"}, hands={0: "exchange"})
    assert table.moves(0, "end", "pass") == []
    assert table.why_not(0, "pass") == ("YSP-CARD.4", "not_now", {})
    assert table.why_not(0, "end") == ("YSP-TURN.1", "not_now", {})


@rule("YSP-SELECT.5")
def test_without_a_group_the_player_draws_a_card_and_may_still_build() -> None:
    table = yspahan(4, tower={"camels": "1 1"}, camels=[0, 2, 0, 0], deck="exchange place_good")
    table.play(0, "draw camels", "end")
    assert table.hand(1) == ["place_good"]
    assert table.asks == "after_dice"
    assert "build paddock" in table.moves(1)


@rule("YSP-SELECT.5")
def test_without_a_group_cards_may_be_played_before_and_after_the_draw_but_none_for_a_die() -> None:
    table = yspahan(4, tower={"camels": "1"}, hands={1: "three_gold three_camels"}, deck="caravan_good")
    table.play(0, "take camels")
    assert table.moves(1) == ["pass", "play three_camels", "play three_gold"]
    assert table.why_not(1, "take camels plus three_gold") == ("YSP-SELECT.5", "tower_empty", {})
    table.play(1, "play three_gold", "pass")
    assert table.moves(1) == ["end", "play three_camels", "play caravan_good"]


@rule("YSP-PLUS.1")
def test_one_card_makes_the_group_one_die_larger_without_its_effect() -> None:
    table = yspahan(4, tower=TOWER, hands={0: "three_gold"})
    table.play(0, "take camels plus three_gold")
    assert (table.camels()[0], table.gold()[0]) == (3, 2)
    assert (table.hand(0), table.view().discard) == ([], ["three_gold"])


@rule("YSP-PLUS.2", "YSP-RULING.23")
def test_a_card_for_a_die_goes_with_the_floors_own_action_only() -> None:
    table = yspahan(4, tower={"camels": "1", "sack": "2"}, hands={0: "exchange"})
    assert [move for move in table.moves(0) if "plus" in move] == [
        "take camels plus exchange",
        "take sack plus exchange",
    ]
    assert {move.kind for move in table.table.moves(0)} >= {"supervise", "draw", "take_plus"}


@rule("YSP-PLUS.3")
def test_a_card_cannot_make_a_group_on_an_empty_floor() -> None:
    table = yspahan(4, tower={"camels": "1"}, hands={0: "exchange"})
    refusal = table.why_not(0, "take gold plus exchange")
    assert refusal == ("YSP-SELECT.1", "floor_empty", {"floor": "gold"})


@rule("YSP-PLUS.4")
def test_a_card_adds_up_with_paddock_shop_and_hoist() -> None:
    gains = {}
    for floor in ("camels", "gold", "sack"):
        table = yspahan(4, tower=TOWER, hands={0: "exchange"}, buildings={0: "paddock shop_building hoist"})
        table.play(0, f"take {floor} plus exchange")
        for _ in range(4):
            if table.asks == "place_goods":
                table.play_default()
        gains[floor] = (table.camels()[0], table.gold()[0] - 2, len(table.shops(0)))
    assert gains == {"camels": (4, 0, 0), "gold": (0, 6, 0), "sack": (0, 0, 4)}


@rule("YSP-PLUS.5")
def test_one_card_per_selection_and_any_number_as_free_actions() -> None:
    table = yspahan(4, tower=TOWER, hands={0: "three_gold three_camels exchange exchange"})
    table.play(0, "play three_gold", "take camels plus exchange", "play three_camels", "play exchange 1 gold")
    assert table.hand(0) == []
    assert (table.camels()[0], table.gold()[0]) == (3 + 3 + 1, 2 + 3 - 1)


@rule("YSP-PLUS.6")
def test_a_card_cannot_make_supplying_legal() -> None:
    full = {1: "vase_blue_1 vase_yellow_1 vase_orange_2"}
    table = yspahan(4, tower={"camels": "1", "vase": "3"}, shops=full, hands={0: "exchange"})
    assert table.moves(0, "take vase") == []
    assert table.why_not(0, "take vase plus exchange")[0] == "YSP-SELECT.3"


@rule("YSP-PLUS.6", "YSP-PLACE.8")
def test_an_extra_cube_without_a_shop_is_not_placed_and_the_card_stays_discarded() -> None:
    taken = {1: "vase_yellow_1 vase_orange_2"}
    table = yspahan(4, tower={"camels": "1", "vase": "3"}, shops=taken, hands={0: "exchange"})
    events = table.play(0, "take vase plus exchange")
    assert table.shops(0) == ["vase_blue_1"]
    assert only(events, "cubes_left") == [{"seat": 0, "cubes": 1}]
    assert table.view().discard == ["exchange"]


@rule("YSP-CAMEL.1", "YSP-BLD.1")
def test_taking_camels_gives_one_for_each_die_and_one_more_with_the_paddock() -> None:
    plain = yspahan(4, tower=TOWER)
    plain.play(0, "take camels")
    assert plain.camels() == [2, 0, 0, 0]
    paddock = yspahan(4, tower=TOWER, buildings={0: "paddock"})
    events = paddock.play(0, "take camels")
    assert paddock.camels() == [3, 0, 0, 0]
    assert only(events, "camels_taken") == [{"seat": 0, "camels": 3}]


@rule("YSP-GOLD.1", "YSP-BLD.2")
def test_taking_gold_gives_one_for_each_die_and_two_more_with_the_shop() -> None:
    plain = yspahan(4, tower=TOWER)
    plain.play(0, "take gold")
    assert plain.gold() == [5, 2, 2, 2]
    shop = yspahan(4, tower=TOWER, buildings={0: "shop_building"})
    events = shop.play(0, "take gold")
    assert shop.gold() == [7, 2, 2, 2]
    assert only(events, "gold_taken") == [{"seat": 0, "gold": 5}]


@rule("YSP-GOLD.2")
def test_paddock_and_shop_do_not_act_on_cards() -> None:
    table = yspahan(
        4, tower=TOWER, hands={0: "three_gold three_camels"}, buildings={0: "paddock shop_building"}
    )
    table.play(0, "play three_gold", "play three_camels")
    assert (table.gold()[0], table.camels()[0]) == (5, 3)


@rule("YSP-BLD.1", "YSP-BLD.2", "YSP-BLD.6")
def test_paddock_shop_and_hoist_need_a_group_on_their_floor() -> None:
    table = yspahan(4, tower={"barrel": "3"}, buildings={0: "paddock shop_building hoist"})
    assert table.moves(0, "take") == ["take barrel"]


@rule("YSP-DRAW.1")
def test_drawing_gives_one_card_whatever_the_group_and_unseen_by_others() -> None:
    table = yspahan(4, tower={"camels": "1", "gold": "6 6 6 6"}, deck="place_good exchange")
    table.play(0, "draw gold")
    assert table.hand(0) == ["place_good"]
    assert only(table.events(0), "card_drawn") == [{"seat": 0, "card": "place_good"}]
    assert only(table.events(1), "card_drawn") == [{"seat": 0, "card": None}]


@rule("YSP-DRAW.2", "YSP-RULING.21")
def test_the_discard_pile_is_shuffled_when_a_card_is_needed_and_not_before() -> None:
    table = yspahan(4, tower={"camels": "1", "gold": "6"}, deck="exchange", rest="discard")
    assert (table.view().deck, len(table.view().discard)) == (1, 17)
    table.play(0, "draw camels")
    assert (table.view().deck, len(table.view().discard)) == (0, 17)
    table.play(0, "end")
    events = table.play(1, "draw gold")
    assert (table.view().deck, len(table.view().discard)) == (16, 0)
    assert only(events, "deck_shuffled") == [{"cards": 17}]


@rule("YSP-DRAW.3")
def test_no_card_is_drawn_when_deck_and_discard_pile_are_empty() -> None:
    table = yspahan(4, tower={"camels": "1", "gold": "6"}, rest=3)
    assert table.moves(0, "draw") == []
    assert table.why_not(0, "draw gold") == ("YSP-DRAW.3", "no_card_to_draw", {})


@rule("YSP-DRAW.4")
def test_a_card_may_be_played_in_the_turn_in_which_it_was_drawn() -> None:
    table = yspahan(4, tower={"camels": "1"}, deck="three_gold")
    table.play(0, "draw camels", "play three_gold")
    assert table.gold()[0] == 5


@rule("YSP-DRAW.4")
def test_a_drawn_card_is_too_late_for_the_selection_that_drew_it() -> None:
    table = yspahan(4, tower={"camels": "1"}, deck="three_gold")
    assert [move for move in table.moves(0) if "plus" in move] == []
    table.play(0, "draw camels")
    assert table.why_not(0, "take camels plus three_gold") == ("YSP-PLUS.1", "not_now", {})
