"""Setting up the table (YSP-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

from caravanserai.games.yspahan.game import GAME
from caravanserai.kernel.data import BadData
from caravanserai.kernel.game import UnknownOption, WrongPlayerCount
from tests.games.yspahan.tables import (
    BUILDINGS,
    CARDS,
    FLOORS,
    SHOPS,
    SPACES,
    data,
    game_with,
    new_game,
    yspahan,
)
from tests.rules import rule

COUNTS = [2, 3, 4]


@rule("YSP-SETUP.1")
@pytest.mark.parametrize("players", COUNTS)
def test_the_supervisor_starts_in_the_centre_on_day_1_of_week_1(players: int) -> None:
    view = new_game(players).view()
    assert (view.supervisor, view.day, view.week, view.day_of_week) == ("C", 1, 1, 1)


@rule("YSP-SETUP.2", "YSP-RULING.34")
@pytest.mark.parametrize("players", COUNTS)
def test_the_deck_is_nine_kinds_twice_and_the_discard_pile_is_empty(players: int) -> None:
    position = new_game(players).position()
    assert Counter(position["deck"]) == Counter(CARDS * 2)
    assert len(CARDS) == 9
    assert position["discard"] == []


@rule("YSP-SETUP.2", "YSP-INFO.4")
def test_the_deck_is_shuffled_by_the_seed() -> None:
    decks = {tuple(new_game(4, seed).position()["deck"]) for seed in range(20)}
    assert len(decks) == 20
    assert new_game(4, 3).position() == new_game(4, 3).position()


@rule("YSP-SETUP.3")
@pytest.mark.parametrize("players", COUNTS)
def test_each_player_starts_with_two_gold_and_nothing_else(players: int) -> None:
    table = new_game(players)
    for seat in range(players):
        player = table.player(seat)
        assert (player.gold, player.camels, player.score) == (2, 0, 0)
        assert (player.hand, player.buildings, player.cards) == ([], [], 0)


@rule("YSP-SETUP.4")
@pytest.mark.parametrize("players", COUNTS)
def test_shops_caravan_and_tower_start_empty(players: int) -> None:
    table = new_game(players)
    assert table.view().shops == {}
    assert table.view().caravan == []
    assert table.floors() == {}


@rule("YSP-SETUP.5", "YSP-RULING.2")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_first_player_can_be_chosen_and_play_goes_clockwise_from_there(seat: int) -> None:
    table = new_game(4, options={"first_player": seat})
    assert table.waiting == [seat]
    assert table.view().order == [(seat + offset) % 4 for offset in range(4)]


@rule("YSP-SETUP.5", "YSP-RULING.2")
def test_the_first_player_is_drawn_when_nobody_chooses() -> None:
    assert {new_game(3, seed).view().first for seed in range(30)} == {0, 1, 2}


@rule("YSP-RULING.2")
def test_only_a_seat_of_the_game_can_be_chosen_as_first_player() -> None:
    with pytest.raises(UnknownOption):
        new_game(4, options={"first_player": 4})


def test_the_game_is_for_two_to_four() -> None:
    with pytest.raises(WrongPlayerCount):
        new_game(5)


def test_the_city_has_the_souks_shops_and_points_of_the_board() -> None:
    souks = {souk.id: (len(souk.shops), int(souk.points)) for souk in GAME.parts.souks}
    assert souks == {
        "sack_white": (3, 3),
        "sack_blue": (4, 4),
        "sack_yellow": (5, 6),
        "sack_pink": (6, 8),
        "barrel_white": (2, 3),
        "barrel_blue": (3, 4),
        "barrel_yellow": (4, 6),
        "barrel_pink": (5, 8),
        "chest_blue": (2, 4),
        "chest_yellow": (3, 6),
        "chest_pink": (4, 8),
        "vase_blue": (1, 4),
        "vase_yellow": (2, 6),
        "vase_orange": (3, 12),
    }
    assert (len(SHOPS), sum(points for _, points in souks.values())) == (47, 82)


def test_the_road_is_a_cross_of_29_spaces_with_arms_of_10_7_4_and_7() -> None:
    assert len(SPACES) == 29
    distances = GAME.parts.distance[SPACES.index("C")]
    assert {space: distances[SPACES.index(space)] for space in ("W10", "E7", "N4", "S7")} == {
        "W10": 10,
        "E7": 7,
        "N4": 4,
        "S7": 7,
    }
    assert max(max(row) for row in GAME.parts.distance) == 17


def test_every_space_but_the_centre_touches_one_shop_and_two_spaces_touch_two() -> None:
    touched = {space: len(shops) for space, shops in zip(SPACES, GAME.parts.touched, strict=True)}
    assert touched.pop("C") == 0
    assert {space for space, shops in touched.items() if shops == 2} == {"E1", "S1"}
    assert set(touched.values()) == {1, 2}


def test_buildings_cost_and_floors_stand_as_printed() -> None:
    costs = {building.id: (int(building.camels), int(building.gold)) for building in GAME.parts.buildings}
    assert costs == dict(zip(BUILDINGS, [(2, 0), (2, 2), (2, 2), (3, 3), (4, 4), (4, 4)], strict=True))
    assert FLOORS == ["camels", "sack", "barrel", "chest", "vase", "gold"]


def test_the_board_that_is_shown_is_that_of_the_data() -> None:
    board = GAME.board()
    assert (board.floors, board.cards, board.weeks, board.days_per_week) == (FLOORS, CARDS, 3, 7)


@rule("YSP-RULING.2")
def test_a_first_player_who_does_not_sit_at_the_table_is_refused() -> None:
    with pytest.raises(UnknownOption, match="can be random, 0, 1, 2, not 3"):
        GAME.table(players=3, options={"first_player": 3})


@pytest.mark.parametrize("entries", ["building", "card"])
def test_the_order_of_buildings_and_cards_in_the_data_means_nothing(entries: str) -> None:
    document = data()
    document[entries].reverse()
    turned = game_with(document)
    assert turned.board() == GAME.board()
    table = yspahan(4, tower={"camels": "1"}, buildings={0: "paddock"}, game=turned)
    table.play(0, "take camels")
    assert table.camels()[0] == 2
    assert table.player(0).buildings == ["paddock"]


@pytest.mark.parametrize(
    ("entries", "first", "kind"), [("building", "paddock", "buildings"), ("card", "three_camels", "cards")]
)
def test_buildings_and_cards_that_the_rules_do_not_know_are_refused(
    entries: str, first: str, kind: str
) -> None:
    document = data()
    entry = document[entries].pop(0)
    with pytest.raises(BadData, match=f"the {kind} must be .*{first}.*: {first} is missing"):
        game_with(document)
    document[entries] += [entry, entry]
    with pytest.raises(BadData, match=f"{first} is listed twice"):
        game_with(document)
    document[entries][-1] = {**entry, "id": "harem"}
    with pytest.raises(BadData, match="harem is not known"):
        game_with(document)


def test_a_tower_without_its_floors_is_refused() -> None:
    document = data()
    document["tower_floor"][1]["quarter"] = "barrel"
    with pytest.raises(BadData, match="floors must be"):
        game_with(document)
    document = data()
    document["building_points"]["by_count"].pop()
    with pytest.raises(BadData, match="points for 6 buildings"):
        game_with(document)


def test_switches_that_the_rules_do_not_know_are_refused() -> None:
    document = data()
    document["options"]["cards_after_supper"] = True
    with pytest.raises(BadData, match="cards_after_supper is not known"):
        game_with(document)
    del document["options"]["cards_after_supper"], document["options"]["cards_before_roll"]
    with pytest.raises(BadData, match="cards_before_roll is missing"):
        game_with(document)
