"""Treasures are counted in units, and there are 29 of each kind (DRA-BANK)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.kernel.game import Options
from caravanserai.kernel.refusal import Impossible
from tests.games.dragons.tables import KINDS, NO_TREASURE, dragons, magic, new_game
from tests.games.tables import only
from tests.rules import rule


@rule("DRA-BANK.1", "DRA-BANK.2", "DRA-RULING.28")
def test_only_units_count_not_the_size_of_the_pieces() -> None:
    """Of five large pieces and some small ones any number of units can be paid and taken."""
    table = dragons(3, moment="space", current="market", tokens={0: "market 5"}, treasures={0: "4 gold"})
    table.play(0, "give 1 gold", "choose crowns_crowns_crowns")
    assert table.treasures(0) == {"gold": 3, "crowns": 3}


@rule("DRA-BANK.2")
def test_change_is_free_and_unlimited() -> None:
    """One unit of gold is paid and one taken where the bank has two, whatever the pieces are."""
    table = dragons(
        3,
        moment="space",
        current="market",
        tokens={0: "market 5", 2: "caravanserai 4"},
        treasures={0: "3 gold", 1: "13 gold", 2: "12 gold"},
        caves=NO_TREASURE,
    )
    table.play(0, "give 1 gold", "choose crowns_pearls_gold")
    assert table.treasures(0) == {"gold": 3, "crowns": 1, "pearls": 1}
    assert (table.treasures(1), table.treasures(2)) == ({"gold": 13}, {"gold": 12})
    assert table.bank() == {"crowns": 28, "pearls": 28, "gemstones": 29, "trophies": 29, "gold": 1}
    table = magic(3, moment="placement", treasures={0: "29 gold"}, spells={0: "trade"}, caves=NO_TREASURE)
    table.carry_out(s0="cast trade")
    assert table.moves(0) == [f"give {units} gold" for units in range(1, 30)]
    table.play(0, "give 8 gold", "done")
    assert [move for move in table.moves(0) if "pearls" in move] == [f"take {n} pearls" for n in range(1, 9)]


@pytest.mark.many_games
@rule("DRA-BANK.3")
def test_no_unit_is_created_or_lost() -> None:
    choices: list[Options] = [{}, {"variant": "magic"}, {"leftovers": "stay"}]
    for options in choices:
        table = new_game(4, options=options)
        for number in range(400):
            if table.table.over:
                break
            seat = table.waiting[number % len(table.waiting)]
            moves = table.table.moves(seat)
            table.table.play(seat, moves[number * 7 % len(moves)])
            s = table.state
            for kind in range(5):
                shelves = sum(s.shelves[kind * 4 : kind * 4 + 4])
                held = sum(player.treasures[kind] for player in s.players)
                assert s.bank[kind] + shelves + held == 29


@rule("DRA-BANK.4")
def test_payments_go_to_the_bank() -> None:
    table = dragons(
        3, moment="space", current="room_1", tokens={1: "room_1 5"}, treasures={1: "5 gold"}, admitted=(1,)
    )
    assert table.bank()["gold"] == 24
    table.play(1, "buy gold")
    assert table.told("units_paid") == [{"seat": 1, "units": 5, "kind": "gold"}]
    assert [table.treasures(seat) for seat in range(3)] == [{}, {}, {}]
    # the vizier has filled the cave anew since
    assert table.bank()["gold"] + sum(table.shelves("gold")) == 29


@rule("DRA-BANK.4")
def test_every_sort_of_payment_goes_to_the_bank_and_to_nobody_else() -> None:
    """The Market, a bribe, a tax, a levy and Teleport: what one loses the bank has, and nobody else."""
    guard: dict[str, Any] = {"moment": "space", "current": "guard", "guard": 9, "round": 30}
    bribe = dragons(3, tokens={0: "guard 5, room_1 2"}, treasures={0: "4 gold", 1: "3 gold"}, **guard)
    bribe.play(0, "bribe", "give 4 gold")
    assert (bribe.bank()["gold"], bribe.treasures(1), bribe.treasures(2)) == (26, {"gold": 3}, {})
    market = dragons(
        3, moment="space", current="market", tokens={0: "market 5"}, treasures={0: "2 gold", 1: "1 gold"}
    )
    market.play(0, "give 1 gold")
    assert (market.bank()["gold"], market.treasures(1), market.treasures(2)) == (27, {"gold": 1}, {})
    rich = {0: "9 gold", 1: "9 pearls", 2: "9 crowns"}
    for spell, tokens in (("donation", {}), ("sacrifice", {}), ("city_tax", {1: "market 5"})):
        table = magic(
            3, moment="placement", spells={0: spell}, treasures=rich, tokens=tokens, caves=NO_TREASURE
        )
        table.carry_out(s0=f"cast {spell}")
        if spell == "city_tax":
            table.play(1, "keep 5")
        for seat in range(3):
            table.pay(seat)
        owed = {"donation": [5, 5, 5], "sacrifice": [7, 7, 7], "city_tax": [0, 2, 0]}[spell]
        held = [{kind: 9 - paid} for kind, paid in zip(("gold", "pearls", "crowns"), owed, strict=True)]
        assert [table.treasures(seat) for seat in range(3)] == held
        assert [table.bank()[kind] for kind in ("gold", "pearls", "crowns")] == [20 + paid for paid in owed]


@rule("DRA-BANK.5", "DRA-RULING.29")
def test_when_the_bank_runs_short_the_top_shelf_is_filled_first() -> None:
    table = dragons(
        5,
        moment="vizier",
        treasure_deck=["T5-11", *[f"T5-{number:02}" for number in range(1, 16) if number != 11]],
        treasures={0: "23 crowns", 1: "23 trophies", 2: "5 trophies"},
    )
    assert table.shelves("crowns") == [5, 1]  # the card shows 5, 4, 3, 1
    assert table.shelves("trophies") == [1]
    assert (table.bank()["crowns"], table.bank()["trophies"]) == (0, 0)
    assert table.told("cave_filled")[0] == {"space": "cave_crowns", "shelves": [5, 1]}


@rule("DRA-BANK.5")
def test_a_cave_that_receives_nothing_is_closed() -> None:
    deck = ["T3-02", *[f"T3-{number:02}" for number in range(1, 16) if number != 2]]
    table = dragons(3, moment="vizier", treasures={0: "29 gold"}, treasure_deck=deck)
    assert table.shelves("gold") == []
    assert "place 9 cave_gold" not in table.moves(0)


@rule("DRA-BANK.6")
def test_only_units_that_the_bank_has_can_be_taken() -> None:
    table = dragons(
        3,
        moment="space",
        current="market",
        tokens={0: "market 5"},
        treasures={0: "1 gold", 1: "28 crowns", 2: "29 pearls"},
        caves=NO_TREASURE,
    )
    table.play(0, "give 1 gold")
    assert "choose crowns_gemstones_gold" in table.moves(0)
    assert "choose crowns_crowns_gold" not in table.moves(0)
    assert table.why_not(0, "choose crowns_crowns_gold") == ("DRA-BANK.6", "bank_too_small", {})
    assert not any("pearls" in move for move in table.moves(0))


@rule("DRA-BANK.6")
def test_when_the_bank_has_less_he_takes_what_there_is() -> None:
    table = dragons(
        3,
        moment="space",
        current="market",
        tokens={0: "market 5"},
        treasures={0: "1 gold", 1: "29 crowns 29 pearls 29 gemstones", 2: "29 trophies 27 gold"},
        caves=NO_TREASURE,
    )
    assert table.bank() == {**dict.fromkeys(KINDS, 0), "gold": 1}
    told = table.play(0, "give 1 gold")
    assert only(told, "units_taken") == [{"seat": 0, "units": 2, "kind": "gold"}]


@rule("DRA-BANK.7")
def test_what_is_given_may_be_among_what_is_taken() -> None:
    table = dragons(
        3,
        moment="space",
        current="market",
        tokens={0: "market 5"},
        treasures={0: "1 gold", 1: "28 gold"},
        caves=NO_TREASURE,
    )
    table.play(0, "give 1 gold", "choose crowns_crowns_gold")
    assert table.treasures(0) == {"crowns": 2, "gold": 1}
    table = magic(
        3,
        moment="space",
        current="guard",
        treasures={0: "2 gold", 1: "27 gold"},
        caves=NO_TREASURE,
        spells={0: "trade"},
        lit=(0,),
        used={0: "lamp"},
    )
    table.respond(s0="cast trade")
    table.play(0, "give 2 gold", "done")
    assert table.moves(0)[-2:] == ["take 1 gold", "take 2 gold"]


@rule("DRA-BANK.3")
def test_a_position_with_more_units_than_there_are_is_refused() -> None:
    with pytest.raises(Impossible, match="there are 29 gold"):
        dragons(3, treasures={0: "20 gold", 1: "10 gold"})
    with pytest.raises(Impossible, match="there are 29 crowns"):
        dragons(3, moment="placement", treasures={0: "28 crowns"}, caves={"crowns": [2]})
