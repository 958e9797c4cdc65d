"""A real Firefox, driven over WebDriver BiDi: one process, and visitors with cookies of their own."""

from __future__ import annotations

import itertools
import json
import os
import re
import signal
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.table import PATIENCE, WAIT

WAITING = 2 * PATIENCE / 1000  # seconds for anything that Firefox is told to do
FIREFOX = Path("/usr/bin/firefox-esr")
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
# A driven Firefox itself turns off most of what would call home. Whatever is left goes to a proxy that is not
# there; the addresses of this machine need none.
PREFERENCES: dict[str, str | int | bool] = {
    "network.proxy.type": 1,
    **{f"network.proxy.{scheme}": "127.0.0.1" for scheme in ("http", "ssl")},
    **{f"network.proxy.{scheme}_port": 9 for scheme in ("http", "ssl")},
    "network.proxy.failover_direct": False,
    "intl.accept_languages": "en-GB",
    **{f"ui.{which}PointerCapabilities": 6 for which in ("primary", "all")},  # a mouse that hovers
    "ui.prefersReducedMotion": 1,
    "layout.css.prefers-color-scheme.content-override": 0,  # dark
}
# Values go to the page and come back as JSON.
ANSWER = "async given => JSON.stringify((await ({})(...JSON.parse(given))) ?? null)"

Message = dict[str, Any]


class Refused(Exception):
    """Firefox could not do what it was told to."""


class Firefox:
    """The line to a running Firefox. `complaints` has the warnings and errors of each tab."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = itertools.count(1)
        self.complaints: dict[str, list[str]] = {}
        self.command("session.new", capabilities={})
        self.command("session.subscribe", events=["log.entryAdded"])

    def command(self, method: str, **params: Any) -> Message:
        """Send a command and wait for its result."""
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message: Message = json.loads(self._line.recv(timeout=WAITING))
            if message["type"] == "event":
                self._hear(message["params"])
            elif message["id"] == number:
                break
        if message["type"] == "error":
            raise Refused(f"{method}: {message['error']}: {message['message']}")
        result: Message = message["result"]
        return result

    def _hear(self, entry: Message) -> None:
        if entry["level"] in ("warn", "error"):
            complaints = self.complaints.setdefault(entry["source"]["context"], [])
            complaints.append(f"{entry['type']} {entry['level']}: {entry['text']}")


class Visitor:
    """Looks at one tab, and clicks on it or touches it."""

    def __init__(self, firefox: Firefox, address: str, size: tuple[int, int], touch: bool = False) -> None:
        self._firefox = firefox
        self._address = address
        self._pointer = "touch" if touch else "mouse"
        self._room: str = firefox.command("browser.createUserContext")["userContext"]
        made = firefox.command("browsingContext.create", type="tab", userContext=self._room)
        self._tab: str = made["context"]
        self.resize(*size)

    def resize(self, width: int, height: int) -> None:
        self.command("browsingContext.setViewport", viewport={"width": width, "height": height})

    def command(self, method: str, **params: Any) -> Message:
        """A command about this tab."""
        return self._firefox.command(method, context=self._tab, **params)

    def leave(self) -> None:
        """Close the tab and forget the cookies."""
        self._firefox.command("browser.removeUserContext", userContext=self._room)

    def complaints(self) -> list[str]:
        """Errors and warnings in the console, and uncaught exceptions, since this was last asked."""
        self.ask("() => null")  # what the page said before its answer has arrived then
        return self._firefox.complaints.pop(self._tab, [])

    @property
    def cookie(self) -> str:
        """What the server knows this visitor by."""
        partition = {"type": "context", "context": self._tab}
        cookies = self._firefox.command("storage.getCookies", partition=partition)["cookies"]
        return next(str(one["value"]["value"]) for one in cookies if one["name"] == "guest")

    def open(self, path: str) -> None:
        self.command("browsingContext.activate")  # a tab behind another is not drawn
        self.command("browsingContext.navigate", url=f"http://{self._address}{path}", wait="complete")

    def ask(self, function: str, *given: Any) -> Any:
        """What a function in the page answers, or promises."""
        outcome = self._firefox.command(
            "script.callFunction",
            functionDeclaration=ANSWER.format(function),
            arguments=[{"type": "string", "value": json.dumps(given)}],
            awaitPromise=True,
            target={"context": self._tab},
        )
        if outcome["type"] == "exception":
            raise AssertionError(outcome["exceptionDetails"]["text"])
        return json.loads(outcome["result"]["value"])

    def wait(self, ready: str, *given: Any) -> Any:
        """Wait until a question to the page has an answer."""
        asked = f"(patience, ...given) => ({WAIT})(() => ({ready})(...given), patience)"
        return self.ask(asked, PATIENCE, *given)

    def press(self, spot: tuple[float, float]) -> None:
        """Click or tap there, as a person does."""
        x, y = map(round, spot)
        steps: list[Message] = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        kind = {"pointerType": self._pointer}
        source = {"type": "pointer", "id": self._pointer, "parameters": kind, "actions": steps}
        self.command("input.performActions", actions=[source])


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    """A Firefox without a window; whatever happens, none of its processes stays."""
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
    (profile / "user.js").write_text("\n".join(lines))
    with subprocess.Popen(
        [str(FIREFOX), "--headless", "--remote-debugging-port=0", "--profile", str(profile)],
        env={**os.environ, "HOME": str(profile), "TMPDIR": str(profile), "MOZ_CRASHREPORTER_DISABLE": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        said = Said(process)
        try:
            with connect(f"{said.address()}/session", proxy=None, max_size=None) as line:
                yield Firefox(line)
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            said.join()


class Said(threading.Thread):
    """Reads what Firefox says, so that it never waits for a reader."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        super().__init__(daemon=True)
        self._process = process
        self._lines: list[str] = []
        self._address: SimpleQueue[str | None] = SimpleQueue()
        self.start()

    def run(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self._lines.append(line)
            if found := LISTENING.search(line):
                self._address.put(found[1])
        self._address.put(None)

    def address(self) -> str:
        """Where Firefox can be reached, which it says when it is ready."""
        address = self._address.get(timeout=WAITING)
        if address is None:
            raise Refused("Firefox did not start:\n" + "".join(self._lines))
        return address
