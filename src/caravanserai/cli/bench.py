"""`caravanserai bench`: the speed of random play, of copying and of search, on one thread."""

from __future__ import annotations

import argparse
import time
from typing import Any

from rich import box
from rich.table import Table as Grid

import caravanserai.kernel.state
from caravanserai.bots.budget import Budget
from caravanserai.bots.playout import clone_many, play_out
from caravanserai.bots.search import think
from caravanserai.cli.problems import check_count, find_game
from caravanserai.cli.terminal import Terminal
from caravanserai.games import SHELF
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Game
from caravanserai.kernel.state import State

_SEARCHED = 7  # of so many decisions one is searched
_LOOKS = 60  # iterations of each
_FIGURES = ("decisions_per_second", "games_per_second", "clones_per_second", "compiled")


def run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Measure the games and report."""
    games = [find_game(name) for name in asked.games] or _fitting(asked.players)
    counts = [
        check_count(game, asked.players if asked.players is not None else game.counts[-1]) for game in games
    ]
    if asked.search:
        return _search(terminal, games, counts, asked.seconds, asked.json)
    results = [measure(game, players, asked.seconds) for game, players in zip(games, counts, strict=True)]
    if asked.json:
        document: dict[str, Any] = {"results": results}
        if len(results) == 1:
            document |= {name: results[0][name] for name in _FIGURES}
        terminal.json(document)
    else:
        _show(terminal, results)
    return 0


def _fitting(players: int | None) -> list[Game]:
    """If no game is named: every game for this number of players."""
    shelf = [find_game(name) for name in SHELF]
    return [game for game in shelf if players is None or players in game.counts] or shelf


def compiled() -> bool:
    """Whether the engine is compiled."""
    return not str(caravanserai.kernel.state.__file__).endswith(".py")


def measure(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """Play random games for this many seconds, then copy states for half as long."""
    play_out(game.start(players, Fast(1)), Fast(1))  # once unmeasured, so that everything is loaded and warm
    decisions = games = 0
    started = time.process_time()
    while (passed := time.process_time() - started) < seconds:
        games += 1
        decisions += play_out(game.start(players, Fast(games)), Fast(-games))
    return {
        "game": game.id,
        "players": players,
        "decisions_per_second": round(decisions / passed),
        "games_per_second": round(games / passed, 1),
        "clones_per_second": round(_clones(_halfway(game, players), seconds / 2)),
        "compiled": compiled(),
    }


def _halfway(game: Game, players: int) -> State:
    """A state from the middle of a random game."""
    length = play_out(game.start(players, Fast(7)), Fast(7))
    state = game.start(players, Fast(7))
    chance = Fast(7)
    for _ in range(length // 2):
        seat = state.seat_to_move()
        options = state.legal(seat)
        state.apply(seat, options[chance.below(len(options))])
    return state


def _clones(state: State, seconds: float) -> float:
    copies = 0
    batch = 200
    started = time.process_time()
    while (passed := time.process_time() - started) < seconds:
        clone_many(state, batch)
        copies += batch
    return copies / passed


def _search(terminal: Terminal, games: list[Game], counts: list[int], seconds: float, as_json: bool) -> int:
    """How many iterations of its own search each game makes in a second."""
    results = [measure_search(game, count, seconds) for game, count in zip(games, counts, strict=True)]
    if as_json:
        terminal.json({"results": results, **(results[0] if len(results) == 1 else {})})
        return 0
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(terminal.say("word-game"))
    grid.add_column(terminal.say("word-players"), justify="right")
    grid.add_column(terminal.say("cli-column-iterations"), justify="right")
    for result in results:
        speed = f"{result['iterations_per_second']:_}".replace("_", "\u202f")
        grid.add_row(result["game"], str(result["players"]), speed)
    terminal.show(grid)
    terminal.tell("cli-compiled" if compiled() else "cli-interpreted", style="dim")
    return 0


def measure_search(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """Search decisions all through a game of the heuristic, so many iterations each, for so long."""
    iterations = decisions = seed = 0
    passed = 0.0
    while passed < seconds:
        state = game.start(players, Fast(seed))
        seed += 1
        number = 0
        while (seat := state.seat_to_move()) >= 0 and passed < seconds:
            number += 1
            if number % _SEARCHED == 0:
                started = time.process_time()
                thought = think(game, state, seat, Budget(iterations=_LOOKS), Fast(number))
                passed += time.process_time() - started
                iterations += thought.iterations
                decisions += 1 if thought.iterations else 0
            state.apply(seat, game.advice.best(state, seat, state.legal(seat)))
    return {
        "game": game.id,
        "players": players,
        "iterations_per_second": round(iterations / passed),
        "decisions": decisions,
        "compiled": compiled(),
    }


def _show(terminal: Terminal, results: list[dict[str, Any]]) -> None:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(terminal.say("word-game"))
    for key in ("word-players", "cli-column-decisions", "cli-column-games", "cli-column-clones"):
        grid.add_column(terminal.say(key), justify="right")
    for result in results:
        grid.add_row(
            result["game"],
            str(result["players"]),
            f"{result['decisions_per_second']:_}".replace("_", "\u202f"),
            f"{result['games_per_second']:_}".replace("_", "\u202f"),
            f"{result['clones_per_second']:_}".replace("_", "\u202f"),
        )
    terminal.show(grid)
    terminal.tell("cli-compiled" if compiled() else "cli-interpreted", style="dim")
