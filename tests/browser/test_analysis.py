"""The analysis of a finished game: the graph by mouse, by keyboard and as text, and the way to the replay."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import DESK, PHONE
from tests.browser.scenes import Scenes
from tests.browser.sight import misfits

PATIENCE = 60_000  # milliseconds until the first picture is there


def test_the_analysis_by_mouse_by_keyboard_and_as_text(desk: Scenes) -> None:
    ada = desk.person
    desk.show("end")
    record = ada.get(f"/api/tables/{desk.tables['over']}/record")
    moves = len(record["moves"])
    ada.page.get_by_role("link", name="Analyse").click()
    graph = ada.page.get_by_role("slider", name="Chances to win over time")
    expect(graph).to_be_visible(timeout=PATIENCE)
    expect(graph).to_have_attribute("aria-valuemax", str(moves))

    graph.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "1")
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"^After move 1: .*Ada \d+ %"))
    ada.page.keyboard.press("End")
    expect(graph).to_have_attribute("aria-valuenow", str(moves))

    box = graph.bounding_box()
    assert box is not None
    ada.page.mouse.move(box["x"] + box["width"] * 0.55, box["y"] + box["height"] / 2)
    expect(graph).not_to_have_attribute("aria-valuenow", str(moves))
    told = ada.page.get_by_text(re.compile(r"^Move \d+, ")).first
    expect(told).to_be_visible()

    accounts = ada.page.get_by_role("table").first
    expect(accounts.get_by_role("rowheader")).to_have_count(len(record["names"]))
    ada.page.get_by_text("All moves as a table").click()
    expect(ada.page.get_by_role("table").last.locator("tbody tr")).to_have_count(moves)
    assert violations(ada, "analysis") == []
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ada.until(lambda: misfits(ada) == [])
    ada.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})

    ada.page.get_by_role("link", name="Show me").first.click()
    place = ada.page.get_by_role("region", name="Replay controls")
    expect(place).to_contain_text(re.compile(rf"Move \d+ of {moves}"))
    expect(place).not_to_contain_text(f"Move 0 of {moves}")
