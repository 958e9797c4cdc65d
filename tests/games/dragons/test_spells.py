"""The spells in general (DRA-SPELL), and those on tokens and on the round."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.dragons.parts import SPELLS
from tests.games.dragons.tables import NO_TREASURE, DragonsTable, magic
from tests.games.tables import names, only
from tests.rules import rule

# the windows of the table in 5.15: placement, before a space, tally of a space, end
WINDOWS = {
    "second_chance": "PBT",
    "abracadabra": "",
    "last_first": "PBT",
    "charity": "PBTE",
    "city_tax": "PBT",
    "donation": "PBTE",
    "dragon_leaves": "PBT",
    "dragon_return": "BT",
    "eye_for_an_eye": "PBT",
    "lunar_eclipse": "PBT",
    "mages_apprentice": "PBTE",
    "mirage": "PBTE",
    "sacrifice": "PBTE",
    "solar_eclipse": "PBT",
    "spy": "P",
    "sultans_tax": "PBT",
    "taboo": "PBT",
    "teleport": "PBT",
    "trade": "PBTE",
}


def tally(space: str, players: int = 3, **arguments: Any) -> DragonsTable:
    return magic(players, moment="tally", current=space, **arguments)


def casts(table: DragonsTable, seat: int, spell: str) -> list[str]:
    """What a seat can do with a spell now, without the words all casts begin with."""
    start = f"cast {spell}"
    return [move[len(start) + 1 :] for move in table.moves(seat) if move.startswith(start)]


# --- in general --------------------------------------------------------------------------------------


@rule("DRA-SPELL.2")
@pytest.mark.parametrize("spell", list(WINDOWS))
def test_each_spell_in_its_windows(spell: str) -> None:
    arguments: dict[str, Any] = {
        "spells": {0: spell},
        "artifacts": {0: "lamp carpet"},
        "tokens": {0: "market 9^", 1: "market 8^, room_1 4, cave_trophies 2"},
        "treasures": {0: "4 gold"},
        "caves": {**NO_TREASURE, "gold": [3]},
    }
    late = {**arguments, "caves": NO_TREASURE, "admitted": (0, 1)}
    windows = {
        "P": magic(3, moment="placement", **arguments),
        "B": magic(3, moment="space", current="cave_trophies", **arguments),
        "T": tally("cave_trophies", **arguments),
        "E": magic(3, moment="space", current="end", **late),
    }
    castable = ""
    for letter, table in windows.items():
        if table.asks == "respond" and casts(table, 0, spell):
            castable += letter
    assert castable == WINDOWS[spell]


@rule("DRA-SPELL.2")
def test_a_spell_may_do_little_or_nothing() -> None:
    table = magic(3, moment="placement", spells={0: "donation"})
    told = table.carry_out(s0="cast donation")
    assert [event["units"] for event in only(told, "all_returned")] == [0, 0, 0]


@rule("DRA-SPELL.3", "DRA-RULING.16")
def test_spells_leave_the_guard_alone() -> None:
    table = magic(
        3,
        moment="placement",
        tokens={0: "guard 9^, market 5^", 1: "guard 8^"},
        spells={0: "second_chance taboo lunar_eclipse eye_for_an_eye"},
    )
    assert {move.split()[0] for move in casts(table, 0, "second_chance")} == {"5"}
    assert not any("guard" in move for move in table.moves(0))
    assert casts(table, 0, "eye_for_an_eye") == []
    assert table.why_not(0, "cast taboo guard") == (
        "DRA-SPELL.2",
        "space_no_target",
        {"spell": "taboo", "space": "guard"},
    )
    assert table.why_not(0, "cast second_chance 5 to guard") == (
        "DRA-SPELL.5",
        "token_cannot_go",
        {"spell": "second_chance", "space": "guard"},
    )


@rule("DRA-SPELL.3", "DRA-LASTFIRST.1")
def test_the_guard_space_knows_no_changed_values() -> None:
    table = magic(
        3,
        moment="space",
        current="guard",
        guard=5,
        tokens={0: "guard 9, room_1 1", 1: "guard 1, room_1 9"},
        in_force={"swapped_from": "cave_crowns"},
        spell_discard=["last_first"],
    )
    assert table.told("admitted") == [{"seat": 0, "strength": 9}]


@rule("DRA-SPELL.4", "DRA-SPELL.5", "DRA-RULING.25")
def test_where_a_token_can_be_moved() -> None:
    table = tally(
        "market",
        tokens={0: "cave_gold 9^, room_1 1 2 4 5 6", 1: "market 5"},
        spells={0: "second_chance"},
        in_force={"taboo": ["room_2"]},
    )
    # not to a tallied space, not to itself, not to a full or closed one; to the present one it may
    assert casts(table, 0, "second_chance")[:6] == [
        "9 to market",
        "9 to caravanserai",
        "9 to room_3",
        "1 to market",
        "1 to caravanserai",
        "1 to room_3",
    ]
    table = magic(
        3,
        moment="placement",
        tokens={0: "market 9"},
        caves={**NO_TREASURE, "gold": [3]},
        spells={0: "second_chance"},
    )
    assert "9 to cave_gold" in casts(table, 0, "second_chance")
    assert "9 to cave_crowns" not in casts(table, 0, "second_chance")


@rule("DRA-SPELL.6", "DRA-INFO.7")
def test_a_face_down_token_that_is_removed_is_not_shown() -> None:
    table = magic(3, moment="placement", tokens={1: "market 9 4^"}, spells={0: "eye_for_an_eye"})
    table.carry_out(s0="cast eye_for_an_eye 1.1")
    assert [table.told("token_removed", audience)[0]["value"] for audience in (-1, 0, 1, 2)] == [
        None,
        None,
        9,
        None,
    ]
    assert table.player(1, 0).unseen == [1, 2, 5, 6, 7, 8, 9]


@rule("DRA-SPELL.7")
def test_who_cannot_do_all_does_what_he_can() -> None:
    table = magic(3, moment="placement", treasures={1: "3 gold"}, spells={0: "sacrifice"})
    table.carry_out(s0="cast sacrifice")
    assert table.treasures(1) == {}


@rule("DRA-SPELL.8")
def test_spells_are_discarded_when_their_batch_is_over_and_never_come_back() -> None:
    table = magic(3, moment="placement", spells={0: "spy charity"}, artifacts={1: "lamp counterspell"})
    table.respond(s0="cast spy")
    assert table.view().spell_discard == []
    table.respond()
    assert table.view().spell_discard == ["spy"]


@rule("DRA-SPELL.8", "DRA-TABOO.1")
def test_taboo_is_discarded_at_the_end_of_the_round_unless_it_was_cancelled() -> None:
    table = magic(3, moment="space", current="room_3", spells={0: "taboo"})
    table.carry_out(s0="cast taboo room_3")
    assert table.view().round == 2 and table.view().spell_discard == ["taboo"]
    table = magic(
        3,
        moment="placement",
        spells={0: "taboo", 2: "spy"},
        artifacts={1: "lamp counterspell"},
    )
    table.carry_out(s0="cast taboo market")
    assert table.view().spell_discard == [] and table.view().taboo == ["market"]
    table = magic(3, moment="placement", spells={0: "taboo"}, artifacts={1: "lamp counterspell"})
    table.respond(s0="cast taboo market")
    table.respond(s1="use counterspell on taboo")
    assert table.view().spell_discard == ["taboo"] and table.view().taboo == []


@rule("DRA-SPELL.9")
def test_taxes_count_tallied_spaces_too() -> None:
    table = tally("market", tokens={1: "tent 5^, market 4"}, treasures={1: "1 gold"}, spells={0: "city_tax"})
    table.carry_out(s0="cast city_tax")
    table.play(1, "done")
    assert [event["space"] for event in table.told("token_removed")] == ["tent", "market"]


@rule("DRA-SPELL.10")
def test_whether_a_spell_can_be_cast_depends_on_nothing_secret() -> None:
    """The caster's options are the same whatever the others hide."""
    table = tally(
        "market",
        tokens={0: "market 5, room_1 2", 1: "market 9, caravanserai 4", 2: "room_2 7 1"},
        treasures={0: "4 gold"},
        spells={0: " ".join(SPELLS)},
        secret={1: "carpet"},
    )
    moves = table.moves(0)
    assert len(moves) > 30
    for seed in range(10):
        state = table.table.state_for(0, seed)
        assert [table.table.game.space.text(action) for action in state.legal(0)] == moves


