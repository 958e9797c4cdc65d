"""One server for one SQLite file: whoever comes second is told so, and does not start."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

import sqlalchemy as sa


class InUse(Exception):
    """Another server has this database."""

    def __init__(self, path: str) -> None:
        super().__init__(f"another server is using {path}")
        self.path = path


class Claim:
    """A lock of the operating system on a file beside the database: it ends with the process in any case."""

    def __init__(self, url: str) -> None:
        parts = sa.make_url(url)
        self.path = parts.database if parts.get_backend_name() == "sqlite" else None
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Have the database for this process alone, or raise InUse."""
        if self._file is not None or not self.path or self.path == ":memory:":
            return
        file = Path(f"{self.path}.lock").open("a+")  # noqa: SIM115  # held until the server ends
        try:
            _lock(file)
        except OSError:
            file.close()
            raise InUse(self.path) from None
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        self._file = file

    def give_back(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
