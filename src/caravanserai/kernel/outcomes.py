"""Chance laid open: every way in which an action can turn out, where there are few."""

from __future__ import annotations

from fractions import Fraction

from mypy_extensions import i64

from caravanserai.kernel.chance import Chance
from caravanserai.kernel.state import State


class TooManyOutcomes(Exception):
    """An action whose outcomes are too many to list: sample them instead."""


class Outcome:
    """One way in which an action turned out: how likely it was, what was drawn, and the state after it."""

    __slots__ = ("drawn", "probability", "state")

    def __init__(self, probability: Fraction, drawn: list[int], state: State) -> None:
        self.probability = probability
        self.drawn = drawn
        self.state = state


class _Branching(Chance):
    """Draws what it is told, then always the lowest, and remembers how many there were to draw from."""

    def __init__(self, told: list[int]) -> None:
        super().__init__()
        self.told = told
        self.counts: list[int] = []

    def below(self, count: i64) -> i64:
        place = self.drawn
        self.drawn += 1
        self.counts.append(count)
        return self.told[place] if place < len(self.told) else 0

    def clone(self) -> Chance:
        twin = _Branching(self.told)
        twin.drawn = self.drawn
        twin.counts = self.counts.copy()
        return twin


def outcomes(state: State, seat: int, action: int, most: int = 1000) -> list[Outcome]:
    """Every way in which an action of a seat can turn out; the probabilities add up to one.

    The dice and shuffles are those of play itself, met one after the other. The state is the whole truth:
    for what a seat cannot know, deal it anew first. The states go on with no chance of their own; give them
    one before they play on.
    """
    found: list[Outcome] = []
    told: list[int] = []
    while True:
        branch = state.clone()
        chance = _Branching(told)
        branch.chance = chance
        branch.apply(seat, action)
        told = told + [0] * (len(chance.counts) - len(told))
        probability = Fraction(1)
        for count in chance.counts:
            probability /= count
        if len(found) == most:
            raise TooManyOutcomes(f"there are more than {most} outcomes")
        found.append(Outcome(probability, told, branch))
        told = _next(told, chance.counts)
        if not told:
            return found


def _next(told: list[int], counts: list[int]) -> list[int]:
    """What to draw the next time, counting up from the last draw; nothing when all was tried."""
    place = len(told) - 1
    while place >= 0 and told[place] + 1 == counts[place]:
        place -= 1
    return [*told[:place], told[place] + 1] if place >= 0 else []
