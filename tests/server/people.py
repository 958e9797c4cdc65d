"""People at the table: a browser with a cookie, and a page with an open socket."""

from __future__ import annotations

import json
import random
import threading
import time
import uuid
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
PATIENCE = 60.0  # only what fails takes this long; the machine may be busy


class Browser:
    """One guest: keeps the cookie and makes requests."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(
            base_url=f"http://{address}", headers={"X-Caravanserai": "1"}, trust_env=False, timeout=PATIENCE
        )
        self.me = self.get("/api/me")

    def close(self) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return self.http.cookies["guest"]

    @property
    def secret(self) -> str:
        """The part of the cookie that identifies the guest."""
        return self.cookie.partition(".")[0]

    def get(self, path: str, **query: Any) -> Any:
        return self._read(self.http.get(path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return self._read(self.http.post(path, json=body))

    @staticmethod
    def _read(answer: httpx.Response) -> Any:
        assert answer.status_code == 200, f"{answer.status_code} {answer.text}"
        return answer.json()

    def refused(self, path: str, method: str = "POST", **body: Any) -> str:
        """The key of the problem a request is answered with."""
        answer = self.http.request(method, path, json=body if method == "POST" else None)
        assert 400 <= answer.status_code < 500, f"{answer.status_code} {answer.text}"
        return str(answer.json()["key"])

    def rename(self, name: str) -> Browser:
        self.me = self.post("/api/me", name=name)
        return self

    def new_table(self, *seats: str, game: str = "yspahan", **wishes: Any) -> Message:
        """A table with seats such as `person`, `bot`, `bot master`, `open`."""
        wished = []
        for seat in seats:
            kind, _, rest = seat.partition(" ")
            wished.append(
                {"kind": kind, "level": rest or None}
                if kind == "bot"
                else {"kind": kind, "name": rest or None}
            )
        table: Message = self.post("/api/tables", game=game, seats=wished, **wishes)
        return table

    def table(self, table_id: str) -> Message:
        table: Message = self.get(f"/api/tables/{table_id}")
        return table

    def open(self, table_id: str, eyes: int | None = None, last: int | None = None) -> Page:
        page = Page(self.address, table_id, self.http.cookies.get("guest"))
        page.hello(eyes, last)
        return page


class Page:
    """A page at a table. Remembers everything it was ever sent."""

    def __init__(
        self,
        address: str,
        table_id: str,
        cookie: str | None,
        origin: str | None = None,
        patience: float = PATIENCE,
    ) -> None:
        headers = {} if cookie is None else {"Cookie": f"guest={cookie}"}
        if origin is not None:
            headers["Origin"] = origin
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"ws://{address}/api/tables/{table_id}/socket",
                additional_headers=headers,
                proxy=None,
                max_size=2**24,
                max_queue=None,  # what a test does not read must not hold up the closing handshake
                open_timeout=patience,
                close_timeout=min(patience, 10.0),
            )
        )
        self.patience = patience
        self.heard: list[Message] = []
        self.frame: Message = {}
        self.table: Message = {}
        self.story: list[Message] = []  # the events, put together the way a page does

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- listening -----------------------------------------------------------------------------------

    def hear(self, timeout: float | None = None) -> Message:
        """The next message, handled the way a page does."""
        message: Message = json.loads(self.socket.recv(self.patience if timeout is None else timeout))
        self.heard.append(message)
        if message["type"] == "frame":
            self.frame = message
            self.story = self.story[: message["events_from"]] + message["frame"]["events"]
        elif message["type"] in ("welcome", "seats"):
            self.table = message["table"]
        return message

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Listen until the wanted message arrives."""
        end = time.monotonic() + self.patience
        while time.monotonic() < end:
            message = self.hear(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message
        raise AssertionError("what was waited for did not come")

    def expect(self, kind: str, key: str | None = None) -> Message:
        """Listen for a message of this kind, and with this key if given."""
        return self.until(
            lambda message: message["type"] == kind and (key is None or message.get("key") == key)
        )

    def until_frame(self, wanted: Callable[[Message], bool]) -> Message:
        """Listen until the latest frame is the wanted one."""
        if not (self.frame and wanted(self.frame)):
            self.until(lambda message: message["type"] == "frame" and wanted(message))
        return self.frame

    def settled(self) -> None:
        """Listen until everything on its way has arrived."""
        self.send(type="ping")
        self.expect("pong")

    # --- sending -------------------------------------------------------------------------------------

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hello(self, eyes: int | None = None, last: int | None = None) -> None:
        self.send(type="hello", eyes=eyes, last=last)
        self.expect("welcome")
        if self.table["status"] in ("playing", "over"):
            self.expect("frame")

    def ask(self, **message: Any) -> Message:
        """Send a message with a key and return the answer to it."""
        key = message.setdefault("key", uuid.uuid4().hex)
        self.send(**message)
        return self.until(lambda heard: heard.get("key") == key)

    def play(self, seat: int, move: str, seq: int | None = None, key: str | None = None) -> Message:
        key = key or uuid.uuid4().hex
        return self.ask(type="move", seat=seat, move=move, seq=self.seq if seq is None else seq, key=key)

    # --- what is on the page -----------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return int(self.frame["seq"])

    @property
    def waiting(self) -> list[int]:
        seats: list[int] = self.frame["frame"]["decision"]["seats"]
        return seats

    @property
    def over(self) -> bool:
        return bool(self.frame["frame"]["over"])

    def options(self) -> list[str]:
        return [option["text"] for option in self.frame["frame"]["decision"]["options"]]


def my_turn(seat: int) -> Callable[[Message], bool]:
    """Whether a frame asks this seat, or the game is over."""
    return lambda message: bool(
        message["frame"]["over"]
        or (message["eyes"] == seat and seat in message["frame"]["decision"]["seats"])
    )


def play_together(pages: list[Page]) -> None:
    """Each page plays the seat with its number to the end, all at the same time."""
    playing = [
        threading.Thread(target=play_on, args=(page, seat, random.Random(seat)))
        for seat, page in enumerate(pages)
    ]
    for thread in playing:
        thread.start()
    for thread in playing:
        thread.join(60)


def play_on(page: Page, seat: int, chance: random.Random, moves: int | None = None) -> None:
    """Play a seat to the end, or for this many moves."""
    played = 0
    while moves is None or played < moves:
        page.until_frame(my_turn(seat))
        if page.over:
            return
        answer = page.play(seat, chance.choice(page.options()))
        assert answer["type"] == "ack", answer
        seq = answer["seq"]
        page.until_frame(lambda message, seq=seq: message["seq"] >= seq)  # type: ignore[misc]
        played += 1
