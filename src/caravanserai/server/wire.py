"""Uvicorn's WebSocket protocol, changed to drop clients that do not read what they are sent."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_FAREWELL = 5.0  # seconds for a closed socket to receive what is still being sent


class PatientProtocol(WebSocketsSansIOProtocol):
    """Closing a connection waits until everything is sent, which may never happen: here it times out.

    While a client is not reading, its pings are not answered, or the answers would fill the memory.
    """

    unread_seconds = 20.0
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """The system's buffers are full: the client must read something within `unread_seconds`."""
        super().pause_writing()
        self._unread = self.loop.call_later(self.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # discard the answer

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(_FAREWELL, self.transport.abort)


def patient_protocol(unread_seconds: float) -> type[PatientProtocol]:
    """The protocol with the timeout from the settings."""
    return type("PatientProtocol", (PatientProtocol,), {"unread_seconds": unread_seconds})
