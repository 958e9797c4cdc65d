"""`caravanserai train`: `value` fits a game's model of who wins; `player` is in its own module."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table as Grid

from caravanserai.analysis.calibration import calibration
from caravanserai.bots.training import Fit, fit, judge, play_games
from caravanserai.bots.values import Model, model_for, model_name
from caravanserai.cli import train_player
from caravanserai.cli.files import write_text
from caravanserai.cli.problems import check_count, find_game
from caravanserai.cli.terminal import Terminal
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Game, Options
from caravanserai.language.language import Argument

_HELD_OUT = 500_000  # added to the seed: games on which nothing is fitted
_CHECKED = 600_000  # the same for games on which not even the choice of features was judged


def run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Train what was asked for."""
    return train_player.run(asked, terminal) if asked.what == "player" else _fit_values(asked, terminal)


def _fit_values(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Fit a model for every variant and number of players, or for those asked for; show how well it tells."""
    game = find_game(asked.game)
    terminal.speak_of(game)
    counts = [check_count(game, asked.players)] if asked.players is not None else game.counts
    path = Path(asked.out) if asked.out else Path(game.advice.folder) / "values.json"
    document = _begun(path, game)
    results: list[dict[str, Any]] = []
    for players in counts:
        for options in _variants(game):
            name = model_name(game.advice, game.start(players, Fast(1), options))
            if asked.variant is not None and not name.startswith(asked.variant):
                continue
            if asked.check:
                seen = check(game, players, options, asked.games, asked.seed)
            else:
                model, seen = train(game, players, options, asked.games, asked.seed)
                document["models"][name] = {"early": model.early, "late": model.late}
                path.write_text(_text(document), encoding="utf-8")
            results.append(_report(name, seen))
            if not asked.json:
                _show(terminal, results[-1], seen)
    if asked.plot:
        _draw(terminal, results, asked.plot)
    if asked.json:
        terminal.json({"game": game.id, "file": str(path), "models": results})
    elif not asked.check:
        terminal.tell("cli-trained", {"file": str(path)}, "dim")
    return 0


def train(game: Game, players: int, options: Options, games: int, seed: int) -> tuple[Model, Fit]:
    """A model fitted on so many games, judged on as many others."""
    model = fit(play_games(game, players, options, games, seed), seed)
    return model, judge(model, play_games(game, players, options, games, seed + _HELD_OUT))


def check(game: Game, players: int, options: Options, games: int, seed: int) -> Fit:
    """How well the game's own model tells the winners of games that nothing was ever fitted on."""
    model = model_for(game.advice, game.start(players, Fast(1), options))
    return judge(model, play_games(game, players, options, games, seed + _CHECKED))


def _draw(terminal: Terminal, results: list[dict[str, Any]], name: str) -> None:
    words = {
        "predicted": terminal.say("cli-column-predicted"),
        "seen": terminal.say("cli-column-seen"),
        "games": terminal.say("cli-column-games_seen"),
    }
    write_text(name, calibration(results, terminal.say("title"), words))


def _variants(game: Game) -> list[Options]:
    """The values of the first option that names variants; other options hardly change who wins."""
    for kind in game.option_kinds:
        if all(isinstance(value, str) for value in kind.values):
            return [{kind.name: value} for value in kind.values]
    return [{}]


def _begun(path: Path, game: Game) -> dict[str, Any]:
    """The models fitted so far, if they are of the same features."""
    names = game.advice.feature_names
    if path.exists():
        document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        if document["features"] == names:
            return document
    return {"features": names, "models": {}}


def _text(document: dict[str, Any]) -> str:
    """One line for each list, so that a change can be read."""
    lines = [
        f'    {json.dumps(name)}: {{"early": {model["early"]},\n      "late": {model["late"]}}}'
        for name, model in sorted(document["models"].items())
    ]
    features = json.dumps(document["features"])
    return f'{{\n  "features": {features},\n  "models": {{\n' + ",\n".join(lines) + "\n  }\n}\n"


def _report(name: str, seen: Fit) -> dict[str, Any]:
    return {
        "model": name,
        "games": seen.games,
        "positions": seen.samples,
        "log_loss": round(seen.loss, 4),
        "log_loss_of_guessing": round(seen.plain_loss, 4),
        "largest_error": round(seen.largest_error(), 4),
        "bins": [
            {
                "count": each.count,
                "predicted": round(each.predicted / max(1, each.count), 4),
                "seen": round(each.seen / max(1, each.count), 4),
            }
            for each in seen.bins
        ],
    }


def _show(terminal: Terminal, report: dict[str, Any], seen: Fit) -> None:
    grid = Grid(title=report["model"], box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("cli-column-predicted", "cli-column-seen", "cli-column-positions"):
        grid.add_column(terminal.say(key), justify="right")
    for each in report["bins"]:
        if each["count"]:
            grid.add_row(f"{each['predicted']:.1%}", f"{each['seen']:.1%}", str(each["count"]))
    terminal.show(grid)
    told: dict[str, Argument] = {
        "games": seen.games,
        "loss": f"{seen.loss:.4f}",
        "plain": f"{seen.plain_loss:.4f}",
        "error": f"{seen.largest_error():.1%}",
    }
    terminal.tell("cli-calibrated", told)
