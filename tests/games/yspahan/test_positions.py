"""Positions: every moment can be written and read again, and what no game can reach is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from caravanserai.games.yspahan.game import GAME
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Document
from caravanserai.kernel.refusal import Impossible
from tests.games.yspahan.tables import CARDS, YspahanTable, new_game, yspahan
from tests.rules import rule


def restored(table: YspahanTable) -> YspahanTable:
    document = json.loads(json.dumps(table.position()))
    return YspahanTable(
        GAME.table(table.table.players, options=table.table.options, position=document, script=[])
    )


@pytest.mark.many_games
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_moment_of_a_random_game_can_be_written_and_read_again(players: int, seed: int) -> None:
    table = new_game(
        players, seed, options={"build_cards_stack": seed == 2, "must_place_all_cubes": seed != 3}
    )
    chance = Fast(seed)
    while not table.table.over:
        twin = restored(table)
        assert twin.position() == table.position()
        assert (twin.waiting, twin.asks) == (table.waiting, table.asks)
        seat = table.waiting[0]
        assert twin.moves(seat) == table.moves(seat)
        assert twin.view(seat) == _without_old_values(table, seat)
        moves = table.moves(seat)
        table.play(seat, moves[int(chance.below(len(moves)))])
    assert restored(table).table.over
    assert restored(table).scores() == table.scores()


def _without_old_values(table: YspahanTable, seat: int) -> Any:
    """The view without the values of groups that were taken, which a position does not keep."""
    view = table.view(seat)
    tower = [floor if floor.white + floor.yellow else replace(floor, value=0) for floor in view.tower]
    return replace(view, tower=tower)


def test_the_rest_of_a_restored_game_is_the_same_with_the_same_chance() -> None:
    table = yspahan(3, dice="1 2 3 4 5 6 6 6 6 " * 2)
    table.finish_day()
    twin = restored(table)
    for one in (table, twin):
        one.table.state.chance = Fast(5)
        one.finish_day()
    assert table.position() == twin.position()


def test_what_a_position_leaves_out_is_as_at_the_start() -> None:
    table = YspahanTable(GAME.table(3, seed=2, position={}))
    view = table.view()
    assert (view.day, view.first, view.supervisor, view.shops, view.caravan) == (1, 0, "C", {}, [])
    assert [player.gold for player in view.players] == [2, 2, 2]
    assert sorted(table.position()["deck"]) == sorted(CARDS * 2)
    assert GAME.table(3, seed=2, options={"first_player": 2}, position={}).view().first == 2


def test_the_top_of_the_deck_can_be_given_and_the_rest_is_shuffled() -> None:
    tables = [
        YspahanTable(GAME.table(3, seed=seed, position={"deck_top": ["exchange", "place_good"]}))
        for seed in (1, 2)
    ]
    decks = [table.position()["deck"] for table in tables]
    assert all(deck[:2] == ["exchange", "place_good"] for deck in decks)
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(CARDS * 2)


def test_each_moment_can_be_named() -> None:
    assert yspahan(4, moment="supply").asks == "supply"
    assert yspahan(4, moment="choose", tower={"gold": "6"}).asks == "choose_group"
    assert yspahan(4, moment="build", camels=[9, 0, 0, 0]).asks == "after_dice"


def refusal(document: Document, players: int = 4) -> Impossible:
    with pytest.raises(Impossible) as caught:
        GAME.table(players, seed=1, position=document)
    return caught.value


SEATS: list[Document] = [{}, {}, {}, {}]


@pytest.mark.parametrize(
    ("document", "where", "reason"),
    [
        ({"dya": 3}, "position.dya", "no such entry"),
        ({"day": 22}, "position.day", "from 1 to 21"),
        ({"day": 0}, "position.day", "from 1 to 21"),
        ({"day": "3"}, "position.day", "whole number"),
        ({"day": True}, "position.day", "whole number"),
        ({"first": 4}, "position.first", "from 0 to 3"),
        ({"order": [0, 1, 2]}, "position.order", "4 turns"),
        ({"order": [0, 1, 2, 2]}, "position.order", "at least one for each seat"),
        ({"order": [1, 2, 3, 0]}, "position.order", "first player"),
        ({"order": "0123"}, "position.order", "expected a list"),
        ({"turn": 4}, "position.turn", "from 0 to 3"),
        ({"built": 1}, "position.built", "true or false"),
        ({"supervisor": "W11"}, "position.supervisor", "not one of"),
        ({"tower": {"attic": {}}}, "position.tower", "not one of"),
        ({"tower": {"gold": {"white": 1}}}, "position.tower.gold.value", "from 1 to 6"),
        ({"tower": {"gold": {"value": 7, "white": 1}}}, "position.tower.gold.value", "from 1 to 6"),
        ({"tower": {"gold": {"value": 6, "white": 10}}}, "position.tower.gold.white", "from 0 to 9"),
        ({"tower": {"gold": {"value": 6, "yellow": 4}}}, "position.tower.gold.yellow", "from 0 to 3"),
        ({"tower": {"gold": {"value": 6, "red": 4}}}, "position.tower.gold.red", "no such entry"),
        (
            {"tower": {"camels": {"value": 5, "white": 1}, "gold": {"value": 2, "white": 1}}},
            "position.tower",
            "must rise",
        ),
        (
            {"tower": {"camels": {"value": 2, "white": 5}, "gold": {"value": 5, "white": 5}}},
            "position.tower",
            "only 9 white dice",
        ),
        (
            {"tower": {"camels": {"value": 2, "yellow": 2}, "gold": {"value": 5, "yellow": 2}}},
            "position.tower",
            "only 3 yellow dice",
        ),
        ({"shops": {"vase_blue_2": 0}}, "position.shops", "not one of"),
        ({"shops": {"vase_blue_1": 4}}, "position.shops.vase_blue_1", "from 0 to 3"),
        ({"shops": {"chest_blue_1": 0, "chest_blue_2": 1}}, "position.shops.chest_blue_2", "YSP-PLACE.3"),
        ({"shops": []}, "position.shops", "an object with names"),
        ({"caravan": [0] * 12}, "position.caravan", "YSP-CAR.4"),
        ({"caravan": [4]}, "position.caravan", "from 0 to 3"),
        ({"players": [{}, {}]}, "position.players", "expected 4 entries"),
        ({"players": [{"gold": -1}, {}, {}, {}]}, "position.players[0].gold", "from 0"),
        ({"players": [{}, {"camels": -1}, {}, {}]}, "position.players[1].camels", "from 0"),
        ({"players": [{"silver": 1}, {}, {}, {}]}, "position.players[0].silver", "no such entry"),
        ({"players": [{"buildings": ["tent"]}, {}, {}, {}]}, "position.players[0].buildings", "not one of"),
        (
            {"players": [{"buildings": ["hoist", "hoist"]}, {}, {}, {}]},
            "position.players[0].buildings",
            "YSP-BUILD.3",
        ),
        ({"players": [{"hand": ["ace"]}, {}, {}, {}]}, "position.players[0].hand", "not one of"),
        ({"players": [{"points": {"souks": -1}}, {}, {}, {}]}, "position.players[0].points.souks", "from 0"),
        (
            {"players": [{"points": {"luck": 1}}, {}, {}, {}]},
            "position.players[0].points.luck",
            "no such entry",
        ),
        (
            {"players": [{"hand": ["exchange"] * 3}, {}, {}, {}]},
            "position.players[0].hand",
            "not so many exchange",
        ),
        ({"discard": ["exchange"] * 3}, "position.discard", "not so many exchange"),
        ({"deck_top": ["exchange"] * 3}, "position.deck_top", "not so many exchange"),
        ({"deck": CARDS}, "position.deck", "is missing"),
        ({"deck": ["ace"]}, "position.deck", "not one of"),
        ({"moment": "lunch"}, "position.moment", "not one of"),
        ({"moment": "choose"}, "position.moment", "no group"),
        ({"steps": [["dance", 0]]}, "position.steps", "each step is a name"),
        ({"steps": ["supply"]}, "position.steps", "no moment"),
        ({"steps": [["supply", "x"]]}, "position.steps", "each step is a name"),
        (
            {"steps": [["end_day", 0], ["begin_turn", 0], ["supply", 0]], "moment": "supply"},
            "position.moment",
            "no such entry",
        ),
    ],
)
def test_an_impossible_position_is_refused_with_place_and_reason(
    document: Document, where: str, reason: str
) -> None:
    caught = refusal(document)
    assert caught.where == where
    assert reason in caught.reason


@rule("YSP-TIME.3")
@pytest.mark.parametrize(("players", "order"), [(3, [0, 2, 1]), (4, [0, 2, 1, 3])])
def test_an_order_that_does_not_go_clockwise_is_impossible_before_the_last_day(
    players: int, order: list[int]
) -> None:
    assert refusal({"day": 5, "order": order}, players).where == "position.order"


@rule("YSP-P4.1")
def test_any_order_is_possible_on_the_last_day_of_four() -> None:
    table = GAME.table(4, seed=1, position={"day": 21, "first": 2, "order": [2, 0, 3, 1]})
    assert table.view().order == [2, 0, 3, 1]


@rule("YSP-P4.1", "YSP-P4.2")
@pytest.mark.parametrize(
    ("points", "place", "order"),
    [
        ([40, 10, 30, 20], {}, [1, 3, 2, 0]),
        ([40, 10, 30, 20], {"first": 1}, [1, 3, 2, 0]),
        ([0, 0, 0, 0], {}, [2, 1, 0, 3]),  # by rotation it would be seat 0; farthest from seat 3 goes first
        ([0, 0, 0, 0], {"first": 2}, [2, 1, 0, 3]),
        ([5, 5, 0, 9], {"first": 2}, [2, 1, 0, 3]),
        ([0, 9, 30, 20], {"first": 1, "turn": 2, "moment": "build"}, [1, 0, 3, 2]),
    ],
)
def test_without_an_order_day_21_of_four_follows_the_scores(
    points: list[int], place: Document, order: list[int]
) -> None:
    players = [{"points": {"cards": given}, "gold": 9, "camels": 9} for given in points]
    view = GAME.table(4, seed=1, position={"day": 21, "players": players, **place}).view()
    assert (view.order, view.first) == (order, order[0])


@rule("YSP-TWO.3")
@pytest.mark.parametrize(
    ("points", "place", "first"),
    [([9, 4], {}, 1), ([4, 9], {}, 0), ([4, 4], {}, 0), ([4, 9], {"first": 1}, 1)],
)
def test_without_a_first_player_day_21_of_two_begins_with_the_lower_score(
    points: list[int], place: Document, first: int
) -> None:
    players = [{"points": {"cards": given}} for given in points]
    view = GAME.table(2, seed=1, position={"day": 21, "players": players, **place}).view()
    assert view.order == [first, 1 - first, first]


@rule("YSP-TWO.2")
@pytest.mark.parametrize("order", [[0, 1, 1], [0, 0, 1]])
def test_with_two_players_the_order_is_first_second_first(order: list[int]) -> None:
    assert refusal({"order": order}, 2).where == "position.order"


@rule("YSP-YELLOW.2")
@pytest.mark.parametrize("players", [3, 4])
def test_yellow_dice_are_impossible_after_the_first_players_turn(players: int) -> None:
    document = {"moment": "choose", "turn": 1, "tower": {"gold": {"value": 6, "white": 1, "yellow": 1}}}
    assert refusal(document, players).where == "position.tower"


@rule("YSP-SUPPLY.1")
def test_supplying_comes_before_the_first_turn() -> None:
    assert refusal({"moment": "supply", "turn": 2}).where == "position.turn"


@rule("YSP-YELLOW.2")
def test_yellow_dice_are_impossible_after_the_first_players_action() -> None:
    document = {"moment": "build", "tower": {"gold": {"value": 6, "white": 1, "yellow": 1}}}
    assert refusal(document, 3).where == "position.tower"
    GAME.table(2, seed=1, position=document)  # with two they stay all day (YSP-TWO.6)


@rule("YSP-DAY.1")
@pytest.mark.parametrize("place", [{"moment": "supply"}, {"moment": "over"}, {"day": 21, "steps": []}])
def test_before_the_roll_and_at_the_end_no_dice_are_in_the_tower(place: Document) -> None:
    caught = refusal({"tower": {"gold": {"value": 6, "white": 1}}, **place})
    assert (caught.where, caught.reason) == (
        "position.tower",
        "no dice are in the Tower at this moment (YSP-DAY.1)",
    )


@rule("YSP-WEEK.3")
def test_when_the_game_is_over_the_shops_are_empty() -> None:
    assert refusal({"moment": "over", "shops": {"vase_blue_1": 0}}).where == "position.shops"


@rule("YSP-END.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_that_is_over_can_be_set_up(players: int) -> None:
    points = [{"points": {"souks": 10 * seat}} for seat in range(players)]
    table = GAME.table(players, seed=1, position={"moment": "over", "players": points})
    assert (table.over, table.winners(), table.view().day) == (True, [players - 1], 21)
    assert GAME.table(players, seed=2, position=table.position()).position() == table.position()
    assert refusal({"moment": "over", "day": 20}, players).where == "position.day"
    assert refusal({"moment": "over", "turn": 0}, players).where == "position.turn"


@rule("YSP-BUILD.2")
@pytest.mark.parametrize(
    ("document", "where"),
    [
        ({"built": True, "moment": "build"}, "position.built"),  # but nothing stands there
        ({"after_dice": True}, "position.after_dice"),
        ({"after_dice": False, "moment": "build"}, "position.after_dice"),
        (
            {"after_dice": True, "moment": "choose", "tower": {"gold": {"value": 6, "white": 1}}},
            "position.after_dice",
        ),
    ],
)
def test_what_the_active_player_has_done_must_fit_the_moment(document: Document, where: str) -> None:
    assert refusal(document).where == where


def test_nothing_is_built_before_the_dice_at_a_table_that_does_not_allow_it() -> None:
    document: Document = {"built": True, "players": [{"buildings": ["hoist"]}, {}, {}]}
    GAME.table(3, seed=1, position=document)
    for option in ("cards_before_roll", "build_card_before_dice_action"):
        with pytest.raises(Impossible, match=r"position\.built"):
            GAME.table(3, seed=1, position=document, options={option: False})


TURN: list[Any] = [["end_day", 0], ["begin_turn", 1], ["after_dice", 0], ["finish_dice", 0]]


@pytest.mark.parametrize(
    "steps",
    [
        [*TURN, ["owner_decides", 0]],
        [*TURN, ["send_good", 46]],
        [*TURN, ["owner_decides", 47]],
        [*TURN, ["order_goods", 0]],
        [*TURN, ["place_goods", -3]],
        [*TURN, ["place_goods", 1 << 70]],  # more than a compiled engine can hold
        [*TURN, ["move_supervisor", 7]],
        [*TURN, ["choose_group", 0]],
        [*TURN, ["place_goods", 4 * 99]],
        [*TURN, ["place_goods", 3]],
        [*TURN, ["move_supervisor", 0]],
        [["end_day", 0], ["begin_turn", 9]],
        [["end_day", 0], ["begin_turn", 0], ["supply", -1]],
        [["end_day", 0], ["begin_turn", 0], ["supply", True]],
        [["supply", 0]],
        [],
    ],
)
def test_steps_that_no_game_could_be_in_are_refused(steps: list[Any]) -> None:
    assert refusal({"steps": steps}).where == "position.steps"


@rule("YSP-SEND.2")
def test_one_good_is_not_sent_twice() -> None:
    document: Document = {"supervisor": "E1", "shops": dict.fromkeys(GAME.board().spaces[11].shops, 0)}
    first, second = (GAME.parts.shops.index(shop) for shop in document["shops"])
    document["steps"] = [*TURN, ["send_good", second], ["owner_decides", first]]
    document["players"] = [{"camels": 1}, {}, {}, {}]
    assert GAME.table(4, seed=1, position=document).decision().kind == "owner_decides"
    document["steps"] = [*TURN, ["send_good", first], ["owner_decides", first]]
    assert refusal(document).where == "position.steps"


@pytest.mark.parametrize("key", ["gold", "camels"])
def test_more_gold_or_camels_than_could_be_gained_are_refused(key: str) -> None:
    assert refusal({"players": [{key: 10**6}, {}, {}, {}]}).where == f"position.players[0].{key}"


@pytest.mark.parametrize("key", ["gold", "camels", "points"])
def test_what_grows_in_play_can_still_be_written_and_read(key: str) -> None:
    """However much a document says at first, what comes of it is a position again."""
    rich: Document = {"points": {"cards": 9999}} if key == "points" else {key: 255}
    hand = ["three_gold", "three_camels", "gold_for_points"]
    table = YspahanTable(GAME.table(3, seed=1, position={"players": [{**rich, "hand": hand}, {}, {}]}))
    table.play(0, "play three_gold", "play three_camels", "play gold_for_points 5")
    assert restored(table).position() == table.position()


@pytest.mark.parametrize("document", ["C", 3, None, []])
def test_a_position_is_an_object(document: Any) -> None:
    with pytest.raises(Impossible, match="position"):
        GAME.from_position(3, GAME.fill_options({}, 3), document, Fast(1))
