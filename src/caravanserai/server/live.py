"""A table in play: one lock, the story so far, and the pages that look on. Commit, then tell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from caravanserai.kernel.orders import Orders, StandingOrder
from caravanserai.kernel.refusal import Refusal
from caravanserai.server.audience import frame_for
from caravanserai.server.connection import Connection, encode
from caravanserai.server.metrics import Metrics
from caravanserai.server.problems import Stale
from caravanserai.server.protocol import FrameMessage, Said, Seats, TableInfo, Welcome
from caravanserai.server.records import ChatLine, Entry, EntryKind, table_info
from caravanserai.server.store import Conflict, Store
from caravanserai.server.story import Story, rebuild
from caravanserai.server.times import iso, now


class LiveTable:
    """One actor: whoever changes or reads the story holds the lock."""

    def __init__(
        self, store: Store, metrics: Metrics, story: Story, chat: list[ChatLine], orders: Orders
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.story = story
        self.chat = chat
        self.orders = orders
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()  # wakes the driver
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[set[str], float]] = {}  # who looks on through other processes
        self.touched = now()
        self.last_writer = ""  # the process that wrote the last entry, and when
        self.last_at = 0.0
        self.spoiled = False  # a commit ended unclear; the log must be read again

    @property
    def id(self) -> str:
        return self.story.setup.id

    def ordered(self) -> dict[int, str]:
        """The people's seats whose standing orders answer the present decision, and the moves they make."""
        table = self.story.table
        moves: dict[int, str] = {}
        if table is None or not table.game.order_kinds:
            return moves
        for seat in table.waiting:
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
        """Check, write, acknowledge, tell everyone. The lock is held. A refusal changes nothing."""
        await self.refresh()
        guests, status = self.story.guests(), self.story.status
        entry = Entry(self.story.head + 1, now(), kind, payload, client_key, self.store.process)
        self._apply(entry)
        await self._write(entry, guests, new_table)
        self._note_writer(entry)
        if acknowledge is not None:
            acknowledge(entry.seq)
        self.tell(seats=kind not in ("move", "undo") or status != self.story.status)

    def _apply(self, entry: Entry) -> None:
        """Let the rules have their say; any other failure leaves a story not to be trusted."""
        try:
            self.story.apply(entry)
        except Refusal:
            raise
        except Exception:
            self.spoiled = True
            raise

    async def _write(self, entry: Entry, guests_before: set[str], new_table: Story | None) -> None:
        """Put an applied entry on disk, or read again what the log really says."""
        story = self.story
        guests = story.guests() if story.guests() != guests_before else None
        self.spoiled = True
        try:
            await self.store.write(
                self.store.append, self.id, entry, story.card(), story.due(), guests, new_table
            )
        except Conflict:
            await self.refresh()
            self.tell(seats=True)
            raise Stale from None
        self.spoiled = False

    async def refresh(self) -> None:
        """After an unclear commit: rebuild from the log. The lock is held."""
        if not self.spoiled:
            return
        found = await self.store.read(self.store.load, self.id)
        assert found is not None
        self.story = await asyncio.to_thread(rebuild, *found)
        if found[1]:
            self._note_writer(found[1][-1])
        self.spoiled = False
        self.changed.set()

    async def catch_up(self) -> None:
        """Take in what another process wrote, and tell our pages."""
        async with self.lock:
            await self.refresh()
            entries = await self.store.read(self.store.tail, self.id, self.story.head)
            for entry in entries:
                self.story.apply(entry)
                self._note_writer(entry)
            if entries:
                self.tell(seats=True)

    def _note_writer(self, entry: Entry) -> None:
        self.last_writer, self.last_at = entry.process, entry.at

    async def say(self, line: ChatLine, client_key: str) -> None:
        """Keep a line of chat and tell everyone; the same key again changes nothing."""
        kept = await self.store.write(self.store.say, self.id, line, client_key)
        if kept is not None:
            self._add_chat([kept])

    async def catch_up_chat(self) -> None:
        """Take in what was said through another process."""
        after = self.chat[-1].id if self.chat else 0
        self._add_chat(await self.store.read(self.store.chat, self.id, after))

    async def keep_orders(self, orders: list[StandingOrder]) -> None:
        """Keep a seat's standing orders; nobody but the seat hears of it."""
        await self.store.write(self.store.keep_orders, self.id, orders)
        self._follow_new(orders)

    async def catch_up_orders(self) -> None:
        """Take in the orders given through another process."""
        orders = await self.store.read(self.store.orders, self.id)
        async with self.lock:
            await self.refresh()
            self._follow_new(orders)

    def _follow_new(self, orders: list[StandingOrder]) -> None:
        """Keep orders and show them to the seats that changed theirs: a frame to another would tell of it."""
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

    # --- telling -----------------------------------------------------------------------------------

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
        frames: dict[tuple[int | None, int], bytes] = {}
        for connection in self.connections:
            self._keep_eyes_honest(connection)
            self.send_frame(connection, frames)

    def tell_seats(self) -> None:
        """Tell everyone who sits, who is here and how the table stands."""
        told: dict[str | None, bytes] = {}
        for connection in self.connections:
            viewer = connection.guest_id
            if viewer not in told:
                told[viewer] = encode(Seats(self.info(viewer)))
            connection.send_bytes(told[viewer])

    def _keep_eyes_honest(self, connection: Connection) -> None:
        """Whoever no longer owns a seat does not see with its eyes."""
        if connection.eyes is not None and connection.eyes not in self.story.seats_of(connection.guest_id):
            connection.eyes = None
            connection.last = None

    def send_frame(
        self, connection: Connection, made: dict[tuple[int | None, int], bytes] | None = None
    ) -> None:
        """Send a page the frame it is owed, with the events it has not seen."""
        story = self.story
        if story.table is None:
            return
        first = story.events_from(connection.last)
        frames = made if made is not None else {}
        if (connection.eyes, first) not in frames:
            frames[connection.eyes, first] = self._frame(connection.eyes, first)
        connection.send_bytes(frames[connection.eyes, first])
        connection.last = story.head

    def _frame(self, eyes: int | None, first: int) -> bytes:
        story = self.story
        assert story.table is not None
        deadline = story.deadline()
        left = None if deadline is None else max(0.0, round(deadline - now(), 1))
        orders = {} if eyes is None else self.orders.of(story.table, eyes)
        return encode(
            FrameMessage(story.head, eyes, first, frame_for(story.table, eyes, first), left, orders)
        )

    def welcome(self, connection: Connection, boot: str) -> Welcome:
        return Welcome(boot, self.info(connection.guest_id), [said(line) for line in self.chat])

    # --- coming and going ----------------------------------------------------------------------------

    def connect(self, connection: Connection) -> None:
        """A page opens the table."""
        before = self.present()
        self.connections.add(connection)
        self._presence_changed(before)

    def disconnect(self, connection: Connection) -> None:
        before = self.present()
        self.connections.discard(connection)
        self.touched = now()
        self._presence_changed(before)

    def others_here(self, process: str, guests: set[str], until: float) -> None:
        """Who looks on through another process."""
        before = self.present()
        self.elsewhere[process] = (guests, until)
        self._presence_changed(before)

    def _presence_changed(self, before: set[str]) -> None:
        if (before ^ self.present()) & self.story.guests():
            self.tell_seats()


def said(line: ChatLine) -> Said:
    return Said(iso(line.at), line.name, line.seat, line.text)
