"""A training run in a folder: it can be stopped at any time and goes on from its last block."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import numpy as np

from caravanserai.bots.features import Features
from caravanserai.bots.model import FILE
from caravanserai.research import plots
from caravanserai.research.batched import Batch
from caravanserai.research.learning import export
from caravanserai.research.learning.evaluation import first_places
from caravanserai.research.learning.experience import Inputs, SelfPlay
from caravanserai.research.learning.network import Adam, Parameters, fresh
from caravanserai.research.learning.ppo import update
from caravanserai.research.learning.recipe import Recipe
from caravanserai.research.observing import observer

RECIPE: Final = "recipe.json"
CHECKPOINT: Final = "checkpoint.npz"
CURVE: Final = "curve.jsonl"
DRAWING: Final = "curve.svg"
RIVALS: Final = ("random", "apprentice", "classic")  # whom it is measured against


class OtherRun(ValueError):
    """The folder holds another run, or one that was not asked to go on."""


class Run:
    """The network being trained and all that its future depends on."""

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self.observer = observer(recipe.game, recipe.players, recipe.options)
        filled = self.observer.game.fill_options(recipe.options, recipe.players)
        self.recipe = replace(recipe, options=filled)
        self.inputs = Inputs(Features(self.observer.layout))
        self.own: Parameters = fresh(
            self.inputs.count,
            recipe.hidden,
            self.observer.game.space.size,
            np.random.default_rng(recipe.seed),
        )
        self.adam = Adam(self.own)
        self.past: list[Parameters] = [_copy(self.own)]
        self.blocks = 0
        self.decisions = 0
        self.games = 0
        self.cpu = 0.0
        self.seconds = 0.0
        self.curve: list[dict[str, Any]] = []

    @property
    def iterations(self) -> int:
        return self.blocks * self.recipe.block

    def train(self) -> dict[str, Any]:
        """One block: play and learn; returns a line of the curve."""
        recipe = self.recipe
        cpu, started = time.process_time(), time.perf_counter()
        random = np.random.default_rng([recipe.seed, self.blocks])
        batch = Batch(recipe.game, recipe.players, recipe.games, recipe.deal(self.blocks), recipe.options)
        play = SelfPlay(batch, self.inputs, random)
        losses: dict[str, float] = {}
        for iteration in range(self.iterations, self.iterations + recipe.block):
            past = self.past[int(random.integers(len(self.past)))]
            seen = play.play(self.own, past, recipe.steps, recipe.decay)
            losses = update(self.own, self.adam, seen, self.inputs, recipe.pace(iteration), random).mean()
            self.games += seen.games
        self.blocks += 1
        self.past = [*self.past, _copy(self.own)][-recipe.past :]
        self.decisions += recipe.block * recipe.steps * recipe.games
        self.cpu += time.process_time() - cpu
        self.seconds += time.perf_counter() - started
        line = {**self.progress(), **losses}
        self.curve.append(line)
        return line

    def progress(self) -> dict[str, Any]:
        """How far the run has come."""
        return {
            "iterations": self.iterations,
            "decisions": self.decisions,
            "games": self.games,
            "minutes": round(self.seconds / 60, 2),
            "cpu_minutes": round(self.cpu / 60, 2),
        }

    def evaluate(self, games: int) -> dict[str, Any]:
        """Measure the network; the figures join the last line of the curve."""
        recipe = self.recipe
        found = {
            bot: first_places(self.own, self.inputs, recipe.game, recipe.players, recipe.options, bot, games)
            for bot in RIVALS
        }
        self.curve[-1]["first_places"] = found
        return found

    def model(self, command: str) -> dict[str, Any]:
        """The network as a file for the bots, with how it was made."""
        made = {
            "command": command,
            "caravanserai": version("caravanserai"),
            "numpy": np.__version__,
            "recipe": self.recipe.document(),
            **self.progress(),
            "first_places": self.curve[-1].get("first_places", {}),
        }
        return export.document(self.own, self.observer, self.recipe.options, made)

    def save(self, folder: Path, command: str) -> None:
        """Write everything; a run that is interrupted meanwhile keeps what it had."""
        folder.mkdir(parents=True, exist_ok=True)
        _write(folder / RECIPE, json.dumps(self.recipe.document(), indent=1).encode() + b"\n")
        _write(folder / CURVE, "".join(json.dumps(line) + "\n" for line in self.curve).encode())
        _write(folder / DRAWING, self.drawing().encode())
        _write(folder / FILE, export.text(self.model(command)).encode())
        self._save_checkpoint(folder / CHECKPOINT)

    def _save_checkpoint(self, path: Path) -> None:
        arrays: dict[str, Any] = {"curve": np.array(json.dumps(self.curve))}
        counts = [self.blocks, self.decisions, self.games, self.adam.steps]
        arrays["counts"] = np.array(counts, np.int64)
        arrays["times"] = np.array([self.cpu, self.seconds])
        for prefix, each in self._parts().items():
            arrays.update({f"{prefix} {name}": array for name, array in each.items()})
        temporary = path.with_name("unfinished.npz")
        np.savez(temporary, **arrays)
        temporary.replace(path)

    def _parts(self) -> dict[str, Parameters]:
        """All parameters of the run, by name."""
        earlier = {f"past{number}": each for number, each in enumerate(self.past)}
        return {"own": self.own, "means": self.adam.means, "squares": self.adam.squares, **earlier}

    def drawing(self) -> str:
        """The shares of first places over the course of the run."""
        measured = [line for line in self.curve if "first_places" in line]
        lines = {
            bot: [(line["decisions"] / 1e6, line["first_places"][bot]["share"]) for line in measured]
            for bot in RIVALS
        }
        return plots.curves(
            f"{self.observer.game.title}: first places against {self.recipe.players - 1} of each",
            "million decisions",
            lines,
            1 / self.recipe.players,
        )


def resume(folder: Path, game: str) -> Run:
    """The run in a folder as it was at the end of its last block."""
    try:
        document = json.loads((folder / RECIPE).read_text(encoding="utf-8"))
        run = Run(Recipe(**document))
        with np.load(folder / CHECKPOINT) as kept:
            arrays = dict(kept)
    except (OSError, ValueError, TypeError) as error:
        raise OtherRun(f"{folder} holds no run that could go on: {error}") from None
    if run.recipe.game != game:
        raise OtherRun(f"{folder} trains a player of {run.recipe.game}, not of {game}")
    run.blocks, run.decisions, run.games, run.adam.steps = (int(each) for each in arrays["counts"])
    run.cpu, run.seconds = (float(each) for each in arrays["times"])
    run.curve = json.loads(str(arrays["curve"]))
    run.own = _part(arrays, "own")
    run.adam.means, run.adam.squares = _part(arrays, "means"), _part(arrays, "squares")
    count = sum(name.endswith(" value_bias") and name.startswith("past") for name in arrays)
    run.past = [_part(arrays, f"past{number}") for number in range(count)]
    return run


def _part(arrays: dict[str, Any], prefix: str) -> Parameters:
    start = f"{prefix} "
    return {name.removeprefix(start): array for name, array in arrays.items() if name.startswith(start)}


def _copy(own: Parameters) -> Parameters:
    return {name: each.copy() for name, each in own.items()}


def _write(path: Path, content: bytes) -> None:
    """Replace a file in one step."""
    temporary = path.with_name(f"{path.name}.unfinished")
    temporary.write_bytes(content)
    temporary.replace(path)
