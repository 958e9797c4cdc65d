"""What goes wrong leaves a page that can be played, or one that says what happened; never a blank one."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.table import Person, answered, moves_shown
from tests.browser.wire import Wire
from tests.server.servers import ServerProcess

ADA_FIRST = {"first_player": 0}
DRAWING = re.compile(r"/assets/game-[^/]*\.js")


def plays_on(person: Person) -> None:
    """The players and their belongings are there, and a move can be made."""
    expect(person.page.get_by_text("The table cannot be drawn here")).to_be_visible()
    expect(person.page.get_by_role("region", name="Players")).to_contain_text("Ada")
    person.until_asked()
    before = person.seq
    person.choose(moves_shown(person)[0])
    answered(person)
    assert person.seq > before
    person.complaints.clear()


def test_a_board_that_throws_gives_way_to_the_plain_one(arrive: Arrive) -> None:
    ada = arrive("Ada", alone=True)
    ada.page.route("**/api/games/yspahan/board", lambda route: route.fulfill(json={}))
    ada.sit(ada.new_table("person", "bot", options=ADA_FIRST)["id"])
    plays_on(ada)


def test_a_drawing_that_is_no_longer_there_gives_way_to_the_plain_board(arrive: Arrive) -> None:
    ada = arrive("Ada", alone=True)
    missing: list[str] = []

    def gone(route: Route) -> None:
        missing.append(route.request.url)
        route.fulfill(status=404)

    ada.page.route(DRAWING, gone)
    ada.sit(ada.new_table("person", "bot", options=ADA_FIRST)["id"])
    assert missing
    plays_on(ada)


def test_a_page_that_is_no_longer_there_offers_to_reload(arrive: Arrive) -> None:
    ada = arrive("Ada", alone=True)
    ada.page.route(re.compile(r"/assets/Lobby-[^/]*\.js"), lambda route: route.fulfill(status=404))
    ada.open("/")
    expect(ada.page.get_by_text("This part of the page could not be loaded.")).to_be_visible()
    ada.page.unroute_all()
    ada.page.get_by_role("button", name="Reload").click()
    expect(ada.page.get_by_role("button", name="Play now against the computer").first).to_be_visible()
    ada.complaints.clear()


def test_texts_that_are_missing_are_made_up_for_by_another_language(arrive: Arrive) -> None:
    ada = arrive("Ada", alone=True)
    ada.page.route(re.compile(r"/assets/en-[^/]*\.js"), lambda route: route.fulfill(status=404))
    ada.open("/")
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    ada.page.route(re.compile(r"/assets/(en|fr|pl)-[^/]*\.js"), lambda route: route.fulfill(status=404))
    ada.page.reload()
    expect(ada.page.get_by_text("The page could not be loaded.")).to_be_visible()
    ada.complaints.clear()


def test_a_server_that_vanishes_is_told_and_waited_for(arrive: Arrive, server: ServerProcess) -> None:
    wire = Wire(server.port)
    ada = arrive("Ada", address=wire.address, alone=True)
    table = ada.new_table("person", "bot", options=ADA_FIRST)["id"]
    ada.sit(table)
    ada.until_asked()
    wire.cut()
    expect(ada.page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    expect(ada.page.locator(".board svg").first).to_be_visible()  # what was there can still be looked at
    wire.mend()
    expect(ada.page.get_by_text("Connection lost")).to_be_hidden()
    ada.page.route("**/api/tables/**", lambda route: route.abort())
    ada.page.goto(f"http://{ada.address}/table/{table}")
    expect(ada.page.get_by_role("button", name="Try again")).to_be_visible()
    ada.page.unroute_all()
    ada.page.get_by_role("button", name="Try again").click()
    expect(ada.decision).to_be_visible()
    ada.complaints.clear()
    wire.close()
