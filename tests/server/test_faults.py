"""Failing databases: nothing acknowledged is lost, open pages soon catch up, other tables never notice."""

from __future__ import annotations

import os
import resource
import signal
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy.engine import Connection

from caravanserai.games import load
from caravanserai.server.records import Entry, Seat, Setup
from caravanserai.server.store import Store, migrate
from caravanserai.server.story import Story
from caravanserai.server.times import now
from tests.server.arranged import database
from tests.server.people import Browser, Message, Page
from tests.server.servers import Cluster, ServerProcess

SOON = 15.0  # seconds within which every open page is up to date again
HELD = float(os.environ.get("CARAVANSERAI_HELD", "7"))  # seconds a lock is held; we wait for five
RESTARTS = int(os.environ.get("CARAVANSERAI_RESTARTS", "8"))


class People:
    """Everyone who came during a test; they leave when it ends."""

    def __init__(self) -> None:
        self.leaving = ExitStack()

    def browser(self, server: ServerProcess) -> Browser:
        browser = Browser(server.address)
        self.leaving.callback(browser.close)
        return browser

    def open(self, guest: Browser, table_id: str, eyes: int | None = None) -> Page:
        return self.leaving.enter_context(guest.open(table_id, eyes))

    def computers(self, server: ServerProcess) -> Page:
        """A page at a table where only computers play."""
        guest = self.browser(server)
        return self.open(guest, guest.new_table("bot", "bot", "bot", "bot")["id"])

    def two(self, server: ServerProcess, other: ServerProcess | None = None) -> tuple[Page, Page]:
        """Pages of Ada, who begins, and of Berta, who comes through the other server if there is one."""
        ada, berta = self.browser(server), self.browser(other or server)
        table = ada.new_table("person", "open", options={"first_player": 0})
        berta.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
        return self.open(ada, table["id"], 0), self.open(berta, table["id"], 1)


@contextmanager
def running(*servers: ServerProcess) -> Iterator[People]:
    """Servers that run for one test, and their people."""
    people = People()
    try:
        for server in servers:
            server.start()
        yield people
    finally:
        for server in servers:
            if server.process is not None:
                server.thaw()
        people.leaving.close()
        for server in servers:
            server.stop()


def on_sqlite(folder: Path, program: str = "program", **settings: Any) -> ServerProcess:
    return ServerProcess(folder / "log", program, data_dir=str(folder), **settings)


def on_postgres(folder: Path, cluster: Cluster, *programs: str) -> list[ServerProcess]:
    servers = []
    for number, program in enumerate(programs):
        (folder / str(number)).mkdir()
        servers.append(ServerProcess(folder / str(number) / "log", program, database=cluster.url))
    return servers


def soon(page: Page, wanted: Callable[[Message], bool]) -> Message:
    """A frame that a page is sent unasked, within the promised time."""
    began = time.monotonic()
    message = page.until_frame(wanted)
    assert time.monotonic() - began < SOON
    return message


def play(page: Page, seat: int) -> int:
    """Play the first option, retrying as people do if the server reports a failure."""
    end = time.monotonic() + SOON
    while time.monotonic() < end:
        answer = page.play(seat, page.options()[0])
        if answer["type"] == "ack":
            return int(answer["seq"])
        assert answer["problem"]["key"] == "server_error", answer
        time.sleep(0.2)
    raise AssertionError("no move was accepted")


def play_both(pages: list[Page], moves: int) -> None:
    """Let two pages alternate; both are sent every move in time."""
    for _ in range(moves):
        seat = pages[0].waiting[0]
        seq = play(pages[seat], seat)
        for page in pages:
            soon(page, lambda message: message["seq"] >= seq)  # noqa: B023  # used at once


def seconds_for(pages: list[Page], moves: int) -> float:
    """How long two pages take to play."""
    began = time.monotonic()
    play_both(pages, moves)
    return time.monotonic() - began


# --- the sweep ---------------------------------------------------------------------------------------------


def overdue(store: Store, writing: Connection, rules_version: int, number: int, broken: bool) -> str:
    """A table at which a computer should have moved long ago; a broken one has a log that no rules allow."""
    seats = [Seat("bot", None, name, "apprentice") for name in ("Omar", "Zahra")]
    at = now() - 1000 + number  # those longest overdue come first
    setup = Setup(f"t{number}", "yspahan", rules_version, {}, seats, None, True, "", at, bytes(32))
    story = Story(setup)
    store._create_table(writing, story)
    if broken:
        entry = Entry(1, at, "move", {"seat": 0, "move": "no such move"}, None, "before")
        store._append(writing, setup.id, entry, story.card(), at)
    return setup.id


