"""OpenSpiel's own checks, for every game, player count and variant."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.tests.games_sim_test import GamesSimTest

from caravanserai import SHELF
from caravanserai.research.playthrough import playthrough
from tests.interfaces.tables import TableKind, every_table
from tests.interfaces.test_equal_games import load_spiel

GOLDEN = Path(__file__).parent / "playthroughs"


def at_decision(game: Any, decisions: int, seed: int = 1) -> Any:
    """A state of a random game in which a player decides."""
    choose = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node() or decisions > 0:
        if state.is_chance_node():
            state.apply_action(choose.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            state.apply_action(choose.choice(state.legal_actions()))
            decisions -= 1
    return state


@every_table
def test_random_simulations(table: TableKind) -> None:
    pyspiel.random_sim_test(load_spiel(table), num_sims=1, serialize=False, verbose=False)


@every_table
def test_as_openspiel_tests_its_own_games(table: TableKind) -> None:
    """A random game with clones, serialised and pickled at every power of two on its way."""
    np.random.seed(1)
    GamesSimTest().sim_game(load_spiel(table))


@every_table
def test_serialisation_by_history(table: TableKind) -> None:
    game = load_spiel(table)
    state = at_decision(game, 10)
    again_game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again_game) == str(game)
    assert str(again) == str(state)
    for player in range(table.players):
        assert again.observation_tensor(player) == state.observation_tensor(player)


@every_table
def test_resampling_keeps_what_the_player_knows(table: TableKind) -> None:
    state = at_decision(load_spiel(table), 12)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(1).random)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()


def test_clones_are_independent() -> None:
    state = at_decision(pyspiel.load_game("python_caravanserai_yspahan(players=3)"), 7)
    before = str(state), state.information_state_string(0)
    twin = state.clone()
    assert (str(twin), twin.history()) == (str(state), state.history())
    twin.apply_action(twin.legal_actions()[0])
    assert (str(state), state.information_state_string(0)) == before


def test_chance_outcomes_add_up_to_one() -> None:
    state = pyspiel.load_game("python_caravanserai_amul(players=3)").new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(probability for _, probability in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[-1][0])


def test_search_runs() -> None:
    """OpenSpiel's MCTS, and its information-set MCTS by way of resampling."""
    game = pyspiel.load_game("python_caravanserai_yspahan(players=2)")
    state = at_decision(game, 3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searching = mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=np.random.RandomState(1))
    assert searching.step(state) in state.legal_actions()
    informed = ismcts.ISMCTSBot(game, evaluator, 1.4, 3, random_state=np.random.RandomState(1))
    assert informed.step(state) in state.legal_actions()


def test_sampled_regret_minimisation_runs() -> None:
    """It calls itself for every step of a game, and Four Gates is short enough for that."""
    np.random.seed(1)
    game = pyspiel.load_game("python_caravanserai_gates(players=2)")
    solver = OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = at_decision(game, 1)
    policy = solver.average_policy().action_probabilities(state)
    assert list(policy) == state.legal_actions()
    assert sum(policy.values()) == pytest.approx(1)


@pytest.mark.parametrize("name", SHELF)
def test_playthroughs_are_those_of_the_golden_files(name: str) -> None:
    written = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(f"python_caravanserai_{name}") == written, (
        "see the diff after: python -m caravanserai.research.playthrough tests/interfaces/playthroughs"
    )
