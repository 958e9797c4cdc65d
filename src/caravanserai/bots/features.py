"""The inputs of a learned player: an observation as a set of true statements.

Every input is a statement about one number of the observation: "it is 3" for words and small numbers, "it is
at least 12" or "at most -12" for amounts. All inputs are therefore 0 or 1, need no scaling, and most are 0.
The layout alone decides them, for training and for play alike.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from caravanserai.kernel.actions import ActionSpace
from caravanserai.kernel.observation import Layout, Section

_SMALL: Final = 8  # numbers up to this have an input for each value
# Amounts are told apart finely as long as they are small.
_AMOUNTS: Final = [
    *range(1, 9), *range(10, 21, 2), *range(24, 41, 4), *range(48, 81, 8), 96, 112, 128,
]  # fmt: skip


@final
class Features:
    """The inputs for observations of one layout."""

    def __init__(self, layout: Layout) -> None:
        self.source: list[int] = []  # by input: which number it is about
        self.amount: list[int] = []  # what it is compared with; the number reaches it from zero
        self.exact: list[bool] = []  # whether it must also be equal
        self._first: list[int] = []  # by number: its first input
        self._amounts: list[list[int]] = []  # by number: the amounts above zero, if it is not exact
        for section in layout.sections:
            for place in range(section.start, section.start + section.size):
                self._add(section, place)
        self.count = len(self.source)
        self.key = layout_key(layout)

    def _add(self, section: Section, place: int) -> None:
        """The inputs for one number: those above zero first."""
        self._first.append(len(self.source))
        if section.words or (section.highest <= _SMALL and section.lowest >= 0):
            self._amounts.append([])
            for value in range(1, section.highest + 1):
                self._put(place, value, True)
            return
        above = [amount for amount in _AMOUNTS if amount <= section.highest]
        self._amounts.append(above)
        for amount in above:
            self._put(place, amount, False)
        for amount in _AMOUNTS:
            if -amount >= section.lowest:
                self._put(place, -amount, False)

    def _put(self, place: int, amount: int, exact: bool) -> None:
        self.source.append(place)
        self.amount.append(amount)
        self.exact.append(exact)

    def active(self, values: list[int]) -> list[int]:
        """The inputs that hold for an observation."""
        found: list[int] = []
        for place, value in enumerate(values):
            if value == 0:
                continue
            first = self._first[place]
            above = self._amounts[place]
            if not above:
                found.append(first + value - 1)
                continue
            if value < 0:
                first += len(above)
                value = -value
                above = _AMOUNTS
            for amount in above:
                if amount > value:
                    break
                found.append(first)
                first += 1
        return found


def layout_key(layout: Layout) -> str:
    """A fingerprint of a layout: a model fits only observations with the same names, ranges and words."""
    said = [
        f"{section.name} {section.start} {section.lowest} {section.highest} {section.labels} {section.words}"
        for section in layout.sections
    ]
    return _fingerprint([*said, str(_SMALL), str(_AMOUNTS)])


def space_key(space: ActionSpace) -> str:
    """A fingerprint of the actions: a model fits only actions with the same numbers."""
    return _fingerprint([space.text(action) for action in range(space.size)])


def _fingerprint(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
