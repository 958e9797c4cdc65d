"""`caravanserai tune`: find settings of search that play better, and suggest a search.toml."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table as Grid

from caravanserai.arena.tuning import Tuning, suggestion, tune
from caravanserai.cli.arena import playing
from caravanserai.cli.arguments import USUAL_PLAYERS, read_options
from caravanserai.cli.background import games_played, in_background
from caravanserai.cli.files import write_text
from caravanserai.cli.problems import Problem, check_count, find_game
from caravanserai.cli.terminal import Terminal
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Game, UnknownOption
from caravanserai.workers import workers


def run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Tune, report, and write the suggestion."""
    game = find_game(asked.game)
    terminal.speak_of(game)
    tuning = _tuning(asked, game)
    out = None if asked.out is None else Path(asked.out).expanduser()
    with games_played(terminal, tuning.games()) as advance:
        report = playing(lambda: in_background(lambda: _tune(asked, tuning, out, advance)))
    variant = game.advice.variant(game.start(tuning.players, Fast(1), tuning.options))
    text = suggestion(report, tuning.current(), variant)
    if asked.suggest:
        write_text(asked.suggest, text)
    if asked.json:
        terminal.json(report)
        return 0
    show(terminal, report)
    if asked.suggest:
        terminal.tell("cli-trained", {"file": asked.suggest}, "dim")
    else:
        terminal.out.print(text, markup=False, highlight=False)
    return 0


def _tuning(asked: argparse.Namespace, game: Game) -> Tuning:
    usual = USUAL_PLAYERS if USUAL_PLAYERS in game.counts else game.counts[-1]
    players = check_count(game, asked.players or usual)
    options = read_options(game, asked.option)
    try:
        game.fill_options(options, players)
    except UnknownOption as error:
        raise Problem("cli-bad_option", {"reason": error}) from None
    budget = f"iterations={asked.iterations}" if asked.iterations else f"ms={asked.ms}"
    return Tuning(game.id, players, asked.deals, asked.confirm, budget, asked.seed, options)


def _tune(asked: argparse.Namespace, tuning: Tuning, out: Path | None, advance: Any) -> dict[str, Any]:
    crew = workers(asked.processes, asked.ray)
    try:
        return tune(tuning, crew, out, advance)
    finally:
        crew.close()


def show(terminal: Terminal, report: dict[str, Any]) -> None:
    """The finalists: their settings and how they did on other deals."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(terminal.say("cli-column-settings"), overflow="fold")
    for key in ("cli-column-share", "cli-column-interval", "cli-column-trials"):
        grid.add_column(terminal.say(key), justify="right", no_wrap=True)
    for line in report["finalists"]:
        least, most = line["interval"]
        settings = ", ".join(f"{name}={value}" for name, value in line["settings"].items())
        grid.add_row(settings, f"{line['share']:.1%}", f"{least:.0%} – {most:.0%}", str(line["trials"]))
    terminal.show(grid)
    told = {"deals": report["deals"], "tried": report["tried"], "fair": f"{report['fair_share']:.0%}"}
    terminal.tell("cli-tuned", told, "dim")
