"""One game through the server, examined from every side at some of its moments."""

from __future__ import annotations

import asyncio
import json
import secrets
import tempfile
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import msgspec

from caravanserai.conformance.playing import next_seat, play_on
from caravanserai.conformance.sittings import Setup
from caravanserai.kernel.orders import standing_order
from caravanserai.kernel.table import PUBLIC, Table
from caravanserai.server.live import LiveTable
from caravanserai.server.protocol import Hello, MoveMessage
from tests.wire.answers import Answers, Questions
from tests.wire.compare import Difference, Report
from tests.wire.inside import Inside, Visitor, inside, stopped_clocks
from tests.wire.worlds import another, living_in, truth

SKILL = 0.9  # how often a good player follows the advice
STATIC = (
    "/api/shelf",
    "/api/games/{game}/board",
    "/api/games/{game}/rules/en",
    "/api/games/{game}/reference/en",
    "/api/games/{game}/legend",
)


class WiredGame:
    """A game that people play through the server: each seat a separate guest, and one spectator."""

    def __init__(self, house: Inside, setup: Setup, seed: int) -> None:
        self.house = house
        self.setup = setup
        self.seed = seed
        self.choose = Random(seed)
        self.report = Report()
        self.visitors: list[Visitor] = []
        self.keys: dict[int, str] = {}  # by seat, the key of its last move
        self.seen: dict[tuple[int, int], Any] = {}  # by move and audience, the frame sent then
        self.table_id = ""

    @property
    def live(self) -> LiveTable:
        return self.house.live(self.table_id)

    @property
    def table(self) -> Table:
        table = self.live.story.table
        assert table is not None
        return table

    async def sit_down(self) -> None:
        """One guest sets up the table, the others take the open seats."""
        count = self.setup.players
        self.visitors = [await self.house.arrive(f"Guest {number}") for number in range(count + 1)]
        seats = [{"kind": "person"}, *[{"kind": "open"}] * (count - 1)]
        wish = {
            "game": self.setup.game.id,
            "seats": seats,
            "options": self.setup.options,
            "listed": True,
            "hints": True,
        }
        seed, fresh = self.seed.to_bytes(32, "big"), secrets.token_bytes
        with mock.patch("secrets.token_bytes", lambda size: seed if size == len(seed) else fresh(size)):
            made = json.loads(await self.visitors[0].post("/api/tables", wish))
        self.table_id = made["id"]
        for seat in range(1, count):
            await self.visitors[seat].post(
                f"/api/tables/{self.table_id}/join", {"invite": made["invite"], "seat": seat}
            )

    async def play(self, looks: set[int]) -> None:
        """Play the game up to the last look."""
        while not self.table.over and self.table.seq <= max(looks):
            if self.table.seq in looks:
                await self.look()
            await self.move(by_page=self.table.seq + 1 in looks)

    async def move(self, by_page: bool) -> None:
        """Somebody who is asked acts, and occasionally leaves an order."""
        table = self.table
        seat = next_seat(table.state, self.choose)
        if table.game.order_kinds and self.choose.random() < 0.05:
            kind = self.choose.choice(table.game.order_kinds)
            order = standing_order(table, seat, kind.name, self.choose.choice(kind.values))
            await self.live.keep_orders([order])
        text = self.choice(seat)
        before = table.seq
        if by_page:
            key = f"move {self.live.story.head}"
            page = await self.visitors[seat].open(self.table_id)
            await page.ask(Hello(self.live.story.head, seat))
            await page.ask(MoveMessage(seat, text, self.live.story.head, key))
            await page.close()
            self.keys[seat] = key
        else:
            async with self.live.lock:
                await self.live.commit("move", {"seat": seat, "move": text})
        assert self.table.seq == before + 1, text

    def choice(self, seat: int) -> str:
        """Any move, or in every other game mostly a good one: some secrets matter only then."""
        if self.seed % 2 == 0 and self.choose.random() < SKILL:
            return self.table.hint(seat, self.table.seq)[0].text
        return self.choose.choice(self.table.moves(seat)).text

    def audiences(self) -> list[int]:
        return list(range(PUBLIC, self.setup.players))

    async def look(self) -> None:
        """Every audience looks at this moment, in the real world and in another one."""
        await self.look_back()
        for audience in self.audiences():
            visitor = self.visitors[audience if audience >= 0 else -1]
            if audience == PUBLIC and self.choose.random() < 0.3:
                visitor = self.house.stranger()
            questions = Questions(self.live, visitor, audience, self.keys.get(audience, ""), self.choose)
            found: list[Answers] = []
            for world in (truth(self.live), another(self.live, audience, self.choose)):
                with living_in(self.live, world):
                    found.append(await questions.answers())
            self.report.compare(self.place(audience), *found)
            self._remember(audience, found[0])

    def place(self, audience: int) -> tuple[str, str, int, int, int]:
        return (self.setup.game.id, str(self.setup), self.seed, self.table.seq, audience)

    # --- looking back --------------------------------------------------------------------------------

    def _remember(self, audience: int, answers: Answers) -> None:
        frames = [json.loads(answer) for asked, answer in answers if asked == "Look"]
        told = [message for message in frames if message["type"] == "frame"]
        self.seen[self.table.seq, audience] = told[0]["frame"]

    async def look_back(self) -> None:
        """What a replay shows of an earlier moment is what was sent then."""
        for move, audience in self.choose.sample(sorted(self.seen), min(3, len(self.seen))):
            sent = self.seen[move, audience]
            query = {"scene": True, **({} if audience == PUBLIC else {"eyes": audience})}
            path = f"/api/tables/{self.table_id}/frames/{move}"
            again = json.loads(await self.visitors[audience if audience >= 0 else -1].get(path, **query))
            pair = [msgspec.json.encode(without_undo(each)) for each in (sent, again)]
            self.report.compare(
                self.place(audience), [(f"GET {path} then", pair[0])], [(f"GET {path} now", pair[1])]
            )

    async def look_at_what_never_changes(self) -> None:
        """The shelf, the board and the rules are the same for everybody; every carry link is new."""
        for path in STATIC:
            path = path.format(game=self.setup.game.id)
            answers = [await visitor.get(path) for visitor in (self.visitors[0], self.house.stranger())]
            self.report.compare(
                self.place(PUBLIC), [(f"GET {path}", answers[0])], [(f"GET {path}", answers[1])]
            )
        links: list[bytes] = []
        for world in (truth(self.live), another(self.live, 0, self.choose)):
            with living_in(self.live, world):
                link = json.loads(await self.visitors[0].post(f"/api/tables/{self.table_id}/carry"))
                links.append(msgspec.json.encode({**link, "token": "drawn afresh"}))
        self.report.compare(self.place(0), [("POST /carry", links[0])], [("POST /carry", links[1])])


