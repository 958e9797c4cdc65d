"""Details of the rules that only show in a certain position: limits, last pieces, what the journal tells."""

from __future__ import annotations

from typing import Any, cast

import pytest

from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Options
from caravanserai.kernel.pile import PUBLIC
from tests.games.tables import only
from tests.games.yspahan.tables import (
    BUILDINGS,
    CARDS,
    FLOORS,
    YspahanTable,
    data,
    game_with,
    limited,
    new_game,
    yspahan,
)
from tests.rules import rule

NOTHING = [0, 0, 0, 0]
TOWER = {"camels": "1", "sack": "2 2", "gold": "6"}


# --- supplying and the Tower --------------------------------------------------------------------------


@rule("YSP-SUPPLY.1")
def test_yellow_dice_of_another_price_are_limited_by_what_the_gold_pays() -> None:
    document = data()
    document["dice"]["yellow_cost_gold"] = 2
    table = yspahan(4, gold=[5, 0, 0, 0], game=game_with(document))
    assert table.moves(0) == ["yellow 0", "yellow 1", "yellow 2"]


@rule("YSP-DAY.1", "YSP-TOWER.6")
def test_floors_left_empty_by_a_roll_show_nothing_of_the_day_before() -> None:
    table = yspahan(3, dice="1 2 3 4 5 6 6 6 6 2 2 2 2 5 5 5 5 5")
    table.play(0, "yellow 0")
    table.finish_day()
    table.play(1, "yellow 0")
    shown = {floor.floor: floor.value for floor in table.view().tower}
    assert shown == {"camels": 2, "sack": 0, "barrel": 0, "chest": 0, "vase": 0, "gold": 5}


@rule("YSP-DAY.1", "YSP-TWO.6")
def test_yellow_dice_of_two_players_leave_the_tower_at_the_end_of_the_day() -> None:
    table = yspahan(2, turn=2, tower={"camels": "1", "sack": "2y", "gold": "6y"})
    table.play(0, "take camels")
    assert (table.asks, table.floors()) == ("supply", {})


@rule("YSP-TWO.6", "YSP-TWO.8")
@pytest.mark.parametrize("floor", FLOORS)
def test_a_group_of_yellow_dice_alone_is_there_for_the_first_player(floor: str) -> None:
    other, value = ("camels", "1") if floor != "camels" else ("gold", "6")
    table = yspahan(2, turn=1, tower={other: value, floor: "2y"})
    table.play(1, f"draw {other}", "end")
    assert (table.asks, table.waiting) == ("choose_group", [0])
    assert f"draw {floor}" in table.moves(0)


@rule("YSP-SELECT.5")
@pytest.mark.parametrize("floor", FLOORS)
def test_a_single_white_die_on_any_floor_is_a_group(floor: str) -> None:
    other, value = ("camels", "1") if floor != "camels" else ("gold", "6")
    table = yspahan(4, tower={other: value, floor: "2"})
    table.play(0, f"draw {other}", "end")
    assert (table.asks, table.waiting) == ("choose_group", [1])


@rule("YSP-DEFAULT.2")
@pytest.mark.parametrize("floor", ["camels", "sack", "vase", "gold"])
def test_by_default_the_only_group_is_taken(floor: str) -> None:
    assert yspahan(4, tower={floor: "3"}).default(0) == f"take {floor}"


@rule("YSP-TWO.4", "YSP-TWO.5", "YSP-RULING.30")
@pytest.mark.parametrize("floor", ["camels", "sack", "gold"])
def test_the_group_that_two_players_build_with_leaves_the_tower(floor: str) -> None:
    hands = {0: "build_no_gold"}
    for move in (f"raise {floor} shop_building", f"raise {floor} shop_building with build_no_gold"):
        table = yspahan(2, tower=TOWER, camels=[2, 0], gold=[2, 0], hands=hands)
        (taken,) = only(table.play(0, move), "group_taken")
        assert taken["floor"] == floor
        assert floor not in table.floors()


