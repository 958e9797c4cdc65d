"""The powers of the artifacts in the magic game (DRA-ART and what follows)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dragons.tables import NO_TREASURE, DragonsTable, magic
from tests.games.tables import names, only
from tests.rules import rule

EVERYONE_HAS = dict.fromkeys(range(3), "1 gold")


def tally(space: str, players: int = 3, **arguments: Any) -> DragonsTable:
    """The tokens of a space have just been turned up."""
    return magic(players, moment="tally", current=space, **arguments)


# --- in general --------------------------------------------------------------------------------------


@rule("DRA-ART.1")
def test_one_use_a_round_and_never_a_scroll() -> None:
    table = tally(
        "market", tokens={0: "market 5"}, artifacts={0: "lamp carpet double scroll"}, treasures=EVERYONE_HAS
    )
    assert table.moves(0) == ["pass", "use double on 5", "use carpet"]
    told = table.respond(s0="use carpet")
    assert only(told, "artifact_used") == [{"seat": 0, "artifact": "carpet"}]
    assert table.asks == "use_market" and table.player(0).uses_left == 0


@rule("DRA-ART.1")
def test_with_a_use_spent_the_refusal_says_so() -> None:
    table = tally(
        "market",
        tokens={0: "market 5"},
        artifacts={0: "lamp carpet double", 1: "lamp carpet"},
        used={0: "lamp"},
        lit=(0,),
        spells={0: "spy trade"},
        treasures=EVERYONE_HAS,
    )
    assert table.moves(0) == ["pass", "cast trade"]
    assert table.why_not(0, "use carpet") == ("DRA-ART.1", "no_use_left", {"uses": 1})


@rule("DRA-ART.2", "DRA-DJINN.1")
def test_with_the_djinn_two_copies_of_a_type_but_no_piece_twice() -> None:
    table = tally(
        "market",
        tokens={0: "market 5", 1: "market 6"},
        artifacts={0: "lamp carpet carpet"},
        djinn=(0,),
        treasures=EVERYONE_HAS,
    )
    table.respond(s0="use carpet")
    table.respond(s0="use carpet")
    assert table.ranking() == [(0, 11), (1, 6)]
    assert table.player(0).used == ["carpet", "carpet"]
    table = tally(
        "market", tokens={0: "market 5"}, artifacts={0: "lamp carpet"}, djinn=(0,), treasures=EVERYONE_HAS
    )
    table.respond(s0="use carpet")
    assert table.asks == "use_market"  # the second use is there, but nothing to use


@rule("DRA-ART.2")
def test_a_used_artifact_lies_before_the_screen_until_the_round_ends() -> None:
    table = tally("market", tokens={0: "market 5"}, artifacts={0: "lamp carpet"}, treasures=EVERYONE_HAS)
    table.respond(s0="use carpet")
    assert table.player(0, 2).used == ["carpet"]
    assert [piece.carpet for piece in table.pieces("market", 2)] == [False, True]


@rule("DRA-ART.3")
def test_an_artifact_can_be_used_in_the_round_in_which_it_was_bought() -> None:
    table = tally(
        "room_1",
        tokens={0: "room_1 2, room_2 4"},
        treasures={0: "9 gold 9 pearls"},
        admitted=(0,),
        rooms={"room_1": {"on_sale": "carpet"}},
    )
    table.play(0, "buy gold")
    table.respond() if table.window.startswith("before") else None
    assert table.window == "tally room_2"
    assert "use carpet" in table.moves(0)


@rule("DRA-ART.4")
def test_an_unused_allowance_is_lost() -> None:
    table = magic(3, moment="space", current="end", artifacts={0: "lamp carpet carpet"}, djinn=(0,))
    assert table.view().round == 2 and table.player(0).uses_left == 1


@rule("DRA-ART.5")
def test_a_use_whose_effect_has_become_impossible_is_spent() -> None:
    table = tally(
        "market",
        tokens={1: "market 5", 2: "market 4"},
        artifacts={1: "lamp double", 0: "lamp"},
        spells={0: "lunar_eclipse"},
        treasures=EVERYONE_HAS,
    )
    table.respond(s0="cast lunar_eclipse market")
    told = table.respond(s1="use double on 5")
    assert only(told, "token_removed") == [{"owner": 1, "number": 1, "space": "market", "value": 5}]
    assert only(told, "artifact_without_effect") == [{"seat": 1, "artifact": "double"}]
    assert table.player(1).uses_left == 0


@rule("DRA-ART.6")
def test_when_each_artifact_may_be_used() -> None:
    artifacts = {0: "lamp counterspell double carpet key"}
    seen: dict[str, list[str]] = {}
    table = magic(
        3,
        moment="space",
        current="market",
        tokens={0: "market 5, guard 4, room_1 2", 1: "market 2"},
        artifacts=artifacts,
        guard=9,
        treasures={0: "1 gold"},
    )
    while table.view().round == 1:
        if table.asks == "respond":
            seen[table.window] = table.moves(0)
            table.respond()
        else:
            table.play_default()
    assert seen == {
        "tally market": ["pass", "use double on 5", "use carpet"],
        "tally caravanserai": ["pass", "use carpet"],
        "before guard": ["pass", "use key"],
        "tally guard": ["pass", "use double on 4", "use carpet", "use key"],
    }
    assert table.why_not(0, "use key")[1] == "no_window_now"


# --- the Lamp ----------------------------------------------------------------------------------------


@rule("DRA-LAMP.1", "DRA-SPELL.1")
def test_one_lamp_for_any_number_of_spells() -> None:
    table = magic(3, moment="placement", spells={0: "charity spy taboo"})
    told = table.respond(s0="cast spy")
    assert names(told)[:2] == ["lamp_lit", "spell_cast"]
    assert table.player(0).lit and table.player(0).uses_left == 0
    told = table.respond(s0="cast taboo market")
    assert "lamp_lit" not in names(told)
    table.respond(s0="cast charity")
    assert table.asks == "choose_units"


@rule("DRA-LAMP.2", "DRA-COUNTER.1")
def test_the_lamp_stays_lit_when_the_spell_is_cancelled() -> None:
    table = magic(3, moment="placement", spells={0: "charity spy"}, artifacts={1: "lamp counterspell"})
    table.respond(s0="cast charity")
    assert table.player(0).lit  # at once, before anything takes effect
    table.respond(s1="use counterspell on charity")
    table.respond()
    assert table.player(0).lit and "cast spy" in table.moves(0)


@rule("DRA-LAMP.3", "DRA-RULING.46")
def test_no_lamp_is_lit_without_a_spell() -> None:
    table = magic(3, moment="placement", artifacts={0: "lamp lamp", 1: ""})
    assert table.asks == "place_token"  # nobody has anything to play
    assert not any(text.startswith("use lamp") for text in all_texts(table))


@rule("DRA-SPELL.1")
def test_without_a_lamp_or_a_use_no_spell() -> None:
    table = magic(
        3,
        moment="placement",
        spells={0: "charity", 1: "spy", 2: "trade"},
        artifacts={0: "lamp lamp", 1: "", 2: "lamp carpet"},
        used={2: "carpet"},
    )
    assert table.waiting == [0]  # as everybody knows, the others cannot cast
    table = magic(
        3,
        moment="tally",
        current="market",
        spells={2: "spy"},
        artifacts={0: "lamp", 1: "lamp", 2: "carpet"},
        secret={2: "key"},
        rooms={"room_1": {"on_sale": "scroll"}},
    )
    # as far as the others know, the secret artifact might be a Lamp
    assert 2 in table.waiting
    assert table.why_not(2, "cast spy") == ("DRA-SPELL.1", "no_lamp", {})


# --- the Counterspell --------------------------------------------------------------------------------


@rule("DRA-EX.9", "DRA-COUNTER.1", "DRA-COUNTER.2", "DRA-RULING.17")
@pytest.mark.parametrize("counter", [0, 2])
def test_example_9_a_counterspell_works_whatever_the_order(counter: int) -> None:
    table = magic(3, moment="placement", spells={1: "charity"}, artifacts={counter: "lamp counterspell"})
    table.respond(s1="cast charity")
    told = table.respond(**{f"s{counter}": "use counterspell on charity"})
    assert only(told, "spell_cancelled") == [{"owner": 1, "spell": "charity"}]
    assert table.told("units_taken") == []
    assert table.view().spell_discard == ["charity"] and table.player(1).lit


@rule("DRA-COUNTER.1")
def test_a_cancelled_spell_costs_nothing_more() -> None:
    table = magic(
        3,
        moment="placement",
        tokens={0: "market 9"},
        treasures={1: "3 gold"},
        spells={1: "teleport"},
        artifacts={0: "lamp counterspell"},
    )
    table.respond(s1="cast teleport 0.1 to caravanserai")
    table.respond(s0="use counterspell on teleport")
    assert table.tokens("market", 0) == [9] and table.treasures(1) == {"gold": 3}


@rule("DRA-COUNTER.2", "DRA-ART.6")
def test_a_counterspell_needs_a_fresh_spell_of_somebody_else() -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        spells={0: "charity spy", 2: "trade"},
        artifacts={0: "lamp counterspell", 1: "lamp counterspell carpet", 2: "lamp counterspell"},
        djinn=(0,),
        treasures={2: "1 gold"},
    )
    assert table.why_not(1, "use counterspell on charity") == (
        "DRA-ART.6",
        "spell_not_cast_now",
        {"spell": "charity"},
    )
    table.respond(s0="cast charity")
    assert table.why_not(0, "use counterspell on charity") == (
        "DRA-COUNTER.2",
        "own_spell",
        {"spell": "charity"},
    )
    table.respond(s1="use counterspell on charity")
    assert table.why_not(2, "use counterspell on charity") == (
        "DRA-ART.6",
        "countered_already",
        {"spell": "charity"},
    )
    assert not any(move.startswith("use counterspell") for move in table.moves(2))


# --- the Double --------------------------------------------------------------------------------------


@rule("DRA-DOUBLE.1", "DRA-RULING.23")
def test_a_double_counts_as_a_second_token_in_the_space_being_tallied() -> None:
    table = tally(
        "market",
        tokens={0: "market 6 2, caravanserai 9^", 1: "market 9"},
        artifacts={0: "lamp double"},
        treasures=EVERYONE_HAS,
    )
    assert table.moves(0) == ["pass", "use double on 2", "use double on 6"]
    table.respond(s0="use double on 6")
    assert table.ranking() == [(0, 14), (1, 9)]


@rule("DRA-DOUBLE.2")
def test_the_copy_goes_with_its_original() -> None:
    table = tally(
        "market",
        tokens={0: "market 6* 2", 1: "market 5 1"},
        artifacts={0: "lamp double"},
        used={0: "double"},
        spells={1: "eye_for_an_eye"},
        treasures=EVERYONE_HAS,
    )
    table.respond(s1="cast eye_for_an_eye 0.1")
    table.play(0, "remove token 1")
    assert table.ranking() == [(0, 2), (1, 1)]
    table = tally(
        "market",
        tokens={0: "market 6*", 1: "market 5"},
        artifacts={0: "lamp double"},
        used={0: "double"},
        spells={1: "teleport"},
        treasures={1: "4 gold"},
    )
    table.respond(s1="cast teleport 0.1 to room_1")
    assert [(piece.value, piece.doubled) for piece in table.pieces("room_1")] == [(6, False)]


@rule("DRA-DOUBLE.2")
def test_the_copy_changes_value_with_its_original_and_is_not_taxed() -> None:
    table = tally(
        "market",
        tokens={0: "market 9*", 1: "market 4"},
        artifacts={0: "lamp double", 1: "lamp"},
        used={0: "double"},
        spells={1: "last_first city_tax"},
        treasures={0: "2 gold 2 pearls"},
    )
    table.carry_out(s1="cast last_first")
    assert table.ranking() == [(1, 4), (0, 2)]
    table.carry_out(s1="cast city_tax")
    table.play(0, "keep 9")
    assert table.about == {"units": 2, "purpose": "city_tax"}  # for one token


@rule("DRA-DOUBLE.3", "DRA-RULING.24")
def test_one_copy_each_and_a_carpet_may_be_doubled() -> None:
    table = tally(
        "market",
        tokens={0: "market 6*"},
        carpets={0: "market"},
        artifacts={0: "lamp double double carpet"},
        used={0: "double"},
        spell_discard=["parasite"],  # the Carpet was a copy
        djinn=(0,),
        treasures=EVERYONE_HAS,
    )
    assert "use double on 6" not in table.moves(0)
    assert table.why_not(0, "use double on 6") == ("DRA-ART.6", "nothing_to_double", {"space": "market"})
    table.respond(s0="use double on carpet")
    assert table.ranking() == [(0, 18)]  # 6 + 6 + 3 + 3


@rule("DRA-DOUBLE.4", "DRA-RULING.25")
def test_no_double_in_a_room_where_he_has_five() -> None:
    for tokens, carpets in (("room_1 1 2 4 5 6", ""), ("room_1 1 2 4 5", "room_1")):
        table = tally(
            "room_1",
            tokens={0: tokens},
            carpets={0: carpets},
            artifacts={0: "lamp double carpet carpet"},
            used={0: "carpet"},
            djinn=(0,),
            admitted=(0, 1),
            spells={0: "trade"},
            treasures=EVERYONE_HAS,
        )
        assert table.why_not(0, "use double on 5") == (
            "DRA-DOUBLE.4",
            "room_is_full",
            {"space": "room_1", "tokens": 5},
        )
        assert table.why_not(0, "use carpet") == (
            "DRA-PLACE.4",
            "room_is_full",
            {"space": "room_1", "tokens": 5},
        )


# --- the Flying Carpet -------------------------------------------------------------------------------


@rule("DRA-CARPET.1")
def test_a_carpet_is_a_face_up_token_of_value_three() -> None:
    table = tally(
        "market", tokens={0: "market 5", 1: "market 7"}, artifacts={0: "lamp carpet"}, treasures=EVERYONE_HAS
    )
    table.respond(s0="use carpet")
    assert table.ranking() == [(0, 8), (1, 7)]
    carpet = table.pieces("market")[1]
    assert (carpet.piece, carpet.value, carpet.face_up, carpet.carpet) == ("0.9", 3, True, True)


@rule("DRA-CARPET.2", "DRA-RULING.14", "DRA-PRIO.12")
def test_a_carpet_may_come_to_a_space_without_any_token() -> None:
    table = tally("market", artifacts={0: "lamp carpet"}, treasures=EVERYONE_HAS)
    table.respond(s0="use carpet")
    assert (table.asks, table.waiting) == ("use_market", [0])


@rule("DRA-CARPET.3")
def test_where_a_carpet_cannot_be_put() -> None:
    window: dict[str, Any] = {
        "artifacts": {0: "lamp carpet"},
        "spells": {0: "trade"},
        "treasures": {0: "1 gold"},
    }
    table = tally("cave_gold", caves=NO_TREASURE, tokens={1: "cave_gold 5"}, **window)
    assert table.why_not(0, "use carpet") == ("DRA-PLACE.3", "cave_is_empty", {"space": "cave_gold"})
    table = tally("market", in_force={"taboo": ["market"]}, tokens={1: "market 5"}, **window)
    assert table.why_not(0, "use carpet") == ("DRA-TABOO.1", "space_is_taboo", {"space": "market"})
    table = tally("room_1", tokens={1: "room_1 5"}, admitted=(1,), **window)
    assert table.why_not(0, "use carpet") == ("DRA-CARPET.3", "not_admitted", {"space": "room_1"})
    table = magic(
        3,
        moment="space",
        current="room_1",
        admitted=(0,),
        rooms={"room_1": {"on_sale": None, "stack": []}},
        **{**window, "artifacts": {0: "lamp carpet", 2: "lamp scroll scroll scroll key key"}},
    )
    assert table.window == "before room_1"
    table.respond()
    assert table.window == "before room_2"  # a closed room without tokens has no window of its own


@rule("DRA-CARPET.4")
def test_a_carpet_cannot_be_moved_and_when_removed_it_stays_used() -> None:
    table = tally(
        "market",
        tokens={0: "market 5", 1: "market 2"},
        carpets={0: "market"},
        artifacts={0: "lamp carpet"},
        used={0: "carpet"},
        spells={1: "teleport lunar_eclipse", 0: "second_chance"},
        treasures={0: "1 gold", 1: "4 gold"},
    )
    assert not any("0.9" in move for move in table.moves(1))
    assert {move.split()[2] for move in table.moves(1) if move.startswith("cast teleport")} == {"0.1", "2"}
    told = table.carry_out(s1="cast lunar_eclipse market")
    assert only(told, "carpet_removed") == [{"owner": 0, "space": "market"}]
    assert table.player(0).used == ["carpet"] and table.player(0).uses_left == 0


@rule("DRA-CARPET.5")
def test_a_carpet_alone_at_the_guard_opens_the_way_to_a_bribe() -> None:
    table = tally("guard", guard=9, artifacts={1: "lamp carpet"}, treasures={1: "6 gold"})
    table.respond(s1="use carpet")
    assert (table.asks, table.waiting, table.about["units"]) == ("bribe_guard", [1], 6)


# --- the Key and the Scroll --------------------------------------------------------------------------


@rule("DRA-KEY.1")
def test_a_key_admits_with_or_without_tokens() -> None:
    for tokens in ({}, {0: "guard 1"}):
        table = tally("guard", guard=10, tokens=tokens, artifacts={0: "lamp key"}, spells={1: "spy"})
        table.respond(s0="use key")
        assert table.player(0).admitted and table.told("units_paid") == []


@rule("DRA-KEY.1")
def test_nobody_turns_a_key_twice() -> None:
    table = magic(
        3,
        moment="space",
        current="guard",
        artifacts={0: "lamp key key"},
        djinn=(0,),
        spells={0: "charity"},
    )
    table.respond(s0="use key")
    assert (table.window, len(table.view().plays)) == ("before guard", 1)
    assert table.why_not(0, "use key") == ("DRA-KEY.1", "admitted_already", {})
    table.respond()
    assert (table.window, table.view().plays) == ("before guard", [])
    assert table.why_not(0, "use key") == ("DRA-KEY.1", "admitted_already", {})


@rule("DRA-SCROLL.1")
def test_a_scroll_is_never_used_nor_copied() -> None:
    table = tally("market", artifacts={0: "lamp scroll"}, tokens={0: "market 9"}, treasures=EVERYONE_HAS)
    assert table.asks == "use_market"  # a window would have nobody to ask
    assert not any("scroll" in text for text in all_texts(table) if text.startswith(("use", "cast parasite")))


def all_texts(table: DragonsTable) -> list[str]:
    space = table.table.game.space
    return [space.text(action) for action in range(space.size)]
