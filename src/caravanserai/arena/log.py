"""The log of a ladder or a tuning: what is played, then each deal in a line, written when it is finished."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

FORMAT: Final = "caravanserai ladder"
VERSION: Final = 1


class WrongLog(Exception):
    """A file that is no log, or the log of another ladder."""


class Log:
    """A file of JSON lines that survives being interrupted: a torn last line is dropped."""

    def __init__(self, path: Path | None, about: dict[str, Any], format: str = FORMAT) -> None:
        self.path = path
        self.deals: dict[int, dict[str, Any]] = {}
        self._format = format
        self._heading = {"format": format, "version": VERSION, **about}
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if text and not whole:
            raise WrongLog(f"{path} is no {self._kind}")
        if not whole:
            self._append(self._heading)
            return
        lines = whole.splitlines()
        self._check(path, lines[0])
        if whole != text:
            os.truncate(path, len(whole.encode()))
        for line in lines[1:]:
            try:
                deal = json.loads(line)
                self.deals[deal["deal"]] = deal
            except (ValueError, KeyError, TypeError):
                raise WrongLog(f"{path} holds a line that is no deal: {line[:80]}") from None

    def _check(self, path: Path, line: str) -> None:
        try:
            heading = json.loads(line)
        except ValueError:
            heading = None
        if not isinstance(heading, dict) or heading.get("format") != self._format:
            raise WrongLog(f"{path} is no {self._kind}")
        for key, value in self._heading.items():
            if heading.get(key) != json.loads(json.dumps(value)):
                raise WrongLog(
                    f"{path} is another {self._kind}: its {key} is {heading.get(key)!r}, not {value!r}"
                )

    @property
    def _kind(self) -> str:
        """What the file is the log of, in a word."""
        return self._format.rpartition(" ")[2]

    def add(self, deal: dict[str, Any]) -> None:
        """Keep a finished deal."""
        self.deals[deal["deal"]] = deal
        self._append(deal)

    def _append(self, line: dict[str, Any]) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
