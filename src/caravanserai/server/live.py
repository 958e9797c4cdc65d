"""A live table: one lock, the story so far, and the connected pages. Commit first, then broadcast."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from caravanserai.kernel.game_error import GameError
from caravanserai.kernel.orders import Orders, StandingOrder
from caravanserai.kernel.record import dumps
from caravanserai.server.audience import frame_for
from caravanserai.server.connection import Connection, encode
from caravanserai.server.hints import TableHints
from caravanserai.server.metrics import Metrics
from caravanserai.server.problems import Stale
from caravanserai.server.protocol import FrameMessage, LessonStep, Said, Seats, TableInfo, Welcome
from caravanserai.server.records import ChatLine, Entry, EntryKind, table_info
from caravanserai.server.store import Conflict, Store
from caravanserai.server.story import Story
from caravanserai.server.times import iso, now

log = logging.getLogger("caravanserai.live")

# frames already encoded, by eyes, first event and whether they bring the scene
Frames = dict[tuple[int | None, int, bool], bytes]


class Unclear(Exception):
    """The database cannot say whether something was written."""


class LiveTable:
    """One actor: every writer holds the lock, and `story` never goes beyond what the log says."""

    def __init__(
        self, store: Store, metrics: Metrics, story: Story, chat: list[ChatLine], orders: Orders
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.story = story
        self.chat = chat
        self.orders = orders
        self.hints = TableHints()
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()  # wakes the driver
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[set[str], float]] = {}  # who is connected through other processes
        self.touched = now()
        self.last_writer = ""  # the process that wrote the last entry, and when
        self.last_at = 0.0
        self.behind = False  # something may have been written that we have not read
        self.failed = False  # the game's code raised an error: the driver ends the table

    @property
    def id(self) -> str:
        return self.story.setup.id

    @property
    def last_chat(self) -> int:
        """The number of the last chat line read."""
        return self.chat[-1].id if self.chat else 0

    def ordered(self) -> dict[int, str]:
        """Seats of people whose standing orders answer the current decision, and the moves they make."""
        table = self.story.table
        moves: dict[int, str] = {}
        if table is None or self.story.tutor is not None or not table.game.order_kinds:
            return moves
        for seat in self.story.waiting:
            action = None if self.story.seats[seat].by_computer else self.orders.answer(table, seat)
            if action is not None:
                moves[seat] = table.game.space.text(action)
        return moves

    # --- writing -----------------------------------------------------------------------------------

    async def commit(
        self,
        kind: EntryKind,
        payload: dict[str, Any],
        client_key: str | None = None,
        acknowledge: Callable[[int], None] | None = None,
        new_table: Story | None = None,
    ) -> None:
        """Check, write, acknowledge, broadcast. The lock must be held. A refusal changes nothing."""
        await self.refresh()
        before = self.story
        entry = Entry(before.head + 1, now(), kind, payload, client_key, self.store.process)
        story = before.clone()  # nobody sees it until it is written
        story.apply(entry)
        self.behind = True
        try:
            await self._write(entry, story, new_table)
            self.story, self.behind = story, False
        except Conflict:
            await self.refresh()
            raise Stale from None
        except Exception as error:
            log.warning("commit_unclear", extra={"table": self.id, "error": type(error).__name__})
            if not await self._was_kept(entry):
                raise
        finally:
            if self.behind:
                self.changed.set()  # the driver reads the log as soon as it is readable
        self._note_writer(entry)
        if acknowledge is not None:
            acknowledge(entry.seq)
        self.tell(seats=kind not in ("move", "undo", "continue") or before.status != self.story.status)

    async def _write(self, entry: Entry, story: Story, new_table: Story | None) -> None:
        """Write an entry to disk, with everything derived from the story after it."""
        guests = story.guests() if story.guests() != self.story.guests() else None
        record = None
        if (
            story.table is not None
            and story.status in ("over", "ended")
            and story.status != self.story.status
        ):
            record = dumps(story.table.record(open_seed=True))
        store = self.store
        await store.write_at(
            self.id, store.append, self.id, entry, story.card(), story.due(), guests, new_table, record
        )

    async def _was_kept(self, entry: Entry) -> bool:
        """Whether an entry is in the log although its commit failed."""
        try:
            found = await self.refresh()
        except Exception as error:
            raise Unclear from error
        return any(
            (each.seq, each.at, each.process) == (entry.seq, entry.at, entry.process) for each in found
        )

    async def refresh(self) -> list[Entry]:
        """Read what may have been written without our knowledge, and broadcast it. The lock must be held."""
        if not self.behind:
            return []
        store = self.store
        entries = await store.read(store.tail, self.id, self.story.head)
        chat = await store.read(store.chat, self.id, self.last_chat)
        orders = await store.read(store.orders, self.id)
        self._follow(entries)
        self._add_chat(chat)
        self._follow_new(orders)
        self.behind = False
        return entries

    async def catch_up(self) -> None:
        """Read what another process wrote, and tell our pages."""
        async with self.lock:
            await self.refresh()
            self._follow(await self.store.read(self.store.tail, self.id, self.story.head))

    async def catch_up_everything(self) -> None:
        """Read everything another process may have written."""
        async with self.lock:
            self.behind = True
            await self.refresh()

    def _follow(self, entries: list[Entry]) -> None:
        if not entries:
            return
        story = self.story.clone()
        for entry in entries:
            story.apply(entry)
        self.story = story
        self._note_writer(entries[-1])
        self.tell(seats=True)

    def _note_writer(self, entry: Entry) -> None:
        self.last_writer, self.last_at = entry.process, entry.at

    async def say(self, line: ChatLine, client_key: str) -> None:
        """Store a chat line and broadcast it; repeating the same key changes nothing."""
        with self._perhaps_written():
            kept = await self.store.write_at(self.id, self.store.say, self.id, line, client_key)
        if kept is not None:
            self._add_chat([kept])

    async def catch_up_chat(self) -> None:
        """Read what was said through another process."""
        self._add_chat(await self.store.read(self.store.chat, self.id, self.last_chat))

    async def keep_orders(self, orders: list[StandingOrder]) -> None:
        """Store a seat's standing orders; only the seat itself is told."""
        with self._perhaps_written():
            await self.store.write_at(self.id, self.store.keep_orders, self.id, orders)
        self._follow_new(orders)

    async def catch_up_orders(self) -> None:
        """Read the orders given through another process."""
        orders = await self.store.read(self.store.orders, self.id)
        async with self.lock:
            await self.refresh()
            self._follow_new(orders)

    @contextmanager
    def _perhaps_written(self) -> Iterator[None]:
        """A write that fails may have succeeded all the same, so look it up later."""
        try:
            yield
        except BaseException:
            self.behind = True
            self.changed.set()
            raise

    def _follow_new(self, orders: list[StandingOrder]) -> None:
        """Keep orders and show them to the seats that changed theirs: a frame to others would reveal it."""
        table = self.story.table
        if table is None:
            return
        before = [self.orders.of(table, seat) for seat in range(table.players)]
        self.orders.keep(orders)
        self.changed.set()
        for connection in self.connections:
            seat = connection.eyes
            if seat is not None and self.orders.of(table, seat) != before[seat]:
                self.send_frame(connection)

    def _add_chat(self, lines: list[ChatLine]) -> None:
        known = {line.id for line in self.chat}
        for line in lines:
            if line.id not in known:
                self.chat.append(line)
                self.broadcast(encode(said(line)))
        del self.chat[:-200]

    # --- broadcasting ------------------------------------------------------------------------------

    def present_here(self) -> set[str]:
        """The guests who have the table open through this process."""
        return {each.guest_id for each in self.connections if each.guest_id is not None}

    def present(self) -> set[str]:
        """The guests who have the table open, here or through another process."""
        here = self.present_here()
        moment = now()
        for guests, until in self.elsewhere.values():
            if until > moment:
                here |= guests
        return here

    def people_wait(self) -> bool:
        """Whether somebody who plays has the table open."""
        here = self.present()
        return any(seat.guest in here and not seat.by_computer for seat in self.story.seats)

    def info(self, viewer: str | None) -> TableInfo:
        return table_info(self.story.setup, self.story.card(), viewer, self.present())

    def broadcast(self, message: bytes) -> None:
        for connection in self.connections:
            connection.send_bytes(message)

    def tell(self, seats: bool) -> None:
        """Send every page what its audience may know now."""
        self.touched = now()
        self.changed.set()
        if seats:
            self.tell_seats()
        frames: Frames = {}
        for connection in self.connections:
            self._keep_eyes_honest(connection)
            self.send_frame(connection, frames)

    def tell_seats(self) -> None:
        """Tell everyone who sits where, who is present, and the table's status."""
        told: dict[str | None, bytes] = {}
        for connection in self.connections:
            viewer = connection.guest_id
            if viewer not in told:
                told[viewer] = encode(Seats(self.info(viewer)))
            connection.send_bytes(told[viewer])

    def _keep_eyes_honest(self, connection: Connection) -> None:
        """Make sure that nobody sees through the eyes of a seat they no longer own."""
        if connection.eyes is not None and connection.eyes not in self.story.seats_of(connection.guest_id):
            connection.eyes = None
            connection.last = None

    def send_frame(self, connection: Connection, made: Frames | None = None) -> None:
        """Send a page its next frame, with the events it has not seen."""
        story = self.story
        if story.table is None:
            return
        first = story.events_from(connection.last)
        frames = made if made is not None else {}
        wanted = (connection.eyes, first, connection.scene)
        if wanted not in frames:
            try:
                frames[wanted] = self._frame(*wanted)
            except GameError as error:
                self.game_failed(error)
                return
        connection.send_bytes(frames[wanted])
        connection.last = story.head

    def _frame(self, eyes: int | None, first: int, scene: bool) -> bytes:
        story = self.story
        assert story.table is not None
        deadline = story.deadline()
        left = None if deadline is None else max(0.0, round(deadline - now(), 1))
        orders = {} if eyes is None else self.orders.of(story.table, eyes)
        computers = 0 if eyes is None else story.computers_beside(eyes)
        frame = frame_for(story.table, eyes, first, scene, computers)
        lesson = lesson_step(story, eyes)
        return encode(FrameMessage(story.head, eyes, first, frame, left, orders, lesson))

    def game_failed(self, error: GameError) -> None:
        """Tell the game's author what went wrong, and let the driver end the table."""
        if self.failed or self.story.status != "playing":
            return
        where = {"table": self.id, "game": error.game, "doing": error.doing, "step": error.step}
        what = {"seat": error.seat, "seq": error.seq, "move": error.move, "record": dumps(error.record)}
        log.error("game_error", exc_info=error, extra={**where, **what})
        self.failed = True
        self.changed.set()

    async def end_failed(self) -> None:
        """End a table whose game failed; its record is kept, and everyone is told."""
        async with self.lock:
            await self.refresh()
            if self.story.status == "playing":
                await self.commit("end", {"reason": "game_error"})

    def welcome(self, connection: Connection, boot: str) -> Welcome:
        return Welcome(boot, self.info(connection.guest_id), [said(line) for line in self.chat])

    # --- coming and going ----------------------------------------------------------------------------

    def connect(self, connection: Connection) -> None:
        """Add a page that opens the table."""
        before = self.present()
        self.connections.add(connection)
        self._presence_changed(before)

    def disconnect(self, connection: Connection) -> None:
        before = self.present()
        self.connections.discard(connection)
        self.touched = now()
        self._presence_changed(before)

    def others_here(self, process: str, guests: set[str], until: float) -> None:
        """Note who is connected through another process."""
        before = self.present()
        self.elsewhere[process] = (guests, until)
        self._presence_changed(before)

    def _presence_changed(self, before: set[str]) -> None:
        if (before ^ self.present()) & self.story.guests():
            self.tell_seats()


def lesson_step(story: Story, eyes: int | None) -> LessonStep | None:
    """Where the lesson stands, for the seat that learns: what to look at may lie in its hand."""
    tutor = story.tutor
    if tutor is None or eyes != tutor.lesson.seat:
        return None
    step, answered = tutor.step, tutor.answered
    return LessonStep(
        id=step.id,
        number=tutor.number + 1,
        steps=len(tutor.lesson.steps),
        asks=step.asks,
        look=step.look,
        rule=step.rule or None,
        answered=None if answered is None else answered.id,
    )


def said(line: ChatLine) -> Said:
    return Said(iso(line.at), line.name, line.seat, line.text)
