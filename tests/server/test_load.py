"""Heavy demands: tables of computers, frames of the past, and sockets that nobody reads."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from caravanserai.games import load
from caravanserai.kernel.orders import Orders
from caravanserai.kernel.table import Table
from caravanserai.server.bots import Turns
from caravanserai.server.connection import TOO_SLOW, Connection
from caravanserai.server.history import Past, frames
from caravanserai.server.live import LiveTable
from caravanserai.server.metrics import Metrics
from caravanserai.server.records import Seat, Setup
from caravanserai.server.store import Store
from caravanserai.server.story import Story
from tests.server.people import Browser
from tests.server.servers import ServerProcess

# --- tables without people --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that lets one address set up eight tables, two of them without people."""
    folder: Path = tmp_path_factory.mktemp("narrow")
    limits = {
        "table_burst": 4,
        "table_rate": 0.001,
        "address_share": 2,
        "idle_tables_per_address": 2,
    }
    server = ServerProcess(folder / "log", data_dir=str(folder), bot_pause=30.0, limits=limits)
    server.start()
    yield server
    server.stop()
    assert '"error"' not in server.log.read_text()


def test_guests_are_free_but_tables_are_not(narrow: ServerProcess) -> None:
    computers = [{"kind": "bot"}, {"kind": "bot"}]
    people = [{"kind": "person"}, {"kind": "bot"}]
    wishes = [computers, computers, computers, people]
    answers = []
    for wish in wishes * 3:
        guest = Browser(narrow.address)
        answer = guest.http.post("/api/tables", json={"game": "yspahan", "seats": wish})
        answers.append(answer.json().get("key", "done"))
        guest.close()
    full, fast = "too_many_tables", "too_fast"
    assert answers == ["done", "done", full, "done", full, full, full, "done", fast, fast, fast, fast]


def test_decisions_that_people_wait_for_come_first() -> None:
    async def think() -> list[str]:
        turns = Turns(1)
        order: list[str] = []
        begin = asyncio.Event()

        async def decide(name: str, people_wait: bool) -> None:
            async with turns.take(people_wait):
                order.append(name)
                await begin.wait()

        waiting = [asyncio.create_task(decide(f"idle {number}", False)) for number in range(4)]
        await asyncio.sleep(0)
        waiting += [asyncio.create_task(decide(f"people {number}", True)) for number in range(2)]
        await asyncio.sleep(0)
        waiting.pop(2).cancel()  # one that stops waiting holds up nobody
        begin.set()
        await asyncio.gather(*waiting)
        async with asyncio.timeout(1), turns.take(False):
            return order

    assert asyncio.run(think()) == ["idle 0", "people 0", "people 1", "idle 1", "idle 3"]


# --- the past ---------------------------------------------------------------------------------------------


def table_in_play(folder: Path) -> LiveTable:
    """A table after some moves, without a server around it."""
    seats = [Seat("person", "ada", "Ada"), Seat("person", "berta", "Berta")]
    setup = Setup(
        "table", "yspahan", load("yspahan").rules_version, {}, seats, None, False, "ada", 1.0, bytes(32)
    )
    story = Story(setup)
    assert story.table is not None
    for _ in range(20):
        seat = story.table.waiting[0]
        story.table.play(seat, story.table.moves(seat)[0])
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}", "here", Metrics())
    return LiveTable(store, store.metrics, story, [], Orders())


def test_the_past_is_played_again_while_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table's lock is free while a frame of the past is computed, and it is computed only once."""
    live = table_in_play(tmp_path)
    played = threading.Event()
    replays: list[int] = []

    def replayed(table: Table, moves: list[tuple[int, int]]) -> Table:
        replays.append(len(moves))
        assert played.wait(10), "nobody could move meanwhile"
        earlier = Table(table.game, table.players, table.seed, table.options)
        for seat, action in moves:
            earlier.play(seat, action)
        return earlier

    monkeypatch.setattr("caravanserai.server.history.replayed", replayed)

    class OneTable:
        async def live(self, _: str) -> LiveTable:
            return live

    async def ask(past: Past) -> bytes:
        answer = await frames.fn("table", 10, None, OneTable(), past, None, 0)
        return bytes(answer.content)

    async def look_back() -> list[bytes]:
        past = Past()
        asked = [asyncio.create_task(ask(past)) for _ in range(30)]
        while not replays:
            await asyncio.sleep(0.001)
        async with asyncio.timeout(5), live.lock:
            assert live.story.table is not None
            seat = live.story.table.waiting[0]
            live.story.table.play(seat, live.story.table.moves(seat)[0])
        played.set()
        return await asyncio.gather(*asked)

    bodies = asyncio.run(look_back())
    live.store.close()
    assert len(set(bodies)) == 1 and json.loads(bodies[0])["seq"] == 10
    assert len(replays) == 1


