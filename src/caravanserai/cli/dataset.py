"""`caravanserai dataset`: many games between bots as Parquet files."""

from __future__ import annotations

import argparse
from pathlib import Path

from caravanserai.arena.names import split_names
from caravanserai.cli.arguments import read_options
from caravanserai.cli.background import games_played, in_background
from caravanserai.cli.problems import FAILED, Problem, check_bots, check_count, find_bot, find_game
from caravanserai.cli.terminal import Terminal
from caravanserai.kernel.game import UnknownOption
from caravanserai.research.plan import Plan


def run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Make the data set, or what is left of it."""
    plan = read_plan(asked, terminal, asked.games)
    try:
        from caravanserai.research import dataset  # PyArrow is not installed everywhere
    except ImportError as error:
        raise Problem("cli-research_missing", {"reason": str(error)}, FAILED) from None
    folder = Path(asked.out).expanduser()
    try:
        with games_played(terminal, plan.games) as advance:
            in_background(lambda: dataset.make(plan, folder, asked.observations, asked.processes, advance))
    except dataset.WrongHeader:
        raise Problem("cli-dataset_other", {"folder": str(folder)}) from None
    except OSError as error:
        raise Problem("cli-unwritable_file", {"file": str(folder), "reason": str(error)}) from None
    size = sum(path.stat().st_size for path in folder.iterdir()) / 1e6
    terminal.tell(
        "cli-dataset_made", {"games": plan.games, "folder": str(folder), "megabytes": f"{size:.1f}"}, "dim"
    )
    return 0


def read_plan(asked: argparse.Namespace, terminal: Terminal, games: int) -> Plan:
    """The games that are asked for."""
    game = find_game(asked.game)
    terminal.speak_of(game)
    bots = [find_bot(name) for name in split_names(asked.bots)]
    check_count(game, len(bots))
    options = read_options(game, asked.option)
    try:
        plan = Plan(game.id, tuple(each.name for each in bots), games, asked.seed, options).check()
    except UnknownOption as error:
        raise Problem("cli-bad_option", {"reason": error}) from None
    check_bots(bots, game, len(bots), options)
    return plan
