"""Random play to the end: the basis of simulation, search and the benchmark."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.kernel.chance import Chance
from caravanserai.kernel.state import LOWEST, State


def play_out(state: State, chance: Chance) -> int:
    """Play random legal actions until the game is over; returns the number of decisions."""
    decisions: i64 = 0
    step = state.asking
    while step is not None:
        seat = LOWEST[state.owed]
        # Like `legal`, but without checking again that the seat owes a decision: it does.
        options = step.options(state, state.argument, seat)
        state.apply(seat, options[chance.below(len(options))])
        decisions += 1
        step = state.asking
    return decisions


def clone_many(state: State, copies: int) -> None:
    """Copy a state many times, for benchmarks."""
    for _ in range(copies):
        state.clone()
