"""One server per SQLite file: a second one reports that the file is in use and does not start."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

import sqlalchemy as sa


class InUse(Exception):
    """Another server is using this database."""

    def __init__(self, path: str) -> None:
        super().__init__(f"another server is using {path}")
        self.path = path


class Claim:
    """An operating-system lock on a file beside the database: it always ends with the process."""

    def __init__(self, url: str) -> None:
        parts = sa.make_url(url)
        self.path = parts.database if parts.get_backend_name() == "sqlite" else None
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Reserve the database for this process, or raise InUse."""
        if self._file is not None or not self.path or self.path == ":memory:":
            return
        file = Path(f"{self.path}.lock").open("a+")  # noqa: SIM115  # held until the server stops
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
