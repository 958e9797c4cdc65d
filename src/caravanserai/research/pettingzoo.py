"""The games as PettingZoo environments: one decision at a time, or all that are due at once."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from caravanserai.kernel.game import Wishes
from caravanserai.research.episode import Episode, IllegalAction
from caravanserai.research.rewards import RANK

RENDER_MODES = ["ansi", "human"]
# What happens to an illegal action: an error, or the answer of a seat that does not decide in time.
ILLEGAL = ("error", "default")


class _Seats:
    """What both kinds of environment share: names, spaces and the game itself."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Wishes | None,
        reward: str,
        max_cycles: int | None,
        render_mode: str | None,
        illegal: str,
        actions: int,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"the render modes are {', '.join(RENDER_MODES)}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal actions are handled by {' or '.join(ILLEGAL)}")
        self.episode = Episode(game, players, options, reward)
        self.names = [f"seat_{seat}" for seat in range(players)]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.random = np.random.default_rng()
        lowest, highest = self.episode.ranges()
        size = self.episode.space.size + actions
        self.observation_spaces: dict[str, gymnasium.Space[Any]] = {
            name: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(lowest, highest, dtype=np.int16),
                    "action_mask": gymnasium.spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for name in self.names
        }
        self.action_spaces: dict[str, gymnasium.Space[Any]] = {
            name: gymnasium.spaces.Discrete(size) for name in self.names
        }

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.episode.begin(int(self.random.integers(1 << 31)) if seed is None else seed)

    def play(self, seat: int, action: int) -> None:
        try:
            self.episode.play(seat, action)
        except IllegalAction:
            if self.illegal == "error":
                raise
            self.episode.play(seat, self.episode.default(seat))


class raw_env(AECEnv):  # noqa: N801  (PettingZoo's own name for it)
    """One game, one decision at a time; where seats choose at once, they are asked one after another."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": RENDER_MODES,
        "name": "caravanserai_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "yspahan",
        players: int = 4,
        options: Wishes | None = None,
        reward: str = RANK,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        illegal: str = "error",
    ) -> None:
        super().__init__()
        self._seats = _Seats(game, players, options, reward, max_cycles, render_mode, illegal, 0)
        self.possible_agents = list(self._seats.names)
        self.agents: list[str] = []
        self.render_mode = render_mode
        self._decisions = 0

    @property
    def episode(self) -> Episode:
        """The game itself."""
        return self._seats.episode

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._seats.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._seats.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._seats.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self.agent_selection = self.agents[self.episode.waiting[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats.seat_of[agent]
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._seats.play(self._seats.seat_of[agent], int(action))
        self._decisions += 1
        self._clear_rewards()
        limit = self._seats.max_cycles
        if self.episode.over:
            self.rewards = dict(zip(self.possible_agents, self.episode.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        elif limit is not None and self._decisions >= limit:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[self.episode.waiting[0]]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return _render(self.episode, self._seats.seat_of[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class parallel_env(ParallelEnv):  # noqa: N801
    """One game in which every seat acts in every cycle: those that owe a decision decide, the others wait.

    Where the rules let seats choose at once, they do so in one cycle. The last action of the space is `wait`,
    the only legal one for a seat that is not asked.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "name": "caravanserai_parallel_v0"}

    def __init__(
        self,
        game: str = "amul",
        players: int = 4,
        options: Wishes | None = None,
        reward: str = RANK,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        illegal: str = "error",
    ) -> None:
        self._seats = _Seats(game, players, options, reward, max_cycles, render_mode, illegal, 1)
        self.possible_agents = list(self._seats.names)
        self.agents: list[str] = []
        self.render_mode = render_mode
        self.wait = self.episode.space.size
        self._waiting = np.zeros(self.wait + 1, np.int8)  # the mask of a seat that is not asked
        self._waiting[self.wait] = 1
        self._cycles = 0

    @property
    def episode(self) -> Episode:
        """The game itself."""
        return self._seats.episode

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._seats.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._seats.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self._seats.begin(seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {
            agent: {"observation": self.episode.observation(seat), "action_mask": self._mask(seat)}
            for agent, seat in self._seats.seat_of.items()
        }

    def _mask(self, seat: int) -> Any:
        state = self.episode.state
        if not state.owing() >> seat & 1:
            return self._waiting.copy()
        mask = np.zeros(self.wait + 1, np.int8)
        mask[state.legal(seat)] = 1
        return mask

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        asked = self.episode.waiting
        for agent, action in actions.items():
            seat = self._seats.seat_of[agent]
            if seat in asked:
                self._seats.play(seat, int(action))
            elif int(action) != self.wait and self._seats.illegal == "error":
                raise IllegalAction(f"{agent} is not asked and must wait")
        self._cycles += 1
        over = self.episode.over
        limit = self._seats.max_cycles
        stop = not over and limit is not None and self._cycles >= limit
        agents = self.agents
        result: tuple[dict[str, Any], ...] = (
            self._observations(),
            dict(zip(agents, self.episode.returns(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, stop),
            {agent: {} for agent in agents},
        )
        if over or stop:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def render(self) -> str | None:
        waiting = self.episode.waiting
        return _render(self.episode, waiting[0] if waiting else 0, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def _render(episode: Episode, seat: int, mode: str | None) -> str | None:
    if mode is None:
        gymnasium.logger.warn("render was called on an environment without a render mode")
        return None
    text = episode.text(seat)
    if mode == "human":
        print(text)
        return None
    return text


def env(game: str = "yspahan", players: int = 4, **more: Any) -> AECEnv:
    """An environment with PettingZoo's usual wrappers: an illegal action ends the game for its seat.

    >>> from caravanserai.research.pettingzoo import env
    >>> table = env("amul", players=5)
    >>> table.reset(seed=3)
    >>> table.agent_selection
    'seat_0'
    """
    found: AECEnv = raw_env(game, players, **more)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=-1)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)
