"""The standing orders a page asks for."""

from __future__ import annotations

from caravanserai.kernel.orders import NoSuchOrder, StandingOrder, standing_order
from caravanserai.kernel.refusal import Value
from caravanserai.kernel.table import Table
from caravanserai.server.problems import Refuse


def read_orders(table: Table, seat: int, wishes: dict[str, Value]) -> list[StandingOrder]:
    """The requested orders, checked."""
    try:
        return [standing_order(table, seat, name, value) for name, value in wishes.items()]
    except NoSuchOrder:
        raise Refuse("bad_orders") from None
