"""Lines that break, fingers that slip, servers that die: nothing is lost and nothing is played twice."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.table import BUTTON_SPOT, Person, answered, brisk, moves_shown, next_asked, press, settled
from tests.browser.wire import Wire
from tests.server.people import Page, play_on
from tests.server.servers import ServerProcess

REPEATS = int(os.environ.get("CARAVANSERAI_REPEATS", "1"))
ADA_FIRST = {"first_player": 0}


@pytest.fixture
def wire(server: ServerProcess) -> Iterator[Wire]:
    wire = Wire(server.port)
    yield wire
    wire.close()


def same_table(person: Person, quick: Page) -> None:
    """Wait until a page shows the decision that a socket was sent."""
    wanted = quick.options()
    expect(person.page.locator(f'.decision [data-option="{wanted[-1]}"]')).to_be_attached()
    shown: list[str] = person.page.locator(".decision [data-option]").evaluate_all(
        "buttons => buttons.map(one => one.dataset.option)"
    )
    assert set(shown) <= set(wanted)
    person.until(lambda: person.seq == quick.seq)


def test_a_page_comes_back_by_itself(arrive: Arrive, server: ServerProcess, wire: Wire) -> None:
    ada = arrive("Ada", address=wire.address)
    table = ada.new_table("person", "bot", options=ADA_FIRST)["id"]
    ada.sit(table)
    ada.until_asked()
    wire.cut()
    expect(ada.page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    with ada.hand(table, 0, server.address) as quick:
        play_on(quick, 0, random.Random(1), moves=3)
        quick.until_frame(lambda message: message["frame"]["decision"]["seats"] == [0])
        wire.mend()
        expect(ada.page.get_by_text("Connection lost")).to_be_hidden()
        same_table(ada, quick)
    first, *later = [message["last"] for message in ada.said if message["type"] == "hello"]
    assert first is None and later[-1] is not None  # it told where it had stopped reading


def test_a_device_without_network_says_so_and_sends_later(arrive: Arrive, wire: Wire) -> None:
    ada = arrive("Ada", address=wire.address)
    ada.sit(ada.new_table("person", "bot", options=ADA_FIRST)["id"])
    ada.until_asked()
    wire.cut()
    ada.context.set_offline(True)
    expect(ada.page.get_by_text("This device is offline.")).to_be_visible()
    move = moves_shown(ada)[0]
    ada.option(move).click()
    ada.context.set_offline(False)
    wire.mend()
    ada.until(lambda: bool(ada.acknowledged))
    assert [said["move"] for said in ada.moves_said] == [move]
    assert list(ada.acknowledged) == [ada.moves_said[0]["key"]]


def test_a_double_click_plays_once(arrive: Arrive) -> None:
    ada = arrive("Ada")
    ada.sit(ada.new_table("person", "bot", options=ADA_FIRST)["id"])
    ada.until_asked()
    ada.options.first.dblclick()
    answered(ada)
    assert len(ada.moves_said) == len(ada.acknowledged) == 1


def test_the_second_click_of_a_slow_double_click_does_not_take_the_next_decision(arrive: Arrive) -> None:
    """The answer is there before the finger is: what lies under it now was not meant."""
    ada = arrive("Ada")
    ada.sit(ada.new_table("person", "bot", options=ADA_FIRST)["id"])
    ada.until_asked()
    spot = ada.options.first.bounding_box()
    assert spot is not None
    where = spot["x"] + 30, spot["y"] + spot["height"] / 2
    ada.page.mouse.click(*where)
    settled(ada)
    ada.until_asked()
    ada.page.mouse.down(click_count=2)
    ada.page.mouse.up(click_count=2)
    answered(ada)
    assert len(ada.moves_said) == 1


def test_two_tabs_of_one_seat(arrive: Arrive) -> None:
    ada = arrive("Ada")
    table = ada.new_table("person", "bot", options=ADA_FIRST)["id"]
    ada.sit(table)
    other = ada.second_tab().sit(table)
    for turn in range(4):
        playing, watching = (ada, other) if turn % 2 == 0 else (other, ada)
        playing.until_asked()
        before = playing.seq
        press(playing, random.Random(turn))
        expect(watching.option(playing.offered()[0])).to_be_visible()
        answered(playing)
        settled(watching)
        assert watching.seq == playing.seq > before
    assert ada.story == other.story
    assert other.complaints == []


def test_a_stale_move_is_refused_and_the_page_looks_again(
    arrive: Arrive, server: ServerProcess, wire: Wire
) -> None:
    ada = arrive("Ada")
    table = ada.new_table("person", "bot", options=ADA_FIRST)["id"]
    ada.sit(table)
    late = Person(ada.context, wire.address).sit(table)
    late.until_asked()
    wire.cut()
    expect(late.page.get_by_text("Connection lost")).to_be_visible()
    first, second = ada.offered()[:2]
    late.option(second).click()
    ada.choose(first)
    ada.offered()
    wire.mend()
    expect(late.page.get_by_text("The game has moved on in the meantime: look again.")).to_be_visible()
    settled(late)
    late.until(lambda: "refused" in {message["type"] for message in late.heard})
    assert [message["problem"]["key"] for message in late.heard if message["type"] == "refused"] == ["stale"]
    expect(late.option(moves_shown(ada)[0])).to_be_visible()
    late.until(lambda: late.seq == ada.seq)
    assert late.acknowledged == {}


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that the tests kill."""
    folder = tmp_path_factory.mktemp("mortal")
    process = ServerProcess(folder / "log", fixed_deals=True, data_dir=str(folder))
    process.start()
    yield process
    process.stop()


