"""Every way to place tokens on the open spaces, kept ready: four decisions in five are placings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons.actions import PLACE, SPACES
from caravanserai.games.dragons.parts import PARTS

_HALF: Final = len(PARTS.values) // 2  # looked up half by half: two small tables instead of a huge one
_LOWER: Final = (1 << _HALF) - 1
_MOST: Final = 1000  # so many choices of open spaces are kept


class Placings:
    """The placings of every set of tokens for one choice of open spaces; never changed."""

    def __init__(self, spaces: list[int]) -> None:
        self.lower = _sets(0, _HALF, spaces)
        self.upper = _sets(_HALF, len(PARTS.values), spaces)

    def of(self, tokens: i64) -> list[int]:
        """Each token of a set on each open space, in order."""
        return self.lower[tokens & _LOWER] + self.upper[tokens >> _HALF]


def _sets(first: int, end: int, spaces: list[int]) -> list[list[int]]:
    """For every set of these tokens, by its bits, all its placings."""
    sets: list[list[int]] = [[]]
    for token in range(first, end):
        placings = [PLACE + token * SPACES + space for space in spaces]
        for smaller in sets.copy():
            sets.append(smaller + placings)
    return sets


_READY: Final[dict[int, Placings]] = {}


def placings_on(spaces: list[int]) -> Placings:
    """The placings for these open spaces: the same few choices come up in every game."""
    key = 0
    for space in spaces:
        key |= 1 << space
    found = _READY.get(key)
    if found is None:
        if len(_READY) >= _MOST:
            _READY.clear()
        found = Placings(spaces)
        _READY[key] = found
    return found
