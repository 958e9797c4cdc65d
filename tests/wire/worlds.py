"""The other world at a live table: its state, sealed choices, standing orders and card."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from random import Random

import msgspec

from caravanserai.conformance.playing import other_worlds
from caravanserai.kernel.orders import Orders, StandingOrder, standing_order
from caravanserai.kernel.state import State
from caravanserai.kernel.table import Table
from caravanserai.server import schema
from caravanserai.server.live import LiveTable


class World:
    """How a table could be different, for one audience."""

    def __init__(self, state: State, orders: Orders) -> None:
        self.state = state
        self.orders = orders


def truth(live: LiveTable) -> World:
    table = live.story.table
    assert table is not None
    return World(table.state, live.orders)


def another(live: LiveTable, audience: int, choose: Random) -> World:
    """A world that agrees with the truth only in what the audience is shown."""
    table = live.story.table
    assert table is not None
    state = choose.choice(other_worlds(table, audience, choose.randrange(1 << 30)))
    state.chance = table.state.chance.clone()  # a table's chance is fair in any world
    return World(state, Orders([*own_orders(live, audience), *invented_orders(table, audience, choose)]))


def own_orders(live: LiveTable, seat: int) -> list[StandingOrder]:
    return [order for (owner, _), order in live.orders._kept.items() if owner == seat]


def invented_orders(table: Table, audience: int, choose: Random) -> Iterator[StandingOrder]:
    """Orders that the others could have given."""
    for seat in range(table.players):
        for kind in table.game.order_kinds:
            if seat != audience and choose.random() < 0.7:
                yield standing_order(table, seat, kind.name, choose.choice(kind.values))


@contextlib.contextmanager
def living_in(live: LiveTable, world: World) -> Iterator[None]:
    """Put the table into this world temporarily, including what the database stores for the lobby."""
    table = live.story.table
    assert table is not None
    true = truth(live)
    chat = list(live.chat)
    table.state, live.orders = world.state, world.orders
    live.hints.forget()  # each world searches for its own
    keep_card(live)
    try:
        yield
    finally:
        table.state, live.orders = true.state, true.orders
        live.chat[:] = chat
        forget_chat(live)


def forget_chat(live: LiveTable) -> None:
    """Let a line with the same key be said again in the next world."""
    with live.store.engine.begin() as connection:
        connection.execute(schema.chat.delete().where(schema.chat.c.table_id == live.id))


def keep_card(live: LiveTable) -> None:
    """Write what a lobby shows of the table, as the entry that led here would have written it."""
    tables = schema.game_table
    with live.store.engine.begin() as connection:
        connection.execute(
            tables.update()
            .where(tables.c.id == live.id)
            .values(summary=msgspec.to_builtins(live.story.card()))
        )
