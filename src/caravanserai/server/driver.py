"""What happens at a table automatically: computers move, standing orders are followed, clocks run out."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets

from caravanserai.bots.levels import SEARCHING
from caravanserai.kernel.game_error import GameError
from caravanserai.server.answers import Answer, Answers
from caravanserai.server.bots import Bots
from caravanserai.server.chores import Patience
from caravanserai.server.live import LiveTable
from caravanserai.server.problems import Refuse
from caravanserai.server.thinking import Task, make_task
from caravanserai.server.times import now

log = logging.getLogger("caravanserai.driver")
STAND_IN = "master"  # the level that plays for somebody who left
_PATIENCE = 2.0  # how long another process may keep the lead at a table before this one takes over


class Driver:
    """Keeps one table going. If several processes have it open, the one that wrote last leads."""

    def __init__(
        self, live: LiveTable, bots: Bots, pause: float, chance: random.Random | None = None
    ) -> None:
        self.live = live
        self.bots = bots
        self.answers = Answers(pause, chance or random.Random())

    async def run(self) -> None:
        """Run until cancelled; failures are logged and tried again."""
        patience = Patience()
        try:
            while True:
                try:
                    await self._step()
                    patience.renew()
                except Refuse:
                    continue  # another process was first: look again
                except GameError as error:
                    self.live.game_failed(error)
                except Exception:
                    log.exception("driver_failed", extra={"table": self.live.id})
                    await patience.wait()
        finally:
            self.answers.forget()

    async def _step(self) -> None:
        live = self.live
        live.changed.clear()
        if live.behind:
            async with live.lock:
                await live.refresh()
        if live.failed and live.story.status == "playing":
            await live.end_failed()
        story = live.story
        computers = story.computers_to_move()
        searching = [seat for seat in computers if story.seats[seat].level in SEARCHING]
        self.answers.expect(story.decision_since, story.sealed, computers, list(live.ordered()), searching)
        deadline = story.deadline()
        if self.answers.by_seat:
            await self._next_answer()
        elif deadline is None:
            await live.changed.wait()
        elif not await self._disturbed(deadline - now()):
            await self._clock_runs_out()

    async def _next_answer(self) -> None:
        """Let all computers think in parallel, and give the first answer when its moment comes."""
        if await self._disturbed(self._lead_of_others()):
            return
        await self._begin_to_think()
        seat, answer = self.answers.next()
        if await self._disturbed(answer.moment - asyncio.get_running_loop().time()):
            return
        if not answer.ready:
            await self.answers.put_off(answer)
            return
        await self._give(seat, answer)

    def _lead_of_others(self) -> float:
        """How long to leave the table to another process that wrote last."""
        live = self.live
        if not live.store.postgres or live.last_writer == live.store.process:
            return 0.0
        return live.last_at + self.answers.pause + _PATIENCE - now()

    async def _disturbed(self, seconds: float) -> bool:
        """Wait; returns True at once if something happens at the table in the meantime."""
        if seconds <= 0:
            return False
        try:
            async with asyncio.timeout(seconds):
                await self.live.changed.wait()
        except TimeoutError:
            return False
        return True

    async def _begin_to_think(self) -> None:
        """Put the decision to every computer that is not already thinking about it."""
        live, expected = self.live, self.answers.by_seat
        if all(expected[seat].thinking for seat in live.story.computers_to_move() if seat in expected):
            return
        async with live.lock:
            await live.refresh()
            if live.story.decision_since != self.answers.decision:
                return
            for seat in live.story.computers_to_move():
                if seat in expected and expected[seat].thinking is None:
                    thinking = self.bots.choose(self._task(seat), live.people_wait())
                    expected[seat].thinking = asyncio.create_task(thinking)

    async def _give(self, seat: int, answer: Answer) -> None:
        """Play what a computer has chosen or what standing orders say, if the seat is still being asked."""
        live = self.live
        async with live.lock:
            await live.refresh()
            story = live.story
            if story.decision_since != self.answers.decision or seat not in story.waiting:
                return
            if not story.seats[seat].by_computer:
                await self._follow_orders(seat)
            elif answer.thinking is not None:
                await self._play(seat, answer.thinking.result())
            self.answers.drop(seat)

    async def _follow_orders(self, seat: int) -> None:
        move = self.live.ordered().get(seat)
        if move is not None:
            await self.live.commit("move", {"seat": seat, "move": move, "by": "orders"})
            self.live.metrics.moves["person"] += 1  # so that nobody can count the orders

    def _task(self, seat: int) -> Task:
        story = self.live.story
        assert story.table is not None
        level = story.seats[seat].level or STAND_IN
        return make_task(story.table, seat, level, secrets.randbits(30))

    async def _play(self, seat: int, action: int | None) -> None:
        """Play a computer's choice, or the default if it made no legal one."""
        table = self.live.story.table
        assert table is not None
        if action is None or action not in table.state.legal(seat):
            self.live.metrics.bot_defaults += 1
            move = table.default(seat).text
        else:
            move = table.game.space.text(action)
        await self.live.commit("move", {"seat": seat, "move": move, "by": "computer"})
        self.live.metrics.moves["computer"] += 1

    async def _clock_runs_out(self) -> None:
        """Let computers take over all seats that still owe an answer, at the same time."""
        live = self.live
        async with live.lock:
            await live.refresh()
            deadline = live.story.deadline()
            if deadline is not None and deadline <= now():
                for seat in live.story.waiting:
                    await live.commit("timeout", {"seat": seat})
