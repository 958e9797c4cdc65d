"""The rulebook and the legend: found on a phone, searched, followed, and everything on a table explained."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from caravanserai.games import SHELF
from tests.browser.axe import violations, violations_at_noon
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.table import Person


def explanation(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def test_a_phone_finds_a_rule(arrive: Arrive) -> None:
    ada = arrive(size=PHONE, touch=True)
    ada.open("/")
    ada.page.get_by_role("article").filter(has_text="Yspahan").get_by_role("link", name="Rules").tap()
    expect(ada.page.get_by_role("heading", name="The game in one minute")).to_be_visible()
    tower = ada.page.get_by_role("img", name="The Tower")
    tower.scroll_into_view_if_needed()
    expect(tower).to_have_js_property("complete", True)
    assert tower.evaluate("image => image.naturalWidth") > 0
    ada.page.get_by_role("searchbox").fill("ÉMPTY tower")
    hit = ada.page.locator(".found li").filter(has_text="YSP-DAY.1")
    expect(hit.locator("mark").first).to_have_text(re.compile("empty|tower", re.IGNORECASE))
    assert violations(ada, "search") == []
    hit.get_by_role("button").tap()
    expect(ada.page).to_have_url(re.compile("#YSP-DAY.1$"))
    expect(ada.page.locator("li.marked")).to_be_in_viewport()
    assert ada.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    assert violations(ada, "book") + violations_at_noon(ada, "book") == []


def test_a_link_leads_to_a_rule_and_its_references_to_others(arrive: Arrive) -> None:
    ada = arrive()
    ada.open("/rules/yspahan#YSP-TIME.5")
    rule = ada.page.locator("li.marked")
    expect(rule).to_contain_text("YSP-TIME.5")
    expect(rule).to_be_in_viewport()
    rule.get_by_role("link", name="YSP-P4.1").click()
    expect(ada.page.locator("li.marked")).to_contain_text("YSP-P4.1")
    ada.page.go_back()
    expect(ada.page.locator("li.marked")).to_contain_text("YSP-TIME.5")
    ada.page.get_by_role("navigation", name="Contents").get_by_role("link", name="Rulings").click()
    expect(ada.page.get_by_role("heading", name="Rulings")).to_be_in_viewport()


def test_the_book_opens_from_the_table_and_leads_back(arrive: Arrive) -> None:
    ada = arrive("Ada").sit_down("bot")
    table = ada.page.url
    ada.page.locator("summary", has=ada.page.locator('[href="#icon-menu"]')).click()
    ada.page.get_by_role("link", name="One-page reference").click()
    expect(ada.page.get_by_role("heading", name="Yspahan: reference")).to_be_visible()
    ada.page.get_by_role("link", name="Rules", exact=True).click()
    ada.page.get_by_role("link", name="Back to the table").click()
    expect(ada.page).to_have_url(table)
    expect(ada.decision).to_be_visible()


@pytest.mark.parametrize("game", SHELF)
def test_a_reference_fits_on_two_pages_of_paper(arrive: Arrive, game: str) -> None:
    ada = arrive()
    for language in ("en", "fr", "pl"):
        ada.open(f"/reference/{game}")
        ada.page.locator("header select").first.select_option(language)
        expect(ada.page.locator(f'html[lang="{language}"] article table').first).to_be_visible()
        paper = ada.page.pdf(
            format="A4", margin={"top": "12mm", "bottom": "12mm", "left": "12mm", "right": "12mm"}
        )
        assert len(re.findall(rb"/Type\s*/Page\b", paper)) <= 2, language


def explain_by_keyboard(ada: Person) -> None:
    page = ada.page
    page.keyboard.press("i")
    expect(page.get_by_role("status").filter(has_text="Choose anything")).to_be_visible()
    expect(explanation(page)).to_be_visible()
    souk = page.locator('.board [data-about="souk"]').first
    souk.click()
    expect(explanation(page)).to_contain_text("Only a completed souk scores")
    page.keyboard.press("ArrowRight")
    expect(explanation(page)).not_to_contain_text("Only a completed souk scores")
    assert violations(ada, "explaining") == []
    page.keyboard.press("Enter")
    rule = explanation(page).get_by_role("button")
    expect(rule).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".rules li.marked")).to_be_in_viewport()
    expect(explanation(page)).to_be_hidden()


def test_a_piece_is_explained_by_keyboard(arrive: Arrive) -> None:
    ada = arrive("Ada", size=DESK).sit_down("bot")
    ada.until_asked()
    explain_by_keyboard(ada)
    assert len(ada.moves_said) <= 1  # nothing was played but the roll that sat down


def test_a_piece_is_explained_by_touch(arrive: Arrive) -> None:
    ada = arrive("Ada", size=PHONE, touch=True).sit_down("bot")
    ada.until_asked()
    before = len(ada.moves_said)
    floor = ada.page.locator('.board [data-about^="floor-"]').first
    box = floor.bounding_box()
    assert box is not None
    finger = ada.context.new_cdp_session(ada.page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(explanation(ada.page)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(explanation(ada.page)).to_contain_text("as there are dice here")
    ada.decision.get_by_role("heading").tap()
    expect(explanation(ada.page)).to_be_hidden()
    ada.page.get_by_role("button", name="Explain").tap()
    ada.page.locator('.board [data-about="souk"]').first.tap()
    expect(explanation(ada.page)).to_contain_text("Only a completed souk scores")
    ada.page.get_by_role("button", name="Done").tap()
    expect(explanation(ada.page)).to_be_hidden()
    assert len(ada.moves_said) == before


@pytest.mark.parametrize("game", SHELF)
def test_the_legend_shows_everything_with_its_picture(arrive: Arrive, game: str) -> None:
    ada = arrive()
    topics = sum(len(group["topics"]) for group in ada.get(f"/api/games/{game}/legend"))
    ada.open(f"/rules/{game}#legend")
    shown = ada.page.locator(".legend dl > div")
    expect(shown).to_have_count(topics)
    expect(ada.page.locator(".legend .mark:has(svg, img, b)")).to_have_count(topics)
    assert violations(ada, "legend") == []
