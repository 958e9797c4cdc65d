"""Every way to place tokens on the open spaces, kept ready: four decisions in five are placements."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons.actions import PLACE
from caravanserai.games.dragons.parts import TOKENS

_MOST: Final = 500  # so many choices of open spaces are kept; a dozen games have about a hundred


class Placements:
    """The placements of every set of tokens on one choice of open spaces."""

    def __init__(self, spaces: list[int]) -> None:
        self._of_token: list[list[int]] = [
            [PLACE.of_pair(token, space) for space in spaces] for token in range(TOKENS)
        ]
        none: list[int] = []
        self._of_set: list[list[int]] = [none] * (1 << TOKENS)  # filled as they are asked for

    def of(self, tokens: i64) -> list[int]:
        """Each token of a set on each open space, in order; the list is never changed."""
        found = self._of_set[tokens]
        if not found:
            found = []
            for token, placements in enumerate(self._of_token):
                if tokens >> token & 1:
                    found.extend(placements)
            self._of_set[tokens] = found
        return found


_READY: Final[dict[int, Placements]] = {}


def placements_on(spaces: list[int]) -> Placements:
    """The placements for these open spaces: the same few choices come up in every game."""
    key = 0
    for space in spaces:
        key |= 1 << space
    found = _READY.get(key)
    if found is None:
        if len(_READY) >= _MOST:
            _READY.clear()
        found = Placements(spaces)
        _READY[key] = found
    return found