@pytest.mark.parametrize("rules_version", [0, 1])
def test_broken_tables_hold_no_other_up(tmp_path: Path, rules_version: int) -> None:
    """Two hundred tables that cannot be opened, or only under older rules, come before a healthy one."""
    server = on_sqlite(tmp_path)
    version = load("yspahan").rules_version
    with database(server) as store:
        migrate(store.engine)
        with store.engine.begin() as writing:
            for number in range(200):
                overdue(store, writing, version - 1 + rules_version, number, broken=True)
            last = overdue(store, writing, version, 200, broken=False)
    with running(server):
        assert eventually(lambda: head(tmp_path, last) > 10), "nobody took it up"


def head(folder: Path, table_id: str) -> int:
    """How far a table has got, according to its log: nobody has it open."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        return int(connection.execute("SELECT head FROM game_table WHERE id = ?", [table_id]).fetchone()[0])


# --- SQLite ------------------------------------------------------------------------------------------------


def test_a_write_lock_held_for_long(tmp_path: Path) -> None:
    """Somebody else writes for longer than we wait: then computers continue and people can play again."""
    with running(server := on_sqlite(tmp_path, bot_pause=0.5)) as people:
        page, other = people.two(server)
        waiting = before_the_last_computer(people, server)
        holder = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        time.sleep(HELD - 1)  # the computer's move fails, and nobody else's comes before it
        page.send(type="move", seat=0, move=page.options()[0], seq=page.seq, key="locked")
        time.sleep(1)
        holder.execute("ROLLBACK")
        holder.close()
        answer = page.until(lambda message: message.get("key") == "locked")
        if answer["type"] == "ack":
            soon(page, lambda message: message["seq"] >= answer["seq"])
        else:
            assert answer["problem"]["key"] == "server_error"
        soon(waiting, lambda message: 0 in message["frame"]["decision"]["seats"])
        play_both([page, other], 4)


def before_the_last_computer(people: People, server: ServerProcess) -> Page:
    """The page of somebody waiting for one last computer, who is asked as soon as it has moved."""
    guest = people.browser(server)
    page = people.open(guest, guest.new_table("person", "bot", "bot", game="dragons")["id"], 0)
    while not (page.frame["frame"]["decision"]["kind"] == "place_token" and page.waiting == [2]):
        seq = play(page, 0) if 0 in page.waiting else page.seq + 1
        page.until_frame(lambda message: message["seq"] >= seq)  # noqa: B023  # used at once
    return page


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_a_commit_that_succeeds_and_then_fails(
    tmp_path: Path, database: str, request: pytest.FixtureRequest
) -> None:
    """The move counts: its player is told, and so is everyone else, unasked."""
    if database == "sqlite":
        server = on_sqlite(tmp_path, "faulty")
    else:
        (server,) = on_postgres(tmp_path, request.getfixturevalue("own_cluster"), "faulty")
    with running(server) as people:
        page, other = people.two(server)
        seq = page.seq
        server.fail("raise")
        answer = page.play(0, page.options()[0])
        assert (answer["type"], answer["seq"]) == ("ack", seq + 1)
        for each in (page, other):
            soon(each, lambda message: message["seq"] == seq + 1)
        play_both([page, other], 4)
        assert '"commit_unclear"' in server.log.read_text()


def test_a_computers_commit_that_succeeds_and_then_fails(tmp_path: Path) -> None:
    """The person who comes next is asked."""
    with running(server := on_sqlite(tmp_path, "faulty", bot_pause=0.5)) as people:
        page = before_the_last_computer(people, server)
        server.fail("raise")
        soon(page, lambda message: 0 in message["frame"]["decision"]["seats"])
        assert not (tmp_path / "raise").exists() and '"commit_unclear"' in server.log.read_text()


def test_a_disk_that_fills(tmp_path: Path) -> None:
    """What cannot be kept is refused, health reports it, and once there is room again the game continues."""
    with running(server := on_sqlite(tmp_path)) as people:
        guest, (page, other) = people.browser(server), people.two(server)
        play_both([page, other], 20)
        acknowledged, pid = page.seq, server.process.pid if server.process else 0
        assert guest.get("/health")["status"] == "ok"
        most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1 << 16, most[1]))  # the write-ahead log is larger
        seat = page.waiting[0]
        mover = (page, other)[seat]
        refused = mover.play(seat, mover.options()[0])
        assert refused["type"] == "refused" and refused["problem"]["key"] == "server_error"
        assert eventually(lambda: guest.http.get("/health").status_code == 503)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, most)
        assert eventually(lambda: guest.http.get("/health").status_code == 200)
        play_both([page, other], 3)
        assert page.seq == acknowledged + 3
        server.kill()
        server.start()
        with Page(server.address, page.table["id"], page_cookie(page)) as back:
            back.hello(0)
            assert back.seq == acknowledged + 3


def eventually(wanted: Callable[[], bool], seconds: float = SOON) -> bool:
    """Whether a condition comes true in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if wanted():
            return True
        time.sleep(0.05)
    return False


