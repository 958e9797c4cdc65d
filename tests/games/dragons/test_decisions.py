"""Every decision point: who decides, between what, and what happens when nobody does (DRA-DEC)."""

from __future__ import annotations

from tests.games.dragons.tables import NO_TREASURE, dragons, magic, new_game
from tests.rules import rule


@rule("DRA-DEC.1", "DRA-DEFAULT.1")
def test_decision_1_three_units_out_of_five_kinds() -> None:
    table = new_game(4)
    assert (table.asks, table.waiting, table.about) == ("choose_treasures", [0, 1, 2, 3], {"units": 3})
    assert table.table.decision(0).sealed
    assert [len(table.moves(seat)) for seat in range(4)] == [35] * 4
    assert table.default(2) == "choose crowns_pearls_gemstones"


@rule("DRA-DEC.2", "DRA-DEFAULT.1")
def test_decision_2_a_token_and_a_space() -> None:
    table = magic(
        5, moment="placement", caves={kind: [2] for kind in ("crowns", "pearls", "gemstones", "gold")}
    )
    assert (table.asks, table.waiting, table.about) == ("place_token", [0], {"tokens": 8})
    assert len(table.moves(0)) == 8 * 14  # one cave is empty
    assert table.default(0) == "place 1 guard"
    table = dragons(3, moment="placement", tokens={0: "market 1 4"})
    assert table.default(0) == "place 2 guard"


@rule("DRA-DEC.3", "DRA-DEFAULT.1")
def test_decision_3_pass_or_play() -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        tokens={1: "market 5"},
        artifacts={1: "lamp carpet double"},
        spells={0: "taboo", 1: "charity"},
    )
    assert (table.asks, table.waiting) == ("respond", [0, 1])
    assert table.about == {"window": "tally", "space": "market", "owner": 0, "plays": 0}
    assert table.table.decision(0).sealed
    assert table.moves(1) == ["pass", "use double on 5", "use carpet", "cast charity"]
    assert table.default(1) == "pass"


@rule("DRA-DEFAULT.2")
def test_defaults_of_privileges() -> None:
    table = magic(
        3,
        moment="space",
        current="tent",
        tokens={0: "tent 9, market 8, caravanserai 7"},
        treasures={0: "1 gold"},
        start_player=2,
    )
    drawn = table.moves(0)
    assert table.default(0) == drawn[0] and len(drawn) == 2  # the card drawn first
    table.default_until("use_market")
    assert table.default(0) == "decline"
    table.default_until("name_start_player")
    assert table.default(0) == "camel 2"


@rule("DRA-DEFAULT.2", "DRA-DEC.7")
def test_defaults_of_bribe_and_purchase() -> None:
    table = dragons(
        3,
        moment="space",
        current="guard",
        guard=9,
        tokens={0: "guard 4, room_1 2", 1: "guard 9, room_1 1"},
        treasures={0: "9 gold", 1: "9 pearls"},
    )
    assert (table.moves(0), table.default(0)) == (["decline", "bribe"], "decline")
    table.play(0, "bribe")
    table.pay(0)
    assert (table.asks, table.waiting, table.default(0)) == ("buy_artifact", [0], "decline")


@rule("DRA-DEFAULT.2")
def test_defaults_of_searches() -> None:
    rooms = {"room_1": {"on_sale": "key", "stack": ["scroll", "double", "carpet"]}}
    table = magic(
        3,
        moment="tally",
        current="room_1",
        tokens={1: "room_1 4"},
        treasures={1: "4 gold"},
        admitted=(1,),
        spells={1: "abracadabra"},
        rooms=rooms,
        artifacts={0: "lamp counterspell"},
        used={0: "counterspell"},
    )
    table.pass_window()
    table.play(1, "buy gold with abracadabra")
    assert table.default(1) == "pick 0 key"
    table = magic(
        3, moment="placement", spells={1: "mirage"}, rooms=rooms, artifacts={0: "lamp counterspell"}
    )
    table.carry_out(s1="cast mirage room_1")
    assert table.default(1) == "pick 1 scroll"


