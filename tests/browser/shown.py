"""A page that is shown a position: whatever the server says, it hears the frame of a table set up here."""

from __future__ import annotations

import json

import msgspec
from playwright.sync_api import WebSocketRoute

from caravanserai.kernel.table import Table
from caravanserai.server.audience import frame_for
from tests.browser.table import Person


def show(person: Person, table: str, position: Table, seat: int = 0) -> None:
    """Sit down at a table of the server and see another one on it, through the eyes of a seat."""
    frame = msgspec.to_builtins(frame_for(position, seat, 0))

    def listen(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "frame":
                message["frame"] = {**frame, "seq": message["frame"]["seq"]}
            page.send(json.dumps(message))

        server.on_message(hear)

    person.page.route_web_socket(lambda url: url.endswith(f"/{table}/socket"), listen)
    person.sit(table)
