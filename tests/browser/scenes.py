"""Every screen of the page, each set up so that there is something to see; for tests and for pictures."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from caravanserai.kernel.game import Wishes
from caravanserai.kernel.table import Table
from tests.browser.played import over, played, set_out
from tests.browser.table import Person
from tests.server import people
from tests.server.servers import ServerProcess

HAND_OVER = "Hand the device to"
SCREENS = (
    "lobby",
    "new-table",
    "gathering",
    "table",
    "waiting",
    "supervisor",
    "in-words",
    "rules",
    "rule-book",
    "reference",
    "hand-over",
    "end",
    "replay",
)
OTHER_GAMES = ("amul", "dragons", "emira", "gates")  # their own tests look at them; here for pictures


class Scenes:
    """Every screen as one person sees it; the tables that this needs are set up once."""

    def __init__(self, person: Person, server: ServerProcess, days: int = 5) -> None:
        self.person = person
        self.server = server
        self.days = days
        self.tables: dict[str, str] = {}

    def show(self, screen: str) -> None:
        show: Callable[[], None] = getattr(self, screen.replace("-", "_"))
        show()

    # --- the screens ---------------------------------------------------------------------------------

    def lobby(self) -> None:
        self.person.open("/")
        expect(self.person.page.get_by_role("heading", name="Games", exact=True)).to_be_visible()

    def new_table(self) -> None:
        self.person.open("/new/yspahan?friends")
        expect(self.person.page.get_by_text("Who sits where?")).to_be_visible()
        self.person.page.get_by_text("More: clock and rulings").click()

    def gathering(self) -> None:
        seats = ("person", "open", "bot master", "open")
        table = self._table("gathering", lambda: str(self.person.new_table(*seats, ready_check=True)["id"]))
        self.person.open(f"/table/{table}")
        expect(self.person.page.get_by_label("Send this link to your friends")).to_be_visible()

    def table(self) -> None:
        self.person.sit(self._mid_game())
        self.person.until_asked()
        self._words(False)
        self._go_on()

    def waiting(self) -> None:
        """The other person is to act, and thinks."""
        self.person.sit(self._table("waiting", self._with_a_friend))
        expect(self.person.decision).to_contain_text("Waiting for Berta")

    def supervisor(self) -> None:
        self.person.sit(self._table("destinations", self._destinations))
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
        expect(self.person.page.locator(".rules .chapter").first).to_be_visible()
        self.person.page.locator(".rules summary").click()

    def rule_book(self) -> None:
        self.person.open("/rules/yspahan")
        expect(self.person.page.locator(".rules .rule").first).to_be_visible()

    def reference(self) -> None:
        self.person.open("/reference/yspahan")
        expect(self.person.page.get_by_role("button", name="Print")).to_be_visible()

    def hand_over(self) -> None:
        seats, first = ("local Ada", "local Berta", "bot"), {"first_player": 0}
        table = self._table("device", lambda: str(self.person.new_table(*seats, options=first)["id"]))
        self.person.open(f"/table/{table}")
        expect(self.person.page.get_by_role("heading", name=HAND_OVER)).to_be_visible()

    def end(self) -> None:
        self.person.open(f"/table/{self.finished()}")
        expect(self.person.podium).to_be_visible()

    def replay(self) -> None:
        self.person.open(f"/replay/{self.finished()}")
        expect(self.person.page.get_by_role("slider", name="Move")).to_be_visible()
        self.person.page.get_by_role("slider", name="Move").fill("60")
        expect(self.person.page.get_by_text("Move 60 of")).to_be_visible()

    def amul(self) -> None:
        self._other("amul", 4, "reveal_card", {}, moves=50)

    def dragons(self) -> None:
        self._other("dragons", 4, "place_token", {"variant": "magic"}, moves=150)

    def emira(self) -> None:
        self._other("emira", 4, "act", {}, moves=150)

    def gates(self) -> None:
        self._other("gates", 4, "send_camel", {}, moves=12)

    # --- setting up ----------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """What happened meanwhile need not be told."""
        summary = self.person.page.get_by_role("dialog", name="While you were away")
        if summary.is_visible():
            summary.get_by_role("button", name="Continue").click()

    def _words(self, on: bool) -> None:
        button = self.person.page.locator('button[title="Text view"]')
        if (button.get_attribute("aria-pressed") == "true") is not on:
            button.click()

    def _with_a_friend(self) -> str:
        table = self.person.new_table("person", "open", options={"first_player": 1})
        friend = people.Browser(self.person.address).rename("Berta")
        friend.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
        friend.close()
        return str(table["id"])

    def _table(self, name: str, make: Callable[[], str]) -> str:
        if name not in self.tables:
            self.tables[name] = make()
        return self.tables[name]

    def _other(self, game: str, players: int, question: str, options: Wishes, moves: int) -> None:
        """Another game, some way in, at a question of its own."""

        def so(table: Table) -> bool:
            return table.seq >= moves and table.waiting[:1] == [0] and table.decision().kind == question

        self.person.sit(self._table(game, lambda: self._set_out(played(game, players, so, options))))
        self.person.until_asked()
        self._words(False)
        self._go_on()

    def _mid_game(self) -> str:
        """Some days into a game, at a choice between the dice."""
        return self._table("middle", lambda: self._set_out(self._days_later("take")))

    def _destinations(self) -> str:
        """Some days into a game, at the choice where the Supervisor goes."""
        table = self._days_later("supervise")
        table.play(0, next(move for move in table.moves(0) if move.text.startswith("supervise")))
        return self._set_out(table)

    def _days_later(self, verb: str) -> Table:
        """A game some days old in which such a move is possible."""

        def so(table: Table) -> bool:
            moves = [move.text for move in table.moves(0)] if table.waiting == [0] else []
            return bool(table.view().day >= self.days and any(move.startswith(verb) for move in moves))

        return played("yspahan", 4, so, {"first_player": 0})

    def finished(self) -> str:
        """A game that is over."""
        return self._table("over", lambda: self._set_out(played("yspahan", 4, over)))

    def _set_out(self, table: Table) -> str:
        return set_out(self.server, [self.person], table)
