"""Lessons in the terminal: told in every language, answered when wrong, and then the game goes on."""

from __future__ import annotations

import pytest

from caravanserai import game
from caravanserai.kernel.lesson import Lesson, LessonStep, Tutor
from caravanserai.language import Language, languages
from tests.cli.person import run
from tests.server.lessons import LESSONS

each_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


def on_one_line(text: str) -> str:
    """What was printed, whatever the frames around it and the width of the terminal."""
    return " ".join(text.replace("│", " ").split())


def first_question(lesson: Lesson) -> tuple[LessonStep, str]:
    """The first step that asks for a move, and one that the rules allow there, but not the lesson."""
    tutor = Tutor(lesson, lesson.table(game(lesson.game)))
    while not tutor.step.asks:
        tutor.advance()
    options = tutor.table.decision(lesson.seat).options
    return tutor.step, next(option.text for option in options if option.text not in tutor.step.accept)


@pytest.mark.parametrize("code", languages())
@each_lesson
def test_a_lesson_is_played_to_its_end(lesson: Lesson, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its first question is answered wrongly, then rightly; the others rightly; then the game is left."""
    monkeypatch.setenv("COLUMNS", "120")
    asked, wrong = first_question(lesson)
    answers: list[str] = []
    for step in lesson.steps:
        answers += [wrong] if step is asked else []
        answers.append(step.accept[0] if step.asks else "")
    result = run("learn", lesson.game, "--lang", code, lines=[*answers, "quit"])
    assert result.code == 0 and result.err == ""
    shown, spoken = on_one_line(result.out), Language(code, game(lesson.game))
    for number, step in enumerate(lesson.steps, 1):
        keys = [key for key in step.keys if not key.endswith("-wrong") or step is asked]
        for told in [paragraph for key in keys for paragraph in spoken.say(key).split("\n")]:
            assert on_one_line(told) in shown, f"{step.id}: {told}"
        assert spoken.say("cli-lesson_step", {"number": number, "steps": len(lesson.steps)}) in shown
    assert on_one_line(spoken.say("cli-lesson_over")) in shown
    assert "lesson-" not in shown and "{" not in shown


def test_a_lesson_can_be_left_and_asked_again() -> None:
    left = run("learn", "yspahan", lines=["", "hint", "undo", "why yellow 2", "quit"])
    assert left.code == 0
    roll = on_one_line(Language("en", game("yspahan")).say("lesson-roll"))
    assert on_one_line(left.out).count(roll) == 3  # told, and again for each of hint and undo


def test_a_game_without_a_lesson_says_so() -> None:
    refused = run("learn", "gates")
    assert refused.code != 0
    assert "There is no lesson for" in refused.err
