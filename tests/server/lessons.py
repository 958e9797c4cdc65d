"""The steps of a lesson as data, and somebody who goes through them over a socket by the right answers."""

from __future__ import annotations

from caravanserai.games import SHELF, load
from caravanserai.kernel.lesson import Lesson, lesson_of
from tests.server.people import Message, Page

LESSONS: dict[str, Lesson] = {game: lesson for game in SHELF if (lesson := lesson_of(load(game))) is not None}


def go_on(page: Page, lesson: Lesson) -> Message:
    """One step: play its right move, or read on; the answer of the server."""
    step = page.frame["lesson"]
    right = lesson.steps[step["number"] - 1].accept
    if right:
        answer = page.play(lesson.seat, right[0])
    else:
        answer = page.ask(type="continue", seat=lesson.seat, seq=page.seq)
    assert answer["type"] == "ack", answer
    page.until_frame(lambda frame: bool(frame["seq"] >= answer["seq"]))
    return answer


def go_through(page: Page, lesson: Lesson) -> None:
    """The whole lesson, by its right answers."""
    while page.frame["lesson"] is not None:
        go_on(page, lesson)
