"""At every decision the moves of a kind are refused for the same reasons, from the first to the last."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.games.dragons.actions import SPACE
from tests.games.dragons.tables import KINDS, NO_TREASURE, DragonsTable, dragons, magic, new_game
from tests.rules import rule

Reasons = dict[str, set[str]]
LEGAL: set[str] = set()

# the rule that says when each kind of move has its place
PLACES = {
    "place": "DRA-PLACE.1",
    "pass": "DRA-PRIO.2",
    "decline": "DRA-ROOM.2",
    "bribe": "DRA-GUARD.4",
    "buy": "DRA-ROOM.2",
    "pay": "DRA-ROOM.3",
    "choose": "DRA-BANK.6",
    "give": "DRA-BANK.4",
    "take": "DRA-TRADE.1",
    "done": "DRA-TRADE.1",
    "keep_spell": "DRA-TENT.1",
    "name": "DRA-CARAVANSERAI.1",
    "pick": "DRA-MIRAGE.1",
    "keep_token": "DRA-CITYTAX.1",
    "keep_carpet": "DRA-CITYTAX.1",
    "pay_tax": "DRA-SULTAN.1",
    "remove_token": "DRA-EYE.1",
    "remove_carpet": "DRA-EYE.1",
}
MAGICAL = [
    kind
    for kind in dict.fromkeys(SPACE.move(action).kind for action in range(SPACE.size))
    if kind.startswith(("use_", "parasite_", "cast")) or kind == "buy_searching"
]
NO_MAGIC = "DRA-SETUP.10 no_magic"
NO_WINDOW = "DRA-PRIO.15 no_window_now"


def reasons(table: DragonsTable, seat: int) -> Reasons:
    """Why the moves of each kind are refused."""
    found: Reasons = {}
    for action in range(SPACE.size):
        refusal = table.table.why_not(seat, action)
        if refusal is not None:
            found.setdefault(SPACE.move(action).kind, set()).add(f"{refusal.rule} {refusal.key}")
    return found


def elsewhere(of_magic: str, **others: set[str]) -> Reasons:
    """Every move has its place elsewhere, but for the kinds named; `set()` for legal ones."""
    expected = {kind: {f"{place} not_now"} for kind, place in PLACES.items()}
    expected |= {kind: {of_magic} for kind in MAGICAL}
    expected |= others
    return {kind: why for kind, why in expected.items() if why}


@rule("DRA-SETUP.3", "DRA-DEC.1", "DRA-BANK.6")
def test_choosing_treasures() -> None:
    table = new_game(4)
    assert reasons(table, 0) == elsewhere(NO_MAGIC, choose=LEGAL)


@rule("DRA-PLACE.1", "DRA-PLACE.2", "DRA-PLACE.3", "DRA-PLACE.4", "DRA-DEC.2", "DRA-SETUP.8")
def test_placing_a_token() -> None:
    caves: dict[str, list[int]] = {kind: [2] for kind in KINDS[1:]}
    tokens = {0: "room_1 1 2 4 5 6"}
    table = dragons(3, moment="placement", tokens=tokens, caves={**caves, KINDS[0]: []})
    assert reasons(table, 0) == elsewhere(
        NO_MAGIC,
        place={
            "DRA-PLACE.2 token_not_behind_screen",
            "DRA-PLACE.3 cave_is_empty",
            "DRA-PLACE.4 room_is_full",
            "DRA-SETUP.10 space_of_magic_game",
            "DRA-SETUP.8 room_not_in_use",
        },
    )
    cave = f"cave_{KINDS[0]}"
    for token in (7, 8, 9):
        assert table.why_not(0, f"place {token} {cave}") == ("DRA-PLACE.3", "cave_is_empty", {"space": cave})
        refusal = table.why_not(0, f"place {token} room_1")
        assert refusal == ("DRA-PLACE.4", "room_is_full", {"space": "room_1", "tokens": 5})
        refusal = table.why_not(0, f"place {token} tent")
        assert refusal == ("DRA-SETUP.10", "space_of_magic_game", {"space": "tent"})
        refusal = table.why_not(0, f"place {token} room_4")
        assert refusal == ("DRA-SETUP.8", "room_not_in_use", {"space": "room_4", "players": 3})
    for token in (1, 2, 4, 5, 6):
        refusal = table.why_not(0, f"place {token} market")
        assert refusal == ("DRA-PLACE.2", "token_not_behind_screen", {"token": token})


@rule("DRA-MARKET.1", "DRA-DEC.5")
def test_using_the_market() -> None:
    table = dragons(
        3, moment="space", current="market", tokens={0: "market 9"}, treasures={0: "2 gold 1 crowns"}
    )
    why = {"DRA-MARKET.1 too_few_units", "DRA-MARKET.1 too_many_units"}
    assert reasons(table, 0) == elsewhere(NO_MAGIC, give=why, decline=LEGAL)
    assert table.moves(0) == ["decline", "give 1 crowns", "give 1 gold"]
    assert table.about == {"units": 1, "taken": 3}


@rule("DRA-BANK.6", "DRA-DEC.5", "DRA-DEC.11")
def test_taking_units() -> None:
    table = dragons(3, moment="space", current="market", tokens={0: "market 9"}, treasures={0: "1 gold"})
    table.play(0, "give 1 gold")
    assert (table.asks, table.about) == ("choose_units", {"units": 3, "purpose": "market"})
    assert reasons(table, 0) == elsewhere(NO_MAGIC, choose=LEGAL)
    magical = magic(
        3,
        moment="placement",
        caves=NO_TREASURE,
        spells={0: "charity"},
        treasures={1: "29 crowns 29 gemstones", 2: "28 pearls 29 trophies"},
    )
    magical.carry_out(s0="cast charity")
    assert magical.about == {"units": 3, "purpose": "charity"}
    why = {"DRA-BANK.6 bank_too_small"}
    assert reasons(magical, 0) == elsewhere(NO_WINDOW, choose=why)
    assert sorted(magical.moves(0)) == ["choose gold_gold_gold", "choose pearls_gold_gold"]


@rule("DRA-CARAVANSERAI.1", "DRA-DEC.6")
def test_naming_the_start_player() -> None:
    table = dragons(3, moment="space", current="caravanserai", tokens={0: "caravanserai 9"})
    assert reasons(table, 0) == elsewhere(NO_MAGIC, name={"DRA-CARAVANSERAI.1 no_such_player"})
    assert table.why_not(0, "camel 3")[2] == {"players": 3}
    assert table.moves(0) == ["camel 0", "camel 1", "camel 2"]


@rule("DRA-GUARD.4", "DRA-DEC.7")
def test_bribing_the_guard() -> None:
    table = dragons(
        3, moment="space", current="guard", guard=9, tokens={0: "guard 4, room_1 2"}, treasures={0: "9 gold"}
    )
    assert reasons(table, 0) == elsewhere(NO_MAGIC, bribe=LEGAL, decline=LEGAL)
    assert table.about == {"units": 5, "value": 9}


@rule("DRA-BANK.4", "DRA-GUARD.4", "DRA-DEC.7")
def test_paying_units() -> None:
    table = dragons(
        3,
        moment="space",
        current="guard",
        guard=9,
        tokens={0: "guard 4, room_1 2"},
        treasures={0: "1 crowns 2 gold 9 trophies"},
    )
    table.play(0, "bribe")
    why = {"DRA-BANK.4 too_few_units", "DRA-BANK.4 too_many_units"}
    assert reasons(table, 0) == elsewhere(NO_MAGIC, give=why)
    assert table.about == {"units": 5, "purpose": "bribe"}
    assert len(table.moves(0)) == 1 + 2 + 5
    table.play(0, "give 2 gold")
    assert table.about == {"units": 3, "purpose": "bribe"}
    assert table.why_not(0, "give 1 gold")[2] == {"kind": "gold", "units": 0}
    assert table.why_not(0, "give 4 trophies") == ("DRA-BANK.4", "too_many_units", {"units": 3})


@rule("DRA-ROOM.2", "DRA-ROOM.3", "DRA-DEC.8")
def test_buying_in_the_basic_game() -> None:
    table = dragons(
        3, moment="space", current="room_1", tokens={0: "room_1 4 2"}, treasures={0: "4 gold 2 pearls"},
        admitted=(0,),
    )  # fmt: skip
    assert reasons(table, 0) == elsewhere(NO_MAGIC, buy={"DRA-ROOM.3 too_few_of_kind"}, decline=LEGAL)
    assert table.moves(0) == ["buy gold", "decline"]
    for kind, held in (("crowns", 0), ("pearls", 2)):
        args = {"kind": kind, "units": held, "price": 4}
        assert table.why_not(0, f"buy {kind}") == ("DRA-ROOM.3", "too_few_of_kind", args)
    assert table.about == {"space": "room_1", "units": 6, "tokens": 2, "artifact": "unknown"}


@rule("DRA-ROOM.3", "DRA-ROOM.4", "DRA-DEC.8")
def test_paying_the_price() -> None:
    table = dragons(
        3, moment="space", current="room_1", tokens={0: "room_1 4 2"},
        treasures={0: "4 gold 2 pearls 2 trophies 1 crowns"}, admitted=(0,),
    )  # fmt: skip
    table.play(0, "buy gold")
    assert (table.asks, table.about) == ("pay_price", {"units": 2, "space": "room_1"})
    why = {"DRA-ROOM.3 kind_used_already", "DRA-ROOM.3 too_few_of_kind"}
    assert reasons(table, 0) == elsewhere(NO_MAGIC, pay=why)
    assert sorted(table.moves(0)) == ["pay pearls", "pay trophies"]
    assert table.why_not(0, "pay gold") == ("DRA-ROOM.3", "kind_used_already", {"kind": "gold"})
    args = {"kind": "crowns", "units": 1, "price": 2}
    assert table.why_not(0, "pay crowns") == ("DRA-ROOM.3", "too_few_of_kind", args)


ROOMS = {"room_1": {"on_sale": "key", "stack": ["scroll", "double", "carpet"]}}


def selling(**arranged: Any) -> DragonsTable:
    """Seat 1 may buy in room 1 of the magic game."""
    place: dict[str, Any] = {
        "moment": "tally",
        "current": "room_1",
        "tokens": {1: "room_1 4"},
        "treasures": {1: "4 gold"},
        "admitted": (1,),
        "rooms": ROOMS,
        "artifacts": {0: "lamp counterspell"},
        "used": {0: "counterspell"},
    }
    table = magic(3, **{**place, **arranged})
    if table.asks == "respond":
        table.pass_window()
    return table


@rule("DRA-ROOM.3", "DRA-ABRACADABRA.1", "DRA-SPELL.1", "DRA-DEC.8")
def test_buying_in_the_magic_game() -> None:
    why = {"DRA-ROOM.3 too_few_of_kind"}
    without = selling()
    searching = {"DRA-SPELL.1 spell_not_in_hand"}
    assert reasons(without, 1) == elsewhere(NO_WINDOW, buy=why, decline=LEGAL, buy_searching=searching)
    assert without.about == {"space": "room_1", "units": 4, "tokens": 1, "artifact": "key"}
    with_spell = selling(spells={1: "abracadabra"})
    assert reasons(with_spell, 1) == elsewhere(NO_WINDOW, buy=why, decline=LEGAL, buy_searching=why)
    bare = selling(
        spells={1: "abracadabra"},
        rooms={"room_1": {"on_sale": "key", "stack": []}},
        artifacts={0: "lamp counterspell", 2: "lamp scroll double carpet"},
    )
    searching = {"DRA-ABRACADABRA.1 no_face_down_artifact"}
    assert reasons(bare, 1) == elsewhere(NO_WINDOW, buy=why, decline=LEGAL, buy_searching=searching)


@rule("DRA-ABRACADABRA.2", "DRA-MIRAGE.1", "DRA-DEC.9")
def test_taking_a_searched_artifact() -> None:
    table = selling(spells={1: "abracadabra"})
    table.play(1, "buy gold with abracadabra")
    assert (table.asks, table.about) == ("take_artifact", {"space": "room_1"})
    assert reasons(table, 1) == elsewhere(NO_WINDOW, pick={"DRA-MIRAGE.1 artifact_not_there"})
    assert table.moves(1) == ["pick 0 key", "pick 1 scroll", "pick 2 double", "pick 3 carpet"]


@rule("DRA-MIRAGE.1", "DRA-DEC.10")
def test_bringing_up_an_artifact() -> None:
    table = magic(
        3, moment="placement", spells={1: "mirage"}, rooms=ROOMS, artifacts={0: "lamp counterspell"}
    )
    table.carry_out(s1="cast mirage room_1")
    assert (table.asks, table.about) == ("bring_up", {"space": "room_1"})
    assert reasons(table, 1) == elsewhere(NO_WINDOW, pick={"DRA-MIRAGE.1 artifact_not_there"})
    assert table.why_not(1, "pick 0 key")[2] == {"space": "room_1"}


@rule("DRA-TENT.1", "DRA-DEC.4")
def test_keeping_a_spell() -> None:
    table = magic(3, moment="space", current="tent", tokens={0: "tent 9"})
    found = reasons(table, 0)
    assert len(found.pop("keep_spell")) == 1
    expected = elsewhere(NO_WINDOW)
    expected.pop("keep_spell")
    assert found == expected


@rule("DRA-TRADE.1", "DRA-BANK.4", "DRA-BANK.6", "DRA-BANK.7", "DRA-DEC.12")
def test_trading() -> None:
    table = magic(
        3,
        moment="placement",
        caves=NO_TREASURE,
        treasures={0: "3 pearls 3 gold", 1: "28 crowns"},
        spells={0: "trade"},
    )
    table.carry_out(s0="cast trade")
    assert table.about == {"units": 0}
    expected = elsewhere(NO_WINDOW, give={"DRA-BANK.4 too_few_units"}, done={"DRA-TRADE.1 give_something"})
    assert reasons(table, 0) == expected
    table.play(0, "give 2 pearls", "give 1 gold")
    assert table.about == {"units": 3}
    assert reasons(table, 0) == elsewhere(NO_WINDOW, give={"DRA-BANK.4 too_few_units"}, done=LEGAL)
    table.play(0, "done")
    assert (table.asks, table.about) == ("trade_take", {"units": 3})
    why = {"DRA-BANK.6 bank_lacks", "DRA-TRADE.1 too_many_units"}
    assert reasons(table, 0) == elsewhere(NO_WINDOW, take=why)
    assert table.why_not(0, "take 2 crowns") == ("DRA-BANK.6", "bank_lacks", {"kind": "crowns", "units": 1})
    assert table.why_not(0, "take 4 gold") == ("DRA-TRADE.1", "too_many_units", {"units": 3})
    table.play(0, "take 1 crowns")
    assert table.about == {"units": 2}
    table.play(0, "take 2 gold")
    assert table.treasures(0) == {"crowns": 1, "pearls": 1, "gold": 4}


@rule("DRA-CITYTAX.1", "DRA-DEC.14")
def test_paying_the_city_tax() -> None:
    table = magic(
        3,
        moment="placement",
        tokens={1: "market 5 9, tent 1, room_1 2"},
        treasures={1: "5 gold"},
        spells={0: "city_tax trade"},
    )
    table.carry_out(s0="cast city_tax")
    assert table.about == {"units": 2, "kept": 0}
    taxed = "DRA-CITYTAX.1 token_not_taxed"
    assert reasons(table, 1) == elsewhere(NO_WINDOW, keep_token={taxed}, keep_carpet={taxed}, done=LEGAL)
    assert sorted(table.moves(1)) == ["done", "keep 1", "keep 5", "keep 9"]
    table.play(1, "keep 5")
    assert (table.about, sorted(table.moves(1))) == ({"units": 2, "kept": 1}, ["done", "keep 1", "keep 9"])
    table.play(1, "keep 1")
    assert table.moves(1) == ["done"]  # he cannot pay for a third, and is asked all the same
    table.play(1, "done")
    table.play(1, "give 4 gold")
    assert (table.tokens("market", 1), table.tokens("tent", 1), table.treasures(1)) == ([5], [1], {"gold": 1})


@rule("DRA-SULTAN.1", "DRA-DEC.15")
def test_paying_the_sultans_tax() -> None:
    table = magic(
        3,
        moment="placement",
        tokens={1: "room_1 5, room_2 9, market 1"},
        treasures={1: "9 gold"},
        spells={0: "sultans_tax"},
    )
    table.carry_out(s0="cast sultans_tax")
    assert reasons(table, 1) == elsewhere(NO_WINDOW, pay_tax=LEGAL, decline=LEGAL)
    assert table.about["tokens"] == 2


@rule("DRA-EYE.1", "DRA-DEC.16")
def test_retaliating() -> None:
    table = magic(
        3,
        moment="placement",
        tokens={0: "market 9, guard 2, tent 5^", 1: "market 4"},
        spells={0: "eye_for_an_eye"},
    )
    table.carry_out(s0="cast eye_for_an_eye 1.1")
    out = {"DRA-EYE.1 token_out_of_reach"}
    assert reasons(table, 1) == elsewhere(NO_WINDOW, remove_token=out, remove_carpet=out)
    assert (table.about, len(table.moves(1))) == ({"seat": 0}, 2)


# --- windows -----------------------------------------------------------------------------------------


WINDOW: dict[str, Any] = {
    "moment": "tally",
    "current": "market",
    "tokens": {0: "market 9", 1: "market 8, room_1 5^"},
    "treasures": {0: "3 gold"},
}
USES = ("use_counterspell", "use_double", "use_double_carpet", "use_carpet", "use_key")
PARASITES = (
    "parasite_counterspell",
    "parasite_double",
    "parasite_double_carpet",
    "parasite_carpet",
    "parasite_key",
)
CASTS = (
    "cast",
    "cast_at",
    "cast_apprentice",
    "cast_move_own",
    "cast_move_other",
    "cast_eye",
    "cast_eye_carpet",
)


@rule("DRA-PRIO.2", "DRA-SPELL.1", "DRA-ART.2", "DRA-DEC.3")
def test_a_window_for_a_player_without_anything_that_fits() -> None:
    table = magic(
        3, **WINDOW, artifacts={0: "key", 1: "lamp"}, secret={0: "scroll"}, spells={0: "", 1: "charity"}
    )
    found = reasons(table, 0)
    assert {kind: found[kind] for kind in PLACES if kind in found} == {
        kind: {f"{place} not_now"} for kind, place in PLACES.items() if kind != "pass"
    }
    assert {kind: found[kind] for kind in (*PARASITES, *CASTS)} == {
        kind: {"DRA-SPELL.1 spell_not_in_hand"} for kind in (*PARASITES, *CASTS)
    }
    unused = {"DRA-ART.2 no_unused_artifact"}
    assert {kind: found[kind] for kind in USES} == {
        **dict.fromkeys(USES, unused),
        "use_key": {"DRA-ART.6 artifact_not_now"},
    }


@rule("DRA-PRIO.13", "DRA-SPELL.2", "DRA-ART.6")
def test_at_the_guard_no_spell_can_be_cast() -> None:
    table = magic(
        3,
        moment="tally",
        current="guard",
        guard=9,
        tokens={0: "guard 4"},
        artifacts={0: "lamp key"},
        spells={0: "charity taboo"},
    )
    found = reasons(table, 0)
    assert found["cast"] == {"DRA-SPELL.1 spell_not_in_hand", "DRA-PRIO.13 no_spell_at_guard"}
    assert found["cast_at"] == {"DRA-SPELL.1 spell_not_in_hand", "DRA-PRIO.13 no_spell_at_guard"}
    assert "use_key" not in found


@rule("DRA-SPELL.2", "DRA-SPELL.5", "DRA-APPRENTICE.1", "DRA-EYE.1")
@pytest.mark.parametrize(
    ("spell", "kind", "why"),
    [
        ("taboo", "cast_at", "DRA-SPELL.2 space_no_target"),
        ("mirage", "cast_at", "DRA-SPELL.2 space_no_target"),
        ("mages_apprentice", "cast_apprentice", "DRA-APPRENTICE.1 nothing_on_sale"),
        ("mages_apprentice", "cast_apprentice", "DRA-APPRENTICE.1 no_unused_artifact"),
        ("second_chance", "cast_move_own", "DRA-SPELL.5 token_cannot_go"),
        ("teleport", "cast_move_other", "DRA-SPELL.5 token_cannot_go"),
        ("eye_for_an_eye", "cast_eye", "DRA-EYE.1 token_out_of_reach"),
        ("eye_for_an_eye", "cast_eye_carpet", "DRA-EYE.1 token_out_of_reach"),
    ],
)
def test_targets_that_a_spell_cannot_have(spell: str, kind: str, why: str) -> None:
    table = magic(3, **WINDOW, artifacts={0: "lamp double", 1: "lamp"}, spells={0: spell, 1: "charity"})
    assert why in reasons(table, 0)[kind]
