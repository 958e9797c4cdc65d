"""The functions that implement a game's rules, and the rules that each of them names."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
GAMES = SOURCES / "caravanserai" / "games"
# modules outside `rules/` that contain rules; only their functions whose own docstring names a rule count
BESIDE_THE_RULES = ("game.py", "objective.py", "placements.py", "player.py", "princess_deck.py", "state.py")
# what a written position may wait for is judged by damaged documents (tests/damage.py): functions with these
# names, and those that are given the steps below
NOT_RULES = ("fits", "is_aimed", "largest_tax")
STEPS_BELOW = "below"
# what somebody supposes of hidden totals is judged by the comparison of worlds (tests/conformance/secrecy.py)
SUPPOSED = ("hidden_treasures.py",)

_ONE_OR_RANGE = r"\d+(?:-\d+)?"
_RULES = re.compile(rf"\b([A-Z]{{3}}-[A-Z0-9]+)\.({_ONE_OR_RANGE}(?:(?:,| and| or) \.{_ONE_OR_RANGE})*)")

Function = ast.FunctionDef | ast.AsyncFunctionDef


def rules_in(text: str) -> set[str]:
    """The rule IDs in a text, including ranges (`YSP-TOWER.1-5`) and lists (`YSP-CAR.4, .5`)."""
    found: set[str] = set()
    for chapter, numbers in _RULES.findall(text):
        for part in re.findall(_ONE_OR_RANGE, numbers):
            first, _, last = part.partition("-")
            found |= {f"{chapter}.{number}" for number in range(int(first), int(last or first) + 1)}
    return found


@dataclass(frozen=True, eq=False)
class Place:
    """A function of a game's rules."""

    path: Path
    tree: ast.Module
    node: Function
    name: str  # with its class: "Bid.take"
    rules: frozenset[str]

    @property
    def file(self) -> str:
        """The path below the games folder, as reports show it."""
        return self.path.relative_to(GAMES if GAMES in self.path.parents else self.path.parent).as_posix()

    @property
    def module(self) -> str:
        """The name by which the game imports it."""
        return ".".join(self.path.relative_to(SOURCES).with_suffix("").parts)


def places(game: str) -> list[Place]:
    """Every function in which rules can be broken, in order of file and line."""
    found: list[Place] = []
    for path in rule_files(GAMES / game):
        beside = path.name in BESIDE_THE_RULES and path.parent.name == game
        found += [place for place in places_in(path) if _own_rules(place.node) or not beside]
    return found


def rule_files(folder: Path) -> list[Path]:
    """The modules of a game that contain rules."""
    beside = [folder / name for name in BESIDE_THE_RULES]
    rules = [path for path in sorted((folder / "rules").glob("**/*.py")) if path.name not in SUPPOSED]
    return [*rules, *(path for path in beside if path.exists())]


def places_in(path: Path) -> list[Place]:
    """The functions and methods of one module."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    found: list[Place] = []

    def look(body: list[ast.stmt], prefix: str, outer: frozenset[str]) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef):
                look(node.body, f"{prefix}{node.name}.", outer | rules_in(ast.get_docstring(node) or ""))
            elif isinstance(node, Function) and _is_rule(node):
                # the docstring, and what a comment or a refusal in the function names
                own = rules_in("\n".join(source.splitlines()[node.lineno - 1 : node.end_lineno]))
                found.append(Place(path, tree, node, prefix + node.name, outer | own))

    look(tree.body, "", frozenset())
    return found


def _is_rule(node: Function) -> bool:
    return node.name not in NOT_RULES and STEPS_BELOW not in {argument.arg for argument in node.args.args}


def _own_rules(node: Function) -> set[str]:
    return rules_in(ast.get_docstring(node) or "")
