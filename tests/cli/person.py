"""Somebody who types commands and answers, and reads what comes back."""

from __future__ import annotations

import contextlib
import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain, cycle
from typing import Any

from caravanserai.cli import main


@dataclass(frozen=True, slots=True)
class Result:
    """What a command answered."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Answers(io.StringIO):
    """The keyboard: some lines, and then one line for ever if so wished."""

    def __init__(self, lines: list[str], then: str | None) -> None:
        super().__init__()
        self.lines = chain(lines, cycle([then]) if then is not None else [])

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = next(self.lines, None)
        return "" if line is None else f"{line}\n"


def run(*command: str, lines: list[str] | None = None, then: str | None = None) -> Result:
    """Run a command with these answers."""
    return _run(lambda: main(list(command)), Answers(lines or [], then))


def _run(command: Callable[[], int], keyboard: io.StringIO) -> Result:
    out, err = io.StringIO(), io.StringIO()
    usual = sys.stdin
    sys.stdin = keyboard
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = command()
    finally:
        sys.stdin = usual
    assert "Traceback" not in out.getvalue() + err.getvalue()
    return Result(code, out.getvalue(), err.getvalue())
