"""Reading a position document: every value checked, every error saying where and why."""

from __future__ import annotations

from typing import Any

from caravanserai.kernel.refusal import Impossible


class Reader:
    """One object of a position document. Each getter names a key; `finish` refuses keys nobody asked for."""

    def __init__(self, document: Any, where: str) -> None:
        if not isinstance(document, dict):
            raise Impossible(where, f"expected an object with names, found {document!r}")
        self.document: dict[str, Any] = document
        self.where = where
        self._asked: set[str] = set()

    def has(self, key: str) -> bool:
        return key in self.document

    def number(self, key: str, default: int, low: int, high: int) -> int:
        return self._number(self._get(key, default), f"{self.where}.{key}", low, high)

    def flag(self, key: str, default: bool) -> bool:
        value = self._get(key, default)
        if not isinstance(value, bool):
            raise Impossible(f"{self.where}.{key}", f"expected true or false, found {value!r}")
        return value

    def word(self, key: str, default: str, words: list[str]) -> int:
        """The index of a word in its vocabulary."""
        return self._word(self._get(key, default), f"{self.where}.{key}", words)

    def words(self, key: str, default: list[str], words: list[str]) -> list[int]:
        return [self._word(value, f"{self.where}.{key}", words) for value in self._list(key, default)]

    def numbers(self, key: str, default: list[int], low: int, high: int) -> list[int]:
        return [self._number(value, f"{self.where}.{key}", low, high) for value in self._list(key, default)]

    def raw_list(self, key: str) -> list[Any]:
        return self._list(key, [])

    def section(self, key: str) -> Reader:
        return Reader(self._get(key, {}), f"{self.where}.{key}")

    def sections(self, key: str, words: list[str]) -> list[tuple[str, Reader]]:
        """The named objects inside an object, such as the floors of a tower."""
        inner = self.section(key)
        for name in inner.document:
            self._word(name, inner.where, words)
        return [(name, inner.section(name)) for name in inner.document]

    def entries(self, key: str, words: list[str], low: int, high: int) -> list[tuple[str, int]]:
        """The named numbers inside an object, such as the owners of shops."""
        inner = self.section(key)
        for name in inner.document:
            self._word(name, inner.where, words)
        return [(name, inner.number(name, low, low, high)) for name in inner.document]

    def rows(self, key: str, count: int) -> list[Reader]:
        """A list of objects, one for each seat."""
        found = self._list(key, [{} for _ in range(count)])
        if len(found) != count:
            raise Impossible(f"{self.where}.{key}", f"expected {count} entries, found {len(found)}")
        return [Reader(row, f"{self.where}.{key}[{index}]") for index, row in enumerate(found)]

    def finish(self) -> None:
        unknown = sorted(set(self.document) - self._asked)
        if unknown:
            known = ", ".join(sorted(self._asked))
            raise Impossible(f"{self.where}.{unknown[0]}", f"no such entry; there are {known}")

    def _get(self, key: str, default: Any) -> Any:
        self._asked.add(key)
        return self.document.get(key, default)

    def _list(self, key: str, default: list[Any]) -> list[Any]:
        value = self._get(key, default)
        if not isinstance(value, list):
            raise Impossible(f"{self.where}.{key}", f"expected a list, found {value!r}")
        return value

    @staticmethod
    def _number(value: Any, where: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise Impossible(where, f"expected a whole number from {low} to {high}, found {value!r}")
        return value

    @staticmethod
    def _word(value: Any, where: str, words: list[str]) -> int:
        if value not in words:
            raise Impossible(where, f"{value!r} is not one of {', '.join(words)}")
        return words.index(value)