class WiredLesson(WiredGame):
    """The lesson of a game, learned by the guest in one seat; the others only look."""

    async def sit_down(self) -> None:
        count = self.setup.players
        self.visitors = [await self.house.arrive(f"Guest {number}") for number in range(count + 1)]
        made = json.loads(
            await self.visitors[0].post("/api/tables", {"game": self.setup.game.id, "lesson": True})
        )
        self.table_id = made["id"]

    def audiences(self) -> list[int]:
        tutor = self.live.story.tutor
        return [PUBLIC] if tutor is None else [PUBLIC, tutor.lesson.seat]

    async def play(self, looks: set[int]) -> None:
        """Go through the lesson by its right answers, and look at some of its steps."""
        while (tutor := self.live.story.tutor) is not None:
            if tutor.number in looks:
                await self.look()
            seat, step = tutor.lesson.seat, tutor.step
            async with self.live.lock:
                if step.asks:
                    await self.live.commit("move", {"seat": seat, "move": step.accept[0]})
                else:
                    await self.live.commit("continue", {"seat": seat})


def without_undo(frame: Any) -> Any:
    """A frame as far as a replay can know it: whether a move can be undone depends on what came after it."""
    return {**frame, "decision": {**frame["decision"], "undo": False}}


def some_looks(setup: Setup, seed: int, count: int) -> set[int]:
    """After how many moves to look: anywhere in a game of the usual length."""
    choose = Random(seed)
    length = play_on(setup.start(seed), choose)
    return set(choose.sample(range(length), min(count, length)))


async def wired(game: WiredGame, looks: set[int]) -> Report:
    """Play one game and report what was compared."""
    await game.sit_down()
    try:
        await game.look_at_what_never_changes()
        await game.play(looks)
    except AssertionError as broken:  # a move that is legal in one world and not in the other
        game.report.differences.append(
            Difference(*game.place(PUBLIC), "a move", "messages", str(broken)[:200])
        )
    return game.report


def report_on(games: list[tuple[Setup, int, set[int]]], kind: type[WiredGame] = WiredGame) -> Report:
    """Play games one after another through one server."""

    async def play_all() -> Report:
        report = Report()
        with tempfile.TemporaryDirectory() as folder, stopped_clocks():
            async with inside(Path(folder)) as house:
                for setup, seed, looks in games:
                    report.add(await wired(kind(house, setup, seed), looks))
        return report

    return asyncio.run(play_all())