# --- 2nd Chance and Teleport -------------------------------------------------------------------------


@rule("DRA-SECONDCHANCE.1", "DRA-RULING.19")
def test_second_chance_moves_ones_own_token_even_from_a_tallied_space() -> None:
    table = tally(
        "market",
        tokens={0: "cave_gold 9^, market 2", 1: "market 8"},
        spells={0: "second_chance"},
        treasures={0: "1 gold"},
    )
    assert not any(move.startswith("1.") for move in casts(table, 0, "second_chance"))
    table.carry_out(s0="cast second_chance 9 to market")
    assert table.ranking() == [(0, 11), (1, 8)]
    assert table.treasures(0) == {"gold": 1}  # it costs nothing


@rule("DRA-TELEPORT.1", "DRA-RULING.20", "DRA-DEC.17")
def test_teleport_moves_any_token_for_two_units() -> None:
    table = tally(
        "market",
        tokens={0: "market 2", 1: "market 8", 2: "caravanserai 4"},
        spells={0: "teleport"},
        treasures={0: "1 gold 2 pearls"},
    )
    assert {move.split()[0] for move in casts(table, 0, "teleport")} == {"2", "1.1", "2.1"}
    table.respond(s0="cast teleport 1.1 to room_1")
    assert (table.asks, table.about) == ("pay_units", {"units": 2, "purpose": "teleport"})
    assert table.moves(0) == ["give 1 pearls", "give 2 pearls", "give 1 gold"]
    table.play(0, "give 1 gold", "give 1 pearls")
    assert table.tokens("room_1", 1) == [8] and table.waiting == [0]


