"""A person at the table: one browser context, its page, and everything its socket ever heard."""

from __future__ import annotations

import json
import random
import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import APIResponse, BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

from tests.server import people
from tests.server.people import Message

PATIENCE = 30_000  # milliseconds: the machine may be busy
OPTION = '.decision [data-option]:not([aria-disabled="true"])'
QUICK = re.compile(r"end$|pass$|yellow 0|draw|take (camels|gold)$|send")
# What a browser writes to its console when a server is away; the page can do nothing about it.
LINE_BROKE = re.compile(r"WebSocket connection to|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|ERR_INTERNET")


class Person:
    """Looks at one page. `heard` and `said` are the messages of its sockets, in order."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.heard: list[Message] = []
        self.said: list[Message] = []
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("console", self._complain)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))

    def _listen(self, socket: WebSocket) -> None:
        self.requests.append(socket.url)
        socket.on("framereceived", lambda text: self.heard.append(json.loads(text)))
        socket.on("framesent", lambda text: self.said.append(json.loads(text)))

    def _complain(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not LINE_BROKE.search(message.text):
            self.complaints.append(f"{message.type}: {message.text}")

    def second_tab(self) -> Person:
        """The same guest in another tab of the same browser."""
        return Person(self.context, self.address)

    # --- requests with this browser's cookie ---------------------------------------------------------

    def _read(self, answer: APIResponse) -> Any:
        assert answer.ok, f"{answer.status} {answer.text()}"
        return answer.json()

    def get(self, path: str) -> Any:
        return self._read(self.context.request.get(f"http://{self.address}{path}"))

    def post(self, path: str, **body: Any) -> Any:
        url = f"http://{self.address}{path}"
        return self._read(self.context.request.post(url, data=body, headers={"X-Caravanserai": "1"}))

    def rename(self, name: str) -> Person:
        self.get("/api/me")
        self.post("/api/me", name=name)
        return self

    def new_table(self, *seats: str, **wishes: Any) -> Message:
        """A table with seats such as `person`, `local Berta`, `bot master`, `open`."""
        wished: list[dict[str, str]] = []
        for seat in seats:
            kind, _, rest = seat.partition(" ")
            wished.append({"kind": kind, **({("level" if kind == "bot" else "name"): rest} if rest else {})})
        table: Message = self.post("/api/tables", game="yspahan", seats=wished, **wishes)
        return table

    def hand(self, table: str, eyes: int | None, address: str | None = None) -> people.Page:
        """A quick hand at the same table: plays over a socket of its own with this person's cookie."""
        cookie = next(one.get("value") for one in self.context.cookies() if one.get("name") == "guest")
        quick = people.Page(address or self.address, table, cookie)
        quick.hello(eyes)
        return quick

    def finished_table(self) -> str:
        """A game that is over: this person's against one computer."""
        table: str = self.new_table("person", "bot apprentice")["id"]
        with self.hand(table, 0) as quick:
            people.play_on(quick, 0, random.Random(4))
        return table

    # --- looking -------------------------------------------------------------------------------------

    def open(self, path: str) -> Person:
        self.page.goto(f"http://{self.address}{path}")
        expect(self.page.locator("#main").first).to_be_visible()
        return self

    def sit(self, table: str) -> Person:
        """Open a table and wait until it is on the screen."""
        self.open(f"/table/{table}")
        expect(self.decision).to_be_visible()
        return self

    @property
    def decision(self) -> Locator:
        return self.page.get_by_role("region", name="Decision")

    @property
    def podium(self) -> Locator:
        return self.page.get_by_role("list", name="Podium")

    @property
    def options(self) -> Locator:
        """The buttons of the decision that can be pressed now."""
        return self.page.locator(OPTION).filter(visible=True)

    def option(self, move: str) -> Locator:
        return self.page.locator(f'.decision [data-option="{move}"]')

    @property
    def frames(self) -> list[Message]:
        return [message for message in self.heard if message["type"] == "frame"]

    @property
    def frame(self) -> Message:
        """The newest frame this page was sent."""
        return self.frames[-1]

    @property
    def seq(self) -> int:
        return int(self.frame["seq"])

    @property
    def story(self) -> list[Message]:
        """The events, put together as the page does it."""
        story: list[Message] = []
        for message in self.frames:
            story = story[: message["events_from"]] + message["frame"]["events"]
        return story

    @property
    def moves_said(self) -> list[Message]:
        return [message for message in self.said if message["type"] == "move"]

    @property
    def acknowledged(self) -> dict[str, int]:
        """What the server promised to keep: keys and the number of their entry."""
        return {message["key"]: message["seq"] for message in self.heard if message["type"] == "ack"}

    def until_asked(self) -> bool:
        """Wait until a decision can be taken; False when the game is over instead."""
        self.options.or_(self.podium).first.wait_for()
        return not self.podium.is_visible()

    def foreign_requests(self) -> list[str]:
        """Requests that left this machine."""
        own = ("data", "blob")
        return [
            url
            for url in self.requests
            if urlsplit(url).scheme not in own and urlsplit(url).hostname != "127.0.0.1"
        ]


# --- ways to take a decision ------------------------------------------------------------------------


def moves_shown(person: Person) -> list[str]:
    """The moves of the buttons that can be seen."""
    moves: list[str] = person.options.evaluate_all("buttons => buttons.map(one => one.dataset.option)")
    return moves


def brisk(moves: list[str], chance: random.Random) -> int:
    """Which button to press: mostly one that soon ends the turn, now and then any other."""
    quick = [index for index, move in enumerate(moves) if QUICK.match(move)]
    return chance.choice(quick) if quick and chance.random() < 0.92 else chance.randrange(len(moves))


def press(person: Person, chance: random.Random) -> None:
    """Press a button of the decision."""
    moves = moves_shown(person)
    person.options.nth(brisk(moves, chance)).click()


def point(person: Person, chance: random.Random) -> None:
    """Point at a lit piece of the board; press a button if none is lit or the piece means several things."""
    lit = person.page.locator(".board [data-target]")
    narrowed = person.page.get_by_role("button", name="All options").is_visible()
    count = 0 if narrowed else lit.count()
    if count == 0:
        press(person, chance)
    else:
        lit.nth(chance.randrange(count)).click()


def settled(person: Person) -> None:
    """Wait until the page has the answer to what was done last."""
    person.page.locator('.decision [aria-disabled="true"]').first.wait_for(state="detached")
