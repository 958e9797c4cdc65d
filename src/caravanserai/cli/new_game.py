"""`caravanserai new-game`: a folder with a small game that works, ready to become another one."""

from __future__ import annotations

import argparse
import keyword
import re
from pathlib import Path
from typing import Final

from caravanserai.cli.problems import Problem
from caravanserai.cli.terminal import Terminal
from caravanserai.games import shelf

_TEMPLATE: Final = Path(__file__).with_name("template")
_SUFFIX: Final = ".template"
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,30}")


def run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Write the folder and say what to do next."""
    name = asked.name
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Problem("cli-new_game_name", {"name": name})
    if name in shelf():
        raise Problem("cli-new_game_taken", {"name": name})
    folder = Path(asked.into or name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Problem("cli-new_game_folder", {"file": str(folder)})
    write(folder, name)
    terminal.tell("cli-new_game_written", {"file": str(folder), "name": name})
    return 0


def write(folder: Path, name: str) -> None:
    """Every file of the template, with the game's name in place of the placeholders."""
    words = {
        "@NAME@": name,
        "@TITLE@": name.replace("_", " ").capitalize(),
        "@CLASS@": "".join(part.capitalize() for part in name.split("_")),
        "@PREFIX@": re.sub("[^A-Z0-9]", "", name.upper())[:6],
    }
    for source in sorted(_TEMPLATE.rglob(f"*{_SUFFIX}")):
        target = folder / _place(source.relative_to(_TEMPLATE), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = source.read_text(encoding="utf-8")
        for placeholder, word in words.items():
            text = text.replace(placeholder, word)
        target.write_text(text, encoding="utf-8")
    (folder / "src" / name / "__init__.py").write_text("", encoding="utf-8")


def _place(path: Path, name: str) -> Path:
    """Where a file of the template goes: the game's own folder is the package."""
    path = path.with_name(path.name.removesuffix(_SUFFIX))
    if path.parts[0] == "game":
        return Path("src", name, *path.parts[1:])
    return path
