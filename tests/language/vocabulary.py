"""The words of a game: what its box, its sentences and its moves call things, by the argument they are."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Container, Iterable, Iterator
from typing import Any

from caravanserai.kernel.game import Game

Numbers = dict[str, int | str | list[str]]  # the arguments of an explanation
ASPECTS = ("effect", "ability")  # what is explained of a thing, where such things are explained at all


class Vocabulary:
    """What is `in_the_box`, what of it is `explained`, what is `told`, and all that is `spoken`, by kind.

    A kind is what an argument is called: the words of `card` are the names of cards. The box tells its words
    by the names of the fields of its board, of which those count that the texts have any name for.
    """

    def __init__(self, game: Game, texts: Container[str], told: Iterable[tuple[str, str]]) -> None:
        self.in_the_box: dict[str, list[str]] = {}
        for event in game.event_kinds:
            for field in event.fields:
                if field.words:
                    self._add(self.in_the_box, kind_of(field.name, field.words[0], texts), field.words)
        board = [(kind_of(name, word, texts), word, given) for name, word, given in _words(game.board())]
        named = {kind for kind, word, _ in board if f"{kind}-{word}" in texts}
        for kind, word, _ in board:
            if kind in named:
                self._add(self.in_the_box, kind, [word])
        numbers = {(kind, word): given for kind, word, given in board if given}
        self.explained: dict[str, Numbers] = {
            f"{kind}-{word}-{aspect}": numbers.get((kind, word), {})
            for kind, words in self.in_the_box.items()
            for aspect in ASPECTS
            if any(f"{kind}-{word}-{aspect}" in texts for word in words)
            for word in words
        }
        self.told = {kind: words.copy() for kind, words in self.in_the_box.items()}
        for kind, word in told:
            if f"{kind}-{word}" in texts:
                self._add(self.told, kind, [word])
        self.spoken = {kind: words.copy() for kind, words in self.told.items()}
        for move in game.space.families:
            for name, values in move.arguments:
                self._add(self.spoken, name, [value for value in values if isinstance(value, str)])

    @staticmethod
    def _add(known: dict[str, list[str]], kind: str, words: list[str]) -> None:
        if words:
            kept = known.setdefault(kind, [])
            kept += [word for word in words if word not in kept]


def _words(value: Any, name: str = "", numbers: Numbers | None = None) -> Iterator[tuple[str, str, Numbers]]:
    """Every word of a board with the name of its field, and the numbers by which its struct explains it."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        given: Numbers = getattr(value, "effect", {})
        for field in dataclasses.fields(value):
            yield from _words(getattr(value, field.name), field.name, given)
    elif isinstance(value, list):
        for member in value:
            yield from _words(member, name, numbers)
    elif isinstance(value, str):
        yield name, value, numbers or {}


def kind_of(name: str, word: str, texts: Container[str]) -> str:
    """What a word is: by the name of its field, or where that is a plural, by the singular."""
    kinds = (name, name.removesuffix("s"), name.removesuffix("es"))
    return next((kind for kind in kinds if f"{kind}-{word}" in texts), name)


def is_coordinate(word: str) -> bool:
    """Whether a word is its own name in every language: the road space W4, the card T3-01."""
    return re.fullmatch(r"[A-Z]+\d[\d-]*", word) is not None
