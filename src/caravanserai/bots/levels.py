"""How strongly a computer opponent plays: one judgement, blurred more or less. Never a cheating bot."""

from __future__ import annotations

from typing import Final

from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Game
from caravanserai.kernel.state import State

LEVELS: Final = ["apprentice", "merchant", "master"]
# How far the judgement is blurred, in hundredths of the distance between the best and the worst option.
_BLUR: Final = [150, 60, 0]


def choose(game: Game, state: State, seat: int, level: str, chance: Chance) -> int:
    """The action a computer of this level plays; the state must be re-dealt for its seat."""
    options = state.legal(seat)
    if len(options) == 1:
        return options[0]
    blur = _BLUR[LEVELS.index(level)]
    ratings = [game.advice.rate(state, seat, action) for action in options]
    reach = (max(ratings) - min(ratings)) * blur // 100
    best = options[0]
    highest = 0
    for index, action in enumerate(options):
        rating = ratings[index]
        if reach > 0:
            rating += int(chance.below(reach + 1))
        if index == 0 or rating > highest:
            best = action
            highest = rating
    return best
