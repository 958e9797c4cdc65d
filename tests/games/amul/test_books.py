"""Whoever keeps books from the public journal alone knows all that is public, through random games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from caravanserai.games.amul.state import Amul
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.pile import PUBLIC_BIT
from tests.games.amul.tables import AmulTable, new_game
from tests.rules import rule

GAMES = [(3, 1), (4, 2), (6, 3), (8, 4)]
each_game = pytest.mark.parametrize(("players", "seed"), GAMES)


class Books:
    """What a spectator writes down, in the numbers of the cards."""

    def __init__(self, table: AmulTable) -> None:
        s = table.state
        self.faces = s.parts.face_ids
        self.face_of = s.parts.face_of
        seats = range(s.players_count)
        self.hands = [0 for _ in seats]
        self.known: list[set[int]] = [set() for _ in seats]
        self.areas: list[list[int]] = [[] for _ in seats]
        self.market: list[tuple[int, int]] = []
        self.displays = {"palace": set(s.palace), "bazaar": set(s.bazaar)}
        self.discard: list[int] = []
        self.removed: list[int] = []
        self.round = 0
        self.first_pick = int(s.starting)

    def write(self, name: str, args: dict[str, Any]) -> None:
        if args.get("number") is not None:
            assert self.faces[self.face_of[args["number"]]] == args["card"]
        note = getattr(self, name, None)
        if note is not None:
            args.pop("card", None)
            note(**args)

    def round_began(self, round: int, seat: int) -> None:
        self.round += 1
        assert (round, seat) == (self.round, self.first_pick)
        assert self.market == []

    def card_dealt(self, seat: int, number: int | None) -> None:
        self.hands[seat] += 1

    def card_turned_up(self, number: int) -> None:
        self.market.append((number, -1))

    def card_offered(self, seat: int, number: int) -> None:
        self.leaves_hand(seat, number)
        self.market.append((number, seat))

    def card_picked(self, seat: int, number: int) -> None:
        self.market = [pair for pair in self.market if pair[0] != number]
        self.hands[seat] += 1
        self.known[seat].add(number)

    def card_played(self, seat: int, number: int) -> None:
        self.leaves_hand(seat, number)
        self.areas[seat].append(number)

    def card_thrown_away(self, seat: int, number: int) -> None:
        self.leaves_hand(seat, number)
        self.removed.append(number)

    def card_taken(self, seat: int, display: str, number: int) -> None:
        if display == "market":
            assert number in [card for card, _ in self.market]
            self.market = [pair for pair in self.market if pair[0] != number]
        else:
            self.displays[display].remove(number)
        self.areas[seat].append(number)

    def card_discarded(self, number: int) -> None:
        assert self.market.pop(0)[0] == number
        self.discard.append(number)
        if not self.market and self.round < 9:  # after the last round nobody needs it
            self.first_pick = (self.first_pick + 1) % len(self.hands)

    def card_laid_down(self, seat: int, number: int) -> None:
        self.leaves_hand(seat, number)
        self.areas[seat].append(number)

    def hand_card_discarded(self, seat: int, number: int) -> None:
        self.leaves_hand(seat, number)
        self.discard.append(number)

    def leaves_hand(self, seat: int, number: int) -> None:
        self.hands[seat] -= 1
        self.known[seat].discard(number)

    def check_cards(self, table: AmulTable, s: Amul) -> None:
        assert [player.hand.size() for player in s.players] == self.hands
        assert [player.area for player in s.players] == self.areas
        offered_by = {card: seat for seat, card in enumerate(s.offers)}
        assert [(card, offered_by.get(card, -1)) for card in s.market] == self.market
        assert (set(s.palace), set(s.bazaar)) == (self.displays["palace"], self.displays["bazaar"])
        assert (s.discard, s.removed) == (self.discard, self.removed)

    def check_knowledge(self, table: AmulTable, s: Amul) -> None:
        view = table.view()
        assert [set(player.known) for player in view.players] == self.known
        assert (view.round, view.first_pick) == (self.round, self.first_pick)


def check(players: int, seed: int, check: Callable[[Books, AmulTable, Amul], None]) -> None:
    """Play a game at random and compare the books with the truth at every decision."""
    table = new_game(players, seed)
    books = Books(table)
    chance = Fast(seed)
    read = 0
    while True:
        journal = table.table.journal.events
        for event in (entry.seen_by(PUBLIC_BIT) for entry in journal[read:]):
            books.write(event.name, dict(event.args))
        read = len(journal)
        check(books, table, table.state)
        if table.table.over:
            return
        for seat in table.waiting:
            moves = table.table.moves(seat)
            table.table.play(seat, moves[int(chance.below(len(moves)))])


@rule(
    "AMU-INFO.2",
    "AMU-OFFER.2",
    "AMU-PICK.1",
    "AMU-PICK.6",
    "AMU-REVEAL.3",
    "AMU-REVEAL.4",
    "AMU-EFFECT.8",
    "AMU-CLEAN.2",
    "AMU-END.1",
)
@each_game
def test_where_every_open_card_lies_is_told(players: int, seed: int) -> None:
    check(players, seed, Books.check_cards)


@rule("AMU-INFO.2", "AMU-INFO.3", "AMU-ROUND.1", "AMU-CLEAN.3", "AMU-PICK.1", "AMU-REPL.1")
@each_game
def test_picked_cards_and_first_pick_are_known(players: int, seed: int) -> None:
    check(players, seed, Books.check_knowledge)
