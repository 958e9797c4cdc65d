"""Computer players, by name. They know the kernel but no particular game."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from caravanserai.bots.levels import LEVELS, choose
from caravanserai.kernel.chance import Chance, Fast
from caravanserai.kernel.game import Game
from caravanserai.kernel.state import State


class UnknownBot(ValueError):
    """No bot has this name."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat, given a copy of the state in which everything the seat cannot know is re-dealt."""

    name = "bot"

    def choose(self, game: Game, state: State, seat: int, chance: Chance) -> int:
        raise NotImplementedError


class Random(Bot):
    """Plays any legal action, all equally likely."""

    name = "random"

    def choose(self, game: Game, state: State, seat: int, chance: Chance) -> int:
        options = state.legal(seat)
        return options[chance.below(len(options))]


class Heuristic(Bot):
    """Plays the action that the game's advice rates highest."""

    name = "heuristic"

    def choose(self, game: Game, state: State, seat: int, chance: Chance) -> int:
        return choose(game, state, seat, "master", chance)


class Levelled(Bot):
    """The same judgement, blurred to a level that people choose at a table."""

    def __init__(self, level: str) -> None:
        self.name = level

    def choose(self, game: Game, state: State, seat: int, chance: Chance) -> int:
        return choose(game, state, seat, self.name, chance)


def bot(name: str) -> Bot:
    """The bot with this name."""
    if name == "random":
        return Random()
    if name == "heuristic":
        return Heuristic()
    if name in LEVELS:
        return Levelled(name)
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(bot_names())}")


def bot_names() -> list[str]:
    return ["random", "heuristic", *LEVELS]


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
