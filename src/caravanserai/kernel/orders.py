"""Standing orders: what a seat has asked the table to answer on its behalf.

Only their own seat knows them, and they are not part of the log, whose entry numbers everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caravanserai.kernel.game import ASK, Options
from caravanserai.kernel.refusal import Value
from caravanserai.kernel.table import Table

_ANY_DEAL: Final = 0  # orders are followed on a copy re-dealt for their seat; any deal will do


class NoSuchOrder(ValueError):
    """An order that the game does not have, or a value it does not allow."""


class StandingOrder:
    """One order of one seat; it lapses when the game's `moment` for it changes."""

    __slots__ = ("moment", "name", "seat", "value")

    def __init__(self, seat: int, name: str, value: Value, moment: int) -> None:
        self.seat = seat
        self.name = name
        self.value = value
        self.moment = moment


class Orders:
    """The standing orders at one table."""

    def __init__(self, kept: Iterable[StandingOrder] = ()) -> None:
        self._kept: dict[tuple[int, str], StandingOrder] = {(order.seat, order.name): order for order in kept}

    def keep(self, orders: Iterable[StandingOrder]) -> None:
        for order in orders:
            self._kept[order.seat, order.name] = order

    def drop(self, seat: int) -> None:
        """Forget the seat's orders: it wants to be asked again."""
        self._kept = {key: order for key, order in self._kept.items() if order.seat != seat}

    def of(self, table: Table, seat: int) -> Options:
        """A seat's current orders by name; those never given or lapsed have their default value."""
        wishes: Options = {}
        for kind in table.game.order_kinds:
            order = self._kept.get((seat, kind.name))
            stands = order is not None and order.moment == table.game.moment(table.state, seat, kind.name)
            wishes[kind.name] = order.value if order is not None and stands else kind.default
        return wishes

    def answer(self, table: Table, seat: int) -> int | None:
        """The action that a seat's orders take now; they see no more than the seat does."""
        if not any(owner == seat for owner, _ in self._kept):
            return None
        state = table.state_for(seat, _ANY_DEAL)
        action = table.game.follow(state, seat, self.of(table, seat))
        return action if action != ASK and action in table.state.legal(seat) else None


def standing_order(table: Table, seat: int, name: str, value: Value) -> StandingOrder:
    """An order given now, checked."""
    for kind in table.game.order_kinds:
        if kind.name == name and value in kind.values:
            moment = table.game.moment(table.state, seat, name)
            return StandingOrder(seat, name, kind.values[kind.values.index(value)], moment)
    raise NoSuchOrder(f"{table.game.title} has no standing order {name!r} that can be {value!r}")
