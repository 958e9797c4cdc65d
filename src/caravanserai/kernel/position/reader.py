"""Reading a document: every value is checked, and every error says where and why."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.kernel.pile import EVERYONE, Pile
from caravanserai.kernel.position.faults import need
from caravanserai.kernel.refusal import Impossible

_ALL: Final = "all"


class Reader:
    """One object of a position document. Each getter names a key; `finish` refuses keys nobody read."""

    def __init__(self, document: Any, where: str) -> None:
        if not isinstance(document, dict):
            raise Impossible(
                where, "object_expected", "expected an object with names, found {found}", found=repr(document)
            )
        self.document: dict[str, Any] = document
        self.where = where
        self._asked: set[str] = set()

    def has(self, key: str) -> bool:
        return key in self.document

    def says(self, key: str) -> bool:
        """Whether an entry is present; null counts as absent."""
        return self._get(key, None) is not None

    def number(self, key: str, default: int, low: int, high: int) -> int:
        return within(self._get(key, default), f"{self.where}.{key}", low, high)

    def flag(self, key: str, default: bool) -> bool:
        value = self._get(key, default)
        if not isinstance(value, bool):
            raise Impossible(
                f"{self.where}.{key}",
                "flag_expected",
                "expected true or false, found {found}",
                found=repr(value),
            )
        return value

    def word(self, key: str, default: str, words: list[str]) -> int:
        """The index of a word in its vocabulary."""
        return self._word(self._get(key, default), f"{self.where}.{key}", words)

    def words(self, key: str, default: list[str], words: list[str]) -> list[int]:
        return [self._word(value, f"{self.where}.{key}", words) for value in self._list(key, default)]

    def numbers(self, key: str, default: list[int], low: int, high: int) -> list[int]:
        return [within(value, f"{self.where}.{key}", low, high) for value in self._list(key, default)]

    def raw(self, key: str) -> Any:
        """An entry as it stands, or None."""
        return self._get(key, None)

    def raw_list(self, key: str) -> list[Any]:
        return self._list(key, [])

    def raw_entries(self, key: str, default: list[Any]) -> list[Any]:
        """A list with as many entries as its default, such as one per seat."""
        found = self._list(key, default)
        if len(found) != len(default):
            raise Impossible(
                f"{self.where}.{key}",
                "entries_expected",
                "expected {count} entries, found {found}",
                count=len(default),
                found=len(found),
            )
        return found

    def names(self, words: list[str]) -> list[str]:
        """The names in this object, each from the vocabulary."""
        for name in self.document:
            self._word(name, self.where, words)
        return list(self.document)

    def section(self, key: str) -> Reader:
        return Reader(self._get(key, {}), f"{self.where}.{key}")

    def sections(self, key: str, words: list[str]) -> list[tuple[str, Reader]]:
        """The named objects in an object, such as the floors of a tower."""
        inner = self.section(key)
        return [(name, inner.section(name)) for name in inner.names(words)]

    def entries(self, key: str, words: list[str], low: int, high: int) -> list[tuple[str, int]]:
        """The named numbers in an object, such as the owners of shops."""
        inner = self.section(key)
        return [(name, inner.number(name, low, low, high)) for name in inner.names(words)]

    def rows(self, key: str, count: int) -> list[Reader]:
        """A list of objects, one per seat."""
        found = self.raw_entries(key, [{} for _ in range(count)])
        return [Reader(row, f"{self.where}.{key}[{index}]") for index, row in enumerate(found)]

    def knowers(self, entry: Any, players: int) -> int:
        """Who knows a card: a list of seats, or "all"."""
        if entry == _ALL:
            return EVERYONE
        fits = isinstance(entry, list) and all(type(seat) is int and 0 <= seat < players for seat in entry)
        need(
            fits,
            f"{self.where}.known_by",
            "knowers_expected",
            "expected a list of seats or {all!r}, found {found}",
            all=_ALL,
            found=repr(entry),
        )
        return sum(1 << seat for seat in set(entry))

    def step_names(self) -> list[Any]:
        """The step names a document gives, before they are interpreted."""
        return [entry[0] if isinstance(entry, list) and entry else entry for entry in self.raw_list("steps")]

    def finish(self) -> None:
        unknown = sorted(set(self.document) - self._asked)
        if unknown:
            known = ", ".join(sorted(self._asked))
            raise Impossible(
                f"{self.where}.{unknown[0]}", "no_such_entry", "no such entry; there are {known}", known=known
            )

    def _get(self, key: str, default: Any) -> Any:
        self._asked.add(key)
        return self.document.get(key, default)

    def _list(self, key: str, default: list[Any]) -> list[Any]:
        value = self._get(key, default)
        if not isinstance(value, list):
            raise Impossible(
                f"{self.where}.{key}", "list_expected", "expected a list, found {found}", found=repr(value)
            )
        return value

    @staticmethod
    def _word(value: Any, where: str, words: list[str]) -> int:
        if value not in words:
            raise Impossible(
                where,
                "word_expected",
                "{found} is not one of {words}",
                found=repr(value),
                words=", ".join(words),
            )
        return words.index(value)


def within(value: Any, where: str, low: int, high: int) -> int:
    """A whole number within these limits."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Impossible(
            where,
            "number_expected",
            "expected a whole number from {low} to {high}, found {found}",
            low=low,
            high=high,
            found=repr(value),
        )
    return value


def write_knowers(pile: Pile, index: int, players: int) -> Any:
    """Who knows a card: "all", or a list of seats."""
    if pile.is_public(index):
        return _ALL
    return [seat for seat in range(players) if pile.is_known(index, 1 << seat)]
