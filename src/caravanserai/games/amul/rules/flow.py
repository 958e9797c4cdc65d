"""The numbers of the steps, by which the rules call one another."""

from __future__ import annotations

from typing import Final

REPLENISH: Final = 0
OFFER_CARD: Final = 1
PICK_CARD: Final = 2
REVEAL_CARD: Final = 3
RESOLVE_EFFECTS: Final = 4
TAKE_CARD: Final = 5
CLEAN_UP: Final = 6
LAY_DOWN_HANDS: Final = 7
END_GAME: Final = 8
