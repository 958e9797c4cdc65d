"""Analyses on the server: only of finished games, with progress, and kept."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from tests.server.people import Browser, play_on

Arrive = Callable[..., Browser]


def _finished_table(anna: Browser) -> str:
    table = anna.new_table("person", "bot apprentice", "bot apprentice")
    with anna.open(table["id"], eyes=0) as page:
        play_on(page, 0, random.Random(3))
    return str(table["id"])


def _until_found(guest: Browser, table: str, done: bool) -> dict[str, Any]:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        info: dict[str, Any] = guest.get(f"/api/tables/{table}/analysis")
        if info["findings"] is not None and (not done or info["status"] == "done"):
            return info
        time.sleep(0.2)
    raise AssertionError("no findings")


def test_an_unfinished_game_is_not_analysed(arrive: Arrive) -> None:
    anna = arrive("Anna")
    table = anna.new_table("person", "bot apprentice", "bot apprentice")["id"]
    assert anna.refused(f"/api/tables/{table}/analysis") == "not_over"
    assert anna.refused(f"/api/tables/{table}/analysis", "GET") == "not_over"
    assert anna.refused("/api/tables/nowhere/analysis") == "no_such_table"


def test_a_finished_game_is_analysed_and_progress_is_told(arrive: Arrive) -> None:
    anna, bob = arrive("Anna"), arrive("Bob")
    table = _finished_table(anna)
    assert anna.get(f"/api/tables/{table}/analysis") == {"status": "none", "progress": 0.0, "findings": None}
    started = anna.post(f"/api/tables/{table}/analysis")
    assert started["status"] == "running"
    info = _until_found(bob, table, done=False)
    found = info["findings"]
    moves = len(anna.get(f"/api/tables/{table}/record")["moves"])
    assert len(found["chances"]) == moves + 1 and len(found["moves"]) == moves
    assert 0 < info["progress"] <= 1
    for player in found["players"]:
        parts = player["start"] + player["luck"] + player["own"] + player["others"]
        assert abs(parts - player["result"]) < 0.01


def test_another_move_is_played_out(arrive: Arrive) -> None:
    anna, bob = arrive("Anna"), arrive("Bob")
    table = _finished_table(anna)
    played = anna.get(f"/api/tables/{table}/record")["moves"]
    number = next(at for at, move in enumerate(played, 1) if " take " in move)
    seat, move = played[number - 1].split(" ", 1)
    line = bob.get(f"/api/tables/{table}/instead/{number}", move=move, eyes="all")["steps"]
    assert (line[0]["seat"], line[0]["move"]["text"]) == (int(seat), move) and 1 < len(line) <= 12
    assert line[0]["frame"]["view"] == anna.get(f"/api/tables/{table}/frames/{number}", eyes="all")["view"]
    assert bob.refused(f"/api/tables/{table}/instead/{number}?move=fly", "GET") == "no_such_frame"
    assert bob.refused(f"/api/tables/{table}/instead/0?move={move}", "GET") == "no_such_frame"
    unfinished = anna.new_table("person", "bot")["id"]
    assert bob.refused(f"/api/tables/{unfinished}/instead/1?move=send", "GET") == "not_over"