def test_sockets_that_nobody_reads(tmp_path: Path) -> None:
    """Pages that read nothing, at a busy table, make nobody wait."""
    with running(server := on_sqlite(tmp_path)) as people:
        guest, (page, other) = people.browser(server), people.two(server)
        table = guest.new_table("bot", "bot", "bot", "bot")
        calm = seconds_for([page, other], 10)
        for _ in range(30):
            people.leaving.enter_context(deaf(server, table["id"]))
        assert seconds_for([page, other], 10) < 3 * calm + 3


def deaf(server: ServerProcess, table_id: str) -> socket.socket:
    """A connection that says hello and never reads: the buffers fill, and nothing drains them."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    line.sendall(
        f"GET /api/tables/{table_id}/socket HTTP/1.1\r\nHost: {server.address}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    hello = b'{"type":"hello"}'
    line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # one text frame with an all-zero mask
    return line


# --- PostgreSQL --------------------------------------------------------------------------------------------


def test_postgresql_restarted_again_and_again(tmp_path: Path, own_cluster: Cluster) -> None:
    """However often the database restarts, every process still hears the others."""
    with running(*(servers := on_postgres(tmp_path, own_cluster, "program", "program"))) as people:
        page, other = people.two(*servers)
        computers = people.computers(servers[0])
        for _ in range(RESTARTS):
            own_cluster.restart()
        play_both([page, other], 6)
        soon(computers, lambda message: bool(message["frame"]["over"]) or message["seq"] > 40)


def test_a_process_frozen_before_its_commit(tmp_path: Path, own_cluster: Cluster) -> None:
    """Others do not wait for what it holds; when it continues, it finds out what happened without it."""
    with running(*(servers := on_postgres(tmp_path, own_cluster, "faulty", "program"))) as people:
        page, other = people.two(*servers)
        mine, yours = people.two(servers[1])
        calm = seconds_for([mine, yours], 4)
        key = {"seat": 0, "move": page.options()[0], "seq": page.seq, "key": "frozen"}
        servers[0].fail("freeze")
        page.send(type="move", **key)
        assert eventually(lambda: not (servers[0].faults / "freeze").exists())
        assert seconds_for([mine, yours], 4) < 3 * calm + 1, "another table noticed"
        with Page(servers[1].address, page.table["id"], page_cookie(page)) as through_the_other:
            through_the_other.hello(0)
            seq = play(through_the_other, 0)
            soon(through_the_other, lambda message: message["seq"] >= seq)
            soon(other, lambda message: message["seq"] >= seq)
            servers[0].thaw()
            answer = page.until(lambda message: message.get("key") == "frozen")
            assert answer["type"] == "refused", "it was never kept"
            soon(page, lambda message: message["seq"] >= seq)
            play_both([through_the_other, other], 2)
            soon(page, lambda message: message["seq"] >= seq + 2)


def page_cookie(page: Page) -> str:
    """The cookie a page was opened with."""
    request = page.socket.request
    assert request is not None
    return request.headers["Cookie"].removeprefix("guest=")


def test_rows_that_somebody_else_holds(tmp_path: Path, own_cluster: Cluster) -> None:
    """Tables that cannot be written because of somebody else's lock slow down nobody but themselves."""
    with running(*(servers := on_postgres(tmp_path, own_cluster, "program"))) as people:
        held = [people.two(servers[0]) for _ in range(12)]
        mine, yours = people.two(servers[0])
        calm = seconds_for([mine, yours], 4)
        with psycopg.connect(own_cluster.url) as holder:
            ids = [page.table["id"] for page, _ in held]
            holder.execute("SELECT 1 FROM game_table WHERE id = ANY(%s) FOR UPDATE", [ids])
            for page, _ in held:
                page.send(type="move", seat=0, move=page.options()[0], seq=page.seq, key="held")
            time.sleep(0.5)
            assert seconds_for([mine, yours], 1) < 3 * calm + 4
            for page, _ in held:  # and now that the locked tables are known, at once
                page.send(type="move", seat=0, move=page.options()[0], seq=page.seq, key="held again")
            assert seconds_for([mine, yours], 4) < 3 * calm + 1
        for page, other in held:
            answer = page.until(lambda message: message.get("key") == "held again")
            if answer["type"] == "ack":
                soon(page, lambda message, seq=answer["seq"]: message["seq"] >= seq)  # type: ignore[misc]
            play_both([page, other], 1)


def test_the_end_of_a_server_whose_database_hangs(tmp_path: Path, own_cluster: Cluster) -> None:
    with running(*(servers := on_postgres(tmp_path, own_cluster, "program"))) as people:
        page, _ = people.two(servers[0])
        own_cluster.signal(signal.SIGSTOP)
        try:
            page.send(type="move", seat=0, move=page.options()[0], seq=page.seq, key="hangs")
            time.sleep(1.0)  # the move is on its way to a database that does not answer
            began = time.monotonic()
            servers[0].stop()
            assert time.monotonic() - began < 14.0
        finally:
            own_cluster.signal(signal.SIGCONT)
