"""What is logged when the database fails: no chat, no seed, no parameter of any kind."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
import sqlalchemy as sa

from caravanserai.games import load
from caravanserai.server.logs import JsonLines, log_as_json
from caravanserai.server.metrics import Metrics
from caravanserai.server.records import ChatLine, Seat, Setup
from caravanserai.server.store import Store, make_engine, migrate
from caravanserai.server.story import Story

SAID = "the password is sesame"
SEED = b"open sesame, open sesame, sesame"


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[StringIO]:
    """The standard error stream, with all logs sent there as the server sends them."""
    names = ["", "caravanserai", "uvicorn.error", "litestar", "alembic", "asyncio", "sqlalchemy"]
    loggers = [logging.getLogger(name) for name in names]
    before = [(each, each.handlers, each.propagate, each.level) for each in loggers]
    stream = StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    log_as_json()
    yield stream
    for each, handlers, propagate, level in before:
        each.handlers, each.propagate = handlers, propagate
        each.setLevel(level)


def fail(store: Store, table: str, *work: object) -> Exception:
    """The exception raised when a write finds that table missing."""
    with store.engine.begin() as connection:
        connection.execute(sa.text(f"DROP TABLE {table}"))
    write, *given = work
    assert callable(write)
    with pytest.raises(sa.exc.OperationalError) as failure:
        write(*given)
    return failure.value


def test_a_database_error_tells_nothing_of_what_was_to_be_written(tmp_path: Path, written: StringIO) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}", "here", Metrics())
    migrate(store.engine)
    seats = [Seat("person", "ada", "Ada"), Seat("person", "berta", "Berta")]
    game = load("yspahan")
    setup = Setup("table", game.id, game.rules_version, {}, seats, None, False, "ada", 1.0, SEED)
    errors = [
        fail(store, "chat", store.say, "table", ChatLine(0, 1.0, "Ada", 0, SAID), "key"),
        fail(store, "game_table", store.create_table, Story(setup)),
    ]
    store.close()
    for name in ("caravanserai", "sqlalchemy.engine", "asyncio", "some.library"):
        for error in errors:
            logging.getLogger(name).error("failed %s", error, exc_info=error)
    text = written.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    assert [line["from"] for line in lines] == [
        name for name in ("caravanserai", "sqlalchemy.engine", "asyncio", "some.library") for _ in errors
    ]
    assert all("no such table" in line["error"] for line in lines)
    for secret in ("sesame", SEED.hex(), repr(SEED), "Ada"):
        assert secret not in text


def test_a_task_that_nobody_waits_for_is_logged_as_everything_else(written: StringIO) -> None:
    async def forget() -> None:
        async def fail() -> None:
            raise OSError("no disk")

        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        del task
        gc.collect()

    asyncio.run(forget())
    (line,) = [json.loads(line) for line in written.getvalue().splitlines()]
    assert (line["from"], line["level"]) == ("asyncio", "error") and "no disk" in line["error"]


def test_rows_that_postgresql_quotes_are_left_out() -> None:
    try:
        raise ValueError(f"null value\nDETAIL:  Failing row contains (1, {SAID}).\nHINT: none")
    except ValueError:
        error = sys.exc_info()[1]
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed %r", (error,), sys.exc_info())
    text = JsonLines().format(record)
    assert "null value" in text and "HINT" in text and "sesame" not in text


def test_both_databases_hide_parameters(tmp_path: Path) -> None:
    assert make_engine(f"sqlite:///{tmp_path / 'x'}").hide_parameters
    pytest.importorskip("psycopg")
    assert make_engine("postgresql+psycopg://nobody@/nothing").hide_parameters
