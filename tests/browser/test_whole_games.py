"""Whole games, from the first click to the podium."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect

from caravanserai.kernel.table import Table
from tests.browser.conftest import Arrive
from tests.browser.played import played, set_out
from tests.browser.table import Person, answered, brisk, moves_shown, next_asked, point, press, settled
from tests.server.servers import ServerProcess


def test_by_mouse_against_three_computers(arrive: Arrive) -> None:
    ada = arrive("Ada").open("/")
    ada.page.get_by_role("button", name="Play now against the computer").first.click()
    ada.page.get_by_role("button", name="Play right away").click()
    chance = random.Random(1)
    while ada.until_asked():
        point(ada, chance)
    assert ada.frame["frame"]["over"] and len(ada.frame["frame"]["scores"]) == 4
    expect(ada.podium.get_by_role("listitem")).to_have_count(3)
    expect(ada.page.get_by_role("table", name="Score, line by line")).to_contain_text("Ada")


def test_by_keyboard_against_three_computers(arrive: Arrive) -> None:
    ada = arrive("Ada").open("/")
    ada.page.get_by_role("button", name="Play now against the computer").first.wait_for()
    tab_to(ada, "Play now against the computer")
    ada.page.keyboard.press("Enter")
    tab_to(ada, "Play right away")
    ada.page.keyboard.press("Enter")
    chance = random.Random(2)
    assert in_several_ways(ada, [by_arrows, by_number, by_typing], chance) > 40
    expect(ada.podium).to_be_visible()
    tab_to(ada, "Rematch")


Way = Callable[[Person, list[str], random.Random], None]  # to take a decision


def in_several_ways(person: Person, ways: list[Way], chance: random.Random) -> int:
    """Take all decisions of a game, each in the next of these ways; returns how many there were."""
    turns = 0
    while moves := person.offered():
        ways[turns % len(ways)](person, moves, chance)
        settled(person)
        turns += 1
    return turns


def tab_to(person: Person, name: str) -> None:
    """Find a control as people do who have no mouse."""
    for _ in range(60):
        person.page.keyboard.press("Tab")
        focused: str = person.page.evaluate("document.activeElement.innerText || ''")
        if name in focused:
            return
    raise AssertionError(f"no way to “{name}” by Tab")


def by_arrows(person: Person, moves: list[str], chance: random.Random) -> None:
    """Walk along the options and choose the one in focus; a lid is opened, and the first below it chosen."""
    for _ in range(chance.randrange(1, 4)):
        person.page.keyboard.press("ArrowDown")
    if person.page.evaluate("document.activeElement.tagName") == "SUMMARY":
        if not person.page.evaluate("document.activeElement.parentElement.open"):
            person.page.keyboard.press("Enter")
        person.page.keyboard.press("ArrowDown")
        moves = moves_shown(person)
    assert person.page.evaluate("document.activeElement.dataset.option") in moves
    person.page.keyboard.press("Enter")


def by_number(person: Person, moves: list[str], chance: random.Random) -> None:
    """Press the key that an option shows."""
    digits: list[str] = person.page.evaluate(
        "[...document.querySelectorAll('.decision [data-option] kbd')].map(one => one.textContent)"
    )
    if digits:
        person.page.keyboard.press(chance.choice(digits))
    else:
        by_arrows(person, moves, chance)


def by_typing(person: Person, moves: list[str], chance: random.Random) -> None:
    """Write the move as the terminal would want it, and leave the line again."""
    person.page.keyboard.press("/")
    assert person.page.evaluate("document.activeElement.hasAttribute('data-command')")
    person.page.keyboard.insert_text(brisk(moves, chance))
    person.page.keyboard.press("Enter")
    person.page.keyboard.press("Escape")


FIRST_TURNS = 12  # enough for everybody to have acted
LATE = 20  # the last day but one


def on_the_last_days(table: Table) -> bool:
    """The first question on a late day."""
    return bool(table.view().day >= LATE)


def test_four_people_in_four_browsers(arrive: Arrive, server: ServerProcess) -> None:
    """Each on a device of another size, two of them with the table in words: the first turns and the last."""
    ada = arrive("Ada", size=(1100, 700)).open("/new/yspahan?friends")
    ada.page.get_by_role("button", name="Create the table and get the link").click()
    link = ada.page.get_by_label("Send this link to your friends").input_value()
    table = [ada]
    for name, size in (("Berta", (390, 844)), ("Cleo", (768, 1024)), ("Dora", (1280, 720))):
        guest = arrive(size=size, touch=size[0] < 1000)
        guest.page.goto(link)
        guest.page.get_by_label("Your name at the table").fill(name)
        guest.page.get_by_role("button", name="Take a seat").first.click()
        table.append(guest)
    for person in table:
        person.page.get_by_role("button", name="I am ready").click()
    for person in table:
        expect(person.decision).to_be_visible()
    for reader in table[2:]:
        reader.page.keyboard.press("t")
        expect(reader.page.get_by_role("heading", name="Sack white")).to_be_visible()
    chance = random.Random(3)
    for _ in range(FIRST_TURNS):
        asked = next_asked(dict(enumerate(table)))
        assert asked is not None
        press(asked, chance)
        answered(asked)
    late = set_out(server, table, played("yspahan", 4, on_the_last_days))
    for person in table:
        person.sit(late)
    while (asked := next_asked(dict(enumerate(table)))) is not None:
        press(asked, chance)
        answered(asked)
    for person in table:
        expect(person.podium).to_be_visible()
    assert len({str(person.frame["frame"]["scores"]) for person in table}) == 1
    names = ada.page.get_by_role("table", name="Score, line by line").get_by_role("columnheader")
    expect(names).to_contain_text(["Ada", "Berta", "Cleo", "Dora"])
