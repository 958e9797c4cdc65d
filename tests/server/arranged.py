"""Tables put into the database beforehand: of a known seed, and in the middle of a game."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from caravanserai.games import load
from caravanserai.kernel.table import Table
from caravanserai.server.guests import Guests, fingerprint
from caravanserai.server.metrics import Metrics
from caravanserai.server.records import Entry, Seat, Setup, TableOptions
from caravanserai.server.settings import Settings
from caravanserai.server.store import Store
from caravanserai.server.story import Story
from caravanserai.server.times import now
from tests.server.people import Browser
from tests.server.servers import ServerProcess

Moves = list[tuple[int, str]]
LONG_AGO = 60.0


@contextmanager
def database(server: ServerProcess) -> Iterator[Store]:
    """The database behind a server."""
    settings = msgspec.json.decode(server.settings, type=Settings, dec_hook=lambda kind, value: kind(value))
    store = Store(settings.database_url(), "before", Metrics())
    yield store
    store.close()


def arrange(
    server: ServerProcess, guests: list[Browser], played: Table, moves: Moves, listed: bool = False
) -> str:
    """A table at which these guests have made these moves a while ago, of the seed of another one."""
    game = load(played.game.id)
    at = now() - LONG_AGO
    with database(server) as store:
        found = [Guests(store)._find(fingerprint(guest.secret)) for guest in guests]
        seats = [Seat("person", guest.id, guest.name) for guest in found if guest is not None]
        options: TableOptions = dict(played.options)
        assert played.seed is not None and seats[0].guest is not None
        story = Story(
            Setup(
                id=secrets.token_urlsafe(9),
                game=game.id,
                rules_version=game.rules_version,
                options=options,
                seats=seats,
                clock=None,
                listed=listed,
                host=seats[0].guest,
                created=at,
                seed=played.seed,
            )
        )
        store.create_table(story)
        for seat, move in moves:
            entry = Entry(story.head + 1, at, "move", {"seat": seat, "move": move}, None, store.process)
            story.apply(entry)
            store.append(story.setup.id, entry, story.card(), story.due(), None, None)
    return story.setup.id


def moves_of(table: Table) -> Moves:
    """The moves that have been made at a table."""
    return [(entry.seat, table.game.space.text(entry.action)) for entry in table.entries]
