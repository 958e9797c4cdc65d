"""Records and positions on disk: read with clear error messages, written completely or not at all."""

from __future__ import annotations

import json
import os
import secrets
import tempfile
from pathlib import Path
from typing import Any

from caravanserai.cli.problems import FAILED, USAGE, Problem
from caravanserai.games import UnknownGame, load
from caravanserai.kernel.game import Document, Game
from caravanserai.kernel.record import BrokenRecord, dumps, loads, replay, verify
from caravanserai.kernel.refusal import Fault
from caravanserai.kernel.table import Table


def read_text(name: str) -> str:
    """The text of a file unchanged, or a problem that says why it cannot be read."""
    path = Path(name).expanduser()
    try:
        return path.read_bytes().decode()
    except FileNotFoundError:
        raise Problem("cli-no_such_file", {"file": name}) from None
    except IsADirectoryError:
        raise Problem("cli-is_folder", {"file": name}) from None
    except UnicodeDecodeError:
        raise broken(name, BrokenRecord("no_text", "it is no UTF-8 text")) from None
    except (OSError, ValueError) as error:
        raise Problem("cli-unreadable_file", {"file": name, "reason": _reason(error)}) from None


def read_record(name: str) -> tuple[Game, Document]:
    """A record that has not been altered since it was written, and its game."""
    try:
        document = loads(read_text(name))
        return load(document["game"]), document
    except (BrokenRecord, UnknownGame) as error:
        raise broken(name, error) from None
    except RecursionError:
        raise broken(name, BrokenRecord("too_deep", "it is nested too deeply")) from None


def broken(name: str, fault: Fault) -> Problem:
    """The problem with a record that cannot be trusted."""
    return Problem("cli-broken_record", {"file": name, "reason": fault}, FAILED)


def read_position(name: str) -> Document:
    """A position document."""
    try:
        document: Any = json.loads(read_text(name))
    except (ValueError, RecursionError) as error:
        no_json = Fault("no_json", "this is no JSON document: {error}", error=str(error))
        raise Problem("cli-bad_position", {"file": name, "reason": no_json}) from None
    if not isinstance(document, dict):
        raise Problem("cli-no_position", {"file": name})
    return document


def resume(name: str, game: Game, document: Document) -> Table:
    """The table of a record, ready to play on: with its own seed if the record reveals it."""
    try:
        proved = verify(game, document).seed_proved
        told = replay(game, document)
    except BrokenRecord as error:
        raise broken(name, error) from None
    seed: int | bytes = bytes.fromhex(document["seed"]) if proved else secrets.randbits(30)
    recorded = None if proved else told.chance.outcomes
    table = Table(game, told.players, seed, told.options, told.start_position, told.names, recorded=recorded)
    for entry in told.entries:
        table.play(entry.seat, entry.action)
    return table


def write_record(table: Table, name: str) -> Path:
    """Save the game so far with its seed, so that it can be continued and verified."""
    path = Path(name).expanduser()
    if path.is_dir():
        raise Problem("cli-is_folder", {"file": name})
    if path.exists() and not _is_record(path):
        raise Problem("cli-not_overwritten", {"file": name})
    try:
        _replace(path, dumps(table.record(open_seed=True)))
    except OSError as error:
        raise Problem("cli-unwritable_file", {"file": name, "reason": _reason(error)}, USAGE) from None
    return path


def write_text(name: str, text: str) -> None:
    """Write a file completely or not at all, or say why it cannot be written."""
    try:
        _replace(Path(name).expanduser(), text)
    except OSError as error:
        raise Problem("cli-unwritable_file", {"file": name, "reason": _reason(error)}) from None


def keep(table: Table) -> Path:
    """Save a game that is finished or abandoned, next to the server's tables."""
    from caravanserai.server.settings import data_folder  # the server keeps its tables there too

    folder = data_folder()
    record = table.record()
    name = f"{table.game.id}-{(record['commitment'] or record['digest'])[:8]}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return write_record(table, str(folder / name))
    except (OSError, Problem):
        return write_record(table, name)


def _is_record(path: Path) -> bool:
    try:
        loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return True


def _replace(path: Path, text: str) -> None:
    """Write a temporary file first: a full disk loses nothing."""
    handle, beside = tempfile.mkstemp(dir=path.parent or Path(), prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        Path(beside).chmod(0o644)
        Path(beside).replace(path)
    except OSError:
        Path(beside).unlink(missing_ok=True)
        raise


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
