"""Equal seeds and actions give equal returns through every interface."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import caravanserai.research.openspiel
from caravanserai.kernel.chance import Fast
from caravanserai.research import batch
from caravanserai.research.episode import Episode
from caravanserai.research.gymnasium import SeatEnv
from caravanserai.research.pettingzoo import parallel_env, raw_env
from tests.interfaces.tables import TableKind, every_table, games_at

assert caravanserai.research.openspiel.PREFIX  # imported so that the games are registered

Answers = list[tuple[int, int]]  # seats and their actions, in order


class Played:
    """Random games played directly: their seeds, answers and returns."""

    def __init__(self, table: TableKind) -> None:
        self.table = table
        self.episode = Episode(table.game, table.players, table.options)

    def play(self, seed: int) -> tuple[Answers, list[float]]:
        choose = Random(seed)
        episode = self.episode
        episode.begin(seed)
        answers: Answers = []
        while not episode.over:
            seat = episode.waiting[0]
            answers.append((seat, choose.choice(episode.state.legal(seat))))
            episode.play(*answers[-1])
        return answers, episode.returns()


@every_table
def test_one_decision_at_a_time(table: TableKind) -> None:
    played = Played(table)
    env = raw_env(table.game, table.players, options=table.options)
    for seed in range(games_at(table)):
        answers, returns = played.play(seed)
        env.reset(seed=seed)
        for seat, action in answers:
            assert env.agent_selection == f"seat_{seat}"
            env.step(action)
        assert list(env.rewards.values()) == returns
        assert all(env.terminations.values())


@every_table
def test_all_that_are_due_at_once(table: TableKind) -> None:
    played = Played(table)
    env = parallel_env(table.game, table.players, options=table.options)
    for seed in range(games_at(table)):
        answers, returns = played.play(seed)
        env.reset(seed=seed)
        place = 0
        rewards: dict[str, float] = {}
        while env.agents:
            asked = env.episode.waiting
            actions = dict.fromkeys(env.agents, env.wait)
            for seat, action in answers[place : place + len(asked)]:
                actions[f"seat_{seat}"] = action
            place += len(asked)
            rewards = env.step(actions)[1]
        assert list(rewards.values()) == returns


@every_table
def test_a_batch(table: TableKind) -> None:
    played = Played(table)
    count = games_at(table)
    games = batch(table.game, table.players, games=count, seed=0, options=table.options)
    scripts = [played.play(seed) for seed in range(count)]
    found: list[list[float] | None] = [None] * count
    for place in range(max(len(answers) for answers, _ in scripts)):
        actions = games.sample()
        for number, (answers, _) in enumerate(scripts):
            if place < len(answers):
                assert games.seats[number] == answers[place][0]
                actions[number] = answers[place][1]
        games.step(actions)
        for number, (answers, _) in enumerate(scripts):
            if place == len(answers) - 1:
                assert games.over[number]
                found[number] = games.rewards[number].tolist()
    for rewards, (_, returns) in zip(found, scripts, strict=True):
        assert rewards == pytest.approx(returns)


def load_spiel(table: TableKind) -> Any:
    given = {name: value if isinstance(value, bool) else str(value) for name, value in table.options.items()}
    return pyspiel.load_game(f"python_caravanserai_{table.game}", {"players": table.players, **given})


@every_table
def test_chance_nodes(table: TableKind) -> None:
    played = Played(table)
    game = load_spiel(table)
    for seed in range(games_at(table)):
        answers, returns = played.play(seed)
        chance = Fast(seed)
        state = game.new_initial_state()
        left = answers[::-1]
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(chance.below(len(state.chance_outcomes()))))
            else:
                seat, action = left.pop()
                assert state.current_player() == seat
                state.apply_action(action)
        assert not left
        assert state.returns() == pytest.approx(returns)


@every_table
def test_a_seat_against_bots(table: TableKind) -> None:
    """The same games as in a batch with the same bots."""
    bots: list[str | None] = [None] + ["random"] * (table.players - 1)
    games = batch(table.game, table.players, games=1, seed=0, options=table.options, bots=bots)
    env = SeatEnv(table.game, table.players, options=table.options, illegal="error")
    for _ in range(games_at(table)):
        seen, _ = env.reset(seed=int(games.seeds[0]))
        over = False
        reward = 0.0
        while not over:
            assert (seen["observation"] == games.observations[0]).all()
            actions = games.sample()
            games.step(actions)
            seen, reward, over, _, _ = env.step(np.int64(actions[0]))
            assert over == games.over[0]
        assert reward == pytest.approx(games.rewards[0][0])
