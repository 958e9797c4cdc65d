"""One Chromium and one server for all tests; each test invites its own people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser.table import PATIENCE, Person
from tests.server.servers import ServerProcess

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
Arrive = Callable[..., Person]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        expect.set_options(timeout=PATIENCE)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("browser")
    process = ServerProcess(folder / "log", data_dir=str(folder))
    process.start()
    yield process
    process.stop()


@pytest.fixture
def arrive(chromium: Browser, server: ServerProcess) -> Iterator[Arrive]:
    """Lets a new person in. Afterwards nobody's browser may have complained or asked elsewhere."""
    contexts: list[BrowserContext] = []
    guests: list[Person] = []

    def arrive(
        name: str = "",
        *,
        size: tuple[int, int] = (1440, 900),
        still: bool = True,
        theme: Literal["dusk", "noon"] = "dusk",
        address: str | None = None,
        touch: bool = False,
    ) -> Person:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce" if still else "no-preference",
            color_scheme="dark" if theme == "dusk" else "light",
            locale="en-GB",
            has_touch=touch,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        person = Person(context, address or server.address)
        guests.append(person)
        return person.rename(name) if name else person

    yield arrive
    for context in contexts:
        context.close()
    for guest in guests:
        assert guest.complaints == []
        assert guest.foreign_requests() == []
