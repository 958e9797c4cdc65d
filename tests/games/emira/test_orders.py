"""The standing order that bids for a player up to a limit."""

from __future__ import annotations

from caravanserai.games.emira.game import GAME
from caravanserai.kernel.game import ASK, Options
from caravanserai.kernel.pile import ALL_SEEING
from caravanserai.kernel.table import PUBLIC
from tests.games.emira.tables import EmiraTable, auction
from tests.games.tables import only
from tests.rules import rule


def order(limit: int | str) -> Options:
    return {"highest_bid": limit}


def follow(table: EmiraTable, seat: int, limit: int | str) -> str | None:
    """What the order does for a seat now; None when the seat is asked."""
    action = GAME.follow(table.state, seat, order(limit))
    return None if action == ASK else GAME.space.text(action)


def moment(table: EmiraTable, seat: int = 0) -> int:
    return GAME.moment(table.state, seat, "highest_bid")


def test_the_order_is_a_bid_or_none() -> None:
    kinds = GAME.order_kinds
    assert [(kind.name, kind.default) for kind in kinds] == [("highest_bid", "none")]
    assert kinds[0].values[:4] == ["none", 10, 20, 30]


@rule("EMI-AUC.5", "EMI-AUC.7")
def test_it_raises_by_the_least_allowed_and_then_passes() -> None:
    table = auction(4)
    assert follow(table, 0, 30) == "bid 10"
    table.play(0, "bid 10")
    assert follow(table, 1, 30) == "bid 20"
    table.play(1, "bid 20")
    assert follow(table, 2, 20) == "pass"
    table.play(2, "bid 30")
    assert follow(table, 3, 30) == "pass"
    assert follow(table, 3, 40) == "bid 40"


def test_without_an_order_the_seat_is_asked() -> None:
    table = auction(4)
    assert follow(table, 0, "none") is None
    assert GAME.follow(table.state, 0, {}) == ASK


@rule("EMI-AUC.6")
def test_it_never_bids_more_than_can_be_paid() -> None:
    table = auction(4, {1: {"gold": 40, "camels": 1}})
    table.play(0, "bid 80")
    assert follow(table, 1, 500) == "bid 90"
    table.play(1, "pass")
    table = auction(4, {1: {"gold": 40, "camels": 1}})
    table.play(0, "bid 90")
    assert follow(table, 1, 500) == "pass"


def test_it_answers_nothing_but_bids() -> None:
    table = auction(4)
    assert follow(table, 1, 100) is None  # not his turn to speak
    table.everybody_passes()
    assert (table.asks, follow(table, 0, 100)) == ("act", None)
    table = auction(4, auction={"acted": [1, 2, 3]})
    assert (table.asks, follow(table, 0, 100)) == ("voluntary_bid", None)


def test_it_lapses_when_the_auction_ends() -> None:
    table = auction(4)
    first = moment(table)
    table.play(0, "bid 50")
    for seat in (1, 2, 3):
        assert moment(table) == first
        table.play(seat, "pass")
    assert moment(table) == first  # the winner has yet to act
    table.play(0, "forgo")
    assert moment(table) == first + 1
    table.everybody_passes()
    table.play(1, "forgo")
    assert moment(table) == first + 2


def test_between_turns_it_is_for_the_next_auction() -> None:
    table = auction(4)
    table.nobody_acts()
    after = moment(table)
    assert table.asks == "buy_event"
    table.default_until("bid")
    assert moment(table) == after
    table.everybody_passes()
    table.play_default()
    assert moment(table) == after + 1


def test_two_orders_meet_at_the_lower_limit() -> None:
    table = auction(4)
    limits = {0: 70, 1: 100, 2: 40, 3: 10}
    while table.asks == "bid":
        seat = table.waiting[0]
        move = follow(table, seat, limits[seat])
        assert move is not None
        table.play(seat, move)
    assert only(table.events(), "auction_won") == [{"seat": 1, "bid": 70, "gold": 70}]


@rule("EMI-HIDDEN.2")
def test_an_order_leaves_no_trace() -> None:
    """Asking what an order would do changes nothing that anybody is sent."""
    table = auction(4)
    audiences = (PUBLIC, ALL_SEEING, 0, 1, 2, 3)
    before = [table.table.frame(audience) for audience in audiences], table.position()
    for limit in (10, 300, 9990, "none"):
        follow(table, 0, limit)
        moment(table)
    assert ([table.table.frame(audience) for audience in audiences], table.position()) == before
