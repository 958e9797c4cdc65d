"""PettingZoo's own checks, for every game, player count and variant."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

from caravanserai import SHELF, game
from caravanserai.research.episode import IllegalAction
from caravanserai.research.pettingzoo import env, parallel_env, raw_env
from tests.interfaces.tables import TableKind, every_table

# PettingZoo's own games with masks have a dictionary of observation and mask too
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


# what each render mode has to give
RENDERED = {"ansi": lambda shown: isinstance(shown, str), "human": lambda shown: shown is None}


@every_table
def test_the_api(table: TableKind) -> None:
    api_test(env(table.game, table.players, options=table.options), num_cycles=100)


@every_table
def test_the_api_in_parallel(table: TableKind) -> None:
    parallel_api_test(parallel_env(table.game, table.players, options=table.options, illegal="default"), 30)


@every_table
def test_seeds(table: TableKind) -> None:
    seed_test(lambda: env(table.game, table.players, options=table.options), num_cycles=30)


@every_table
def test_seeds_in_parallel(table: TableKind) -> None:
    def make() -> Any:
        return parallel_env(table.game, table.players, options=table.options, illegal="default")

    parallel_seed_test(make, num_cycles=10)


@every_table
def test_the_number_of_cycles_can_be_limited(table: TableKind) -> None:
    def parallel(max_cycles: int) -> Any:
        return parallel_env(
            table.game, table.players, options=table.options, max_cycles=max_cycles, illegal="default"
        )

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
    )


@pytest.mark.parametrize("name", SHELF)
def test_render_modes(name: str) -> None:
    players = game(name).counts[-1]
    render_test(lambda render_mode: env(name, players, render_mode=render_mode), RENDERED)


def test_a_game_is_cut_off_after_so_many_decisions() -> None:
    table = raw_env("yspahan", 3, max_cycles=5)
    table.reset(seed=1)
    decisions = 0
    for agent in table.agent_iter():
        observation, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        table.step(table.action_space(agent).sample(observation["action_mask"]))
        decisions += 1
    assert decisions == 5


def test_illegal_actions_are_refused() -> None:
    table = raw_env("yspahan", 3)
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(IllegalAction):
        table.step(int(np.flatnonzero(mask == 0)[0]))


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    table = raw_env("emira", 3, render_mode="ansi")
    table.reset(seed=1)
    assert "may: keep" in str(table.render())
    human = raw_env("yspahan", 3, render_mode="human")
    human.reset(seed=1)
    mask = human.observe(human.agent_selection)["action_mask"]
    human.step(int(np.flatnonzero(mask)[0]))
    assert "tower_white" in capsys.readouterr().out
