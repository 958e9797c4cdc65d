"""Rulings for what the rulebook leaves open, their switches, and the limits of the stock (YSP-RULING)."""

from __future__ import annotations

import pytest

from caravanserai.games.yspahan.game import GAME
from caravanserai.games.yspahan.parts import Parts
from caravanserai.kernel.data import BadData
from caravanserai.kernel.refusal import Impossible
from tests.games.tables import names, only
from tests.games.yspahan.tables import BUILDINGS, CARDS, data, game_with, limited, yspahan
from tests.rules import rule

TOWER = {"camels": "1 1", "sack": "2 2", "gold": "6 6 6"}


# --- a stock with limits (YSP-RULING.1, .36) ------------------------------------------------------


@rule("YSP-RULING.36", "YSP-STOCK.1")
def test_with_a_limit_a_player_takes_as_much_gold_as_the_stock_has() -> None:
    table = yspahan(4, tower=TOWER, hands={1: "three_gold"}, game=limited(gold=10))
    events = table.play(0, "take gold")
    assert table.gold() == [4, 2, 2, 2]
    assert only(events, "gold_taken") == [{"seat": 0, "gold": 2}]
    table.play(1, "play three_gold")
    assert table.gold() == [4, 2, 2, 2]


@rule("YSP-RULING.36", "YSP-STOCK.1")
def test_with_a_limit_a_player_takes_as_many_camels_as_the_stock_has() -> None:
    table = yspahan(4, tower=TOWER, hands={0: "three_camels"}, game=limited(camels=4))
    table.play(0, "take camels", "play three_camels")
    assert table.camels() == [4, 0, 0, 0]


@rule("YSP-RULING.36")
def test_with_a_limit_exchange_gives_what_the_stock_can_give() -> None:
    table = yspahan(
        3,
        tower=TOWER,
        gold=[5, 0, 0],
        camels=[5, 0, 0],
        hands={0: "exchange"},
        game=limited(gold=7, camels=6),
    )
    assert table.moves(0, "play") == [
        "play exchange 1 gold",
        "play exchange 1 camels",
        "play exchange 2 camels",
    ]
    assert table.why_not(0, "play exchange 2 gold")[0] == "YSP-RULING.36"
    assert table.why_not(0, "play exchange 3 camels")[0] == "YSP-RULING.36"


@rule("YSP-RULING.36")
def test_with_a_limit_what_is_paid_can_be_taken_again() -> None:
    table = yspahan(4, tower=TOWER, gold=[2, 0, 0, 0], game=limited(gold=2), dice="1 1 2 2 3 3 4 4 6 6")
    assert table.gold() == [2, 0, 0, 0]
    table.play(0, "take gold")
    assert table.gold() == [2, 0, 0, 0]
    paid = yspahan(4, gold=[2, 0, 0, 0], game=limited(gold=2), dice="1 1 2 2 3 3 4 4 6 6")
    paid.play(0, "yellow 1", "take gold")
    assert paid.gold() == [2, 0, 0, 0]


@rule("YSP-RULING.1")
def test_with_a_cube_limit_a_player_places_what_the_reserve_has() -> None:
    table = yspahan(4, tower=TOWER, caravan=[0, 0], buildings={0: "hammam"}, game=limited(cubes=4))
    events = table.play(0, "take sack", "place sack_pink_1")
    assert table.shops(0) == ["sack_pink_1"]
    assert only(events, "cubes_left") == [{"seat": 0, "cubes": 1}]


@rule("YSP-RULING.1")
def test_with_a_cube_limit_nothing_is_supplied_from_an_empty_reserve() -> None:
    table = yspahan(
        4, tower=TOWER, caravan=[0, 0], hands={0: "place_good caravan_good"}, game=limited(cubes=2)
    )
    assert table.moves(0, "take sack", "play") == []
    assert table.why_not(0, "take sack")[0] == "YSP-SELECT.3"
    assert table.why_not(0, "play place_good vase_blue_1") == ("YSP-RULING.1", "no_cube_left", {})
    assert table.why_not(0, "play caravan_good") == ("YSP-RULING.1", "no_cube_left", {})