@rule("DRA-TELEPORT.1", "DRA-SPELL.2")
def test_teleport_needs_two_units_to_be_cast_but_later_pays_what_there_is() -> None:
    poor = tally("market", tokens={1: "market 8"}, spells={0: "teleport"}, treasures={0: "1 gold"})
    assert casts(poor, 0, "teleport") == []
    assert poor.why_not(0, "cast teleport 1.1 to room_1") == (
        "DRA-SPELL.2",
        "too_few_units_to_cast",
        {"spell": "teleport", "units": 2},
    )
    table = tally(
        "market",
        start_player=2,
        tokens={1: "market 8"},
        spells={0: "teleport", 2: "sacrifice"},
        treasures={0: "7 gold", 1: "1 gold"},
    )
    table.respond(s0="cast teleport 1.1 to room_1")
    table.carry_out(s2="cast sacrifice")
    told = table.pay(0)
    assert only(told, "token_moved")[0]["space"] == "room_1"
    assert table.treasures(0) == {}
    assert (table.asks, table.waiting) != ("pay_units", [0])  # he has less than two units left


@rule("DRA-TELEPORT.1", "DRA-SPELL.11")
def test_teleport_to_a_space_that_has_closed_moves_and_costs_nothing() -> None:
    table = tally(
        "market",
        start_player=2,
        tokens={1: "market 8"},
        spells={0: "teleport", 2: "taboo"},
        treasures={0: "2 gold", 1: "1 gold"},
    )
    table.respond(s0="cast teleport 1.1 to room_1")
    told = table.carry_out(s2="cast taboo room_1")
    assert only(told, "spell_without_effect") == [{"seat": 0, "spell": "teleport"}]
    assert table.tokens("market", 1) == [8] and table.treasures(0) == {"gold": 2}


# --- the eclipses and Eye for an Eye -----------------------------------------------------------------


@rule("DRA-ECLIPSE.1", "DRA-ECLIPSE.2", "DRA-ECLIPSE.3", "DRA-RULING.21")
@pytest.mark.parametrize(
    ("spell", "gone", "carpets"),
    [("lunar_eclipse", [9, 1, 7], 1), ("solar_eclipse", [2, 4], 0)],
)
def test_eclipses_strike_face_up_tokens_of_their_values(spell: str, gone: list[int], carpets: int) -> None:
    table = tally(
        "market",
        tokens={0: "market 9 2 1, caravanserai 5", 1: "market 7 4"},
        carpets={1: "market"},
        artifacts={1: "lamp carpet"},
        used={1: "carpet"},
        spells={0: spell},
        treasures={0: "1 gold"},
    )
    assert casts(table, 0, spell) == ["market"]  # the caravanserai has no face-up token
    told = table.carry_out(s0=f"cast {spell} market")
    assert [event["value"] for event in only(told, "token_removed")] == gone
    assert len(only(told, "carpet_removed")) == carpets


