"""The cards that a document names, by number or by name, each of which lies in one place."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.games.amul.parts import DECKS, MARKET, Parts
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.position import Pool, Reader, in_two_places, need, not_so_many

_MOST_DIGITS: Final = 9  # a longer number is no card, and costs time to read


def number_of(parts: Parts, entry: Any, where: str) -> int:
    """The card a document names by its number, or 0 when it names only the face."""
    if type(entry) is int:
        known = 1 <= entry <= parts.cards
        need(known, where, "no_card_number", "there is no card number {number}", number=entry)
        return entry
    face, _, number = entry.partition(" ") if isinstance(entry, str) else ("", "", "")
    need(
        face in parts.face_ids and (number == "" or _is_number(number)),
        where,
        "no_card",
        "{found} is no card; cards are called like 'gold' or 'gold 5'",
        found=repr(entry),
    )
    if number == "":
        return 0
    card = int(number)
    fits = 1 <= card <= parts.cards and parts.name(card) == face
    need(fits, where, "other_card", "card number {number} is not {what}", number=card, what=face)
    return card


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS


def means(parts: Parts, entry: Any, card: int) -> bool:
    """Whether a document means this card, or some copy of it."""
    if type(entry) is int:
        return bool(entry == card)
    return bool(entry == parts.card_names[card] or entry == parts.name(card))


class Cards:
    """The cards of a table that lie nowhere yet; each can be taken once."""

    def __init__(self, s: Amul) -> None:
        self.parts = s.parts
        self.players = s.players_count
        self.used = {
            card for deck in range(len(DECKS)) for card in s.parts.cards_for(s.players_count, deck, s.tea)
        }
        copies = [1 if card in self.used else 0 for card in range(s.parts.cards + 1)]
        self.pool = Pool(s.parts.card_names, copies)
        self.dealt: list[int] = []  # the Market cards still to be dealt, once they are shuffled

    def take_numbered(self, entry: Any, decks: list[int], where: str) -> int:
        """Take the card that a document names by its number; 0 when it names only the face."""
        card = number_of(self.parts, entry, where)
        if card == 0:
            return 0
        name = self.parts.card_names[card]
        need(self.parts.deck_of[card] in decks, where, "other_deck", "{what} cannot lie here", what=name)
        need(
            card in self.used,
            where,
            "card_not_used",
            "{what} is not used by {players} players at this table",
            what=name,
            players=self.players,
        )
        if not self.pool.free[card]:
            raise in_two_places(where, name)
        return self.pool.take(card, where)

    def take_any(self, face: str, decks: list[int], where: str) -> int:
        """Take some card with this face that still lies nowhere."""
        for deck in decks:
            for card in self.rest(deck):
                if self.parts.name(card) == face:
                    return self.pool.take(card, where)
        raise not_so_many(where, face)

    def rest(self, deck: int) -> list[int]:
        """The cards of a deck that lie nowhere yet."""
        return [card for card in self.pool.rest() if self.parts.deck_of[card] == deck]

    def shuffle(self, chance: Chance) -> None:
        """Shuffle the Market cards that the document does not place, so that they can be dealt."""
        self.dealt = self.rest(MARKET)
        chance.shuffle(self.dealt)


class Zone:
    """A place of the document with the cards named for it."""

    def __init__(self, reader: Reader, key: str, decks: list[int]) -> None:
        self.where = f"{reader.where}.{key}"
        self.given = reader.has(key)
        self.entries = reader.raw_list(key)
        self.decks = decks
        self.cards: list[int] = []

    def take_numbered(self, cards: Cards) -> None:
        self.cards = [cards.take_numbered(entry, self.decks, self.where) for entry in self.entries]

    def take_named(self, cards: Cards) -> None:
        """Mere names mean some copy, so they come after all numbers."""
        for index, entry in enumerate(self.entries):
            if self.cards[index] == 0:
                self.cards[index] = cards.take_any(entry.strip(), self.decks, self.where)

    def fill(self, cards: Cards, size: int) -> None:
        """What is left out is dealt from the Market cards that lie nowhere; what is given must fit."""
        if not self.given:
            need(
                len(cards.dealt) >= size,
                self.where,
                "cards_left",
                "{needed} cards are needed here, but only {left} are left",
                needed=size,
                left=len(cards.dealt),
            )
            self.cards = [cards.dealt.pop() for _ in range(size)]
        need(
            len(self.cards) == size,
            self.where,
            "cards_here",
            "{needed} cards belong here now, not {given}",
            needed=size,
            given=len(self.cards),
        )
