"""The palace rooms (DRA-ROOM)."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.conformance.playing import all_seen
from tests.games.dragons.tables import DragonsTable, dragons, magic
from tests.games.tables import names
from tests.rules import rule


def room(players: int = 4, **arguments: Any) -> DragonsTable:
    """Room 1 is about to be tallied, and everybody is in the palace."""
    arguments.setdefault("admitted", tuple(range(players)))
    return dragons(players, moment="space", current="room_1", **arguments)


@rule("DRA-ROOM.1")
def test_each_room_in_its_turn_sells_one_artifact() -> None:
    table = room(tokens={0: "room_1 2, room_2 4", 1: "room_1 1"}, treasures={0: "6 gold", 1: "9 gold"})
    assert (table.about["space"], table.waiting) == ("room_1", [0])
    table.play(0, "buy gold")
    assert (table.about["space"], table.waiting) == ("room_2", [0])
    assert table.told("bought") == [{"seat": 0, "space": "room_1"}]
    assert table.scores() == [1, 0, 0, 0]
    assert [len(one.stack) for one in table.view().rooms] == [5, 6, 6, 6]


@rule("DRA-ROOM.1")
def test_magic_the_one_on_sale_is_sold() -> None:
    table = magic(
        3,
        moment="tally",
        current="room_1",
        tokens={0: "room_1 2"},
        treasures={0: "2 gold"},
        admitted=(0,),
        rooms={"room_1": {"on_sale": "scroll"}},
    )
    assert table.about["artifact"] == "scroll"
    table.play(0, "buy gold")
    assert table.told("bought_face_up") == [{"seat": 0, "space": "room_1", "artifact": "scroll"}]
    assert table.player(0).artifacts == {"lamp": 1, "scroll": 1}
    assert table.on_sale("room_1") is not None  # the next round has begun


@rule("DRA-ROOM.2", "DRA-DEC.8")
def test_offered_in_ranking_order_and_anybody_may_decline() -> None:
    table = room(
        tokens={0: "room_1 4", 1: "room_1 9", 2: "room_1 5 1"},
        treasures=dict.fromkeys(range(3), "9 gold 1 pearls"),
    )
    asked: list[int] = []
    while table.asks == "buy_artifact":
        asked.append(table.waiting[0])
        table.play(table.waiting[0], "decline")
    assert asked == [1, 2, 0]
    assert table.told("unsold") == [{"space": "room_1"}]
    assert table.scores() == [0, 0, 0, 0]


@rule("DRA-ROOM.3", "DRA-EX.2")
def test_example_2_seven_of_one_kind_and_one_of_another() -> None:
    table = room(tokens={0: "room_1 7 1"}, treasures={0: "8 crowns"})
    assert table.moves(0) == ["decline"]
    table = room(tokens={0: "room_1 7 1"}, treasures={0: "7 crowns 1 pearls"})
    assert table.moves(0) == ["buy crowns", "decline"]
    assert table.about == {"space": "room_1", "units": 8, "tokens": 2, "artifact": "unknown"}
    table.play(0, "buy crowns", "pay pearls")
    assert table.told("units_paid") == [
        {"seat": 0, "units": 7, "kind": "crowns"},
        {"seat": 0, "units": 1, "kind": "pearls"},
    ]
    assert table.scores()[0] == 1 and table.treasures(0) == {}


@rule("DRA-ROOM.3", "DRA-ROOM.4", "DRA-DEC.8")
def test_a_buyer_is_shown_every_payment_whole_the_best_first() -> None:
    """What leaves the deepest heap comes first; equal tokens paid the other way round are one payment."""
    table = room(tokens={0: "room_1 4 2"}, treasures={0: "9 crowns 4 pearls 5 trophies"})
    purchase = table.view(0).purchase
    assert purchase is not None and purchase.tokens == [4, 2]
    assert purchase.payments[0].kinds == ["pearls", "trophies"]
    assert purchase.payments[0].moves == ["buy pearls", "pay trophies"]
    assert all(len(set(way.kinds)) == 2 for way in purchase.payments)
    assert len(purchase.payments) == 6
    assert table.view(1).purchase is None and table.view().purchase is None
    for way in purchase.payments:
        trial = room(tokens={0: "room_1 4 2"}, treasures={0: "9 crowns 4 pearls 5 trophies"})
        trial.play(0, *way.moves)
        assert trial.told("unsold") == [] and trial.scores()[0] == 1


@rule("DRA-ROOM.4", "DRA-DEC.8")
def test_the_buyer_chooses_among_the_assignments() -> None:
    table = room(tokens={0: "room_1 4 2 1"}, treasures={0: "5 crowns 4 pearls 2 gold"})
    assert sorted(table.moves(0)) == ["buy crowns", "buy pearls", "decline"]
    assert table.why_not(0, "buy gold") == (
        "DRA-ROOM.3",
        "too_few_of_kind",
        {"kind": "gold", "units": 2, "price": 4},
    )
    table.play(0, "buy crowns")
    assert (table.asks, table.about) == ("pay_price", {"units": 2, "space": "room_1"})
    assert sorted(table.moves(0)) == ["pay gold", "pay pearls"]
    assert table.why_not(0, "pay crowns") == ("DRA-ROOM.3", "kind_used_already", {"kind": "crowns"})
    table.play(0, "pay gold", "pay pearls")
    assert table.treasures(0) == {"crowns": 1, "pearls": 3}


@rule("DRA-ROOM.4", "DRA-RULING.52")
def test_the_buyer_is_asked_even_if_he_can_pay_in_one_way_only() -> None:
    poor = room(tokens={0: "room_1 4 2"}, treasures={0: "5 crowns 3 pearls", 3: "9 gold"})
    assert poor.moves(0) == ["buy crowns", "decline"]
    rich = room(tokens={0: "room_1 4 2"}, treasures={0: "5 crowns 3 pearls 9 gold"})
    for table in (poor, rich):
        table.play(0, "buy crowns")
        assert (table.asks, table.waiting) == ("pay_price", [0])
    assert (poor.moves(0), rich.moves(0)) == (["pay pearls"], ["pay pearls", "pay gold"])
    for audience in (-1, 1, 2):
        assert all_seen(poor.table, audience) == all_seen(rich.table, audience)
    poor.play(0, "pay pearls")
    assert poor.told("units_paid")[-1] == {"seat": 0, "units": 2, "kind": "pearls"}


@rule("DRA-ROOM.4")
@pytest.mark.parametrize(
    ("purse", "payable"),
    [
        ("5 crowns 4 pearls 2 gold", True),
        ("5 crowns 4 pearls 1 gold", False),
        ("9 crowns 9 pearls", False),
        ("4 crowns 4 pearls 4 gold", False),
        ("2 crowns 5 pearls 4 gold", True),
    ],
)
def test_as_many_kinds_as_tokens_and_enough_of_each(purse: str, payable: bool) -> None:
    table = room(tokens={0: "room_1 5 4 2"}, treasures={0: purse})
    assert table.asks == "buy_artifact"
    assert (len(table.moves(0)) > 1) == payable


@rule("DRA-ROOM.4")
def test_the_payment_that_leaves_the_deepest_purse_is_proposed_first() -> None:
    table = room(tokens={0: "room_1 4"}, treasures={0: "9 crowns 5 pearls 4 gold"})
    assert table.moves(0) == ["buy gold", "buy pearls", "buy crowns", "decline"]


@rule("DRA-ROOM.5", "DRA-EX.8", "DRA-ROOM.9")
def test_example_8_passed_over_declined_bought() -> None:
    x, y, z = 0, 1, 2
    table = room(
        tokens={x: "room_1 9", y: "room_1 5", z: "room_1 2"},
        treasures={x: "8 gold 2 pearls", y: "5 gold", z: "2 pearls"},
    )
    assert (table.waiting, table.moves(x)) == ([x], ["decline"])  # X cannot pay
    table.play(x, "decline")
    table.play(y, "decline")
    assert table.waiting == [z]
    table.play(z, "buy pearls")
    assert table.told("not_bought") == [{"seat": x, "space": "room_1"}, {"seat": y, "space": "room_1"}]
    assert table.scores() == [0, 0, 1, 0]


@rule("DRA-ROOM.5", "DRA-RULING.45")
def test_magic_who_was_passed_over_is_not_asked_again_though_he_could_pay_now() -> None:
    table = magic(
        3,
        moment="tally",
        current="room_1",
        tokens={0: "room_1 4", 1: "room_1 2"},
        treasures={0: "2 gold", 1: "2 gold"},
        spells={0: "charity"},
        admitted=(0, 1),
    )
    table.respond()
    table.play(0, "decline")
    assert table.told("not_bought") == [{"seat": 0, "space": "room_1"}]
    assert table.window == "tally room_1"
    table.respond(s0="cast charity")
    table.play(0, "choose gold_gold_gold")
    table.pass_window()
    assert (table.asks, table.waiting, table.treasures(0)) == ("buy_artifact", [1], {"gold": 5})
    table.play(1, "decline")
    assert table.asks != "buy_artifact"


@rule("DRA-ROOM.6")
def test_an_artifact_nobody_buys_stays_for_the_next_round() -> None:
    table = magic(
        3,
        moment="tally",
        current="room_1",
        tokens={0: "room_1 2"},
        treasures={0: "2 gold"},
        admitted=(0,),
        rooms={"room_1": {"on_sale": "scroll"}},
    )
    table.play(0, "decline")
    assert table.view().round == 2 and table.on_sale("room_1") == "scroll"


@rule("DRA-ROOM.7")
def test_several_purchases_in_a_round_each_paid_in_turn() -> None:
    table = room(tokens={0: "room_1 2, room_2 4, room_3 1"}, treasures={0: "6 gold"})
    table.play(0, "buy gold")
    table.play(0, "buy gold")
    assert table.scores()[0] == 2
    assert (table.about["space"], table.moves(0)) == ("room_3", ["decline"])  # nothing left


@rule("DRA-ROOM.8")
def test_the_price_is_ones_own_bid() -> None:
    table = room(tokens={0: "room_1 9", 1: "room_1 1"}, treasures={1: "3 gold"})
    table.play(0, "decline")
    assert table.waiting == [1]
    table.play(1, "buy gold")
    assert table.treasures(1) == {"gold": 2}


@rule("DRA-ROOM.9", "DRA-ROOM.5", "DRA-RULING.51", "DRA-DEC.8")
def test_nobody_is_told_whether_a_player_could_not_or_would_not() -> None:
    tokens = {0: "room_1 4", 1: "room_1 2"}
    would = room(tokens=tokens, treasures={0: "4 gold", 1: "2 gold"})
    could = room(tokens=tokens, treasures={3: "4 gold", 1: "2 gold"})
    assert (would.waiting, could.waiting) == ([0], [0])
    assert (would.moves(0), could.moves(0)) == (["buy gold", "decline"], ["decline"])
    for asked in (0, 1):
        for audience in (-1, 1, 2):
            assert all_seen(would.table, audience) == all_seen(could.table, audience)
        would.play(asked, "decline")
        could.play(asked, "decline")
    assert names(would.events()) == names(could.events())
    assert would.told("not_bought") == could.told("not_bought")


@rule("DRA-RULING.50")
def test_equal_payments_are_offered_once() -> None:
    table = magic(
        3,
        moment="tally",
        current="room_1",
        tokens={0: "room_1 4*"},
        artifacts={0: "lamp double"},
        used={0: "double"},
        treasures={0: "4 crowns 4 pearls 4 gold"},
        admitted=(0,),
    )
    paid: set[tuple[str, str]] = set()
    for first in ("buy crowns", "buy pearls"):
        twin = DragonsTable(
            table.table.game.table(3, position=table.position(), options={"variant": "magic"})
        )
        twin.play(0, first)
        if twin.asks == "pay_price":
            paid |= {(first[4:], move[4:]) for move in twin.moves(0)}
        else:
            paid.add((first[4:], str(twin.told("units_paid")[-1]["kind"])))
    assert paid == {("crowns", "pearls"), ("crowns", "gold"), ("pearls", "gold")}
    assert table.why_not(0, "buy gold") == ("DRA-RULING.50", "same_payment", {"kind": "gold"})
    table.play(0, "buy crowns", "pay gold")
    assert table.treasures(0) == {"pearls": 4}
    table = magic(
        3,
        moment="tally",
        current="room_1",
        tokens={0: "room_1 4* 1"},
        artifacts={0: "lamp double"},
        used={0: "double"},
        treasures={0: "4 crowns 4 pearls 4 gold 1 trophies 1 gemstones"},
        admitted=(0,),
    )
    table.play(0, "buy pearls")
    assert table.moves(0) == ["pay gold"]


@rule("DRA-EX.7", "DRA-CARPET.1", "DRA-DOUBLE.1")
@pytest.mark.parametrize(
    ("play", "strength", "payable"), [("use carpet", 7, True), ("use double on 4", 8, False)]
)
def test_example_7_carpet_or_double_in_a_room(play: str, strength: int, payable: bool) -> None:
    table = magic(
        3,
        moment="tally",
        current="room_1",
        tokens={0: "room_1 4"},
        artifacts={0: "lamp carpet double"},
        treasures={0: "6 gold 3 crowns"},
        admitted=(0,),
    )
    table.respond(s0=play)
    if payable:
        assert table.ranking() == [(0, strength)]
        assert table.moves(0) == ["buy gold", "decline"]
        table.play(0, "buy gold", "pay crowns")
        assert table.treasures(0) == {"gold": 2}
    else:
        assert table.told("token_doubled") == [{"seat": 0, "space": "room_1", "value": 4}]
        assert table.moves(0) == ["decline"]


@rule("DRA-EX.11", "DRA-LASTFIRST.1", "DRA-RULING.38")
def test_example_11_prices_follow_the_changed_values() -> None:
    p, q = 0, 1
    table = magic(
        3,
        moment="tally",
        current="room_1",
        tokens={p: "room_1 9", q: "room_1 1 2"},
        treasures={p: "1 gold", q: "9 gold 2 pearls"},
        admitted=(p, q),
        in_force={"swapped_from": "cave_crowns"},
        spell_discard=["last_first"],
    )
    assert table.ranking() == [(q, 11), (p, 1)]
    assert table.moves(q) == ["buy gold", "decline"]
    table.play(q, "decline")
    assert (table.waiting, table.about["units"]) == ([p], 1)
    table.play(p, "buy gold")
    assert table.scores()[p] == 2


@rule("DRA-RULING.31", "DRA-PRIO.14")
def test_magic_between_paying_and_taking_nothing_can_be_played() -> None:
    table = magic(
        3,
        moment="tally",
        current="room_1",
        tokens={0: "room_1 4"},
        treasures={0: "4 gold"},
        spells={1: "mirage"},
        admitted=(0,),
        rooms={"room_1": {"on_sale": "key"}},
    )
    table.pass_window()
    table.play(0, "buy gold")
    assert table.told("bought_face_up") == [{"seat": 0, "space": "room_1", "artifact": "key"}]
