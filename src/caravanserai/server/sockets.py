"""The socket between a page and a table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Literal

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from caravanserai.server.connection import POLICY, Connection
from caravanserai.server.conversation import Conversation, Paces
from caravanserai.server.house import House
from caravanserai.server.problems import Refuse
from caravanserai.server.visitors import Visitors, address

NO_TABLE = 4404
_HELLO_SECONDS = 15.0


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table: str, house: House, visitors: Visitors
) -> None:
    """Everything that happens at a table, as it happens."""
    await socket.accept()
    connection = Connection(house.settings.limits.unsent_bytes)
    writer = asyncio.create_task(_write(socket, connection))
    try:
        connection.guest = await visitors.known(socket)
        visitor = connection.guest_id or address(socket)
        with visitors.one_more_socket(visitor):
            live = await house.live(table)
            paces = Paces(visitors.messages.of(visitor), visitors.chat, address(socket))
            await _listen(socket, Conversation(house, live, connection, paces))
    except Refuse as refusal:
        house.metrics.refused(refusal.problem.key)
        connection.refuse(refusal.problem)
        connection.close(NO_TABLE if refusal.status == 404 else POLICY)
    finally:
        await _finish(connection, writer)


async def _listen(socket: WebSocket[Any, Any, Any], conversation: Conversation) -> None:
    """Handle one message after another until the page disconnects or stops reading."""
    connection, live = conversation.connection, conversation.live
    cut = asyncio.create_task(connection.cut.wait())
    try:
        async with asyncio.timeout(_HELLO_SECONDS):
            while not connection.greeted:
                await conversation.hear(await _receive(socket, cut))
        while connection.closing is None:
            await conversation.hear(await _receive(socket, cut))
    except TimeoutError:
        connection.close(POLICY)
    except WebSocketDisconnect:
        pass
    finally:
        cut.cancel()
        live.disconnect(connection)


async def _receive(socket: WebSocket[Any, Any, Any], cut: asyncio.Task[Literal[True]]) -> str:
    """The next message; a cut connection ends the wait for a message, but not the handling of one."""
    receiving = asyncio.create_task(socket.receive_data(mode="text"))
    try:
        await asyncio.wait({receiving, cut}, return_when=asyncio.FIRST_COMPLETED)
        if not receiving.done():
            raise WebSocketDisconnect(detail="the page does not read")
        data = receiving.result()
    finally:
        receiving.cancel()
    return data if isinstance(data, str) else ""


async def _write(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Send queued messages; the connection is closed here, so that nothing queued before is lost."""

    async def send(message: bytes) -> None:
        await socket.send_text(message.decode())

    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        code = await connection.write(send)
        await socket.close(code)


async def _finish(connection: Connection, writer: asyncio.Task[None]) -> None:
    """Let the last messages go out, but do not wait for a dead connection."""
    connection.close(1000)
    with contextlib.suppress(TimeoutError, asyncio.CancelledError):
        async with asyncio.timeout(2.0):
            await writer
