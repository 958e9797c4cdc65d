"""What may not be known is neither on the screen nor in any frame."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, expect

from caravanserai.games import load
from caravanserai.language.language import Language
from tests.browser.conftest import PHONE, Arrive
from tests.browser.table import Person, answered, brisk, moves_shown, next_asked

ENGLISH = Language("en", load("yspahan"))


def keeps_secrets(person: Person) -> None:
    """Each frame holds the hand of the seat it is meant for, and nobody else's."""
    assert person.frames
    for message in person.frames:
        eyes = message["eyes"]
        for player in message["frame"]["view"]["players"]:
            assert (player["hand"] is None) is (player["seat"] != eyes)
        for event in message["frame"]["events"]:
            if event["name"] == "card_drawn":
                assert (event["args"]["card"] is None) is (event["args"]["seat"] != eyes)
        if eyes not in message["frame"]["decision"]["seats"]:
            assert message["frame"]["decision"]["options"] == []
    for message in person.heard:
        table = message.get("table")
        assert not table or table["status"] == "over" or table["seed"] is None


def test_two_at_one_device_hand_it_over(arrive: Arrive) -> None:
    """On a small device, where the log is a drawer over everything."""
    device = arrive("Ada", size=PHONE, alone=True)
    device.page.clock.install()
    table = device.new_table("person", "local Berta", options={"first_player": 0})["id"]
    device.open(f"/table/{table}")
    names = ["Ada", "Berta"]
    chance = random.Random(5)
    seen = 0
    for turn in range(6):
        name = names[turn % 2]
        expect(cover_for(device, name)).to_be_visible()
        device.page.clock.run_for(3000)  # whatever wanted to say something a little later has said it
        seen += nothing_is_shown(device)
        device.page.get_by_role("button", name=f"I am {name}").click()
        expect(device.page.get_by_role("region", name="Your hand and belongings")).to_be_visible()
        if turn in (2, 3):  # the log lies open while the turn is played from elsewhere
            device.page.keyboard.press("l")
            expect(device.page.get_by_role("dialog").get_by_role("region", name="Log")).to_be_visible()
            with device.hand(table, turn % 2) as elsewhere:
                while elsewhere.waiting == [turn % 2]:
                    before = elsewhere.seq
                    elsewhere.play(turn % 2, drawing(elsewhere.options(), chance))
                    elsewhere.until_frame(lambda message, before=before: message["seq"] > before)  # type: ignore[misc]
        else:
            play_a_turn(device, chance)
    keeps_secrets(device)
    assert seen > 0
    assert {message["eyes"] for message in device.frames} == {None, 0, 1}


def test_a_move_taken_back_goes_back_to_who_made_it(arrive: Arrive) -> None:
    device = arrive("Ada")
    table = device.new_table("person", "local Berta", options={"first_player": 0})["id"]
    device.open(f"/table/{table}")
    device.page.get_by_role("button", name="I am Ada").click()
    device.offered()
    device.choose("yellow 0")
    device.choose(next(move for move in device.offered() if move.startswith("take ")))
    while not cover_for(device, "Berta").is_visible():
        device.choose("end" if "end" in moves_shown(device) else moves_shown(device)[0])
    spot = device.page.get_by_role("button", name="I am Berta").bounding_box()
    assert spot is not None
    device.page.mouse.move(spot["x"] + 20, spot["y"] + 20)
    device.page.mouse.down(click_count=2)  # the second click of whoever ended the turn there
    device.page.mouse.up(click_count=2)
    expect(cover_for(device, "Berta")).to_be_visible()
    device.page.get_by_role("button", name="Ada: undo the last move").click()
    expect(cover_for(device, "Ada")).to_be_visible()
    nothing_is_shown(device)
    device.page.get_by_role("button", name="I am Ada").click()
    assert device.offered()


def cover_for(device: Person, name: str) -> Locator:
    return device.page.get_by_role("heading", name=f"Hand the device to {name}")


def nothing_is_shown(device: Person) -> int:
    """While the device changes hands no card, option or belonging is anywhere on the page."""
    expect(device.decision).to_have_count(0)
    expect(device.page.get_by_role("dialog")).to_have_count(0)
    expect(device.page.get_by_role("region", name="Your hand and belongings")).to_have_count(0)
    everything = device.page.content()
    cards = {
        card
        for message in device.frames
        for player in message["frame"]["view"]["players"]
        for card in player["hand"] or []
    }
    for card in cards:
        assert ENGLISH.name("card", card) not in everything
        assert card not in everything
    return len(cards)


def drawing(moves: list[str], chance: random.Random) -> str:
    """The move to make: draw a card if that is possible, so that there is something to hide."""
    draws = [move for move in moves if move.startswith("draw")]
    return draws[0] if draws else brisk(moves, chance)


def play_a_turn(device: Person, chance: random.Random) -> None:
    """Until the other is asked."""
    cover = cover_for(device, "")
    while True:
        device.options.or_(cover).first.wait_for()
        if cover.is_visible():
            return
        device.choose(drawing(moves_shown(device), chance))


def test_a_spectator_sees_no_hand(arrive: Arrive) -> None:
    ada, watcher = arrive("Ada"), arrive()
    table = ada.new_table("person", "bot", "bot", options={"first_player": 0})["id"]
    ada.sit(table)
    watcher.sit(table)
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    chance = random.Random(6)
    for _ in range(6):
        ada.choose(drawing(ada.offered(), chance))
    ada.offered()
    expect(watcher.decision).to_contain_text("Waiting for Ada")
    expect(watcher.options).to_have_count(0)
    expect(watcher.page.get_by_role("region", name="Your hand and belongings")).to_have_count(0)
    expect(watcher.page.get_by_label("Type a move")).to_have_count(0)
    hand = ada.frame["frame"]["view"]["players"][0]["hand"]
    assert hand
    log = watcher.page.get_by_role("region", name="Log")
    expect(log).to_contain_text(re.compile("Ada [^.]*draws a card"))
    for card in hand:
        expect(log).not_to_contain_text(f"draws {ENGLISH.name('card', card, 'quoted')}")
    keeps_secrets(ada)
    keeps_secrets(watcher)
    assert {message["eyes"] for message in watcher.frames} == {None}
    welcome = next(message for message in watcher.heard if message["type"] == "welcome")
    assert welcome["table"]["invite"] is None


def test_several_people_know_only_their_own(arrive: Arrive) -> None:
    ada, berta = arrive("Ada"), arrive("Berta")
    table = ada.new_table("person", "open", options={"first_player": 0})
    berta.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
    people = [ada.sit(table["id"]), berta.sit(table["id"])]
    chance = random.Random(7)
    for _ in range(12):
        asked = next_asked(dict(enumerate(people)))
        assert asked is not None
        asked.choose(drawing(asked.offered(), chance))
        answered(asked)
    for person in people:
        keeps_secrets(person)
    assert any(event["name"] == "card_drawn" for event in ada.story)