@rule("YSP-PLUS.1", "YSP-RULING.24")
@pytest.mark.parametrize("floor", ["camels", "gold"])
@pytest.mark.parametrize("card", CARDS)
def test_any_card_makes_a_group_one_die_larger(floor: str, card: str) -> None:
    table = yspahan(4, tower=TOWER, gold=NOTHING, hands={0: f"{card} {card}"})
    table.play(0, f"take {floor} plus {card}")
    assert (table.gold()[0], table.camels()[0]) == ((2, 0) if floor == "gold" else (0, 2))
    assert (table.view().discard, table.hand(0)) == ([card], [card])


@rule("YSP-TWO.4", "YSP-TWO.5", "YSP-DEC.11")
@pytest.mark.parametrize("floor", ["camels", "gold"])
@pytest.mark.parametrize("building", BUILDINGS)
@pytest.mark.parametrize("card", ["", " with build_no_camels", " with build_no_gold"])
def test_two_players_raise_every_building_with_every_group(floor: str, building: str, card: str) -> None:
    hands = {0: "build_no_camels build_no_gold"}
    table = yspahan(2, tower=TOWER, camels=[4, 0], gold=[4, 0], hands=hands)
    table.play(0, f"raise {floor} {building}{card}")
    assert (table.player(0).buildings, floor in table.floors()) == ([building], False)
    assert (table.gold()[0] == 4) == (card == " with build_no_gold" or building == "paddock")
    assert (table.camels()[0] == 4) == (card == " with build_no_camels")


@rule("YSP-TWO.5", "YSP-RULING.31")
def test_a_build_card_of_two_players_is_offered_where_the_rest_can_be_paid() -> None:
    no_gold = yspahan(2, tower={"gold": "6"}, camels=[3, 0], gold=[0, 0], hands={0: "build_no_gold"})
    assert no_gold.moves(0, "raise") == [
        "raise gold paddock",
        *(
            f"raise gold {b} with build_no_gold"
            for b in ("paddock", "shop_building", "hammam", "caravanserai")
        ),
    ]
    no_camels = yspahan(2, tower={"gold": "6"}, camels=[0, 0], gold=[3, 0], hands={0: "build_no_camels"})
    assert no_camels.moves(0, "raise") == [
        f"raise gold {b} with build_no_camels" for b in ("paddock", "shop_building", "hammam", "caravanserai")
    ]


@rule("YSP-RULING.14", "YSP-CARD.1")
def test_with_neither_build_card_the_first_of_them_is_named() -> None:
    table = yspahan(2, tower=TOWER, options={"build_cards_stack": True})
    refusal = table.why_not(0, "raise gold hoist with both")
    assert refusal == ("YSP-CARD.1", "card_not_in_hand", {"card": "build_no_camels"})


# --- shops -------------------------------------------------------------------------------------------


def one_open_souk(souk: str) -> dict[int, str]:
    """Every other souk of the quarter belongs to another player."""
    quarter = souk.split("_")[0]
    colours = ("blue", "yellow", "orange") if quarter == "vase" else ("white", "blue", "yellow", "pink")
    closed = [f"{quarter}_{colour}_1" for colour in colours if f"{quarter}_{colour}" != souk]
    return {1: " ".join(shop for shop in closed if shop != "chest_white_1")}


@rule("YSP-SELECT.3", "YSP-PLACE.5")
@pytest.mark.parametrize("souk", ["sack_white", "sack_blue", "sack_pink", "vase_blue", "vase_orange"])
def test_one_open_souk_is_enough_to_supply_a_quarter(souk: str) -> None:
    quarter = souk.split("_")[0]
    table = yspahan(4, tower={quarter: "2 2", "camels": "1"}, shops=one_open_souk(souk))
    assert f"take {quarter}" in table.moves(0)
    begun = one_open_souk(souk) | {0: f"{souk}_1"}
    full = begun if souk == "vase_blue" else {}
    table = yspahan(4, tower={quarter: "2 2", "camels": "1"}, shops=begun)
    assert (f"take {quarter}" in table.moves(0)) == (not full)


