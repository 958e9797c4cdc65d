"""`caravanserai study`: measures of a game, as tables, JSON and plots."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table as Grid

from caravanserai.cli.arguments import USUAL_PLAYERS, read_options
from caravanserai.cli.background import games_played, in_background
from caravanserai.cli.dataset import playing, read_plan
from caravanserai.cli.problems import check_count, find_game
from caravanserai.cli.study_report import headings, kinds_of_move, measures, seats, write
from caravanserai.cli.terminal import Terminal
from caravanserai.kernel.game import Game, Options
from caravanserai.research.measures import report
from caravanserai.research.plan import Plan
from caravanserai.research.study import Progress, play, skill_plan
from caravanserai.research.variants import variants
from caravanserai.workers import workers


def run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Play the games, then report."""
    game = find_game(asked.game)
    plans = [
        read_plan(asked, terminal, ",".join([asked.bot] * players), chosen)
        for players, chosen in _tables(asked, game)
    ]
    with games_played(terminal, sum(2 * plan.games for plan in plans)) as advance:
        found = playing(lambda: in_background(lambda: _studied(asked, plans, advance)))
    if asked.out:
        write(terminal, Path(asked.out).expanduser(), game, _command(asked, game), found)
    if asked.json:
        terminal.json(found if asked.all else found[0])
    else:
        for each in found:
            _show(terminal, game, each)
    return 0


def _tables(asked: argparse.Namespace, game: Game) -> list[tuple[int, Options]]:
    """The numbers of players and the options to study: one table, or all that there are."""
    given = read_options(game, asked.option)
    if not asked.all:
        usual = USUAL_PLAYERS if USUAL_PLAYERS in game.counts else game.counts[-1]
        return [(check_count(game, asked.players or usual), given)]
    chosen: list[Options] = []
    for variant in variants(game):
        if (options := {**variant, **given}) not in chosen:
            chosen.append(options)
    return [(players, options) for options in chosen for players in game.counts]


def _studied(asked: argparse.Namespace, plans: list[Plan], advance: Progress) -> list[dict[str, Any]]:
    crew = workers(asked.processes, asked.ray)
    try:
        return [
            report(plan, play(plan, crew, advance), play(skill_plan(plan), crew, advance)) for plan in plans
        ]
    finally:
        crew.close()


def _command(asked: argparse.Namespace, game: Game) -> str:
    """The command that makes a report again."""
    which = ["--all"] if asked.all else []
    which += [f"--players {asked.players}"] if asked.players else []
    chosen = [f"--option {option}" for option in asked.option]
    made = [f"--bot {asked.bot}", f"--games {asked.games}", f"--seed {asked.seed}", "--out FOLDER"]
    return " ".join([f"caravanserai study {game.id}", *which, *chosen, *made])


def _show(terminal: Terminal, game: Game, found: dict[str, Any]) -> None:
    players = terminal.say("cli-for_players", {"counts": str(found["players"])})
    named = [f"{name}={found['options'][name]}" for name in _variant_names(game)]
    terminal.show(", ".join([f"{terminal.say('title')} {players}", *named]))
    for title, rows in (
        (terminal.say("cli-study-measures"), measures(terminal, found)),
        (terminal.say("cli-study-seats"), seats(terminal, found)),
    ):
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, title=title, title_justify="left", show_header=False)
        for row in rows:
            grid.add_row(*row)
        terminal.show(grid)
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for place, heading in enumerate(headings(terminal)):
        grid.add_column(heading, justify="right" if place else "left")
    for line in kinds_of_move(found):
        grid.add_row(*line)
    terminal.show(grid)


def _variant_names(game: Game) -> list[str]:
    return [kind.name for kind in game.option_kinds if kind.variant]
