"""Reading a position document: every value checked, every error saying where and why."""

from __future__ import annotations

from typing import Any

from caravanserai.kernel.actions import ActionSpace
from caravanserai.kernel.refusal import Impossible, Unparsable
from caravanserai.kernel.state import STEP_BITS, STEP_MASK, UNSEALED, State

_MOST_WAITING = 1 << 40  # no step waits with a larger number


class Reader:
    """One object of a position document. Each getter names a key; `finish` refuses keys nobody asked for."""

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
        """Whether an entry says something; null says nothing."""
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

    def raw_list(self, key: str) -> list[Any]:
        return self._list(key, [])

    def raw_entries(self, key: str, default: list[Any]) -> list[Any]:
        """A list of as many entries as it has by default, such as one for each seat."""
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
        """The names inside this object, each from its vocabulary."""
        for name in self.document:
            self._word(name, self.where, words)
        return list(self.document)

    def section(self, key: str) -> Reader:
        return Reader(self._get(key, {}), f"{self.where}.{key}")

    def sections(self, key: str, words: list[str]) -> list[tuple[str, Reader]]:
        """The named objects inside an object, such as the floors of a tower."""
        inner = self.section(key)
        return [(name, inner.section(name)) for name in inner.names(words)]

    def entries(self, key: str, words: list[str], low: int, high: int) -> list[tuple[str, int]]:
        """The named numbers inside an object, such as the owners of shops."""
        inner = self.section(key)
        return [(name, inner.number(name, low, low, high)) for name in inner.names(words)]

    def rows(self, key: str, count: int) -> list[Reader]:
        """A list of objects, one for each seat."""
        found = self.raw_entries(key, [{} for _ in range(count)])
        return [Reader(row, f"{self.where}.{key}[{index}]") for index, row in enumerate(found)]

    def steps(self, names: list[str]) -> list[tuple[int, int]]:
        """The steps still to be carried out, the last one first, each with its number."""
        found: list[tuple[int, int]] = []
        for row in self._list("steps", []):
            if not isinstance(row, list) or len(row) != 2 or row[0] not in names or type(row[1]) is not int:
                raise Impossible(
                    f"{self.where}.steps",
                    "steps_expected",
                    "each step is a name and a number, not {found}",
                    found=repr(row),
                )
            if not 0 <= row[1] < _MOST_WAITING:
                raise cannot_wait(row[0], row[1])
            found.append((names.index(row[0]), row[1]))
        return found

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
    """A whole number, if it lies between its limits."""
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


def read_sealed(s: State, reader: Reader, space: ActionSpace) -> None:
    """What several choose at once: the choices made but not yet opened."""
    entries = reader.raw_list("sealed")
    where = f"{reader.where}.sealed"
    if not entries:
        return
    top = s.steps[s.stack[-1] & STEP_MASK] if s.stack else None
    if top is None or not top.sealed or len(entries) != s.players_count:
        raise Impossible(
            where, "sealed_now", "only what is chosen at once is sealed, one entry for each seat"
        )
    argument = s.stack[-1] >> STEP_BITS
    asked = top.asks(s, argument)
    if all(entry is not None for seat, entry in enumerate(entries) if asked >> seat & 1):
        raise Impossible(where, "all_sealed", "when the last choice is in, all are opened")
    choices = [UNSEALED] * s.players_count
    for seat, entry in enumerate(entries):
        if entry is None:
            continue
        try:
            choices[seat] = space.parse(str(entry))
        except Unparsable:
            raise Impossible(where, "no_move", "{found} is no move", found=repr(entry)) from None
        if not asked >> seat & 1 or choices[seat] not in top.options(s, argument, seat):
            raise Impossible(where, "seat_cannot", "seat {place} cannot {move}", place=seat, move=str(entry))
    s.sealed = choices


# --- what is wrong with many a position ----------------------------------------------------------------


def not_so_many(where: str, what: str) -> Impossible:
    return Impossible(where, "not_so_many", "there are not so many {what} in this game", what=what)


def in_two_places(where: str, what: str) -> Impossible:
    return Impossible(where, "two_places", "{what} is in two places", what=what)


def lies_nowhere(where: str, what: str) -> Impossible:
    return Impossible(where, "lies_nowhere", "{what} is missing: it lies nowhere", what=what)


def cannot_wait(step: str, number: int) -> Impossible:
    return Impossible(
        "position.steps",
        "cannot_wait",
        "{what} cannot be waiting with {number}",
        what=step,
        number=number,
    )


def no_moment() -> Impossible:
    return Impossible("position.steps", "no_moment", "no moment of a game waits for these steps")