@pytest.mark.parametrize("repeat", range(REPEATS))
def test_the_server_is_killed_in_mid_game(arrive: Arrive, mortal: ServerProcess, repeat: int) -> None:
    chance = random.Random(repeat)
    ada = arrive("Ada", address=mortal.address)
    berta = arrive("Berta", address=mortal.address)
    watcher = arrive(address=mortal.address)
    table = ada.new_table("person", "open", "bot")
    berta.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
    people = [ada, berta]
    everyone = [*people, watcher]
    for person in everyone:
        person.sit(table["id"])
    for _ in range(chance.randrange(2, 6)):
        take_a_decision(people, chance)
    asked = who_is_asked(people)
    x, y = asked.page.evaluate(BUTTON_SPOT, brisk(asked.offered(), chance))
    asked.page.mouse.click(x, y)  # this one is under way while the power fails
    mortal.kill()
    promised = max([0, *(seq for person in people for seq in person.acknowledged.values())])
    told = [list(person.story) for person in everyone]
    mortal.start()

    for person in everyone:
        expect(person.page.locator(".banner.warning")).to_have_count(0)
    for person in people:
        answered(person)
    for _ in range(3):
        take_a_decision(people, chance)
    stories: list[list[str]] = []
    for person in people:
        answered(person)
    for person, before in zip(everyone, told, strict=True):
        expect(person.page.locator(".banner.warning")).to_have_count(0)
        assert person.seq >= promised
        assert person.story[: len(before)] == before  # what was told before the end still holds
        stories.append([event["name"] for event in person.story])
    with ada.hand(table["id"], None) as fresh:  # asked last: the computers may have gone on
        truth = [event["name"] for event in fresh.story]
    for story in stories:
        assert story == truth[: len(story)]
    sent = [message["key"] for person in people for message in person.moves_said]
    kept = {key: seq for person in people for key, seq in person.acknowledged.items()}
    assert set(sent) == set(kept)  # the move under way was sent again by itself
    assert len(set(kept.values())) == len(kept)  # and each was played once


def who_is_asked(people: list[Person]) -> Person:
    """Wait until one of the people is asked, not the computer: all have heard the same, sooner or later."""
    asked = next_asked(dict(enumerate(people)))
    assert asked is not None
    return asked


def take_a_decision(people: list[Person], chance: random.Random) -> None:
    press(who_is_asked(people), chance)
