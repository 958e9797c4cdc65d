"""The palace guard (DRA-GUARD)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.conformance.playing import all_seen
from tests.games.dragons.tables import DragonsTable, dragons, magic
from tests.games.tables import names, only
from tests.rules import rule

GREEN, BLUE, YELLOW, RED = range(4)


def at_guard(value: int, **arguments: Any) -> DragonsTable:
    """The guard, of this value, is about to be resolved."""
    return dragons(4, moment="space", current="guard", guard=value, **arguments)


@rule("DRA-EX.1", "DRA-GUARD.3", "DRA-GUARD.4", "DRA-GUARD.7")
def test_example_1_two_enter_free_and_two_may_bribe() -> None:
    table = at_guard(
        8,
        tokens={
            GREEN: "guard 9, room_1 1",
            BLUE: "guard 9, room_2 1",
            YELLOW: "guard 6, room_3 1",
            RED: "guard 7, room_4 1",
        },
        treasures=dict.fromkeys(range(4), "2 crowns 2 pearls"),
    )
    assert table.told("admitted") == [{"seat": GREEN, "strength": 9}, {"seat": BLUE, "strength": 9}]
    assert (table.asks, table.waiting) == ("bribe_guard", [YELLOW])
    assert table.about == {"units": 2, "value": 8}
    table.play(YELLOW, "bribe")
    assert table.moves(YELLOW) == ["give 1 crowns", "give 2 crowns", "give 1 pearls", "give 2 pearls"]
    table.play(YELLOW, "give 1 crowns", "give 1 pearls")
    assert table.treasures(YELLOW) == {"crowns": 1, "pearls": 1}
    assert (table.waiting, table.about["units"]) == ([RED], 1)
    table.play(RED, "bribe", "give 1 pearls")
    assert [table.player(seat).admitted for seat in range(4)] == [True] * 4
    assert [table.treasures(seat) for seat in (GREEN, BLUE)] == [{"crowns": 2, "pearls": 2}] * 2


@rule("DRA-GUARD.1", "DRA-RULING.15", "DRA-GUARD.5", "DRA-GUARD.8")
def test_without_tokens_the_guard_is_resolved_all_the_same() -> None:
    table = at_guard(1, tokens={0: "room_1 9, room_2 4"}, treasures={0: "9 gold 9 crowns"})
    assert table.told("guard_shown") == [{"value": 1}]
    assert [event["seat"] for event in table.told("not_admitted")] == [0, 1, 2, 3]
    assert table.told("tokens_taken_back") == [{"seat": 0, "tokens": 2}]
    assert table.told("tokens_turned_up") == []  # nobody saw them
    assert table.told("units_paid") == []


@rule("DRA-GUARD.2")
def test_the_guard_is_turned_up_before_the_tokens() -> None:
    table = at_guard(5, tokens={0: "guard 9"})
    told = names(table.events())
    assert told.index("guard_shown") < told.index("tokens_turned_up")
    window = magic(
        3,
        moment="space",
        current="guard",
        guard=9,
        tokens={0: "guard 1, room_1 2"},
        artifacts={0: "lamp key"},
        treasures={0: "9 gold"},
    )
    assert window.window == "before guard" and window.view().guard is None
    window.respond()
    assert window.window == "tally guard" and window.view().guard == 9
    window.respond()
    assert window.asks == "bribe_guard"


@rule("DRA-GUARD.3")
@pytest.mark.parametrize(("value", "free"), [(5, True), (6, True), (7, False)])
def test_strength_of_at_least_the_guards_value_is_enough(value: int, free: bool) -> None:
    table = at_guard(value, tokens={0: "guard 4 2, room_1 1"}, treasures={0: "1 gold"})
    assert table.player(0).admitted == free
    assert (table.asks == "bribe_guard") == (not free)


@rule("DRA-GUARD.4")
def test_the_bribe_is_exactly_the_difference() -> None:
    table = at_guard(10, tokens={0: "guard 1, room_1 2"}, treasures={0: "9 gold 1 crowns"})
    table.play(0, "bribe")
    assert table.about == {"units": 9, "purpose": "bribe"}
    assert table.why_not(0, "give 10 gold") == ("DRA-BANK.4", "too_few_units", {"kind": "gold", "units": 9})
    table.play(0, "give 8 gold")
    assert table.about["units"] == 1
    assert table.why_not(0, "give 2 gold") == ("DRA-BANK.4", "too_few_units", {"kind": "gold", "units": 1})
    table.play(0, "give 1 crowns")
    assert table.told("bribed") == [{"seat": 0, "units": 9}]
    assert table.treasures(0) == {"gold": 1}


@rule("DRA-GUARD.5")
def test_without_a_token_there_nobody_can_bribe() -> None:
    table = at_guard(1, tokens={0: "room_1 2"}, treasures={0: "9 gold"})
    assert table.asks == "place_token" and {"seat": 0} in table.told("not_admitted")


@rule("DRA-GUARD.6")
def test_bribes_are_decided_in_sequence_order() -> None:
    table = at_guard(
        9,
        start_player=2,
        tokens=dict.fromkeys(range(4), "guard 1, room_1 2"),
        treasures={0: "8 gold", 1: "8 crowns", 2: "8 pearls", 3: "8 gold"},
    )
    order: list[int] = []
    while table.asks == "bribe_guard":
        order.append(table.waiting[0])
        table.play(table.waiting[0], "decline")
    assert order == [2, 3, 0, 1]


@rule("DRA-GUARD.6", "DRA-ROOM.9", "DRA-RULING.51", "DRA-DEC.7")
def test_who_cannot_pay_is_asked_too_and_can_only_decline() -> None:
    tokens = {0: "guard 1, room_1 2", 1: "guard 2, room_1 4"}
    table = at_guard(9, tokens=tokens, treasures={0: "7 gold", 1: "7 gold", 3: "1 gold"})
    rich = at_guard(9, tokens=tokens, treasures={0: "8 gold", 1: "7 gold"})
    assert (table.waiting, table.moves(0), rich.moves(0)) == ([0], ["decline"], ["decline", "bribe"])
    assert table.why_not(0, "bribe") == ("DRA-GUARD.4", "cannot_pay", {"units": 7, "price": 8})
    for audience in (-1, 1, 2):
        assert all_seen(table.table, audience) == all_seen(rich.table, audience)
    for one in (table, rich):
        one.play(0, "decline")
        assert (one.waiting, one.moves(1)) == ([1], ["decline", "bribe"])
        one.play(1, "decline")
    assert table.told("not_bribed") == rich.told("not_bribed") == [{"seat": 0}, {"seat": 1}]


@rule("DRA-GUARD.6")
def test_in_the_basic_game_nobody_is_asked_who_has_no_token_in_a_room() -> None:
    table = at_guard(9, tokens={0: "guard 1"}, treasures={0: "9 gold"})
    assert table.asks == "place_token"
    table = magic(3, moment="space", current="guard", guard=9, tokens={0: "guard 1"}, treasures={0: "9 gold"})
    assert (table.asks, table.waiting) == ("bribe_guard", [0])


@rule("DRA-GUARD.8")
def test_who_is_not_admitted_takes_his_tokens_back_unseen_and_cannot_buy() -> None:
    table = at_guard(
        9,
        tokens={0: "guard 1, room_1 2 4, room_3 9", 1: "guard 9, room_1 1"},
        treasures={0: "8 gold", 1: "9 gold"},
    )
    table.play(0, "decline")
    assert table.told("tokens_taken_back") == [{"seat": 0, "tokens": 3}]
    assert (table.asks, table.waiting) == ("buy_artifact", [1])
    assert table.player(0).behind == 7
    assert table.player(0, 1).unseen == [2, 4, 5, 6, 7, 8, 9]
    assert table.tokens("guard", 0) == [1]


@rule("DRA-GUARD.9")
def test_magic_nothing_of_his_comes_into_a_room_this_round() -> None:
    table = magic(
        3,
        moment="tally",
        current="room_1",
        tokens={0: "market 9^, room_1 2", 1: "market 8^"},
        artifacts={0: "lamp carpet", 1: "lamp carpet"},
        treasures={0: "9 gold", 1: "9 gold"},
        spells={1: "second_chance", 0: "teleport"},
        admitted=(0,),
    )
    assert "use carpet" in table.moves(0)
    assert "use carpet" not in table.moves(1)
    assert table.moves(1) == ["pass"]
    assert not any(move.startswith("cast teleport 1.1") for move in table.moves(0))
    assert "cast teleport 9 to room_2" in table.moves(0)
    assert table.why_not(1, "use carpet") == ("DRA-CARPET.3", "not_admitted", {"space": "room_1"})


@rule("DRA-GUARD.10")
def test_magic_nothing_can_be_played_between_bribes_and_a_key_needs_none() -> None:
    table = magic(
        3,
        moment="space",
        current="guard",
        guard=9,
        tokens=dict.fromkeys(range(3), "guard 1, room_1 2"),
        treasures=dict.fromkeys(range(3), "8 gold"),
        artifacts={0: "lamp key", 1: "lamp carpet"},
        spells={2: "charity"},
    )
    table.respond()
    table.respond(s0="use key")
    table.pass_window()
    assert (table.asks, table.waiting) == ("bribe_guard", [1])
    table.play(1, "decline")
    assert (table.asks, table.waiting) == ("bribe_guard", [2])
    assert table.player(0).admitted and table.treasures(0) == {"gold": 8}


@rule("DRA-EX.15", "DRA-CARPET.5", "DRA-GUARD.5", "DRA-KEY.1")
def test_example_15_a_carpet_at_the_guard_counts_as_a_token() -> None:
    table = magic(
        5,
        moment="tally",
        current="guard",
        guard=6,
        artifacts={4: "lamp carpet key"},
        treasures={4: "2 gold 2 crowns"},
    )
    assert table.moves(4) == ["pass", "use carpet", "use key"]
    table.respond(s4="use carpet")
    assert (table.asks, table.waiting, table.about["units"]) == ("bribe_guard", [4], 3)
    table = magic(5, moment="tally", current="guard", guard=6, artifacts={4: "lamp carpet key"})
    told = table.respond(s4="use key")
    assert only(told, "key_turned") == [{"seat": 4}]
    assert [event["seat"] for event in only(told, "not_admitted")] == [0, 1, 2, 3]


@rule("DRA-EX.25", "DRA-RULING.48")
def test_example_25_the_key_can_wait_for_the_guards_value() -> None:
    arguments = {"tokens": {0: "guard 4, room_1 1"}, "artifacts": {0: "lamp key"}, "treasures": {0: ""}}
    table = magic(3, moment="space", current="guard", guard=5, **arguments)
    table.respond()
    assert (table.window, table.view().guard) == ("tally guard", 5)
    table.respond(s0="use key")
    assert table.told("key_turned") == [{"seat": 0}] and table.told("bribed") == []
    table = magic(3, moment="space", current="guard", guard=3, **arguments)
    table.pass_window()
    assert table.told("admitted") == [{"seat": 0, "strength": 4}]
    assert table.told("artifact_used") == []


@rule("DRA-RULING.16", "DRA-PRIO.13")
def test_no_spells_while_the_guard_is_tallied_but_before() -> None:
    table = magic(
        3,
        moment="space",
        current="guard",
        guard=9,
        tokens={0: "guard 1, room_1 2"},
        artifacts={0: "lamp carpet"},
        spells={0: "charity"},
    )
    assert table.moves(0) == ["pass", "cast charity"]
    table.respond()
    assert table.window == "tally guard"
    assert table.moves(0) == ["pass", "use carpet"]
    assert table.why_not(0, "cast charity") == ("DRA-PRIO.13", "no_spell_at_guard", {})