@rule("YSP-PLACE.4", "YSP-PLACE.5", "YSP-SELECT.3")
def test_a_quarter_full_of_ones_own_finished_souks_cannot_be_supplied() -> None:
    own = "vase_blue_1 vase_yellow_1 vase_yellow_2 vase_orange_1 vase_orange_2 vase_orange_3"
    table = yspahan(4, tower={"vase": "2", "camels": "1"}, shops={0: own})
    assert table.why_not(0, "take vase") == ("YSP-SELECT.3", "no_shop_to_supply", {"floor": "vase"})


@rule("YSP-PLACE.4")
def test_of_two_unfinished_souks_the_first_is_named() -> None:
    table = yspahan(4, tower=TOWER, shops={0: "sack_white_1 sack_yellow_1"})
    table.play(0, "take sack")
    assert table.why_not(0, "place sack_pink_1") == ("YSP-PLACE.4", "must_finish", {"souk": "sack_white"})


# --- limited pieces ------------------------------------------------------------------------------------


@rule("YSP-RULING.1")
def test_the_last_cube_of_a_limited_reserve_can_be_used() -> None:
    table = yspahan(4, tower=TOWER, hands={0: "caravan_good place_good"}, game=limited(cubes=1))
    assert {"play caravan_good", "play place_good vase_blue_1", "take sack"} <= set(table.moves(0))
    table.play(0, "play caravan_good")
    assert table.moves(0, "play", "take sack") == []


@rule("YSP-RULING.1", "YSP-BUILD.1")
def test_the_last_cube_of_a_limited_reserve_marks_a_building() -> None:
    table = yspahan(4, moment="build", camels=[2, 0, 0, 0], gold=NOTHING, caravan=[0], game=limited(cubes=2))
    assert table.moves(0, "build") == ["build paddock"]
    assert table.why_not(0, "build hoist")[1] == "cannot_pay"
    table.play(0, "build paddock")
    assert table.waiting == [1]


@rule("YSP-RULING.1", "YSP-PLACE.8")
def test_a_reserve_of_one_cube_places_one() -> None:
    table = yspahan(4, tower=TOWER, game=limited(cubes=1))
    events = table.play(0, "take sack", "place sack_pink_1")
    assert (table.shops(0), only(events, "cubes_left")) == (["sack_pink_1"], [{"seat": 0, "cubes": 1}])


@rule("YSP-RULING.1", "YSP-RULING.6")
def test_nobody_is_asked_to_stop_early_when_the_reserve_is_empty() -> None:
    options: Options = {"must_place_all_cubes": False}
    table = yspahan(4, tower=TOWER, gold=NOTHING, options=options, game=limited(cubes=1))
    table.play(0, "take sack", "place sack_pink_1")
    assert table.waiting == [1]


@rule("YSP-RULING.1")
@pytest.mark.parametrize("shop", ["sack_white_1", "vase_orange_3"])
def test_cubes_in_shops_are_out_of_the_reserve(shop: str) -> None:
    table = yspahan(4, tower=TOWER, shops={0: shop}, hands={0: "caravan_good"}, game=limited(cubes=1))
    assert table.why_not(0, "play caravan_good") == ("YSP-RULING.1", "no_cube_left", {})


@rule("YSP-STOCK.1", "YSP-RULING.36")
def test_a_stock_of_one_piece_gives_one() -> None:
    table = yspahan(4, tower={"gold": "6 6", "camels": "1 1"}, gold=NOTHING, game=limited(gold=1, camels=1))
    table.play(0, "take gold")
    table.play(1, "take camels")
    assert (table.gold(), table.camels()) == ([1, 0, 0, 0], [0, 1, 0, 0])


# --- the deck and the hands ----------------------------------------------------------------------------


@rule("YSP-DRAW.3", "YSP-SELECT.3")
def test_the_last_card_of_the_deck_can_be_drawn() -> None:
    table = yspahan(4, tower=TOWER, deck="exchange", rest=3)
    assert "draw gold" in table.moves(0)
    table.play(0, "draw gold", "end")
    assert table.moves(1, "draw") == []


