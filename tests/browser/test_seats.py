"""Who sits where: coming, leaving, being replaced, taking a seat along to another device."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.table import Person

# A page that nobody looks at, and a desktop that remembers what it was told.
UNSEEN = """
    Object.defineProperty(document, "hidden", {get: () => true});
    window.told = [];
    window.Notification = class {
        static requestPermission = async () => "granted";
        constructor(title, options) { window.told.push(title); }
    };
    window.AudioContext = new Proxy(AudioContext, {
        construct(target, given) { window.heard = (window.heard ?? 0) + 1; return new target(...given); },
    });
"""


def two_people(arrive: Arrive, first: int = 0) -> tuple[Person, Person, str]:
    ada, berta = arrive("Ada"), arrive("Berta")
    table = ada.new_table("person", "open", options={"first_player": first})
    berta.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
    return ada, berta, str(table["id"])


def test_who_leaves_is_replaced_and_may_come_back(arrive: Arrive) -> None:
    ada, berta, table = two_people(arrive)
    ada.sit(table).offered()
    ada.page.locator("summary", has=ada.page.locator('[href="#icon-menu"]')).click()
    ada.page.get_by_role("button", name="Leave").click()
    expect(ada.page.get_by_role("heading", name="On the shelf")).to_be_visible()
    berta.sit(table)
    expect(berta.page.get_by_text("the computer plays for now")).to_be_visible()
    berta.offered()  # the computer has played for Ada
    ada.page.get_by_role("link", name=re.compile("Yspahan.*Berta")).click()
    expect(ada.page.get_by_text("The computer plays for you.")).to_be_visible()
    # the computer may have done enough meanwhile to be told first
    away = ada.page.get_by_role("dialog", name="While you were away")
    ada.page.add_locator_handler(away, lambda: away.get_by_role("button", name="Go on").click())
    ada.page.get_by_role("button", name="I am back").click()
    expect(ada.page.get_by_text("The computer plays for you.")).to_be_hidden()
    expect(berta.page.get_by_text("the computer plays for now")).to_be_hidden()
    assert ada.get(f"/api/tables/{table}")["seats"][0]["bot_for_now"] is False


def test_a_seat_is_carried_to_another_device_once(arrive: Arrive) -> None:
    ada, _, table = two_people(arrive)
    phone = arrive(size=PHONE, touch=True)
    ada.sit(table).offered()
    ada.page.locator("summary", has=ada.page.locator('[href="#icon-menu"]')).click()
    ada.page.get_by_role("button", name="Go on with another device").click()
    link = ada.page.get_by_label("One-time link").input_value()
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Take my seats here").click()
    assert phone.offered()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_text("You are watching.")).to_be_visible()
    assert all(player["hand"] is None for player in ada.frame["frame"]["view"]["players"])
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Take my seats here").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("used or has expired")
    phone.complaints.clear()  # browsers write every refused request to the console


def test_an_unseen_page_calls_its_reader(arrive: Arrive) -> None:
    """By the title always; by a note on the desktop and a tone only if that was asked for."""
    ada = arrive("Ada", alone=True)
    ada.page.add_init_script(UNSEEN)
    berta = arrive("Berta")
    for wanted in (False, True):
        table = ada.new_table("person", "open", options={"first_player": 1})
        berta.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
        if wanted:
            ada.page.get_by_role("button", name="Settings").click()
            ada.page.get_by_label("Tell me on the desktop when it is my turn").check()
            ada.page.get_by_label("Sounds").check()
        ada.sit(table["id"])
        expect(ada.page).to_have_title("Berta · Yspahan")
        berta.sit(table["id"])
        while berta.frame["frame"]["decision"]["seats"] == [1]:
            moves = berta.offered()
            berta.choose(next((move for move in ("end", "yellow 0") if move in moves), moves[0]))
        expect(ada.page).to_have_title("● Your turn · Yspahan")
        assert ada.page.evaluate("window.told") == (["● Your turn · Yspahan"] if wanted else [])
        assert ada.page.evaluate("window.heard ?? 0") == (1 if wanted else 0)


def test_strangers_meet_at_an_open_table(arrive: Arrive) -> None:
    """A table that its host lists is found in the lobby and joined without a link."""
    ada = arrive("Ada").open("/new/yspahan?friends")
    ada.page.get_by_role("radio", name="2", exact=True).check(force=True)
    ada.page.get_by_label("Anyone may find this table in the lobby").check()
    ada.page.get_by_role("button", name="Open the table and get the link").click()
    expect(ada.page.get_by_label("Send this link to your friends")).to_be_visible()
    berta = arrive("Berta", size=PHONE, touch=True).open("/")
    shown = (
        berta.page.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="Ada")
    )
    shown.get_by_role("link").first.click()
    berta.page.get_by_role("button", name="Take a seat").first.click()
    for person in (ada, berta):
        expect(person.decision).to_be_visible()
    assert {
        seat["name"] for seat in ada.get(f"/api/tables/{ada.page.url.split('/table/')[1][:12]}")["seats"]
    } == {
        "Ada",
        "Berta",
    }


def test_the_host_says_who_may_talk_and_who_stays(arrive: Arrive) -> None:
    ada, berta, cleo = arrive("Ada"), arrive("Berta"), arrive("Cleo", size=PHONE, touch=True)
    table = ada.new_table("person", "open", "open")
    berta.open(f"/table/{table['id']}#invite={table['invite']}")
    berta.page.get_by_label("Your name at the table").fill("Аda")  # with a Cyrillic letter
    berta.page.get_by_role("button", name="Take a seat").first.click()
    expect(berta.page.get_by_role("alert")).to_contain_text("looks like “Аda”")
    berta.complaints.clear()  # browsers write every refused request to the console
    berta.page.get_by_label("Your name at the table").fill("Berta")
    berta.page.get_by_role("button", name="Take a seat").first.click()
    expect(berta.page.get_by_role("button", name="Somebody else at this device")).to_be_hidden()
    ada.open(f"/table/{table['id']}")
    ada.page.get_by_label("Others may add players").check()
    expect(berta.page.get_by_role("button", name="Somebody else at this device")).to_be_visible()
    ada.page.get_by_role("button", name="Remove").click()
    berta.page.get_by_role("button", name="Take a seat").first.click()
    expect(berta.page.get_by_role("alert")).to_contain_text("not valid")
    berta.complaints.clear()
    ada.page.get_by_role("button", name="Fill").click()
    ada.offered()
    cleo.open(f"/table/{table['id']}")
    cleo.page.get_by_role("button", name="Chat").click()
    expect(cleo.page.get_by_text("Only those who sit at this table can talk here.")).to_be_visible()
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("People who watch may talk too").check()
    cleo.page.get_by_label("Say something").fill("Good luck!")
    cleo.page.get_by_role("button", name="Send").click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
