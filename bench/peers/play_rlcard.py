"""RLCard: two games for four players, with the observation and the legal actions of each decision."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import rlcard
from rlcard.agents import RandomAgent
from timing import measure, report, seconds_asked

PLAYERS = 4
TABLES: dict[str, tuple[str, dict[str, int]]] = {
    "Mahjong, 4 players": ("mahjong", {}),
    "Limit hold'em, 4 players": ("limit-holdem", {"game_num_players": PLAYERS}),
}


def player_of(table: Any) -> Callable[[], int]:
    """A function that plays one random game and counts the decisions."""

    def play() -> int:
        trajectories, _ = table.run(is_training=False)
        # what a player saw and did in turn, and last what it saw at the end
        return sum(len(each) // 2 for each in trajectories)

    return play


def main() -> None:
    """Measure each game in turn; these environments have no copy method."""
    seconds = seconds_asked()
    peer = f"RLCard {version('rlcard')}"
    results = []
    for title, (name, config) in TABLES.items():
        table = rlcard.make(name, config={"seed": 1, **config})
        table.set_agents([RandomAgent(num_actions=table.num_actions) for _ in range(PLAYERS)])
        results.append(measure(peer, title, player_of(table), None, seconds))
    report(results)


if __name__ == "__main__":
    main()
