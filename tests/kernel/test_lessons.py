"""Every lesson can be played by its right answers, and wrong ones change nothing."""

from __future__ import annotations

import re

import pytest

from caravanserai import game
from caravanserai.games import SHELF
from caravanserai.kernel.lesson import Lesson, NotRight, Tutor, lesson_of
from caravanserai.kernel.refusal import Refusal
from caravanserai.language import Language, Rulebook, languages
from caravanserai.language.texts import text_files

LESSONS = [lesson for game_id in SHELF if (lesson := lesson_of(game(game_id))) is not None]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.game for lesson in LESSONS])


def tutor(lesson: Lesson) -> Tutor:
    return Tutor(lesson, lesson.table(game(lesson.game)))


@each_lesson
@pytest.mark.parametrize("choice", [0, -1])
def test_a_lesson_is_played_by_its_right_answers(lesson: Lesson, choice: int) -> None:
    leading = tutor(lesson)
    while not leading.finished:
        step = leading.step
        if step.asks:
            assert lesson.seat in leading.table.waiting, step.id
            leading.play(step.accept[choice])
        else:
            leading.advance()
    assert not leading.table.over


@each_lesson
def test_a_wrong_answer_changes_nothing(lesson: Lesson) -> None:
    leading = tutor(lesson)
    wrong = 0
    while not leading.finished:
        step, table = leading.step, leading.table
        if not step.asks:
            leading.advance()
            continue
        before = table.position()
        for option in table.decision(lesson.seat).options:
            if option.text not in step.accept:
                with pytest.raises(NotRight) as refusal:
                    leading.play(option.text)
                assert (refusal.value.key, refusal.value.rule) == (f"lesson-{step.id}-wrong", step.rule)
                wrong += 1
        illegal = next(
            move.text
            for move in (table.game.space.move(action) for action in range(table.game.space.size))
            if table.why_not(lesson.seat, move) is not None
        )
        with pytest.raises(Refusal) as forbidden:
            leading.play(illegal)
        assert not isinstance(forbidden.value, NotRight)
        assert (table.position(), leading.step) == (before, step)
        leading.play(step.accept[0])
    assert wrong > 10


@each_lesson
def test_a_lesson_has_six_to_ten_steps_and_each_accepted_move_is_legal(lesson: Lesson) -> None:
    assert 6 <= len(lesson.steps) <= 10
    leading = tutor(lesson)
    while not leading.finished:
        step = leading.step
        for move in step.accept:
            assert leading.table.why_not(lesson.seat, move) is None, f"{step.id}: {move}"
        if step.asks:
            leading.play(step.accept[0])
        else:
            leading.advance()


@each_lesson
def test_a_lesson_points_at_what_the_right_move_is_about(lesson: Lesson) -> None:
    """Where the right move has pieces on the board, one of them is to be looked at."""
    leading = tutor(lesson)
    while not leading.finished:
        step = leading.step
        if not step.asks:
            leading.advance()
            continue
        options = leading.table.decision(lesson.seat).options
        targets = {target for option in options if option.text in step.accept for target in option.targets}
        assert not targets or targets & set(step.look), f"{step.id}: {sorted(targets)}"
        leading.play(step.accept[0])


@each_lesson
@pytest.mark.parametrize("code", languages())
def test_a_lesson_is_told_in_every_language_and_says_nothing_else(lesson: Lesson, code: str) -> None:
    spoken = Language(code, game(lesson.game))
    book = Rulebook(lesson.game, code)
    wanted = [key for step in lesson.steps for key in step.keys]
    (file,) = [path for path in text_files(code, lesson.game) if path.name.startswith("lesson.")]
    assert re.findall(r"^(\S+) =", file.read_text(encoding="utf-8"), re.MULTILINE) == wanted
    for key in wanted:
        text, problems = spoken.attempt(key)
        assert problems == [] and text
    for step in lesson.steps:
        assert not step.rule or book.text(step.rule)


def test_the_classics_have_a_lesson() -> None:
    assert {"yspahan", "amul", "dragons", "emira"} <= {lesson.game for lesson in LESSONS}
