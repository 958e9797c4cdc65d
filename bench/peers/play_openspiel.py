"""OpenSpiel: two card games written in C++, driven by a Python loop over its API."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.metadata import version

import pyspiel
from timing import measure, report, seconds_asked

GAMES = {"Cribbage, 4 players": "cribbage(players=4)", "Hearts, 4 players": "hearts"}


def player_of(game: pyspiel.Game, choice: random.Random) -> Callable[[], int]:
    """A function that plays one random game and counts the players' decisions."""
    pick = choice.choice

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            # At a chance node the legal actions are the outcomes. `is_uniform` has checked that they are
            # equally likely, so the cheapest way to draw is also correct.
            if not state.is_chance_node():
                decisions += 1
            state.apply_action(pick(state.legal_actions()))
        return decisions

    return play


def is_uniform(game: pyspiel.Game, choice: random.Random) -> bool:
    """Whether all outcomes of every chance node in one random game are equally likely."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            if max(chances) - min(chances) > 1e-9 or sorted(outcomes) != sorted(state.legal_actions()):
                return False
        state.apply_action(choice.choice(state.legal_actions()))
    return True


def mid_game(game: pyspiel.Game, choice: random.Random, decisions: int) -> pyspiel.State:
    """A state after this many decisions, waiting for a player."""
    state = game.new_initial_state()
    while state.is_chance_node() or decisions > 0:
        decisions -= not state.is_chance_node()
        state.apply_action(choice.choice(state.legal_actions()))
    return state


def main() -> None:
    """Measure each game in turn."""
    seconds = seconds_asked()
    peer = f"OpenSpiel {version('open_spiel')} (C++)"
    results = []
    for title, name in GAMES.items():
        choice = random.Random(1)
        game = pyspiel.load_game(name)
        if not is_uniform(game, choice):
            raise SystemExit(f"{name}: chance is not uniform, the random player would be wrong")
        play = player_of(game, choice)
        half = play() // 2
        results.append(measure(peer, title, play, mid_game(game, choice, half).clone, seconds))
    report(results)


if __name__ == "__main__":
    main()
