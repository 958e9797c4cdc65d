"""How long a sealed answer takes reveals nothing about what the seat holds.

The driver works at real tables, on a clock that jumps. Only the computers are replaced: how long they think
depends on what they could play, and then they pass.
"""

from __future__ import annotations

import asyncio
import itertools
import math
import random
from bisect import bisect_right
from collections.abc import Callable, Iterator
from typing import ParamSpec, TypeVar

import pytest

from caravanserai.games import load as open_game
from caravanserai.kernel.orders import Orders, standing_order
from caravanserai.kernel.table import Table
from caravanserai.server.bots import Bots
from caravanserai.server.connection import Connection
from caravanserai.server.driver import Driver
from caravanserai.server.live import LiveTable
from caravanserai.server.metrics import Metrics
from caravanserai.server.records import Seat, Setup
from caravanserai.server.store import Store, migrate
from caravanserai.server.story import Story
from caravanserai.server.thinking import Task
from tests.games.dragons.tables import magic
from tests.rules import rule
from tests.server.clocks import run_at_once

P = ParamSpec("P")
T = TypeVar("T")
PAUSE = 0.6
WINDOWS = 200
RICH, POOR = "charity mirage", "parasite smuggler"  # what fits the market's tally, and what does not
LOOK = 0.01  # seconds that a computer spends on each of its options
numbers = itertools.count()


