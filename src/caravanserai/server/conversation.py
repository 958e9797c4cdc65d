"""What a page says to a table, and what the server replies."""

from __future__ import annotations

import asyncio
import logging
import typing
from typing import Any

import msgspec

from caravanserai.kernel.game_error import GameError
from caravanserai.kernel.lesson import Tutor
from caravanserai.kernel.refusal import Refusal, shortened
from caravanserai.kernel.table import Table
from caravanserai.server.connection import POLICY, TRY_AGAIN, Connection
from caravanserai.server.hints import Search
from caravanserai.server.house import House
from caravanserai.server.limits import Bucket, SharedBuckets
from caravanserai.server.live import LiveTable, Unclear
from caravanserai.server.orders import read_orders
from caravanserai.server.problems import Refuse, Stale, move_problem
from caravanserai.server.protocol import (
    Ack,
    ChatMessage,
    ContinueMessage,
    FromPage,
    Hello,
    HintAnswer,
    HintMessage,
    HintMove,
    Look,
    MoveMessage,
    OrdersMessage,
    Ping,
    Pong,
    Problem,
    UndoMessage,
    WhyAnswer,
    WhyMessage,
)
from caravanserai.server.records import ChatLine, EntryKind
from caravanserai.server.seating import is_taken
from caravanserai.server.tidy_text import tidy
from caravanserai.server.times import now

log = logging.getLogger("caravanserai.conversation")
_KEY = 64
_TAGS = {each.__struct_config__.tag for each in typing.get_args(FromPage)}
Deed = MoveMessage | UndoMessage | ContinueMessage
_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


class _Envelope(msgspec.Struct):
    """As much of a message as is needed to refuse it."""

    type: str = ""
    key: str | None = None


_envelope = msgspec.json.Decoder(_Envelope)


class Paces(msgspec.Struct, frozen=True):
    """How fast a page may send, together with the guest's other pages and with others at the same address."""

    messages: Bucket
    chat: SharedBuckets
    address: str