@rule("YSP-RULING.1")
def test_with_a_cube_limit_a_good_is_kept_only_with_a_cube_in_reserve() -> None:
    for cubes, choices in ((1, []), (2, ["send", "keep"])):
        table = yspahan(
            4, tower={"gold": "3"}, shops={1: "sack_white_1"}, camels=[0, 3, 0, 0], game=limited(cubes=cubes)
        )
        table.play(0, "supervise gold", "move W3")
        assert (table.moves(1, "send", "keep"), table.view().caravan) == (choices, [] if choices else [1])


@rule("YSP-RULING.1")
def test_with_a_cube_limit_keeping_without_a_cube_is_refused_for_the_cube() -> None:
    table = yspahan(
        4,
        tower={"gold": "3"},
        shops={0: "sack_white_1"},
        camels=[3, 0, 0, 0],
        hands={0: "exchange"},
        game=limited(cubes=1),
    )
    table.play(0, "supervise gold", "move W3")
    assert table.moves(0, "send", "keep") == ["send"]
    assert table.why_not(0, "keep")[0] == "YSP-RULING.1"


@rule("YSP-RULING.1")
def test_with_a_cube_limit_no_building_is_marked_without_a_cube() -> None:
    rich = [9, 9, 9, 9]
    table = yspahan(
        4, moment="build", gold=rich, camels=rich, caravan=[0], hands={0: "exchange"}, game=limited(cubes=1)
    )
    assert table.moves(0, "build") == []
    assert table.why_not(0, "build paddock")[0] == "YSP-RULING.1"


@rule("YSP-RULING.1")
def test_with_limits_no_position_holds_more_than_the_box() -> None:
    with pytest.raises(Impossible, match="cubes"):
        yspahan(4, caravan=[0, 0, 0], game=limited(cubes=2))
    with pytest.raises(Impossible, match="Gold"):
        yspahan(4, gold=[3, 3, 3, 3], game=limited(gold=11))
    with pytest.raises(Impossible, match="Camels"):
        yspahan(4, camels=[3, 3, 3, 3], game=limited(camels=11))


# --- the four switches ----------------------------------------------------------------------------


@rule("YSP-RULING.9")
def test_by_switch_no_card_is_played_before_the_roll() -> None:
    table = yspahan(4, hands={0: "three_gold"}, options={"cards_before_roll": False})
    assert table.moves(0) == ["yellow 0", "yellow 1", "yellow 2"]
    assert table.why_not(0, "play three_gold") == ("YSP-RULING.9", "no_cards_before_roll", {})


@rule("YSP-RULING.6")
def test_by_switch_a_player_may_stop_placing_early() -> None:
    table = yspahan(
        4,
        tower={"vase": "2 2 2", "gold": "6"},
        shops={1: "vase_orange_1"},
        options={"must_place_all_cubes": False},
    )
    table.play(0, "take vase", "place vase_yellow_1")
    assert table.moves(0) == ["place vase_yellow_2", "pass"]
    table.play(0, "pass")
    assert (table.shops(0), table.waiting) == (["vase_yellow_1"], [1])


@rule("YSP-RULING.13")
def test_a_build_card_can_be_played_before_the_dice_action() -> None:
    table = yspahan(4, hands={0: "build_no_camels"})
    assert table.moves(0, "play") == [f"play build_no_camels {building}" for building in BUILDINGS[:3]]


@rule("YSP-RULING.13")
def test_by_switch_a_build_card_waits_for_the_dice_action() -> None:
    table = yspahan(
        4, tower=TOWER, hands={0: "build_no_camels"}, options={"build_card_before_dice_action": False}
    )
    assert table.moves(0, "play") == []
    assert table.why_not(0, "play build_no_camels paddock") == ("YSP-RULING.13", "build_card_after_dice", {})
    table.play(0, "take camels", "play build_no_camels hammam")
    assert (table.player(0).buildings, table.camels()[0]) == (["hammam"], 2)


@rule("YSP-RULING.14")
def test_both_build_cards_cannot_be_combined() -> None:
    table = yspahan(4, tower=TOWER, gold=[0, 0, 0, 0], hands={0: "build_no_camels build_no_gold"})
    assert table.moves(0, "play") == ["play build_no_camels paddock"]
    assert table.why_not(0, "play both hoist") == ("YSP-RULING.14", "build_cards_do_not_add_up", {})


