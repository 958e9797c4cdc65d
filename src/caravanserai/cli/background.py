"""Long work with a progress bar, which Ctrl-C stops cleanly."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from caravanserai.cli.terminal import Terminal

Result = TypeVar("Result")


@contextmanager
def games_played(terminal: Terminal, games: int) -> Iterator[Callable[[int], None]]:
    """A bar that counts games, if a person is watching."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal
    ) as progress:
        task = progress.add_task(terminal.say("title"), total=games)
        yield lambda played: progress.advance(task, played)


def in_background(work: Callable[[], Result]) -> Result:
    """Do work in a thread out of reach of Ctrl-C, as are its processes: they would all complain at once."""
    done: list[Result] = []
    failed: list[BaseException] = []

    def run() -> None:
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            done.append(work())
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        while thread.is_alive():
            thread.join(0.1)
    except KeyboardInterrupt:
        for child in multiprocessing.active_children():
            child.terminate()
        thread.join(2)
        raise
    if failed:
        raise failed[0]
    return done[0]
