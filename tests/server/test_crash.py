"""The server is killed in mid-game: nothing acknowledged is lost, and everyone plays on."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import Browser, Message, my_turn, play_on
from tests.server.servers import ServerProcess

REPEATS = int(os.environ.get("CARAVANSERAI_KILLS", "2"))


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def process(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("crash")
    if request.param == "sqlite":
        process = ServerProcess(folder / "log", data_dir=str(folder))
    else:
        process = ServerProcess(folder / "log", database=request.getfixturevalue("postgres"))
    yield process
    process.stop()


@pytest.fixture
def server(process: ServerProcess) -> ServerProcess:
    """A running server; the tests end it one way or another."""
    if process.process is None:
        process.start()
    return process


def test_kill_in_mid_game_loses_nothing_acknowledged(server: ServerProcess) -> None:
    guest = Browser(server.address)
    table = guest.new_table("person", "bot", "person Berta")
    for repeat in range(REPEATS):
        chance = random.Random(repeat)
        page = guest.open(table["id"], 0)
        for _ in range(chance.randrange(1, 6)):
            if page.over:
                break
            seat = next((seat for seat in page.waiting if seat != 1), None)
            if seat is None:
                page.until_frame(lambda message: message["frame"]["decision"]["seats"] != [1])
                continue
            page.send(type="look", eyes=seat)
            page.until_frame(my_turn(seat))
            play_on(page, seat, chance, moves=1)
        acknowledged = page.seq
        # one more move is on its way when the process dies: it may or may not have been kept
        under_way: Message = {}
        if page.options():
            under_way = {"type": "move", "seat": page.waiting[0], "move": page.options()[0]}
            under_way |= {"seq": page.seq, "key": f"last {repeat}"}
            page.send(**under_way)
        server.kill()
        with suppress(ConnectionClosed):
            while True:
                page.hear()
        acknowledged = max(acknowledged, page.seq)
        page.close()

        server.start()
        back = guest.open(table["id"], page.frame["eyes"], last=page.seq)
        assert back.seq >= acknowledged
        assert back.frame["events_from"] == len(page.story)
        whole = guest.open(table["id"], page.frame["eyes"])
        whole.until_frame(lambda message, seq=back.seq: message["seq"] >= seq)  # type: ignore[misc]
        told = page.story + back.frame["frame"]["events"]
        assert whole.story[: len(told)] == told
        if under_way:  # sent again, it is played exactly once
            seq = back.ask(**under_way)["seq"]
            assert back.ask(**under_way)["seq"] == seq == under_way["seq"] + 1
        whole.close()
        back.close()
    guest.close()


def test_computers_go_on_after_a_restart_though_nobody_looks(server: ServerProcess) -> None:
    guest = Browser(server.address)
    table = guest.new_table("bot", "bot", "bot", "bot", listed=True)
    server.kill()
    server.start()
    end = time.monotonic() + 30
    while table["id"] in [each["id"] for each in guest.get("/api/tables")["listed"]]:  # until it is over
        assert time.monotonic() < end
        time.sleep(0.05)
    assert guest.table(table["id"])["status"] == "over"
    guest.close()


def test_a_graceful_end_says_good_bye(server: ServerProcess) -> None:
    guest = Browser(server.address)
    page = guest.open(guest.new_table("person", "local", options={"first_player": 0})["id"], 0)
    play_on(page, 0, random.Random(1), moves=1)
    server.stop()
    with pytest.raises(ConnectionClosed) as end:
        while True:
            page.hear()
    assert end.value.rcvd is not None and end.value.rcvd.code == 1001
    assert '"stopped"' in server.log.read_text()
    page.close()
    guest.close()
