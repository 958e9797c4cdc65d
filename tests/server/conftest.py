"""Each test runs twice: against one process on SQLite, and against two processes on one PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.server.people import Browser, Page
from tests.server.servers import Cluster, ServerProcess, cluster, postgres_programs, processes


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with _cluster() as running:
        yield running.url


@pytest.fixture(scope="module")
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL that tests may restart and freeze."""
    with _cluster() as running:
        yield running


def _cluster() -> AbstractContextManager[Cluster]:
    programs = postgres_programs()
    if programs is None:
        pytest.skip("PostgreSQL's programs (initdb, postgres) are not installed")
    return cluster(programs)


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ServerProcess]]:
    """The processes behind one database."""
    database = request.getfixturevalue("postgres") if request.param == "postgres" else None
    yield from serving(tmp_path_factory.mktemp(request.param), database)


def serving(folder: Path, database: str | None) -> Iterator[list[ServerProcess]]:
    """Processes that run until the tests are done, and have nothing to complain of then."""
    running = processes(folder, database)
    for server in running:
        server.start()
    yield running
    for server in running:
        server.stop()
    for server in running:
        log = server.log.read_text()
        assert '"stopped"' in log and '"error"' not in log, log[-3000:]


@pytest.fixture
def arrive(servers: list[ServerProcess]) -> Iterator[Callable[..., Browser]]:
    """Creates a new guest; with several processes, guests alternate between them."""
    guests: list[Browser] = []

    def arrive(name: str = "") -> Browser:
        browser = Browser(servers[len(guests) % len(servers)].address)
        guests.append(browser)
        return browser.rename(name) if name else browser

    yield arrive
    for guest in guests:
        guest.close()


@pytest.fixture
def look() -> Iterator[Callable[..., Page]]:
    """Opens a table for a guest and closes the page after the test."""
    pages: list[Page] = []

    def look(guest: Browser, table_id: str, eyes: int | None = None, last: int | None = None) -> Page:
        page = guest.open(table_id, eyes, last)
        pages.append(page)
        return page

    yield look
    for page in pages:
        page.close()


Arrive = Callable[..., Browser]
Look = Callable[..., Page]
