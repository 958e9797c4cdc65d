"""How strongly a computer opponent plays: the same judgement, more or less blurred. No bot ever cheats."""

from __future__ import annotations

from typing import Final

from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Game
from caravanserai.kernel.state import State

LEVELS: Final = ["apprentice", "merchant", "master"]
# How many of the best options are considered; of equally rated ones only the first. Otherwise a large number
# of absurd options, such as eighty bids that are far too high, would outweigh the few sensible ones.
_CONSIDERED: Final = 5
# How much the judgement is blurred, in hundredths of the gap between the best and the worst considered.
_BLUR: Final = [400, 180, 0]


def choose(game: Game, state: State, seat: int, level: str, chance: Chance) -> int:
    """The action a computer of this level plays; the state must be re-dealt for its seat."""
    options = state.legal(seat)
    if len(options) == 1:
        return options[0]
    first: dict[int, int] = {}  # the first option with each rating
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
