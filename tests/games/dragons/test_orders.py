"""Standing orders: which windows a person wants to be asked about."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.conformance.playing import all_seen
from caravanserai.games.dragons.game import GAME
from caravanserai.kernel.game import ASK, Options
from tests.games.dragons.tables import DragonsTable, dragons, magic
from tests.rules import rule

NONE: Options = {kind.name: kind.default for kind in GAME.order_kinds}


def follow(table: DragonsTable, seat: int, **orders: Any) -> str:
    action = GAME.follow(table.state, seat, {**NONE, **orders})
    return "ask" if action == ASK else GAME.space.text(action)


def window(current: str = "market", **arguments: Any) -> DragonsTable:
    return magic(
        3,
        moment="tally",
        current=current,
        artifacts={0: "lamp carpet", 1: "lamp carpet counterspell"},
        spells={2: "charity"},
        **arguments,
    )


def test_by_default_everybody_is_asked_about_everything() -> None:
    assert follow(window(), 0) == "ask"
    assert GAME.follow(window().state, 0, {}) == ASK
    assert [kind.default for kind in GAME.order_kinds] == ["always", False, False, False, False]


@rule("DRA-DEC.3")
def test_windows_never_or_only_where_one_has_a_token() -> None:
    table = window(tokens={0: "market 5"})
    assert follow(table, 0, windows="never") == "pass"
    assert follow(table, 0, windows="own_spaces") == "ask"
    assert follow(table, 1, windows="own_spaces") == "pass"


def test_somebody_elses_play_is_ones_own_affair_too() -> None:
    table = window(tokens={0: "market 5"})
    table.respond(s2="cast charity")
    assert follow(table, 1, windows="own_spaces") == "ask"
    assert follow(table, 1, windows="never") == "pass"


@pytest.mark.parametrize("order", ["pass_until_next_space", "pass_until_palace", "pass_until_round_end"])
def test_passing_until_something_comes(order: str) -> None:
    table = window(tokens={0: "market 5"})
    assert follow(table, 0, **{order: True}) == "pass"


def test_orders_lapse_with_their_stretch_of_the_game() -> None:
    def moments(table: DragonsTable) -> list[int]:
        return [GAME.moment(table.state, 0, kind.name) for kind in GAME.order_kinds]

    market, room = window("market"), window("room_1", admitted=(0, 1, 2))
    caravanserai, later = window("caravanserai"), window("market", round=2)
    assert [a != b for a, b in zip(moments(market), moments(caravanserai), strict=True)] == [
        False,
        True,
        False,
        False,
        False,
    ]
    assert [a != b for a, b in zip(moments(market), moments(room), strict=True)] == [
        False,
        True,
        True,
        False,
        False,
    ]
    assert [a != b for a, b in zip(moments(market), moments(later), strict=True)] == [
        False,
        True,
        True,
        True,
        True,
    ]


@rule("DRA-RULING.51")
def test_offers_are_declined_by_order_whether_one_could_pay_or_not() -> None:
    """What an order does depends on nothing that others must not learn, so its speed tells nothing."""
    guard: dict[str, Any] = {"current": "guard", "guard": 9, "tokens": {0: "guard 1, room_1 4"}}
    market: dict[str, Any] = {"current": "market", "tokens": {0: "market 4"}}
    room: dict[str, Any] = {"current": "room_1", "tokens": {0: "room_1 4"}, "admitted": (0,)}
    for place in (market, guard, room):
        for purse in ("", "9 gold"):
            table = dragons(3, moment="space", treasures={0: purse}, **place)
            assert table.waiting == [0]
            assert follow(table, 0) == "ask"
            assert follow(table, 0, pass_until_round_end=True, windows="never") == "ask"
            assert follow(table, 0, decline_until_round_end=True) == "decline"
    assert follow(window(), 0, decline_until_round_end=True) == "ask"


def test_orders_answer_windows_and_offers_and_nothing_else() -> None:
    orders: Options = {kind.name: kind.values[-1] for kind in GAME.order_kinds}
    table = dragons(3, moment="placement")
    assert GAME.follow(table.state, 0, orders) == ASK
    table = dragons(3, moment="space", current="room_3", round=30)
    assert table.table.over and GAME.follow(table.state, 0, orders) == ASK


def test_what_orders_do_depends_on_what_the_seat_knows() -> None:
    table = window(tokens={0: "market 5"})
    for seat in range(3):
        for seed in range(5):
            for kind in GAME.order_kinds:
                for value in kind.values:
                    state = table.table.state_for(seat, seed)
                    answer = GAME.follow(state, seat, {**NONE, kind.name: value})
                    assert answer == GAME.follow(table.state, seat, {**NONE, kind.name: value})
                    assert GAME.moment(state, seat, kind.name) == GAME.moment(table.state, seat, kind.name)


def test_an_order_is_seen_by_nobody() -> None:
    """Orders are no part of the game's state: passing by order is passing."""
    by_hand, by_order = window(tokens={0: "market 5"}), window(tokens={0: "market 5"})
    by_hand.play(0, "pass")
    by_order.table.play(0, GAME.follow(by_order.state, 0, {**NONE, "windows": "never"}))
    for audience in (-1, 0, 1, 2):
        assert all_seen(by_hand.table, audience) == all_seen(by_order.table, audience)
    assert by_hand.position() == by_order.position()
