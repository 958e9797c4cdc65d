"""A game whose code fails in mid-game ends its own table kindly; its author is told, and others play on."""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from caravanserai.cli.new_game import write
from caravanserai.kernel.record import loads
from caravanserai.language import languages
from tests.server.people import Browser, Message, play_on
from tests.server.servers import ServerProcess
from tests.test_other_packages import installed

FAILS = "        if s.hands[0].size() == 3:\n            raise RuntimeError('the die fell off the table')\n"
UNSEEN = "        if self._late(cast(Table, state)):\n            raise RuntimeError('nothing to see')\n"
LATE = "    def _late(self, s: Table) -> bool:\n        return s.hands[0].size() == 3\n\n"
PLACES = {
    "play": ("        winner = choices.index(max(choices))\n", FAILS),
    "frame": ("        prize = Piece(", UNSEEN),
}
PATIENCE = 20.0
ROOT = Path(__file__).parents[2]


@pytest.fixture(params=PLACES)
def server(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[ServerProcess]:
    """A server with a game on its shelf that fails in the third round, in its rules or in its scene."""
    folder = tmp_path / "fragile"
    write(folder, "fragile")
    code = folder / "src" / "fragile" / "game.py"
    before, fails = PLACES[request.param]
    text = code.read_text(encoding="utf-8").replace(before, fails + before)
    code.write_text(text.replace("    def scene(self", LATE + "    def scene(self"), encoding="utf-8")
    installed(folder / "src", "fragile", "fragile.game:GAME")
    monkeypatch.setenv("PYTHONPATH", f"{folder / 'src'}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    running = ServerProcess(tmp_path / "log", data_dir=str(tmp_path / "data"))
    running.start()
    yield running
    running.stop()


def wait_for_end(guest: Browser, table_id: str) -> Message:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        table = guest.table(table_id)
        if table["status"] == "ended":
            return table
        time.sleep(0.05)
    raise AssertionError("the table did not end")


def test_the_table_ends_and_others_play_on(server: ServerProcess) -> None:
    guest = Browser(server.address).rename("Ada")
    table = guest.new_table("person", "person Bob", game="fragile")
    others = guest.new_table("person", "bot", "bot")
    with guest.open(table["id"], 0) as page:
        for number in range(4):
            if page.table["status"] != "playing":
                break
            page.send(type="look", eyes=number % 2)
            page.until(lambda heard, number=number: heard.get("eyes") == number % 2)  # type: ignore[misc]
            answer = page.play(number % 2, page.options()[0])
            if answer["type"] == "refused":
                assert answer["problem"]["key"] == "game_error"
                break
        ended = wait_for_end(guest, table["id"])
        assert ended["ended_by"] == "game_error" and ended["waiting"] == []
        assert page.play(0, "play 1")["problem"]["key"] == "game_error"
    record = loads(guest.http.get(f"/api/tables/{table['id']}/record").text)
    assert record["game"] == "fragile" and len(record["moves"]) >= 3 and not record["over"]

    log = [json.loads(line) for line in server.log.read_text().splitlines() if '"game_error"' in line]
    told = log[0]
    assert (told["game"], told["step"], told["table"]) == ("fragile", "play_card", table["id"])
    assert told["seq"] >= 3 and loads(told["record"])["moves"] == record["moves"][: told["seq"]]

    with guest.open(others["id"], 0) as page:
        play_on(page, 0, random.Random(1), moves=3)
    guest.close()
    server.stop()
    server.start()
    with closing(Browser(server.address)) as later:
        assert later.table(table["id"])["ended_by"] == "game_error"


@pytest.mark.parametrize("code", languages())
def test_the_page_says_so(code: str) -> None:
    texts = (ROOT / "web" / "src" / "text" / f"{code}.ftl").read_text(encoding="utf-8")
    for key in ("page-failed_why", "page-failed_mark", "refusal-game_error"):
        assert f"\n{key} = " in texts
