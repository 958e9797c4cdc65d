"""`caravanserai dataset`: many games between bots as Parquet files."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from caravanserai.arena.names import split_names
from caravanserai.cli.arguments import read_options
from caravanserai.cli.background import games_played, in_background
from caravanserai.cli.problems import FAILED, Problem, check_bots, check_count, find_bot, find_game
from caravanserai.cli.terminal import Terminal
from caravanserai.kernel.game import Options, UnknownOption
from caravanserai.research.plan import Plan
from caravanserai.workers import NoRay

Result = TypeVar("Result")


def run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Make the data set, or what is left of it."""
    plan = read_plan(asked, terminal, asked.bots, read_options(find_game(asked.game), asked.option))
    try:
        from caravanserai.research import dataset  # PyArrow is not installed everywhere
    except ImportError as error:
        raise Problem("cli-research_missing", {"reason": str(error)}, FAILED) from None
    folder = Path(asked.out).expanduser()

    def make() -> None:
        dataset.make(plan, folder, asked.observations, asked.processes, advance, asked.ray)

    try:
        with games_played(terminal, plan.games) as advance:
            playing(lambda: in_background(make))
    except dataset.WrongHeader:
        raise Problem("cli-dataset_other", {"folder": str(folder)}) from None
    except OSError as error:
        raise Problem("cli-unwritable_file", {"file": str(folder), "reason": str(error)}) from None
    size = sum(path.stat().st_size for path in folder.iterdir()) / 1e6
    terminal.tell(
        "cli-dataset_made", {"games": plan.games, "folder": str(folder), "megabytes": f"{size:.1f}"}, "dim"
    )
    return 0


def read_plan(asked: argparse.Namespace, terminal: Terminal, names: str, options: Options) -> Plan:
    """The games that are asked for, between bots of these names."""
    game = find_game(asked.game)
    terminal.speak_of(game)
    bots = [find_bot(name) for name in split_names(names)]
    check_count(game, len(bots))
    try:
        plan = Plan(game.id, tuple(each.name for each in bots), asked.games, asked.seed, options).check()
    except UnknownOption as error:
        raise Problem("cli-bad_option", {"reason": error}) from None
    check_bots(bots, game, len(bots), options)
    return plan


def playing(work: Callable[[], Result]) -> Result:
    """Play the games, and say in a sentence if there is no Ray."""
    try:
        return work()
    except NoRay as error:
        raise Problem("cli-no_ray", {"reason": str(error)}, FAILED) from None
