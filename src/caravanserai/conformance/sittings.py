"""Which games the suite plays: every player count, every value of every option, and how many of each."""

from __future__ import annotations

import os
from dataclasses import dataclass
from itertools import cycle
from random import Random
from typing import ClassVar

import pytest

from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Game, OptionKind, Options
from caravanserai.kernel.refusal import Value
from caravanserai.kernel.state import State
from caravanserai.kernel.table import Table

ANY = 0  # any number of players
GAMES = int(os.environ.get("CARAVANSERAI_GAMES", "20"))
QUICK = GAMES == 1


@dataclass(frozen=True)
class Setup:
    """A game, a player count and options; `plain` if all options have their defaults."""

    game: Game
    players: int
    options: Options
    plain: bool

    def __str__(self) -> str:
        return " ".join([str(self.players), *(f"{name}={value}" for name, value in self.options.items())])

    def table(self, seed: int) -> Table:
        return self.game.table(self.players, seed=seed, options=self.options)

    def start(self, seed: int) -> State:
        return self.game.start(self.players, Fast(seed), self.options)

    def seeds(self, share: float = 1.0) -> range:
        """The seeds for a test: every game costs time, so non-default options get fewer."""
        return range(max(1, round(GAMES * share * (1.0 if self.plain else 0.05))))


def setups(game: Game) -> list[Setup]:
    """Every player count with the default options, then as few more as cover every other value once.

    A variant (an option with two or three words) is covered with every player count.
    """
    found = [Setup(game, players, {}, True) for players in game.counts]
    unseen = [
        (kind.name, value, players)
        for kind in game.option_kinds
        for value in _others(kind, game.counts[-1])
        for players in (game.counts if _is_variant(kind) else [ANY])
    ]
    for players in cycle(reversed(game.counts)):
        if not unseen:
            return found
        new = [
            (name, value)
            for name, value, count in unseen
            if count in (ANY, players) and value in _kind(game, name).values_for(players)
        ]
        if not new:
            continue
        choose = Random(len(found))
        options = {
            kind.name: value
            for kind in game.option_kinds
            if (value := _choice(kind, new, players, choose)) != kind.default
        }
        unseen = [
            (name, value, count)
            for name, value, count in unseen
            if options.get(name) != value or count not in (ANY, players)
        ]
        found.append(Setup(game, players, options, False))
    raise AssertionError("a game without player counts")


def _choice(kind: OptionKind, new: list[tuple[str, Value]], players: int, choose: Random) -> Value:
    """A value not covered yet, if there is one; otherwise any."""
    fitting = [value for name, value in new if name == kind.name]
    return fitting[0] if fitting else choose.choice(kind.values_for(players))


def _is_variant(kind: OptionKind) -> bool:
    return len(kind.values) <= 3 and all(isinstance(value, str) for value in kind.values)


def _others(kind: OptionKind, most: int) -> list[Value]:
    """An option's values other than the default, at least at the largest table."""
    return [value for value in kind.values_for(most) if value != kind.default]


def _kind(game: Game, name: str) -> OptionKind:
    return next(kind for kind in game.option_kinds if kind.name == name)


class Suite:
    """What all parts of the suite share: a game and its setups."""

    secrets: ClassVar[bool] = True  # whether anything is ever hidden from anyone

    @classmethod
    def game(cls) -> Game:
        raise NotImplementedError

    @classmethod
    def setups(cls) -> list[Setup]:
        """The setups to play: all, or for a quick look the first and the last; a subclass may take fewer."""
        found = setups(cls.game())
        return [found[0], found[-1]] if QUICK else found

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "setup" in metafunc.fixturenames:
            found = self.setups()
            metafunc.parametrize("setup", found, ids=[str(one) for one in found])
