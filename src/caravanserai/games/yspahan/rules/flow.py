"""The names of the steps, by which the rules call one another."""

from __future__ import annotations

from typing import Final

from caravanserai.kernel.state import STEP_BITS

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

# The steps of each turn of a day as they stand on the stack, the last first, and then the next turn.
MOST_TURNS: Final = 4
TURN: Final[list[list[int]]] = [
    [(turn + 1) << STEP_BITS | BEGIN_TURN, AFTER_DICE, FINISH_DICE, CHOOSE_GROUP]
    for turn in range(MOST_TURNS)
]
TURN_WITHOUT_DICE: Final[list[list[int]]] = [[*steps[:-1], DRAW_INSTEAD] for steps in TURN]
