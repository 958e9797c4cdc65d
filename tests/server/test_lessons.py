"""Lessons at the table: right, wrong and forbidden moves, reading on, and playing on afterwards."""

from __future__ import annotations

import json
import random

import pytest
from msgspec import structs

from caravanserai.games import load
from caravanserai.kernel.record import loads, verify
from caravanserai.server.models import Models
from caravanserai.server.records import Card, Seat, Setup
from caravanserai.server.seating import computer
from caravanserai.server.shelf import shelf
from caravanserai.server.story import OldStory, Story, read_story, rebuild
from tests.server.conftest import Arrive, Look
from tests.server.lessons import LESSONS, go_on, go_through
from tests.server.people import my_turn, play_on
from tests.server.test_parts import Chronicle

each_game = pytest.mark.parametrize("game", LESSONS)


# --- over a socket ---------------------------------------------------------------------------


@each_game
def test_a_lesson_is_played_by_its_right_answers_and_then_the_computers_play_on(
    game: str, arrive: Arrive, look: Look
) -> None:
    guest, lesson = arrive("Ada"), LESSONS[game]
    table = guest.post("/api/tables", game=game, lesson=True)
    assert table["lesson"] and not table["listed"] and table["clock"] is None
    assert [seat["kind"] for seat in table["seats"]].count("bot") == lesson.players - 1
    page = look(guest, table["id"], eyes=lesson.seat)
    told: list[str] = []
    while (step := page.frame["lesson"]) is not None:
        told.append(step["id"])
        assert step["steps"] == len(lesson.steps) and step["number"] == len(told)
        assert not page.frame["frame"]["decision"]["undo"]
        go_on(page, lesson)
    assert told == [step.id for step in lesson.steps]
    play_on(page, lesson.seat, random.Random(1), moves=2)


def test_a_wrong_move_is_answered_by_the_lesson_and_a_forbidden_one_by_the_rules(
    arrive: Arrive, look: Look
) -> None:
    guest = arrive("Ada")
    page = look(guest, guest.post("/api/tables", game="yspahan", lesson=True)["id"], eyes=0)
    assert page.play(0, "yellow 0")["problem"]["key"] == "lesson_reading"
    go_on(page, LESSONS["yspahan"])
    before = page.frame
    wrong = page.play(0, "yellow 1")["problem"]
    assert (wrong["key"], wrong["rule"]) == ("lesson-roll-wrong", "YSP-SUPPLY.2")
    forbidden = page.play(0, "take chest")["problem"]
    assert not forbidden["key"].startswith("lesson") and forbidden["rule"].startswith("YSP-")
    assert page.ask(type="continue", seat=0, seq=page.seq)["problem"]["key"] == "bad_request"
    page.settled()
    assert page.frame == before
    hint = page.ask(type="hint", seat=0)
    (move,) = hint["moves"]
    assert (move["move"], move["reason"], hint["searching"]) == ("yellow 0", "lesson-roll", False)
    go_on(page, LESSONS["yspahan"])
    assert (page.frame["lesson"]["id"], page.frame["lesson"]["answered"]) == ("take", "roll")
    undo = page.ask(type="undo", seat=0, seq=page.seq)
    assert undo["problem"]["key"] == "nothing_to_undo"


def test_only_the_seat_that_learns_is_shown_the_lesson(arrive: Arrive, look: Look) -> None:
    guest, stranger = arrive("Ada"), arrive()
    table = guest.post("/api/tables", game="amul", lesson=True)
    assert look(guest, table["id"], eyes=0).frame["lesson"]["id"] == "goal"
    assert look(stranger, table["id"]).frame["lesson"] is None


def test_reading_on_twice_by_the_same_key_goes_on_once(arrive: Arrive, look: Look) -> None:
    guest = arrive("Ada")
    page = look(guest, guest.post("/api/tables", game="emira", lesson=True)["id"], eyes=0)
    message = {"type": "continue", "seat": 0, "seq": page.seq, "key": "once"}
    assert page.ask(**message)["type"] == page.ask(**message)["type"] == "ack"
    page.settled()
    assert page.frame["lesson"]["number"] == 2
    assert page.ask(**{**message, "key": "late"})["problem"]["key"] == "stale"


def test_a_lesson_waits_for_whoever_closes_the_page_and_is_over_for_whoever_leaves(
    arrive: Arrive, look: Look
) -> None:
    guest, lesson = arrive("Ada"), LESSONS["dragons"]
    table = guest.post("/api/tables", game="dragons", lesson=True)["id"]
    page = look(guest, table, eyes=0)
    go_on(page, lesson)
    page.close()
    page = look(guest, table, eyes=0)
    assert page.frame["lesson"]["number"] == 2
    guest.post(f"/api/tables/{table}/leave")
    page.until_frame(lambda frame: frame["lesson"] is None)
    page.until_frame(lambda frame: bool(frame["frame"]["seq"] > 3))  # the computers play on


