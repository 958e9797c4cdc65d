"""Every screen is clean by axe-core in both lights, and fits small phones and walls in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.axe import violations, violations_at_noon
from tests.browser.conftest import DESK, PHONE
from tests.browser.scenes import SCREENS, Scenes
from tests.browser.sight import misfits
from tests.browser.table import Person

BOTH_LIGHTS = {"lobby", "table", "supervisor", "in-words", "end"}
WIDTHS = [360, 768, 1100, 3840]
FINGER = 44
# Styles follow a new size some frames later: wait for that, but not for ever.
WIDTH_WHEN_DRAWN = """async width => {
    for (let frame = 0; frame < 60; frame++) {
        await new Promise(done => requestAnimationFrame(done));
        if (innerWidth === width && document.documentElement.scrollWidth <= width) break;
    }
    return document.documentElement.scrollWidth;
}"""
SPILLING = """width => [...document.querySelectorAll("body *")]
    .filter(one => one.getBoundingClientRect().right > width + 1 && !one.closest("svg"))
    .slice(0, 4).map(one => `${one.tagName}.${one.className}`).join(", ")"""
CRAMPED = """() => [...document.querySelectorAll("button, a.button, summary, [role=tab]")]
    .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
    .map(one => one.innerText)"""


def too_wide(person: Person, where: str, widths: list[int]) -> list[str]:
    """Widths at which a page scrolls sideways."""
    found: list[str] = []
    for width in widths:
        person.page.set_viewport_size({"width": width, "height": 700})
        there: int = person.page.evaluate(WIDTH_WHEN_DRAWN, width)
        if there > width:
            found.append(f"{where} at {width}: {there} because of {person.page.evaluate(SPILLING, width)}")
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_on_a_desk(desk: Scenes, screen: str) -> None:
    desk.show(screen)
    found = violations(desk.person, screen)
    if screen in BOTH_LIGHTS:
        found += violations_at_noon(desk.person, screen)
    found += too_wide(desk.person, screen, WIDTHS)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("screen", SCREENS)
def test_on_a_phone(phone: Scenes, screen: str) -> None:
    phone.show(screen)
    found = violations(phone.person, screen) + misfits(phone.person)
    assert found == [], "\n".join(found)


def test_sheets(desk: Scenes) -> None:
    page = desk.person.page
    desk.show("table")
    found: list[str] = []
    for sheet, key in (("score", "s"), ("keys", "?"), ("settings", None)):
        if key:
            page.keyboard.press(key)
        else:
            page.get_by_role("button", name="Settings").click()
        page.get_by_role("dialog").wait_for()
        found += violations(desk.person, sheet)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("screen", ["lobby", "new-table", "table", "end", "replay"])
def test_longer_words_fit(desk: Scenes, screen: str) -> None:
    person = desk.person
    found: list[str] = []
    desk.show(screen)
    for language in ("fr", "pl"):
        person.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        person.page.locator("header select").first.select_option(language)
        person.page.locator(f'html[lang="{language}"]').wait_for(state="attached")
        for width in (DESK[0], 360):
            found += too_wide(person, f"{screen} {language}", [width])
            found += [f"{screen} {language} at {width}: {text}" for text in person.page.evaluate(CRAMPED)]
    assert found == [], "\n".join(found)


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found is not None
    return found


def test_on_a_desk_everything_needed_is_in_sight(desk: Scenes) -> None:
    page = desk.person.page
    for screen in ("table", "supervisor"):
        desk.show(screen)
        for name in ("Decision", "Table", "Your hand and belongings"):
            place = box(page.get_by_role("region", name=name, exact=True))
            assert place["x"] >= 0 and place["x"] + place["width"] <= DESK[0], name
            assert place["y"] >= 0 and place["y"] + place["height"] <= DESK[1], name
        board = box(page.locator(".board svg").first)
        assert board["width"] > 600 and board["y"] + board["height"] <= DESK[1]


def test_on_a_phone_the_decision_and_its_dice_are_in_sight(phone: Scenes) -> None:
    phone.show("table")
    person = phone.person
    expect(person.decision.get_by_role("heading")).to_be_in_viewport()
    expect(person.options.first).to_be_in_viewport()
    sheet = box(person.decision)
    for floor in person.page.locator('.board [data-target^="floor:"]').all():
        place = box(floor)
        assert place["x"] >= 0 and place["x"] + place["width"] <= PHONE[0]
        assert place["y"] >= 0 and place["y"] + place["height"] <= sheet["y"]


def test_fingers_find_the_buttons(phone: Scenes) -> None:
    for screen in ("table", "supervisor"):
        phone.show(screen)
        small: list[str] = phone.person.page.evaluate(
            """least => [...document.querySelectorAll(".decision button, .decision summary")]
                .filter(one => one.checkVisibility())
                .filter(one => Math.min(one.offsetWidth, one.offsetHeight) < least)
                .map(one => one.innerText)""",
            FINGER,
        )
        assert phone.person.options.count() > 0 and small == []
