"""A server in this process: its requests and sockets are called as an ASGI server would call them."""

from __future__ import annotations

import asyncio
import contextlib
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

import httpx
import msgspec
from litestar.exceptions import LitestarDeprecationWarning

from caravanserai.server.app import Server, create_litestar
from caravanserai.server.guests import Guest
from caravanserai.server.live import LiveTable
from caravanserai.server.protocol import FromPage, Ping
from caravanserai.server.settings import Limits, Settings
from caravanserai.server.store import migrate

HOST = "table.example"
NOON = 1_700_000_000.0
MANY = 1e9
PONG = b'{"type":"pong"}'
LIMITS = Limits(
    message_burst=MANY,
    message_rate=MANY,
    chat_burst=MANY,
    chat_rate=MANY,
    request_burst=MANY,
    request_rate=MANY,
    reading_burst=MANY,
    reading_rate=MANY,
    table_burst=MANY,
    table_rate=MANY,
    guest_burst=MANY,
    guest_rate=MANY,
)


@contextlib.contextmanager
def stopped_clocks() -> Iterator[None]:
    """It is always noon and nothing takes time, so that two answers can be compared byte by byte."""
    with (
        mock.patch("caravanserai.server.times.time", SimpleNamespace(time=lambda: NOON)),
        mock.patch("time.perf_counter", lambda: 0.0),
    ):
        yield


class Visitor:
    """Somebody with a browser: a guest with a cookie, or an unknown visitor."""

    def __init__(self, inside: Inside, guest: Guest | None, cookie: str | None) -> None:
        self.inside = inside
        self.guest = guest
        self.cookie = cookie
        headers = {"x-caravanserai": "1", "origin": f"http://{HOST}"}
        if cookie is not None:
            headers["cookie"] = f"guest={cookie}"
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=inside.app), base_url=f"http://{HOST}", headers=headers
        )

    async def get(self, path: str, **query: Any) -> bytes:
        return (await self.http.get(path, params=query)).content

    async def post(self, path: str, body: Any = None) -> bytes:
        content = b"" if body is None else msgspec.json.encode(body)
        return (
            await self.http.post(path, content=content, headers={"content-type": "application/json"})
        ).content

    async def open(self, table_id: str) -> Page:
        page = Page(self, f"/api/tables/{table_id}/socket")
        await page.begin()
        return page


class Page:
    """A page with an open socket."""

    def __init__(self, visitor: Visitor, path: str) -> None:
        self.visitor = visitor
        self.path = path
        self.heard: list[bytes] = []
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        self._line: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        headers = [(b"host", HOST.encode()), (b"origin", f"http://{HOST}".encode())]
        if self.visitor.cookie is not None:
            headers.append((b"cookie", f"guest={self.visitor.cookie}".encode()))
        scope: Any = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": self.path,
            "raw_path": self.path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": headers,
            "subprotocols": [],
            "client": ("127.0.0.1", 50000),
            "server": (HOST, 80),
            "state": {},
        }
        self._said.put_nowait({"type": "websocket.connect"})
        line = self.visitor.inside.app(scope, self._said.get, self._hear)
        self._line = asyncio.create_task(line)
        self._line.add_done_callback(lambda _: self._news.set())  # who waits for an answer is told

    async def _hear(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            text = message.get("text")
            self.heard.append(text.encode() if text is not None else message["bytes"])
        self._news.set()

    async def ask(self, message: FromPage) -> list[bytes]:
        """Send a message and collect everything up to the answer to a ping sent after it.

        A hint that is still being searched is waited for.
        """
        first = len(self.heard)
        pongs = 2 if isinstance(message, Ping) else 1
        for each in (message, Ping()):
            self._said.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(each).decode()})
        while self.heard[first:].count(PONG) < pongs or _searching(self.heard[first:]):
            assert self._line is not None and not self._line.done(), "the line was cut"
            self._news.clear()
            await self._news.wait()
        answers = self.heard[first:]
        self.heard.clear()
        answers.reverse()
        answers.remove(PONG)  # the last one answers the ping
        answers.reverse()
        return answers

    async def close(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        assert self._line is not None
        await self._line


def _searching(heard: list[bytes]) -> bool:
    """Whether the last hint is followed by another answer."""
    hints = [one for one in heard if one.startswith(b'{"type":"hint_answer"')]
    return bool(hints) and bool(msgspec.json.decode(hints[-1])["searching"])


class Inside:
    """The whole application without a network."""

    def __init__(self, server: Server) -> None:
        self.server = server
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", LitestarDeprecationWarning)  # about Litestar 3
            self.app: Any = create_litestar(server)

    async def arrive(self, name: str) -> Visitor:
        guest, cookie = await self.server.guests.welcome()
        await self.server.guests.rename(guest, name)
        return Visitor(self, guest, cookie)

    def stranger(self) -> Visitor:
        return Visitor(self, None, None)

    def live(self, table_id: str) -> LiveTable:
        return self.server.house.tables[table_id]


@contextlib.asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[Inside]:
    """A new server on its own database; nothing happens at its tables automatically."""
    settings = Settings(
        database=f"sqlite:///{folder / 'wire.sqlite'}",
        bot_pause=MANY,
        bot_workers=1,
        hint_effort=0.01,
        limits=LIMITS,
    )
    server = Server(settings)
    migrate(server.store.engine)
    try:
        yield Inside(server)
    finally:
        await server.house.close()
        await server.bots.close()
        server.store.close()
