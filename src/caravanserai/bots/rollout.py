"""Play as the rating would: what a search looks ahead with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Advice
from caravanserai.kernel.state import LOWEST, Policy, State

WHOLE_GAME: Final = 1 << 30


def play_on(advice: Advice, state: State, until: i64) -> i64:
    """Everybody plays the best rated option until that round begins or the game ends; returns decisions."""
    decisions: i64 = 0
    step = state.asking
    while step is not None and state.rounds() < until:
        seat: i64 = LOWEST[state.owed]
        options = step.options(state, state.argument, seat)
        state.apply(seat, advice.best(state, seat, options))
        decisions += 1
        step = state.asking
    return decisions


class Guess(Policy):
    """What others may have chosen in secret: mostly what looks best to them, sometimes the next best."""

    def __init__(self, advice: Advice) -> None:
        self.advice = advice

    def choose(self, state: State, seat: int, options: list[int], chance: Chance) -> int:
        if len(options) == 1:
            return options[0]
        draw: i64 = chance.below(8)
        if draw < 5:
            return self.advice.best(state, seat, options)
        candidates = self.advice.candidates(state, seat, 3)
        return candidates[min(draw - 5, len(candidates) - 1)]