@rule("DRA-ECLIPSE.3")
def test_face_down_tokens_are_safe_and_stay_hidden() -> None:
    table = magic(3, moment="placement", tokens={1: "market 9 7^ 4^"}, spells={0: "lunar_eclipse"})
    told = table.carry_out(s0="cast lunar_eclipse market")
    assert [event["value"] for event in only(told, "token_removed")] == [7]
    assert table.tokens("market", 1) == [9, 4]
    assert [piece.value for piece in table.pieces("market", 0)] == [None, 4]


@rule("DRA-ECLIPSE.3", "DRA-LASTFIRST.1")
def test_the_printed_number_decides() -> None:
    """All values that And the Last Will Be the First swaps are odd; a swap of 1 and 2 would tell."""
    table = tally(
        "market",
        tokens={0: "market 9 2", 1: "market 1"},
        spells={2: "lunar_eclipse"},
        in_force={"swapped_from": "market"},
        treasures={0: "1 gold"},
    )
    told = table.carry_out(s2="cast lunar_eclipse market")
    assert [event["value"] for event in only(told, "token_removed")] == [9, 1]
    assert table.ranking() == [(0, 2)]


@rule("DRA-EYE.1", "DRA-DEC.16")
def test_eye_for_an_eye_takes_a_token_and_the_victim_takes_one_back() -> None:
    table = tally(
        "market",
        tokens={0: "market 5 2, room_1 9, guard 8", 1: "market 7, room_1 4"},
        spells={0: "eye_for_an_eye"},
        treasures={0: "1 gold"},
    )
    table.respond(s0="cast eye_for_an_eye 1.1")
    assert (table.asks, table.waiting) == ("retaliate", [1])
    assert table.moves(1) == [
        "remove token 1",
        "remove token 2",
        "remove token 3",
    ]  # not the one at the guard
    assert table.why_not(1, "remove token 4") == ("DRA-EYE.1", "token_out_of_reach", {})
    table.play(1, "remove token 3")
    assert table.told("token_removed")[1] == {"owner": 0, "number": 3, "space": "room_1", "value": None}
    assert table.ranking() == [(0, 7)]


@rule("DRA-EYE.1", "DRA-CARPET.1")
def test_eye_for_an_eye_reaches_carpets_and_carpets_can_be_taken_back() -> None:
    table = tally(
        "market",
        tokens={0: "market 5", 1: "market 4"},
        carpets={0: "market", 1: "market"},
        artifacts={0: "lamp carpet", 1: "lamp carpet"},
        used={0: "carpet lamp", 1: "carpet"},
        djinn=(0,),
        spells={0: "eye_for_an_eye"},
        treasures={0: "1 gold", 1: "1 gold"},
    )
    table.respond(s0="cast eye_for_an_eye 1.carpet 1")
    assert table.moves(1) == ["remove token 1", "remove carpet 1"]
    table.play(1, "remove carpet 1")
    assert table.ranking() == [(0, 5), (1, 4)]


@rule("DRA-EYE.1")
def test_without_a_token_of_the_caster_there_is_no_retaliation_and_with_one_no_choice() -> None:
    table = magic(3, moment="placement", tokens={0: "guard 9", 1: "market 7"}, spells={0: "eye_for_an_eye"})
    told = table.carry_out(s0="cast eye_for_an_eye 1.1")
    assert len(only(told, "token_removed")) == 1
    table = magic(3, moment="placement", tokens={0: "room_1 9", 1: "market 7"}, spells={0: "eye_for_an_eye"})
    told = table.carry_out(s0="cast eye_for_an_eye 1.1")
    assert [event["owner"] for event in only(told, "token_removed")] == [1, 0]


# --- the round ---------------------------------------------------------------------------------------


@rule("DRA-LASTFIRST.1")
def test_last_first_in_the_present_space_and_all_later_ones() -> None:
    table = tally(
        "market",
        tokens={0: "market 9, caravanserai 1", 1: "market 2, caravanserai 8"},
        spells={1: "last_first"},
        treasures={1: "1 gold"},
    )
    table.carry_out(s1="cast last_first")
    assert table.ranking() == [(1, 2), (0, 1)]
    table.play(1, "decline")
    assert (table.asks, table.waiting) == ("name_start_player", [0])
    assert table.view().swapped_from == "market"


