"""What the database must guarantee, one server per file, and processes that keep each other informed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Engine
from sqlalchemy.exc import OperationalError

from caravanserai.server import store as server_store
from caravanserai.server.chores import for_ever
from caravanserai.server.claim import Claim, InUse
from caravanserai.server.health import Health
from caravanserai.server.metrics import Metrics
from caravanserai.server.records import Entry, Seat, Setup
from caravanserai.server.store import Store, make_engine, migrate
from caravanserai.server.story import Story, rebuild
from caravanserai.server.times import now
from tests.server.arranged import database
from tests.server.clocks import run_at_once
from tests.server.conftest import Arrive, Look
from tests.server.people import PATIENCE
from tests.server.servers import ROOT, ServerProcess


def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    """An acknowledged move survives a power cut: in write-ahead mode, SQLite calls this FULL."""
    engine = make_engine(f"sqlite:///{tmp_path}/tables.sqlite")
    looking = engine.execution_options(reading=True)
    with looking.connect() as one, looking.connect() as two:
        for connection in (one, two):
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()


def test_postgresql_gives_up_waiting(postgres: str) -> None:
    engine = make_engine(postgres.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        for name in ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"):
            assert connection.exec_driver_sql(f"SHOW {name}").scalar() != "0"
    engine.dispose()


def test_a_chore_that_fails_is_begun_again() -> None:
    tries: list[float] = []

    async def work() -> None:
        tries.append(asyncio.get_running_loop().time())
        if len(tries) < 20:
            raise sa.exc.InterfaceError("lost", None, Exception())

    async def watch() -> None:
        chore = asyncio.create_task(for_ever("test", work, 1.0))
        while len(tries) < 25:
            await asyncio.sleep(0.1)
        chore.cancel()

    run_at_once(watch())
    waits = [later - sooner for sooner, later in pairwise(tries)]
    assert max(waits) < 5.0 and waits[0] < waits[3] and waits[-1] == pytest.approx(1.0)


def test_threads_may_read_from_the_first_moment(tmp_path: Path) -> None:
    """What a library prepares when it first reads a table crashed the process if two threads met in it."""
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    store = Store(url, "test", Metrics())
    migrate(store.engine)
    seats = [Seat("open"), Seat("bot", None, "Omar", "merchant")]
    store.create_table(Story(Setup("table", "yspahan", 1, {}, seats, None, True, "ada", 100.0, bytes(32))))
    store.close()
    program = [sys.executable, "-m", "tests.server.first_reads", url, "table"]
    subprocess.run(program, cwd=ROOT, check=True, timeout=60)


# --- health ------------------------------------------------------------------------------------------------


def healthy(url: str) -> bool:
    async def ask() -> bool:
        return await Health(store).ok()

    store = Store(url, "test", Metrics())
    try:
        return asyncio.run(ask())
    finally:
        store.close()


def test_a_database_that_cannot_be_written_is_unwell(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = Store(f"sqlite:///{path}", "test", Metrics())
    migrate(store.engine)
    store.close()
    assert healthy(f"sqlite:///{path}")
    assert not healthy(f"sqlite:///file:{path}?mode=ro&uri=true")


# --- one server per file ---------------------------------------------------------------------------------


def test_one_claim_at_a_time(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    first, second = Claim(url), Claim(url)
    first.take()
    first.take()
    with pytest.raises(InUse):
        second.take()
    first.give_back()
    second.take()
    second.give_back()
    for _ in range(2):
        Claim("postgresql+psycopg:///tables").take()


def test_a_second_server_on_one_file_does_not_start(tmp_path: Path) -> None:
    """It says what to do instead, and starts once the first one is gone, however that ended."""
    server = ServerProcess(tmp_path / "log", data_dir=str(tmp_path))
    serve = ["--lang", "en", "serve", "--no-browser", "--port", "0", "--data-dir", str(tmp_path)]
    server.start()
    try:
        second = subprocess.run(
            [sys.executable, "-m", "caravanserai.cli", *serve],
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
        assert second.returncode == 1, second.stderr
        assert "Another server is using" in second.stderr and "--data-dir" in second.stderr
        assert "Traceback" not in second.stderr
    finally:
        server.kill()
    server.start()
    server.stop()


# --- several processes -----------------------------------------------------------------------------------


def test_a_new_name_is_seen_through_every_process(servers: list[ServerProcess], arrive: Arrive) -> None:
    guest = arrive("Ada")
    addresses = [f"http://{server.address}" for server in servers]
    for address in addresses:
        assert guest.get(f"{address}/api/me")["name"] == "Ada"
    guest.rename("Augusta")
    end = time.monotonic() + PATIENCE
    for address in addresses:
        while guest.get(f"{address}/api/me")["name"] != "Augusta":
            assert time.monotonic() < end, "the new name did not arrive"
            time.sleep(0.05)


def test_what_no_wake_up_told_of_is_found(servers: list[ServerProcess], arrive: Arrive, look: Look) -> None:
    """An entry and a chat line appear in the database without notification: pages still get them."""
    guest = arrive("Ada")
    table = guest.new_table("person", "local", options={"first_player": 0})
    with database(servers[0]) as store:
        if not store.postgres:
            return  # a single process writes there
        page = look(guest, table["id"], 0)
        store.postgres = False  # so that it notifies nobody
        found = store.load(table["id"])
        assert found is not None
        story = rebuild(*found[:2])
        move = {"seat": 0, "move": page.options()[0]}
        entry = Entry(1, now(), "move", move, None, "elsewhere")
        story.apply(entry)
        store.append(table["id"], entry, story.card(), story.due(), None, None)
        store.postgres = True
    began = time.monotonic()
    page.until_frame(lambda message: message["seq"] == 1)
    assert time.monotonic() - began < 10


def test_a_start_waits_for_a_database_that_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL reports that it is starting; the server does not wait if it refuses for another reason."""

    class Starting(Exception):
        sqlstate = "57P03"

    tries = 0

    def not_yet(engine: Engine) -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise OperationalError("", None, Starting())

    monkeypatch.setattr(server_store, "_migrate", not_yet)
    engine = make_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    migrate(engine)
    assert tries == 3

    def refused(engine: Engine) -> None:
        raise OperationalError("", None, Exception())

    monkeypatch.setattr(server_store, "_migrate", refused)
    with pytest.raises(OperationalError):
        migrate(engine)
