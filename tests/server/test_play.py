"""Whole games over the wire."""

from __future__ import annotations

import json
import random

from caravanserai.games import load
from caravanserai.kernel.chance import commitment
from caravanserai.kernel.record import loads, verify
from tests.server.conftest import Arrive, Look
from tests.server.people import Page, play_on, play_together


def test_one_person_plays_computers_to_the_end(arrive: Arrive, look: Look) -> None:
    guest = arrive("Ada")
    table = guest.new_table("person", "bot apprentice", "bot merchant", "bot master")
    assert table["status"] == "playing" and table["seed"] is None
    page = look(guest, table["id"], eyes=0)
    play_on(page, 0, random.Random(1))
    ended = guest.table(table["id"])
    assert ended["status"] == "over" and ended["waiting"] == []
    assert commitment(bytes.fromhex(ended["seed"])) == table["commitment"]

    answer = guest.http.get(f"/api/tables/{table['id']}/record")
    proof = verify(load("yspahan"), loads(answer.text))
    assert proof.over and proof.seed_proved and proof.scores == ended["scores"]
    assert json.loads(answer.text)["names"][0] == "Ada"


def test_three_people_play_a_whole_game(arrive: Arrive, look: Look) -> None:
    host = arrive("Ada")
    table = host.new_table("person", "open", "open")
    assert table["status"] == "gathering"
    others = [arrive("Berta"), arrive("Cleo")]
    pages = [look(host, table["id"], eyes=0)]
    for seat, other in enumerate(others, 1):
        joined = other.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
        assert joined["seats"][seat]["mine"]
        pages.append(look(other, table["id"]))
        pages[-1].send(type="look", eyes=seat)
    play_together(pages)
    assert all(page.over for page in pages)
    assert_same_story(pages)


def assert_same_story(pages: list[Page]) -> None:
    """Everyone was sent the same events, whatever each may know of them."""
    names = [[event["name"] for event in page.story] for page in pages]
    assert all(told == names[0] for told in names)
    assert len({page.seq for page in pages}) == 1
    assert len({json.dumps(page.frame["frame"]["scores"]) for page in pages}) == 1


def test_spectators_see_the_public_view(arrive: Arrive, look: Look) -> None:
    guest, stranger = arrive(), arrive()
    table = guest.new_table("bot", "bot", "bot")
    page = look(stranger, table["id"])
    page.until_frame(lambda message: bool(message["frame"]["over"]))
    assert all(player["hand"] is None for player in page.frame["frame"]["view"]["players"])
    assert page.options() == []


def test_frames_of_the_past(arrive: Arrive, look: Look) -> None:
    guest, stranger = arrive(), arrive()
    table = guest.new_table("bot", "person", "bot")
    path = f"/api/tables/{table['id']}/frames"
    page = look(guest, table["id"], eyes=1)
    play_on(page, 1, random.Random(3), moves=4)
    assert guest.get(f"{path}/2", eyes=1)["seq"] == 2
    assert stranger.refused(f"{path}/2?eyes=1", "GET") == "not_your_seat"
    assert stranger.refused(f"{path}/2?eyes=all", "GET") == "no_such_frame"
    assert stranger.refused(f"{path}/9999", "GET") == "no_such_frame"
    assert stranger.refused(f"/api/tables/{table['id']}/record", "GET") == "not_over"
    play_on(page, 1, random.Random(3))
    last = page.frame["frame"]["seq"]
    everything = stranger.get(f"{path}/{last}", eyes="all")
    assert all(isinstance(player["hand"], list) for player in everything["view"]["players"])
    assert all(None not in event["args"].values() for event in everything["events"])
    assert everything["over"] and everything["scores"] == page.frame["frame"]["scores"]
    tail = stranger.get(f"{path}/{last}", since=last - 1)
    assert tail["events"] and tail["events"] == guest.get(f"{path}/{last}")["events"][-len(tail["events"]) :]
