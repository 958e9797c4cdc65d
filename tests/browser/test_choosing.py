"""Choosing on a phone: the panel never lies over what is to be chosen, and long lists come on demand.

A whole game of each is played here by touch on its drawn board, in three languages overall.
"""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from caravanserai.conformance.sittings import GAMES
from caravanserai.games import SHELF
from caravanserai.kernel.table import Table
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Arrive
from tests.browser.played import asked, played, set_out
from tests.browser.sight import complaints, misfits, overlap
from tests.browser.table import (
    answered,
    by_finger,
    in_another_tab,
    moves_shown,
    until_asked,
)
from tests.server.servers import ServerProcess

PLAYERS = {"yspahan": 3, "dragons": 3, "emira": 3, "amul": 3}
LANGUAGE = {"yspahan": "fr", "dragons": "pl", "emira": "en", "amul": "fr"}
# Decisions taken elsewhere after each one by finger, so that the game is over sooner; none in the long form.
ELSEWHERE = {"yspahan": 7, "dragons": 8, "emira": 11, "amul": 2} if GAMES < 1000 else {}
KEYS = """() => [...document.querySelectorAll(".decision kbd")]
    .filter(one => one.checkVisibility()).map(one => one.innerText)"""


@pytest.mark.parametrize("game", SHELF)
def test_a_whole_game_by_touch(arrive: Arrive, game: str) -> None:
    """As it is drawn: nothing to choose is covered, no text is too small, nothing spills over."""
    ada = arrive("Ada", size=PHONE, touch=True, lists=False)
    ada.page.add_init_script(f"localStorage.setItem('language', '{LANGUAGE.get(game, 'pl')}')")
    table = ada.new_table("person", *["bot"] * (PLAYERS.get(game, 2) - 1), game=game)["id"]
    ada.open(f"/table/{table}")
    chance = random.Random(7)
    with ada.hand(table, 0) as quick:
        while until_asked(ada):
            assert complaints(ada) == []
            by_finger(ada, chance)
            in_another_tab(ada, quick, chance.choice, moves=ELSEWHERE.get(game, 0))
    assert misfits(ada) == []
    assert ada.page.evaluate("document.documentElement.lang") == LANGUAGE.get(game, "pl")


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize(("language", "width"), [("fr", 390), ("pl", 360)])
def test_in_other_languages_and_the_largest_text(
    arrive: Arrive, game: str, language: str, width: int
) -> None:
    ada = arrive("Ada", size=(width, 780), touch=True, lists=False, alone=True)
    wishes = {"language": language, "text-size": "largest"}
    for name, value in wishes.items():
        ada.page.add_init_script(f"localStorage.setItem('{name}', '{value}')")
    table = ada.new_table("person", *["bot"] * (PLAYERS.get(game, 2) - 1), game=game)["id"]
    ada.page.goto(f"http://{ada.address}/table/{table}")
    ada.page.locator(".decision.mine").wait_for()
    assert ada.page.evaluate("document.documentElement.dataset.text") == "largest"
    assert complaints(ada) == []


def placing(table: Table) -> bool:
    """Somebody has to place goods, and there are many shops."""
    return table.waiting == [0] and table.decision().kind == "place_goods" and len(table.moves(0)) > 8


def test_long_lists_come_on_demand(arrive: Arrive, server: ServerProcess) -> None:
    """Folded on a phone; opened they are complete, step by step, and in words all at once."""
    ada = arrive("Ada", size=PHONE, touch=True, lists=False)
    ada.sit(set_out(server, [ada], played("dragons", 3, asked("place_token"))))
    ada.page.locator(".decision.mine").wait_for()
    assert overlap(ada).pieces > 8 and ada.options.count() == 0
    moves = [option["text"] for option in ada.frame["frame"]["decision"]["options"]]
    lists = ada.page.locator(".decision [data-list]")
    expect(lists).to_have_text(f"All options ({len(moves)})")
    lists.tap()
    seen: set[str] = set()
    for step in ada.page.locator(".decision [data-step]").all():
        step.tap()
        seen |= set(moves_shown(ada))
    assert seen == set(moves)
    lists.tap()
    expect(ada.options).to_have_count(0)
    ada.page.keyboard.press("t")
    ada.page.locator(".decision [data-option]").first.wait_for()
    assert set(moves_shown(ada)) == set(moves)
    ada.page.keyboard.press("t")
    assert violations(ada, "folded") == []


def test_keys_are_unique_and_act(arrive: Arrive, server: ServerProcess) -> None:
    ada = arrive("Ada", lists=False)
    ada.sit(set_out(server, [ada], played("yspahan", 3, placing)))
    ada.page.locator(".decision.mine").wait_for()
    assert ada.page.evaluate(KEYS) == []  # shops are called by numbers: they have no keys
    ada.page.keyboard.press("1")
    ada.sit(set_out(server, [ada], played("dragons", 3, asked("place_token"))))
    ada.page.locator(".decision.mine").wait_for()
    ada.page.keyboard.press("ArrowDown")
    keys = ada.page.evaluate(KEYS)
    assert keys == sorted(set(keys)) and keys[0] == "1"
    wanted = ada.page.locator(".decision [data-option]", has_text="1").first.get_attribute("data-option")
    assert ada.moves_said == []
    ada.page.keyboard.press("1")
    answered(ada)
    assert [message["move"] for message in ada.moves_said] == [wanted]


def test_the_end_of_a_turn_can_wait_for_a_word(arrive: Arrive, server: ServerProcess) -> None:
    """With the setting on, the last move of a turn is sent when it is confirmed, and can be taken back."""
    ada = arrive("Ada", alone=True)
    ada.page.add_init_script("localStorage.setItem('confirm', 'on')")
    ada.sit(set_out(server, [ada], played("emira", 3, asked("bid"))))
    bid = next(option for option in ada.offered() if option.startswith("bid"))
    ada.press(bid)
    waiting = ada.decision.get_by_role("group", name="Confirm")
    expect(waiting).to_contain_text("That ends your turn.")
    assert ada.moves_said == []
    waiting.get_by_role("button", name="Take back").click()
    expect(ada.option(bid).first).to_be_visible()
    ada.press(bid)
    ada.page.keyboard.press("Enter")
    answered(ada)
    assert [message["move"] for message in ada.moves_said] == [bid]


def test_a_whole_round_is_taken_back_against_computers(arrive: Arrive, server: ServerProcess) -> None:
    ada = arrive("Ada")
    ada.sit(set_out(server, [ada], played("emira", 3, asked("bid"))))
    bid = next(option for option in ada.offered() if option.startswith("bid"))
    before = ada.frame["frame"]["seq"]
    ada.choose(bid)
    ada.offered()
    assert ada.frame["frame"]["seq"] > before + 1, "the computers have answered"
    ada.decision.get_by_role("button", name="Undo").click()
    ada.until(lambda: ada.frame["frame"]["seq"] == before)
    expect(ada.option(bid).first).to_be_visible()
