"""No page is ever sent what its audience may not know."""

from __future__ import annotations

import json
import random

import msgspec

from caravanserai.games import load
from caravanserai.kernel.table import Table
from caravanserai.server.audience import frame_for
from tests.server.conftest import Arrive, Look
from tests.server.people import Message, Page, play_on, play_together


def test_hidden_hands_never_travel(arrive: Arrive, look: Look) -> None:
    """Play a game, then compare everything each page was sent with the truth, known from the record."""
    ada, berta, stranger = arrive("Ada"), arrive("Berta"), arrive()
    table = ada.new_table("person", "open", "bot")
    watcher = look(stranger, table["id"])
    berta.post(f"/api/tables/{table['id']}/join", invite=table["invite"])
    pages = [look(ada, table["id"], 0), look(berta, table["id"], 1)]
    play_together(pages)
    watcher.until_frame(lambda message: bool(message["frame"]["over"]))
    assert all(page.over for page in pages)

    ended = ada.table(table["id"])
    record = ada.get(f"/api/tables/{table['id']}/record")
    truth = Truth(record)
    for page, eyes in ((pages[0], 0), (pages[1], 1), (watcher, None)):
        truth.check(page, eyes)
        assert_no_secrets_before_the_end(page, ended["seed"])


class Truth:
    """The game as it really was, move by move."""

    def __init__(self, record: Message) -> None:
        self.record = record
        self.hands: list[list[list[str]]] = []
        seed = bytes.fromhex(record["seed"])
        self.table = Table(load("yspahan"), record["players"], seed, record["options"])
        self._remember()
        for line in record["moves"]:
            seat, move = line.partition(" | ")[0].split(" ", 1)
            self.table.play(int(seat), move)
            self._remember()

    def _remember(self) -> None:
        self.hands.append([player["hand"] for player in self.table.position()["players"]])

    def check(self, page: Page, eyes: int | None) -> None:
        """A page saw its own hand as it was, and only the number of cards in the others."""
        frames = [message for message in page.heard if message["type"] == "frame"]
        assert len(frames) > 50
        for message in frames:
            assert message["eyes"] == eyes
            hands = self.hands[message["frame"]["seq"]]
            for player, hand in zip(message["frame"]["view"]["players"], hands, strict=True):
                assert player["cards"] == len(hand)
                assert player["hand"] == (hand if player["seat"] == eyes else None)
        drawn = [event["args"] for event in page.story if event["name"] == "card_drawn"]
        assert drawn
        for args in drawn:
            assert (args["card"] is not None) is (args["seat"] == eyes)
        told = [msgspec.to_builtins(event) for event in frame_for(self.table, eyes, 0).events]
        assert page.story == told


def assert_no_secrets_before_the_end(page: Page, seed: str) -> None:
    """The seed and other people's invitations and cookies are in nothing that was sent during play."""
    for message in page.heard:
        over = message.get("table", {}).get("status") == "over"
        assert over or seed not in json.dumps(message)
    text = json.dumps(page.heard)
    assert "secret" not in text and "guest" not in text


def test_the_journal_tells_drawn_cards_to_their_owner_alone(arrive: Arrive, look: Look) -> None:
    guest = arrive()
    table = guest.new_table("person", "local", "bot")
    page = look(guest, table["id"], 0)
    for _ in range(40):
        seat = page.waiting[0]
        if seat == 2:
            page.until_frame(lambda message: message["frame"]["decision"]["seats"] != [2])
            continue
        page.send(type="look", eyes=seat)
        page.until_frame(lambda message, seat=seat: message["eyes"] == seat)  # type: ignore[misc]
        assert page.frame["events_from"] == 0 or page.frame["eyes"] == seat
        assert page.options()
        play_on(page, seat, random.Random(1), moves=1)


def test_nobody_sees_with_the_eyes_of_others(arrive: Arrive, look: Look) -> None:
    guest, stranger = arrive(), arrive()
    table = guest.new_table("person", "bot")
    page = look(stranger, table["id"])
    for eyes in (0, 1, 7, -1):
        page.send(type="look", eyes=eyes)
        assert page.expect("refused")["problem"]["key"] == "not_your_seat"
    forged = Page(stranger.address, table["id"], stranger.cookie)
    with forged:
        forged.send(type="hello", eyes=0)
        assert forged.expect("refused")["problem"]["key"] == "not_your_seat"
        assert forged.expect("frame")["eyes"] is None
        assert forged.frame["frame"]["view"]["players"][0]["hand"] is None
