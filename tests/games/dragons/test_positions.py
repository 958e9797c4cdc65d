"""Positions: any moment can be written down and set up again, and what cannot be is refused."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from caravanserai.games.dragons.game import GAME
from caravanserai.games.dragons.parts import SPELLS
from caravanserai.kernel.game import Options
from caravanserai.kernel.refusal import Impossible
from tests.games.dragons.tables import MAGIC, DragonsTable, dragons, magic, new_game


def again(table: DragonsTable, options: Options | None = None) -> DragonsTable:
    document = json.loads(json.dumps(table.position()))
    return DragonsTable(GAME.table(table.table.players, seed=5, options=options, position=document))


@pytest.mark.many_games
@pytest.mark.parametrize("options", [{}, MAGIC, {**MAGIC, "leftovers": "stay"}])
def test_every_moment_of_a_game_can_be_set_up_again(options: Options) -> None:
    choose = Random(4)
    table = new_game(3, seed=11, options=options)
    kinds: set[str] = set()
    while not table.table.over:
        if table.asks not in kinds or choose.random() < 0.04:
            kinds.add(table.asks)
            twin = again(table, options)
            assert twin.position() == table.position()
            assert twin.waiting == table.waiting
            for seat in range(3):
                assert twin.moves(seat) == table.moves(seat)
                assert twin.view(seat) == table.view(seat)
        seat = choose.choice(table.waiting)
        table.play(seat, choose.choice(table.moves(seat)))
    assert again(table, options).position() == table.position()
    assert len(kinds) > 5


def test_an_empty_position_is_the_start_of_a_game() -> None:
    table = dragons(4)
    assert (table.asks, table.waiting, table.view().round) == ("choose_treasures", [0, 1, 2, 3], 0)
    fresh = DragonsTable(GAME.table(4, seed=1, position={}))
    assert fresh.player(0, 0).screen == [1, 2, 4, 5, 6, 7, 8, 9]


def test_a_round_that_has_begun_has_its_card_its_guard_and_its_artifacts() -> None:
    table = magic(4, moment="placement")
    view = table.view()
    assert view.treasure_card is not None and view.round == 1
    assert sum(sum(cave.shelves) for cave in view.caves) in (24, 25)
    assert all(room.on_sale is not None and len(room.stack) == 4 for room in view.rooms)


def test_caves_already_tallied_are_empty_when_nothing_is_said() -> None:
    table = dragons(
        4,
        moment="space",
        current="cave_gemstones",
        treasure_card="T4-01",
        tokens={0: "market 9"},
        treasures={0: "1 gold"},
    )
    assert table.told("left_in_cave") == [{"units": 6, "kind": "gemstones"}, {"units": 3, "kind": "trophies"}]


def test_stacks_given_by_number() -> None:
    table = dragons(3, moment="placement", rooms={"room_1": {"stack": 2}, "room_2": {"stack": 0}})
    assert [len(room.stack) for room in table.view().rooms] == [2, 0, 6]


def test_artifacts_given_by_number_in_the_basic_game() -> None:
    document = {"players": [{"artifacts": 3}, {"artifacts": ["key"]}, {}]}
    table = DragonsTable(GAME.table(3, seed=1, position=document))
    assert table.scores() == [3, 1, 0]


def test_a_position_with_plays_waiting_goes_on() -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        tokens={0: "market 5", 1: "market 7"},
        artifacts={0: "lamp carpet", 1: "lamp carpet"},
        spells={2: "lunar_eclipse charity"},
        treasures={0: "1 gold"},
    )
    table.respond(s2="cast lunar_eclipse market")
    table.play(0, "use carpet")
    twin = again(table, MAGIC)
    assert twin.position() == table.position() and twin.position()["sealed"][0] == "use carpet"
    for one in (table, twin):
        one.play(1, "pass")
        one.play(2, "pass")
        one.carry_out()
    assert twin.position() == table.position()


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"rounds": 3}, "no such entry"),
    ({"round": 31}, "0 to 30"),
    ({"moment": "lunch"}, "not one of"),
    ({"moment": "space"}, "needs a space"),
    ({"moment": "space", "current": "tent"}, "not used in this game"),
    ({"treasure_card": "T4-01"}, "not one of"),
    ({"treasure_card": "T3-01", "used_cards": ["T3-01"]}, "in two places"),
    ({"treasure_deck": ["T3-01"]}, "is missing"),
    ({"moment": "placement", "caves": {"silver": [1]}}, "is not one of"),
    ({"moment": "placement", "caves": {"gold": [1, 1, 1, 1, 1]}}, "has 4 shelves"),
    ({"moment": "placement", "caves": {"gold": [29, 1]}}, "there are 29 gold"),
    ({"guard": {"value": 11}}, "1 to 10"),
    ({"guard": {"value": 8, "pool": [1, 2]}}, "the other guards"),
    ({"rooms": {"room_4": {}}}, "not one of"),
    ({"rooms": {"room_1": {"on_sale": "key"}}}, "only the magic game"),
    ({"rooms": {"room_1": {"stack": ["key"], "known_by": []}}}, "expected 1 entries"),
    ({"rooms": {"room_1": {"stack": ["key"] * 6}}}, "not so many key"),
    ({"rooms": {"room_1": {"stack": 7}}}, "0 to 6"),
    ({"aside": ["key"] * 6}, "not so many key"),
    ({"players": [{}, {}]}, "expected 3 entries"),
    ({"players": [{"spells": ["charity"]}, {}, {}]}, "not in this game"),
    ({"players": [{"tokens": [{"token": 3}]}, {}, {}]}, "no token"),
    ({"players": [{"tokens": [{"token": 9}] * 9}, {}, {}]}, "has 8 tokens"),
    ({"players": [{"tokens": [{"token": 9, "space": "djinn"}]}, {}, {}]}, "not used"),
    ({"players": [{"tokens": [{"token": 9, "face": "up"}]}, {}, {}]}, "no such entry"),
    ({"players": [{"hat": 1}, {}, {}]}, "no such entry"),
    ({"players": [{"used": ["key"]}, {}, {}]}, "does not have so many"),
    ({"players": [{"artifacts": 19}, {}, {}]}, "0 to 18"),
    ({"moment": "placement", "in_force": {"spy": 0}}, "not in this game"),
    ({"batch": [{"seat": 0}]}, "a spell or the use"),
    ({"steps": [["dance", 0]]}, "a name and a number"),
    ({"steps": [["placement", -1]]}, "cannot be waiting"),
    ({"steps": [["placement", 7]]}, "cannot be waiting"),
    ({"steps": []}, "goes on somehow"),
    ({"steps": [["buy_artifact", 10]]}, "no moment"),
    ({"steps": [["vizier", 0], ["respond", 0]]}, "before the round begins"),
    ({"steps": [["placement", 0], ["place_token", 9]]}, "cannot be waiting"),
    ({"sealed": ["choose crowns_crowns_crowns"]}, "one entry for each seat"),
    ({"sealed": ["dance", None, None]}, "is no move"),
    ({"sealed": ["pass", None, None]}, "seat 0 cannot"),
    ({"sealed": ["choose gold_gold_gold"] * 3}, "the last choice"),
    ({"moment": "placement", "sealed": ["pass", None, None]}, "one entry for each seat"),
]


@pytest.mark.parametrize(("document", "reason"), REFUSED)
def test_what_cannot_be_is_refused_with_the_reason(document: dict[str, Any], reason: str) -> None:
    with pytest.raises(Impossible, match=reason):
        GAME.table(3, seed=1, position=document)


REFUSED_IN_MAGIC: list[tuple[dict[str, Any], str]] = [
    ({"rooms": {f"room_{number}": {"stack": []} for number in (1, 2, 3)}}, "artifacts are nowhere"),
    ({"rooms": {"room_1": {"stack": ["lamp"]}}}, "not so many lamp"),
    ({"rooms": {"room_1": {"stack": ["key"], "known_by": [[5]]}}}, "expected a list of seats"),
    ({"spell_deck": ["charity"]}, "cards are left"),
    ({"spell_discard": ["charity", "charity"]}, "in two places"),
    ({"players": [{"spells": ["charity"], "known_by": []}, {}, {}]}, "expected 1 entries"),
    ({"players": [{"spells": ["charity"]}, {"spells": ["charity"]}, {}]}, "in two places"),
    ({"players": [{"used": ["lamp"], "artifacts": ["key"]}, {}, {}]}, "does not have so many"),
    ({"players": [{"used": ["lamp", "key", "key"]}, {}, {}]}, "too many"),
    ({"players": [{"carpets": [{}] * 4}, {}, {}]}, "no more than 3"),
    ({"batch": [{"seat": 0, "spell": "spy"}], "spell_discard": ["spy"]}, "in two places"),
    ({"moment": "placement", "players": [{"secret": ["lamp"]}, {}, {}]}, "not so many lamp"),
    ({"batch": [{"seat": 0, "artifact": "scroll"}]}, "a spell or the use"),
    ({"batch": [{"seat": 0, "artifact": "double"}]}, "aimed at a piece"),
    ({"batch": [{"seat": 0, "spell": "teleport", "piece": "1.1"}]}, "name a space"),
    ({"batch": [{"seat": 0, "spell": "teleport", "piece": "1.99"}]}, "not one of"),
    ({"batch": [{"seat": 0, "spell": "mages_apprentice", "space": "room_1"}]}, "must be offered"),
    ({"batch": [{"seat": 0, "spell": "parasite", "artifact": "counterspell"}]}, "aimed at a spell"),
]


@pytest.mark.parametrize(("document", "reason"), REFUSED_IN_MAGIC)
def test_what_cannot_be_in_the_magic_game(document: dict[str, Any], reason: str) -> None:
    with pytest.raises(Impossible, match=reason):
        GAME.table(3, seed=1, options=MAGIC, position=document)


def test_a_full_spell_deck_keeps_its_order() -> None:
    table = magic(3, spell_deck=list(reversed(SPELLS)))
    assert table.position()["spell_deck"] == list(reversed(SPELLS))