@rule("DRA-SPY.1")
def test_spy_makes_all_opponents_place_face_up_from_now_on() -> None:
    table = magic(3, moment="placement", tokens={1: "market 9"}, spells={0: "spy"})
    table.carry_out(s0="cast spy")
    table.play(0, "place 8 market")
    told = table.play(1, "place 7 market")
    assert names(told) == ["token_placed_face_up"]
    assert [piece.value for piece in table.pieces("market")] == [None, None, 7]
    table.play(2, "place 4 market")
    assert [piece.value for piece in table.pieces("market")] == [None, None, 7, 4]


@rule("DRA-TABOO.1")
def test_taboo_stops_tokens_and_carpets_but_not_a_double() -> None:
    table = tally(
        "market",
        tokens={0: "market 5, caravanserai 4", 1: "market 7"},
        artifacts={1: "lamp double carpet"},
        spells={0: "taboo second_chance"},
        treasures={1: "1 gold"},
    )
    table.carry_out(s0="cast taboo market")
    assert table.moves(1) == ["pass", "use double on 7"]
    assert "4 to market" not in casts(table, 0, "second_chance")
    table.carry_out(s1="use double on 7")
    assert table.ranking() == [(1, 14), (0, 5)]


@rule("DRA-SMUGGLER.1", "DRA-RULING.43")
def test_smuggler_is_cast_before_the_tent_and_holds_what_is_empty_when_it_takes_effect() -> None:
    table = magic(
        3,
        moment="space",
        current="tent",
        tokens={1: "market 5, tent 4", 0: "djinn 2"},
        spells={2: "smuggler", 0: "second_chance"},
        treasures={2: "1 gold"},
    )
    assert casts(table, 2, "smuggler") == [""]
    table.respond(s2="cast smuggler")
    told = table.carry_out(s0="cast second_chance 2 to caravanserai")
    assert only(told, "smuggled") == [{"seat": 2, "space": "djinn"}]
    assert table.view().smuggled == ["djinn"]


@rule("DRA-SMUGGLER.1")
def test_smuggler_at_no_other_time_and_not_when_the_city_is_full() -> None:
    full = {1: "market 5, tent 4, djinn 2, caravanserai 1"}
    table = magic(3, moment="space", current="tent", tokens=full, spells={2: "smuggler charity"})
    assert casts(table, 2, "smuggler") == []
    assert table.why_not(2, "cast smuggler") == (
        "DRA-SPELL.2",
        "spell_not_castable",
        {"spell": "smuggler"},
    )
    table = magic(3, moment="space", current="djinn", spells={2: "smuggler charity"})
    assert table.why_not(2, "cast smuggler") == ("DRA-SPELL.2", "spell_not_now", {"spell": "smuggler"})


@rule("DRA-SMUGGLER.1", "DRA-SMUGGLER.3", "DRA-PRIO.12")
def test_the_smuggler_uses_each_space_even_a_closed_one_and_may_leave_the_camel() -> None:
    table = magic(
        3,
        moment="space",
        current="tent",
        spells={2: "smuggler taboo"},
        treasures={2: "1 gold"},
        start_player=1,
    )
    table.respond(s2="cast taboo market")
    table.carry_out(s2="cast smuggler")
    table.default_until("use_market")
    assert table.waiting == [2] and len(table.player(2).spells) == 1 and table.player(2).djinn
    table.play(2, "decline")
    table.pass_window()
    assert (table.asks, table.waiting, table.default(2)) == ("name_start_player", [2], "camel 1")


@rule("DRA-SMUGGLER.2")
def test_a_smuggler_with_tokens_of_his_own_counts_the_larger_strength() -> None:
    table = tally(
        "market",
        tokens={0: "market 5", 2: "market 7"},
        in_force={"smuggler": 2, "smuggled": ["market"]},
        treasures={2: "1 gold"},
    )
    assert table.ranking() == [(2, 7), (0, 5)]
    table = tally(
        "market",
        tokens={0: "market 9", 2: "market 7"},
        in_force={"smuggler": 2, "smuggled": ["market"]},
        treasures={0: "1 gold"},
    )
    assert table.ranking() == [(0, 9), (2, 9)]
