"""What several steps carry, and where in their numbers."""

from __future__ import annotations

from typing import Final

from caravanserai.games.dragons.parts import PARTS
from caravanserai.kernel.step import Part

NOBODY: Final = 7  # in place of a seat

SEAT: Final = Part("seat", 0, 3)
SPACE: Final = Part("space", 0, 4, PARTS.spaces)  # of steps that carry nothing else before it
SPACE_OF_SEAT: Final = Part("space", 3, 4, PARTS.spaces)  # of steps that carry a seat first
PLACE: Final = Part("place", 0, 4)  # a place in an order, from 0; past the last one at the end
