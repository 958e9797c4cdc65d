"""Decisions per second with observations and masks: `python -m caravanserai.research.speed GAME`."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from random import Random

import caravanserai.kernel.state
from caravanserai.games import load
from caravanserai.research import batch
from caravanserai.research.episode import Episode

INTERFACES = ("batch", "episode", "pettingzoo", "openspiel")
Step = Callable[[], tuple[int, int]]  # plays on a little: how many decisions, and how many games ended


def batched(game: str, players: int, games: int) -> Step:
    """All games of a batch by one decision."""
    table = batch(game, players, games, seed=1)

    def step() -> tuple[int, int]:
        table.step(table.sample())
        return games, int(table.over.sum())

    return step


def directly(game: str, players: int) -> Step:
    """One whole game, with the observation and the mask of every decision."""
    episode, choose = Episode(game, players), Random(1)

    def step() -> tuple[int, int]:
        episode.begin(choose.randrange(1 << 30))
        decisions = 0
        while not episode.over:
            seat = episode.waiting[0]
            episode.observation(seat)
            mask = episode.mask(seat)
            episode.play(seat, int(choose.choice(mask.nonzero()[0])))
            decisions += 1
        return decisions, 1

    return step


def through_pettingzoo(game: str, players: int) -> Step:
    """One whole game through `env`, with its usual wrappers."""
    from caravanserai.research.pettingzoo import env

    table, choose = env(game, players), Random(1)

    def step() -> tuple[int, int]:
        table.reset(seed=choose.randrange(1 << 30))
        decisions = 0
        for _ in table.agent_iter():
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            table.step(int(choose.choice(seen["action_mask"].nonzero()[0])))
            decisions += 1
        return decisions, 1

    return step


def through_openspiel(game: str, players: int) -> Step:
    """One whole game with its chance nodes; only decisions count."""
    import pyspiel

    from caravanserai.research.openspiel import PREFIX

    rules, choose = pyspiel.load_game(f"{PREFIX}{game}", {"players": players}), Random(1)

    def step() -> tuple[int, int]:
        state = rules.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choose.randrange(len(state.chance_outcomes())))
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(choose.choice(state.legal_actions()))
                decisions += 1
        return decisions, 1

    return step


def measure(step: Step, seconds: float) -> tuple[float, float]:
    """Decisions and games for each second of processor time, after a warm-up."""
    step()
    began = time.process_time()
    decisions = games = 0
    while (spent := time.process_time() - began) < seconds or not decisions:
        answered, ended = step()
        decisions += answered
        games += ended
    return decisions / spent, games / spent


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=256, help="how many in a batch (256)")
    parser.add_argument("--interface", choices=INTERFACES, default="batch")
    parser.add_argument("--seconds", type=float, default=2.0)
    asked = parser.parse_args()
    load(asked.game).check_players(asked.players)
    if asked.interface == "batch":
        step = batched(asked.game, asked.players, asked.games)
    elif asked.interface == "episode":
        step = directly(asked.game, asked.players)
    elif asked.interface == "pettingzoo":
        step = through_pettingzoo(asked.game, asked.players)
    else:
        step = through_openspiel(asked.game, asked.players)
    decisions, games = measure(step, asked.seconds)
    answer = {
        "game": asked.game,
        "players": asked.players,
        "interface": asked.interface,
        "compiled": not str(caravanserai.kernel.state.__file__).endswith(".py"),
        "decisions_per_second": round(decisions),
        "games_per_second": round(games, 1),
    }
    print(json.dumps(answer))


if __name__ == "__main__":
    main()
