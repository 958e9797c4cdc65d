"""A learned player is an opponent like any other, where a game ships one."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.table import answered, moves_shown


def test_sitting_down_against_what_was_learned(arrive: Arrive) -> None:
    """The level is offered for as many players as it was trained with; its computers make their moves."""
    ada = arrive("Ada").open("/new/yspahan?friends")
    ada.page.locator("#kind-1").select_option("bot")
    levels = ada.page.locator(".level select")
    levels.select_option("learned")
    ada.page.get_by_role("radio", name="3", exact=True).check(force=True)
    expect(levels).to_have_value("merchant")
    expect(levels.locator("option[value=learned]")).to_have_count(0)
    ada.page.get_by_role("radio", name="4", exact=True).check(force=True)
    for seat in (2, 3):
        ada.page.locator(f"#kind-{seat}").select_option("bot")
    for number in range(3):
        levels.nth(number).select_option("learned")
    ada.page.locator("form .primary").click()
    expect(ada.decision).to_be_visible()
    expect(ada.page.get_by_text("Self-taught").first).to_be_visible()
    for _ in range(3):
        assert ada.until_asked()
        ada.choose(moves_shown(ada)[0])
        answered(ada)
