"""Everyone who looks at a table is sent the same bytes whatever they may not know."""

from __future__ import annotations

import pytest

from caravanserai import SHELF, game
from caravanserai.conformance.sittings import Setup, setups
from caravanserai.kernel.lesson import lesson_of
from tests.wire.compare import Report
from tests.wire.game import WiredLesson, report_on, some_looks
from tests.wire.structs import sendable

SEED = 1


def lesson_report(game_id: str) -> Report:
    """A game's lesson, at a step that only has something to read and at some that ask for a move."""
    box = game(game_id)
    lesson = lesson_of(box)
    if lesson is None:
        return Report()
    asking = next(number for number, step in enumerate(lesson.steps) if step.asks)
    looks = {0, asking, asking + 2}
    return report_on([(Setup(box, lesson.players, {}, True), SEED, looks)], WiredLesson)


@pytest.mark.parametrize("game_id", SHELF)
def test_two_worlds_that_look_the_same_send_the_same(game_id: str) -> None:
    """Every player count and variant, at some moments of each; nothing that can be sent is left out."""
    seeded = [(way, SEED + number) for number, way in enumerate(setups(game(game_id)))]
    report = report_on([(way, seed, some_looks(way, seed, 2 if way.plain else 1)) for way, seed in seeded])
    report.add(lesson_report(game_id))
    assert [str(each) for each in report.differences[:5]] == []
    without_a_lesson = set() if lesson_of(game(game_id)) else {"LessonStep"}
    assert sendable() - set(report.structs) == without_a_lesson
    assert report.comparisons > 100 * len(seeded)
