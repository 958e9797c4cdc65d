"""Computer players, by name. They know the kernel but no particular game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from caravanserai.bots.levels import LEARNED, LEVELS, choose
from caravanserai.bots.model import WrongModel, fitting, read_document, shipped
from caravanserai.bots.search import think
from caravanserai.bots.settings import BadSetting, parse, settings_for
from caravanserai.kernel.chance import Chance, Fast
from caravanserai.kernel.game import Game
from caravanserai.kernel.state import State

MODEL: Final = "model:"  # followed by the file of a learned player
ALIASES: Final = {"heuristic": "classic", "strongest": "vizier"}


class UnknownBot(ValueError):
    """No bot has this name, or it has no such setting."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat, given a copy of the state in which everything the seat cannot know is re-dealt."""

    name = "bot"

    def choose(self, game: Game, state: State, seat: int, chance: Chance) -> int:
        raise NotImplementedError

    def check(self, game: Game, state: State) -> None:
        """Raise `WrongModel` if it cannot play games that begin like this one; most bots can play any."""


class Random(Bot):
    """Plays any legal action, all equally likely."""

    name = "random"

    def choose(self, game: Game, state: State, seat: int, chance: Chance) -> int:
        options = state.legal(seat)
        return options[chance.below(len(options))]


class Classic(Bot):
    """Plays the action that the game's advice rates highest."""

    name = "classic"

    def choose(self, game: Game, state: State, seat: int, chance: Chance) -> int:
        return game.advice.best(state, seat, state.legal(seat))


class Levelled(Bot):
    """Plays at a level that people choose at a table."""

    def __init__(self, level: str) -> None:
        self.name = level

    def choose(self, game: Game, state: State, seat: int, chance: Chance) -> int:
        return choose(game, state, seat, self.name, chance)


class Search(Bot):
    """Looks ahead, as the game's data say or with settings of one's own."""

    def __init__(self, name: str, wishes: list[tuple[str, str]]) -> None:
        self.name = name
        self.wishes = wishes

    def choose(self, game: Game, state: State, seat: int, chance: Chance) -> int:
        if len(state.legal(seat)) == 1:
            return state.legal(seat)[0]
        settings = settings_for(game.advice, state, self.wishes)
        return think(game, state, seat, settings.budget(), chance, settings).action


class Learned(Bot):
    """Plays what a trained network prefers: the one in a file, or the one that the game ships."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._file = name.removeprefix(MODEL) if name.startswith(MODEL) else ""

    def choose(self, game: Game, state: State, seat: int, chance: Chance) -> int:
        return fitting(self._path(game), game, state).choose(state, seat)

    def check(self, game: Game, state: State) -> None:
        fitting(self._path(game), game, state)

    def _path(self, game: Game) -> Path:
        if self._file:
            return Path(self._file)
        found = shipped(game)
        if found is None:
            raise WrongModel(f"{game.id} ships no learned player; train one and name its file: {MODEL}FILE")
        return found


def bot(name: str) -> Bot:
    """The bot with this name.

    `search` may be given settings, as in `search:iterations=400,width=6`; `model:FILE` is a learned player,
    and `learned` the one that a game ships.
    """
    if name.startswith(MODEL):
        read_document(Path(name.removeprefix(MODEL)))
        return Learned(name)
    if name == LEARNED:
        return Learned(name)
    plain, colon, text = name.partition(":")
    if plain == "search" or (plain in ("vizier", "strongest") and colon):
        try:
            return Search(name, parse(text) if colon else [])
        except BadSetting as problem:
            raise UnknownBot(str(problem)) from None
    known = ALIASES.get(name, name)
    if known == "random":
        return Random()
    if known == "classic":
        return Classic()
    if known in LEVELS:
        return Levelled(known)
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(bot_names())}")


def bot_names() -> list[str]:
    """Every bot that plays any game; `search` also takes settings. Models play only what they learned."""
    return ["random", "classic", *LEVELS, "search", *ALIASES]


def play_game(game: Game, state: State, bots: list[Bot], chance: Chance) -> int:
    """Let bots play a state to the end; returns the number of decisions."""
    decisions = 0
    while True:
        seat = state.seat_to_move()
        if seat < 0:
            return decisions
        seen = state.clone()
        seen.redeal(seat, Fast(chance.below(1 << 30)))
        state.apply(seat, bots[seat].choose(game, seen, seat, chance))
        decisions += 1
