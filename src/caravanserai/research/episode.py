"""One game as environments play it: seeded, with observations, masks and returns as arrays."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Wishes
from caravanserai.kernel.observer import Observer
from caravanserai.kernel.state import State
from caravanserai.research.observing import observer
from caravanserai.research.rewards import RANK, check_reward, returns


class IllegalAction(ValueError):
    """An action that the rules do not allow now."""


class Episode:
    """A game in progress. Equal seeds and actions give equal games, here and in every interface."""

    def __init__(self, game: str, players: int, options: Wishes | None = None, reward: str = RANK) -> None:
        self.observer: Observer = observer(game, players, options)
        self._wide = np.array(self.observer.layout.wide, np.intp)
        self.game = self.observer.game
        self.space = self.game.space
        self.players = players
        self.options = options
        self.reward = check_reward(reward)
        self.seed = 0
        self.state: State = self.game.start(players, Fast(0), options)

    def begin(self, seed: int) -> None:
        """A new game."""
        self.seed = seed
        self.state = self.game.start(self.players, Fast(seed), self.options)

    @property
    def over(self) -> bool:
        return not self.state.owing()

    @property
    def waiting(self) -> list[int]:
        """The seats that owe a decision; where several choose at once, in the order of their seats."""
        owing = self.state.owing()
        return [seat for seat in range(self.players) if owing >> seat & 1]

    def observation(self, seat: int) -> NDArray[np.int16]:
        row, size = self.observer.row(self.state, seat), self.observer.layout.size
        numbers = np.frombuffer(row, np.uint8, size).astype(np.int16)
        numbers[self._wide] += np.frombuffer(row, np.int8, len(self._wide), size).astype(np.int16) << 8
        return numbers

    def mask(self, seat: int) -> NDArray[np.int8]:
        """A 1 for each legal action of a seat that owes a decision; all zeros for the others."""
        mask = np.zeros(self.space.size, np.int8)
        if self.state.owing() >> seat & 1:
            mask[self.state.legal(seat)] = 1
        return mask

    def play(self, seat: int, action: int) -> None:
        """Carry out an action of a seat; it must be legal."""
        if not self.state.owing() >> seat & 1 or action not in self.state.legal(seat):
            what = self.space.text(action) if 0 <= action < self.space.size else str(action)
            raise IllegalAction(f"seat {seat} may not {what!r} now")
        self.state.apply(seat, action)

    def default(self, seat: int) -> int:
        """What a seat does that does not answer in time."""
        step = self.state.asking
        assert step is not None
        return step.default(self.state, self.state.argument, seat)

    def returns(self) -> list[float]:
        """What each seat gets at the end; 0 until then."""
        if not self.over:
            return [0.0] * self.players
        return returns(self.reward, self.game.ranks(self.state), self.state.scores())

    def ranges(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """The lowest and the highest value of each number in an observation."""
        sections = self.observer.layout.sections
        lowest = [section.lowest for section in sections for _ in range(section.size)]
        highest = [section.highest for section in sections for _ in range(section.size)]
        return np.array(lowest, np.int16), np.array(highest, np.int16)

    def text(self, seat: int) -> str:
        """What a seat observes and may do, to be read."""
        lines: list[str] = []
        for name, value in self.observer.named(self.state, seat).items():
            if isinstance(value, dict):
                there = [f"{label} {number}" for label, number in value.items() if number]
                if there:
                    lines.append(f"{name}: {', '.join(there)}")
            elif value:
                lines.append(f"{name}: {value}")
        if self.state.owing() >> seat & 1:
            lines.append(f"may: {_listed([self.space.text(action) for action in self.state.legal(seat)])}")
        return "\n".join([f"{self.game.title}, seat {seat}", *lines])


def _listed(texts: Sequence[str]) -> str:
    return "; ".join(texts)
