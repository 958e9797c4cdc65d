"""Emira at its own table: five seats from the lobby to the podium, and a maximum that nobody else learns."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import SIZES, violations, violations_at_noon
from tests.browser.conftest import Arrive
from tests.browser.played import asked, over, played, set_out
from tests.browser.table import Person, answered, in_another_tab, moves_shown, next_asked, point_at
from tests.server.people import Message
from tests.server.servers import ServerProcess

SILENT = 7770  # a maximum that no gold, bid or price at the table ever comes near
BIDDING = "Bid for me up to"
POINTED_AT = ("pass", "price:", "hand:", "card:", "mind:", "princess:", "token:", "status:", "bag:")


# --- at the table ----------------------------------------------------------------------------------------


def lit(person: Person, target: str) -> Locator:
    """What may be pointed at, by the beginning of its name."""
    return person.page.locator(f'[data-target^="{target}"]').filter(visible=True)


def by_pointing(person: Person, chance: random.Random) -> None:
    """Point at the table: pass on the carpet, buy at a stall, keep a card; what lies nowhere is pressed.

    Where a piece stands for several moves, as Xenia does for both answers about her gift, one is pressed.
    """
    before = len(person.moves_said)
    if not point_at(person, POINTED_AT, chance) or len(person.moves_said) == before:
        by_pressing(person, chance)


def by_pressing(person: Person, chance: random.Random) -> None:
    """Press a button of the decision: pass if that is possible, otherwise any."""
    person.choose(brief(moves_shown(person), chance))


def brief(moves: list[str], chance: random.Random) -> str:
    """Pass if that is possible, otherwise anything."""
    return "pass" if "pass" in moves else chance.choice(moves)


def play_on(people: list[Person], until: Callable[[Message], bool]) -> None:
    """The first points at the table, the others press buttons, until they see something or all is over."""
    chance = random.Random(3)
    while (person := next_asked(dict(enumerate(people)))) is not None:
        if until(person.frame["frame"]["view"]):
            return
        person.until_asked()
        (by_pointing if person is people[0] else by_pressing)(person, chance)
        answered(person)


def auction(arrive: Arrive, server: ServerProcess) -> tuple[Person, Person, str]:
    """Two people and three computers; the first person is asked for a bid."""
    ada, berta = arrive("Ada"), arrive("Berta", size=SIZES[390], touch=True)
    table = set_out(server, [ada, berta], played("emira", 5, asked("bid")))
    for person in (ada, berta):
        person.sit(table)
    ada.until_asked()
    return ada, berta, table


# --- from the lobby to the podium ------------------------------------------------------------------------


def test_five_seats_from_the_lobby_to_the_podium(arrive: Arrive) -> None:
    """Against four computers."""
    ada = arrive("Ada").open("/")
    box = ada.page.get_by_role("article").filter(has=ada.page.get_by_role("heading", name="Emira"))
    box.get_by_role("link", name="Play with friends").click()
    for seat in (1, 2, 3, 4):
        ada.page.locator(f"#kind-{seat}").select_option("bot")
    ada.page.get_by_role("button", name="Start the game").click()
    expect(ada.decision).to_be_visible()
    chance = random.Random(3)
    with ada.hand(ada.table, 0) as quick:
        while next_asked({0: ada}) is not None:
            ada.until_asked()
            by_pointing(ada, chance)
            answered(ada)
            in_another_tab(ada, quick, lambda moves: brief(moves, chance))
    expect(ada.podium.get_by_role("listitem")).to_have_count(3)
    keeps_secrets(ada)
    names = ada.page.get_by_role("table", name="Score, line by line").get_by_role("columnheader")
    expect(names).to_have_count(5)
    expect(names.first).to_contain_text("Ada")
    assert any(event["name"] == "princess_joined" for event in ada.story)


def test_a_turn_on_a_desk_and_a_phone(arrive: Arrive, server: ServerProcess) -> None:
    """From the first auction of a turn to the next turn."""
    ada, berta, _ = auction(arrive, server)
    now = ada.frame["frame"]["view"]["turn"]
    play_on([ada, berta], until=lambda view: bool(view["turn"] != now))
    assert {0, 1} <= {event["args"].get("seat") for event in ada.story if event["name"] == "passed"}
    for person in (ada, berta):
        keeps_secrets(person)


def test_the_podium_on_a_phone(arrive: Arrive, server: ServerProcess) -> None:
    berta = arrive("Berta", size=SIZES[390], touch=True)
    berta.open(f"/table/{set_out(server, [berta], played('emira', 5, over))}")
    expect(berta.podium.get_by_role("listitem")).to_have_count(3)
    assert violations(berta, "podium 390") + violations_at_noon(berta, "podium 390") == []


def keeps_secrets(person: Person) -> None:
    """Gold, hands and objectives are those of the eyes they were sent to, unless a rule opens them."""
    for message in person.frames:
        eyes, frame = message["eyes"], message["frame"]
        for player in frame["view"]["players"]:
            own = player["seat"] == eyes
            assert (player["hand"] is None) is not own
            assert (player["gold"] is None) is not (own or player["gold_open"] or frame["over"])
            assert own or frame["over"] or player["objective"] is None


# --- the auction -----------------------------------------------------------------------------------------


def own_bids(ada: Person, before: int) -> list[Message]:
    """The bids of the first seat since so many events."""
    return [
        event for event in ada.story[before:] if event["name"] == "bid_made" and event["args"]["seat"] == 0
    ]


def finish_the_auction(ada: Person, berta: Person, before: int, raising: bool) -> None:
    """Berta bids as high as her buttons go, or passes; orders and computers answer by themselves."""

    def won() -> bool:
        return "auction_won" in {event["name"] for event in berta.story[before:]}

    while True:
        berta.until(lambda: won() or berta.frame["frame"]["decision"]["seats"] == [1])
        if won():
            return ada.until_told(berta.seq)
        berta.until_asked()
        high = lit(berta, "bid:")
        (high.last if raising and high.count() else lit(berta, "pass")).click()
        answered(berta)


def test_a_standing_maximum_bids_in_silence(arrive: Arrive, server: ServerProcess) -> None:
    ada, berta, table = auction(arrive, server)
    watcher = arrive().sit(table)
    ada.page.get_by_role("button", name=BIDDING).click()  # the way from the carpet to the order
    maximum = ada.page.get_by_role("spinbutton", name=BIDDING)
    expect(maximum).to_be_focused()
    maximum.fill(str(SILENT))
    before = len(ada.story)
    maximum.press("Enter")
    expect(ada.page.locator(".options [data-option]")).to_have_count(0)
    ada.until(lambda: own_bids(ada, before) != [])
    finish_the_auction(ada, berta, before, raising=False)
    mine = own_bids(ada, before)
    assert next(event for event in ada.story[before:] if event["name"] == "bid_made") == mine[0]
    previous = 0
    for event in (event for event in ada.story if event["name"] in ("auction_opened", "bid_made")):
        bid = event["args"].get("bid", 0)
        if event in mine:
            assert bid == previous + 10
        previous = bid

    assert any(message.get("orders") == {"highest_bid": SILENT} for message in ada.frames)
    reached = ada.seq
    for other in (berta, watcher):
        other.until_told(reached)
        for message in other.frames:
            assert message["orders"] in ({}, {"highest_bid": "none"})
        assert str(SILENT) not in json.dumps(other.heard)
        assert str(SILENT) not in other.page.content()
        for path in ("", f"/frames/{other.frame['frame']['seq']}"):
            assert str(SILENT) not in json.dumps(other.get(f"/api/tables/{table}{path}"))


def test_a_standing_maximum_passes_when_it_is_reached(arrive: Arrive, server: ServerProcess) -> None:
    ada, berta, _ = auction(arrive, server)
    least = int(ada.page.get_by_role("spinbutton", name="Bid", exact=True).input_value())
    ada.page.get_by_role("button", name=BIDDING).click()
    maximum = ada.page.get_by_role("spinbutton", name=BIDDING)
    maximum.fill(str(least + 10))
    before = len(ada.story)
    maximum.press("Enter")
    ada.until(lambda: own_bids(ada, before) != [])
    assert any(message["orders"] == {"highest_bid": least + 10} for message in ada.frames)
    finish_the_auction(ada, berta, before, raising=True)
    assert max(event["args"]["bid"] for event in own_bids(ada, before)) <= least + 10
    won = any(event["name"] == "auction_won" and event["args"]["seat"] == 0 for event in ada.story)
    assert won or {"seat": 0} in [event["args"] for event in ada.story if event["name"] == "passed"]


def test_raises_at_a_stroke_and_a_typed_bid(arrive: Arrive, server: ServerProcess) -> None:
    ada = arrive("Ada")
    ada.sit(set_out(server, [ada], played("emira", 5, asked("bid"))))
    ada.until_asked()
    bid = ada.frame["frame"]["view"]["auction"]["bid"]
    expect(lit(ada, "bid:")).to_have_count(3)
    expect(ada.option(f"bid {bid + 50}").first).to_be_visible()
    field = ada.page.get_by_role("spinbutton", name="Bid", exact=True)
    field.fill(str(bid + 137))
    expect(ada.page.get_by_role("button", name=f"Bid {bid + 130} gold")).to_be_visible()
    field.press("Enter")
    answered(ada)
    expect(ada.page.get_by_role("region", name="Log")).to_contain_text(f"Ada bids {bid + 130} gold.")
    assert ada.moves_said[-1]["move"] == f"bid {bid + 130}"


# --- what is seen ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", SIZES)
def test_axe_finds_nothing_at_emiras_table(arrive: Arrive, server: ServerProcess, width: int) -> None:
    ada = arrive("Ada", size=SIZES[width], touch=width < 1000)
    found: list[str] = []
    for kind in ("keep_event", "bid", "act", "buy_event"):
        ada.sit(set_out(server, [ada], played("emira", 5, asked(kind))))
        ada.until_asked()
        found += violations(ada, f"{kind} {width}") + violations_at_noon(ada, f"{kind} {width} noon")
    ada.page.evaluate("document.querySelector('[title=\"Text view\"]').click()")
    expect(ada.page.get_by_role("heading", name="Bag", exact=True)).to_be_visible()
    found += violations(ada, f"in words {width}")
    assert found == [], "\n".join(found)


def test_on_a_desk_everything_needed_is_in_sight(arrive: Arrive, server: ServerProcess) -> None:
    ada = arrive("Ada", size=(1440, 900))
    ada.sit(set_out(server, [ada], played("emira", 5, asked("bid"))))
    ada.until_asked()
    for name in ("Decision", "Table", "Your hand and belongings"):
        place = ada.page.get_by_role("region", name=name, exact=True).bounding_box()
        assert place is not None
        assert place["x"] >= 0 and place["x"] + place["width"] <= 1440, name
        assert place["y"] >= 0 and place["y"] + place["height"] <= 900, name
    for seat in range(5):
        palace = ada.page.locator(f'[data-seat="{seat}"]').bounding_box()
        hand = ada.page.get_by_role("region", name="Your hand and belongings").bounding_box()
        assert palace is not None and hand is not None
        assert palace["y"] + palace["height"] <= hand["y"] + 1
    arch = ada.page.get_by_role("region", name="The princess in the arch")
    expect(arch.get_by_role("table")).to_contain_text("Ada")
    assert "now" in arch.inner_text() or "tie" in arch.inner_text() or "gold decides" in arch.inner_text()