@rule("DRA-DEFAULT.3")
def test_defaults_of_taking_units() -> None:
    table = magic(3, moment="placement", spells={0: "charity"})
    table.carry_out(s0="cast charity")
    assert table.default(0) == "choose crowns_pearls_gemstones"
    table = magic(
        3,
        moment="placement",
        caves=NO_TREASURE,
        spells={0: "charity"},
        treasures={1: "29 crowns 29 gemstones", 2: "28 pearls 29 trophies"},
    )
    table.carry_out(s0="cast charity")
    assert table.default(0) == "choose pearls_gold_gold"  # the bank has 1 pearl and 29 gold


@rule("DRA-DEFAULT.3", "DRA-DEC.12")
def test_default_of_trade_is_one_unit_for_itself() -> None:
    table = magic(3, moment="placement", treasures={0: "3 pearls 3 gold 1 crowns"}, spells={0: "trade"})
    table.carry_out(s0="cast trade")
    taken = []
    while table.asks.startswith("trade"):
        taken.append(table.default(0))
        table.play_default()
    assert taken == ["give 1 pearls", "done", "take 1 pearls"]
    assert table.treasures(0) == {"pearls": 3, "gold": 3, "crowns": 1}


@rule("DRA-DEFAULT.3", "DRA-DEC.13", "DRA-DEC.17")
def test_default_of_paying_is_the_largest_kind_unit_by_unit() -> None:
    table = magic(3, moment="placement", treasures={0: "3 pearls 3 gold 2 crowns"}, spells={1: "donation"})
    table.carry_out(s1="cast donation")
    given = []
    while table.asks == "pay_units":
        given.append(table.default(0))
        table.play_default()
    assert given == ["give 1 pearls", "give 1 gold", "give 1 crowns", "give 1 pearls", "give 1 gold"]
    assert table.treasures(0) == {"crowns": 1, "pearls": 1, "gold": 1}


@rule("DRA-DEFAULT.4")
def test_defaults_of_taxes_pay_nothing() -> None:
    for spell, space in (("city_tax", "market"), ("sultans_tax", "room_1")):
        table = magic(
            3, moment="placement", tokens={1: f"{space} 5 2"}, treasures={1: "9 gold"}, spells={0: spell}
        )
        table.carry_out(s0=f"cast {spell}")
        assert table.waiting == [1]
        table.play_default()
        assert table.tokens(space, 1) == [] and table.treasures(1) == {"gold": 9}


@rule("DRA-DEFAULT.4", "DRA-DEC.16")
def test_default_of_retaliation_is_the_highest_face_up_piece() -> None:
    def default(tokens: str, carpets: str = "") -> str:
        table = magic(
            3,
            moment="tally",
            current="market",
            tokens={0: tokens, 1: "market 4"},
            carpets={0: carpets},
            artifacts={0: "lamp carpet"},
            used={0: "carpet"} if carpets else {},
            djinn=(0,),
            spells={0: "eye_for_an_eye"},
        )
        table.carry_out(s0="cast eye_for_an_eye 1.1")
        return table.default(1)

    assert default("caravanserai 9, tent 5^ 7^, room_1 8") == "remove token 3"
    assert default("caravanserai 9 8, tent 2^") == "remove token 3"
    assert default("caravanserai 9, tent 2^", carpets="market") == "remove carpet 1"
    assert (
        default("room_1 9, caravanserai 8, caravanserai 1") == "remove token 2"
    )  # none face up: first space, placed first


@rule("DRA-DEFAULT.4")
def test_equal_values_go_by_the_order_of_the_spaces() -> None:
    table = magic(
        3,
        moment="tally",
        current="market",
        tokens={0: "caravanserai 1^, djinn 9^, room_2 8", 1: "market 4"},
        in_force={"swapped_from": "market"},
        spells={0: "eye_for_an_eye"},
    )
    table.carry_out(s0="cast eye_for_an_eye 1.1")
    assert table.default(1) == "remove token 2"  # the 1 counts 9 as well, but the Djinn's House comes first
