"""Broken connections, double clicks, two tabs, stale moves and undo."""

from __future__ import annotations

import random

from tests.server.conftest import Arrive, Look
from tests.server.people import Browser, Page, play_on
from tests.server.servers import ServerProcess


def two_people(arrive: Arrive, look: Look) -> tuple[Browser, Browser, Page, Page]:
    """A game between two people; seat 0 begins."""
    ada, berta = arrive("Ada"), arrive("Berta")
    table = ada.new_table("person", "open", options={"first_player": 0})
    berta.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
    return ada, berta, look(ada, table["id"], 0), look(berta, table["id"], 1)


def test_a_page_that_comes_back_gets_what_it_missed(arrive: Arrive, look: Look) -> None:
    ada, _, page, other = two_people(arrive, look)
    play_on(page, 0, random.Random(1), moves=1)
    page.settled()
    page.close()
    whole = look(ada, page.table["id"], 0)
    play_both([whole, other], 12)
    back = look(ada, page.table["id"], 0, last=page.seq)
    assert back.frame["events_from"] == len(page.story)
    assert page.story + back.frame["frame"]["events"] == whole.story


def play_both(pages: list[Page], moves: int) -> None:
    """Let two pages alternate, and finish with both knowing everything."""
    for _ in range(moves):
        seat = pages[0].waiting[0]
        play_on(pages[seat], seat, random.Random(2), moves=1)
        seq = pages[seat].seq
        for page in pages:
            page.until_frame(lambda message: message["seq"] >= seq)  # noqa: B023  # used at once


def test_the_same_key_twice_is_one_move(arrive: Arrive, look: Look) -> None:
    ada, _, page, other = two_people(arrive, look)
    move, seq = page.options()[0], page.seq
    for _ in range(2):
        page.send(type="move", seat=0, move=move, seq=seq, key="click")
    assert page.expect("ack")["seq"] == page.expect("ack")["seq"] == seq + 1
    assert look(ada, page.table["id"], 0).play(0, move, seq, "click")["seq"] == seq + 1
    other.until_frame(lambda message: message["seq"] == seq + 1)
    other.settled()
    assert other.seq == seq + 1 and other.frame["frame"]["seq"] == 1
    # the same key from somebody else is a separate key
    assert other.play(1, move, seq, "click")["type"] == "refused"


def test_two_tabs_of_one_seat(arrive: Arrive, look: Look) -> None:
    ada, _, page, _ = two_people(arrive, look)
    tab = look(ada, page.table["id"], 0)
    move, seq = page.options()[0], page.seq
    assert page.play(0, move)["type"] == "ack"
    tab.until_frame(lambda message: message["seq"] == seq + 1)
    page.until_frame(lambda message: message["seq"] == seq + 1)
    assert tab.frame["frame"] == page.frame["frame"]
    late = tab.play(0, move, seq)
    assert late["type"] == "refused" and late["problem"]["key"] == "stale"
    assert tab.expect("frame")["seq"] == seq + 1
    assert tab.story == page.story


def test_of_two_moves_at_once_one_is_played(servers: list[ServerProcess], arrive: Arrive, look: Look) -> None:
    """The same seat moves through every process at once: one wins, the other is told that it is late."""
    guest = arrive()
    table = guest.new_table("person", "local", "local", options={"first_player": 0})
    with (
        Page(servers[0].address, table["id"], guest.cookie) as one,
        Page(servers[-1].address, table["id"], guest.cookie) as two,
    ):
        one.hello(0)
        two.hello(0)
        for round in range(30):
            seat, seq = one.waiting[0], one.seq
            for page in (one, two):
                page.send(type="look", eyes=seat)
                page.until_frame(lambda message: message["eyes"] == seat and message["seq"] == seq)  # noqa: B023
            for name, page in (("one", one), ("two", two)):
                move = page.options()[round % len(page.options())]
                page.send(type="move", seat=seat, move=move, seq=seq, key=f"{name} {round}")
            answers = [
                page.until(lambda message: message.get("key") == f"{name} {round}")  # noqa: B023
                for name, page in (("one", one), ("two", two))
            ]
            assert sorted(answer["type"] for answer in answers) == ["ack", "refused"], answers
            late = next(answer for answer in answers if answer["type"] == "refused")
            assert late["problem"]["key"] == "stale"
            for page in (one, two):
                page.until_frame(lambda message: message["seq"] == seq + 1)  # noqa: B023
            for page in (one, two):
                page.settled()
            assert one.story == two.story
            assert one.frame["frame"]["view"] == two.frame["frame"]["view"]


def test_a_stale_move_is_refused_with_a_fresh_frame(arrive: Arrive, look: Look) -> None:
    _, _, page, other = two_people(arrive, look)
    play_on(page, 0, random.Random(1), moves=2)
    answer = page.play(0, page.options()[0] if page.options() else "pass", seq=0)
    assert answer["problem"]["key"] == "stale"
    frame = page.expect("frame")
    assert frame["seq"] == page.seq and frame["events_from"] <= len(page.story)
    story = page.story
    other.until_frame(lambda message: message["seq"] >= page.seq)
    assert [event["name"] for event in story] == [event["name"] for event in other.story]


def test_an_illegal_move_names_its_rule_and_changes_nothing(arrive: Arrive, look: Look) -> None:
    _, _, page, other = two_people(arrive, look)
    play_on(page, 0, random.Random(1), moves=1)
    refused = page.play(0, "send")["problem"]
    assert refused["rule"] and refused["key"] not in ("stale", "unparsable")
    assert page.play(0, "dance wildly")["problem"]["key"] == "unparsable"
    assert page.play(0, "x" * 3000)["problem"]["key"] == "unparsable"
    seq = page.seq
    other.until_frame(lambda message: message["seq"] == seq)
    turn = other.play(1, page.options()[0])["problem"]
    assert turn["key"] == "not_your_decision" and turn["rule"] == "TABLE-TURN.1"
    page.settled()
    assert page.seq == seq


def test_undo_over_the_wire(arrive: Arrive, look: Look) -> None:
    ada, _, page, other = two_people(arrive, look)
    chance = random.Random(5)
    before = page.frame
    while not page.frame["frame"]["decision"]["undo"]:
        before = page.frame
        seat = page.waiting[0]
        mover = (page, other)[seat]
        play_on(mover, seat, chance, moves=1)
        seq = mover.seq
        page.until_frame(lambda message: message["seq"] >= seq)  # noqa: B023  # used at once
    assert page.frame["frame"]["decision"]["undo"]
    told = len(page.story)
    answer = page.ask(type="undo", seat=0, seq=page.seq)
    assert answer["type"] == "ack"
    page.until_frame(lambda message: message["seq"] == answer["seq"])
    assert page.frame["frame"]["seq"] == before["frame"]["seq"] and page.seq == before["seq"] + 2
    assert page.frame["frame"]["view"] == before["frame"]["view"]
    assert page.frame["frame"]["decision"] == before["frame"]["decision"]
    assert page.frame["events_from"] <= told
    other.until_frame(lambda message: message["seq"] == answer["seq"])
    assert [event["name"] for event in other.story] == [event["name"] for event in page.story]
    fresh = look(ada, page.table["id"], 0)
    assert fresh.story == page.story
    assert other.ask(type="undo", seat=1, seq=other.seq)["problem"]["rule"].startswith("TABLE-UNDO")
