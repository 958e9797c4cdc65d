"""Standing orders: kept apart from the log, followed on what their seat knows, lapsing in time."""

from __future__ import annotations

import pytest

from caravanserai.kernel.orders import NoSuchOrder, Orders, StandingOrder, standing_order
from caravanserai.kernel.table import Table
from tests.kernel.toys import AUCTIONS, BID, LEAVE, OFFERS


def order(table: Table, seat: int, limit: int) -> StandingOrder:
    return standing_order(table, seat, "limit", limit)


def test_who_said_nothing_is_asked() -> None:
    table = AUCTIONS.table(2, seed=1)
    orders = Orders()
    assert orders.of(table, 0) == {"limit": 0}
    assert orders.answer(table, 0) is None
    orders.keep([order(table, 1, 5)])
    assert orders.answer(table, 0) is None, "the order of another seat is no answer"


def test_an_order_answers_as_far_as_it_goes() -> None:
    table = AUCTIONS.table(2, seed=1)
    orders = Orders([order(table, 0, 3)])
    assert orders.answer(table, 0) == BID  # one gold
    table.play(0, "bid 1")
    table.play(1, "bid 2")
    assert orders.answer(table, 0) == BID + 2
    table.play(0, "bid 3")
    table.play(1, "bid 4")
    assert orders.answer(table, 0) == LEAVE


def test_an_order_lapses_when_its_moment_has_passed() -> None:
    table = AUCTIONS.table(2, seed=1)
    orders = Orders([order(table, 1, 9)])
    assert orders.of(table, 1) == {"limit": 9}
    table.play(0, "leave")
    assert table.waiting == [1] and orders.of(table, 1) == {"limit": 0}, "the second lot is another matter"
    assert orders.answer(table, 1) is None


def test_a_new_order_takes_the_place_of_the_old_one_and_all_can_be_dropped() -> None:
    table = AUCTIONS.table(2, seed=1)
    orders = Orders([order(table, 0, 3), order(table, 1, 4)])
    orders.keep([order(table, 0, 7)])
    assert orders.of(table, 0) == {"limit": 7} and orders.of(table, 1) == {"limit": 4}
    orders.drop(0)
    assert orders.of(table, 0) == {"limit": 0} and orders.of(table, 1) == {"limit": 4}


def test_an_answer_that_is_not_legal_is_not_given() -> None:
    table = AUCTIONS.table(2, seed=1)
    assert Orders([order(table, 1, 5)]).answer(table, 1) is None, "seat 1 is not asked yet"


@pytest.mark.parametrize(("name", "value"), [("limit", 13), ("limit", "all"), ("maximum", 3)])
def test_an_order_the_game_does_not_know_is_refused_by_name(name: str, value: int | str) -> None:
    table = AUCTIONS.table(2, seed=1)
    with pytest.raises(NoSuchOrder, match=f"Auctions has no standing order '{name}'"):
        standing_order(table, 0, name, value)


def test_a_game_without_orders_asks_about_everything() -> None:
    table = OFFERS.table(OFFERS.counts[0], seed=1)
    seat = table.waiting[0]
    orders = Orders([StandingOrder(seat, "anything", 1, 0)])
    assert orders.of(table, seat) == {} and orders.answer(table, seat) is None
