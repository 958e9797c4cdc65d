"""Only the seat itself learns of its standing orders: they are not sent, counted, logged or recorded.

The same game is played twice: once Ada leaves orders, once she makes the same moves by hand. Everything
sent to the others, and everything that anybody may ask for, must be the same except for the times.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from caravanserai.games import load
from caravanserai.kernel.orders import Orders, standing_order
from caravanserai.kernel.refusal import Value
from caravanserai.kernel.table import Table
from tests.rules import rule
from tests.server.arranged import Moves, arrange, moves_of
from tests.server.conftest import Arrive, Look, serving
from tests.server.people import Browser, Message, Page
from tests.server.servers import ServerProcess
from tests.server.test_orders import auction

ADA, BERTA, CLEO = range(3)
TIMES = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+Z")
BY_HAND, BY_ORDER, GIVE = "by hand", "by order", "give"
Step = tuple[str, int, Any]  # who answers, the seat, and the move or the orders given


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ServerProcess]]:
    """With no other tests' tables, at which computers may still be playing: here everything counts."""
    database = request.getfixturevalue("own_cluster").url if request.param == "postgres" else None
    yield from serving(tmp_path_factory.mktemp(f"quiet-{request.param}"), database)


class Script:
    """A game in which Ada sometimes gives orders: which moves they make, and which are made by hand."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.chance = random.Random(seed)
        self.orders = Orders()
        self.steps: list[Step] = []

    def give(self, **wishes: Value) -> None:
        while self._answer() is not None:  # current orders are followed at once
            self.go_on()
        self.orders.keep([standing_order(self.table, ADA, name, value) for name, value in wishes.items()])
        self.steps.append((GIVE, ADA, wishes))

    def go_on(self) -> None:
        """Ada's orders answer first, as they wait for nobody; otherwise somebody who is asked acts."""
        table = self.table
        action = self._answer()
        by, seat = (BY_HAND, table.waiting[0]) if action is None else (BY_ORDER, ADA)
        if action is None:
            action = self._some_action(seat)
        self.steps.append((by, seat, table.game.space.text(action)))
        table.play(seat, action)

    def _answer(self) -> int | None:
        """What Ada's orders do now."""
        return self.orders.answer(self.table, ADA) if ADA in self.table.waiting else None

    def _some_action(self, seat: int) -> int:
        """Small bids and few spells, so that there is plenty to answer."""
        options = self.table.state.legal(seat)
        if self.table.decision().kind in ("bid", "respond"):
            options = options[: self.chance.choice((1, 1, 3))]
        return self.chance.choice(options)

    def count(self, by: str) -> int:
        return sum(step[0] == by for step in self.steps)


def auctions() -> tuple[Moves, Script]:
    """The last auctions in a game of Emira; in some of them Ada has a standing maximum."""
    table = Table(load("emira"), 3, bytes([2]) * 32)
    script = Script(table, 2)
    while table.state.auctions < 32:  # type: ignore[attr-defined]
        script.go_on()
    before, script.steps = moves_of(table), []
    given = -1
    while not table.over:
        moment = table.game.moment(table.state, ADA, "highest_bid")
        if table.decision().kind == "bid" and moment != given:
            given = moment
            script.give(highest_bid=script.chance.choice((10, 30, 60)))
        script.go_on()
    return before, script


def windows() -> tuple[Moves, Script]:
    """A round of the magic game in which Ada changes her mind about when she wants to be asked."""
    table = Table(load("dragons"), 3, bytes([3]) * 32, {"variant": "magic"})
    script = Script(table, 3)
    while table.decision().kind != "respond":
        script.go_on()
    before, script.steps = moves_of(table), []
    for wish in ("never", "own_spaces", "always", "never"):
        script.give(windows=wish, pass_until_next_space=wish == "always")
        for _ in range(12):
            script.go_on()
    return before, script


