"""A person at the table: one browser context, its page, and everything its socket ever heard."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import APIResponse, BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

from tests.server import people
from tests.server.people import Message

PATIENCE = 30_000  # milliseconds: the machine may be busy
RETRIES = 2  # a connection kept for the next request may have been closed by the server meanwhile
QUICK = re.compile(r"end$|pass$|yellow 0|draw|take (camels|gold)$|send")
# What a browser writes to its console when a server is away; the page can do nothing about it.
LINE_BROKE = re.compile(r"WebSocket connection to|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|ERR_INTERNET")

# What the settings would write; a page without an address of its own has no storage.
LISTS = """if (location.protocol.startsWith("http")) localStorage.setItem("lists", "on")"""
# Asked inside the page, so that whole games need few words between test and browser.
BUTTONS = """[...document.querySelectorAll(".decision [data-option]")].filter(one => one.checkVisibility())"""
WAIT = """async (ready, patience) => {
    for (const end = performance.now() + patience; ; await new Promise(done => setTimeout(done, 10))) {
        const answer = ready();
        if (answer !== null) return answer;
        if (performance.now() > end) throw new Error("waited in vain: " + document.body.innerText);
    }
}"""
# The answer to what was done last is here: the number of the frame that the page shows, if it shows one.
SETTLED = """() => {
    if (document.querySelector('.decision [aria-disabled="true"]')) return null;
    return Number(document.querySelector(".decision")?.dataset.seq ?? 0);
}"""
# The frame that the page shows and the moves of the buttons that can be pressed; none when the game is over.
OFFERED = f"""() => {{
    if (document.querySelector(".podium")) return [0, []];
    if (document.querySelector('.decision [aria-disabled="true"]')) return null;
    const moves = {BUTTONS}.map(one => one.dataset.option);
    return moves.length ? [Number(document.querySelector(".decision").dataset.seq), moves] : null;
}}"""
# Where to press a button, once it is in sight; nothing may lie over it but what is just passing.
BUTTON_SPOT = f"""async move => {{
    for (const end = performance.now() + 3000; ; await new Promise(done => setTimeout(done, 50))) {{
        const button = {BUTTONS}.find(one => one.dataset.option === move);
        button.scrollIntoView({{block: "nearest"}});
        const {{x, y, width, height}} = button.getBoundingClientRect();
        const spot = [x + width / 2, y + height / 2];
        const top = document.elementFromPoint(...spot);
        if (button.contains(top)) return spot;
        if (performance.now() > end) throw new Error(move + " is covered by " + top?.outerHTML.slice(0, 200));
    }}
}}"""
# Where to point at a lit piece, of the first kind of which there is one; nothing may lie over it.
POINT_AT = """([targets, share]) => {
    for (const target of targets) {
        const there = [...document.querySelectorAll(`[data-target^="${target}"]`)];
        const lit = there.filter(one => one.checkVisibility());
        if (!lit.length) continue;
        const one = lit[Math.floor(share * lit.length)];
        one.scrollIntoView({block: "center"});
        const {x, y, width, height} = one.getBoundingClientRect();
        const spot = [x + width / 2, y + height / 2];
        if (one.contains(document.elementFromPoint(...spot))) return spot;
        throw new Error(one.dataset.target + " is covered");
    }
    return null;
}"""
# The middles of the lit pieces of the board that can be pointed at without scrolling.
LIT_SPOTS = """() => [...document.querySelectorAll(".board [data-target]")].flatMap(one => {
    const {x, y, width, height} = one.getBoundingClientRect();
    const spot = [x + width / 2, y + height / 2];
    return one.contains(document.elementFromPoint(...spot)) ? [spot] : [];
})"""

# A lit piece that is still to be chosen, in the middle of the part of it that can be touched.
TAP = """share => {
    const pieces = [...document.querySelectorAll("[data-target]:not(.picked)")];
    const lit = pieces.filter(one => one.checkVisibility());
    const one = lit[Math.floor(share * lit.length)];
    if (!one) return null;
    one.scrollIntoView({block: "nearest", inline: "nearest"});
    const {x, y, width, height} = one.getBoundingClientRect();
    const spot = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(...spot);
    const panel = document.querySelector(".decision").parentElement;
    if (panel.contains(top)) throw new Error(one.dataset.target + " is covered by the panel");
    return spot;
}"""


class Person:
    """Looks at one page. `heard` and `said` are the messages of its sockets, in order."""

    def __init__(self, context: BrowserContext, address: str, lists: bool = True) -> None:
        """`lists`: wants all options listed at every decision; otherwise the page is as newcomers see it."""
        self.context = context
        self.address = address
        self.lists = lists
        self.heard: list[Message] = []
        self.frames: list[Message] = []
        self.said: list[Message] = []
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        if lists:
            self.page.add_init_script(LISTS)
        self.page.on("websocket", self._listen)
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("console", self._complain)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))

    def _listen(self, socket: WebSocket) -> None:
        self.requests.append(socket.url)
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda text: self.said.append(json.loads(text)))

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "frame":
            self.frames.append(message)

    def _complain(self, message: ConsoleMessage) -> None:
        expected = LINE_BROKE.search(message.text)
        if message.type in ("error", "warning") and not expected:
            self.complaints.append(f"{message.type}: {message.text}")

    def forget(self) -> None:
        """Of what was heard and said so far."""
        for notes in (self.heard, self.frames, self.said, self.requests, self.complaints):
            notes.clear()

    def second_tab(self) -> Person:
        """The same guest in another tab of the same browser."""
        return Person(self.context, self.address, self.lists)

    # --- requests with this browser's cookie ---------------------------------------------------------

    def _read(self, answer: APIResponse) -> Any:
        assert answer.ok, f"{answer.status} {answer.text()}"
        return answer.json()

    def get(self, path: str) -> Any:
        return self._read(self.context.request.get(f"http://{self.address}{path}", max_retries=RETRIES))

    def post(self, path: str, **body: Any) -> Any:
        url = f"http://{self.address}{path}"
        headers = {"X-Caravanserai": "1"}
        return self._read(self.context.request.post(url, data=body, headers=headers, max_retries=RETRIES))

    def rename(self, name: str) -> Person:
        self.get("/api/me")
        self.post("/api/me", name=name)
        return self

    def new_table(self, *seats: str, game: str = "yspahan", **wishes: Any) -> Message:
        """A table with seats such as `person`, `local Berta`, `bot master`, `open`."""
        wished: list[dict[str, str]] = []
        for seat in seats:
            kind, _, rest = seat.partition(" ")
            wished.append({"kind": kind, **({("level" if kind == "bot" else "name"): rest} if rest else {})})
        table: Message = self.post("/api/tables", game=game, seats=wished, **wishes)
        return table

    @property
    def table(self) -> str:
        """The table that is open."""
        return urlsplit(self.page.url).path.removeprefix("/table/")

    @property
    def cookie(self) -> str:
        return next(one["value"] for one in self.context.cookies() if one["name"] == "guest")

    def hand(self, table: str, eyes: int | None, address: str | None = None) -> people.Page:
        """A quick hand at the same table: plays over a socket of its own with this person's cookie."""
        quick = people.Page(address or self.address, table, self.cookie)
        quick.hello(eyes)
        return quick

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

    def sit_down(self, *others: str) -> Person:
        """At a new table, asked for the first decision about dice."""
        self.sit(self.new_table("person", *others, options={"first_player": 0})["id"])
        if "yellow 0" in self.offered():
            self.choose("yellow 0")
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
        return self.page.locator('.decision [data-option]:not([aria-disabled="true"])').filter(visible=True)

    def option(self, move: str) -> Locator:
        return self.page.locator(f'.decision [data-option="{move}"]')

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

    def until(self, ready: Callable[[], bool]) -> None:
        """Wait until something was heard or said; what a socket brings reaches us a little after the page."""
        for _ in range(PATIENCE // 20):
            if ready():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("waited in vain")

    def until_told(self, seq: int) -> None:
        """Wait until this page was sent so much."""
        self.until(lambda: self.seq >= seq)

    def wait(self, ready: str) -> Any:
        """Wait until a question to the page has an answer."""
        return self.page.evaluate(f"patience => ({WAIT})({ready}, patience)", PATIENCE)

    def offered(self) -> list[str]:
        """Wait until a decision can be taken: the moves in sight; none when the game is over."""
        seq, moves = self.wait(OFFERED)
        if moves:
            self.until_told(seq)
        else:
            self.until(lambda: bool(self.frame["frame"]["over"]))
        return list(moves)

    def until_asked(self) -> bool:
        """Wait until a decision can be taken; False when the game is over instead."""
        return bool(self.offered())

    def choose(self, move: str) -> None:
        """Press the button of a move with the mouse, and wait for the answer."""
        self.press(move)
        settled(self)

    def press(self, move: str) -> None:
        """Press the button of a move with the mouse."""
        x, y = self.page.evaluate(BUTTON_SPOT, move)
        self.page.mouse.click(x, y)

    def foreign_requests(self) -> list[str]:
        """Requests that left this machine."""
        own = ("data", "blob")
        return [
            url
            for url in self.requests
            if urlsplit(url).scheme not in own and urlsplit(url).hostname != "127.0.0.1"
        ]


def newest(people: Iterable[Person]) -> Message:
    """The newest frame that any of these people was sent."""
    return max(people, key=lambda person: person.seq).frame


def next_asked(people: dict[int, Person]) -> Person | None:
    """Wait until one of the people in these seats is asked, not a computer; nobody when the game is over."""

    def so() -> bool:
        frame = newest(people.values())["frame"]
        return bool(frame["over"] or people.keys() & set(frame["decision"]["seats"]))

    someone = next(iter(people.values()))
    someone.until(so)
    message = newest(people.values())
    if message["frame"]["over"]:
        return None
    asked = people[next(seat for seat in message["frame"]["decision"]["seats"] if seat in people)]
    asked.until_told(message["seq"])
    return asked


# --- ways to take a decision ------------------------------------------------------------------------


def moves_shown(person: Person) -> list[str]:
    """The moves of the buttons that can be seen now, if any."""
    moves: list[str] = person.page.evaluate(f"{BUTTONS}.map(one => one.dataset.option)")
    return moves


def brisk(moves: list[str], chance: random.Random) -> str:
    """The move to make: mostly one that soon ends the turn, now and then any other."""
    quick = [move for move in moves if QUICK.match(move)]
    return chance.choice(quick if quick and chance.random() < 0.92 else moves)


def press(person: Person, chance: random.Random) -> None:
    """Press a button of the decision, when there is one."""
    person.choose(brisk(person.offered(), chance))


def point(person: Person, chance: random.Random) -> None:
    """Point at a lit piece of the board; press a button if none is lit or the piece means several things."""
    moves = person.offered()
    narrowed = person.page.locator(".decision .back").count() > 0
    spots = [] if narrowed else person.page.evaluate(LIT_SPOTS)
    if not spots:
        person.choose(brisk(moves, chance))
        return
    person.page.mouse.click(*chance.choice(spots))
    settled(person)


def point_at(person: Person, targets: tuple[str, ...], chance: random.Random) -> bool:
    """Point at something lit, of the first of these kinds that there is; False if there is none."""
    spot = person.page.evaluate(POINT_AT, [targets, chance.random()])
    if spot is None:
        return False
    person.page.mouse.click(*spot)
    settled(person)
    return True


def settled(person: Person) -> None:
    """Wait until the page has the answer to what was done last, and we have heard of it too."""
    person.until_told(person.wait(SETTLED))


def answered(person: Person) -> None:
    """Wait until every move was accepted, and we have heard what came of it: nothing is done twice."""
    settled(person)
    person.until(lambda: {message["key"] for message in person.moves_said} <= set(person.acknowledged))
    person.until_told(max(person.acknowledged.values(), default=0))


# --- in a tab that nobody looks at ------------------------------------------------------------------------

SHOWS = """seq => document.querySelector(".podium")
    || Number(document.querySelector(".decision")?.dataset.seq ?? 0) >= seq"""


def in_another_tab(
    person: Person,
    quick: people.Page,
    choose: Callable[[list[str]], str],
    stop: Callable[[Message], bool] = lambda frame: False,
    moves: int = 3,
) -> None:
    """The same guest takes the next decisions elsewhere, and the page in sight comes along.

    So a page shows a whole game, and is pointed at in all its parts, in a fraction of the time.
    """
    seat = quick.frame["eyes"]
    quick.until_frame(lambda message: message["seq"] >= person.seq)
    for _ in range(moves):
        message = quick.until_frame(people.my_turn(seat))
        if quick.over or stop(message["frame"]):
            break
        answer = quick.play(seat, choose(quick.options()))
        assert answer["type"] == "ack", answer
        quick.until_frame(lambda message, seq=answer["seq"]: message["seq"] >= seq)  # type: ignore[misc]
    person.until_told(quick.seq)
    person.page.wait_for_function(SHOWS, arg=quick.seq)


# --- by touch, with the page as newcomers see it ----------------------------------------------------------


def until_asked(person: Person) -> bool:
    """Wait until the table waits for this person; False when the game is over."""
    person.page.locator(".decision.mine").or_(person.podium).first.wait_for()
    return person.podium.count() == 0


def by_finger(person: Person, chance: random.Random) -> None:
    """Touch lit pieces until a move is made; what they leave open is taken from the list."""
    said = len(person.moves_said)
    for _ in range(6):
        buttons = person.options
        spot = person.page.evaluate(TAP, chance.random())
        if spot is None or (buttons.count() and chance.random() < 0.5):
            if not buttons.count():
                person.page.locator(".decision [data-list]").tap()
            buttons.nth(chance.randrange(min(6, buttons.count()))).tap()
        else:
            person.page.touchscreen.tap(*spot)
        person.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 30)))")
        if len(person.moves_said) > said:
            break
    answered(person)
