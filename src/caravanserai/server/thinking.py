"""What runs in the worker processes: they are given a re-dealt position, never the table."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait

from msgspec import Struct

from caravanserai.bots.levels import choose
from caravanserai.games import load
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Document, Options
from caravanserai.kernel.table import Table


class Task(Struct, frozen=True):
    """One decision for a computer: all it may know, and how well it should play."""

    game: str
    players: int
    options: Options
    position: Document
    seat: int
    level: str
    seed: int


def make_task(table: Table, seat: int, level: str, seed: int) -> Task:
    """A decision without secrets: what the seat cannot know is re-dealt before it leaves the process."""
    dealt = table.state_for(seat, seed)
    position = table.game.to_position(dealt)
    return Task(table.game.id, table.players, table.options, position, seat, level, seed)


def think(task: Task) -> int:
    """The action a computer chooses."""
    game = load(task.game)
    chance = Fast(task.seed + 1)
    state = game.from_position(task.players, task.options, task.position, chance)
    state.settle()
    return choose(game, state, task.seat, task.level, chance)


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
