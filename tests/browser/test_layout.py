"""From a small phone to a wall: nothing scrolls sideways, and what is needed for a decision is in sight."""

from __future__ import annotations

from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.scenes import Scenes

SIZES = [(360, 740), (390, 844), (768, 1024), (1440, 900), (3840, 1200)]
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


def test_nothing_scrolls_sideways(arrive: Arrive) -> None:
    ada = arrive("Ada")
    wide: list[str] = []
    for name, show in Scenes(ada).all.items():
        show()
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            expect(ada.page.locator("#main").first).to_be_visible()
            there: int = ada.page.evaluate(WIDTH_WHEN_DRAWN, width)
            if there > width:
                wide.append(f"{name} at {width}: {there} because of {ada.page.evaluate(SPILLING, width)}")
    assert wide == [], "\n".join(wide)


def box(what: Locator) -> FloatRect:
    found = what.bounding_box()
    assert found is not None
    return found


def test_on_a_desk_everything_needed_is_in_sight(arrive: Arrive) -> None:
    ada = arrive("Ada", size=(1440, 900))
    scenes = Scenes(ada)
    for show in (scenes.table, scenes.supervisor):
        show()
        for name in ("Decision", "Table", "Your hand and belongings"):
            place = box(ada.page.get_by_role("region", name=name, exact=True))
            assert place["x"] >= 0 and place["x"] + place["width"] <= 1440, name
            assert place["y"] >= 0 and place["y"] + place["height"] <= 900, name
        board = box(ada.page.locator(".board svg").first)
        assert board["width"] > 600 and board["y"] + board["height"] <= 900


def test_fingers_find_the_buttons(arrive: Arrive) -> None:
    ada = arrive("Ada", size=(390, 844), touch=True)
    scenes = Scenes(ada)
    for show in (scenes.table, scenes.supervisor):
        show()
        buttons = ada.page.locator(".decision button, .decision summary").filter(visible=True)
        assert buttons.count() > 0
        for place in buttons.all():
            size = box(place)
            assert size["height"] >= FINGER - 0.5 and size["width"] >= FINGER - 0.5, place.inner_text()


def test_on_a_phone_the_decision_is_in_sight(arrive: Arrive) -> None:
    ada = arrive("Ada", size=(390, 844), touch=True)
    Scenes(ada).table()
    expect(ada.decision.get_by_role("heading")).to_be_in_viewport()
    expect(ada.options.first).to_be_in_viewport()
