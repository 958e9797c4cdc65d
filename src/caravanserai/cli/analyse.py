"""`caravanserai analyse`: what decided a game, move by move, with the price and the luck of each."""

from __future__ import annotations

import argparse
import json
from typing import Any, Final

from rich import box
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.table import Table as Grid
from rich.text import Text

from caravanserai.analysis import analyse
from caravanserai.analysis.picture import picture
from caravanserai.cli.background import in_background
from caravanserai.cli.files import broken, read_record, write_text
from caravanserai.cli.terminal import Terminal
from caravanserai.kernel.actions import Move
from caravanserai.kernel.game import Document, Game
from caravanserai.kernel.record import ANALYSIS, BrokenRecord, dumps, verify
from caravanserai.language.language import MINUS
from caravanserai.workers import workers

_BARS: Final = "▁▂▃▄▅▆▇█"
_STYLES: Final = ["red", "cyan", "yellow", "magenta", "green", "blue", "white", "bright_red"]
_GRAPH: Final = 60
_DEAREST: Final = 8


def run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Analyse a record, show what was found, and keep it where asked."""
    game, document = read_record(asked.file)
    terminal.speak_of(game)
    try:
        verify(game, document)
    except BrokenRecord as error:
        raise broken(asked.file, error) from None
    kept = document.pop(ANALYSIS, None)
    found = kept if asked.show and kept is not None else _look(asked, terminal, document)
    if asked.svg:
        words = {"moves": terminal.say("analysis-moves"), "chance": terminal.say("analysis-chance")}
        write_text(asked.svg, picture(found, game.title, words))
    if asked.keep:
        write_text(asked.file, dumps({**document, ANALYSIS: found}))
    if asked.json is not None:
        text = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
        if asked.json == "-":
            terminal.out.file.write(text)
            return 0
        write_text(asked.json, text)
    show(terminal, game, found)
    return 0


def _look(asked: argparse.Namespace, terminal: Terminal, document: Document) -> dict[str, Any]:
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    seconds = None if asked.full else asked.seconds
    crew = workers(asked.processes)
    try:
        with Progress(
            *columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal
        ) as bar:
            task = bar.add_task(terminal.say("title"), total=1.0)
            return in_background(
                lambda: analyse(
                    document, seconds, run=crew.run, progress=lambda done: bar.update(task, completed=done)
                )
            )
    finally:
        crew.close()


def show(terminal: Terminal, game: Game, found: dict[str, Any]) -> None:
    """The graph, the account of each player, the turning points and the dearest decisions."""
    _graph(terminal, found)
    _accounts(terminal, found)
    if found["turning_points"]:
        terminal.tell("analysis-turning_points", style="bold")
        for place, point in enumerate(found["turning_points"], 1):
            terminal.show(_turning_point(terminal, game, found, place, point))
    dearest = sorted((move for move in found["moves"] if move.get("better")), key=lambda move: -move["price"])
    if dearest:
        terminal.tell("analysis-dearest", style="bold")
        for move in dearest[:_DEAREST]:
            terminal.show(_mistake(terminal, game, found, move))
    terminal.tell("analysis-if_all", {"looks": found["looks"]}, "dim")
    if not found["over"]:
        terminal.tell("cli-analysis-unfinished", style="dim")


def _graph(terminal: Terminal, found: dict[str, Any]) -> None:
    """A line of bars for each player: the chance to win from the first move to the last."""
    rows = found["chances"]
    width = max(10, min(_GRAPH, terminal.width - 34))
    widest = max(len(name) for name in found["names"])
    for seat, name in enumerate(found["names"]):
        bars = ""
        for column in range(width):
            row = rows[round(column * (len(rows) - 1) / max(1, width - 1))]
            bars += _BARS[min(7, int(row[seat] * 8))]
        line = Text.assemble(
            (f"{name:<{widest}} ", "bold"),
            f"{rows[0][seat]:>4.0%} ",
            (bars, _STYLES[seat]),
            f" {rows[-1][seat]:.0%}",
        )
        terminal.show(line)


def _accounts(terminal: Terminal, found: dict[str, Any]) -> None:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(terminal.say("word-player"))
    for key in (
        "analysis-start",
        "analysis-luck",
        "analysis-own",
        "analysis-others",
        "analysis-result",
        "analysis-price",
    ):
        grid.add_column(terminal.say(key), justify="right")
    for player in found["players"]:
        grid.add_row(
            found["names"][player["seat"]],
            f"{player['start']:.0%}",
            _points(player["luck"], player["luck_error"]),
            _points(player["own"], player["own_error"]),
            _points(player["others"], player["others_error"]),
            f"{player['result']:.0%}",
            _points(-player["price"], player["price_error"]),
        )
    terminal.show(grid)


def _points(share: float, error: float) -> str:
    """Points of winning chance, with their standard error."""
    return f"{100 * share:+.0f} ± {100 * error:.0f}".replace("-", MINUS)


def _label(terminal: Terminal, game: Game, told: dict[str, Any], names: list[str]) -> str:
    move = Move(game.space.parse(told["text"]), told["kind"], told["args"], told["text"])
    return terminal.language.move(move, names)


def _turning_point(
    terminal: Terminal, game: Game, found: dict[str, Any], place: int, point: dict[str, Any]
) -> Text:
    move = found["moves"][point["number"] - 1]
    key = "cli-analysis-point_luck" if point["luck"] else "cli-analysis-point_move"
    said = terminal.say(
        key,
        {
            "place": place,
            "number": point["number"],
            "mover": found["names"][move["seat"]],
            "move": _label(terminal, game, move["move"], found["names"]),
            "player": found["names"][point["seat"]],
            "change": f"{100 * point['change']:+.0f}".replace("-", MINUS),
        },
    )
    return Text(said)


def _mistake(terminal: Terminal, game: Game, found: dict[str, Any], move: dict[str, Any]) -> Text:
    said = terminal.say(
        "cli-analysis-mistake",
        {
            "number": move["number"],
            "player": found["names"][move["seat"]],
            "move": _label(terminal, game, move["move"], found["names"]),
            "better": _label(terminal, game, move["better"], found["names"]),
            "price": f"{100 * move['price']:.1f}",
            "error": f"{100 * move['price_error']:.1f}",
        },
    )
    return Text(said)
