"""Random play to the end: what simulation, search and the benchmark are made of."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.kernel.chance import Chance
from caravanserai.kernel.state import State


def play_out(state: State, chance: Chance) -> int:
    """Play random legal actions until the game is over and say how many decisions that took."""
    decisions: i64 = 0
    while state.asked != 0:
        seat = state.seat_to_move()
        options = state.legal(seat)
        state.apply(seat, options[chance.below(len(options))])
        decisions += 1
    return decisions


def clone_many(state: State, copies: int) -> None:
    """Copy a state many times, for measuring."""
    for _ in range(copies):
        state.clone()
