"""The city: Tent, Djinn's House, Market and Caravanserai (DRA-CITY)."""

from __future__ import annotations

from caravanserai.conformance.playing import all_seen
from caravanserai.games.dragons.parts import SPELLS
from tests.games.dragons.tables import dragons, magic
from tests.games.tables import names, only
from tests.rules import rule

RICH = dict.fromkeys(range(3), "2 gold")


def deck(*top: str) -> list[str]:
    return [*top, *[spell for spell in SPELLS if spell not in top]]


@rule("DRA-CITY.1", "DRA-MARKET.1")
def test_only_the_strongest_may_use_the_market_and_nobody_else_if_he_does_not() -> None:
    table = dragons(
        3, moment="space", current="market", tokens={0: "market 5", 1: "market 7"}, treasures=RICH
    )
    assert (table.asks, table.waiting) == ("use_market", [1])
    assert names(table.play(1, "decline"))[0] == "market_not_used"
    assert table.asks == "place_token" and table.told("market_used") == []


@rule("DRA-MARKET.1", "DRA-DEC.5")
def test_one_unit_for_three_alike_or_not() -> None:
    table = dragons(
        3, moment="space", current="market", tokens={1: "market 7"}, treasures={1: "1 gold 2 pearls"}
    )
    assert table.moves(1) == ["decline", "give 1 pearls", "give 1 gold"]
    assert table.about == {"units": 1, "taken": 3}
    table.play(1, "give 1 pearls")
    assert table.told("market_used") == [{"seat": 1}]
    assert (table.asks, len(table.moves(1))) == ("choose_units", 35)
    assert table.about == {"units": 3, "purpose": "market"}
    table.play(1, "choose gold_gold_gold")
    assert table.treasures(1) == {"pearls": 1, "gold": 4}


@rule("DRA-MARKET.1", "DRA-ROOM.9", "DRA-RULING.51")
def test_a_winner_without_units_is_asked_too_and_can_only_decline() -> None:
    """Somebody has a unit of gold: who it is shows in nothing."""
    poor = dragons(3, moment="space", current="market", tokens={1: "market 7"}, treasures={2: "1 gold"})
    rich = dragons(3, moment="space", current="market", tokens={1: "market 7"}, treasures={1: "1 gold"})
    assert poor.moves(1) == ["decline"]
    assert poor.why_not(1, "give 1 gold") == ("DRA-MARKET.1", "too_few_units", {"kind": "gold", "units": 0})
    for audience in (-1, 0):
        assert all_seen(poor.table, audience) == all_seen(rich.table, audience)
    poor.play(1, "decline")
    rich.play(1, "decline")
    assert names(poor.events()) == names(rich.events())
    assert poor.told("market_not_used") == rich.told("market_not_used") == [{"seat": 1}]


@rule("DRA-CITY.1", "DRA-CARAVANSERAI.1", "DRA-RULING.12", "DRA-DEC.6")
def test_the_winner_of_the_caravanserai_must_name_a_player_be_it_himself_or_the_present_one() -> None:
    table = dragons(4, moment="space", current="caravanserai", tokens={1: "caravanserai 7"}, start_player=3)
    assert table.moves(1) == ["camel 0", "camel 1", "camel 2", "camel 3"]
    assert table.why_not(1, "camel 4") == ("DRA-CARAVANSERAI.1", "no_such_player", {"players": 4})
    for named in range(4):
        table = dragons(
            4, moment="space", current="caravanserai", tokens={1: "caravanserai 7"}, start_player=3
        )
        table.play(1, f"camel {named}")
        assert table.told("start_player_named") == [{"seat": 1, "owner": named}]
        assert table.view().start_player == named and table.waiting == [named]


@rule("DRA-CARAVANSERAI.2", "DRA-EX.18")
def test_example_18_the_new_order_works_at_once() -> None:
    table = dragons(
        4,
        moment="space",
        current="caravanserai",
        tokens={0: "guard 9, room_1 6", 2: "caravanserai 9, guard 8, room_1 6"},
        treasures={0: "6 gold", 2: "6 gold"},
        guard=5,
    )
    assert table.view().sequence == [0, 1, 2, 3]
    table.play(2, "camel 2")
    assert table.view().sequence == [2, 3, 0, 1]
    assert (table.asks, table.waiting) == ("buy_artifact", [2])


@rule("DRA-CARAVANSERAI.2")
def test_if_nobody_wins_the_caravanserai_the_camel_stays() -> None:
    table = dragons(4, moment="space", current="caravanserai", start_player=2)
    assert table.view().start_player == 2 and table.waiting == [2]


# --- Aladdin's Tent ----------------------------------------------------------------------------------


