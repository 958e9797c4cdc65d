"""Seeing what happens: speeds and stops, the recap at one's turn, score cards, a log that reads well."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from caravanserai.kernel.table import Table
from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.played import asked, played, set_out
from tests.browser.table import Person, settled
from tests.server.servers import ServerProcess


def choose_speed(person: Person, speed: str) -> None:
    """In the table's menu."""
    person.page.get_by_role("banner").get_by_label("More", exact=True).click()
    person.page.get_by_role("radio", name=speed).check(force=True)  # the label around it is what is seen
    person.page.keyboard.press("Escape")


def about_to_end(happens: str, scores: bool) -> Callable[[Table], bool]:
    """Seat 0 may end its turn; that makes this happen, with or without points, and others go on."""

    def moment(table: Table) -> bool:
        if table.decision().kind != "after_dice" or table.waiting != [0]:
            return False
        after = table.clone()
        after.play(0, "end")
        happened = any(event.name == happens for event in after.events(0, table.seq))
        return happened and (after.scores() != table.scores()) == scores and after.waiting != [0]

    return moment


def test_a_stop_at_a_roll_and_a_recap_at_ones_turn(arrive: Arrive, server: ServerProcess) -> None:
    ada = arrive("Ada")
    ada.sit(set_out(server, [ada], played("yspahan", 4, about_to_end("day_began", scores=False))))
    choose_speed(ada, "Slow")
    ada.choose("end")
    news = ada.page.get_by_role("region", name="What has just happened")
    expect(news).to_contain_text(re.compile("rolls"))
    expect(news.locator(".dice svg").first).to_be_visible()
    expect(ada.page.locator(".decision [data-option]")).to_have_count(0)
    ada.page.keyboard.press("Enter")
    expect(news.filter(has_text="rolls")).to_have_count(0)
    choose_speed(ada, "Fast")
    recap = ada.page.get_by_role("region", name="Since your last move")
    expect(recap.get_by_role("listitem").first).to_be_visible()
    assert violations(ada, "a recap") == []
    recap.get_by_role("button", name="Close").click()
    expect(recap).to_have_count(0)
    ada.page.reload()
    expect(ada.decision).to_be_visible()
    assert ada.page.evaluate("localStorage.getItem('speed')") == "fast"


def test_the_week_is_scored_with_reasons(arrive: Arrive, server: ServerProcess) -> None:
    ada = arrive("Ada")
    ada.sit(set_out(server, [ada], played("yspahan", 2, about_to_end("week_scored", scores=True))))
    before = ada.frame["frame"]["scores"]
    choose_speed(ada, "Slow")
    ada.press("end")
    card = ada.page.get_by_role("group", name="Points")
    expect(card).to_be_visible()
    settled(ada)
    after = next(one["frame"] for one in ada.frames if one["frame"]["scores"] != before)["scores"]
    changed = [
        sum(line["points"] for line in new) for old, new in zip(before, after, strict=True) if old != new
    ]
    assert card.locator("tfoot td").all_inner_texts() == [str(total) for total in changed]
    expect(card.get_by_role("button", name=re.compile("Rule YSP-")).first).to_be_visible()
    expect(ada.page.locator(".players .gain").first).to_be_visible()


def test_a_line_of_the_log_is_one_action(arrive: Arrive, server: ServerProcess) -> None:
    """With its dice drawn and its rules behind quiet signs; why-not says when."""
    ada = arrive("Ada")
    ada.sit(set_out(server, [ada], played("yspahan", 3, asked("choose_group"))))
    ada.until_asked()
    log = ada.page.get_by_role("region", name="Log")
    expect(log.locator(".dice svg").first).to_be_visible()
    expect(log.locator(".line", has_text=re.compile("takes .* and ")).first).to_be_visible()
    assert log.locator(".line .rule [aria-hidden]").first.inner_text() == "§"
    ada.page.get_by_label("Type a move").fill("end")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("alert")).to_contain_text("You end your turn after you have used your dice.")