@rule("YSP-DRAW.1", "YSP-INFO.6")
@pytest.mark.parametrize("seat", [0, 1, 3])
def test_who_draws_sees_the_card_that_was_drawn(seat: int) -> None:
    table = yspahan(4, turn=seat, tower=TOWER, hands={seat: "exchange place_good"}, deck="three_gold")
    table.play(seat, "draw gold")
    told = {
        audience: only(table.events(audience), "card_drawn")[0]["card"] for audience in (PUBLIC, 0, 1, 2, 3)
    }
    assert told == {**dict.fromkeys((PUBLIC, 0, 1, 2, 3)), seat: "three_gold"}


def imagined(table: YspahanTable, seat: int) -> list[Yspahan]:
    """What a seat can take the hidden cards to be."""
    states = []
    for seed in range(40):
        state = table.table.state.clone()
        state.redeal(seat, Fast(seed))
        states.append(cast(Yspahan, state))
    return states


@rule("YSP-INFO.1", "YSP-RULING.24")
def test_nobody_imagines_other_cards_in_the_discard_pile() -> None:
    table = yspahan(4, tower=TOWER, hands={0: "three_gold place_good"})
    table.play(0, "play three_gold", "take camels plus place_good")
    for seat in range(4):
        piles = {tuple(CARDS[card] for card in state.discard.cards()) for state in imagined(table, seat)}
        assert piles == {("three_gold", "place_good")}


@rule("YSP-INFO.3", "YSP-INFO.7")
@pytest.mark.parametrize("plays_the_new_card", [False, True])
def test_nobody_can_tell_from_which_deck_a_card_left_in_a_hand_was_drawn(plays_the_new_card: bool) -> None:
    """Seat 0 holds a card of the old deck and one of the new, and plays one: the other may be from either."""
    new = {"exchange", "place_good"}
    discard = "exchange exchange place_good place_good"
    table = yspahan(4, tower=TOWER, hands={0: "three_gold"}, discard=discard, rest=3)
    table.play(0, "draw gold")
    drawn = table.hand(0)[-1]
    assert drawn in new
    play = "play exchange 1 gold" if drawn == "exchange" else "play place_good vase_blue_1"
    table.play(0, play if plays_the_new_card else "play three_gold")
    held = {CARDS[state.players[0].hand.cards()[0]] for state in imagined(table, 2)}
    assert held & new
    assert held - new


# --- what the journal tells -------------------------------------------------------------------------------


@rule("YSP-CARD.8", "YSP-CARD.9", "YSP-CARD.10")
def test_what_was_returned_or_swapped_is_told() -> None:
    hands = {0: "camels_for_points gold_for_points exchange exchange"}
    table = yspahan(4, tower=TOWER, gold=[9, 0, 0, 0], camels=[9, 0, 0, 0], hands=hands)
    events = table.play(0, "play camels_for_points 3", "play gold_for_points 4")
    assert only(events, "camels_sold") == [{"seat": 0, "camels": 3, "points": 6}]
    assert only(events, "gold_sold") == [{"seat": 0, "gold": 4, "points": 4}]
    events = table.play(0, "play exchange 2 gold", "play exchange 5 camels")
    assert only(events, "gold_swapped") == [{"seat": 0, "gold": 2, "camels": 2}]
    assert only(events, "camels_swapped") == [{"seat": 0, "camels": 5, "gold": 5}]
    assert (table.gold()[0], table.camels()[0]) == (9 - 4 - 2 + 5, 9 - 3 + 2 - 5)


@rule("YSP-CAR.3", "YSP-CAR.6")
def test_the_caravan_is_scored_with_cubes_value_and_points() -> None:
    table = yspahan(3, day=7, turn=2, tower={"gold": "6"}, caravan=[0, 0, 1, 0, 1])
    events = table.play(2, "take gold")
    assert only(events, "caravan_scored") == [
        {"seat": 0, "cubes": 3, "value": 2, "points": 6},
        {"seat": 1, "cubes": 2, "value": 2, "points": 4},
    ]


