"""The numbers of the steps, by which the rules call one another."""

from __future__ import annotations

from typing import Final

BEGIN_DAY: Final = 0
SUPPLY: Final = 1
BEGIN_TURN: Final = 2
CHOOSE_GROUP: Final = 3
DRAW_INSTEAD: Final = 4
PLACE_GOODS: Final = 5
MOVE_SUPERVISOR: Final = 6
ORDER_GOODS: Final = 7
SEND_GOOD: Final = 8
OWNER_DECIDES: Final = 9
FINISH_DICE: Final = 10
AFTER_DICE: Final = 11
END_DAY: Final = 12
SCORE_WEEK: Final = 13
END_GAME: Final = 14
