"""Lessons on the page: each played by its right answers, with one wrong try, until the computers play on.

Each is played on a phone by touch and at a desk by keyboard, every step in all languages at both sizes.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from caravanserai.games import load
from caravanserai.kernel.lesson import LessonStep
from caravanserai.language import Language, languages
from tests.browser.axe import violations, violations_at_noon
from tests.browser.conftest import PHONE, Arrive
from tests.browser.sight import misfits
from tests.browser.table import BUTTON_SPOT, Person, moves_shown, settled
from tests.server.lessons import LESSONS

# Whether something that the step speaks of can be seen: in the window, with nothing over it.
IN_SIGHT = """() => [...document.querySelectorAll("[data-aim]")].some(one => {
    const {x, y, width, height} = one.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return there !== null && one.contains(there);
})"""
# What choosing a language in the settings or in the header does.
SPEAK = """code => {
    const languages = document.querySelector("header select");
    languages.value = code;
    languages.dispatchEvent(new Event("change", { bubbles: true }));
}"""


class Learner:
    """Somebody who goes through a lesson on a page."""

    def __init__(self, person: Person, game: str, code: str = "en") -> None:
        self.person = person
        self.page = person.page
        self.lesson = LESSONS[game]
        self.language = Language(code, load(game))
        self.last = 0.0  # where the screen was touched last, from the left
        if code != "en":
            person.open("/")
            self.page.evaluate("code => localStorage.setItem('language', code)", code)
        person.open(f"/table/{person.post('/api/tables', game=game, lesson=True)['id']}")
        expect(self.panel).to_be_visible()

    @property
    def panel(self) -> Locator:
        return self.page.locator(".decision .lesson")

    @property
    def go(self) -> Locator:
        return self.panel.locator(".go")

    def reads(self, key: str) -> None:
        """The panel says this, paragraph by paragraph."""
        expect(self.panel.locator(".words p")).to_have_text(self.language.say(key).split("\n"))

    def meet(self, step: LessonStep) -> None:
        """The step is told, and what it speaks of can be seen."""
        expect(self.panel).to_have_attribute("data-step", step.id)
        self.reads(f"lesson-{step.id}")
        if step.look:
            self.page.wait_for_function(IN_SIGHT)

    def examine(self, step: LessonStep) -> None:
        """What axe finds; the board is the same later on, and looking at all of it takes time."""
        first_question = next(one for one in self.lesson.steps if one.asks)
        part = "html" if step is first_question else ".decision"
        assert violations(self.person, f"{self.lesson.game}, {step.id}", within=part) == []

    def in_every_language(self, step: LessonStep) -> None:
        """The step is told in the others too, nothing becomes too small or too wide; then on in the last."""
        spoken, codes = self.language.code, languages()
        turn = codes.index(spoken)
        for code in codes[turn:] + codes[:turn]:
            if code != spoken:
                self.page.evaluate(SPEAK, code)
                self.language = Language(code, load(self.lesson.game))
                self.reads(f"lesson-{step.id}")
            assert misfits(self.person) == [], f"{step.id}, {code}"

    def err(self, step: LessonStep) -> None:
        """A move that is allowed but not right is answered with the reason and the rule."""
        wrong = next(move for move in moves_shown(self.person) if move not in step.accept)
        self.touch(wrong)
        objection = self.page.get_by_role("alert").filter(visible=True)
        expect(objection).to_contain_text(self.language.say(f"lesson-{step.id}-wrong"))
        expect(objection).to_contain_text(step.rule)

    def touch(self, move: str) -> None:
        """Touch a button beside where the last one was touched: an answer may have moved it just there."""
        x, y = self.page.evaluate(BUTTON_SPOT, move)
        self.tap(x - 60 if abs(x - self.last) < 40 else x, y)

    def tap(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)
        self.last = x

    def go_on(self) -> None:
        """Touch Continue where it was not touched last: twice in one place would be a double touch."""
        box = self.go.bounding_box()
        assert box is not None
        left, right = box["x"] + 24, box["x"] + box["width"] - 24
        self.tap(right if self.last < (left + right) / 2 else left, box["y"] + box["height"] / 2)

    def do(self, step: LessonStep) -> None:
        """The right move: by its button, or by the piece that is pointed at."""
        move = step.accept[0]
        if move not in moves_shown(self.person):
            self.page.locator(f'[data-target="{step.look[-1]}"]').first.tap()
            settled(self.person)
        if self.panel.get_attribute("data-step") == step.id and move in moves_shown(self.person):
            self.touch(move)

    def answered(self, step: LessonStep) -> None:
        expect(self.page.locator(".decision .lesson.right")).to_be_visible()
        self.reads(f"lesson-{step.id}-right")

    def plays_on(self) -> None:
        """The lesson is over: the computers play, and the next decision comes with a hint."""
        expect(self.panel).to_have_count(0)
        expect(self.page.locator(".decision .hint")).to_be_visible()
        expect(self.page.get_by_role("checkbox")).to_be_checked()


def learn_by_touch(learner: Learner) -> None:
    erred = False
    for step in learner.lesson.steps:
        learner.meet(step)
        learner.examine(step)
        learner.in_every_language(step)
        if not step.asks:
            learner.go_on()
            continue
        if not erred:
            learner.err(step)
            erred = True
        learner.do(step)
        learner.answered(step)
        learner.go_on()
    learner.plays_on()


@pytest.mark.parametrize(
    ("game", "code"), [("yspahan", "en"), ("dragons", "fr"), ("emira", "pl"), ("amul", "en")]
)
def test_a_lesson_by_touch_on_a_phone(arrive: Arrive, game: str, code: str) -> None:
    learner = Learner(arrive("Ada", touch=True, size=PHONE), game, code)
    learn_by_touch(learner)


@pytest.mark.parametrize(
    ("game", "code"), [("yspahan", "fr"), ("dragons", "en"), ("emira", "en"), ("amul", "pl")]
)
def test_a_lesson_by_keyboard_at_a_desk(arrive: Arrive, game: str, code: str) -> None:
    learner = Learner(arrive("Ada"), game, code)
    keys = learner.page.keyboard
    for step in learner.lesson.steps:
        learner.meet(step)
        learner.examine(step)
        learner.in_every_language(step)
        if step.asks:
            keys.press("/")
            keys.insert_text(step.accept[0])
            keys.press("Enter")
            learner.answered(step)
        expect(learner.go).to_be_focused()
        keys.press("Enter")
    learner.plays_on()


def test_whoever_is_new_to_a_game_may_learn_it_first(arrive: Arrive) -> None:
    ada = arrive("Ada").open("/")
    play = ada.page.get_by_role("button", name="Play now against the computer").first
    play.click()
    asked = ada.page.get_by_role("dialog", name="New to this game?")
    assert violations(ada, "new to a game") == [] and violations_at_noon(ada, "new to a game") == []
    asked.get_by_role("button", name="Learn first").click()
    expect(ada.page.locator(".lesson")).to_contain_text("Step 1 of")
    assert violations_at_noon(ada, "a lesson") == []
    ada.page.get_by_label("More", exact=True).click()
    ada.page.get_by_role("button", name="Fairness").click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("prepared")
    ada.open("/")
    expect(ada.page.get_by_role("link", name="Yspahan · Lesson")).to_be_visible()
    play.click()  # asked once only
    ada.until_asked()
    ada.page.get_by_label("More", exact=True).click()
    ada.page.get_by_role("button", name="Learn the game").click()
    expect(ada.page.locator(".lesson")).to_contain_text("Step 1 of")


@pytest.mark.parametrize("face", ["plain", "text"])
def test_a_lesson_on_the_plain_board_and_in_words(arrive: Arrive, face: str) -> None:
    learner = Learner(arrive("Ada"), "yspahan")
    if face == "text":
        learner.page.keyboard.press("t")
    else:
        learner.person.open(learner.page.url.replace(f"http://{learner.person.address}", "") + "?board=plain")
    for step in learner.lesson.steps[:3]:
        expect(learner.panel).to_have_attribute("data-step", step.id)
        if step.look and face == "plain":
            learner.page.wait_for_function(IN_SIGHT)
        if step.asks:
            learner.person.choose(step.accept[0])
            learner.answered(step)
        learner.go.click()
    assert violations(learner.person, f"a lesson, {face}") == []