@rule("DRA-TENT.1", "DRA-TENT.4", "DRA-TENT.5", "DRA-RULING.49", "DRA-DEC.4")
def test_the_first_keeps_one_of_two_cards_and_the_second_gets_the_other() -> None:
    table = magic(
        3,
        moment="space",
        current="tent",
        tokens={0: "tent 9", 1: "tent 5", 2: "tent 4"},
        spell_deck=deck("charity", "spy"),
    )
    assert (table.asks, table.waiting) == ("keep_spell", [0])
    assert table.moves(0) == ["keep charity", "keep spy"]
    assert table.why_not(0, "keep trade") == ("DRA-TENT.1", "spell_not_drawn", {"spell": "trade"})
    assert table.why_not(0, "decline")[1] == "not_now"
    table.play(0, "keep spy")
    assert table.player(0, 0).spells == ["spy"] and table.player(1, 1).spells == ["charity"]
    assert table.player(2).spells == [] and table.view().spell_deck == 19
    # giver and receiver know the card given, nobody else does
    assert [table.player(1, audience).spells for audience in (-1, 0, 1, 2)] == [
        [None],
        ["charity"],
        ["charity"],
        [None],
    ]
    assert [table.told("spell_given", audience)[0]["spell"] for audience in (-1, 0, 1, 2)] == [
        None,
        "charity",
        "charity",
        None,
    ]
    assert [table.told("spell_kept", audience)[0]["spell"] for audience in (0, 1)] == ["spy", None]


@rule("DRA-TENT.1", "DRA-TENT.4", "DRA-TENT.5", "DRA-DEC.4")
def test_whoever_is_first_sees_the_cards_and_only_the_two_know_the_one_given() -> None:
    table = magic(
        3,
        moment="space",
        current="tent",
        tokens={2: "tent 9", 1: "tent 5"},
        spell_deck=deck("charity", "spy"),
    )
    assert [table.player(2, audience).spells for audience in (0, 1)] == [[None, None]] * 2
    assert sorted(filter(None, table.player(2, 2).spells)) == ["charity", "spy"]
    table.play(2, "keep spy")
    assert [table.player(1, audience).spells[0] for audience in range(3)] == [None, "charity", "charity"]
    given = [table.told("spell_given", audience)[0]["spell"] for audience in range(3)]
    assert given == [None, "charity", "charity"]


@rule("DRA-TENT.2", "DRA-RULING.39")
def test_with_one_player_only_the_other_card_is_discarded_face_up() -> None:
    table = magic(3, moment="space", current="tent", tokens={2: "tent 4"}, spell_deck=deck("charity", "spy"))
    table.play(2, "keep charity")
    assert table.told("spell_rejected") == [{"seat": 2, "spell": "spy"}]
    assert table.view().spell_discard == ["spy"]


@rule("DRA-TENT.3", "DRA-RULING.6")
def test_a_deck_with_one_card_or_none() -> None:
    others = [spell for spell in SPELLS if spell != "charity"]
    tokens = {0: "tent 9", 1: "tent 5"}
    table = magic(
        3, moment="space", current="tent", tokens=tokens, spell_deck=["charity"], spell_discard=others
    )
    assert table.player(0, 0).spells == ["charity"] and table.player(1).spells == []
    assert table.told("spells_drawn") == [{"seat": 0, "cards": 1}]
    table = magic(3, moment="space", current="tent", tokens=tokens, spell_deck=[], spell_discard=SPELLS)
    assert table.told("no_spell_left") == [{"seat": 0}]
    assert table.view().spell_discard == SPELLS  # never shuffled again


@rule("DRA-TENT.4")
def test_there_is_no_limit_to_the_spells_in_a_hand() -> None:
    table = magic(
        3,
        moment="tally",
        current="tent",
        tokens={0: "tent 9"},
        spells={0: " ".join(SPELLS[:10])},
        artifacts={0: "", 1: "lamp lamp"},
    )
    assert table.asks == "keep_spell"
    table.play_default()
    assert len(table.player(0).spells) == 11


# --- the Djinn's House ---------------------------------------------------------------------------------


@rule("DRA-DJINN.1", "DRA-RULING.49")
def test_the_djinn_allows_a_second_use_this_round() -> None:
    table = magic(
        3,
        moment="space",
        current="djinn",
        tokens={0: "djinn 9, market 5", 1: "djinn 8"},
        treasures={0: "1 gold"},
        artifacts={0: "lamp carpet carpet"},
    )
    table.pass_window()
    assert table.told("djinn_won") == [{"seat": 0, "uses": 2}]
    assert (table.player(0).uses_left, table.player(1).uses_left) == (2, 1)


@rule("DRA-EX.16", "DRA-DJINN.1")
def test_example_16_an_earlier_use_counts() -> None:
    table = magic(
        3,
        moment="tally",
        current="djinn",
        tokens={0: "djinn 9"},
        artifacts={0: "lamp carpet", 1: "lamp carpet"},
        used={0: "lamp"},
        lit=(0,),
        treasures={0: "1 gold"},
    )
    table.respond()
    assert table.window == "tally market" and table.waiting == [0, 1]
    assert (table.player(0).uses_left, table.player(1).uses_left) == (1, 1)
    told = only(table.events(), "djinn_won")
    assert told == [{"seat": 0, "uses": 2}]
