"""Whole games, from the first click to the podium."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.table import Person, brisk, moves_shown, point, press, settled


def test_by_mouse_against_three_computers(arrive: Arrive) -> None:
    ada = arrive("Ada").open("/")
    ada.page.get_by_role("button", name="Play now against the computer").click()
    chance = random.Random(1)
    while ada.until_asked():
        point(ada, chance)
        settled(ada)
    assert ada.frame["frame"]["over"] and len(ada.frame["frame"]["scores"]) == 4
    expect(ada.podium.get_by_role("listitem")).to_have_count(3)
    expect(ada.page.get_by_role("table", name="Score, line by line")).to_contain_text("Ada")


def test_by_keyboard_against_three_computers(arrive: Arrive) -> None:
    ada = arrive("Ada").open("/")
    tab_to(ada, "Play now against the computer")
    ada.page.keyboard.press("Enter")
    chance = random.Random(2)
    ways = [by_arrows, by_number, by_typing]
    turn = 0
    while ada.until_asked():
        ways[turn % len(ways)](ada, chance)
        settled(ada)
        turn += 1
    expect(ada.podium).to_be_visible()
    tab_to(ada, "Rematch")
    assert {way.__name__ for way in ways[: turn + 1]} == {"by_arrows", "by_number", "by_typing"}


def tab_to(person: Person, name: str) -> None:
    """Find a control as people do who have no mouse."""
    for _ in range(60):
        person.page.keyboard.press("Tab")
        focused: str = person.page.evaluate("document.activeElement.innerText || ''")
        if name in focused:
            return
    raise AssertionError(f"no way to “{name}” by Tab")


def by_arrows(person: Person, chance: random.Random) -> None:
    """Walk along the options and choose the one in focus."""
    stop_writing(person)
    for _ in range(chance.randrange(1, 4)):
        person.page.keyboard.press("ArrowDown")
    assert person.page.evaluate("document.activeElement.dataset.option") in moves_shown(person)
    person.page.keyboard.press("Enter")


def by_number(person: Person, chance: random.Random) -> None:
    """Press the key that an option shows."""
    stop_writing(person)
    digits = person.page.locator(".decision [data-option] kbd").filter(visible=True).all_inner_texts()
    if digits:
        person.page.keyboard.press(chance.choice(digits))
    else:
        by_arrows(person, chance)


def stop_writing(person: Person) -> None:
    """Keys are words only outside of the line for moves."""
    if person.page.evaluate("document.activeElement.tagName") == "INPUT":
        person.page.keyboard.press("Shift+Tab")


def by_typing(person: Person, chance: random.Random) -> None:
    """Write the move as the terminal would want it."""
    moves = moves_shown(person)
    move = moves[brisk(moves, chance)]
    stop_writing(person)
    person.page.keyboard.press("/")
    expect(person.page.get_by_label("Type a move")).to_be_focused()
    person.page.keyboard.type(move)
    person.page.keyboard.press("Enter")


def test_four_people_in_four_browsers(arrive: Arrive) -> None:
    """Each on a device of another size, one of them with the table in words."""
    ada = arrive("Ada").open("/new/yspahan?friends")
    ada.page.get_by_role("button", name="Open the table and get the link").click()
    link = ada.page.get_by_label("Send this link to your friends").input_value()
    table = [ada]
    for name, size in (("Berta", (390, 844)), ("Cleo", (768, 1024)), ("Dora", (1280, 720))):
        guest = arrive(size=size, touch=size[0] < 1000)
        guest.page.goto(link)
        guest.page.get_by_label("Your name at the table").fill(name)
        guest.page.get_by_role("button", name="Take a seat").first.click()
        table.append(guest)
    for person in table:
        expect(person.decision).to_be_visible()
    table[3].page.keyboard.press("t")
    expect(table[3].page.get_by_role("heading", name="Sack quarter")).to_be_visible()
    chance = random.Random(3)
    while not (newest := max(table, key=lambda person: person.seq).frame["frame"])["over"]:
        person = table[newest["decision"]["seats"][0]]
        person.until_asked()
        press(person, chance)
        settled(person)
    for person in table:
        expect(person.podium).to_be_visible()
    assert len({str(person.frame["frame"]["scores"]) for person in table}) == 1
    names = ada.page.get_by_role("table", name="Score, line by line").get_by_role("columnheader")
    expect(names).to_contain_text(["Ada", "Berta", "Cleo", "Dora"])
