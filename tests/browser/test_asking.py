"""What one can ask at the table, by pointing, typing and keys, without changing anything."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from caravanserai.games import load
from caravanserai.language.language import Language
from tests.browser.table import Person, moves_shown

FOCUSED_OPTION = "document.activeElement.dataset.option"


@pytest.mark.parametrize("piece", ['.board [data-piece^="shop:"]', '.hand [data-piece="building:hammam"]'])
def test_why_not_cites_a_rule_and_opens_it(seated: Person, piece: str) -> None:
    seated.page.locator(piece).first.click()
    objection = seated.decision.get_by_role("alert")
    expect(objection).to_be_visible()
    link = objection.get_by_role("button", name=re.compile("^Rule YSP-")).first
    rule = link.inner_text().split()[-1]
    link.click()
    expect(seated.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    marked = seated.page.locator(".rules li.marked")
    expect(marked).to_contain_text(rule)
    expect(marked).to_be_in_viewport()
    expect(marked).to_be_focused()


def test_typed_nonsense_is_answered(seated: Person) -> None:
    line = seated.page.get_by_label("Type a move")
    line.fill("dance with the camels")
    line.press("Enter")
    expect(seated.decision.get_by_role("alert")).to_contain_text("is not a move of this game")
    seated.said[:] = [message for message in seated.said if message.get("move") != "dance with the camels"]


def test_the_line_for_moves_suggests_and_lets_go(seated: Person) -> None:
    line = seated.page.get_by_label("Type a move")
    seated.page.keyboard.press("/")
    expect(line).to_be_focused()
    seated.page.keyboard.type("take")
    near = seated.decision.get_by_role("option")
    expect(near.first).to_contain_text("take")
    seated.page.keyboard.press("ArrowDown")
    expect(near.first).to_have_attribute("aria-selected", "true")
    expect(line).to_be_focused()
    seated.page.keyboard.press("Escape")
    expect(near).to_have_count(0)
    expect(line).to_have_value("")
    assert seated.page.evaluate("document.activeElement.tagName") == "H2"
    seated.page.keyboard.press("ArrowDown")
    first = seated.page.evaluate(FOCUSED_OPTION)
    assert first == moves_shown(seated)[0]
    seated.page.keyboard.press("/")
    seated.page.keyboard.press("ArrowDown")  # nothing is written: the arrow is for the options
    assert seated.page.evaluate(FOCUSED_OPTION) == first


def test_a_held_number_key_chooses_nothing_more(seated: Person) -> None:
    seated.page.evaluate("document.body.focus()")
    seated.page.evaluate(
        "dispatchEvent(new KeyboardEvent('keydown', {key: '1', repeat: true, bubbles: true}))"
    )
    assert seated.page.locator('.decision [aria-disabled="true"]').count() == 0


def test_search_in_the_rules(seated: Person) -> None:
    seated.page.keyboard.press("r")
    search = seated.page.get_by_role("searchbox", name="Search the rules")
    search.fill("supervisor caravan")
    found = seated.page.locator(".rules .found li")
    expect(found.first).to_be_visible()
    few = found.count()
    for text in found.all_inner_texts()[:5]:
        assert "supervisor" in text.lower() or "caravan" in text.lower()
    assert few > 0
    search.press("ArrowDown")
    expect(found.first.get_by_role("button")).to_be_focused()
    search.fill("")
    expect(found).to_have_count(0)
    search.fill("zeppelin")
    expect(seated.page.get_by_text("No rule contains all these words.")).to_be_visible()
    search.fill("")


def test_languages_switch_at_once(seated: Person) -> None:
    game = load("yspahan")
    kind = seated.frame["frame"]["decision"]["kind"]
    before = len(seated.requests)
    for code, name in (("fr", "Français"), ("pl", "Polski"), ("en", "English")):
        spoken = Language(code, game)
        seated.page.locator("header select").select_option(label=name)
        expect(seated.page.locator("html")).to_have_attribute("lang", code)
        expect(seated.page.get_by_role("heading", name=spoken.say(f"prompt-{kind}"))).to_be_visible()
        seated.page.get_by_role("tab", name=spoken.say("word-rules")).click()
        expect(seated.page.locator(".rules .book")).to_have_accessible_name(spoken.say("word-rules"))
    assert not [url for url in seated.requests[before:] if url.endswith(("/", "/socket"))]  # no reload


def test_sheets_open_by_key_and_close_by_escape(seated: Person) -> None:
    seated.page.evaluate("document.activeElement.blur()")
    for key, name in (("?", "Keys"), ("s", "Score, line by line")):
        seated.page.keyboard.press(key)
        expect(seated.page.get_by_role("dialog", name=name)).to_be_visible()
        seated.page.keyboard.press("Escape")
        expect(seated.page.get_by_role("dialog")).to_be_hidden()


def test_the_dice_are_sealed_before_they_are_rolled(seated: Person) -> None:
    """The fingerprint of the seed is there to be written down; the seed itself is not."""
    table = seated.get(f"/api/tables/{seated.page.url.rpartition('/')[2]}")
    seated.page.locator("summary", has=seated.page.locator('[href="#icon-menu"]')).click()
    seated.page.get_by_role("button", name="Fairness").click()
    sheet = seated.page.get_by_role("dialog", name="Fairness")
    expect(sheet).to_contain_text(table["commitment"])
    expect(sheet).to_contain_text("sealed until the game is over")
    assert table["seed"] is None and len(table["commitment"]) == 64
    seated.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
