"""How strongly a computer opponent plays: one judgement, blurred more or less. Never a cheating bot."""

from __future__ import annotations

from typing import Final

from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Game
from caravanserai.kernel.state import State

LEVELS: Final = ["apprentice", "merchant", "master"]
# So many of the best options come to mind, and of those rated alike only the first. Otherwise the number
# of absurd options, such as eighty bids far too high, would outweigh the few sensible ones.
_CONSIDERED: Final = 5
# How far the judgement is blurred, in hundredths of the distance between the best and the worst considered.
_BLUR: Final = [400, 180, 0]


def choose(game: Game, state: State, seat: int, level: str, chance: Chance) -> int:
    """The action a computer of this level plays; the state must be re-dealt for its seat."""
    options = state.legal(seat)
    if len(options) == 1:
        return options[0]
    first: dict[int, int] = {}  # the first option of each rating
    for action, rating in zip(options, game.advice.rates(state, seat, options), strict=True):
        first.setdefault(rating, action)
    considered = sorted(first, reverse=True)[:_CONSIDERED]
    reach = (considered[0] - considered[-1]) * _BLUR[LEVELS.index(level)] // 100
    best = considered[0]
    if reach == 0:
        return first[best]
    highest = best - 1
    for rating in considered:
        blurred = rating + int(chance.below(reach + 1))
        if blurred > highest:
            best = rating
            highest = blurred
    return first[best]
