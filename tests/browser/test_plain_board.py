"""The board that every game has without a line of page code: by mouse, by finger, by keyboard, and heard."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from caravanserai.conformance.sittings import GAMES
from caravanserai.games import SHELF
from tests.browser.axe import violations, violations_at_noon
from tests.browser.conftest import PHONE, Arrive
from tests.browser.sight import complaints
from tests.browser.table import Person, answered, by_finger, in_another_tab, until_asked

PLAYERS = {"yspahan": 3, "dragons": 3, "emira": 3, "amul": 3}
ELSEWHERE = 0 if GAMES >= 1000 else 4  # after each decision by finger; the long form takes all of them so


def sit(person: Person, game: str) -> Person:
    table = person.new_table("person", *["bot"] * (PLAYERS.get(game, 2) - 1), game=game)["id"]
    person.open(f"/table/{table}?board=plain")
    expect(person.decision).to_be_visible()
    return person


@pytest.mark.parametrize("game", SHELF)
def test_a_whole_game_from_the_first_decision_to_the_podium(arrive: Arrive, game: str) -> None:
    """On a phone, where nothing that is to be chosen may lie under the panel."""
    ada = sit(arrive("Ada", size=PHONE, touch=True, lists=False), game)
    chance = random.Random(5)
    with ada.hand(ada.table, 0) as quick:
        while until_asked(ada):
            assert complaints(ada) == []
            by_finger(ada, chance)
            in_another_tab(ada, quick, chance.choice, moves=ELSEWHERE)
    expect(ada.podium).to_be_visible()
    assert ada.frame["frame"]["scene"] is not None


@pytest.mark.parametrize("game", SHELF)
def test_it_is_accessible_on_a_desk_and_on_a_phone(arrive: Arrive, game: str) -> None:
    ada = sit(arrive("Ada"), game)
    ada.until_asked()
    assert violations(ada, "desk") + violations_at_noon(ada, "desk") == []
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert violations(ada, "phone") + violations_at_noon(ada, "phone") == []
    wider = ada.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wider <= 0


def test_arrow_keys_go_from_piece_to_piece_and_enter_chooses(arrive: Arrive) -> None:
    ada = sit(arrive("Ada"), "amul")
    ada.until_asked()
    lit = ada.page.locator(".hand [data-target]")
    lit.first.focus()
    first = lit.first.get_attribute("data-target")
    ada.page.keyboard.press("ArrowRight")
    focused = ada.page.evaluate("document.activeElement.dataset.target")
    assert focused is not None and focused != first
    ada.page.keyboard.press("Enter")
    answered(ada)
    assert len(ada.moves_said) == 1


def test_a_piece_that_is_not_lit_says_why(arrive: Arrive) -> None:
    ada = sit(arrive("Ada"), "amul")
    ada.until_asked()
    ada.page.locator(".board [data-piece^='palace:']:not([data-target])").first.click()
    expect(ada.page.get_by_role("alert")).to_be_visible()
    assert ada.moves_said == []
