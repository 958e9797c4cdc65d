"""Building and the powers of buildings (YSP-BUILD, YSP-BLD, YSP-STOCK)."""

from __future__ import annotations

import pytest

from tests.games.tables import only
from tests.games.yspahan.tables import BUILDINGS, yspahan
from tests.rules import rule

TOWER = {"camels": "1", "gold": "6"}
COSTS = {
    "paddock": (2, 0),
    "shop_building": (2, 2),
    "hammam": (2, 2),
    "caravanserai": (3, 3),
    "bazaar": (4, 4),
    "hoist": (4, 4),
}


@rule("YSP-BUILD.1")
@pytest.mark.parametrize("building", BUILDINGS)
def test_after_the_dice_a_building_is_paid_and_marked(building: str) -> None:
    table = yspahan(4, moment="build", gold=[5, 0, 0, 0], camels=[5, 0, 0, 0])
    events = table.play(0, f"build {building}")
    camels, gold = COSTS[building]
    assert (table.camels()[0], table.gold()[0]) == (5 - camels, 5 - gold)
    assert table.player(0).buildings == [building]
    assert only(events, "built") == [{"seat": 0, "building": building, "camels": camels, "gold": gold}]


@rule("YSP-BUILD.2", "YSP-RULING.15")
def test_at_most_one_building_is_built_in_a_turn() -> None:
    table = yspahan(4, moment="build", gold=[9, 0, 0, 0], camels=[9, 0, 0, 0], hands={0: "build_no_gold"})
    table.play(0, "build paddock")
    assert table.moves(0) == ["end"]
    assert table.why_not(0, "build hammam") == ("YSP-BUILD.2", "already_built_this_turn", {})
    assert table.why_not(0, "play build_no_gold hammam")[0] == "YSP-BUILD.2"


@rule("YSP-BUILD.2", "YSP-CARD.11")
def test_a_building_raised_by_card_before_the_roll_is_the_one_of_the_turn() -> None:
    table = yspahan(
        3, gold=[9, 0, 0], camels=[9, 0, 0], hands={0: "build_no_camels"}, dice="1 1 2 2 3 3 4 4 6"
    )
    table.play(0, "play build_no_camels hoist", "yellow 0", "take camels")
    assert table.waiting == [1]  # nothing is left to build or to play
    table = yspahan(
        3, gold=[9, 0, 0], camels=[9, 0, 0], hands={0: "build_no_camels exchange"}, dice="1 1 2 2 3 3 4 4 6"
    )
    table.play(0, "play build_no_camels hoist", "yellow 0", "take camels")
    assert table.moves(0, "build") == []
    assert table.why_not(0, "build bazaar") == ("YSP-BUILD.2", "already_built_this_turn", {})


@rule("YSP-BUILD.2")
def test_a_position_before_the_roll_remembers_what_was_built() -> None:
    table = yspahan(
        3,
        built=True,
        gold=[9, 0, 0],
        camels=[9, 0, 0],
        buildings={0: "hoist"},
        hands={0: "exchange"},
        dice="1 1 2 2 3 3 4 4 6",
    )
    table.play(0, "yellow 0", "take camels")
    assert table.why_not(0, "build bazaar") == ("YSP-BUILD.2", "already_built_this_turn", {})


@rule("YSP-BUILD.2")
def test_the_next_turn_allows_the_next_building() -> None:
    table = yspahan(3, moment="build", turn=2, gold=[2, 2, 9], camels=[0, 0, 9], dice="1 1 2 2 3 3 4 4 6")
    table.play(2, "build paddock")
    table.finish_day()
    while table.view().active != 2 or table.asks != "after_dice":
        table.play_default()
    assert "build hammam" in table.moves(2)


@rule("YSP-BUILD.3")
def test_each_building_once_in_any_order_and_whatever_the_others_have() -> None:
    table = yspahan(
        4, moment="build", gold=[9, 0, 0, 0], camels=[9, 0, 0, 0], buildings={0: "hoist", 1: "bazaar hammam"}
    )
    assert table.moves(0, "build") == [f"build {building}" for building in BUILDINGS if building != "hoist"]
    assert table.why_not(0, "build hoist") == ("YSP-BUILD.3", "already_has_building", {"building": "hoist"})


@rule("YSP-BUILD.4")
@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 0, 5, 5, 5, 10])))
def test_the_first_to_sixth_building_score_0_0_5_5_5_10(count: int, points: int) -> None:
    owned = " ".join(BUILDINGS[5 - number] for number in range(count))
    table = yspahan(4, moment="build", gold=[9, 0, 0, 0], camels=[9, 0, 0, 0], buildings={0: owned})
    events = table.play(0, f"build {BUILDINGS[5 - count]}")
    assert table.scores()[0] == points
    scored = only(events, "building_scored")
    assert scored == ([{"seat": 0, "count": count + 1, "points": points}] if points else [])


