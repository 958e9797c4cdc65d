"""Every screen of the page, each set up so that there is something to see; for tests and for pictures."""

from __future__ import annotations

import random
import uuid
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.table import Person
from tests.server import people
from tests.server.people import Page, my_turn

HAND_OVER = "Hand the device to"


class Scenes:
    """The tables that one person needs to show every screen, set up once."""

    def __init__(self, person: Person, days: int = 5) -> None:
        self.person = person
        self.days = days
        self._middle: str | None = None
        self._destinations: str | None = None
        self._over: str | None = None
        self.all: dict[str, Callable[[], None]] = {
            "lobby": self.lobby,
            "new-table": self.new_table,
            "gathering": self.gathering,
            "table": self.table,
            "waiting": self.waiting,
            "supervisor": self.supervisor,
            "in-words": self.in_words,
            "rules": self.rules,
            "rule-book": self.rule_book,
            "hand-over": self.hand_over,
            "end": self.end,
            "replay": self.replay,
        }

    # --- the screens ---------------------------------------------------------------------------------

    def lobby(self) -> None:
        self.person.open("/")
        expect(self.person.page.get_by_role("heading", name="On the shelf")).to_be_visible()

    def new_table(self) -> None:
        self.person.open("/new/yspahan?friends")
        expect(self.person.page.get_by_text("Who sits where?")).to_be_visible()
        self.person.page.get_by_text("Clock and variants").click()

    def gathering(self) -> None:
        table = self.person.new_table("person", "open", "bot master", "open")["id"]
        self.person.open(f"/table/{table}")
        expect(self.person.page.get_by_label("Send this link to your friends")).to_be_visible()

    def table(self) -> None:
        self.person.sit(self._mid_game())
        self.person.until_asked()
        self._words(False)
        self._go_on()

    def waiting(self) -> None:
        """The other person is to act, and thinks."""
        table = self.person.new_table("person", "open", options={"first_player": 1})
        friend = people.Browser(self.person.address).rename("Berta")
        friend.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
        friend.close()
        self.person.sit(table["id"])
        expect(self.person.decision).to_contain_text("Waiting for Berta")

    def supervisor(self) -> None:
        if self._destinations is None:
            self._destinations = self._until("supervise")
        self.person.sit(self._destinations)
        self._words(False)
        self._go_on()
        expect(self.person.page.locator('[data-target^="space:"]').first).to_be_visible()

    def in_words(self) -> None:
        self.table()
        self._words(True)
        expect(self.person.page.get_by_role("heading", name="Tower", exact=True)).to_be_visible()

    def rules(self) -> None:
        """The rules beside the table; on a small screen in a drawer."""
        self.table()
        self._words(False)
        self.person.page.keyboard.press("r")
        expect(self.person.page.locator(".rules summary").first).to_be_visible()
        self.person.page.locator(".rules summary").nth(3).click()

    def rule_book(self) -> None:
        self.person.open("/rules/yspahan")
        expect(self.person.page.locator(".rules li").first).to_be_visible()

    def hand_over(self) -> None:
        table = self.person.new_table("local Ada", "local Berta", "bot", options={"first_player": 0})["id"]
        self.person.open(f"/table/{table}")
        expect(self.person.page.get_by_role("heading", name=HAND_OVER)).to_be_visible()

    def end(self) -> None:
        self.person.open(f"/table/{self._finished()}")
        expect(self.person.podium).to_be_visible()

    def replay(self) -> None:
        self.person.open(f"/replay/{self._finished()}")
        expect(self.person.page.get_by_role("slider", name="Move")).to_be_visible()
        self.person.page.get_by_role("slider", name="Move").fill("60")
        expect(self.person.page.get_by_text("Move 60 of")).to_be_visible()

    # --- setting up ----------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """What happened meanwhile need not be told."""
        summary = self.person.page.get_by_role("dialog", name="While you were away")
        if summary.is_visible():
            summary.get_by_role("button", name="Go on").click()

    def _words(self, on: bool) -> None:
        button = self.person.page.get_by_role("button", name="In words")
        if (button.get_attribute("aria-pressed") == "true") is not on:
            button.click()

    def _new_game(self) -> str:
        table: str = self.person.new_table(
            "person", "bot master", "bot merchant", "bot apprentice", options={"first_player": 0}
        )["id"]
        return table

    def _mid_game(self) -> str:
        """Some days into a game, at a choice between the dice."""
        if self._middle is None:
            self._middle = self._until("take")
        return self._middle

    def _until(self, verb: str) -> str:
        """Some days into a game, just before or after a move of this kind."""
        table = self._new_game()
        with self.person.hand(table, 0) as quick:
            while True:
                quick.until_frame(my_turn(0))
                chosen = [move for move in quick.options() if move.startswith(verb)]
                late = quick.frame["frame"]["view"]["day"] >= self.days
                if late and chosen and verb == "take":
                    return table
                play_well(quick, chosen[0] if late and chosen else None)
                if late and chosen:
                    return table

    def _finished(self) -> str:
        if self._over is None:
            self._over = self._new_game()
            with self.person.hand(self._over, 0) as quick:
                while not quick.until_frame(my_turn(0))["frame"]["over"]:
                    play_well(quick)
        return self._over


def play_well(quick: Page, move: str | None = None) -> None:
    """Play a move, or the one that the computer advises."""
    if move is None:
        advice = quick.ask(type="hint", seat=0, key=uuid.uuid4().hex)
        move = advice.get("move") or random.Random(quick.seq).choice(quick.options())
    answer = quick.play(0, move)
    assert answer["type"] == "ack", answer
    quick.until_frame(lambda message: bool(message["seq"] >= answer["seq"]))
