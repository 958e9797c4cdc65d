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
from tests.rules import rule


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
    assert [len(room.stack) for room in table.view().rooms] == [5, 5, 4]  # the rest of the eighteen in play


def test_one_player_may_have_nearly_all_artifacts() -> None:
    for held in (11, 17):
        table = DragonsTable(GAME.table(3, seed=1, position={"players": [{"artifacts": held}, {}, {}]}))
        assert table.scores() == [held, 0, 0]
        assert sum(len(room.stack) for room in table.view().rooms) == 18 - held


@rule("DRA-TALLY.3")
def test_tokens_in_tallied_spaces_lie_face_up_unless_said_otherwise() -> None:
    table = magic(3, moment="tally", current="market", tokens={0: "tent 5, market 7, caravanserai 4"})
    shown = {space: table.pieces(space)[0].value for space in ("tent", "market", "caravanserai")}
    assert shown == {"tent": 5, "market": 7, "caravanserai": None}


@rule("DRA-END.2")
@pytest.mark.parametrize("options", [{}, MAGIC])
def test_a_game_that_is_over(options: Options) -> None:
    table = DragonsTable(GAME.table(3, seed=1, options=options, position={"moment": "over"}))
    assert table.table.over and table.view().ended and table.view().round == 30
    assert table.table.ranks() == [1, 1, 1]
    assert again(table, options).position() == table.position()


def test_a_game_that_is_over_because_all_is_sold() -> None:
    players = [{"artifacts": 7, "treasures": {"gold": 3}}, {"artifacts": 5}, {"artifacts": 6}]
    document = {"moment": "over", "round": 8, "current": "room_3", "players": players}
    table = DragonsTable(GAME.table(3, seed=1, position=document))
    assert table.table.over and table.scores() == [7, 5, 6] and table.table.winners() == [0]
    treasures = table.player(0, 2).treasures
    assert treasures is not None and treasures["gold"] == 3
    assert again(table).position() == table.position()


def test_a_spell_in_force_lies_in_the_discard_pile() -> None:
    table = magic(3, moment="placement", in_force={"spy": 1})
    assert table.position()["spell_discard"] == ["spy"] and len(table.position()["spell_deck"]) == 20


ENTRIES: list[tuple[dict[str, Any], str]] = [
    ({"hat": 1}, "moment, .*steps, .*turn"),
    ({"moment": "placement", "hat": 1}, "moment, .*steps, .*turn"),
    ({"players": [{"artifacts": 2, "hat": 1}, {}, {}]}, "artifacts, .*secret, .*spells"),
    ({"rooms": {"room_1": {"hat": 1}}}, "known_by, on_sale, stack"),
    ({"in_force": {"hat": 1}}, "smuggled, smuggler, spy, swapped_from, taboo"),
    (
        {"batch": [{"seat": 0, "spell": "spy", "hat": 1}]},
        "artifact, cancelled, piece, seat, space, spell, target",
    ),
    ({"players": [{"tokens": [{"token": 9, "hat": 1}]}, {}, {}]}, "double, space, token, up"),
]


@pytest.mark.parametrize(("document", "known"), ENTRIES)
def test_whoever_misspells_an_entry_is_told_all_there_are(document: dict[str, Any], known: str) -> None:
    options = MAGIC if "batch" in document else {}
    with pytest.raises(Impossible, match=f"hat: no such entry; there are .*{known}"):
        GAME.table(3, seed=1, options=options, position=document)


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


def test_steps_are_written_with_names_and_read_as_numbers_too() -> None:
    table = magic(3, moment="tally", current="market", tokens={0: "market 5"}, artifacts={0: "lamp carpet"})
    assert table.position()["steps"] == [
        ["open_space", {"place": 8}],
        ["close_space", {"space": "market"}],
        ["evaluate", {"space": "market"}],
        ["respond", {"window": "tally", "asked_from": 0}],
    ]
    packed = [["open_space", 8], ["close_space", 7], ["evaluate", 7], ["respond", 2]]
    older = GAME.table(3, seed=1, options=MAGIC, position={**table.position(), "steps": packed})
    assert older.position() == table.position()


