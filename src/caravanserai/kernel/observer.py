"""Observations of a game: what it shows a seat, and the decision at hand."""

from __future__ import annotations

from struct import Struct
from typing import Any, Final, final

from mypy_extensions import i64

from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Game, Wishes
from caravanserai.kernel.observation import HIGHEST_BYTE, PLAYERS, Layout, Sheet, places
from caravanserai.kernel.state import LOWEST, UNSEALED, State
from caravanserai.kernel.step import Part, Step

# what a part of a step's argument is
_NUMBER: Final = 0
_SEAT: Final = 1
_SEATS: Final = 2
_SET: Final = 3
_KINDS: Final = ["number", "seat", "seats", "set"]


@final
class _Carried:
    """A part of the arguments of one or more steps, and its place among all parts."""

    def __init__(self, part: Part, kind: int, start: int, players: int) -> None:
        self.name = part.name
        self.words: list[str] = part.words if part.words is not None else []
        self.kind: i64 = kind
        self.start: i64 = start
        self.labels: list[str] = []
        self.highest: i64 = 1
        if kind == _SEATS:
            self.labels = PLAYERS[:players]
        elif kind == _SET:
            self.labels = self.words or places(int(part.mask).bit_length())
            self.words = []
        elif kind == _SEAT:
            self.words = PLAYERS[:players]
            self.highest = players
        else:
            self.highest = _highest(part, self.words)
        self.size: i64 = max(1, len(self.labels))


def _highest(part: Part, words: list[str]) -> int:
    """The highest number that a part is written as, if it is a number or a word."""
    return len(words) if words else min(HIGHEST_BYTE, int(part.mask) + 1)


class _StepParts:
    """The parts that one step carries: where they are in its argument and where they go."""

    def __init__(self, parts: list[Part], carried: list[_Carried]) -> None:
        self.parts = parts
        self.carried = carried


@final
class Question:
    """The decision at hand: who is asked, by which step, and what the step carries."""

    def __init__(self, game: Game, steps: list[Step[Any]], players: int) -> None:
        kinds = game.parts_carried()
        self.names: list[str] = [step.name for step in steps]
        self.carried: list[_Carried] = []
        self.size: i64 = 0
        self._by_step: list[_StepParts] = []
        for step in steps:
            parts: list[Part] = type(step).carries if not step.silent else []
            kind_of = [_KINDS.index(kinds.get(part.name, "number")) for part in parts]
            own = [self._find(part, kind, players) for part, kind in zip(parts, kind_of, strict=True)]
            self._by_step.append(_StepParts(parts, own))
        self._values: list[int] = [0] * self.size  # all zeros in between

    def _find(self, part: Part, kind: int, players: int) -> _Carried:
        """The place of a part; parts of one name and the same words share it."""
        words = part.words if part.words is not None else []
        for carried in self.carried:
            if carried.name == part.name and carried.words in (words, PLAYERS[:players]):
                carried.highest = max(carried.highest, _highest(part, carried.words))
                return carried
        found = _Carried(part, kind, self.size, players)
        self.carried.append(found)
        self.size += found.size
        return found

    def write(self, state: State, sheet: Sheet) -> None:
        """The step, the seats, one's own sealed choice, and what the step carries."""
        step = state.next_step() if state.asking is not None else -1
        sheet.heading("decision")
        sheet.word("step", step, self.names)
        sheet.players_in("owing", state.owed)
        sheet.players_in("chosen", state.asked & ~state.owed)
        sealed = state.sealed
        sheet.wide("own_choice", sealed[sheet.seat] + 1 if sealed else UNSEALED + 1)
        if sheet.naming:
            for carried in self.carried:
                sheet.section(carried.name, carried.labels, carried.highest, 0, carried.words)
                sheet.put_zeros(carried.size)
        else:
            if step >= 0:
                self._find_parts(self._by_step[step], state.argument, sheet)
            values = self._values
            for place in range(len(values)):
                value: i64 = values[place]
                sheet.put(value)
                if value != 0:
                    values[place] = 0
        sheet.heading("")

    def _find_parts(self, step: _StepParts, argument: i64, sheet: Sheet) -> None:
        """The parts of a step's argument, each in its place."""
        values = self._values
        for place, part in enumerate(step.parts):
            carried = step.carried[place]
            value = part.of(argument)
            at = carried.start
            if carried.kind == _NUMBER:
                values[at] = value + 1
            elif carried.kind == _SEAT:
                values[at] = sheet.relative(value) if value < sheet.players else 0
            else:
                for offset in range(carried.size):
                    who = sheet.player_at(offset) if carried.kind == _SEATS else offset
                    values[at + offset] = value >> who & 1


@final
class Observer:
    """Makes the observations of one game with these options and so many players."""

    def __init__(self, game: Game, players: int, options: Wishes | None = None) -> None:
        self.game = game
        self.players: i64 = players
        self._sheet = Sheet()
        first = game.start(players, Fast(0), options)
        self._question = Question(game, first.steps, players)
        naming = Sheet(naming=True)
        self._write(first, 0, naming)
        self.layout = Layout(naming.sections)
        self._packing = Struct(f"<{self.layout.words}q")
        self._packing_all = self._packing
        self._rows: i64 = 1  # that are packed all at once

    def _write(self, state: State, seat: i64, sheet: Sheet) -> None:
        sheet.begin(seat, self.players)
        self._question.write(state, sheet)
        self.game.observe(state, seat, sheet)
        sheet.end()

    def row(self, state: State, seat: int) -> bytes:
        """What a seat observes, as bytes: see `Layout`."""
        self._sheet.clear()
        self._write(state, seat, self._sheet)
        return self._packing.pack(*self._sheet.words)

    def write_rows(self, states: list[State], buffer: memoryview) -> None:
        """Write what the next seat to decide observes in each state: a row for each, one after another."""
        if len(states) != self._rows:
            self._rows = len(states)
            self._packing_all = Struct(f"<{self.layout.words * len(states)}q")
        sheet = self._sheet
        sheet.clear()
        for state in states:
            self._write(state, LOWEST[state.owed], sheet)
        self._packing_all.pack_into(buffer, 0, *sheet.words)

    def values(self, state: State, seat: int) -> list[int]:
        """What a seat observes, as whole numbers that fit in 16 bits."""
        return self.layout.read(self.row(state, seat))

    def named(self, state: State, seat: int) -> dict[str, int | dict[str, int]]:
        """What a seat observes, by name."""
        return self.layout.named(self.values(state, seat))
