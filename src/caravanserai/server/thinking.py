"""What runs in the worker processes: they are given a re-dealt position, never the table."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait
from pathlib import Path

from msgspec import Struct

from caravanserai.analysis import hints
from caravanserai.bots.budget import Budget
from caravanserai.bots.levels import choose
from caravanserai.games import load
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Document, Options
from caravanserai.kernel.state import State
from caravanserai.kernel.table import Table
from caravanserai.server.protocol import HintMove


class Task(Struct, frozen=True):
    """One decision for a computer: all it may know, and how well it should play."""

    game: str
    players: int
    options: Options
    position: Document
    seat: int
    level: str
    seed: int
    milliseconds: int = 100  # how long a level that searches may think
    model: str | None = None  # the file of a level that learned


def make_task(table: Table, seat: int, level: str, seed: int) -> Task:
    """A decision without secrets: what the seat cannot know is re-dealt before it leaves the process."""
    dealt = table.state_for(seat, seed)
    position = table.game.to_position(dealt)
    return Task(table.game.id, table.players, table.options, position, seat, level, seed)


def think(task: Task) -> int:
    """The action a computer chooses."""
    game = load(task.game)
    chance = Fast(task.seed + 1)
    state = _state(task, chance)
    # if the processor is busy with something else, the answer comes soon all the same
    budget = Budget(milliseconds=task.milliseconds, waited=2 * task.milliseconds)
    model = None if task.model is None else Path(task.model)
    return choose(game, state, task.seat, task.level, chance, budget, model)


class HintTask(Struct, frozen=True):
    """One decision for which a person wants a hint: what the seat is shown, and how hard to search."""

    game: str
    players: int
    options: Options
    position: Document
    seat: int
    seed: int
    effort: float = 1.0


def make_hint_task(table: Table, seat: int, seed: int) -> HintTask:
    """A decision as the seat is shown it; the seed must be one that the seat may know."""
    position = table.game.to_position(table.state_shown_to(seat, seed))
    return HintTask(table.game.id, table.players, table.options, position, seat, seed)


def weigh(task: HintTask) -> list[HintMove]:
    """The best moves of a decision, with their chances."""
    state = _state(task, Fast(task.seed + 1))
    return as_told(hints.searched(load(task.game), state, task.seat, task.seed, task.effort))


def as_told(found: list[hints.Hint]) -> list[HintMove]:
    """Hints as a page gets them; unlike a compiled move, this can travel between processes."""
    return [
        HintMove(hint.move.text, hint.reason, hint.args)
        if hint.chances is None
        else HintMove(
            hint.move.text,
            hint.reason,
            hint.args,
            hint.chances.share,
            hint.chances.error,
            hint.chances.margin,
        )
        for hint in found
    ]


def _state(task: Task | HintTask, chance: Fast) -> State:
    state = load(task.game).from_position(task.players, task.options, task.position, chance)
    state.settle()
    return state


def warm_up() -> int:
    """Do nothing, so that a process is started."""
    return os.getpid()


def begin() -> None:
    """Set up a worker: it leaves Ctrl-C to the server, runs at lower priority and exits with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