@rule("YSP-RULING.14")
def test_by_switch_both_build_cards_make_a_building_free() -> None:
    table = yspahan(
        4,
        tower=TOWER,
        gold=[0, 0, 0, 0],
        hands={0: "build_no_camels build_no_gold"},
        options={"build_cards_stack": True},
    )
    table.play(0, "play both hoist")
    assert (table.player(0).buildings, table.hand(0)) == (["hoist"], [])
    assert table.view().discard == ["build_no_camels", "build_no_gold"]


@rule("YSP-RULING.14", "YSP-TWO.5")
def test_by_switch_both_build_cards_go_with_a_group_of_two_players_too() -> None:
    table = yspahan(
        2,
        tower=TOWER,
        gold=[0, 0],
        hands={0: "build_no_camels build_no_gold"},
        options={"build_cards_stack": True},
    )
    table.play(0, "raise sack bazaar with both")
    assert (table.player(0).buildings, table.hand(0)) == (["bazaar"], [])


# --- the others -----------------------------------------------------------------------------------


@rule("YSP-RULING.4")
def test_floor_action_and_card_are_one_decision() -> None:
    table = yspahan(4, tower=TOWER, hands={0: "exchange"}, gold=[0, 0, 0, 0])
    events = table.play(0, "take camels plus exchange")
    assert names(events) == ["plus_discarded", "group_taken", "camels_taken"]
    assert table.table.seq == 1


@rule("YSP-RULING.5")
def test_a_quarter_floor_without_a_shop_may_be_taken_for_supervisor_or_card() -> None:
    full = {1: "sack_white_1 sack_blue_1 sack_yellow_1 sack_pink_1"}
    table = yspahan(4, tower={"sack": "2 2", "gold": "6"}, shops=full)
    assert [move for move in table.moves(0) if move.endswith("sack")] == ["supervise sack", "draw sack"]


@rule("YSP-RULING.6")
def test_the_cube_of_the_hoist_cannot_be_declined() -> None:
    table = yspahan(4, tower={"sack": "2"}, buildings={0: "hoist"})
    table.play(0, "take sack", "place sack_pink_1")
    assert {move.split()[0] for move in table.moves(0)} == {"place"}


@rule("YSP-RULING.22")
def test_with_all_cards_in_hands_an_empty_tower_gives_no_card() -> None:
    table = yspahan(4, tower={"camels": "1"}, rest=3)
    events = table.play(0, "take camels")
    assert only(events, "no_card_left") == [{"seat": 1}, {"seat": 2}]
    assert (table.waiting, table.asks) == ([3], "draw_instead")
    assert [player.cards for player in table.view().players] == [0, 0, 0, 18]


@rule("YSP-RULING.32")
def test_a_cube_placed_beside_the_supervisor_is_not_sent_until_a_move_ends_there() -> None:
    table = yspahan(
        4, tower={"camels": "1", "chest": "3"}, supervisor="W2", hands={0: "place_good"}, gold=[0, 1, 0, 0]
    )
    table.play(0, "play place_good chest_blue_2")
    table.play(0, "take chest")
    assert table.view().caravan == []
    table.play(1, "supervise camels", "move W2")
    assert table.view().caravan == [0]


@rule("YSP-RULING.33")
def test_the_damaged_words_of_the_seed_change_no_rule() -> None:
    """ "Exactement": the move is exactly D long. "Replaçant": the Camel goes back to the stock."""
    table = yspahan(
        4,
        tower={"camels": "2", "gold": "3"},
        gold=[0, 0, 0, 0],
        camels=[0, 1, 0, 0],
        shops={1: "sack_white_1"},
        buildings={1: "caravanserai"},
        game=limited(camels=1),
    )
    table.play(0, "supervise gold")
    assert set(table.moves(0)) == {"move W3", "move E3", "move N3", "move S3"}
    table.play(0, "move W3")
    table.play(1, "keep", "take camels")
    assert table.camels() == [0, 1, 0, 0]


@rule("YSP-RULING.34")
def test_the_later_replacement_deck_is_not_in_the_box() -> None:
    assert len(CARDS) == 9
    assert GAME.parts.copies == [2] * 9


