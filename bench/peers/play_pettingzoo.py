"""PettingZoo: two classic turn-based (AEC) games with action masks and the default wrappers."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.metadata import version

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.classic import connect_four_v3, texas_holdem_v4
from timing import measure, report, seconds_asked


def player_of(environment: AECEnv, choice: random.Random) -> Callable[[], int]:
    """A function that plays one random episode and counts the decisions."""

    def play() -> int:
        environment.reset(seed=choice.randrange(2**31))
        decisions = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)  # a finished player's last step is not a decision
                continue
            environment.step(choice.choice(np.flatnonzero(observation["action_mask"])))
            decisions += 1
        return decisions

    return play


def main() -> None:
    """Measure each game in turn; these environments have no copy method."""
    seconds = seconds_asked()
    peer = f"PettingZoo {version('pettingzoo')}"
    tables = {
        "Texas hold'em, 4 players": texas_holdem_v4.env(num_players=4),
        "Connect Four, 2 players": connect_four_v3.env(),
    }
    players = {title: player_of(table, random.Random(1)) for title, table in tables.items()}
    report([measure(peer, title, play, None, seconds) for title, play in players.items()])


if __name__ == "__main__":
    main()
