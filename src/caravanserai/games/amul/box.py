"""The cards of a game that lie nowhere yet, while a position is being read."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.games.amul.parts import MARKET, Parts
from caravanserai.games.amul.position import card_name
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.position import in_two_places, not_so_many
from caravanserai.kernel.refusal import Impossible

MOST_DIGITS: Final = 9  # a longer number is no card, and costs time to read


def number_of(parts: Parts, entry: Any, where: str) -> int:
    """The card a document names by its number, or 0 when it names only the face."""
    if type(entry) is int:
        if not 1 <= entry <= parts.cards:
            raise Impossible(where, "no_card_number", "there is no card number {number}", number=entry)
        return entry
    face, _, number = entry.partition(" ") if isinstance(entry, str) else ("", "", "")
    if face not in parts.face_ids or not (number == "" or _is_number(number)):
        raise Impossible(
            where,
            "no_card",
            "{found} is no card; cards are called like 'gold' or 'gold 5'",
            found=repr(entry),
        )
    if number == "":
        return 0
    card = int(number)
    if not 1 <= card <= parts.cards or parts.face_ids[parts.face_of[card]] != face:
        raise Impossible(where, "other_card", "card number {number} is not {what}", number=card, what=face)
    return card


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS


def called(parts: Parts, entry: Any, card: int) -> bool:
    """Whether a document means this card, or some copy of it."""
    if type(entry) is int:
        return bool(entry == card)
    return bool(entry == card_name(parts, card) or entry == parts.face_ids[parts.face_of[card]])


class Box:
    """The cards that lie nowhere yet; each can be taken out once."""

    def __init__(self, s: Amul) -> None:
        self.parts = s.parts
        self.free: list[list[int]] = [s.parts.cards_for(s.players_count, deck, s.tea) for deck in range(3)]
        self.used: list[int] = self.free[0] + self.free[1] + self.free[2]
        self.players = s.players_count

    def take_numbered(self, entry: Any, decks: list[int], where: str) -> int:
        """Take out the card that a document names by its number; 0 when it names only the face."""
        number = number_of(self.parts, entry, where)
        if number == 0:
            return 0
        name = card_name(self.parts, number)
        if self.parts.deck_of[number] not in decks:
            raise Impossible(where, "other_deck", "{what} cannot lie here", what=name)
        free = self.free[self.parts.deck_of[number]]
        if number not in self.used:
            raise Impossible(
                where,
                "card_not_used",
                "{what} is not used by {players} players at this table",
                what=name,
                players=self.players,
            )
        if number not in free:
            raise in_two_places(where, name)
        free.remove(number)
        return number

    def take_any(self, face: str, decks: list[int], where: str) -> int:
        """Some card with this face that is still free."""
        for deck in decks:
            for card in self.free[deck]:
                if self.parts.face_ids[self.parts.face_of[card]] == face:
                    self.free[deck].remove(card)
                    return card
        raise not_so_many(where, face)


class Zone:
    """A place of the document with the cards named for it, numbers first and mere names later."""

    def __init__(self, where: str, entries: list[Any] | None, decks: list[int]) -> None:
        self.where = where
        self.entries = entries
        self.decks = decks
        self.cards: list[int] = []

    @property
    def given(self) -> bool:
        return self.entries is not None

    def take_numbered(self, box: Box) -> None:
        self.cards = [box.take_numbered(entry, self.decks, self.where) for entry in self.entries or []]

    def take_rest(self, box: Box) -> None:
        for index, entry in enumerate(self.entries or []):
            if self.cards[index] == 0:
                self.cards[index] = box.take_any(entry.strip(), self.decks, self.where)

    def fill(self, box: Box, size: i64) -> None:
        """What is left out is dealt from the Market cards that lie nowhere; what is given must fit."""
        if not self.given:
            free = box.free[MARKET]
            if len(free) < size:
                raise Impossible(
                    self.where,
                    "cards_left",
                    "{needed} cards are needed here, but only {left} are left",
                    needed=size,
                    left=len(free),
                )
            self.cards = [free.pop() for _ in range(size)]
        elif len(self.cards) != size:
            raise Impossible(
                self.where,
                "cards_here",
                "{needed} cards belong here now, not {given}",
                needed=size,
                given=len(self.cards),
            )