@rule("YSP-BUILD.5")
def test_a_power_works_from_its_building_on_and_not_on_finished_actions() -> None:
    table = yspahan(4, tower={"camels": "1", "gold": "6"}, hands={0: "build_no_camels"}, camels=[3, 0, 0, 0])
    table.play(0, "play build_no_camels paddock", "take camels")
    assert table.camels()[0] == 3 + 2
    late = yspahan(4, tower={"camels": "1 1", "gold": "6"})
    late.play(0, "take camels", "build paddock")
    assert late.camels()[0] == 0


@rule("YSP-BUILD.6", "YSP-WEEK.6")
def test_buildings_are_never_lost() -> None:
    table = yspahan(4, day=7, buildings={seat: " ".join(BUILDINGS) for seat in range(4)})
    while not table.table.over:
        table.finish_day()
    assert all(player.buildings == BUILDINGS for player in table.view().players)


@rule("YSP-BLD.3")
def test_the_hammam_changes_the_move_by_three_for_nothing() -> None:
    table = yspahan(4, tower={"gold": "5"}, gold=[0, 0, 0, 0], buildings={0: "hammam"})
    table.play(0, "supervise gold")
    spaces = [
        f"{arm}{n}" for arm, length in (("W", 8), ("E", 7), ("N", 4), ("S", 7)) for n in range(2, length + 1)
    ]
    assert set(table.moves(0)) == {f"move {space}" for space in spaces}


@rule("YSP-BLD.4")
def test_the_caravanserai_draws_for_its_owner_whoever_moved_the_supervisor() -> None:
    table = yspahan(
        4,
        tower={"camels": "1", "gold": "3"},
        shops={2: "sack_white_1"},
        buildings={0: "caravanserai", 2: "caravanserai"},
    )
    table.play(0, "supervise gold", "move W3")
    assert [player.cards for player in table.view().players] == [0, 0, 1, 0]


@rule("YSP-BLD.5")
def test_the_bazaar_adds_two_points_to_each_complete_souk_of_its_owner() -> None:
    table = yspahan(
        3,
        day=7,
        turn=2,
        tower={"gold": "6"},
        buildings={0: "bazaar"},
        shops={0: "vase_blue_1 chest_blue_1 chest_blue_2 sack_pink_1", 1: "barrel_white_1 barrel_white_2"},
    )
    table.play(2, "take gold")
    assert table.points(0) == {"souks": 8, "bazaar": 4}
    assert table.points(1) == {"souks": 3}


@rule("YSP-BLD.6")
def test_the_hoist_adds_a_cube_when_supplying() -> None:
    table = yspahan(4, tower={"vase": "2"}, buildings={0: "hoist"})
    table.play(0, "take vase", "place vase_blue_1", "place vase_orange_1")
    assert table.shops(0) == ["vase_blue_1", "vase_orange_1"]
    assert table.waiting == [1]


@rule("YSP-STOCK.1", "YSP-RULING.1")
def test_gold_and_camels_are_not_limited_by_the_pieces_in_the_box() -> None:
    rich = [60, 60, 60, 60]
    table = yspahan(4, tower={"camels": "1 1", "gold": "6"}, gold=rich, camels=rich, hands={0: "three_gold"})
    table.play(0, "play three_gold", "take camels")
    assert (table.gold()[0], table.camels()[0]) == (63, 62)


@rule("YSP-STOCK.1", "YSP-RULING.1")
def test_cubes_are_not_limited_by_the_pieces_in_the_box() -> None:
    everywhere = (
        "sack_white_1 sack_white_2 sack_white_3 sack_blue_1 sack_blue_2 sack_blue_3 sack_blue_4 "
        + " ".join(
            f"sack_{colour}_{n}"
            for colour, shops in (("yellow", 5), ("pink", 6))
            for n in range(1, shops + 1)
        )
    )
    table = yspahan(
        4, tower={"vase": "3 3"}, shops={0: everywhere}, caravan=[0] * 11, buildings={0: "hammam"}
    )
    table.play(0, "take vase", "place vase_orange_1", "place vase_orange_2")
    assert len(table.shops(0)) + len(table.view().caravan) + 1 == 32


@rule("YSP-STOCK.2")
def test_a_building_that_cannot_be_paid_in_full_is_not_offered() -> None:
    table = yspahan(4, moment="build", gold=[2, 0, 0, 0], camels=[3, 0, 0, 0])
    assert table.moves(0) == ["build paddock", "build shop_building", "build hammam", "end"]
    assert table.why_not(0, "build caravanserai") == (
        "YSP-STOCK.2",
        "cannot_pay",
        {"building": "caravanserai", "camels": 3, "gold": 3},
    )
