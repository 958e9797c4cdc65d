"""`caravanserai train player`: train a network by self-play, measure it, and write it as a bot."""

from __future__ import annotations

import argparse
import shlex
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich import box
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from caravanserai.bots.model import FILE
from caravanserai.bots.players import MODEL
from caravanserai.cli.arguments import USUAL_PLAYERS, read_options, typed
from caravanserai.cli.problems import FAILED, Problem, check_count, find_game
from caravanserai.cli.terminal import Terminal
from caravanserai.kernel.game import Game, UnknownOption

if TYPE_CHECKING:
    from caravanserai.research.learning.run import Run

_BETWEEN: Final = 300.0  # seconds between two measurements
_FEW: Final = 100  # games of each kind, in between
_MANY: Final = 400  # at the end


def run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Train until the time is up, or for so many iterations."""
    try:
        from caravanserai.research.learning import run as learning  # NumPy is not installed everywhere
    except ImportError as error:
        raise Problem("cli-research_missing", {"reason": str(error)}, FAILED) from None
    game = find_game(asked.game)
    folder = Path(asked.out or f"{game.id}-run").expanduser()
    try:
        training = learning.resume(folder, game.id) if asked.resume else _begin(asked, game, folder)
    except learning.OtherRun as error:
        raise Problem("cli-cannot_resume", {"reason": str(error)}) from None
    terminal.speak_of(game)
    try:
        _train(asked, terminal, training, folder)
    except OSError as error:
        raise Problem("cli-unwritable_file", {"file": str(folder), "reason": str(error)}) from None
    if asked.json:
        terminal.json({"model": str(folder / FILE), **training.curve[-1]})
    else:
        _show(terminal, training, folder / FILE)
    return 0


def _begin(asked: argparse.Namespace, game: Game, folder: Path) -> Run:
    """A new run; a folder with another one is left alone."""
    from caravanserai.research.learning import run as learning
    from caravanserai.research.learning.recipe import Recipe, WrongRecipe

    usual = USUAL_PLAYERS if USUAL_PLAYERS in game.counts else game.counts[-1]
    players = check_count(game, asked.players or usual)
    if (folder / learning.RECIPE).exists():
        raise Problem("cli-run_exists", {"folder": str(folder)})
    recipe = Recipe(game.id, players, read_options(game, asked.option), asked.seed)
    try:
        for change in asked.recipe:
            recipe = recipe.changed(change)
        return learning.Run(recipe)
    except WrongRecipe as error:
        raise Problem("cli-bad_recipe", {"reason": str(error)}) from None
    except UnknownOption as error:
        raise Problem("cli-bad_option", {"reason": error}) from None


def _train(asked: argparse.Namespace, terminal: Terminal, training: Run, folder: Path) -> None:
    """Block after block, each saved; measured now and then, and at the end."""
    command = shlex.join(_command(asked, training))
    seconds = asked.minutes * 60
    started = measured = time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=terminal.err, disable=not terminal.err.is_terminal) as progress:
        task = progress.add_task(terminal.say("title"), total=asked.iterations or seconds)
        over = False
        while not over:
            before = training.decisions, training.seconds
            training.train()
            now = time.monotonic()
            done = training.iterations if asked.iterations else now - started
            over = done >= (asked.iterations or seconds)
            if over or now - measured >= _BETWEEN:
                training.evaluate(_MANY if over and not asked.iterations else _FEW)
                measured = time.monotonic()
            training.save(folder, command)
            rate = (training.decisions - before[0]) / (training.seconds - before[1])
            progress.update(task, completed=done, description=_described(terminal, training, rate))


def _command(asked: argparse.Namespace, training: Run) -> list[str]:
    """The command that makes such a model, for its file."""
    recipe = training.recipe
    length = ["--minutes", f"{asked.minutes:g}"]
    if asked.iterations:
        length = ["--iterations", str(asked.iterations)]
    options: list[str] = []
    for name, value in recipe.options.items():
        options += ["--option", f"{name}={typed(value)}"]
    changes = [part for change in asked.recipe for part in ("--recipe", change)]
    who = ["--players", str(recipe.players), "--seed", str(recipe.seed)]
    return ["caravanserai", "train", "player", recipe.game, *who, *options, *changes, *length, "--out", "RUN"]


def _described(terminal: Terminal, training: Run, rate: float) -> str:
    """How far it has come, and how fast it goes."""
    told: dict[str, Any] = {"iterations": training.iterations, "rate": f"{rate:,.0f}"}
    return terminal.say("cli-training", told)


def _show(terminal: Terminal, training: Run, file: Path) -> None:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("cli-column-against", "cli-column-share", "cli-column-interval", "cli-column-played"):
        grid.add_column(terminal.say(key), justify="left" if key == "cli-column-against" else "right")
    for bot, found in training.curve[-1]["first_places"].items():
        shares = f"{found['low']:.1%} – {found['high']:.1%}"
        grid.add_row(bot, f"{found['share']:.1%}", shares, str(found["games"]))
    terminal.show(grid)
    terminal.tell("cli-model_written", {"file": str(file), "bot": f"{MODEL}{file}"}, "dim")