class AtOnce(Store):
    """A database that takes no time."""

    async def write(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return work(*args, **kwargs)

    async def write_at(self, table_id: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return work(*args, **kwargs)

    async def read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return work(*args, **kwargs)


class Thinkers(Bots):
    """Computers that take time for each option, and then play the first legal action."""

    def __init__(self, each: float) -> None:
        super().__init__(1, 5.0, Metrics())
        self.each = each
        self.tables: dict[str, Table] = {}
        self.began: list[float] = []

    async def choose(self, task: Task, people_wait: bool = True) -> int | None:
        self.began.append(asyncio.get_running_loop().time())
        options = self.tables[task.game].state.legal(task.seat)
        await asyncio.sleep(self.each * len(options))
        return options[0]


class Onlooker(Connection):
    """A page that records when it is sent something."""

    def __init__(self) -> None:
        super().__init__()
        self.moments: asyncio.Queue[float] = asyncio.Queue()

    def send_bytes(self, message: bytes) -> None:
        self.moments.put_nowait(asyncio.get_running_loop().time())


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    store = AtOnce(f"sqlite:///{tmp_path_factory.mktemp('timing')}/tables.sqlite", "here", Metrics())
    migrate(store.engine)
    yield store
    store.close()


def open_table(store: Store, table: Table, kinds: list[str]) -> LiveTable:
    """A live table on the server, in the middle of a game."""
    seats = [Seat("bot", None, "Omar", "master") if kind == "bot" else Seat("local") for kind in kinds]
    setup = Setup(
        f"t{next(numbers)}", table.game.id, 1, dict(table.options), seats, None, False, "", 0.0, bytes(32)
    )
    story = Story(setup)
    story.table = table
    store.create_table(story)
    return LiveTable(store, store.metrics, story, [], Orders())


async def seen(live: LiveTable, bots: Thinkers, seed: int, frames: int) -> list[float]:
    """When an onlooker is sent the next frames, counted from when the decision is put."""
    assert live.story.table is not None
    bots.tables[live.story.setup.game] = live.story.table
    page = Onlooker()
    live.connections.add(page)
    driving = asyncio.create_task(Driver(live, bots, PAUSE, random.Random(seed)).run())
    moments = [await page.moments.get() for _ in range(frames)]
    driving.cancel()
    return moments


def window(spells: str) -> Table:
    """The tally of the market, in which only seat 1 is asked: it has a lamp and two spells."""
    table = magic(3, moment="tally", current="market", artifacts={1: "lamp"}, spells={1: spells})
    assert table.waiting == [1] and (len(table.moves(1)) > 1) is (spells == RICH)
    return table.table


def delays(store: Store, spells: str, seeds: range, by: str, look: float = LOOK) -> list[float]:
    """How long others wait for a seat that passes, in one window after another."""

    async def one(seed: int) -> float:
        table = window(spells)
        live = open_table(store, table, ["local", "bot" if by == "computer" else "local", "local"])
        if by == "orders":
            live.orders.keep([standing_order(table, 1, "windows", "never")])
        began = asyncio.get_running_loop().time()
        return (await seen(live, Thinkers(look), seed, 1))[0] - began

    async def all_of_them() -> list[float]:
        return [await one(seed) for seed in seeds]

    return run_at_once(all_of_them())


def distance(first: list[float], second: list[float]) -> float:
    """The Kolmogorov–Smirnov statistic: the greatest distance between two distributions."""
    first, second = sorted(first), sorted(second)
    return max(
        abs(bisect_right(first, at) / len(first) - bisect_right(second, at) / len(second))
        for at in first + second
    )


def too_far(samples: int) -> float:
    """The distance that two samples from one distribution exceed once in a thousand times."""
    return 1.95 * math.sqrt(2 / samples)


@rule("DRA-INFO.6")
@pytest.mark.parametrize("by", ["computer", "orders"])
def test_the_time_of_a_pass_does_not_tell_whether_there_was_a_choice(store: Store, by: str) -> None:
    could = delays(store, RICH, range(WINDOWS), by)
    could_not = delays(store, POOR, range(WINDOWS, 2 * WINDOWS), by)
    assert distance(could, could_not) < too_far(WINDOWS)
    assert all(0.15 <= delay <= 0.46 for delay in could + could_not)
    assert len({round(delay, 3) for delay in could}) > WINDOWS / 4, "and it varies"


@rule("DRA-INFO.6")
@pytest.mark.parametrize("by", ["computer", "orders"])
def test_the_moment_is_drawn_before_anybody_thinks(store: Store, by: str) -> None:
    """The same draw gives the same moment, whatever the seat holds and however long it thinks."""
    moments = delays(store, RICH, range(20), by)
    assert delays(store, POOR, range(20), by) == pytest.approx(moments, abs=0.001)
    assert delays(store, RICH, range(20), by, look=0.0) == pytest.approx(moments, abs=0.001)


@rule("DRA-INFO.6")
def test_a_late_answer_does_not_come_when_it_is_found(store: Store) -> None:
    """Thinking that outlasts its moment is answered at a later one, drawn in the same way."""
    options = len(window(RICH).state.legal(1))
    late = delays(store, RICH, range(WINDOWS), "computer", look=1.0 / options)
    assert all(1.0 < delay < 1.5 for delay in late)
    slightly_later = delays(store, RICH, range(WINDOWS), "computer", look=1.01 / options)
    assert distance(late, slightly_later) < too_far(WINDOWS)
    same = [abs(a - b) < 0.001 for a, b in zip(late, slightly_later, strict=True)]
    assert sum(same) > 0.9 * WINDOWS, "a hundredth of a second more shows in hardly any"


def test_computers_and_orders_are_alike_in_a_sealed_decision(store: Store) -> None:
    by_computer = delays(store, RICH, range(WINDOWS), "computer")
    by_orders = delays(store, RICH, range(WINDOWS, 2 * WINDOWS), "orders")
    assert distance(by_computer, by_orders) < too_far(WINDOWS)


def test_computers_think_side_by_side(store: Store) -> None:
    """Eight at a table take no longer than one."""
    table = Table(open_game("amul"), 8, 5)
    assert table.waiting == list(range(8)) and table.decision().sealed
    bots = Thinkers(0.1 / len(table.state.legal(0)))
    moments = run_at_once(seen(open_table(store, table, ["bot"] * 8), bots, 3, 8))
    assert bots.began[:8] == [bots.began[0]] * 8
    assert moments == sorted(moments) and moments[-1] <= 0.46
    assert len({round(moment, 3) for moment in moments}) > 4, "each at a moment of its own"


def test_what_others_do_meanwhile_changes_no_moment(store: Store) -> None:
    """Another seat's orders wake the driver; the computer's answer still comes when it would have come."""

    async def with_interruptions(times: int) -> float:
        table = window(RICH)
        live = open_table(store, table, ["local", "bot", "local"])

        async def interrupt() -> None:
            for _ in range(times):
                await asyncio.sleep(0.02)
                await live.keep_orders([standing_order(table, 0, "windows", "never")])

        interrupting = asyncio.create_task(interrupt())
        moment = (await seen(live, Thinkers(LOOK), 4, 1))[0]
        interrupting.cancel()
        return moment

    undisturbed = run_at_once(with_interruptions(0))
    assert run_at_once(with_interruptions(5)) == pytest.approx(undisturbed, abs=0.001)


def test_in_an_open_decision_orders_are_no_faster_than_people(store: Store) -> None:
    async def bid(seed: int) -> float:
        table = Table(open_game("emira"), 3, 5)
        while table.decision().kind != "bid":
            table.play(table.waiting[0], table.default(table.waiting[0]))
        live = open_table(store, table, ["local"] * 3)
        live.orders.keep([standing_order(table, table.waiting[0], "highest_bid", 50)])
        began = asyncio.get_running_loop().time()
        return (await seen(live, Thinkers(0.0), seed, 1))[0] - began

    async def bids() -> list[float]:
        return [await bid(seed) for seed in range(30)]

    waits = run_at_once(bids())
    assert min(waits) >= PAUSE and max(waits) <= 3 * PAUSE + 0.01 and max(waits) - min(waits) > PAUSE
