"""The cards of a game that lie nowhere yet, while a position is being read."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from caravanserai.games.amul.parts import MARKET
from caravanserai.games.amul.position import card_name
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.position import in_two_places, not_so_many
from caravanserai.kernel.refusal import Impossible


class Box:
    """The cards that lie nowhere yet; each can be taken out once."""

    def __init__(self, s: Amul) -> None:
        self.parts = s.parts
        self.free: list[list[int]] = [s.parts.cards_for(s.players_count, deck, s.tea) for deck in range(3)]
        self.players = s.players_count

    def take_named(self, entry: Any, where: str) -> int:
        """The card a document names by its number, or 0 when it names only the face."""
        if not isinstance(entry, int):
            number = self._number_in(entry, where)
            if number == 0:
                return 0
        elif 1 <= entry <= self.parts.cards:
            number = entry
        else:
            raise Impossible(where, "no_card_number", "there is no card number {number}", number=entry)
        free = self.free[self.parts.deck_of[number]]
        if number not in free:
            used = number in self.parts.cards_for(self.players, self.parts.deck_of[number], 0)
            name = card_name(self.parts, number)
            if used:
                raise in_two_places(where, name)
            raise Impossible(
                where,
                "card_not_used",
                "{what} is not used by {players} players at this table",
                what=name,
                players=self.players,
            )
        free.remove(number)
        return number

    def _number_in(self, entry: Any, where: str) -> int:
        face, _, number = entry.partition(" ") if isinstance(entry, str) else ("", "", "")
        if face not in self.parts.face_ids or not (number == "" or number.isdecimal()):
            raise Impossible(
                where,
                "no_card",
                "{found} is no card; cards are called like 'gold' or 'gold 5'",
                found=repr(entry),
            )
        if number == "":
            return 0
        card = int(number)
        if not 1 <= card <= self.parts.cards or self.parts.face_ids[self.parts.face_of[card]] != face:
            raise Impossible(
                where, "other_card", "card number {number} is not {what}", number=card, what=face
            )
        return card

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
        self.cards = [box.take_named(entry, self.where) for entry in self.entries or []]

    def take_rest(self, box: Box) -> None:
        for index, entry in enumerate(self.entries or []):
            if self.cards[index] == 0:
                self.cards[index] = box.take_any(entry, self.decks, self.where)

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
