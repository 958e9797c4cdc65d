"""The batched environment: many games stepped together, as NumPy arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from caravanserai.bots import batch as engine
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Wishes
from caravanserai.kernel.observer import Observer
from caravanserai.research.observing import observer
from caravanserai.research.opponents import Bots, bots_for
from caravanserai.research.rewards import RANK, check_reward, returns


class Arrays:
    """The arrays of a batch, on buffers that the engine writes.

    `observations` (games × numbers, int16), `masks` (games × actions, bool), `seats` (games, uint8: who is to
    decide), `over` (games, bool: the game has just ended and another begun), `ranks` (games × players, uint8:
    places at the end, 0 otherwise) and `scores` (games × players, int16: points at the last end).
    """

    def __init__(self, observer: Observer, games: int, memory: memoryview) -> None:
        layout, actions, players = observer.layout, observer.game.space.size, int(observer.players)
        self._each = engine.bytes_each(observer)
        self._parts: list[memoryview] = []
        start = 0
        for each in self._each:
            self._parts.append(memory[start : start + games * each])
            start += games * each
        rows, masks, seats, over, ranks, scores = self._parts
        self._rows = np.frombuffer(rows, np.uint8).reshape(games, layout.row)
        self._wide = np.array(layout.wide, np.intp)
        self._size = layout.size
        self.masks: NDArray[np.bool_] = np.frombuffer(masks, np.bool_).reshape(games, actions)
        self.seats: NDArray[np.uint8] = np.frombuffer(seats, np.uint8)
        self.over: NDArray[np.bool_] = np.frombuffer(over, np.bool_)
        self.ranks: NDArray[np.uint8] = np.frombuffer(ranks, np.uint8).reshape(games, players)
        self.scores: NDArray[np.int16] = np.frombuffer(scores, "<i2").reshape(games, players)
        self.observations: NDArray[np.int16] = np.zeros((games, layout.size), np.int16)

    def buffers(self, first: int, games: int) -> engine.Buffers:
        """The buffers of some of the games."""
        return engine.Buffers(
            *(
                part[first * each : (first + games) * each]
                for part, each in zip(self._parts, self._each, strict=True)
            )
        )

    def refresh(self) -> None:
        """Put the numbers together from their low and high bytes."""
        self.observations[:] = self._rows[:, : self._size]
        end = self._size + len(self._wide)
        high = self._rows[:, self._size : end].view(np.int8).astype(np.int16)
        self.observations[:, self._wide] += high << 8

    def rewards(self, kind: str) -> NDArray[np.float32]:
        """What each seat gets for the games that have just ended; 0 in the others."""
        found = np.zeros(self.ranks.shape, np.float32)
        for game in np.flatnonzero(self.over):
            found[game] = returns(kind, self.ranks[game].tolist(), self.scores[game].tolist())
        return found


def memory_size(observer: Observer, games: int) -> int:
    """The bytes that the buffers of so many games take."""
    return games * sum(engine.bytes_each(observer))


class Games:
    """What a batch on one core and one on several have in common: the arrays and their meaning."""

    def __init__(
        self,
        game: str,
        players: int,
        games: int,
        options: Wishes | None,
        reward: str,
        memory: memoryview | None,
    ) -> None:
        self.observer = observer(game, players, options)
        self.layout = self.observer.layout
        self.space = self.observer.game.space
        self.players = players
        self.games = games
        self.reward = check_reward(reward)
        held = memory if memory is not None else memoryview(bytearray(memory_size(self.observer, games)))
        self.arrays = Arrays(self.observer, games, held)

    @property
    def observations(self) -> NDArray[np.int16]:
        return self.arrays.observations

    @property
    def masks(self) -> NDArray[np.bool_]:
        return self.arrays.masks

    @property
    def seats(self) -> NDArray[np.uint8]:
        return self.arrays.seats

    @property
    def over(self) -> NDArray[np.bool_]:
        return self.arrays.over

    @property
    def ranks(self) -> NDArray[np.uint8]:
        return self.arrays.ranks

    @property
    def scores(self) -> NDArray[np.int16]:
        return self.arrays.scores

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What each seat gets for the games that have just ended; 0 in the others."""
        return self.arrays.rewards(self.reward)

    def named(self, game: int) -> dict[str, int | dict[str, int]]:
        """One game's observation by name."""
        return self.layout.named(self.observations[game].tolist())

    def check(self, actions: Any) -> NDArray[np.int64]:
        """The actions as an array: one for each game, each legal."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"there must be one whole number for each of the {self.games} games")
        if chosen.min() < 0 or chosen.max() >= self.space.size:
            raise ValueError(f"actions are numbers from 0 to {self.space.size - 1}")
        legal = self.masks[np.arange(self.games), chosen]
        if not legal.all():
            wrong = int(np.flatnonzero(~legal)[0])
            raise ValueError(f"{self.space.text(int(chosen[wrong]))!r} is not legal in game {wrong}")
        return chosen.astype(np.int64)


class Batch(Games):
    """Many games of one kind, stepped together on one core.

    >>> from caravanserai.research import batch
    >>> games = batch("yspahan", players=4, games=8, seed=1)
    >>> games.observations.shape, games.masks.shape
    ((8, 163), (8, 945))
    >>> games.step(games.sample())
    >>> bool(games.over.any())
    False

    A game that ends is followed by the next one at once: `over` marks it, `rewards` are for the game that
    ended, and the observation is the first of the new game. `bots` are played inside the batch: a list by
    seat, None for the learner. Equal seeds and actions give equal games.
    """

    def __init__(
        self,
        game: str,
        players: int,
        games: int,
        seed: int = 0,
        options: Wishes | None = None,
        bots: Bots = None,
        reward: str = RANK,
    ) -> None:
        super().__init__(game, players, games, options, reward, None)
        self._chance = Fast(-1 - seed)
        self._engine = engine.Batch(
            self.observer,
            options,
            games,
            seed,
            bots_for(bots, game, players, options),
            self.arrays.buffers(0, games),
        )
        self.arrays.refresh()

    @property
    def seeds(self) -> NDArray[np.int64]:
        """The seed of each game that is being played."""
        return np.array(self._engine.seeds, np.int64)

    def reset(self, seed: int) -> None:
        """Start all games anew."""
        self._chance = Fast(-1 - seed)
        self._engine.begin(seed)
        self.arrays.refresh()

    def step(self, actions: Any) -> None:
        """Carry out one action in each game; each must be legal."""
        self._engine.step(self.check(actions).tolist())
        self.arrays.refresh()

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game, from the batch's own generator."""
        return np.array(self._engine.sample(self._chance), np.int64)
