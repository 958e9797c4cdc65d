"""Standing orders: what a seat has asked the table to answer for it.

They are known to their seat alone and no part of the log, whose numbers everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from caravanserai.kernel.game import ASK, Game, Options
from caravanserai.kernel.refusal import Value
from caravanserai.kernel.table import Table
from caravanserai.server.problems import Refuse

_ANY_DEAL = 0  # orders are followed on a copy dealt anew for their seat, whichever deal that is


class StandingOrder(Struct, frozen=True):
    """One order of one seat; it lapses when the game's `moment` for it has passed."""

    seat: int
    name: str
    value: Value
    moment: int


class Orders:
    """The standing orders at one table."""

    def __init__(self, kept: Iterable[StandingOrder] = ()) -> None:
        self._kept: dict[tuple[int, str], StandingOrder] = {(order.seat, order.name): order for order in kept}

    def keep(self, orders: Iterable[StandingOrder]) -> None:
        for order in orders:
            self._kept[order.seat, order.name] = order

    def of(self, table: Table, seat: int) -> Options:
        """What a seat wishes now, by order; what it never said or what has lapsed is as at the start."""
        wishes: Options = {}
        for kind in table.game.order_kinds:
            order = self._kept.get((seat, kind.name))
            stands = order is not None and order.moment == table.game.moment(table.state, seat, kind.name)
            wishes[kind.name] = order.value if order is not None and stands else kind.default
        return wishes

    def answer(self, table: Table, seat: int) -> int | None:
        """The action a seat's orders take for it now; they see no more than the seat does."""
        if not any(owner == seat for owner, _ in self._kept):
            return None
        state = table.state_for(seat, _ANY_DEAL)
        action = table.game.follow(state, seat, self.of(table, seat))
        return action if action != ASK and action in table.state.legal(seat) else None


def read_orders(table: Table, seat: int, wishes: dict[str, Value]) -> list[StandingOrder]:
    """The orders a page wishes for, checked."""
    return [
        StandingOrder(
            seat, name, _checked(table.game, name, value), table.game.moment(table.state, seat, name)
        )
        for name, value in wishes.items()
    ]


def _checked(game: Game, name: str, value: Value) -> Value:
    for kind in game.order_kinds:
        if kind.name == name and value in kind.values:
            return kind.values[kind.values.index(value)]
    raise Refuse("bad_orders")
