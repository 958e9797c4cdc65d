"""Games played in self-play, and what each decision turned out to be worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from caravanserai.bots.features import Features
from caravanserai.research.batched import Batch
from caravanserai.research.learning.network import Array, Parameters, forward, probabilities

# who decides for a seat
SELF: Final = 0
PAST: Final = 1
RANDOM: Final = 2
_TABLES: Final = (0.75, 0.15, 0.10)  # all seats by oneself; some by an earlier self; some at random


class Inputs:
    """Observations as arrays of inputs, the same as `Features` lists them."""

    def __init__(self, features: Features) -> None:
        self._source = np.array(features.source, np.intp)
        self._amount = np.array(features.amount, np.int16)
        self._exact = np.flatnonzero(features.exact)
        self._below = np.flatnonzero(self._amount < 0)
        self.count = features.count

    def of(self, observations: NDArray[np.int16]) -> Array:
        """One row of 0 and 1 for each observation."""
        columns = observations[:, self._source]
        found = columns >= self._amount
        found[:, self._exact] = columns[:, self._exact] == self._amount[self._exact]
        found[:, self._below] = columns[:, self._below] <= self._amount[self._below]
        return found.astype(np.float32)


@dataclass
class Experience:
    """Decisions of the learner that had a choice: what it saw, did and expected, and how it turned out."""

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    chances: Array  # the logarithm of the probability the action had
    values: Array  # what was expected
    advantages: Array
    games: int  # that ended meanwhile

    @property
    def returns(self) -> Array:
        return self.advantages + self.values


class SelfPlay:
    """Plays windows of so many steps in a batch; the learner sits at every table."""

    def __init__(self, games: Batch, inputs: Inputs, random: np.random.Generator) -> None:
        self.games = games
        self._inputs = inputs
        self._random = random
        self._players = np.array([self._seat() for _ in range(games.games)], np.int8)

    def _seat(self) -> NDArray[np.int8]:
        """Who plays the seats of one game: at least one is the learner as it is."""
        players = np.zeros(self.games.players, np.int8)
        kind = int(self._random.choice(3, p=_TABLES))
        if kind != SELF:
            others = self._random.permutation(self.games.players)[1:]
            players[others[: self._random.integers(1, self.games.players)]] = kind
        return players

    def play(self, own: Parameters, past: Parameters, steps: int, decay: float) -> Experience:
        """Play on for so many steps of every game; `decay` is GAE's lambda."""
        rows = [self._step(own, past) for _ in range(steps)]
        whole = {name: np.stack([row[name] for row in rows]) for name in rows[0]}
        advantages, known = advantages_of(
            whole["values"], whole["seats"], whole["over"], whole["rewards"], decay
        )
        chosen = known & whole["learner"]
        return Experience(
            whole["observations"][chosen],
            whole["masks"][chosen],
            whole["actions"][chosen],
            whole["chances"][chosen],
            whole["values"][chosen],
            advantages[chosen],
            int(whole["over"].sum()),
        )

    def _step(self, own: Parameters, past: Parameters) -> dict[str, NDArray[Any]]:
        """One decision in every game."""
        games = self.games
        every = np.arange(games.games)
        observations, masks, seats = games.observations.copy(), games.masks.copy(), games.seats.copy()
        who = self._players[every, seats]
        inputs = self._inputs.of(observations)
        seen = forward(own, inputs, masks)
        chances = probabilities(seen.logits)
        earlier = who == PAST
        if earlier.any():
            chances[earlier] = probabilities(forward(past, inputs[earlier], masks[earlier]).logits)
        blind = who == RANDOM
        chances[blind] = masks[blind] / masks[blind].sum(axis=1, keepdims=True)
        actions = sample(chances, masks, self._random)
        games.step(actions)
        over = games.over.copy()
        for game in np.flatnonzero(over):
            self._players[game] = self._seat()
        return {
            "observations": observations,
            "masks": masks,
            "actions": actions,
            "chances": np.log(chances[every, actions]),
            "values": seen.values,
            "seats": seats,
            "learner": (who == SELF) & (masks.sum(axis=1) > 1),
            "over": over,
            "rewards": games.rewards,
        }


def sample(chances: Array, masks: NDArray[np.bool_], random: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, drawn with these probabilities (which rounding must not make illegal)."""
    reached = chances.cumsum(axis=1)
    drawn = random.random((len(chances), 1), np.float32) * reached[:, -1:]
    actions: NDArray[np.int64] = (reached > drawn).argmax(axis=1)
    legal = masks[np.arange(len(actions)), actions]
    return np.where(legal, actions, chances.argmax(axis=1))


def advantages_of(
    values: Array,
    seats: NDArray[np.uint8],
    over: NDArray[np.bool_],
    rewards: Array,
    decay: float,
) -> tuple[Array, NDArray[np.bool_]]:
    """Generalised advantages along each seat's own decisions, and for which decisions they are known.

    Arrays are steps × games (rewards × players too). A seat's decision is followed by its next one in the
    same game, or by the end. The last decision of a seat in an unfinished game has no successor yet: it lends
    its value to the one before and is not learned from.
    """
    steps, games = values.shape
    players = rewards.shape[2]
    every = np.arange(games)
    next_value = np.zeros((games, players), np.float32)
    next_advantage = np.zeros((games, players), np.float32)
    reward = np.zeros((games, players), np.float32)
    followed = np.zeros((games, players), np.bool_)
    advantages = np.zeros((steps, games), np.float32)
    known = np.zeros((steps, games), np.bool_)
    for step in reversed(range(steps)):
        ended = over[step]
        next_value[ended] = 0
        next_advantage[ended] = 0
        reward[ended] = rewards[step][ended]
        followed[ended] = True
        seat = seats[step]
        error = reward[every, seat] + next_value[every, seat] - values[step]
        known[step] = followed[every, seat]
        advantages[step] = np.where(known[step], error + decay * next_advantage[every, seat], 0)
        next_advantage[every, seat] = advantages[step]
        next_value[every, seat] = values[step]
        reward[every, seat] = 0
        followed[every, seat] = True
    return advantages, known
