"""`caravanserai games`: the games on the shelf."""

from __future__ import annotations

import argparse
from typing import Any

from rich.padding import Padding
from rich.text import Text

from caravanserai.cli.arguments import option_values, typed
from caravanserai.cli.terminal import Terminal
from caravanserai.games import BrokenGame, load, shelf
from caravanserai.kernel.game import Game
from caravanserai.language import Language


def run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """List the games."""
    games: list[Game] = []
    for id in shelf():
        try:
            games.append(load(id))
        except BrokenGame as broken:
            terminal.warn("cli-broken_game", {"reason": broken})
    if asked.json:
        terminal.json({"games": [_document(game, Language(terminal.code, game)) for game in games]})
        return 0
    for game in games:
        _show(terminal, game)
    return 0


def _show(terminal: Terminal, game: Game) -> None:
    language = terminal.speak_of(game)
    counts = terminal.say("cli-for_players", {"counts": language.join([str(count) for count in game.counts])})
    heading = Text.assemble((language.say("title"), "bold"), "  ", (game.id, "cyan"), f"  {counts}")
    if game.minutes is not None:
        shortest, longest = game.minutes
        heading.append(f"  {terminal.say('cli-minutes', {'shortest': shortest, 'longest': longest})}", "dim")
    terminal.show(heading)
    terminal.show(Padding(Text(language.say("tagline"), "italic"), (0, 2)))
    terminal.show(Padding(Text(language.say("about")), (0, 2)), Text())
    if game.option_kinds:
        terminal.tell("cli-options_heading", style="bold")
    for kind in game.option_kinds:
        default = terminal.say("cli-option_default", {"value": typed(kind.default)})
        line = Text.assemble(
            (kind.name, "cyan"), f" = {option_values(kind)} ({default}) ", (kind.rule, "dim")
        )
        terminal.show(Padding(line, (0, 2)), Padding(Text(language.option_help(kind.name)), (0, 4)))
    if game.option_kinds:
        terminal.show(Text())
    terminal.tell("cli-try_play", {"command": f"caravanserai play {game.id}"})


def _document(game: Game, language: Language) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": language.say("title"),
        "tagline": language.say("tagline"),
        "players": game.counts,
        "minutes": game.minutes,
        "rules_version": game.rules_version,
        "options": [
            {
                "name": kind.name,
                "title": language.option(kind.name),
                "help": language.option_help(kind.name),
                "values": kind.values,
                "default": kind.default,
                "rule": kind.rule,
            }
            for kind in game.option_kinds
        ],
    }
