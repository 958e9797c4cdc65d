"""`caravanserai simulate`: a tournament between bots, every deal played from every seat."""

from __future__ import annotations

import argparse
import time
from typing import Any

from rich import box
from rich.table import Table as Grid

from caravanserai.arena.names import split_names
from caravanserai.arena.tournament import Match, Outcome, play_match
from caravanserai.cli.arguments import read_options
from caravanserai.cli.background import games_played, in_background
from caravanserai.cli.problems import Problem, check_bots, check_count, find_bot, find_game
from caravanserai.cli.terminal import Terminal
from caravanserai.kernel.game import Game
from caravanserai.language.language import Argument


def run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Play the tournament and report."""
    game = find_game(asked.game)
    terminal.speak_of(game)
    match = _match(asked, game)
    started = time.perf_counter()
    outcome = _play(terminal, match, asked.processes)
    seconds = time.perf_counter() - started
    if asked.json:
        terminal.json(_document(match, outcome, seconds))
    else:
        _show(terminal, match, outcome, seconds)
    return 0


def _match(asked: argparse.Namespace, game: Game) -> Match:
    bots = [find_bot(name) for name in split_names(asked.bots)]
    if asked.players is not None:
        check_count(game, asked.players)
        if asked.players != len(bots):
            raise Problem("cli-bots_mismatch", {"players": asked.players, "given": len(bots)})
    check_count(game, len(bots))
    options = read_options(game, asked.option)
    check_bots(bots, game, len(bots), options)
    return Match(game.id, tuple(each.name for each in bots), asked.games, asked.seed, options)


def _play(terminal: Terminal, match: Match, processes: int | None) -> Outcome:
    with games_played(terminal, match.games) as advance:
        return in_background(lambda: play_match(match, processes, advance))


def _document(match: Match, outcome: Outcome, seconds: float) -> dict[str, Any]:
    return {
        "game": match.game,
        "players": len(match.bots),
        "games": match.games,
        "seed": match.seed,
        "seat_balanced": True,
        "bots": [standing.report() for standing in outcome.standings],
        "decisions": outcome.decisions,
        "seconds": round(seconds, 3),
    }


def _show(terminal: Terminal, match: Match, outcome: Outcome, seconds: float) -> None:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(terminal.say("word-bot"))
    for key in (
        "cli-column-wins",
        "cli-column-share",
        "cli-column-interval",
        "cli-column-rank",
        "cli-column-score",
    ):
        grid.add_column(terminal.say(key), justify="right")
    for standing in outcome.standings:
        report: dict[str, Any] = standing.report()
        low, high = report["interval"]
        grid.add_row(
            report["bot"],
            f"{report['wins']:g}",
            f"{report['win_rate']:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{report['mean_rank']:.2f}",
            f"{report['mean_score']:.1f} ± {1.96 * report['score_error']:.1f}",
        )
    terminal.show(grid)
    decisions = outcome.decisions
    told: dict[str, Argument] = {
        "games": match.games,
        "decisions": decisions,
        "seconds": f"{seconds:.1f}",
        "seed": str(match.seed),
    }
    terminal.tell("cli-simulated", told, "dim")
    if match.games % len(match.bots):
        terminal.warn("cli-unbalanced", {"players": len(match.bots)})
