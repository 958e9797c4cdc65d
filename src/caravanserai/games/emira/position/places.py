"""Where a document says that cards lie and seats are: what the parts of the reading share."""

from __future__ import annotations

from caravanserai.games.emira.parts import NONE
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.position import Pool, Reader


class Cards(Pool):
    """Cards of one kind of deck, taken where a document names them."""

    def named(self, reader: Reader, key: str) -> list[int]:
        """The cards that a document names for a place; none when it is silent."""
        return self.take_all(reader.words(key, [], self.names), f"{reader.where}.{key}")

    def one(self, reader: Reader, key: str) -> int:
        """The card that a document names for a place, or NONE."""
        if not reader.has(key):
            return NONE
        return self.take(reader.word(key, "", self.names), f"{reader.where}.{key}")

    def deck(self, reader: Reader, key: str, chance: Chance) -> list[int]:
        """A deck from the top: given whole, or its first cards and the rest shuffled."""
        if reader.has(key):
            cards = self.named(reader, key)
            self.need_empty(f"{reader.where}.{key}")
            return cards
        top = self.named(reader, f"{key}_top")
        left = self.rest()
        chance.shuffle(left)
        return top + left


def read_seats(reader: Reader, key: str, s: Emira) -> int:
    """Seats that a document lists, as bits."""
    return sum(1 << seat for seat in set(reader.numbers(key, [], 0, s.players_count - 1)))


def read_bits(reader: Reader, key: str, words: list[str]) -> int:
    """Things that a document names, as bits."""
    return sum(1 << index for index in set(reader.words(key, [], words)))


def write_seats(s: Emira, mask: int) -> list[int]:
    return [seat for seat in range(s.players_count) if mask >> seat & 1]


def write_bits(mask: int, names: list[str]) -> list[str]:
    return [name for index, name in enumerate(names) if mask >> index & 1]
