"""The cards and pieces of a game that lie nowhere yet, while a position is being read."""

from __future__ import annotations

from caravanserai.games.emira.parts import NONE
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.position import Reader, lies_nowhere, not_so_many


class Pool:
    """Cards of one kind of deck, each of which lies in exactly one place."""

    def __init__(self, counts: list[int], names: list[str]) -> None:
        self.counts = counts
        self.names = names

    def take(self, card: int, where: str) -> int:
        """Take a card out, or say that there are not so many."""
        if self.counts[card] == 0:
            raise not_so_many(where, self.names[card])
        self.counts[card] -= 1
        return card

    def take_all(self, reader: Reader, key: str) -> list[int]:
        """The cards that a document names for a place; none when it is silent."""
        where = f"{reader.where}.{key}"
        return [self.take(card, where) for card in reader.words(key, [], self.names)]

    def take_one(self, reader: Reader, key: str) -> int:
        """The card that a document names for a place, or NONE."""
        if not reader.has(key):
            return NONE
        return self.take(reader.word(key, "", self.names), f"{reader.where}.{key}")

    def rest(self) -> list[int]:
        """Every card that lies nowhere yet."""
        return [card for card, count in enumerate(self.counts) for _ in range(count)]

    def deck(self, reader: Reader, key: str, chance: Chance) -> list[int]:
        """A deck from the top: given whole, or its first cards and the rest shuffled."""
        if reader.has(key):
            cards = self.take_all(reader, key)
            left = self.rest()
            if left:
                name = self.names[left[0]]
                raise lies_nowhere(f"{reader.where}.{key}", name)
            return cards
        top = self.take_all(reader, f"{key}_top")
        left = self.rest()
        chance.shuffle(left)
        return top + left


def mask(reader: Reader, key: str, s: Emira) -> int:
    """Seats that a document lists, as bits."""
    seats = 0
    for seat in reader.numbers(key, [], 0, s.players_count - 1):
        seats |= 1 << seat
    return seats
