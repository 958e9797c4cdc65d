"""Kills or freezes servers again and again while people play, and checks what is left.

    python -m tests.server.ordeal sqlite-kill 100
    python -m tests.server.ordeal postgres-kill 100
    python -m tests.server.ordeal postgres-freeze 100

Prints how many moves were acknowledged, how many of them the log lacks, and which tables are stuck.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
from msgspec import Struct
from websockets.exceptions import WebSocketException

from tests.server.arranged import database
from tests.server.people import Browser, Message, Page
from tests.server.servers import ServerProcess, cluster, postgres_programs, processes

KINDS = ("sqlite-kill", "postgres-kill", "postgres-freeze")
TABLES = 4
SOON = 15.0  # seconds within which every table continues and every page is up to date
TROUBLE = (WebSocketException, httpx.HTTPError, OSError, TimeoutError, AssertionError)


class Acknowledged(Struct, frozen=True):
    """A move that a page was told is safe."""

    table: str
    seq: int
    key: str
    move: str


class Result(Struct):
    """The outcome of the ordeal."""

    rounds: int
    seconds: float
    acknowledged: int
    lost: list[Acknowledged]
    stuck: list[str]
    behind: list[str]


class Player(threading.Thread):
    """Plays every seat of one table, then starts the next, retrying as persistently as the page does."""

    def __init__(self, addresses: list[str], number: int, end: threading.Event) -> None:
        super().__init__(daemon=True)
        self.addresses = addresses
        self.number = number
        self.end = end
        self.chance = random.Random(number)
        self.table: str | None = None
        self.acknowledged: list[Acknowledged] = []
        self.pending: Message | None = None
        self.guest = Browser(addresses[0])

    def run(self) -> None:
        while not self.end.is_set():
            try:
                if self.table is None:
                    self._set_up()
                else:
                    self._sit(self.table)
            except TROUBLE:  # the connection is lost: reconnect, perhaps through another process
                self.number += 1
                time.sleep(0.1)

    def close(self) -> None:
        self.join(SOON)
        self.guest.close()

    @property
    def address(self) -> str:
        return self.addresses[self.number % len(self.addresses)]

    def _set_up(self) -> None:
        seats = [{"kind": "person"}, {"kind": "local"}, {"kind": "bot", "level": "apprentice"}]
        wish = {"game": "yspahan", "seats": seats}
        self.table = self.guest.post(f"http://{self.address}/api/tables", **wish)["id"]

    def _sit(self, table: str) -> None:
        with Page(self.address, table, self.guest.cookie, patience=4.0) as page:
            page.hello(0)
            while not self.end.is_set():
                if self.pending is None and page.over:
                    self.table = None
                    return
                if self.pending is None and not self._choose(page):
                    page.hear()
                    continue
                self._insist(table, page)

    def _choose(self, page: Page) -> bool:
        """Look through the eyes of the seat that is asked, and decide."""
        seat = next((seat for seat in page.waiting if seat < 2), None)
        if seat is None:
            return False
        if page.frame["eyes"] != seat:
            page.send(type="look", eyes=seat)
            page.until_frame(lambda message: message["eyes"] == seat)
            if seat not in page.waiting:
                return False
        move = self.chance.choice(page.options())
        self.pending = {"type": "move", "seat": seat, "move": move, "seq": page.seq, "key": uuid.uuid4().hex}
        return True

    def _insist(self, table: str, page: Page) -> None:
        """Send the pending message, with the same key as before, until it is answered."""
        pending = self.pending
        assert pending is not None
        answer = page.ask(**pending)
        self.pending = None
        if answer["type"] == "ack":
            move = Acknowledged(table, answer["seq"], pending["key"], pending["move"])
            self.acknowledged.append(move)
            page.until_frame(lambda message: message["seq"] >= move.seq)


class Onlooker(threading.Thread):
    """Watches whatever table a player is at, through another process if there is one."""

    def __init__(self, player: Player) -> None:
        super().__init__(daemon=True)
        self.player = player
        self.table: str | None = None
        self.seq = 0

    def run(self) -> None:
        addresses = self.player.addresses
        while not self.player.end.is_set():
            table, address = self.player.table, addresses[(self.player.number + 1) % len(addresses)]
            try:
                if table is None:
                    time.sleep(0.1)
                else:
                    self._look(table, address)
            except TROUBLE:
                time.sleep(0.1)

    def _look(self, table: str, address: str) -> None:
        with Page(address, table, None, patience=4.0) as page:
            page.hello()
            while self.player.table == table and not self.player.end.is_set():
                self.table, self.seq = table, page.seq
                page.hear()

    def up_to_date(self) -> bool:
        last = next(reversed(self.player.acknowledged), None)
        return last is None or self.table != last.table or self.seq >= last.seq


@contextmanager
def servers_of(kind: str, folder: Path) -> Iterator[list[ServerProcess]]:
    """Running servers: one on SQLite, or two on a PostgreSQL of their own."""
    with ExitStack() as stack:
        url = None
        if kind.startswith("postgres"):
            programs = postgres_programs()
            assert programs is not None, "PostgreSQL is not installed"
            url = stack.enter_context(cluster(programs)).url
        servers = processes(folder, url)
        for server in servers:
            server.start()
        yield servers
        for server in servers:
            server.stop()


def disturb(kind: str, server: ServerProcess, chance: random.Random) -> None:
    """Kill and restart a server, or freeze it, sometimes for longer than a lock may be held."""
    time.sleep(chance.uniform(0.0, 0.5))
    if kind.endswith("kill"):
        server.kill()
        server.start()
    else:
        server.freeze()
        time.sleep(chance.choice([0.3, 1.0, 6.5]))
        server.thaw()


def ordeal(kind: str, rounds: int, folder: Path) -> Result:
    """Play under disturbance, then check what is left."""
    began, chance, end = time.monotonic(), random.Random(rounds), threading.Event()
    with servers_of(kind, folder) as servers:
        addresses = [server.address for server in servers]
        players = [Player(addresses, number, end) for number in range(TABLES)]
        onlookers = [Onlooker(player) for player in players]
        for thread in (*players, *onlookers):
            thread.start()
        for _ in range(rounds):
            in_full_swing(players)
            disturb(kind, chance.choice(servers), chance)
        counts = [len(player.acknowledged) for player in players]
        stuck = wait_for(lambda number: len(players[number].acknowledged) > counts[number] + 1)
        behind = wait_for(lambda number: onlookers[number].up_to_date())
        end.set()
        for player in players:
            player.close()
        for onlooker in onlookers:
            onlooker.join(SOON)
        kept = [move for player in players for move in player.acknowledged]
        lost = missing(servers[0], kept)
        names = [str(player.table) for player in players]
    return Result(
        rounds,
        round(time.monotonic() - began, 1),
        len(kept),
        lost,
        [names[number] for number in stuck],
        [names[number] for number in behind],
    )


def in_full_swing(players: list[Player]) -> None:
    """Wait until people have moved again, or until it takes too long."""
    count = sum(len(player.acknowledged) for player in players)
    end = time.monotonic() + SOON
    while sum(len(player.acknowledged) for player in players) < count + 2 * TABLES:
        if time.monotonic() > end:
            return  # stuck, and counted as such if it stays that way
        time.sleep(0.02)


def wait_for(well: Callable[[int], bool]) -> list[int]:
    """The tables for which a condition does not come true in time."""
    end = time.monotonic() + SOON
    late = list(range(TABLES))
    while late and time.monotonic() < end:
        late = [number for number in late if not well(number)]
        time.sleep(0.05)
    return late


def missing(server: ServerProcess, acknowledged: list[Acknowledged]) -> list[Acknowledged]:
    """The acknowledged moves that are missing from their place in the log."""
    lost = []
    with database(server) as store:
        logs = {table: store.tail(table, 0) for table in {move.table for move in acknowledged}}
    for log in logs.values():
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    for move in acknowledged:
        log = logs[move.table]
        entry = log[move.seq - 1] if move.seq <= len(log) else None
        key = "" if entry is None else entry.client_key or ""
        if entry is None or not key.endswith(move.key) or entry.payload["move"] != move.move:
            lost.append(move)
    return lost


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("rounds", type=int)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        result = ordeal(asked.kind, asked.rounds, Path(folder))
    told = {"kind": asked.kind, "rounds": result.rounds, "seconds": result.seconds}
    told |= {"acknowledged": result.acknowledged, "lost": len(result.lost)}
    print(json.dumps({**told, "stuck": result.stuck, "behind": result.behind}))
    sys.exit(bool(result.lost or result.stuck or result.behind))


if __name__ == "__main__":
    main()
