"""Chance made explicit: every way an action can turn out, if there are not too many."""

from __future__ import annotations

from fractions import Fraction

from mypy_extensions import i64

from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Game, Wishes
from caravanserai.kernel.state import State


class TooManyOutcomes(Exception):
    """An action has too many outcomes to list: sample them instead."""


class Outcome:
    """One way an action can turn out: its probability, what was drawn, and the resulting state."""

    __slots__ = ("drawn", "probability", "state")

    def __init__(self, probability: Fraction, drawn: list[int], state: State) -> None:
        self.probability = probability
        self.drawn = drawn
        self.state = state


class _Branching(Chance):
    """Draws what it is told, then always the lowest, and records how many outcomes each draw had."""

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
    """Every way an action of a seat can turn out; the probabilities add up to one.

    The dice and shuffles are those of play itself, met one after another. The state is the whole truth: to
    leave out what a seat cannot know, re-deal it first. The resulting states have no source of chance; give
    them one before playing on.
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
    """What to draw next time, counting up from the last draw; empty when everything has been tried."""
    place = len(told) - 1
    while place >= 0 and told[place] + 1 == counts[place]:
        place -= 1
    return [*told[:place], told[place] + 1] if place >= 0 else []


# --- one draw at a time --------------------------------------------------------------------------------


class Undrawn(Exception):
    """Play has come to a draw whose outcome nobody has said yet."""

    def __init__(self, count: int) -> None:
        super().__init__(f"one of {count} outcomes is to be drawn")
        self.count = count


class _Told(Chance):
    """Draws what it is told and stops play when it is told no more."""

    def __init__(self, told: list[int]) -> None:
        super().__init__()
        self.told = told

    def below(self, count: i64) -> i64:
        place = self.drawn
        if place >= len(self.told):
            raise Undrawn(count)
        self.drawn += 1
        return self.told[place]

    def clone(self) -> Chance:
        twin = _Told(self.told)
        twin.drawn = self.drawn
        return twin


class Unfolded:
    """How far play came: to a state in which somebody decides, or to a draw with so many outcomes."""

    __slots__ = ("count", "state")

    def __init__(self, state: State | None, count: int) -> None:
        self.state = state
        self.count = count


def unfold(state: State, seat: int, action: int, told: list[int]) -> Unfolded:
    """Carry out an action on a copy, with these outcomes of its first draws; all are equally likely."""
    try:
        copy = state.clone()
        copy.chance = _Told(told)
        copy.apply(seat, action)
    except Undrawn as draw:
        return Unfolded(None, draw.count)
    return Unfolded(copy, 0)


def unfold_start(game: Game, players: int, options: Wishes | None, told: list[int]) -> Unfolded:
    """Set up a game with these outcomes of its first draws."""
    try:
        return Unfolded(game.start(players, _Told(told), options), 0)
    except Undrawn as draw:
        return Unfolded(None, draw.count)
