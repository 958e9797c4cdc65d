"""A game in the manner of OpenSpiel's playthroughs: what every node shows, to be compared line by line.

`python -m caravanserai.research.playthrough FOLDER` writes one for each game.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import pyspiel

from caravanserai.games import SHELF
from caravanserai.kernel.chance import Fast
from caravanserai.research import openspiel

_SHOWN: Final = 12  # decisions that are shown in full
_LISTED: Final = 8  # legal actions named


def playthrough(game_string: str, seed: int = 1) -> str:
    """A seeded random game: its first decisions in full, then the actions alone, then the returns."""
    game = pyspiel.load_game(game_string)
    lines = [f"game: {game}", *_facts(game), ""]
    chance, choice = Fast(seed), Fast(seed + 1)
    state = game.new_initial_state()
    draws: list[int] = []
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draws.append(int(chance.below(len(state.chance_outcomes()))))
            state.apply_action(draws[-1])
            continue
        if draws:
            lines.append(f"# draws: {' '.join(map(str, draws))}")
            draws = []
        player = state.current_player()
        legal = state.legal_actions()
        if decisions < _SHOWN:
            lines += _shown(state, player, legal)
        action = legal[int(choice.below(len(legal)))]
        lines.append(f"{decisions}. player {player}: {state.action_to_string(player, action)} ({action})")
        state.apply_action(action)
        decisions += 1
    lines += ["", f"# {state}", f"returns: {[round(value, 4) for value in state.returns()]}"]
    return "\n".join(lines) + "\n"


def _facts(game: Any) -> list[str]:
    return [
        f"num_distinct_actions: {game.num_distinct_actions()}",
        f"num_players: {game.num_players()}",
        f"observation_tensor_size: {game.observation_tensor_size()}",
        f"utilities: {game.min_utility()} to {game.max_utility()}, sum {game.utility_sum()}",
    ]


def _shown(state: Any, player: int, legal: list[int]) -> list[str]:
    names = [state.action_to_string(player, action) for action in legal[:_LISTED]]
    more = [f"… {len(legal)} in all"] if len(legal) > _LISTED else []
    return [
        f"# {state}",
        f"observation: {state.observation_string(player)}",
        f"legal: {'; '.join([*names, *more])}",
    ]


def write(folder: Path) -> None:
    """Write the playthrough of every game."""
    folder.mkdir(parents=True, exist_ok=True)
    for game_id in SHELF:
        (folder / f"{game_id}.txt").write_text(playthrough(f"{openspiel.PREFIX}{game_id}"), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
