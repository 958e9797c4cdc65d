"""Every refusal names its rule, says why and gives its numbers, before anything is touched."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.yspahan import actions
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.refusal import Ambiguous, Refusal, Unparsable, Value
from tests.games.yspahan.tables import BUILDINGS, YspahanTable, new_game, yspahan
from tests.rules import defined_rules, rule

RICH = [9, 9, 9, 9]
TOWER = {"camels": "1", "sack": "2 2", "gold": "6"}
FULL_VASE = {1: "vase_blue_1 vase_yellow_1 vase_orange_1"}


def refused(
    table: YspahanTable, seat: int, move: str, rule: str, key: str, args: dict[str, Value] | None = None
) -> None:
    """The move is refused for this reason, and trying it changes nothing."""
    assert table.why_not(seat, move) == (rule, key, args or {})
    before = table.position()
    with pytest.raises(Refusal, match=key):
        table.play(seat, move)
    assert table.position() == before


def sending(**arranged: Any) -> YspahanTable:
    """Seat 0 has moved the Supervisor onto S1 with two cubes beside it."""
    table = yspahan(4, tower={"gold": "1"}, **arranged)
    table.play(0, "supervise gold", "move S1")
    return table


def test_somebody_elses_decision() -> None:
    refused(yspahan(4, tower=TOWER), 2, "take gold", "TABLE-TURN.1", "not_your_decision", {"seat": 0})


@rule("YSP-END.1")
def test_a_finished_game() -> None:
    table = yspahan(3, day=21, turn=2, tower={"gold": "6"})
    table.play(2, "take gold")
    refused(table, 0, "end", "TABLE-OVER.1", "game_over")


@rule("YSP-SUPPLY.1")
def test_yellow_dice_that_are_too_dear() -> None:
    refused(yspahan(4), 0, "yellow 3", "YSP-SUPPLY.1", "yellow_too_dear", {"gold": 2})


@rule("YSP-RULING.9")
def test_cards_before_the_roll_when_the_table_forbids_them() -> None:
    table = yspahan(4, hands={0: "three_gold"}, options={"cards_before_roll": False})
    refused(table, 0, "play three_gold", "YSP-RULING.9", "no_cards_before_roll")


@rule("YSP-CARD.1")
@pytest.mark.parametrize(
    ("move", "card"),
    [
        ("play three_camels", "three_camels"),
        ("play three_gold", "three_gold"),
        ("play place_good vase_blue_1", "place_good"),
        ("play caravan_good", "caravan_good"),
        ("play camels_for_points 1", "camels_for_points"),
        ("play gold_for_points 1", "gold_for_points"),
        ("play exchange 1 gold", "exchange"),
        ("play exchange 1 camels", "exchange"),
        ("play build_no_camels paddock", "build_no_camels"),
        ("play build_no_gold paddock", "build_no_gold"),
        ("play both paddock", "build_no_camels"),
    ],
)
def test_a_card_that_is_not_in_hand(move: str, card: str) -> None:
    moments = [
        yspahan(4, gold=RICH, camels=RICH),
        yspahan(4, tower=TOWER, gold=RICH, camels=RICH),
        yspahan(4, moment="build", gold=RICH, camels=RICH),
        sending(shops={1: "sack_white_2", 2: "barrel_white_1"}, gold=RICH, camels=RICH),
    ]
    for table in moments:
        refused(table, 0, move, "YSP-CARD.1", "card_not_in_hand", {"card": card})


@rule("YSP-PLUS.1")
def test_a_card_for_a_die_that_is_not_in_hand() -> None:
    table = yspahan(4, tower=TOWER)
    refused(table, 0, "take gold plus exchange", "YSP-PLUS.1", "card_not_in_hand", {"card": "exchange"})


@rule("YSP-SELECT.1")
@pytest.mark.parametrize(
    "move", ["take vase", "take vase plus exchange", "supervise vase", "draw vase", "raise vase paddock"]
)
def test_an_empty_floor(move: str) -> None:
    table = yspahan(4, tower=TOWER, hands={0: "exchange"})
    refused(table, 0, move, "YSP-SELECT.1", "floor_empty", {"floor": "vase"})


@rule("YSP-SELECT.3")
@pytest.mark.parametrize("move", ["take vase", "take vase plus exchange"])
def test_a_quarter_without_a_legal_shop(move: str) -> None:
    table = yspahan(4, tower={"vase": "1"}, shops=FULL_VASE, hands={0: "exchange"})
    refused(table, 0, move, "YSP-SELECT.3", "no_shop_to_supply", {"floor": "vase"})


@rule("YSP-DRAW.3")
def test_no_card_to_draw() -> None:
    refused(yspahan(4, tower=TOWER, rest=2), 0, "draw gold", "YSP-DRAW.3", "no_card_to_draw")


@rule("YSP-TURN.1")
@pytest.mark.parametrize("move", ["raise gold paddock", "raise gold paddock with build_no_gold"])
def test_building_with_dice_by_more_than_two_players(move: str) -> None:
    table = yspahan(4, tower=TOWER, gold=RICH, camels=RICH, hands={0: "build_no_gold"})
    refused(table, 0, move, "YSP-TURN.1", "building_is_step_b")


@rule("YSP-TWO.7")
@pytest.mark.parametrize("move", ["take gold", "supervise gold", "draw gold", "raise gold paddock"])
def test_a_group_of_yellow_dice_for_the_second_player(move: str) -> None:
    table = yspahan(2, turn=1, tower={"camels": "1", "gold": "6y"}, camels=[9, 9])
    refused(table, 1, move, "YSP-TWO.7", "yellow_group_only", {"floor": "gold"})


@rule("YSP-TWO.5")
def test_build_cards_of_two_players() -> None:
    table = yspahan(
        2, tower=TOWER, gold=[9, 9], camels=[9, 9], hands={0: "build_no_gold"}, buildings={0: "hoist"}
    )
    refused(table, 0, "play build_no_gold paddock", "YSP-TWO.5", "build_card_needs_group")
    missing = ("YSP-CARD.1", "card_not_in_hand", {"card": "build_no_camels"})
    assert table.why_not(0, "raise gold paddock with build_no_camels") == missing
    stacked = table.why_not(0, "raise gold paddock with both")
    assert stacked == ("YSP-RULING.14", "build_cards_do_not_add_up", {})
    built = ("YSP-BUILD.3", "already_has_building", {"building": "hoist"})
    assert table.why_not(0, "raise gold hoist with build_no_gold") == built
    assert table.why_not(0, "raise gold hoist") == built


@rule("YSP-TWO.5", "YSP-STOCK.2")
def test_a_build_card_of_two_players_leaves_the_rest_to_be_paid() -> None:
    table = yspahan(2, tower=TOWER, camels=[1, 9], hands={0: "build_no_gold"})
    args: dict[str, Value] = {"building": "hammam", "camels": 2, "gold": 0}
    refused(table, 0, "raise gold hammam with build_no_gold", "YSP-STOCK.2", "cannot_pay", args)


@rule("YSP-SELECT.5")
@pytest.mark.parametrize("move", ["take camels", "take camels plus exchange", "supervise gold", "draw sack"])
def test_dice_from_an_empty_tower(move: str) -> None:
    table = yspahan(4, tower={"camels": "1"}, hands={1: "exchange"})
    table.play(0, "take camels")
    refused(table, 1, move, "YSP-SELECT.5", "tower_empty")
    assert table.why_not(1, "end") == ("YSP-TURN.1", "not_now", {})
    assert table.why_not(1, "play three_gold")[1] == "card_not_in_hand"


@rule("YSP-PLACE.1", "YSP-PLACE.2", "YSP-PLACE.3", "YSP-PLACE.4")
@pytest.mark.parametrize(
    ("move", "rule_id", "key", "args"),
    [
        ("place vase_blue_1", "YSP-PLACE.1", "other_quarter", {"quarter": "sack"}),
        ("place sack_white_1", "YSP-PLACE.2", "shop_taken", {"shop": "sack_white_1"}),
        ("place sack_blue_2", "YSP-PLACE.3", "souk_closed", {"souk": "sack_blue", "owner": 1}),
        ("place sack_pink_2", "YSP-PLACE.4", "must_finish", {"souk": "sack_white"}),
        ("end", "YSP-TURN.1", "not_now", {}),
    ],
)
def test_a_shop_that_may_not_be_filled(move: str, rule_id: str, key: str, args: dict[str, Value]) -> None:
    table = yspahan(4, tower=TOWER, shops={0: "sack_white_1", 1: "sack_blue_1"})
    table.play(0, "take sack")
    refused(table, 0, move, rule_id, key, args)


@rule("YSP-SUP.3")
def test_a_destination_that_is_too_dear() -> None:
    table = yspahan(4, tower={"gold": "2"}, gold=[0, 0, 0, 0])
    table.play(0, "supervise gold")
    args: dict[str, Value] = {"space": "N4", "distance": 4, "value": 2, "gold": 2}
    refused(table, 0, "move N4", "YSP-SUP.3", "supervisor_too_dear", args)
    refused(table, 0, "send", "YSP-SEND.4", "not_now")


@rule("YSP-SEND.2")
def test_a_shop_the_supervisor_does_not_touch() -> None:
    table = sending(shops={1: "sack_white_2", 2: "barrel_white_1"})
    refused(table, 0, "first vase_blue_1", "YSP-SEND.2", "shop_not_affected", {"shop": "vase_blue_1"})
    refused(table, 0, "send", "YSP-SEND.4", "not_now")


@rule("YSP-SEND.5")
def test_cards_out_of_turn_and_keeping_without_a_camel() -> None:
    table = sending(shops={1: "sack_white_2"}, camels=[0, 1, 0, 0], hands={1: "three_camels"})
    refused(table, 1, "play three_camels", "YSP-SEND.5", "no_cards_out_of_turn")
    refused(table, 1, "pass", "YSP-CARD.4", "not_now")
    own = sending(shops={0: "sack_white_2"}, hands={0: "exchange"})
    refused(own, 0, "keep", "YSP-SEND.5", "no_camel_to_keep")
    refused(own, 0, "play three_gold", "YSP-CARD.1", "card_not_in_hand", {"card": "three_gold"})


@rule("YSP-SEND.9")
def test_the_window_before_another_players_good_offers_cards_only() -> None:
    table = sending(shops={1: "sack_white_2"}, camels=[0, 1, 0, 0], hands={0: "exchange"})
    refused(table, 0, "send", "YSP-SEND.4", "not_now")
    refused(table, 0, "play three_gold", "YSP-CARD.1", "card_not_in_hand", {"card": "three_gold"})


@rule("YSP-BUILD.2", "YSP-BUILD.3", "YSP-STOCK.2")
def test_buildings_that_cannot_be_built() -> None:
    table = yspahan(
        4,
        moment="build",
        camels=[3, 0, 0, 0],
        gold=[4, 0, 0, 0],
        buildings={0: "hammam"},
        hands={0: "exchange"},
    )
    refused(table, 0, "build hammam", "YSP-BUILD.3", "already_has_building", {"building": "hammam"})
    args: dict[str, Value] = {"building": "hoist", "camels": 4, "gold": 4}
    refused(table, 0, "build hoist", "YSP-STOCK.2", "cannot_pay", args)
    table.play(0, "build paddock")
    refused(table, 0, "build shop_building", "YSP-BUILD.2", "already_built_this_turn")
    refused(table, 0, "take gold", "YSP-SELECT.1", "not_now")


@rule("YSP-CARD.8", "YSP-CARD.9", "YSP-CARD.10")
@pytest.mark.parametrize(
    ("move", "rule_id", "key", "args"),
    [
        ("play camels_for_points 2", "YSP-CARD.8", "too_few_camels", {"camels": 1}),
        ("play gold_for_points 3", "YSP-CARD.9", "too_little_gold", {"gold": 2}),
        ("play exchange 3 gold", "YSP-CARD.10", "too_little_gold", {"gold": 2}),
        ("play exchange 2 camels", "YSP-CARD.10", "too_few_camels", {"camels": 1}),
    ],
)
def test_cards_for_more_than_one_owns(move: str, rule_id: str, key: str, args: dict[str, Value]) -> None:
    hands = {0: "camels_for_points gold_for_points exchange"}
    table = yspahan(4, tower=TOWER, camels=[1, 0, 0, 0], hands=hands)
    refused(table, 0, move, rule_id, key, args)


@rule("YSP-CARD.11", "YSP-RULING.13", "YSP-RULING.14")
def test_build_cards_that_cannot_build() -> None:
    hands = {0: "build_no_camels build_no_gold"}
    late = yspahan(4, tower=TOWER, hands=hands, options={"build_card_before_dice_action": False})
    refused(late, 0, "play build_no_camels paddock", "YSP-RULING.13", "build_card_after_dice")
    table = yspahan(4, tower=TOWER, hands=hands)
    refused(table, 0, "play both hoist", "YSP-RULING.14", "build_cards_do_not_add_up")
    args: dict[str, Value] = {"building": "hoist", "camels": 4, "gold": 0}
    refused(table, 0, "play build_no_gold hoist", "YSP-STOCK.2", "cannot_pay", args)
    stacked = yspahan(
        4, tower=TOWER, hands=hands, buildings={0: "hoist"}, options={"build_cards_stack": True}
    )
    refused(stacked, 0, "play both hoist", "YSP-BUILD.3", "already_has_building", {"building": "hoist"})


def test_every_move_has_its_place() -> None:
    table = yspahan(4, day=20, turn=3, moment="build", camels=RICH, buildings={3: " ".join(BUILDINGS[1:])})
    places = {
        "yellow 0": "YSP-SUPPLY.1",
        "take gold": "YSP-SELECT.1",
        "take gold plus exchange": "YSP-PLUS.1",
        "supervise gold": "YSP-SELECT.2",
        "draw gold": "YSP-SELECT.2",
        "raise gold paddock": "YSP-TWO.4",
        "raise gold paddock with both": "YSP-TWO.5",
        "place vase_blue_1": "YSP-PLACE.1",
        "move C": "YSP-SUP.1",
        "first vase_blue_1": "YSP-SEND.2",
        "send": "YSP-SEND.4",
        "keep": "YSP-SEND.4",
        "pass": "YSP-CARD.4",
    }
    for move, place in places.items():
        assert table.why_not(3, move) == (place, "not_now", {})
    choosing = yspahan(4, tower=TOWER)
    for move in ("build paddock", "end"):
        assert choosing.why_not(0, move) == ("YSP-TURN.1", "not_now", {})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_random_games_every_illegal_move_is_refused_by_a_rule_of_the_book(players: int) -> None:
    rules = set(defined_rules("yspahan"))
    table = new_game(players, seed=players)
    chance = Fast(players)
    while not table.table.over:
        seat = table.waiting[0]
        legal = {move.action for move in table.table.moves(seat)}
        for _ in range(12):
            action = int(chance.below(actions.SPACE.size))
            refusal = table.table.why_not(seat, action)
            assert (refusal is None) == (action in legal)
            assert refusal is None or refusal.rule in rules
        options = table.table.moves(seat)
        table.table.play(seat, options[int(chance.below(len(options)))])


def test_a_text_that_is_no_move_and_a_text_that_is_several() -> None:
    table = yspahan(4, tower=TOWER)
    with pytest.raises(Unparsable, match="take gold"):
        table.table.play(0, "take golt")
    with pytest.raises(Ambiguous, match="take sack"):
        table.table.play(0, "take")
    table.table.play(0, "take g")
    assert table.gold()[0] == 3