def test_a_game_without_a_lesson_says_so(arrive: Arrive) -> None:
    guest = arrive("Ada")
    assert guest.refused("/api/tables", game="gates", lesson=True) == "no_lesson"
    assert guest.refused("/api/tables", game="chess", lesson=True) == "no_such_game"
    assert guest.refused("/api/games/gates/lesson/en", "GET") == "no_such_page"
    assert guest.refused("/api/games/emira/lesson/xx", "GET") == "no_such_page"
    assert "lesson-goal" in guest.http.get("/api/games/emira/lesson/pl").text
    assert "lesson-goal" not in guest.http.get("/api/games/emira/texts/pl").text


def test_a_game_played_on_from_a_lesson_proves_its_moves_but_no_fair_chance(
    arrive: Arrive, look: Look
) -> None:
    guest, lesson = arrive("Ada"), LESSONS["amul"]
    table = guest.post("/api/tables", game="amul", lesson=True)
    assert table["commitment"] is None
    page = look(guest, table["id"], eyes=0)
    go_through(page, lesson)
    play_on(page, 0, random.Random(1))
    ended = guest.table(table["id"])
    assert ended["status"] == "over" and ended["seed"] is None and ended["commitment"] is None
    text = guest.http.get(f"/api/tables/{table['id']}/record").text
    assert json.loads(text)["commitment"] is None
    proof = verify(load("amul"), loads(text))
    assert proof.over and not proof.seed_proved and proof.scores == ended["scores"]
    halfway = guest.get(f"/api/tables/{table['id']}/frames/7", eyes="0", since=7)
    assert halfway["seq"] == 7
    again = guest.post(f"/api/tables/{table['id']}/rematch")
    assert not again["lesson"] and again["commitment"] and again["status"] == "playing"
    assert look(guest, again["id"], eyes=0).until_frame(my_turn(0))["lesson"] is None


def test_the_shelf_says_which_games_have_a_lesson() -> None:
    assert {box.id for box in shelf(Models()) if box.lesson} == set(LESSONS)


# --- the fold of the log -----------------------------------------------------------------------


def set_up(game: str, edition: str | None = None) -> Setup:
    lesson, box = LESSONS[game], load(game)
    seats: list[Seat] = []
    for number in range(lesson.players):
        seats.append(
            Seat("person", "ada", "Ada") if number == lesson.seat else computer(seats, "merchant", "")
        )
    options = box.fill_options(dict(lesson.options), lesson.players)
    wanted = lesson.edition if edition is None else edition
    return Setup(
        "t", game, box.rules_version, options, seats, None, False, "ada", 1.0, bytes(32), lesson=wanted
    )


def halfway(game: str) -> Chronicle:
    chronicle, lesson = Chronicle(set_up(game)), LESSONS[game]
    for step in lesson.steps[: len(lesson.steps) // 2 + 1]:
        if step.asks:
            chronicle.write("move", seat=lesson.seat, move=step.accept[0])
        else:
            chronicle.write("continue", seat=lesson.seat)
    return chronicle


def same(one: Story, other: Story) -> bool:
    assert one.table is not None and other.table is not None
    assert one.tutor is not None and other.tutor is not None
    return (one.tutor.number, one.table.position(), one.asked, one.marks) == (
        other.tutor.number,
        other.table.position(),
        other.asked,
        other.marks,
    )


@each_game
def test_a_lesson_is_rebuilt_from_its_log_in_the_middle(game: str) -> None:
    chronicle = halfway(game)
    story = chronicle.story
    assert same(rebuild(story.setup, chronicle.log), story)
    assert isinstance(read_story(story.setup, chronicle.log, story.card()), Story)
    assert story.table is not None and len(story.asked) == story.table.seq + 1


def test_a_copy_of_a_lesson_goes_on_alone() -> None:
    chronicle = halfway("yspahan")
    story = chronicle.story
    twin = story.clone()
    chronicle.write("move", seat=0, move="move W4")
    assert twin.tutor is not None and story.tutor is not None
    assert twin.tutor.table is twin.table and story.tutor.number == twin.tutor.number + 1


def test_until_the_lesson_is_over_no_computer_moves_and_nothing_falls_due() -> None:
    story = halfway("emira").story
    assert story.computers_to_move() == [] and story.due() is None and story.peopled


def test_a_lesson_that_has_changed_since_ends_like_a_game_under_older_rules() -> None:
    chronicle = halfway("yspahan")
    setup, card = chronicle.story.setup, chronicle.story.card()
    older = structs.replace(setup, lesson="another edition")
    log = [structs.replace(entry) for entry in chronicle.log]
    log[1].payload = {"seat": 0, "move": "yellow 3"}
    found = read_story(older, log, card)
    assert isinstance(found, OldStory) and found.must_end
    assert found.record()["commitment"] is None
    assert isinstance(read_story(older, [], Card("over", card.seats, "ada", 1.0, [], [1, 2, 3])), OldStory)
