"""Spells on treasures, taxes, caves, rooms, and Parasite."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dragons.tables import NO_TREASURE, DragonsTable, data, game_with, magic
from tests.games.tables import names, only
from tests.rules import rule


def tally(space: str, players: int = 3, **arguments: Any) -> DragonsTable:
    return magic(players, moment="tally", current=space, **arguments)


def casts(table: DragonsTable, seat: int, spell: str) -> list[str]:
    start = f"cast {spell}"
    return [move[len(start) + 1 :] for move in table.moves(seat) if move.startswith(start)]


# --- treasures ---------------------------------------------------------------------------------------


@rule("DRA-CHARITY.1", "DRA-DEC.11", "DRA-RULING.28")
def test_charity_gives_three_units_of_any_kinds() -> None:
    table = magic(3, moment="placement", spells={0: "charity"})
    table.carry_out(s0="cast charity")
    assert (table.asks, table.about) == ("choose_units", {"units": 3, "purpose": "charity"})
    assert len(table.moves(0)) == 35
    table.play(0, "choose crowns_gold_gold")
    assert table.treasures(0) == {"crowns": 1, "gold": 2}


@rule("DRA-CHARITY.1", "DRA-SPELL.2")
def test_charity_needs_a_bank_that_is_not_empty() -> None:
    empty = {
        0: "29 crowns 29 pearls",
        1: "29 gemstones 29 trophies",
        2: "29 gold",
    }
    table = magic(3, moment="placement", caves=NO_TREASURE, treasures=empty, spells={0: "charity donation"})
    assert casts(table, 0, "charity") == []
    assert table.why_not(0, "cast charity") == ("DRA-SPELL.2", "spell_not_castable", {"spell": "charity"})


@rule("DRA-DONATION.1", "DRA-EX.14", "DRA-RULING.26", "DRA-INFO.10", "DRA-DEC.13")
def test_example_14_donation() -> None:
    a, b, c = range(3)
    table = magic(
        3,
        moment="placement",
        treasures={a: "5 gold 4 crowns", b: "3 pearls 1 gold", c: "5 trophies"},
        spells={a: "donation"},
    )
    table.carry_out(s0="cast donation")
    assert (table.asks, table.waiting, table.about) == ("pay_units", [a], {"units": 5, "purpose": "donation"})
    told = table.play(a, "give 2 gold", "give 3 crowns")
    assert table.treasures(a) == {"gold": 3, "crowns": 1}
    assert only(told, "all_returned") == [{"seat": b, "spell": "donation", "units": 4}]
    assert (table.treasures(b), table.waiting) == ({}, [c])  # C has enough, and nobody learns that it is all
    table.play(c, "give 5 trophies")
    assert table.treasures(c) == {} and only(table.events(), "all_returned") == only(told, "all_returned")
    assert table.asks == "place_token"


@rule("DRA-SACRIFICE.1", "DRA-DEC.13")
def test_sacrifice_is_the_same_with_seven() -> None:
    table = magic(
        3, moment="placement", treasures={0: "8 gold", 1: "7 gold", 2: "6 gold"}, spells={2: "sacrifice"}
    )
    table.carry_out(s2="cast sacrifice")
    for seat in range(3):
        table.pay(seat)
    assert [table.treasures(seat) for seat in range(3)] == [{"gold": 1}, {}, {}]


@rule("DRA-DONATION.1")
def test_donation_is_paid_in_sequence_order() -> None:
    table = magic(
        3,
        moment="placement",
        start_player=1,
        treasures=dict.fromkeys(range(3), "4 gold 4 pearls"),
        spells={0: "donation"},
    )
    table.carry_out(s0="cast donation")
    order: list[int] = []
    while table.asks == "pay_units":
        order.append(table.waiting[0])
        table.play(table.waiting[0], "give 4 gold")
        table.pay(order[-1])
    assert order == [1, 2, 0]


@rule("DRA-TRADE.1", "DRA-DEC.12")
def test_trade_swaps_any_number_of_units() -> None:
    table = magic(3, moment="placement", treasures={0: "3 gold 2 pearls"}, spells={0: "trade"})
    table.carry_out(s0="cast trade")
    assert table.asks == "trade_give"
    assert table.why_not(0, "done") == ("DRA-TRADE.1", "give_something", {})
    table.play(0, "give 2 gold", "give 1 pearls", "done")
    assert (table.asks, table.about) == ("trade_take", {"units": 3})
    assert table.why_not(0, "take 4 crowns") == ("DRA-TRADE.1", "too_many_units", {"units": 3})
    table.play(0, "take 2 crowns", "take 1 gold")
    assert table.treasures(0) == {"gold": 2, "pearls": 1, "crowns": 2}
    assert table.asks == "place_token"


@rule("DRA-TRADE.1")
def test_trade_needs_a_unit_and_the_bank_must_have_what_is_taken() -> None:
    table = magic(3, moment="placement", spells={0: "trade charity"})
    assert casts(table, 0, "trade") == []
    table = magic(
        3,
        moment="placement",
        caves=NO_TREASURE,
        treasures={0: "2 gold", 1: "28 crowns"},
        spells={0: "trade"},
    )
    table.carry_out(s0="cast trade")
    table.play(0, "give 2 gold")
    assert table.moves(0) == ["done"]  # he has nothing left to give, which nobody learns (DRA-RULING.52)
    table.play(0, "done")
    assert table.why_not(0, "take 2 crowns") == ("DRA-BANK.6", "bank_lacks", {"kind": "crowns", "units": 1})


# --- taxes -------------------------------------------------------------------------------------------


@rule("DRA-CITYTAX.1", "DRA-EX.13", "DRA-DEC.14")
def test_example_13_city_tax_for_some_tokens() -> None:
    b = 1
    table = magic(
        3,
        moment="space",
        current="tent",
        tokens={b: "market 9 4, caravanserai 2, room_1 1"},
        treasures={b: "3 gold 2 pearls"},
        spells={0: "city_tax"},
    )
    table.carry_out(s0="cast city_tax")
    assert (table.asks, table.waiting) == ("pay_city_tax", [b])
    assert table.moves(b) == ["done", "keep 9", "keep 4", "keep 2"]
    assert table.why_not(b, "keep 1") == ("DRA-CITYTAX.1", "token_not_taxed", {})
    table.play(b, "keep 9")
    assert table.about == {"units": 2, "kept": 1}
    table.play(b, "keep 2")
    assert table.moves(b) == ["done"]  # one unit would be left: no third token can be kept
    assert table.why_not(b, "keep 4") == ("DRA-CITYTAX.1", "cannot_pay", {"units": 5, "price": 6})
    table.play(b, "done")
    assert (table.asks, table.about) == ("pay_units", {"units": 4, "purpose": "city_tax"})
    told = table.play(b, "give 2 pearls", "give 2 gold")
    assert table.treasures(b) == {"gold": 1}
    assert table.told("tax_paid") == [{"seat": b, "spell": "city_tax", "tokens": 2, "units": 4}]
    assert table.told("token_removed", b)[0]["value"] == 4
    assert "units_paid" in names(told)


@rule("DRA-EX.13", "DRA-SULTAN.1", "DRA-DEC.15")
def test_example_13_sultans_tax_all_or_nothing() -> None:
    b = 1
    table = magic(
        3,
        moment="space",
        current="guard",
        guard=1,
        tokens={b: "room_1 9 4, room_2 2, guard 8"},
        treasures={b: "2 gold"},
        spells={0: "sultans_tax"},
    )
    table.carry_out(s0="cast sultans_tax")
    assert (table.waiting, table.moves(b)) == ([b], ["decline"])
    assert table.why_not(b, "pay tax") == ("DRA-SULTAN.1", "cannot_pay", {"units": 2, "price": 3})
    told = table.play(b, "decline")
    assert len(only(told, "token_removed")) == 3


@rule("DRA-CITYTAX.1", "DRA-SULTAN.1")
def test_taxes_are_asked_of_opponents_in_sequence_order() -> None:
    for spell, space, step in (
        ("city_tax", "market", "pay_city_tax"),
        ("sultans_tax", "room_1", "pay_sultans_tax"),
    ):
        table = magic(
            4,
            moment="placement",
            start_player=2,
            tokens=dict.fromkeys(range(4), f"{space} 5"),
            treasures=dict.fromkeys(range(4), "2 gold"),
            spells={3: spell},
        )
        table.carry_out(s3=f"cast {spell}")
        order: list[int] = []
        while table.asks == step:
            order.append(table.waiting[0])
            table.play(table.waiting[0], "done" if step == "pay_city_tax" else "decline")
        assert order == [2, 0, 1]
        assert [len(table.tokens(space, seat)) for seat in range(4)] == [0, 0, 0, 1]


@rule("DRA-CITYTAX.1", "DRA-CARPET.1")
def test_a_carpet_in_the_city_is_taxed_like_a_token() -> None:
    table = tally(
        "market",
        tokens={1: "market 5"},
        carpets={1: "market"},
        artifacts={1: "lamp carpet"},
        used={1: "carpet"},
        treasures={1: "2 gold 1 pearls"},
        spells={0: "city_tax"},
    )
    table.carry_out(s0="cast city_tax")
    assert table.moves(1) == ["done", "keep 5", "keep carpet"]
    table.play(1, "keep carpet", "done", "give 1 gold", "give 1 pearls")
    assert table.ranking() == [(1, 3)]


@rule("DRA-SPELL.2", "DRA-CITYTAX.1", "DRA-SULTAN.1")
def test_taxes_need_an_opponents_token_where_they_are_due() -> None:
    table = magic(
        3,
        moment="placement",
        tokens={0: "market 5, room_1 4", 1: "guard 9, cave_gold 8"},
        caves={**NO_TREASURE, "gold": [2]},
        spells={0: "city_tax sultans_tax"},
    )
    assert table.moves(0) == ["pass"]
    assert table.why_not(0, "cast city_tax") == ("DRA-SPELL.2", "spell_not_castable", {"spell": "city_tax"})


# --- caves -------------------------------------------------------------------------------------------


@rule("DRA-DRAGONLEAVES.1", "DRA-RULING.35")
def test_dragon_leaves_fills_an_empty_cave_that_is_not_tallied() -> None:
    table = magic(
        3,
        moment="placement",
        caves={**NO_TREASURE, "gold": [3]},
        spells={0: "dragon_leaves"},
        treasures={1: "27 pearls", 2: "29 trophies"},
    )
    # gold has treasure, trophies has none in the bank
    assert casts(table, 0, "dragon_leaves") == ["cave_crowns", "cave_pearls", "cave_gemstones"]
    table.carry_out(s0="cast dragon_leaves cave_crowns")
    assert table.shelves("crowns") == [4, 2] and table.bank()["crowns"] == 23
    assert "place 9 cave_crowns" in table.moves(0)
    table = tally(
        "cave_gemstones", caves=NO_TREASURE, spells={0: "dragon_leaves"}, tokens={1: "cave_gemstones 5"}
    )
    assert casts(table, 0, "dragon_leaves") == ["cave_gemstones", "cave_trophies", "cave_gold"]


@rule("DRA-DRAGONLEAVES.1", "DRA-BANK.5")
def test_dragon_leaves_takes_what_the_bank_has() -> None:
    table = magic(
        3, moment="placement", caves=NO_TREASURE, treasures={1: "27 pearls"}, spells={0: "dragon_leaves"}
    )
    table.carry_out(s0="cast dragon_leaves cave_pearls")
    assert table.shelves("pearls") == [2]


@rule("DRA-DRAGONRETURN.1", "DRA-RULING.35")
def test_dragon_return_empties_a_cave_and_its_tokens_win_nothing() -> None:
    caves = {**NO_TREASURE, "pearls": [5, 2], "gold": [3]}
    table = tally("cave_pearls", caves=caves, tokens={1: "cave_pearls 9"}, spells={0: "dragon_return"})
    assert casts(table, 0, "dragon_return") == ["cave_pearls", "cave_gold"]
    told = table.carry_out(s0="cast dragon_return cave_pearls")
    assert only(told, "cave_emptied") == [{"units": 7, "kind": "pearls"}]
    assert table.treasures(1) == {} and only(told, "treasure_won") == []
    caves["pearls"] = []
    table = tally("cave_gemstones", caves=caves, tokens={1: "cave_gemstones 9"}, spells={0: "dragon_return"})
    assert casts(table, 0, "dragon_return") == ["cave_gold"]


# --- rooms -------------------------------------------------------------------------------------------


@rule("DRA-APPRENTICE.1")
def test_mages_apprentice_swaps_an_unused_artifact_for_one_on_sale() -> None:
    table = magic(
        3,
        moment="placement",
        artifacts={0: "lamp scroll carpet"},
        spells={0: "mages_apprentice"},
        rooms={"room_1": {"on_sale": "key"}},
    )
    ways = [move for move in casts(table, 0, "mages_apprentice") if move.startswith("room_1")]
    assert ways == ["room_1 for carpet", "room_1 for scroll"]  # the Lamp is needed for this spell
    told = table.carry_out(s0="cast mages_apprentice room_1 for scroll")
    assert only(told, "artifact_taken") == [{"seat": 0, "space": "room_1", "artifact": "key"}]
    assert only(told, "artifact_given") == [{"seat": 0, "space": "room_1", "artifact": "scroll"}]
    assert table.player(0).artifacts == {"lamp": 1, "carpet": 1, "key": 1}
    assert table.on_sale("room_1") == "scroll"


@rule("DRA-APPRENTICE.1")
def test_mages_apprentice_may_give_a_second_lamp_but_nothing_used() -> None:
    table = magic(
        3,
        moment="space",
        current="market",
        artifacts={0: "lamp lamp carpet", 1: ""},
        used={0: "carpet"},
        djinn=(0,),
        spells={0: "mages_apprentice"},
        rooms={"room_1": {"on_sale": "key"}},
    )
    assert "room_1 for lamp" in casts(table, 0, "mages_apprentice")
    assert table.why_not(0, "cast mages_apprentice room_1 for carpet") == (
        "DRA-APPRENTICE.1",
        "no_unused_artifact",
        {"artifact": "carpet"},
    )


@rule("DRA-APPRENTICE.1", "DRA-PRIO.8")
def test_mages_apprentice_takes_what_is_on_sale_when_it_takes_effect() -> None:
    table = magic(
        3,
        moment="placement",
        start_player=1,
        artifacts={0: "lamp scroll"},
        spells={0: "mages_apprentice", 1: "mirage"},
        rooms={"room_1": {"on_sale": "key", "stack": ["double", "carpet", "double"]}},
    )
    table.respond(s0="cast mages_apprentice room_1 for scroll")
    table.carry_out(s1="cast mirage room_1")
    table.play(1, "pick 2 carpet")
    assert table.player(0).artifacts == {"lamp": 1, "carpet": 1}


@rule("DRA-APPRENTICE.1", "DRA-PRIO.8")
def test_an_artifact_that_was_offered_and_then_used_cannot_be_given() -> None:
    table = tally(
        "market",
        tokens={0: "market 5"},
        artifacts={0: "lamp carpet"},
        djinn=(0,),
        spells={0: "mages_apprentice"},
        treasures={0: "1 gold"},
    )
    table.respond(s0="cast mages_apprentice room_1 for carpet")
    told = table.respond(s0="use carpet")
    assert only(told, "spell_without_effect") == [{"seat": 0, "spell": "mages_apprentice"}]


@rule("DRA-MIRAGE.1", "DRA-DEC.10", "DRA-INFO.8")
def test_mirage_brings_up_a_face_down_artifact() -> None:
    table = magic(
        3,
        moment="placement",
        spells={0: "mirage"},
        rooms={"room_2": {"on_sale": "key", "stack": ["scroll", "double", "carpet"]}},
        artifacts={1: "lamp counterspell"},
    )
    table.carry_out(s0="cast mirage room_2")
    assert (table.asks, table.waiting) == ("bring_up", [0])
    assert table.moves(0) == ["pick 1 scroll", "pick 2 double", "pick 3 carpet"]
    assert [table.stack("room_2", audience) for audience in (0, 1)] == [
        ["scroll", "double", "carpet"],
        [None, None, None],
    ]
    assert table.why_not(0, "pick 1 key") == ("DRA-MIRAGE.1", "artifact_not_there", {"space": "room_2"})
    told = table.play(0, "pick 2 double")
    assert only(told, "artifact_brought_up") == [{"seat": 0, "space": "room_2", "artifact": "double"}]
    assert table.on_sale("room_2") == "double"
    # the key is at the bottom, and everybody knows that; the caster knows the rest
    assert table.stack("room_2", 0) == ["scroll", "carpet", "key"]
    assert table.stack("room_2", 1) == [None, None, "key"]


@rule("DRA-MIRAGE.1")
def test_mirage_in_a_room_that_has_sold_and_with_one_artifact_left() -> None:
    table = magic(
        3,
        moment="space",
        current="end",
        spells={0: "mirage"},
        rooms={"room_2": {"on_sale": None, "stack": ["scroll"]}},
        artifacts={0: "lamp key key key", 1: "lamp scroll scroll"},
    )
    told = table.carry_out(s0="cast mirage room_2")
    assert only(told, "artifact_brought_up") == [{"seat": 0, "space": "room_2", "artifact": "scroll"}]
    assert only(told, "artifact_put_back") == []
    assert table.on_sale("room_2") == "scroll"


@rule("DRA-ABRACADABRA.1", "DRA-ABRACADABRA.2", "DRA-INFO.5", "DRA-DEC.9")
def test_abracadabra_any_artifact_of_the_room_and_nobody_sees_which() -> None:
    table = tally(
        "room_1",
        tokens={1: "room_1 4"},
        treasures={1: "5 gold"},
        admitted=(1,),
        spells={1: "abracadabra"},
        artifacts={0: "lamp carpet"},
        rooms={"room_1": {"on_sale": "key", "stack": ["scroll", "double", "carpet"]}},
    )
    table.pass_window()
    assert table.moves(1) == ["buy gold", "buy gold with abracadabra", "decline"]
    told = table.play(1, "buy gold with abracadabra")
    assert names(told)[:4] == ["units_paid", "lamp_lit", "spell_cast_at", "stack_searched"]
    assert (table.asks, table.waiting) == ("take_artifact", [1])
    assert table.moves(1) == ["pick 0 key", "pick 1 scroll", "pick 2 double", "pick 3 carpet"]
    table.play(1, "pick 2 double")
    assert [table.told("bought_searching", audience)[0]["artifact"] for audience in (-1, 0, 1)] == [
        None,
        None,
        "double",
    ]
    assert table.player(1, 1).artifacts == {"lamp": 1, "double": 1}
    assert table.player(1, 0).artifacts == {"lamp": 1} and table.player(1, 0).artifact_count == 2
    assert table.on_sale("room_1") == "key"
    assert table.position()["rooms"]["room_1"]["stack"] == ["scroll", "carpet"]


@rule("DRA-ABRACADABRA.1", "DRA-SPELL.2")
def test_abracadabra_needs_a_face_down_artifact_a_lamp_and_the_card() -> None:
    arguments: dict[str, Any] = {
        "tokens": {1: "room_1 4"},
        "treasures": {1: "5 gold"},
        "admitted": (1,),
        "rooms": {"room_1": {"on_sale": "key", "stack": []}},
        "artifacts": {1: "lamp", 2: "lamp scroll scroll scroll carpet"},
    }
    table = tally("room_1", spells={1: "abracadabra"}, **arguments)
    table.pass_window()
    assert table.moves(1) == ["buy gold", "decline"]
    assert table.why_not(1, "buy gold with abracadabra") == (
        "DRA-ABRACADABRA.1",
        "no_face_down_artifact",
        {"space": "room_1"},
    )
    arguments["rooms"] = {"room_1": {"on_sale": "key"}}
    table = tally("room_1", **arguments)
    table.pass_window()
    assert table.why_not(1, "buy gold with abracadabra") == (
        "DRA-SPELL.1",
        "spell_not_in_hand",
        {"spell": "abracadabra"},
    )
    table = tally("room_1", spells={1: "abracadabra"}, **{**arguments, "artifacts": {1: "carpet"}})
    table.pass_window()
    assert table.why_not(1, "buy gold with abracadabra") == ("DRA-SPELL.1", "no_lamp", {})


@rule("DRA-ABRACADABRA.1")
def test_the_window_of_abracadabra_begins_after_the_buyer_and_does_not_start_again() -> None:
    table = tally(
        "room_1",
        tokens={1: "room_1 4", 2: "room_1 2"},
        treasures={1: "5 gold"},
        admitted=(1, 2),
        spells={1: "abracadabra", 2: "parasite charity"},
        artifacts={0: "lamp counterspell counterspell", 2: "lamp"},
        used={0: "counterspell"},
        djinn=(0,),
    )
    table.pass_window()
    table.play(1, "buy gold with abracadabra")
    assert table.window == "buy room_1"
    assert table.moves(0) == ["pass", "use counterspell on abracadabra"]
    assert table.moves(2) == ["pass", "cast parasite counterspell on abracadabra"]
    table.play(0, "use counterspell on abracadabra")
    table.play(2, "cast parasite counterspell on abracadabra")  # his turn comes first
    assert [play.spell for play in table.view().plays] == ["parasite", "abracadabra"]  # in order of effect
    table.carry_out()
    assert table.told("spell_cancelled") == [{"owner": 1, "spell": "abracadabra"}]
    assert table.view().plays == [] and "bought_face_up" in names(table.events())


# --- Parasite ----------------------------------------------------------------------------------------


@rule("DRA-PARASITE.1", "DRA-RULING.37")
def test_parasite_copies_what_an_opponent_has_used_even_in_the_same_batch() -> None:
    table = tally(
        "market",
        tokens={0: "market 5", 1: "market 7"},
        artifacts={0: "lamp carpet"},
        spells={1: "parasite trade"},
        treasures={0: "1 gold", 1: "1 gold"},
    )
    assert casts(table, 1, "parasite") == []
    assert table.why_not(1, "cast parasite carpet") == (
        "DRA-PARASITE.1",
        "nobody_used_it",
        {"artifact": "carpet"},
    )
    table.respond(s0="use carpet")
    assert casts(table, 1, "parasite") == ["carpet"]
    table.carry_out(s1="cast parasite carpet")
    assert table.ranking() == [(1, 10), (0, 8)]
    assert table.player(1).used == ["lamp"]  # no use of his own but the Lamp


@rule("DRA-PARASITE.1")
def test_ones_own_uses_cannot_be_copied_and_a_lamp_never() -> None:
    table = tally(
        "market",
        tokens={0: "market 5"},
        artifacts={0: "lamp double", 1: "lamp"},
        used={0: "double", 1: "lamp"},
        lit=(1,),
        djinn=(0,),
        spells={0: "parasite", 1: "charity"},
    )
    assert casts(table, 0, "parasite") == []


@rule("DRA-PARASITE.1", "DRA-DOUBLE.1")
def test_parasite_as_a_double() -> None:
    table = tally(
        "market",
        tokens={0: "market 5", 1: "market 7"},
        artifacts={0: "lamp double"},
        used={0: "double"},
        spells={1: "parasite"},
        treasures={1: "1 gold"},
    )
    assert casts(table, 1, "parasite") == ["double on 7"]
    told = table.carry_out(s1="cast parasite double on 7")
    assert names(told)[:3] == ["lamp_lit", "parasite_cast", "double_aimed"]
    assert table.ranking() == [(1, 14), (0, 5)]


@rule("DRA-DOUBLE.3", "DRA-PARASITE.1")
def test_what_a_parasite_doubles_ones_own_double_need_not() -> None:
    """A second Double on the same token would be wasted, unless somebody cancels the Parasite."""
    table = tally(
        "market",
        tokens={0: "market 5", 1: "market 7 4"},
        artifacts={0: "lamp double", 1: "lamp double", 2: "lamp counterspell"},
        used={0: "double"},
        djinn=(1,),
        spells={1: "parasite"},
        treasures={1: "1 gold"},
    )
    table.respond(s1="cast parasite double on 7")
    assert table.moves(1) == ["pass", "use double on 4"]
    table.respond(s2="use counterspell on parasite")
    assert table.moves(1) == ["pass", "use double on 4", "use double on 7"]
    table.carry_out(s1="use double on 7")
    assert table.ranking() == [(1, 18), (0, 5)]
    keys = magic(
        3,
        moment="space",
        current="guard",
        artifacts={0: "lamp key", 1: "lamp key"},
        djinn=(1,),
        spells={1: "parasite"},
    )
    keys.respond(s0="use key")
    keys.respond(s1="cast parasite key")
    assert 1 not in keys.waiting or keys.moves(1) == ["pass"]


@rule("DRA-PARASITE.2", "DRA-CARPET.1", "DRA-CARPET.4")
def test_a_copied_carpet_is_like_a_real_one_and_vanishes() -> None:
    table = tally(
        "market",
        tokens={0: "market 5"},
        artifacts={0: "lamp carpet", 2: "lamp"},
        used={0: "carpet"},
        spells={1: "parasite", 2: "lunar_eclipse"},
        treasures={0: "1 gold", 1: "1 gold"},
    )
    table.carry_out(s1="cast parasite carpet")
    assert [(piece.owner, piece.carpet, piece.value) for piece in table.pieces("market")][1] == (1, True, 3)
    told = table.carry_out(s2="cast lunar_eclipse market")
    assert only(told, "carpet_removed") == [{"owner": 1, "space": "market"}]
    assert table.scores() == [2, 1, 1]


@rule("DRA-PARASITE.3", "DRA-KEY.1")
def test_parasite_as_a_key_before_the_guard_only() -> None:
    table = magic(
        3,
        moment="space",
        current="guard",
        guard=10,
        artifacts={0: "lamp key"},
        spells={1: "parasite"},
    )
    table.respond(s0="use key")
    assert casts(table, 1, "parasite") == ["key"]
    table.carry_out(s1="cast parasite key")
    assert [event["seat"] for event in table.told("key_turned")] == [0, 1]


@rule("DRA-PARASITE.3")
def test_no_parasite_while_the_guard_is_tallied() -> None:
    table = tally(
        "guard",
        guard=10,
        tokens={1: "guard 4"},
        artifacts={0: "lamp double", 1: "lamp carpet"},
        used={0: "double"},
        spells={1: "parasite"},
    )
    assert table.moves(1) == ["pass", "use carpet"]


@rule("DRA-PARASITE.4")
def test_a_parasite_can_be_cancelled() -> None:
    table = tally(
        "market",
        tokens={0: "market 5", 1: "market 4"},
        artifacts={0: "lamp carpet", 2: "lamp counterspell"},
        used={0: "carpet"},
        spells={1: "parasite"},
        treasures={0: "1 gold"},
    )
    table.respond(s1="cast parasite carpet")
    told = table.respond(s2="use counterspell on parasite")
    assert only(told, "spell_cancelled") == [{"owner": 1, "spell": "parasite"}]
    assert table.ranking() == [(0, 5), (1, 4)]


@pytest.mark.parametrize("spell", ["second_chance", "teleport"])
def test_whose_token_a_spell_moves_stands_in_the_data(spell: str) -> None:
    document = data()
    for entry in document["spell"]:
        if entry["id"] in ("second_chance", "teleport"):
            entry["token_owner"] = "any" if entry["token_owner"] == "own" else "own"
    table = magic(
        3,
        moment="placement",
        tokens={0: "market 5", 1: "market 7"},
        treasures={0: "2 gold"},
        spells={0: spell},
        game=game_with(document),
    )
    others = [move for move in casts(table, 0, spell) if move.startswith("1.1")]
    assert bool(others) == (spell == "second_chance")
