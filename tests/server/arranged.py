"""Tables written to the database in advance: with a known seed, in the middle of a game."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

import msgspec

from caravanserai.games import load
from caravanserai.kernel.table import Table
from caravanserai.server.guests import Guests, fingerprint
from caravanserai.server.metrics import Metrics
from caravanserai.server.records import Entry, Seat, Setup, TableOptions
from caravanserai.server.seating import computer
from caravanserai.server.settings import Settings
from caravanserai.server.store import Store
from caravanserai.server.story import Story
from caravanserai.server.times import now
from tests.server.servers import ServerProcess

Moves = list[tuple[int, str]]
LONG_AGO = 60.0


class WithCookie(Protocol):
    """Anything that holds a guest's cookie."""

    @property
    def cookie(self) -> str: ...


@contextmanager
def database(server: ServerProcess) -> Iterator[Store]:
    """The database behind a server."""
    settings = msgspec.json.decode(server.settings, type=Settings, dec_hook=lambda kind, value: kind(value))
    store = Store(settings.database_url(), "before", Metrics())
    yield store
    store.close()


def arrange(
    server: ServerProcess, guests: Sequence[WithCookie], played: Table, moves: Moves, listed: bool = False
) -> str:
    """A table at which these moves were made some time ago, with the seed of another table.

    The guests have the first seats, computers the others.
    """
    game = load(played.game.id)
    at = now() - LONG_AGO
    with database(server) as store:
        found = [Guests(store)._find(fingerprint(guest.cookie.partition(".")[0])) for guest in guests]
        seats = [Seat("person", guest.id, guest.name) for guest in found if guest is not None]
        host = seats[0].guest
        while len(seats) < played.players:
            seats.append(computer(seats, "merchant", ""))
        options: TableOptions = dict(played.options)
        assert played.seed is not None and host is not None
        story = Story(
            Setup(
                id=secrets.token_urlsafe(9),
                game=game.id,
                rules_version=game.rules_version,
                options=options,
                seats=seats,
                clock=None,
                listed=listed,
                host=host,
                created=at,
                seed=played.seed,
            )
        )
        with store.engine.begin() as connection:  # in one transaction, because computers may want to play on
            store._create_table(connection, story)
            for seat, move in moves:
                entry = Entry(story.head + 1, at, "move", {"seat": seat, "move": move}, None, store.process)
                story.apply(entry)
                store._append(connection, story.setup.id, entry, story.card(), story.due())
    return story.setup.id


def moves_of(table: Table) -> Moves:
    """The moves made at a table."""
    return [(entry.seat, table.game.space.text(entry.action)) for entry in table.entries]
