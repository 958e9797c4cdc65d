"""One seat of a game as a Gymnasium environment: the other seats are played by bots."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np

from caravanserai.bots.batch import chance_of_bots, let_bots_play
from caravanserai.kernel.game import Wishes
from caravanserai.research.episode import Episode, IllegalAction
from caravanserai.research.opponents import Bots, bots_for
from caravanserai.research.rewards import RANK


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A seat against bots.

    Observations are a dictionary of `observation` and `action_mask`. An illegal action ends the game with
    the reward -1, or is an error, or is replaced by what a seat does that does not decide in time: `illegal`
    is `end`, `error` or `default`. A seed makes a game the same as the game with that seed in a batch with
    the same bots.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 4}

    def __init__(
        self,
        game: str = "yspahan",
        players: int = 4,
        seat: int = 0,
        bots: Bots = None,
        options: Wishes | None = None,
        reward: str = RANK,
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ("end", "error", "default"):
            raise ValueError("illegal actions are handled by end, error or default")
        names = bots if bots is not None else {other: "random" for other in range(players) if other != seat}
        self._bots = bots_for(names, game, players, options)
        if [bot is None for bot in self._bots] != [other == seat for other in range(players)]:
            raise ValueError(f"every seat but {seat} needs a bot")
        self.episode = Episode(game, players, options, reward)
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        lowest, highest = self.episode.ranges()
        size = self.episode.space.size
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(lowest, highest, dtype=np.int16),
                "action_mask": gymnasium.spaces.Box(0, 1, (size,), np.int8),
            }
        )
        self.action_space = gymnasium.spaces.Discrete(size)
        self._chance = chance_of_bots(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        deal = seed if seed is not None else int(self.np_random.integers(1 << 31))
        while True:
            self.episode.begin(deal)
            self._chance = chance_of_bots(deal)
            self._let_bots_play()
            if not self.episode.over:
                return self._observation(), {"seed": deal}
            deal += 1  # nobody but bots was ever asked

    def _let_bots_play(self) -> None:
        let_bots_play(self.episode.game, self.episode.state, self._bots, self._chance)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            self.episode.play(self.seat, int(action))
        except IllegalAction:
            if self.illegal == "error":
                raise
            if self.illegal == "end":
                return self._observation(), -1.0, True, False, {"illegal": True}
            self.episode.play(self.seat, self.episode.default(self.seat))
        self._let_bots_play()
        over = self.episode.over
        if self.render_mode == "human":
            self.render()
        return self._observation(), self.episode.returns()[self.seat], over, False, {}

    def _observation(self) -> dict[str, Any]:
        return {
            "observation": self.episode.observation(self.seat),
            "action_mask": self.episode.mask(self.seat),
        }

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        text = self.episode.text(self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text