# --- sockets that nobody reads ----------------------------------------------------------------------------


def test_what_a_slow_page_is_owed_is_counted() -> None:
    async def owe() -> tuple[int, int | None, bool]:
        connection = Connection(most_bytes=1000)
        connection.send_bytes(b"x" * 5000)  # a single frame always fits, however large
        assert connection.closing is None
        sent: list[bytes] = []
        stuck = asyncio.Event()

        async def send(message: bytes) -> None:
            sent.append(message)
            await stuck.wait()

        writing = asyncio.create_task(connection.write(send))
        await asyncio.sleep(0)
        connection.send_bytes(b"y" * 10)  # the first one is still being sent
        stuck.set()
        code = await writing
        return len(sent), connection.closing, code == TOO_SLOW and connection.cut.is_set()

    assert asyncio.run(owe()) == (1, TOO_SLOW, True)


class Unread:
    """A socket that asks for a lot and reads nothing; its system buffer is as small as possible."""

    def __init__(self, guest: Browser, table_id: str) -> None:
        host, port = guest.address.split(":")
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect((host, int(port)))
        self.socket.sendall(
            f"GET /api/tables/{table_id}/socket HTTP/1.1\r\nHost: {guest.address}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: guest={guest.cookie}\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.socket.recv(1)
        self.say(0x1, b'{"type":"hello","eyes":0}')

    def __enter__(self) -> Unread:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, opcode: int, text: bytes, times: int = 1) -> bool:
        """Send a frame this many times, as long as it is accepted."""
        length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack("!H", len(text))
        self.socket.settimeout(0.3)
        try:
            self.socket.sendall((bytes([0x80 | opcode]) + length + bytes(4) + text) * times)
        except OSError:
            return False
        return True


def resident(server: ServerProcess) -> int:
    """The server's resident memory, in bytes."""
    assert server.process is not None
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * 4096


def sockets(server: ServerProcess) -> int:
    (line,) = [each for each in server.metrics().splitlines() if each.startswith("caravanserai_sockets ")]
    return int(line.split()[1])


def until_there_are(server: ServerProcess, wanted: int) -> None:
    end = time.monotonic() + 15
    while sockets(server) != wanted:
        assert time.monotonic() < end, f"{sockets(server)} sockets are still open"
        time.sleep(0.05)


def test_sockets_that_are_not_read_are_let_go(tmp_path: Path) -> None:
    """Six of them, each owed about 12 MB; what the system buffers for them is not the server's memory."""
    limits = {"chat_burst": 500, "unread_seconds": 1.0}
    server = ServerProcess(tmp_path / "log", data_dir=str(tmp_path), limits=limits)
    server.start()
    guest = Browser(server.address)
    try:
        table_id = guest.new_table("person", "local", options={"first_player": 0})["id"]
        with guest.open(table_id, 0) as page, ExitStack() as open_sockets:
            for _ in range(200):
                assert page.ask(type="chat", text="x" * 500)["type"] == "ack"
            unread = [open_sockets.enter_context(Unread(guest, table_id)) for _ in range(6)]
            until_there_are(server, 7)
            before = resident(server)
            for each in unread:  # the whole conversation, over and over
                each.say(0x1, b'{"type":"hello","eyes":0}', 95)
            page.settled()
            assert resident(server) - before < 20_000_000
            until_there_are(server, 1)
            page.settled()
    finally:
        guest.close()
        server.stop()
    assert '"error"' not in server.log.read_text()


def test_pings_of_who_does_not_read_are_not_answered(tmp_path: Path) -> None:
    limits = {"unread_seconds": 1.0}
    server = ServerProcess(tmp_path / "log", data_dir=str(tmp_path), limits=limits)
    server.start()
    guest = Browser(server.address)
    try:
        table_id = guest.new_table("person", "local")["id"]
        with Unread(guest, table_id) as unread:
            until_there_are(server, 1)
            before = resident(server)
            sent = 0
            while sent < 150 and unread.say(0x9, b"p" * 120, 1000):  # up to 19 MB of pings
                sent += 1
            assert resident(server) - before < 6_000_000
            until_there_are(server, 0)
    finally:
        guest.close()
        server.stop()
