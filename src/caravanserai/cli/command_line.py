"""The entry point: one command in, an exit code out, and every error a sentence that names the remedy."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Callable, Sequence

from caravanserai.cli.commands import parser
from caravanserai.cli.problems import FAILED, INTERRUPTED, PIPE_CLOSED, UNEXPECTED, EndOfInput, Problem
from caravanserai.cli.terminal import Terminal, forgive_encodings
from caravanserai.language import default_language


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; the user never sees a traceback."""
    forgive_encodings()
    try:
        asked = parser().parse_args(argv)
    except SystemExit as stop:  # argparse has already printed what was wrong
        return stop.code if isinstance(stop.code, int) else 0
    terminal = Terminal(getattr(asked, "lang", None) or default_language())
    try:
        return _run(asked, terminal)
    except SystemExit as stop:  # the server exits this way
        return stop.code if isinstance(stop.code, int) else 0
    except Problem as problem:
        terminal.complain(problem)
        return problem.code
    except EndOfInput:
        terminal.complain(Problem("cli-end_of_input"))
        return FAILED
    except KeyboardInterrupt:
        terminal.warn("cli-interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        return _pipe_closed()
    except Exception as error:
        if os.environ.get("CARAVANSERAI_DEBUG"):
            raise
        terminal.complain(Problem("cli-unexpected", {"reason": f"{type(error).__name__}: {error}"}))
        return UNEXPECTED


def _run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Import what the command needs, and run it."""
    module, _, function = asked.run.partition(":")
    run: Callable[[argparse.Namespace, Terminal], int]
    run = getattr(importlib.import_module(f"caravanserai.cli.{module}"), function)
    code = run(asked, terminal)
    sys.stdout.flush()
    return code


def _pipe_closed() -> int:
    """The reader has gone: exit silently, leaving the interpreter nothing to flush."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED
