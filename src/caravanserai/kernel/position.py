"""Reading a position document: every value checked, every error saying where and why."""

from __future__ import annotations

from typing import Any, Final

from caravanserai.kernel.actions import ActionSpace
from caravanserai.kernel.pile import EVERYONE, Pile
from caravanserai.kernel.refusal import Impossible, Unparsable, Value
from caravanserai.kernel.state import UNSEALED, State
from caravanserai.kernel.step import Part, Step

_MOST_WAITING: Final = 1 << 40  # no step carries a larger number
_ALL: Final = "all"


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
        """The names of the steps that a document gives, before they are read."""
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


def need(fine: bool, where: str, key: str, text: str, **args: Value) -> None:
    """Refuse the position with this reason unless all is well here."""
    if not fine:
        raise Impossible(where, key, text, **args)


# --- the steps still to be carried out ------------------------------------------------------------------


def write_steps(s: State) -> list[Any]:
    """The steps that wait, the next one last: each its name, with what it carries if it carries anything."""
    return [_write_step(waiting.step, waiting.argument) for waiting in s.steps_waiting()]


def _write_step(step: Step[Any], argument: int) -> Any:
    if not step.carries:
        return step.name if argument == 0 else [step.name, argument]
    return [step.name, {part.name: _write_part(part, int(part.of(argument))) for part in step.carries}]


def _write_part(part: Part, value: int) -> Any:
    if value == part.none:
        return None
    return value if part.words is None else part.words[value]


def read_steps(s: State, reader: Reader) -> None:
    """Put the steps of a document on the stack.

    Documents of earlier versions give what a step carries as one number.
    """
    for entry in reader.raw_list("steps"):
        step, number, carried = _find_step(s, entry, f"{reader.where}.steps")
        if type(carried) is not int:
            carried = _read_parts(step, carried, f"{reader.where}.steps.{step.name}")
        need_waiting(step, carried, 0 <= carried < _MOST_WAITING)
        s.push(number, carried)


def _find_step(s: State, entry: Any, where: str) -> tuple[Step[Any], int, Any]:
    name, carried = entry if isinstance(entry, list) and len(entry) == 2 else (entry, 0)
    for number, step in enumerate(s.steps):
        if step.name == name and (type(carried) is int or isinstance(carried, dict)):
            return step, number, carried
    raise Impossible(
        where,
        "steps_expected",
        "each step is a name, or a name and what it carries, not {found}",
        found=repr(entry),
    )


def _read_parts(step: Step[Any], document: Any, where: str) -> int:
    reader = Reader(document, where)
    argument = 0
    for part in step.carries:
        argument |= part.put(_read_part(part, reader))
    reader.finish()
    return argument


def _read_part(part: Part, reader: Reader) -> int:
    if part.none >= 0 and not reader.says(part.name):
        return part.none
    if part.words is not None:
        return reader.word(part.name, "", part.words)
    return reader.number(part.name, -1, 0, int(part.mask))


def check_steps(s: State) -> None:
    """Each step must be able to wait where it does, and the next one must ask somebody or just happen."""
    waiting = s.steps_waiting()
    for place, each in enumerate(waiting):
        need_waiting(each.step, each.argument, each.step.fits(s, each.argument, waiting[:place]))


def need_waiting(step: Step[Any], argument: int, fits: bool) -> None:
    """Refuse a step that cannot wait with what it carries."""
    if not fits:
        carried = str(argument)
        if step.carries:
            parts = [f"{part.name} {_write_part(part, int(part.of(argument)))}" for part in step.carries]
            carried = ", ".join(parts)
        raise cannot_wait(step.name, carried)


# --- sealed choices -------------------------------------------------------------------------------------


def write_sealed(s: State, space: ActionSpace) -> list[str | None]:
    """The choices made but not yet opened, by seat."""
    return [space.text(choice) if choice != UNSEALED else None for choice in s.sealed]


def read_sealed(s: State, reader: Reader, space: ActionSpace) -> None:
    """What several choose at once: the choices made but not yet opened."""
    entries = reader.raw_list("sealed")
    where = f"{reader.where}.sealed"
    if not entries:
        return
    waiting = s.steps_waiting()
    if not waiting or not waiting[-1].step.sealed or len(entries) != s.players_count:
        raise Impossible(
            where, "sealed_now", "only what is chosen at once is sealed, one entry for each seat"
        )
    step, argument = waiting[-1].step, waiting[-1].argument
    asked = step.asks(s, argument)
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
        if not asked >> seat & 1 or choices[seat] not in step.options(s, argument, seat):
            raise Impossible(where, "seat_cannot", "seat {place} cannot {move}", place=seat, move=str(entry))
    s.sealed = choices


# --- cards ----------------------------------------------------------------------------------------------


class Pool:
    """The cards of a game that lie nowhere yet, while a position is being read; each can be taken once."""

    def __init__(self, names: list[str], copies: list[int]) -> None:
        self.names = names
        self.free = copies.copy()

    def take(self, card: int, where: str) -> int:
        """One such card lies somewhere."""
        self.free[card] -= 1
        if self.free[card] < 0:
            raise not_so_many(where, self.names[card])
        return card

    def take_all(self, cards: list[int], where: str) -> list[int]:
        for card in cards:
            self.take(card, where)
        return cards

    def rest(self) -> list[int]:
        """What still lies nowhere, in order."""
        return [card for card, copies in enumerate(self.free) for _ in range(copies)]

    def need_empty(self, where: str) -> None:
        """Nothing may be missing."""
        for card in self.rest():
            raise lies_nowhere(where, self.names[card])


def write_knowers(pile: Pile, index: int, players: int) -> Any:
    """Who knows a card: "all", or a list of seats."""
    if pile.is_public(index):
        return _ALL
    return [seat for seat in range(players) if pile.is_known(index, 1 << seat)]


# --- what is wrong with many a position ----------------------------------------------------------------


def not_so_many(where: str, what: str) -> Impossible:
    return Impossible(where, "not_so_many", "there are not so many {what} in this game", what=what)


def in_two_places(where: str, what: str) -> Impossible:
    return Impossible(where, "two_places", "{what} is in two places", what=what)


def lies_nowhere(where: str, what: str) -> Impossible:
    return Impossible(where, "lies_nowhere", "{what} is missing: it lies nowhere", what=what)


def cannot_wait(step: str, number: Value) -> Impossible:
    return Impossible(
        "position.steps",
        "cannot_wait",
        "{what} cannot be waiting with {number}",
        what=step,
        number=number,
    )


def no_moment() -> Impossible:
    return Impossible("position.steps", "no_moment", "no moment of a game waits for these steps")
