"""One page's connection to a table: whose eyes it uses, what it has seen, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from caravanserai.server.guests import Guest
from caravanserai.server.protocol import FromServer, Problem, Refused

GOING_AWAY = 1001
POLICY = 1008
TRY_AGAIN = 1013
TOO_SLOW = 4008
_WAITING = 200  # messages a slow connection may have waiting before it is cut; it reconnects and catches up
_WAITING_BYTES = 262_144

encode = msgspec.json.Encoder().encode


class Connection:
    """One open socket."""

    def __init__(self, most_bytes: int = _WAITING_BYTES) -> None:
        self.guest: Guest | None = None
        self.eyes: int | None = None
        self.scene = False  # whether this page is sent scenes
        self.last: int | None = None  # the last entry this page was sent a frame for
        self.greeted = False
        self.closing: int | None = None
        self.cut = asyncio.Event()  # the page is not reading: nothing more is sent to it or read from it
        self._outbox: list[bytes] = []
        self._unsent = 0  # bytes waiting, including those being sent
        self._most_bytes = most_bytes
        self._news = asyncio.Event()

    @property
    def guest_id(self) -> str | None:
        return None if self.guest is None else self.guest.id

    def send(self, message: FromServer) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Queue a message without waiting for a slow connection."""
        if self.closing is not None:
            return
        too_much = self._unsent and self._unsent + len(message) > self._most_bytes
        if too_much or len(self._outbox) >= _WAITING:
            self._outbox.clear()  # the page reconnects and catches up
            self.close(TOO_SLOW)
            self.cut.set()
            return
        self._outbox.append(message)
        self._unsent += len(message)
        self._news.set()

    def refuse(self, problem: Problem, key: str | None = None) -> None:
        self.send(Refused(key, problem))

    def close(self, code: int) -> None:
        """Close the connection once everything queued has been sent."""
        if self.closing is None:
            self.closing = code
            self._news.set()

    async def write(self, send: Callable[[bytes], Awaitable[None]]) -> int:
        """Send queued messages in order until the connection is to be closed; returns the close code."""
        while True:
            await self._news.wait()
            self._news.clear()
            waiting, self._outbox = self._outbox, []
            for message in waiting:
                if self.cut.is_set():
                    break
                await send(message)
                self._unsent -= len(message)
            if self.closing is not None and not self._outbox:
                return self.closing
