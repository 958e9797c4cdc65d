"""Which rules the tests prove: the mark for tests, and the report that `make rules-report` prints."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from caravanserai.games import SHELF

ROOT = Path(__file__).resolve().parent.parent
_DEFINITION = re.compile(r"^- \*\*([A-Z0-9]+-[A-Z0-9]+\.[0-9]+)\*\*", re.MULTILINE)

Test = TypeVar("Test", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test with the rules it proves: `@rule("YSP-TOWER.3", "YSP-EX.10")`."""

    def mark(test: Test) -> Test:
        for id in ids:
            test = pytest.mark.rule(id)(test)
        return test

    return mark


class Coverage:
    """What one game's rulebook defines and what its tests name."""

    def __init__(self, game: str, defined: list[str], named: set[str]) -> None:
        self.game = game
        self.defined = defined
        self.missing = [id for id in defined if id not in named]
        self.unknown = sorted(named - set(defined))

    def __str__(self) -> str:
        lines = [f"{self.game} {len(self.defined) - len(self.missing)}/{len(self.defined)}"]
        lines += [f"  no test names {id}" for id in self.missing]
        lines += [f"  a test names {id}, which no rule bears" for id in self.unknown]
        return "\n".join(lines)


def defined_rules(game: str) -> list[str]:
    """The IDs of the English rulebook, and of its part for programmers, in their order."""
    rules = ROOT / "docs" / "rules"
    books = [rules / f"{game}.en.md", rules / "program" / f"{game}.en.md"]
    return [
        id for book in books if book.is_file() for id in _DEFINITION.findall(book.read_text(encoding="utf-8"))
    ]


def named_rules(game: str) -> set[str]:
    """The IDs that tests of the game carry in `@rule(...)`."""
    named: set[str] = set()
    for path in sorted((ROOT / "tests" / "games" / game).glob("**/test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named |= _ids_of(node)
    return named


def _ids_of(test: ast.FunctionDef) -> set[str]:
    return {
        argument.value
        for mark in test.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def coverage(game: str) -> Coverage:
    return Coverage(game, defined_rules(game), named_rules(game))


def main() -> int:
    """Print the report; 1 when a rule has no test or a test names a rule that does not exist."""
    reports = [coverage(game) for game in SHELF]
    for report in reports:
        print(report)
    return 1 if any(report.missing or report.unknown for report in reports) else 0


if __name__ == "__main__":
    sys.exit(main())