@rule("YSP-RULING.35")
def test_a_group_is_never_taken_for_nothing() -> None:
    full = {1: "sack_white_1 sack_blue_1 sack_yellow_1 sack_pink_1"}
    table = yspahan(4, tower={"sack": "2 2"}, shops=full, rest=3)
    assert table.moves(0) == ["supervise sack"]


@rule("YSP-RULING.37")
def test_two_goods_of_one_owner_are_ordered_by_the_mover_and_decided_one_by_one() -> None:
    shops = {1: "sack_white_2 barrel_white_1"}
    table = yspahan(4, tower={"gold": "1"}, shops=shops, camels=[0, 1, 0, 0])
    table.play(0, "supervise gold", "move S1")
    assert table.moves(0) == ["first sack_white_2", "first barrel_white_1"]
    table.play(0, "first barrel_white_1")
    table.play(1, "keep")
    assert (table.camels()[1], table.shops(1), table.view().caravan) == (0, ["barrel_white_1"], [1, 1])


@rule("YSP-RULING.37")
def test_each_kept_good_needs_its_own_camel() -> None:
    shops = {1: "sack_white_2 barrel_white_1"}
    table = yspahan(4, tower={"gold": "1"}, shops=shops, camels=[0, 2, 0, 0])
    table.play(0, "supervise gold", "move S1", "first barrel_white_1")
    table.play(1, "send", "keep")
    assert (table.camels()[1], table.shops(1), table.view().caravan) == (1, ["sack_white_2"], [1, 1])


# --- correcting a number in data.toml -------------------------------------------------------------


def test_correcting_a_souks_points_changes_its_scoring_and_nothing_else() -> None:
    document = data()
    next(souk for souk in document["souk"] if souk["id"] == "vase_blue")["points"] = 9
    scores = []
    for game in (GAME, game_with(document)):
        table = yspahan(
            3,
            day=7,
            turn=2,
            tower={"gold": "6"},
            game=game,
            shops={0: "vase_blue_1", 1: "vase_yellow_1 vase_yellow_2"},
        )
        table.play(2, "take gold")
        scores.append(table.scores())
    assert scores == [[4, 6, 0], [9, 6, 0]]


def test_correcting_a_buildings_cost_changes_its_price_and_nothing_else() -> None:
    document = data()
    document["building"][3]["cost_camels"] = 1
    for game, camels in ((GAME, 3), (game_with(document), 1)):
        table = yspahan(4, moment="build", gold=[9, 0, 0, 0], camels=[9, 0, 0, 0], game=game)
        table.play(0, "build caravanserai")
        assert (table.camels()[0], table.gold()[0]) == (9 - camels, 6)


def test_correcting_a_buildings_amount_changes_its_power() -> None:
    document = data()
    document["building"][0]["amount"] = 4
    table = yspahan(4, tower=TOWER, buildings={0: "paddock"}, game=game_with(document))
    table.play(0, "take camels")
    assert table.camels()[0] == 2 + 4


def test_correcting_start_gold_dice_and_caravan_changes_the_game() -> None:
    document = data()
    document["setup"]["gold_per_player"] = 6
    document["dice"]["white"] = 7
    document["dice"]["yellow_cost_gold"] = 2
    game = game_with(document)
    table = game.table(3, seed=4, options={"first_player": 0})
    assert [player.gold for player in table.view().players] == [6, 6, 6]
    table.play(0, "yellow 2")
    assert table.view().players[0].gold == 2
    assert sum(floor.white + floor.yellow for floor in table.view().tower) == 9


def test_yellow_dice_may_be_free_by_data() -> None:
    document = data()
    document["dice"]["yellow_cost_gold"] = 0
    table = yspahan(4, gold=[0, 0, 0, 0], game=game_with(document))
    assert table.moves(0) == ["yellow 0", "yellow 1", "yellow 2", "yellow 3"]


def test_data_that_contradict_themselves_are_refused() -> None:
    shops = data()
    shops["souk"][0]["shops"] = 4
    with pytest.raises(BadData, match="sack_white should have 4 shops"):
        Parts(shops)
    road = data()
    road["shop"][0]["touches"] = ["W4"]
    with pytest.raises(BadData, match="sack_white_1 and the road disagree"):
        Parts(road)