class World:
    """One way of playing a script, with everything that was sent and can be asked for afterwards."""

    def __init__(
        self, servers: list[ServerProcess], look: Look, guests: list[Browser], made: tuple[Moves, Script]
    ):
        self.guests = guests
        before, self.script = made
        self.table_id = arrange(servers[0], guests[:3], self.script.table, before)
        self.pages = [look(guest, self.table_id, seat) for seat, guest in enumerate(guests[:3])]
        self.pages.append(look(guests[3], self.table_id))
        self.seq = self.pages[ADA].seq
        self.sync()

    def sync(self) -> None:
        """Let everybody see the last move before the next one is made."""
        for page in self.pages:
            page.until_frame(lambda message: message["seq"] >= self.seq)

    def play(self, with_orders: bool) -> None:
        for by, seat, what in self.script.steps:
            if by == GIVE:
                if with_orders:
                    answer = self.pages[seat].ask(type="orders", seat=seat, orders=what)
                    assert answer["type"] == "ack" and answer["seq"] == self.seq
                continue
            if by == BY_HAND or not with_orders:
                answer = self.pages[seat].play(seat, what, key=f"{self.seq} {self.table_id}")
                assert answer["type"] == "ack", answer
            self.seq += 1
            self.sync()

    def plain(self, what: Any) -> str:
        """A message as sent, without times and the table's ID."""
        return TIMES.sub("time", json.dumps(what)).replace(self.table_id, "table")

    def told(self, page: Page) -> list[str]:
        return [self.plain(message) for message in page.heard]

    def frames(self, page: Page) -> dict[int, str]:
        """The frames by number, without the events: between processes, two moves may arrive in one frame."""
        return {
            message["seq"]: self.plain(without_events(message))
            for message in page.heard
            if "frame" in message
        }

    def asked_for(self) -> list[str]:
        """Everything that the last guest, who only watches, can ask the server for."""
        path, guest = f"/api/tables/{self.table_id}", self.guests[3]
        found = [guest.get(path), guest.get(f"{path}/frames/{len(self.script.table.entries)}")]
        if self.script.table.over:
            found += [guest.get(f"{path}/record"), guest.get(f"{path}/frames/{self.seq}", eyes="all")]
        return [self.plain(each) for each in found]


def without_events(message: Message) -> Message:
    return {**message, "events_from": 0, "frame": {**message["frame"], "events": []}}


def counted(servers: list[ServerProcess]) -> dict[str, float]:
    """The sum of all the servers' counters, without durations."""
    totals: dict[str, float] = {}
    for server in servers:
        for line in server.metrics().splitlines():
            name, _, value = line.rpartition(" ")
            if not line.startswith("#") and ("_total" in name or name.endswith("_count")):
                totals[name] = totals.get(name, 0) + float(value)
    return totals


def difference(after: dict[str, float], before: dict[str, float]) -> dict[str, float]:
    return {name: value - before.get(name, 0) for name, value in after.items() if value != before.get(name)}


@rule("EMI-HIDDEN.2", "DRA-INFO.6")
@pytest.mark.parametrize("made", [auctions, windows])
def test_orders_show_in_nothing(servers: list[ServerProcess], arrive: Arrive, look: Look, made: Any) -> None:
    guests = [arrive(name) for name in ("Ada", "Berta", "Cleo", "Dora")]
    worlds: list[World] = []
    counts: list[dict[str, float]] = []
    for ordered in (True, False):
        before = counted(servers)
        world = World(servers, look, guests, made())
        world.play(ordered)
        worlds.append(world)
        counts.append(difference(counted(servers), before))
    with_orders, by_hand = worlds
    assert with_orders.script.steps == by_hand.script.steps and by_hand.script.count(BY_ORDER) > 10
    for seat in (BERTA, CLEO, 3):
        page, played = with_orders.pages[seat], by_hand.pages[seat]
        assert page.story == played.story
        frames = by_hand.frames(played)
        if len(servers) == 1:
            assert with_orders.told(page) == by_hand.told(played)
            assert sorted(frames) == list(range(min(frames), max(frames) + 1))
        for seq, frame in with_orders.frames(page).items():
            assert frame == frames[seq]
    assert with_orders.asked_for() == by_hand.asked_for()
    moves = len(by_hand.script.steps) - by_hand.script.count(GIVE)
    entries = {'caravanserai_moves_total{by="person"}': moves, "caravanserai_commit_seconds_count": moves}
    assert counts == [entries] * 2
    for server in servers:
        assert "order" not in server.log.read_text()


def test_another_seats_orders_send_nothing_even_to_who_has_some(
    servers: list[ServerProcess], arrive: Arrive, look: Look
) -> None:
    """Each through a separate process: the notifications between them must not show."""
    guests = [arrive(name) for name in ("Ada", "Berta", "Cleo")]
    played = auction()  # in which it is Cleo's bid, so that no order answers yet
    table_id = arrange(servers[0], guests, played, moves_of(played))
    pages = [look(guest, table_id, seat) for seat, guest in enumerate(guests)]
    ada, berta = pages[ADA], pages[BERTA]
    assert berta.ask(type="orders", seat=BERTA, orders={"highest_bid": 20})["type"] == "ack"
    berta.until_frame(lambda message: message["orders"] == {"highest_bid": 20})
    for limit in (30, 50, "none", 10):
        assert ada.ask(type="orders", seat=ADA, orders={"highest_bid": limit})["type"] == "ack"
        ada.ask(type="chat", text="your turn", key=f"after {limit}")
        heard = len(berta.heard)
        berta.expect("said")
        berta.settled()
        assert {message["type"] for message in berta.heard[heard:]} <= {"said", "pong", "seats"}
