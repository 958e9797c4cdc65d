"""Component data: read from a game's data.toml and checked by name against its code."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from caravanserai.kernel.game import OptionKind


class BadData(ValueError):
    """The component data contradict themselves or the code."""


def read(module: str) -> dict[str, Any]:
    """The data.toml beside a module, given the module's `__file__`."""
    return tomllib.loads((Path(module).parent / "data.toml").read_text(encoding="utf-8"))


def check_names(kind: str, found: list[str], names: list[str]) -> None:
    """The data must list exactly the names the rules know, each once, in any order."""
    known = f"the {kind} must be {', '.join(names)}"
    for name in found:
        if name not in names:
            raise BadData(f"{known}: {name} is not known")
        if found.count(name) > 1:
            raise BadData(f"{known}: {name} is listed twice")
    for name in names:
        if name not in found:
            raise BadData(f"{known}: {name} is missing")


def in_order(kind: str, entries: list[dict[str, Any]], names: list[str]) -> list[dict[str, Any]]:
    """The entries with these ids, in the code's order rather than their own."""
    check_names(kind, [entry["id"] for entry in entries], names)
    return sorted(entries, key=lambda entry: names.index(entry["id"]))


def switches(defaults: dict[str, Any], rules: dict[str, str]) -> list[OptionKind]:
    """The switchable rulings as options: defaults from the data, each with the rule it implements."""
    check_names("options", list(defaults), list(rules))
    return [OptionKind(name, [False, True], defaults[name], rule) for name, rule in rules.items()]
