"""Aladdin's Dragons in the browser: a magic game of four seats, from the lobby to the podium."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.axe import violations, violations_at_noon
from tests.browser.conftest import Arrive
from tests.browser.table import Person, answered, moves_shown
from tests.server.people import Message

WINDOW = "respond"
LOOKED_AT = {"place_token", WINDOW, "buy_artifact", "use_market"}


def test_a_magic_game_of_four_seats(arrive: Arrive) -> None:
    """Two people on a desk and a phone, two computers; standing orders keep the windows short."""
    ada = arrive("Ada").open("/")
    berta = gather(ada, arrive)
    table = [ada, berta]
    take_treasures(ada)
    take_treasures(berta)
    chance = random.Random(5)
    checked: set[str] = set()
    ordered: dict[int, int] = {}
    while not (newest := newest_frame(table))["over"]:
        decision = newest["decision"]
        seat = next((seat for seat in decision["seats"] if seat < 2), None)
        if seat is None or (decision["kind"] == WINDOW and seat in ordered):
            ada.page.wait_for_timeout(10)
            continue
        person = table[seat]
        if not ready(person, decision["kind"]):
            ada.page.wait_for_timeout(10)
            continue
        look(person, f"{decision['kind']} {seat}", checked)
        if decision["kind"] == WINDOW:
            leave_orders(person)
            ordered[seat] = len(person.moves_said)
        else:
            act(person, decision["kind"], chance)
            answered(person)
    assert set(ordered) == {0, 1}
    for seat, before in ordered.items():
        said = [message["move"] for message in table[seat].moves_said]
        assert "pass" in said[:before] and "pass" not in said[before:]
    for person in table:
        expect(person.podium).to_be_visible()
    assert len({str(person.frame["frame"]["scores"]) for person in table}) == 1
    assert {"place_token 0", "place_token 1", "respond 0", "respond 1"} <= checked
    assert violations(ada, "podium 1440") + violations(berta, "podium 390") == []


def gather(ada: Person, arrive: Arrive) -> Person:
    """From the shelf to a table with a friend and two computers."""
    box = ada.page.get_by_role("article").filter(
        has=ada.page.get_by_role("heading", name="Aladdin's Dragons")
    )
    box.get_by_role("link", name="Play with friends").click()
    ada.page.locator('label:has(input[name="players"][value="4"])').click()
    for chair in (2, 3):
        ada.page.locator(f"#kind-{chair}").select_option("bot")
        ada.page.locator(f"li:has(#kind-{chair})").locator("select").nth(1).select_option("apprentice")
    ada.page.get_by_text("Clock and variants").click()
    ada.page.get_by_label("Game", exact=True).select_option("magic")
    ada.page.get_by_role("button", name="Open the table and get the link").click()
    link = ada.page.get_by_label("Send this link to your friends").input_value()
    berta = arrive(size=(390, 844), touch=True)
    berta.page.goto(link)
    berta.page.get_by_label("Your name at the table").fill("Berta")
    berta.page.get_by_role("button", name="Take a seat").first.click()
    for person in (ada, berta):
        expect(person.decision).to_be_visible()
    return berta


def newest_frame(table: list[Person]) -> Message:
    frame: Message = max(table, key=lambda person: person.seq).frame["frame"]
    return frame


def ready(person: Person, kind: str) -> bool:
    """Whether this page has been told and offers what the table waits for."""
    decision = person.frame["frame"]["decision"]
    return bool(decision["kind"] == kind and decision["options"] and moves_shown(person))


def look(person: Person, scene: str, checked: set[str]) -> None:
    """The chief decisions once with axe, on the desk and on the phone."""
    if scene in checked or scene.split()[0] not in LOOKED_AT:
        return
    checked.add(scene)
    found = violations(person, scene) + violations_at_noon(person, scene)
    assert found == [], "\n".join(found)


# --- taking decisions -----------------------------------------------------------------------------------


def take_treasures(person: Person) -> None:
    """Put three treasures together in front of the herald, and take them."""
    herald = person.page.get_by_role("region", name="The herald")
    for kind in ("Crowns", "Crowns", "Gold bars"):
        herald.get_by_role("button", name=f"Add one: {kind}").click()
    herald.get_by_role("button", name="Take 2 crowns, 1 gold bar").click()
    answered(person)


def leave_orders(person: Person) -> None:
    """Read the window, open the standing orders from it, ask never to be asked again, and pass this once."""
    herald = person.page.get_by_role("region", name="The herald")
    expect(herald.get_by_role("list", name="Who has answered").get_by_role("listitem")).to_have_count(4)
    herald.get_by_role("button", name="Pass ahead…").click()
    never = person.decision.get_by_label("never", exact=True)
    expect(never).to_be_visible()
    person.option("pass").click()
    answered(person)
    never.check()


def act(person: Person, kind: str, chance: random.Random) -> None:
    if kind == "place_token":
        place(person, chance)
    elif kind == "buy_artifact":
        herald = person.page.get_by_role("region", name="The herald")
        herald.get_by_role("button", name="Buy for").click()
    else:
        person.options.nth(0).click()


def place(person: Person, chance: random.Random) -> None:
    """First a shield behind the screen, then a space of the board."""
    tokens = person.page.locator('.hand [data-target^="token:"]')
    spaces = person.page.locator('.board [data-target^="space:"]')
    tokens.nth(chance.randrange(tokens.count())).dispatch_event("click")
    if person.page.get_by_role("button", name="All options").is_visible():
        spaces.nth(chance.randrange(spaces.count())).dispatch_event("click")