CARDS = [f"T3-{number:02}" for number in range(1, 16)]
MARKET_TOKEN = {"token": 9, "space": "market", "up": False}
MARKET_STEPS = [["open_space", 6], ["close_space", 7], ["use_market", 0]]

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
    (
        {"rooms": {"room_1": {"stack": ["lamp"]}}, "players": [{"artifacts": 10}] * 3},
        "18 artifacts are in play",
    ),
    ({"rooms": {"room_1": {"stack": ["key"] * 5 + ["lamp"] * 2}}}, "no more than 6"),
    ({"rooms": {"room_1": {"stack": 6}}, "players": [{"artifacts": 13}, {}, {}]}, "18 artifacts are in play"),
    ({"rooms": {f"room_{number}": {"stack": 0} for number in (1, 2, 3)}}, "the game is over"),
    ({"moment": "placement", "players": [{"carpets": [{"space": None}]}, {}, {}]}, "magic game"),
    ({"players": [{"djinn": True}, {}, {}]}, "before the round begins"),
    ({"treasure_card": "T3-01"}, "before the round begins"),
    ({"players": [{"treasures": {"gold": 1}}, {}, {}]}, "before the round begins"),
    ({"players": [{"tokens": [{"token": 9, "space": "guard"}]}, {}, {}]}, "before the round begins"),
    ({"moment": "vizier", "round": 30}, "before the round begins"),
    ({"moment": "placement", "round": 0}, "first round has begun"),
    ({"moment": "placement", "guard": {"value": 3, "shown": True}}, "guard is shown"),
    ({"moment": "placement", "turned_up": True}, "turned up or not"),
    ({"moment": "space", "current": "market", "caves": {"gold": [2]}}, "tallied is empty"),
    ({"moment": "space", "current": "market", "players": [{"admitted": True}, {}, {}]}, "has not come yet"),
    ({"moment": "tally", "current": "end"}, "needs a space"),
    ({"moment": "tally", "current": "market", "turn": 1}, "only in placement"),
    ({"moment": "placement", "steps": [["placement", 0]]}, "not both"),
    ({"moment": "over", "round": 7}, "not over before"),
    ({"moment": "over", "ended": False}, "goes on somehow"),
    ({"ended": True, "moment": "placement"}, "goes on somehow"),
    ({"searching": True}, "while an artifact is taken"),
    ({"moment": "placement", "aside": ["key"] * 5, "used_cards": CARDS}, "lies open"),
    (
        {
            "moment": "space",
            "current": "room_1",
            "players": [{"tokens": [{"token": 9, "space": "room_2"}]}, {}, {}],
        },
        "not admitted",
    ),
    (
        {
            "moment": "space",
            "current": "market",
            "players": [{"tokens": [MARKET_TOKEN | {"space": "cave_gold"}]}, {}, {}],
        },
        "lie face up",
    ),
    (
        {"current": "market", "turned_up": True, "steps": MARKET_STEPS, "players": [{}, {}, {}]},
        "cannot be waiting",
    ),
    ({"steps": [["dance", 0]]}, "each step is a name"),
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


DOUBLED = {"token": 9, "space": "market", "double": True}

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
    ({"moment": "placement", "in_force": {"taboo": ["guard"]}}, "never the guard"),
    ({"moment": "placement", "in_force": {"taboo": ["market", "tent"]}}, "closes one space"),
    ({"moment": "space", "current": "tent", "in_force": {"smuggled": ["tent"]}}, "the smuggler"),
    (
        {"moment": "space", "current": "tent", "in_force": {"smuggler": 0, "smuggled": ["room_1"]}},
        "spaces of the city",
    ),
    ({"moment": "placement", "in_force": {"smuggler": 0, "smuggled": ["tent"]}}, "just before the Tent"),
    ({"moment": "space", "current": "tent", "in_force": {"swapped_from": "market"}}, "or an earlier one"),
    ({"moment": "placement", "in_force": {"spy": 0}, "spell_deck": SPELLS}, "cards are left"),
    ({"moment": "placement", "players": [{"lit": True}, {}, {}]}, "a Lamp is lit"),
    ({"moment": "placement", "players": [{"used": ["lamp"], "lit": False}, {}, {}]}, "a Lamp is lit"),
    (
        {"moment": "space", "current": "end", "players": [{"djinn": True}, {"djinn": True}, {}]},
        "only one player",
    ),
    ({"moment": "placement", "players": [{"djinn": True}, {}, {}]}, "not been tallied"),
    (
        {"moment": "placement", "players": [{"used": ["scroll"], "artifacts": ["lamp", "scroll"]}, {}, {}]},
        "never",
    ),
    (
        {"moment": "space", "current": "end", "players": [{"carpets": [{"space": "market"}]}, {}, {}]},
        "than were used",
    ),
    ({"moment": "placement", "players": [{"tokens": [DOUBLED]}, {}, {}]}, "that has been turned up"),
    ({"moment": "placement", "rooms": {"room_1": {"on_sale": None}}}, "shows an artifact"),
    ({"rooms": {"room_1": {"on_sale": "key"}}}, "before the round begins"),
    ({"aside": ["key"]}, "no artifact is put aside"),
    ({"moment": "placement", "rooms": {"room_1": {"on_sale": "key", "stack": 5}}}, "0 to 4"),
    ({"moment": "placement", "batch": [{"seat": 0, "spell": "spy"}]}, "nothing can be played"),
    ({"moment": "tally", "current": "market", "batch": [{"seat": 0, "spell": "spy"}]}, "have been played"),
    (
        {"moment": "tally", "current": "market", "batch": [{"seat": 0, "spell": "charity"}]},
        "have been played",
    ),
    ({"moment": "over", "players": [{"secret": ["key"]}, {}, {}]}, "no artifact is secret"),
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
