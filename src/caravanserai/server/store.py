"""The database: statements run in threads, so that the event loop never waits for a disk."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Callable, Iterable
from concurrent import futures
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection, Engine, Row
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from caravanserai.kernel.orders import StandingOrder
from caravanserai.server import schema
from caravanserai.server.metrics import Metrics
from caravanserai.server.records import Card, ChatLine, Entry, Setup
from caravanserai.server.story import Story

log = logging.getLogger("caravanserai.store")
P = ParamSpec("P")
T = TypeVar("T")
CHANNEL = "caravanserai"
_MIGRATING = 0x0CA7A  # the advisory lock that lets only one process at a time change the schema
_SQLITE: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",  # an acknowledged move survives a power failure
    "busy_timeout=5000",
    "foreign_keys=ON",
)
# Our transactions take milliseconds. Anything that takes this much longer hangs, and must not block others.
_POSTGRES: Final = {
    "lock_timeout": "2s",
    "statement_timeout": "10s",
    "idle_in_transaction_session_timeout": "5s",
}
KEEPALIVES: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
_HELD_UP = ("55P03", "57014")  # PostgreSQL gave up waiting for a lock, or for a statement to finish
_STARTING = "57P03"  # PostgreSQL is running but does not accept connections yet
_START_SECONDS = 30.0
_WRITERS, _APART, _READERS = 8, 2, 3  # threads on PostgreSQL


class Conflict(Exception):
    """Another process wrote this entry first."""


def dumps(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def make_engine(url: str) -> Engine:
    """An engine for SQLite (write-ahead log, one writer) or PostgreSQL."""
    if not url.startswith("sqlite"):
        limits = " ".join(f"-c {name}={value}" for name, value in _POSTGRES.items())
        return sa.create_engine(
            url,
            json_serializer=dumps,
            hide_parameters=True,  # errors are logged, and parameters contain seeds and chat
            pool_size=_WRITERS + _APART + _READERS,
            max_overflow=2,
            pool_timeout=5,
            pool_pre_ping=True,
            connect_args={"options": limits, **KEEPALIVES},
        )
    engine = sa.create_engine(url, json_serializer=dumps, hide_parameters=True)

    @sa.event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not implicitly by the driver
        for pragma in _SQLITE:
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


def migrate(engine: Engine) -> None:
    """Bring the schema up to date, once the database answers; safe if several processes start at once."""
    patience = time.monotonic() + _START_SECONDS
    while True:
        try:
            return _migrate(engine)
        except OperationalError as error:
            starting = getattr(error.orig, "sqlstate", None) == _STARTING
            too_busy = type(error.orig).__name__ == "ConnectionTimeout"  # its module may not be installed
            if not (starting or too_busy) or time.monotonic() > patience:
                raise
            log.warning("database_not_ready")
            time.sleep(0.5)


def _migrate(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # only this may be slow: another process may be migrating, and a table may be large
            connection.execute(sa.text("SET LOCAL lock_timeout = '60s'"))
            connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Store:
    """What the server stores. Writes use one thread on SQLite and several on PostgreSQL."""

    def __init__(self, url: str, process: str, metrics: Metrics) -> None:
        self.engine = make_engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.process = process
        self.metrics = metrics
        self._writers = ThreadPoolExecutor(_WRITERS if self.postgres else 1, thread_name_prefix="writer")
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="reader")
        self._apart = (
            ThreadPoolExecutor(_APART, thread_name_prefix="apart") if self.postgres else self._writers
        )
        self._held_up: set[str] = set()  # tables whose last write failed because of somebody else's lock
        self._under_way: set[futures.Future[Any]] = set()

    async def write(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run one of this store's writing methods in a thread."""
        return await self._write(self._writers, lambda: work(*args, **kwargs))

    async def write_at(self, table_id: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write for one table. While others hold a lock on it, its writes wait in a separate pool."""
        pool = self._apart if table_id in self._held_up else self._writers
        started = time.perf_counter()
        try:
            written = await self._write(pool, lambda: work(*args, **kwargs))
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) in _HELD_UP:
                self._held_up.add(table_id)
            raise
        self._held_up.discard(table_id)
        if work == self.append:  # timing anything else would reveal standing orders
            self.metrics.commit.observe(time.perf_counter() - started)
        return written

    async def _write(self, pool: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        # a commit in progress is never abandoned
        return await asyncio.shield(asyncio.wrap_future(self._begin(pool, work)))

    async def read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run one of this store's reading methods in a thread."""
        return await asyncio.wrap_future(self._begin(self._readers, lambda: work(*args, **kwargs)))

    def _begin(self, pool: ThreadPoolExecutor, work: Callable[[], T]) -> futures.Future[T]:
        future = pool.submit(work)
        self._under_way.add(future)
        future.add_done_callback(self._under_way.discard)
        return future

    def close(self, patience: float | None = None) -> bool:
        """Let pending work finish, then release the database; False if it did not finish in time."""
        for pool in (self._writers, self._apart, self._readers):
            pool.shutdown(wait=False)
        if futures.wait(list(self._under_way), patience).not_done:
            return False
        self.engine.dispose()
        return True

    def _reading(self) -> Connection:
        return self.engine.connect().execution_options(reading=True)

    # --- tables --------------------------------------------------------------------------------------

    def create_table(self, story: Story) -> None:
        """Store a new table."""
        with self.engine.begin() as connection:
            self._create_table(connection, story)

    def _create_table(self, connection: Connection, story: Story) -> None:
        setup, card = story.setup, story.card()
        document = {
            "options": setup.options,
            "seats": msgspec.to_builtins(setup.seats),
            "clock": setup.clock,
            "host": setup.host,
            "lesson": setup.lesson,
            "ready_check": setup.ready_check,
            "hints": setup.hints,
        }
        connection.execute(
            schema.game_table.insert().values(
                id=setup.id,
                game=setup.game,
                rules_version=setup.rules_version,
                setup=document,
                seed=setup.seed,
                listed=setup.listed,
                created=setup.created,
                moved=card.moved,
                head=0,
                status=card.status,
                due=story.due(),
                summary=msgspec.to_builtins(card),
            )
        )
        self._seat_guests(connection, setup.id, story.guests())

    @staticmethod
    def _seat_guests(connection: Connection, table_id: str, guests: Iterable[str]) -> None:
        sitting = schema.sitting
        connection.execute(sitting.delete().where(sitting.c.table_id == table_id))
        rows = [{"guest_id": guest, "table_id": table_id} for guest in sorted(guests)]
        if rows:
            connection.execute(sitting.insert(), rows)

    def append(
        self,
        table_id: str,
        entry: Entry,
        card: Card,
        due: float | None,
        guests: Iterable[str] | None,
        new_table: Story | None,
        record: str | None = None,
    ) -> None:
        """Write the next entry and all that follows from it: changed `guests`, a rematch, a record."""
        try:
            with self.engine.begin() as connection:
                self._append(connection, table_id, entry, card, due)
                if new_table is not None:
                    self._create_table(connection, new_table)
                if guests is not None:
                    self._seat_guests(connection, table_id, guests)
                if record is not None:
                    connection.execute(schema.record.insert(), {"table_id": table_id, "text": record})
                self.tell_others(connection, f"log {table_id} {entry.seq}")
        except IntegrityError as error:
            raise Conflict(table_id) from error

    @staticmethod
    def _append(connection: Connection, table_id: str, entry: Entry, card: Card, due: float | None) -> None:
        connection.execute(
            schema.entry.insert(),
            {
                "table_id": table_id,
                "seq": entry.seq,
                "at": entry.at,
                "kind": entry.kind,
                "payload": entry.payload,
                "client_key": entry.client_key,
                "process": entry.process,
            },
        )
        connection.execute(
            _UPDATE_CARD,
            {
                "table": table_id,
                "moved": card.moved,
                "head": entry.seq,
                "status": card.status,
                "due": due,
                "summary": msgspec.to_builtins(card),
            },
        )

    def tell_others(self, connection: Connection, what: str) -> None:
        """Notify the other processes on this database that there is something to read."""
        if self.postgres:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{self.process} {what}")))

    def wake_others(self, what: str) -> None:
        """Send the other processes something that is not stored."""
        with self.engine.begin() as connection:
            self.tell_others(connection, what)

    def load(self, table_id: str) -> tuple[Setup, list[Entry], Card] | None:
        """A table's set-up, all its entries, and its card."""
        with self._reading() as connection:
            if self.postgres:  # the card must match the last entry
                connection.execution_options(isolation_level="REPEATABLE READ")
            row = connection.execute(
                sa.select(schema.game_table).where(schema.game_table.c.id == table_id)
            ).one_or_none()
            if row is None:
                return None
            return setup_of(row), self._tail(connection, table_id, 0), card_of(row)

    def record(self, table_id: str) -> str | None:
        """The record written when the game ended."""
        query = sa.select(schema.record.c.text).where(schema.record.c.table_id == table_id)
        with self._reading() as connection:
            return connection.execute(query).scalar_one_or_none()

    def analysis(self, table_id: str) -> tuple[float, str] | None:
        """What was found out about a finished game, and when."""
        columns = schema.analysis.c
        query = sa.select(columns.at, columns.text).where(columns.table_id == table_id)
        with self._reading() as connection:
            row = connection.execute(query).one_or_none()
            return None if row is None else (row[0], row[1])

    def keep_analysis(self, table_id: str, at: float, text: str) -> None:
        """Keep what has been found out by now, in the place of what was known before."""
        table = schema.analysis
        with contextlib.suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(table.delete().where(table.c.table_id == table_id))
            connection.execute(table.insert(), {"table_id": table_id, "at": at, "text": text})

    def heads(self, tables: list[str]) -> dict[str, tuple[int, int]]:
        """The numbers of the last entry and the last chat line at each of these tables."""
        table, chat = schema.game_table.c, schema.chat.c
        last = sa.select(sa.func.max(chat.id)).where(chat.table_id == table.id).scalar_subquery()
        query = sa.select(table.id, table.head, sa.func.coalesce(last, 0)).where(table.id.in_(tables))
        with self._reading() as connection:
            return {row[0]: (row[1], row[2]) for row in connection.execute(query)}

    def tail(self, table_id: str, after: int) -> list[Entry]:
        """The entries after this one."""
        with self._reading() as connection:
            return self._tail(connection, table_id, after)

    @staticmethod
    def _tail(connection: Connection, table_id: str, after: int) -> list[Entry]:
        columns = schema.entry.c
        query = (
            sa.select(
                columns.seq, columns.at, columns.kind, columns.payload, columns.client_key, columns.process
            )
            .where(columns.table_id == table_id, columns.seq > after)
            .order_by(columns.seq)
        )
        return [Entry(*row) for row in connection.execute(query)]

    def lobby(self, guest: str | None) -> tuple[list[tuple[Setup, Card]], list[tuple[Setup, Card]]]:
        """The tables a guest sits at, newest first, and those that anyone may join."""
        tables, sitting = schema.game_table, schema.sitting
        mine = (
            sa.select(tables)
            .join(sitting, sitting.c.table_id == tables.c.id)
            .where(sitting.c.guest_id == guest, tables.c.status != "closed")
            .order_by(tables.c.moved.desc())
            .limit(60)
        )
        listed = (
            sa.select(tables)
            .where(tables.c.listed.is_(True), tables.c.status.in_(["gathering", "playing"]))
            .order_by(tables.c.created.desc())
            .limit(60)
        )
        with self._reading() as connection:
            own = [(setup_of(row), card_of(row)) for row in connection.execute(mine)] if guest else []
            return own, [(setup_of(row), card_of(row)) for row in connection.execute(listed)]

    def unfinished(self, guest: str, most: int) -> list[str]:
        """The tables a guest sits at whose games are not over, those with the latest move first."""
        tables, sitting = schema.game_table, schema.sitting
        query = (
            sa.select(tables.c.id)
            .join(sitting, sitting.c.table_id == tables.c.id)
            .where(sitting.c.guest_id == guest, tables.c.status.in_(["gathering", "playing"]))
            .order_by(tables.c.moved.desc())
            .limit(most)
        )
        with self._reading() as connection:
            return list(connection.execute(query).scalars())

    def due_tables(self, before: float) -> list[str]:
        """Tables at which something automatic is overdue, the longest overdue first."""
        tables = schema.game_table
        query = sa.select(tables.c.id).where(tables.c.due < before).order_by(tables.c.due)
        with self._reading() as connection:
            return list(connection.execute(query).scalars())

    # --- standing orders -------------------------------------------------------------------------------

    def keep_orders(self, table_id: str, orders: list[StandingOrder]) -> None:
        """Store orders, replacing those with the same name."""
        columns = schema.standing_order.c
        with self.engine.begin() as connection:
            for order in orders:
                connection.execute(
                    schema.standing_order.delete().where(
                        columns.table_id == table_id, columns.seat == order.seat, columns.name == order.name
                    )
                )
                values = {
                    "seat": order.seat,
                    "name": order.name,
                    "value": order.value,
                    "moment": order.moment,
                }
                connection.execute(schema.standing_order.insert(), {"table_id": table_id, **values})
            self.tell_others(connection, f"orders {table_id} 0")

    def orders(self, table_id: str) -> list[StandingOrder]:
        """All standing orders at a table."""
        columns = schema.standing_order.c
        query = sa.select(columns.seat, columns.name, columns.value, columns.moment).where(
            columns.table_id == table_id
        )
        with self._reading() as connection:
            return [StandingOrder(*row) for row in connection.execute(query)]

    # --- chat ------------------------------------------------------------------------------------------

    def say(self, table_id: str, line: ChatLine, client_key: str) -> ChatLine | None:
        """Store a chat line; None if this key was stored before."""
        values = {"table_id": table_id, "client_key": client_key, **msgspec.to_builtins(line)}
        del values["id"]
        try:
            with self.engine.begin() as connection:
                result = connection.execute(schema.chat.insert().values(values))
                key = result.inserted_primary_key
                self.tell_others(connection, f"chat {table_id} 0")
        except IntegrityError:
            return None
        assert key is not None
        return msgspec.structs.replace(line, id=key[0])

    def chat(self, table_id: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        """The last chat lines, oldest first."""
        columns = schema.chat.c
        query = (
            sa.select(columns.id, columns.at, columns.name, columns.seat, columns.text)
            .where(columns.table_id == table_id, columns.id > after)
            .order_by(columns.id.desc())
            .limit(limit)
        )
        with self._reading() as connection:
            return [ChatLine(*row) for row in connection.execute(query)][::-1]

    def probe(self) -> None:
        """Check that a write succeeds: overwrite the one row that names the schema with itself."""
        version = sa.table("alembic_version", sa.column("version_num"))
        free = sa.select(version.c.version_num).with_for_update(skip_locked=True).scalar_subquery()
        with self.engine.begin() as connection:
            connection.execute(
                version.update()
                .where(version.c.version_num == free)
                .values(version_num=version.c.version_num)
            )


_UPDATE_CARD = (
    schema.game_table.update()
    .where(schema.game_table.c.id == sa.bindparam("table"))
    .values({name: sa.bindparam(name) for name in ("moved", "head", "status", "due", "summary")})
)


def _reader(kind: type[T]) -> Callable[[Any], T]:
    """How threads read a struct. The first use of one is not safe in threads, so it takes place here."""
    msgspec.json.Decoder(kind)  # msgspec keeps, with the struct, what it learns of the fields
    return lambda document: msgspec.convert(document, kind)


_read_setup = _reader(Setup)
_read_card = _reader(Card)


def setup_of(row: Row[Any]) -> Setup:
    """The set-up of a stored table."""
    document = row.setup if isinstance(row.setup, dict) else json.loads(row.setup)
    return _read_setup(
        {
            "id": row.id,
            "game": row.game,
            "rules_version": row.rules_version,
            "listed": row.listed,
            "created": row.created,
            "seed": bytes(row.seed),
            **document,
        }
    )


def card_of(row: Row[Any]) -> Card:
    return _read_card(row.summary)
