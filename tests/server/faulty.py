"""A server process for tests whose database fails on demand.

A file named after a fault, in the folder given on the command line, triggers it at the next log entry:
`freeze` stops the process just before the COMMIT, `raise` lets the COMMIT succeed and then fail.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any


def install(folder: Path) -> None:
    """Make commits of log entries check for faults."""
    import sqlalchemy as sa
    from sqlalchemy.engine.default import DefaultDialect

    commit = DefaultDialect.do_commit
    here = threading.local()

    @sa.event.listens_for(sa.Engine, "before_cursor_execute")
    def notice(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("INSERT INTO entry"):
            here.entry = True

    def do_commit(dialect: DefaultDialect, connection: Any) -> None:
        entry, here.entry = getattr(here, "entry", False), False
        if entry and _met(folder / "freeze"):
            os.kill(os.getpid(), signal.SIGSTOP)
            time.sleep(0.5)  # other threads may be stopped first: this one waits here
        commit(dialect, connection)  # type: ignore[no-untyped-call]
        if entry and _met(folder / "raise"):
            raise OSError("the connection was lost after the commit")

    DefaultDialect.do_commit = do_commit  # type: ignore[method-assign]  # SQLAlchemy's own hook


def _met(fault: Path) -> bool:
    try:
        fault.unlink()
    except FileNotFoundError:
        return False
    return True


if __name__ == "__main__":
    from tests.server.program import main

    install(Path(sys.argv[3]))
    main()
