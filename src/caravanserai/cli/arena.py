"""`caravanserai arena`: a ladder of bots with ratings, kept in a file and gone on with at any time."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table as Grid

from caravanserai.arena.ladder import Ladder, play_ladder
from caravanserai.arena.log import WrongLog
from caravanserai.arena.names import split_names
from caravanserai.arena.plot import plot
from caravanserai.arena.program import PREFIX, BrokenProgram
from caravanserai.cli.arguments import USUAL_PLAYERS, read_options
from caravanserai.cli.background import games_played, in_background
from caravanserai.cli.files import write_text
from caravanserai.cli.problems import FAILED, Problem, check_bots, check_count, find_bot, find_game
from caravanserai.cli.terminal import Terminal
from caravanserai.kernel.game import Game, UnknownOption
from caravanserai.language.language import Argument
from caravanserai.workers import NoRay, workers


def run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Play the ladder, or what is left of it, and report."""
    game = find_game(asked.game)
    terminal.speak_of(game)
    ladder = _ladder(asked, game)
    report = _play(asked, terminal, ladder)
    if asked.plot:
        _draw(terminal, report, asked.plot)
    if asked.json:
        terminal.json(report)
    else:
        show(terminal, report)
    return 0


def _ladder(asked: argparse.Namespace, game: Game) -> Ladder:
    names = tuple(known(name) for name in split_names(asked.bots))
    if len(set(names)) < 2 or len(set(names)) < len(names):
        raise Problem("cli-ladder_bots")
    usual = USUAL_PLAYERS if USUAL_PLAYERS in game.counts else game.counts[-1]
    players = check_count(game, asked.players or usual)
    options = read_options(game, asked.option)
    try:
        game.fill_options(options, players)
    except UnknownOption as error:
        raise Problem("cli-bad_option", {"reason": error}) from None
    bots = [find_bot(name) for name in names if not name.startswith(PREFIX)]
    check_bots(bots, game, players, options)
    return Ladder(game.id, names, players, asked.games, asked.seed, asked.tables, options, asked.to_the_end)


def known(name: str) -> str:
    """The name of a bot that there is; programs are started later."""
    return name if name.startswith(PREFIX) else find_bot(name).name


def _play(asked: argparse.Namespace, terminal: Terminal, ladder: Ladder) -> dict[str, Any]:
    out = None if asked.out is None else Path(asked.out).expanduser()
    with games_played(terminal, ladder.deals() * ladder.players) as advance:
        return playing(
            lambda: in_background(lambda: _ladder_on(asked, ladder, out, advance)),
        )


def _ladder_on(
    asked: argparse.Namespace, ladder: Ladder, out: Path | None, advance: Callable[[int], None]
) -> dict[str, Any]:
    crew = workers(asked.processes, asked.ray)
    try:
        return play_ladder(ladder, crew, out, advance)
    finally:
        crew.close()


def playing(work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Play, and say in a sentence what went wrong with the log, a program or the cluster."""
    try:
        return work()
    except (WrongLog, BrokenProgram, NoRay) as error:
        raise Problem("cli-ladder_failed", {"reason": str(error)}, FAILED) from None
    except OSError as error:
        raise Problem("cli-ladder_failed", {"reason": str(error)}) from None


def _draw(terminal: Terminal, report: dict[str, Any], name: str) -> None:
    title = f"{terminal.say('title')}, {terminal.say('cli-for_players', {'counts': str(report['players'])})}"
    told = terminal.say("cli-ladder_plot", {"games": report["games"], "seed": str(report["seed"])})
    write_text(name, plot(report, title, told, terminal.say("cli-column-share")))


def show(terminal: Terminal, report: dict[str, Any]) -> None:
    """The ladder as a table, and whether its order is significant."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(terminal.say("word-bot"), overflow="fold", min_width=9)
    for key in (
        "cli-column-rating",
        "cli-column-share",
        "cli-column-interval",
        "cli-column-score",
        "cli-column-thinking",
    ):
        grid.add_column(terminal.say(key), justify="right", no_wrap=True)
    for line in report["ladder"]:
        least, most = line["share_interval"]
        grid.add_row(
            line["bot"],
            f"{line['rating']:.1f} ± {line['interval'][1] - line['rating']:.1f}",
            f"{line['share']:.1%}",
            f"{least:.0%} – {most:.0%}",
            f"{line['mean_score']:.1f}",
            f"{line['ms_a_decision']:.1f}",
        )
    terminal.show(grid)
    told: dict[str, Argument] = {
        "games": report["games"],
        "deals": report["deals"],
        "seed": str(report["seed"]),
    }
    terminal.tell("cli-ladder_played", told, "dim")
    terminal.tell("cli-ladder_decided" if report["decided"] else "cli-ladder_undecided")
