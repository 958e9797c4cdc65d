"""What can go wrong on the command line: sentences that name the remedy, each with an exit code."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Final

from caravanserai.bots.model import WrongModel
from caravanserai.bots.players import MODEL, Bot, UnknownBot, bot, bot_names
from caravanserai.bots.settings import NAMES
from caravanserai.games import BrokenGame, UnknownGame, load, shelf
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Game, Options
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
    except BrokenGame as broken:
        raise Problem("cli-broken_game", {"reason": broken}) from broken
    except UnknownGame:
        games = ", ".join(shelf())
        near = _near(name, shelf())
        if near:
            raise Problem("cli-unknown_game_near", {"name": name, "near": near, "shelf": games}) from None
        raise Problem("cli-unknown_game", {"name": name, "shelf": games}) from None


def find_bot(name: str) -> Bot:
    """The bot with this name; case does not matter, except in the name of a file."""
    try:
        return bot(name if name.startswith(MODEL) else name.casefold())
    except WrongModel as error:
        raise Problem("cli-wrong_model", {"reason": str(error)}) from None
    except UnknownBot:
        if ":" in name:
            example = "search:iterations=400,width=6"
            told = {"name": name, "example": example, "settings": ", ".join(NAMES)}
            raise Problem("cli-bad_setting", {**told}) from None
        raise Problem("cli-unknown_bot", {"name": name, "bots": ", ".join(bot_names())}) from None


def check_bots(bots: Sequence[Bot], game: Game, players: int, options: Options) -> None:
    """Refuse bots that cannot play this game with these options and so many players."""
    try:
        for each in bots:
            each.check(game, game.start(players, Fast(0), options))
    except WrongModel as error:
        raise Problem("cli-wrong_model", {"reason": str(error)}) from None


def check_count(game: Game, players: int) -> int:
    """The number of players, if the game allows it."""
    if players not in game.counts:
        counts = ", ".join(str(count) for count in game.counts)
        raise Problem("cli-wrong_count", {"game": game.title, "counts": counts, "players": players})
    return players


def _near(word: str, words: Sequence[str]) -> str:
    found = difflib.get_close_matches(word.casefold(), words, n=1, cutoff=0.5)
    return found[0] if found else ""
