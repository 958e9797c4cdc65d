"""Why not? Every refusal names its rule and its numbers."""

from __future__ import annotations

import pytest

from tests.games.dragons.tables import dragons, magic, new_game
from tests.rules import rule


@pytest.mark.parametrize(
    ("move", "rule_id"),
    [
        ("pass", "DRA-PRIO.2"),
        ("decline", "DRA-ROOM.2"),
        ("bribe", "DRA-GUARD.4"),
        ("buy gold", "DRA-ROOM.2"),
        ("pay gold", "DRA-ROOM.3"),
        ("choose crowns_crowns_crowns", "DRA-BANK.6"),
        ("give 1 gold", "DRA-BANK.4"),
        ("take 1 gold", "DRA-TRADE.1"),
        ("done", "DRA-TRADE.1"),
        ("keep charity", "DRA-TENT.1"),
        ("camel 0", "DRA-CARAVANSERAI.1"),
        ("pick 1 key", "DRA-MIRAGE.1"),
        ("keep 9", "DRA-CITYTAX.1"),
        ("keep carpet", "DRA-CITYTAX.1"),
        ("pay tax", "DRA-SULTAN.1"),
        ("remove token 1", "DRA-EYE.1"),
        ("remove carpet 1", "DRA-EYE.1"),
    ],
)
def test_every_move_has_its_moment(move: str, rule_id: str) -> None:
    table = dragons(3, moment="placement")
    assert table.why_not(0, move) == (rule_id, "not_now", {})


@rule("DRA-SETUP.10", "DRA-PRIO.15")
def test_magic_outside_the_magic_game_and_outside_windows() -> None:
    for move in ("buy gold with abracadabra", "use key", "cast spy", "cast parasite key"):
        assert dragons(3, moment="placement").why_not(0, move) == ("DRA-SETUP.10", "no_magic", {})
        assert magic(3, moment="placement").why_not(0, move) == ("DRA-PRIO.15", "no_window_now", {})


def test_in_other_steps_a_placement_comes_too_early_or_too_late() -> None:
    assert new_game(3).why_not(0, "place 9 market") == ("DRA-PLACE.1", "not_now", {})
    table = dragons(3, moment="space", current="market", tokens={0: "market 9"}, treasures={0: "1 gold"})
    assert table.why_not(0, "place 8 market")[1] == "not_now"
    assert table.why_not(0, "give 2 gold") == ("DRA-MARKET.1", "too_few_units", {"kind": "gold", "units": 1})
    table = dragons(3, moment="space", current="market", tokens={0: "market 9"}, treasures={0: "2 gold"})
    assert table.why_not(0, "give 2 gold") == ("DRA-MARKET.1", "too_many_units", {"units": 1})


def test_paying_too_much_or_what_one_has_not() -> None:
    table = magic(3, moment="placement", treasures={0: "3 pearls 6 gold"}, spells={1: "donation"})
    table.carry_out(s1="cast donation")
    assert table.why_not(0, "give 6 gold") == ("DRA-BANK.4", "too_many_units", {"units": 5})
    assert table.why_not(0, "give 4 pearls") == (
        "DRA-BANK.4",
        "too_few_units",
        {"kind": "pearls", "units": 3},
    )
    assert table.why_not(0, "place 9 market")[1] == "not_now"


def test_windows_say_what_is_missing() -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        tokens={0: "market 9", 1: "market 8, room_1 5^"},
        artifacts={0: "lamp carpet", 1: "lamp"},
        spells={0: "dragon_return mirage eye_for_an_eye mages_apprentice spy teleport"},
        treasures={0: "3 gold"},
        caves={},
    )
    assert table.why_not(0, "use key") == ("DRA-ART.2", "no_unused_artifact", {"artifact": "key"})
    assert table.why_not(0, "cast charity") == ("DRA-SPELL.1", "spell_not_in_hand", {"spell": "charity"})
    assert table.why_not(0, "cast spy") == ("DRA-SPELL.2", "spell_not_now", {"spell": "spy"})
    assert table.why_not(0, "cast dragon_return cave_gold") == (
        "DRA-SPELL.2",
        "space_no_target",
        {"spell": "dragon_return", "space": "cave_gold"},
    )
    assert table.why_not(0, "cast mirage market")[1] == "space_no_target"
    assert table.why_not(0, "cast eye_for_an_eye 2.1") == ("DRA-EYE.1", "token_out_of_reach", {})
    assert table.why_not(0, "cast teleport 1.1 to market") == (
        "DRA-SPELL.5",
        "token_cannot_go",
        {"spell": "teleport", "space": "market"},
    )
    assert table.why_not(0, "cast mages_apprentice room_4 for carpet") == (
        "DRA-APPRENTICE.1",
        "nothing_on_sale",
        {"space": "room_4"},
    )
    assert table.why_not(0, "place 1 market") == ("DRA-PLACE.1", "not_now", {})


def test_an_artifact_at_the_wrong_time() -> None:
    table = magic(3, moment="placement", artifacts={0: "lamp carpet key"}, spells={0: "charity parasite"})
    assert table.why_not(0, "use carpet") == ("DRA-ART.6", "artifact_not_now", {"artifact": "carpet"})
    table = magic(
        3,
        moment="placement",
        artifacts={0: "lamp", 1: "lamp carpet"},
        used={1: "carpet"},
        spells={0: "charity parasite"},
    )
    assert table.why_not(0, "cast parasite carpet") == (
        "DRA-ART.6",
        "artifact_not_now",
        {"artifact": "carpet"},
    )


def test_a_parasite_is_refused_as_its_model_would_be() -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        tokens={1: "market 5"},
        artifacts={1: "lamp double"},
        used={1: "double"},
        spells={0: "parasite charity"},
        treasures={1: "1 gold"},
    )
    assert table.why_not(0, "cast parasite double on 9") == (
        "DRA-ART.6",
        "nothing_to_double",
        {"space": "market"},
    )


def test_steps_with_few_moves_refuse_the_others() -> None:
    table = dragons(
        3, moment="space", current="guard", guard=9, tokens={0: "guard 4, room_1 2"}, treasures={0: "9 gold"}
    )
    assert table.why_not(0, "camel 1")[1] == "not_now"
    table = magic(
        3, moment="placement", tokens={1: "room_1 5"}, treasures={1: "9 gold"}, spells={0: "sultans_tax"}
    )
    table.carry_out(s0="cast sultans_tax")
    assert table.why_not(1, "done")[1] == "not_now"
    table = magic(
        3, moment="placement", tokens={1: "market 5"}, treasures={1: "9 gold"}, spells={0: "city_tax trade"}
    )
    table.carry_out(s0="cast city_tax")
    assert table.why_not(1, "decline")[1] == "not_now"
    table = magic(3, moment="placement", treasures={0: "3 gold"}, spells={0: "trade"})
    table.carry_out(s0="cast trade")
    table.play(0, "give 1 gold", "done")
    assert table.why_not(0, "done")[1] == "not_now"
