"""Everything an audience can be sent: asked for at one moment, message by message and request by request."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from caravanserai.kernel.table import Table
from caravanserai.server.live import LiveTable
from caravanserai.server.protocol import (
    ChatMessage,
    ContinueMessage,
    FromPage,
    Hello,
    HintMessage,
    Look,
    MoveMessage,
    OrdersMessage,
    Ping,
    UndoMessage,
    WhyMessage,
)
from tests.wire.inside import Visitor

Answers = list[tuple[str, bytes]]  # what was asked, and one thing that came back
ASKED = 5  # how many of the game's moves are asked about


class Questions:
    """What one audience asks at one moment; the same in every world."""

    def __init__(
        self, live: LiveTable, visitor: Visitor, audience: int, last_key: str, choose: Random
    ) -> None:
        table = live.story.table
        assert table is not None
        self.live = live
        self.table = table
        self.visitor = visitor
        self.audience = audience
        self.eyes = audience if audience >= 0 else None
        self.last_key = last_key
        self.messages = [(str(type(each).__name__), each) for each in self._messages(choose)]
        self.paths = self._paths(choose)

    def _messages(self, choose: Random) -> list[FromPage]:
        seat, head, table = max(self.audience, 0), self.live.story.head, self.table
        legal = set(table.state.legal(seat)) if self.audience >= 0 else set()
        texts = [table.game.space.text(each) for each in _some(table, choose, set())]
        wrong = [table.game.space.text(each) for each in _some(table, choose, legal)[:2]]
        other = (seat + 1) % table.players
        asked: list[FromPage] = [
            Hello(choose.choice([None, head, max(0, head - 3)]), self.eyes, True),
            Ping(),
            Look(self.eyes),
            *[WhyMessage(seat, "why", text) for text in [*texts, "fly away", "x" * 200]],
            WhyMessage(other, "why", texts[0]),
            HintMessage(seat, "hint"),
            HintMessage(other, "hint"),
            *[MoveMessage(seat, text, head, f"wrong {text}") for text in [*wrong, "fly away", "x" * 200]],
            MoveMessage(other, texts[0], head, "not mine"),
            MoveMessage(seat, texts[0], max(-1, self.live.story.decision_since - 1), "stale"),
            UndoMessage(seat, -1, "stale undo"),
            ContinueMessage(seat, -1, "stale continue"),
            OrdersMessage(seat, {"no such order": 1}, "bad orders"),
            ChatMessage("good evening", "chat"),
        ]
        if self.audience >= 0:
            if not table.can_undo(seat, self.live.story.computers_beside(seat)):
                asked.append(UndoMessage(seat, head, "undo"))
            if table.game.order_kinds:
                asked.append(OrdersMessage(seat, dict(self.live.orders.of(table, seat)), "orders"))
            if self.last_key:
                asked.append(MoveMessage(seat, texts[0], head, self.last_key))
        return asked

    def _paths(self, choose: Random) -> list[tuple[str, dict[str, Any]]]:
        table = f"/api/tables/{self.live.id}"
        move = choose.randrange(self.table.seq + 1)
        eyes = {} if self.eyes is None else {"eyes": self.eyes}
        other = {"eyes": (max(self.audience, 0) + 1) % self.table.players}
        return [
            (table, {}),
            ("/api/tables", {}),
            ("/api/me", {}),
            (f"{table}/frames/{move}", {**eyes, "since": move, "scene": True}),
            (f"{table}/frames/{move}", other),
            (f"{table}/frames/{move}", {"eyes": "all"}),
            (f"{table}/story", eyes),
            (f"{table}/story", other),
            (f"{table}/record", {}),
            (f"{table}/analysis", {}),
        ]

    async def answers(self) -> Answers:
        """Everything that comes back, in order, and what anybody can count afterwards."""
        counted = counters(self.live.metrics.text())
        found: Answers = []
        page = await self.visitor.open(self.live.id)
        for name, message in self.messages:
            found += [(name, answer) for answer in await page.ask(message)]
        self.live.tell_seats()
        found += [("somebody came", answer) for answer in await page.ask(Look(None))]
        await page.close()
        for path, query in self.paths:
            found.append((f"GET {path} {query}", await self.visitor.get(path, **query)))
        join = {"invite": None, "seat": None, "name": None, "local": False}
        found.append(("POST join", await self.visitor.post(f"/api/tables/{self.live.id}/join", join)))
        path = f"/api/tables/{self.live.id}/analysis"
        found.append((f"POST {path}", await self.visitor.post(path, {})))
        found.append(("metrics", increments(counted, counters(self.live.metrics.text()))))
        return found


def _some(table: Table, choose: Random, but: set[int]) -> list[int]:
    """A sample of the game's moves, legal or not."""
    actions = [action for action in range(table.game.space.size) if action not in but]
    return choose.sample(actions, min(ASKED, len(actions)))


def counters(text: str) -> dict[str, float]:
    """The metrics by name; a gauge counts from zero."""
    kinds: dict[str, str] = {}
    numbers: dict[str, float] = {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            kinds[name] = kind
        else:
            name, _, value = line.rpartition(" ")
            numbers[f"{kinds.get(name.partition('{')[0], 'counter')} {name}"] = float(value)
    return numbers


def increments(before: dict[str, float], after: dict[str, float]) -> bytes:
    """What was counted in the meantime, and the state of the gauges."""
    return msgspec.json.encode(
        {
            name: value if name.startswith("gauge ") else value - before.get(name, 0.0)
            for name, value in after.items()
        }
    )
