"""One Chromium and one server for all tests; each test invites its own people."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser.scenes import Scenes
from tests.browser.table import PATIENCE, Person
from tests.server.servers import ServerProcess, postgres_cluster, postgres_programs, processes

CHROMIUM = Path("/usr/bin/chromium")
# The panels of an address bar that nobody sees take a fifth of the time; the others are what Playwright
# turns off itself, for only the last such list counts.
UNWANTED = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    *("AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding"),
    *("PreconnectToSearch", "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"),
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(UNWANTED)}",
]
DESK = (1440, 900)
PHONE = (390, 844)
Arrive = Callable[..., Person]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        expect.set_options(timeout=PATIENCE)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    """One process on SQLite; with CARAVANSERAI_DATABASE=postgresql, two on a private PostgreSQL."""
    folder = tmp_path_factory.mktemp("browser")
    with ExitStack() as cluster:
        database: str | None = None
        if os.environ.get("CARAVANSERAI_DATABASE") == "postgresql":
            programs = postgres_programs()
            assert programs is not None, "PostgreSQL's programs (initdb, postgres) are not installed"
            database = cluster.enter_context(postgres_cluster(programs))
        running = processes(folder, database, fixed_deals=True)
        for process in running:
            process.start()
        yield running
        for process in running:
            process.stop()


@pytest.fixture(scope="session")
def server(servers: list[ServerProcess]) -> ServerProcess:
    """The process that hosts come to."""
    return servers[0]


class Rooms:
    """Browser contexts, swept for the next guest: no cookie and no note stays, only cached files."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[bool, list[BrowserContext]] = {False: [], True: []}

    def take(self, touch: bool) -> BrowserContext:
        return self._free[touch].pop() if self._free[touch] else self.new(touch)

    def new(self, touch: bool, cookies_of: BrowserContext | None = None) -> BrowserContext:
        width, height = PHONE if touch else DESK
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=0.5,  # nobody looks: a quarter of the pixels to paint
            reduced_motion="reduce",
            color_scheme="dark",
            locale="en-GB",
            has_touch=touch,
            storage_state=cookies_of.storage_state() if cookies_of else None,
        )
        context.set_default_timeout(PATIENCE)
        return context

    def leave(self, context: BrowserContext, address: str, touch: bool) -> None:
        sweeper = context.new_cdp_session(context.pages[0])
        wishes = {"origin": f"http://{address}", "storageTypes": "local_storage"}
        sweeper.send("Storage.clearDataForOrigin", wishes)
        for page in context.pages:
            page.close()
        context.clear_cookies()
        context.set_offline(False)
        self._free[touch].append(context)


@pytest.fixture(scope="session")
def rooms(chromium: Browser) -> Rooms:
    return Rooms(chromium)


def behaved(guest: Person) -> None:
    """Nobody's browser may have complained or asked elsewhere."""
    assert guest.complaints == []
    assert guest.foreign_requests() == []


@pytest.fixture
def arrive(rooms: Rooms, servers: list[ServerProcess]) -> Iterator[Arrive]:
    """Lets a new person in; with several processes each comes through another one."""
    guests: list[tuple[Person, bool, bool]] = []

    def arrive(
        name: str = "",
        *,
        size: tuple[int, int] | None = None,
        still: bool = True,
        theme: Literal["dusk", "noon"] = "dusk",
        address: str | None = None,
        touch: bool = False,
        alone: bool = False,
        lists: bool = True,
    ) -> Person:
        """`alone`: in a room that nobody gets after them: they change the clock or ask for permissions.

        `lists`: with all options listed at every decision.
        """
        context = rooms.new(touch) if alone else rooms.take(touch)
        person = Person(context, address or servers[len(guests) % len(servers)].address, lists)
        guests.append((person, touch, alone))
        if size is not None:
            person.page.set_viewport_size({"width": size[0], "height": size[1]})
        if not still or theme == "noon":
            person.page.emulate_media(
                reduced_motion="reduce" if still else "no-preference",
                color_scheme="dark" if theme == "dusk" else "light",
            )
        return person.rename(name) if name else person

    yield arrive
    for guest, touch, alone in guests:
        if alone:
            guest.context.close()
        else:
            rooms.leave(guest.context, guest.address, touch)
    for guest, _, _ in guests:
        behaved(guest)


# --- one guest with a table for every screen, at a desk and with a phone ----------------------------------


@pytest.fixture(scope="session")
def both(rooms: Rooms, server: ServerProcess) -> dict[str, Scenes]:
    first = rooms.new(touch=False)
    at_desk = Scenes(Person(first, server.address).rename("Ada"), server)
    on_phone = Scenes(Person(rooms.new(touch=True, cookies_of=first), server.address), server)
    on_phone.tables = at_desk.tables
    return {"desk": at_desk, "phone": on_phone}


@pytest.fixture
def desk(both: dict[str, Scenes]) -> Iterator[Scenes]:
    yield from visited(both["desk"], DESK)


@pytest.fixture
def phone(both: dict[str, Scenes]) -> Iterator[Scenes]:
    yield from visited(both["phone"], PHONE)


def visited(scenes: Scenes, size: tuple[int, int]) -> Iterator[Scenes]:
    person = scenes.person
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.emulate_media(color_scheme="dark")
    yield scenes
    if not person.page.url.startswith("http"):  # a download, or nothing at all: there is no storage to clear
        person.open("/")
    person.page.evaluate("localStorage.clear()")
    behaved(person)
    person.forget()


# --- one guest who sits at a table and only asks: nothing that these tests do changes the game --------------


@pytest.fixture(scope="session")
def asker(rooms: Rooms, server: ServerProcess) -> Person:
    person = Person(rooms.new(touch=False), server.address).rename("Ada")
    return person.sit_down("bot")


@pytest.fixture
def seated(asker: Person) -> Iterator[Person]:
    yield asker
    behaved(asker)
    asker.page.keyboard.press("Escape")
    assert len(asker.moves_said) <= 1  # asking is not playing: only the dice were rolled
