"""Who sits where: coming, leaving, being replaced, taking a seat along to another device."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.table import Person
from tests.server.people import Message

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


def menu(person: Person, entry: str) -> None:
    """Choose from the menu of the table."""
    person.page.locator("summary", has=person.page.locator('[href="#icon-menu"]')).click()
    person.page.locator(".menu").get_by_text(entry, exact=True).click()


def agree(person: Person, answer: str) -> None:
    """Say yes to the question that is asked."""
    person.page.get_by_role("dialog").get_by_role("button", name=answer).click()


def seat(person: Person, table: str) -> Message:
    found: Message = person.get(f"/api/tables/{table}")["seats"][0]
    return found


def test_who_goes_to_the_lobby_keeps_the_seat(arrive: Arrive) -> None:
    ada, _, table = two_people(arrive)
    ada.sit(table).offered()
    menu(ada, "To the lobby")
    card = ada.page.get_by_role("article").filter(has_text="Berta")
    expect(card).to_contain_text("Your turn")
    expect(card).to_contain_text("Day 1 of week 1")
    assert seat(ada, table)["bot_for_now"] is False


def test_who_lets_the_computer_play_comes_back_by_opening_the_table(arrive: Arrive) -> None:
    ada, berta, table = two_people(arrive)
    ada.sit(table).offered()
    menu(ada, "Let the computer play for me")
    ada.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    assert seat(ada, table)["bot_for_now"] is False
    menu(ada, "Let the computer play for me")
    agree(ada, "Let the computer play for me")
    expect(ada.page.get_by_text("The computer is playing for you.")).to_be_visible()
    berta.sit(table)
    expect(berta.page.get_by_text("the computer is playing for now")).to_be_visible()
    berta.offered()  # the computer has played for Ada
    ada.sit(table)
    expect(ada.page.get_by_text("The computer is playing for you.")).to_be_hidden()
    expect(berta.page.get_by_text("the computer is playing for now")).to_be_hidden()
    assert seat(ada, table)["bot_for_now"] is False


def test_who_resigns_only_watches(arrive: Arrive) -> None:
    ada, berta, table = two_people(arrive)
    ada.sit(table).offered()
    menu(ada, "Resign")
    agree(ada, "Resign")
    for _ in range(2):
        expect(ada.page.get_by_text("You have resigned.")).to_be_visible()
        expect(ada.page.get_by_role("button", name="I am back")).to_be_hidden()
        ada.sit(table)  # nor does opening the table again bring the seat back
    berta.sit(table)
    expect(berta.page.get_by_text("resigned", exact=True)).to_be_visible()
    assert seat(ada, table)["resigned"]


def test_a_game_against_computers_is_deleted_from_the_lobby(arrive: Arrive) -> None:
    ada = arrive("Ada", size=PHONE, touch=True)
    ada.new_table("person", "bot")
    ada.open("/")
    ada.page.get_by_role("button", name="Delete the table").click()
    agree(ada, "Delete the table")
    expect(ada.page.get_by_role("heading", name="Your games")).to_be_hidden()
    assert ada.get("/api/tables")["mine"] == []


def test_a_friend_gives_a_name_takes_a_seat_and_is_ready(arrive: Arrive) -> None:
    ada, berta = arrive("Ada").open("/new/yspahan?friends"), arrive(size=PHONE, touch=True)
    ada.page.get_by_role("radio", name="2", exact=True).check(force=True)
    ada.page.get_by_role("button", name="Create the table and get the link").click()
    link = ada.page.get_by_label("Send this link to your friends").input_value()
    ada.page.get_by_role("button", name="QR code").click()
    expect(ada.page.get_by_role("img", name="QR code of this link")).to_be_visible()
    berta.page.goto(link)
    expect(berta.page.get_by_role("link", name="Rules")).to_be_visible()
    berta.page.get_by_label("Your name at the table").fill("Berta")
    berta.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("Berta")).to_be_visible()
    berta.page.get_by_role("button", name="Change my name").click()
    berta.page.get_by_label("Your name at the table").fill("Bertha")
    berta.page.get_by_role("button", name="Save").click()
    expect(ada.page.get_by_text("Bertha")).to_be_visible()
    ada.page.get_by_role("button", name="I am ready").click()
    expect(berta.page.get_by_text("ready", exact=True)).to_be_visible()
    expect(ada.page.get_by_role("button", name="Start without waiting")).to_be_visible()
    berta.page.get_by_role("button", name="I am ready").click()
    for person in (ada, berta):
        expect(person.decision).to_be_visible()
    menu(ada, "Invite somebody to watch")
    cleo = arrive("Cleo")
    cleo.page.goto(ada.page.get_by_label("Link to watch").input_value())
    expect(cleo.page.get_by_text("You are watching.")).to_be_visible()


def test_play_now_remembers_how_one_likes_to_play(arrive: Arrive) -> None:
    ada = arrive("Ada", size=PHONE, touch=True).open("/")
    box = ada.page.get_by_role("article").filter(has=ada.page.get_by_role("heading", name="Dragons"))
    expect(ada.page.get_by_role("button", name="Play now against the computer").first).to_be_in_viewport(
        ratio=1
    )
    box.get_by_label("Players").select_option("3")
    box.get_by_label("Strength").select_option("Novice")
    box.get_by_role("combobox", name="Game", exact=True).select_option("magic game")
    expect(box).to_contain_text("a child can win")
    ada.open("/")
    expect(box.get_by_label("Strength")).to_have_value("novice")
    box.get_by_role("button", name="Play now against the computer").click()
    ada.page.get_by_role("button", name="Play right away").click()
    expect(ada.decision).to_be_visible()
    table = ada.get(f"/api/tables/{ada.page.url.split('/table/')[1]}")
    assert table["options"]["variant"] == "magic"
    assert [seat["level"] for seat in table["seats"]] == [None, "novice", "novice"]


def test_a_seat_is_carried_to_another_device_once(arrive: Arrive) -> None:
    ada, _, table = two_people(arrive)
    phone = arrive(size=PHONE, touch=True)
    ada.sit(table).offered()
    ada.page.locator("summary", has=ada.page.locator('[href="#icon-menu"]')).click()
    ada.page.get_by_role("button", name="Continue on another device").click()
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
            ada.page.get_by_label("Desktop notification when it is my turn").check()
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
    ada.page.get_by_label("List this table in the lobby").check()
    ada.page.get_by_role("button", name="Create the table and get the link").click()
    expect(ada.page.get_by_label("Send this link to your friends")).to_be_visible()
    berta = arrive("Berta", size=PHONE, touch=True).open("/")
    shown = (
        berta.page.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="Ada")
    )
    shown.get_by_role("link").first.click()
    berta.page.get_by_role("button", name="Take a seat").first.click()
    for person in (ada, berta):
        person.page.get_by_role("button", name="I am ready").click()
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
    expect(cleo.page.get_by_text("Only players at this table can chat here.")).to_be_visible()
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Spectators may chat too").check()
    cleo.page.get_by_label("Write a message").fill("Good luck!")
    cleo.page.get_by_role("button", name="Send").click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