class Conversation:
    """One page at one table."""

    def __init__(self, house: House, live: LiveTable, connection: Connection, paces: Paces) -> None:
        self.house = house
        self.live = live
        self.connection = connection
        limits = house.settings.limits
        self._bucket = Bucket(limits.message_burst, limits.message_rate)
        self._paces = paces
        self._floods = 0
        self._later: set[asyncio.Task[None]] = set()  # answers that take time

    async def hear(self, text: str) -> None:
        """Answer one message; an invalid one is refused, and the connection stays open."""
        key: str | None = None
        try:
            self._check_pace()
            if len(text) > self.house.settings.limits.message_bytes:
                raise Refuse("too_large", most=self.house.settings.limits.message_bytes)
            message, key = decode(text)
            await self._answer(message)
        except Refuse as refusal:
            self._refuse(refusal.problem, key)
        except Refusal as refusal:
            self._refuse(move_problem(refusal), key)
        except GameError as error:
            self.live.game_failed(error)
            self._refuse(Problem("game_error"), key)
        except Unclear:  # neither done nor refused: the page reconnects and repeats it with the same key
            self.connection.close(TRY_AGAIN)
        except Exception:
            log.exception("message_failed", extra={"table": self.live.id})
            self._refuse(Problem("server_error"), key)
            if not self.connection.greeted:
                self.connection.close(TRY_AGAIN)

    def _refuse(self, problem: Problem, key: str | None) -> None:
        self.house.metrics.refused(problem.key)
        self.connection.refuse(problem, key)

    def _check_pace(self) -> None:
        if self._bucket.take() and self._paces.messages.take():
            return
        self._floods += 1
        if self._floods > self.house.settings.limits.floods_forgiven:
            self.connection.close(POLICY)
        raise Refuse("too_fast")

    async def _answer(self, message: FromPage) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
        elif isinstance(message, Ping):
            self.connection.send(Pong())
        elif not self.connection.greeted:
            raise Refuse("bad_request")
        elif isinstance(message, MoveMessage):
            await self._move(message)
        elif isinstance(message, UndoMessage):
            await self._undo(message)
        elif isinstance(message, ContinueMessage):
            await self._continue(message)
        elif isinstance(message, Look):
            await self._look(message)
        elif isinstance(message, WhyMessage):
            await self._why(message)
        elif isinstance(message, HintMessage):
            await self._hint(message)
        elif isinstance(message, OrdersMessage):
            await self._orders(message)
        else:
            await self._chat(message)

    # --- looking -----------------------------------------------------------------------------------

    async def _hello(self, message: Hello) -> None:
        live, connection = self.live, self.connection
        if live.store.postgres:
            await live.catch_up()
        async with live.lock:
            await live.refresh()
            mine = message.eyes is None or message.eyes in live.story.seats_of(connection.guest_id)
            connection.eyes = message.eyes if mine else None
            connection.last = message.last if mine else None
            connection.scene = message.scene
            connection.send(live.welcome(connection, self.house.boot))
            if not mine:
                self._refuse(Problem("not_your_seat"), None)
            live.send_frame(connection)
            if not connection.greeted:
                connection.greeted = True
                live.connect(connection)

    async def _look(self, message: Look) -> None:
        async with self.live.lock:
            await self.live.refresh()
            if message.eyes is not None:
                self._check_seat(message.eyes)
            self.connection.eyes = message.eyes
            if message.scene is not None:
                self.connection.scene = message.scene
            self.connection.last = None  # this seat may have seen other things: send the whole story again
            self.live.send_frame(self.connection)

    async def _be_as_new_as(self, seq: int | None) -> None:
        """Catch up if a page has heard from another process what this one has not read yet."""
        if seq is not None and seq > self.live.story.head and self.live.store.postgres:
            await self.live.catch_up()

    # --- acting ------------------------------------------------------------------------------------

    async def _move(self, message: MoveMessage) -> None:
        await self._be_as_new_as(message.seq)
        async with self.live.lock:
            table = await self._ready(message)
            if table is None:
                return
            if self.live.story.tutor is not None:
                self.live.story.tutor.check(message.move)
            action = table.game.space.shorthand(message.move, table.state.legal(message.seat))
            await self._commit("move", {"seat": message.seat, "move": table.game.space.text(action)}, message)
            self.house.metrics.moves["person"] += 1

    async def _undo(self, message: UndoMessage) -> None:
        await self._be_as_new_as(message.seq)
        async with self.live.lock:
            if await self._ready(message) is not None:
                reach = self.live.story.undo_reaches(message.seat)
                await self._commit("undo", {"seat": message.seat, "to": reach}, message)

    async def _continue(self, message: ContinueMessage) -> None:
        """Go on in a lesson, unless it asks for a move."""
        await self._be_as_new_as(message.seq)
        async with self.live.lock:
            if await self._ready(message) is None:
                return
            tutor = self.live.story.tutor
            if tutor is None or tutor.step.asks:
                raise Refuse("bad_request")
            await self._commit("continue", {"seat": message.seat}, message)

    async def _commit(self, kind: EntryKind, payload: dict[str, Any], message: Deed) -> None:
        """Write an entry for a message; if another process was faster, the message is stale."""
        key = message.key
        try:
            await self.live.commit(
                kind, payload, self._client_key(key), lambda seq: self._acknowledge(key, seq)
            )
        except Stale as refusal:
            if not self._done_before(key):
                self._refuse(refusal.problem, key)
                self.live.send_frame(self.connection)

    async def _ready(self, message: Deed) -> Table | None:
        """The game, if the seat may act in it now; None if this very message was handled before."""
        live = self.live
        await live.refresh()
        if self._done_before(message.key):
            return None
        story = live.story
        if story.ended == "game_error":
            raise Refuse("game_error")
        if story.closed:
            raise Refuse("closed")
        if story.table is None:
            raise Refuse("older_rules" if story.begun else "not_started")
        self._check_seat(message.seat)
        if story.seats[message.seat].away:
            raise Refuse("resigned" if story.seats[message.seat].resigned else "away")
        if not story.decision_since <= message.seq <= story.head:
            self._refuse(Problem("stale"), message.key)
            self.connection.last = message.seq if message.seq < story.head else None
            live.send_frame(self.connection)
            return None
        return story.table

    def _done_before(self, key: str) -> bool:
        """Whether a message with this key was handled already; if so, it is acknowledged again."""
        done = self.live.story.keys.get(self._client_key(key))
        if done is not None:
            self._acknowledge(key, done)
        return done is not None

    def _acknowledge(self, key: str, seq: int) -> None:
        self.connection.send(Ack(key, seq))

    def _client_key(self, key: str) -> str:
        return f"{self.connection.guest_id}:{key}"

    def _check_seat(self, seat: int) -> None:
        if seat not in self.live.story.seats_of(self.connection.guest_id):
            raise Refuse("not_your_seat")

    # --- asking and chatting ---------------------------------------------------------------------------

    async def _why(self, message: WhyMessage) -> None:
        async with self.live.lock:
            table = await self._own_table(message.seat)
            move = table.meant(message.seat, message.target) if message.target else message.move
            refusal = table.why_not(message.seat, move) if move or not message.target else None
            problem = None if refusal is None else move_problem(refusal)
            self.connection.send(WhyAnswer(message.key, shortened(move), problem))

    async def _hint(self, message: HintMessage) -> None:
        """Answer at once by the rating; what search says follows, and nobody's move waits for it."""
        async with self.live.lock:
            table = await self._own_table(message.seat)
            story = self.live.story
            if not story.hints:
                raise Refuse("hints_off")
            table.default(message.seat)  # refuses if the seat is not being asked
            if story.tutor is not None:
                self._hint_of_lesson(story.tutor, message.key)
                return
            seat, decision = message.seat, story.decision_since
            try:
                hints = await self.live.hints.at_once(table, seat, decision)
            except NotImplementedError:
                raise Refuse("no_advice") from None
            searching = len(hints) > 1
            self.connection.send(HintAnswer(message.key, hints, searching))
            if searching:
                search = self.live.hints.search(table, seat, decision, self.house.bots)
                later = asyncio.create_task(self._sharpen(message, decision, hints, search))
                self._later.add(later)
                later.add_done_callback(self._later.discard)

    async def _sharpen(
        self, message: HintMessage, decision: int, hints: list[HintMove], search: Search
    ) -> None:
        """Send what the search found, unless the table has moved on or the seat has changed hands."""
        await asyncio.wait({search})
        story = self.live.story
        if story.decision_since != decision or message.seat not in story.seats_of(self.connection.guest_id):
            return
        found = None if search.cancelled() else search.result()
        self.connection.send(HintAnswer(message.key, found or hints, searching=False))

    def _hint_of_lesson(self, tutor: Tutor, key: str) -> None:
        """In a lesson the hint is what the step asks for."""
        step = tutor.step
        if not step.asks:
            raise tutor.not_right()
        move = HintMove(step.accept[0], f"lesson-{step.id}", {})
        self.connection.send(HintAnswer(key, [move], searching=False))

    async def _orders(self, message: OrdersMessage) -> None:
        async with self.live.lock:
            table = await self._own_table(message.seat)
            await self.live.keep_orders(read_orders(table, message.seat, message.orders))
            self._acknowledge(message.key, self.live.story.head)

    async def _own_table(self, seat: int) -> Table:
        await self.live.refresh()
        self._check_seat(seat)
        if self.live.story.closed:
            raise Refuse("closed")
        if self.live.story.table is None:
            raise Refuse("not_started")
        return self.live.story.table

    async def _chat(self, message: ChatMessage) -> None:
        guest, live = self.connection.guest, self.live
        if guest is None:
            raise Refuse("not_at_table")
        seats = live.story.seats_of(guest.id)
        if not seats and not live.story.watchers_chat:
            raise Refuse("chat_closed")
        if not self._paces.chat.take(guest.id, self._paces.address):
            raise Refuse("too_fast")
        text = tidy(message.text, self.house.settings.limits.chat_characters)
        if not text:
            raise Refuse("bad_request")
        seat = self.connection.eyes if self.connection.eyes in seats else next(iter(seats), None)
        if seat is None and is_taken(guest.name, live.story.seats):
            raise Refuse("name_taken", name=guest.name)
        name = guest.name if seat is None else live.story.seats[seat].name
        await live.say(ChatLine(0, now(), name, seat, text), self._client_key(message.key))
        self._acknowledge(message.key, live.story.head)


def decode(text: str) -> tuple[FromPage, str | None]:
    """A message and its key, or a refusal that says why it is invalid."""
    try:
        envelope = _envelope.decode(text)
    except (msgspec.DecodeError, RecursionError):
        raise Refuse("bad_request") from None
    if envelope.type not in _TAGS:
        raise Refuse("unknown_message")
    if envelope.key is not None and not 0 < len(envelope.key) <= _KEY:
        raise Refuse("too_large", most=_KEY)
    if (
        envelope.key is not None and not envelope.key.isprintable()
    ):  # keys are stored, and not every database accepts every character
        raise Refuse("bad_request")
    try:
        return _decoder.decode(text), envelope.key
    except (msgspec.DecodeError, RecursionError):
        raise Refuse("bad_request") from None
