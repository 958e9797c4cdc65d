"""What can go wrong on the command line: sentences that name the remedy, each with an exit code."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Final

from caravanserai.bots.players import Bot, UnknownBot, bot, bot_names
from caravanserai.games import SHELF, UnknownGame, load
from caravanserai.kernel.game import Game
from caravanserai.language.language import Argument

FAILED: Final = 1  # a check failed: the record is invalid, or the game was left unfinished
USAGE: Final = 2  # the command was used incorrectly
UNEXPECTED: Final = 70  # a bug in Caravanserai
INTERRUPTED: Final = 130  # Ctrl-C, by shell convention
PIPE_CLOSED: Final = 141  # the reader closed the pipe, by shell convention


class Problem(Exception):
    """Why a command failed: a sentence key, its arguments and the exit code."""

    def __init__(self, key: str, args: dict[str, Argument] | None = None, code: int = USAGE) -> None:
        super().__init__(key)
        self.key = key
        self.args_: dict[str, Argument] = args if args is not None else {}
        self.code = code


class EndOfInput(Exception):
    """The input ended while an answer was expected."""


def find_game(name: str) -> Game:
    """The game with this name; case does not matter."""
    try:
        return load(name.casefold())
    except UnknownGame:
        shelf = ", ".join(SHELF)
        near = _near(name, SHELF)
        if near:
            raise Problem("cli-unknown_game_near", {"name": name, "near": near, "shelf": shelf}) from None
        raise Problem("cli-unknown_game", {"name": name, "shelf": shelf}) from None


def find_bot(name: str) -> Bot:
    """The bot with this name; case does not matter."""
    try:
        return bot(name.casefold())
    except UnknownBot:
        raise Problem("cli-unknown_bot", {"name": name, "bots": ", ".join(bot_names())}) from None


def check_count(game: Game, players: int) -> int:
    """The number of players, if the game allows it."""
    if players not in game.counts:
        counts = ", ".join(str(count) for count in game.counts)
        raise Problem("cli-wrong_count", {"game": game.title, "counts": counts, "players": players})
    return players


def _near(word: str, words: Sequence[str]) -> str:
    found = difflib.get_close_matches(word.casefold(), words, n=1, cutoff=0.5)
    return found[0] if found else ""
