"""Every way to place tokens on the open spaces, kept ready: four decisions in five are placements."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons.actions import PLACE
from caravanserai.games.dragons.parts import PARTS, TOKENS

_HALF: Final[int] = TOKENS // 2  # sets of tokens are put together from two halves, of which there are few
_LOWER: Final[int] = (1 << _HALF) - 1
_MOST: Final = 500  # so many choices of open spaces are kept; a dozen games have about a hundred


class _Placements:
    """The placements of every set of tokens on one choice of open spaces."""

    def __init__(self, spaces: list[int]) -> None:
        self._lower = _of_sets(0, _HALF, spaces)
        self._upper = _of_sets(_HALF, TOKENS, spaces)
        none: list[int] = []
        self.of_set: list[list[int]] = [none] * (1 << TOKENS)  # filled as they are asked for

    def fill(self, tokens: i64) -> list[int]:
        """Put together the placements of one set of tokens."""
        found = self._lower[tokens & _LOWER] + self._upper[tokens >> _HALF]
        self.of_set[tokens] = found
        return found


def _of_sets(first: int, end: int, spaces: list[int]) -> list[list[int]]:
    """For every set of these tokens, by its bits, all its placements."""
    sets: list[list[int]] = [[]]
    for token in range(first, end):
        placements: list[int] = [PLACE.of_pair(token, space) for space in spaces]
        for smaller in sets.copy():
            sets.append(smaller + placements)
    return sets


# by the bits of the open spaces; and for which of them there are any
_READY: Final[list[_Placements | None]] = [None] * (1 << len(PARTS.spaces))
_KEPT: Final[list[int]] = []


def placements(open_spaces: i64, tokens: i64) -> list[int]:
    """Each token of a set on each open space, both given by bits, in order; the list is never changed."""
    ready = _READY[open_spaces]
    if ready is None:
        ready = _make_ready(open_spaces)
    return ready.of_set[tokens] or ready.fill(tokens)


def _make_ready(open_spaces: i64) -> _Placements:
    if len(_KEPT) >= _MOST:
        for kept in _KEPT:
            _READY[kept] = None
        _KEPT.clear()
    ready = _Placements([space for space in range(len(PARTS.spaces)) if open_spaces >> space & 1])
    _READY[open_spaces] = ready
    _KEPT.append(open_spaces)
    return ready