@rule("YSP-WEEK.1", "YSP-TIME.1")
@pytest.mark.parametrize(("day", "week"), [(7, 1), (14, 2), (21, 3)])
def test_the_week_that_is_scored_is_told(day: int, week: int) -> None:
    table = yspahan(3, day=day, turn=2, first=(day - 1) % 3, tower={"gold": "6"})
    events = table.play(table.waiting[0], "take gold")
    assert only(events, "week_scored") == [{"week": week}]


@rule("YSP-WEEK.2", "YSP-BLD.5")
def test_every_souk_of_the_city_scores_in_the_order_of_the_board() -> None:
    souks = data()["souk"]
    shops = " ".join(f"{souk['id']}_{place}" for souk in souks for place in range(1, souk["shops"] + 1))
    table = yspahan(3, day=7, turn=2, tower={"gold": "6"}, shops={1: shops}, buildings={1: "bazaar"})
    events = table.play(2, "take gold")
    assert only(events, "souk_scored") == [
        {"seat": 1, "souk": souk["id"], "points": souk["points"], "bazaar": 2} for souk in souks
    ]
    assert table.points(1) == {"souks": 82, "bazaar": 28}


@rule("YSP-WEEK.3", "YSP-PLACE.5")
def test_after_a_week_every_souk_is_open_again() -> None:
    table = yspahan(
        3, day=7, turn=2, tower={"gold": "6"}, shops={1: "vase_blue_1 sack_white_1", 0: "vase_orange_1"}
    )
    table.play(2, "take gold")
    state = table.table.state
    assert isinstance(state, Yspahan)
    assert table.view().shops == {}
    assert {int(state.owner_of(shop)) for shop in range(47)} == {-1}
    assert {(int(state.owner_of_souk(souk)), int(state.cubes_in(souk))) for souk in state.parts.souks} == {
        (-1, 0)
    }


@rule("YSP-SETUP.1", "YSP-SETUP.3", "YSP-SETUP.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_city_is_empty_when_the_game_begins(players: int) -> None:
    view = new_game(players).view()
    assert (view.shops, view.caravan, view.supervisor, view.day) == ({}, [], "C", 1)
    assert [(p.gold, p.camels, p.cards, p.buildings) for p in view.players] == [(2, 0, 0, [])] * players


@rule("YSP-BUILD.1", "YSP-STOCK.2")
def test_who_can_pay_one_part_of_a_price_only_is_not_asked_to_build() -> None:
    owned = {0: "paddock"}
    for camels, gold in ((4, 0), (4, 1), (0, 4), (1, 4)):
        table = yspahan(4, tower=TOWER, gold=[gold, 0, 0, 0], camels=[camels, 0, 0, 0], buildings=owned)
        table.play(0, "take sack", "place sack_pink_1", "place sack_pink_2")
        assert table.waiting == [1]


@rule("YSP-CARD.11", "YSP-RULING.14")
@pytest.mark.parametrize("building", BUILDINGS)
def test_each_build_card_raises_each_building(building: str) -> None:
    hands = {0: "build_no_gold build_no_camels"}
    arranged: dict[str, Any] = {"tower": TOWER, "gold": [4, 0, 0, 0], "camels": [4, 0, 0, 0], "hands": hands}
    prices = {b["id"]: (b["cost_camels"], b["cost_gold"]) for b in data()["building"]}
    camels, gold = prices[building]
    for card, paid in (("build_no_camels", (0, gold)), ("build_no_gold", (camels, 0)), ("both", (0, 0))):
        table = yspahan(4, **arranged, options={"build_cards_stack": True})
        (built,) = only(table.play(0, f"play {card} {building}"), "built")
        assert built == {"seat": 0, "building": building, "camels": paid[0], "gold": paid[1]}
        assert (4 - table.camels()[0], 4 - table.gold()[0]) == paid
        used = ["build_no_camels", "build_no_gold"] if card == "both" else [card]
        assert table.view().discard == used
