"""Aladdin's Dragons in the browser: a whole game of four seats, and a round of a magic one."""

from __future__ import annotations

import random
from collections.abc import Container

from playwright.sync_api import Locator, expect

from caravanserai.kernel.game import Wishes
from caravanserai.kernel.table import Table
from caravanserai.server.audience import table_after
from tests.browser.axe import violations, violations_at_noon
from tests.browser.conftest import Arrive
from tests.browser.played import over, played, set_out
from tests.browser.table import Person, answered, in_another_tab, moves_shown, newest, point_at
from tests.server.servers import ServerProcess

WINDOW = "respond"
MAGIC: Wishes = {"variant": "magic"}
LOOKED_AT = {"place_token", WINDOW, "buy_artifact", "use_market"}


def test_a_game_of_four_seats(arrive: Arrive) -> None:
    """Against three computers, from the lobby to the podium."""
    ada = arrive("Ada").open("/")
    set_up(ada)
    take_treasures(ada)
    chance = random.Random(5)
    checked: set[str] = set()
    with ada.hand(ada.table, 0) as quick:
        while (turn := next_to_act([ada])) is not None:
            _, kind = turn
            look(ada, f"{kind} 0", checked)
            act(ada, kind, chance)
            answered(ada)
            in_another_tab(
                ada, quick, chance.choice, lambda frame: frame["decision"]["kind"] != "place_token"
            )
    expect(ada.podium.get_by_role("listitem")).to_have_count(3)
    assert {"place_token 0", "buy_artifact 0"} <= checked
    assert violations(ada, "podium 1440") == []


def test_windows_of_a_magic_game(arrive: Arrive, server: ServerProcess) -> None:
    """Two people on a desk and a phone; who wants never to be asked in windows is not asked again."""
    ada, berta = arrive("Ada"), arrive("Berta", size=(390, 844), touch=True)
    middle = set_out(server, [ada, berta], magic_game())
    table = [ada.sit(middle), berta.sit(middle)]
    now = ada.frame["frame"]["view"]["round"]
    chance = random.Random(5)
    checked: set[str] = set()
    ordered: dict[int, int] = {}
    while (turn := next_to_act(table, ordered)) is not None:
        person, kind = turn
        seat = table.index(person)
        if person.frame["frame"]["view"]["round"] != now:
            break
        look(person, f"{kind} {seat}", checked)
        if kind == WINDOW:
            leave_orders(person)
            ordered[seat] = len(person.moves_said)
        else:
            act(person, kind, chance)
            answered(person)
    assert set(ordered) == {0, 1}
    for seat, before in ordered.items():
        said = [message["move"] for message in table[seat].moves_said]
        assert "pass" in said[:before] and "pass" not in said[before:]
    assert {"place_token 0", "place_token 1", "respond 0", "respond 1"} <= checked


def test_the_podium_on_a_phone(arrive: Arrive, server: ServerProcess) -> None:
    berta = arrive("Berta", size=(390, 844), touch=True)
    berta.open(f"/table/{set_out(server, [berta], played('dragons', 5, over))}")
    expect(berta.podium.get_by_role("listitem")).to_have_count(3)
    assert violations(berta, "podium 390") + violations_at_noon(berta, "podium 390") == []


def magic_game() -> Table:
    """The first seat is about to place its last token of the last round."""
    finished = played("dragons", 4, over, MAGIC, level="master")
    placed = [
        number
        for number, entry in enumerate(finished.entries)
        if entry.seat == 0 and finished.game.space.move(entry.action).kind == "place"
    ]
    return table_after(finished, placed[-1])


def next_to_act(table: list[Person], ordered: Container[int] = ()) -> tuple[Person, str] | None:
    """Who of the people is asked next, and what; nobody when the game is over. Orders answer windows."""
    found: list[tuple[Person, str]] = []

    def so() -> bool:
        frame = newest(table)["frame"]
        kind = frame["decision"]["kind"]
        for seat in frame["decision"]["seats"]:
            if seat < len(table) and not (kind == WINDOW and seat in ordered) and ready(table[seat], kind):
                found.append((table[seat], kind))
        return bool(frame["over"] or found)

    table[0].until(so)
    return found[0] if found else None


def set_up(ada: Person) -> None:
    """From the shelf to a table of the basic game with three computers."""
    box = ada.page.get_by_role("article").filter(
        has=ada.page.get_by_role("heading", name="Aladdin's Dragons")
    )
    box.get_by_role("link", name="Play with friends").click()
    ada.page.locator('label:has(input[name="players"][value="4"])').click()
    for chair in (1, 2, 3):
        ada.page.locator(f"#kind-{chair}").select_option("bot")
        ada.page.locator(f"li:has(#kind-{chair})").locator("select").nth(1).select_option("apprentice")
    ada.page.get_by_label("Game", exact=True).select_option("basic")
    ada.page.get_by_role("button", name="Start the game").click()
    expect(ada.decision).to_be_visible()


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
    elif kind == "buy_artifact" and buying(person).count():
        buying(person).first.click()
    else:
        person.choose(moves_shown(person)[0])


def buying(person: Person) -> Locator:
    """The herald's buttons for a price; there are none for who cannot pay."""
    return person.page.get_by_role("region", name="The herald").get_by_role("button", name="Buy for")


def place(person: Person, chance: random.Random) -> None:
    """First a shield behind the screen, then a space of the board."""
    point_at(person, ("token:",), chance)
    if person.page.locator(".decision .back").count():  # one token may go to one space only
        point_at(person, ("space:",), chance)
