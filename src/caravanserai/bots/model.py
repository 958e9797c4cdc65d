"""A learned player: a small network of whole numbers that rates the legal actions of an observation.

It is made by `caravanserai train player` and played here with the standard library alone. Weights have eight
bits and all arithmetic is exact, so the same file gives the same move on any machine, compiled or not.
"""

from __future__ import annotations

import base64
import json
import zlib
from operator import mul
from pathlib import Path
from typing import Any, Final, final

from caravanserai.bots.features import Features, space_key
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Game, Options
from caravanserai.kernel.observer import Observer
from caravanserai.kernel.state import State

FORMAT: Final = "caravanserai model 1"
FILE: Final = "model.json"  # in the folder of a game that ships a model
SHIFT: Final = 10  # activations are in units of two to the power -10, everything else of 2 to the power -20
UNIT: Final = 1 << (2 * SHIFT)


class WrongModel(ValueError):
    """A file that is no model, or a model of something other than this game."""


@final
class Layer:
    """Weights by output: each has its row of small whole numbers, one factor for all of them, and a bias."""

    def __init__(self, rows: list[list[int]], factors: list[int], biases: list[int]) -> None:
        self.rows = rows
        self.factors = factors
        self.biases = biases

    def output(self, number: int, inputs: list[int]) -> int:
        """One output, in units of two to the power -20, from inputs in units of two to the power -10."""
        total: int = sum(map(mul, inputs, self.rows[number]))
        return (total * self.factors[number] >> SHIFT) + self.biases[number]

    def outputs(self, inputs: list[int]) -> list[int]:
        """All outputs, none below zero, as inputs of the next layer."""
        found: list[int] = []
        for number in range(len(self.rows)):
            output = self.output(number, inputs)
            found.append(output >> SHIFT if output > 0 else 0)
        return found


@final
class Model:
    """A network with two hidden layers, for one game, variant and number of players."""

    def __init__(self, game: Game, document: dict[str, Any]) -> None:
        self.players = int(document["players"])
        self.options: Options = document["options"]
        self._observer = Observer(game, self.players, self.options)
        self._features = Features(self._observer.layout)
        if document["layout"] != self._features.key or document["actions"] != space_key(game.space):
            raise WrongModel(
                f"this model was trained for other observations or actions of {game.id} than this version has"
            )
        self.variant = game.advice.variant(game.start(self.players, Fast(0), self.options))
        hidden = int(document["hidden"])
        layers = document["layers"]
        # by input, since only the few that hold are looked up
        self._first = _matrix(layers["first"]["weights"], self._features.count, hidden)
        self._factors: list[int] = layers["first"]["factors"]
        self._biases: list[int] = layers["first"]["biases"]
        self._second = _layer(layers["second"], hidden, hidden)
        self._policy = _layer(layers["policy"], game.space.size, hidden)

    def fits(self, game: Game, state: State) -> bool:
        """Whether it was trained for as many players and the variant that is played."""
        return state.players_count == self.players and game.advice.variant(state) == self.variant

    def ratings(self, state: State, seat: int, options: list[int]) -> list[int]:
        """How much each option is preferred: logarithms of probabilities, up to a constant, in `UNIT`."""
        held = self._features.active(self._observer.values(state, seat))
        totals = [sum(column) for column in zip(*[self._first[each] for each in held], strict=True)]
        first: list[int] = []
        for number, total in enumerate(totals):
            output = total * self._factors[number] + self._biases[number]
            first.append(output >> SHIFT if output > 0 else 0)
        second = self._second.outputs(first)
        return [self._policy.output(action, second) for action in options]

    def choose(self, state: State, seat: int) -> int:
        """The most preferred action, the first of equals."""
        options = state.legal(seat)
        if len(options) == 1:
            return options[0]
        ratings = self.ratings(state, seat, options)
        return options[ratings.index(max(ratings))]


def _matrix(text: str, rows: int, columns: int) -> list[list[int]]:
    """Weights from -127 to 127, row by row, from their packed bytes."""
    packed = zlib.decompress(base64.b64decode(text))
    if len(packed) != rows * columns:
        raise WrongModel(f"a layer should have {rows} times {columns} weights")
    weights = [each - 256 if each > 127 else each for each in packed]
    return [weights[row * columns : (row + 1) * columns] for row in range(rows)]


def _layer(document: dict[str, Any], outputs: int, inputs: int) -> Layer:
    return Layer(_matrix(document["weights"], outputs, inputs), document["factors"], document["biases"])


def read_document(path: Path) -> dict[str, Any]:
    """A model's file, as far as it is one."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise WrongModel(f"{path} cannot be read as a model: {error}") from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise WrongModel(f"{path} is not a model that this version can read")
    return document


_known: dict[tuple[str, str], Model] = {}


def model_in(path: Path, game: Game) -> Model:
    """The model in a file; it must be of this game, as this version plays it."""
    key = (str(path), game.id)
    found = _known.get(key)
    if found is None:
        document = read_document(path)
        if document["game"] != game.id:
            raise WrongModel(f"{path} plays {document['game']}, not {game.id}")
        try:
            found = Model(game, document)
        except WrongModel as problem:
            raise WrongModel(f"{path}: {problem}") from None
        except (KeyError, TypeError, ValueError, zlib.error) as error:
            raise WrongModel(f"{path} is damaged: {error!r}") from None
        _known[key] = found
    return found


def fitting(path: Path, game: Game, state: State) -> Model:
    """The model in a file, if it was trained for as many players and the variant that is played."""
    model = model_in(path, game)
    if not model.fits(game, state):
        variant = f" ({model.variant})" if model.variant else ""
        raise WrongModel(f"{path} plays {game.id}{variant} with {model.players} players only")
    return model


def shipped(game: Game) -> Path | None:
    """The model that a game ships, if it does."""
    folder = game.advice.folder
    path = Path(folder) / FILE
    return path if folder != "" and path.exists() else None
