"""How a search goes about a game: found by measurement and kept as data in the game's folder."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.bots.budget import Budget
from caravanserai.kernel.game import Advice
from caravanserai.kernel.state import State

HALVING: Final = "halving"  # the best rated options side by side; the worse half is dropped again and again
TREE: Final = "tree"  # a tree of one's own decisions
KINDS: Final = [HALVING, TREE]

# the whole numbers that can be set, each with the least and the most
_NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "iterations": (1, 10_000_000),
    "ms": (1, 600_000),
    "width": (2, 1000),
    "rounds": (1, 1000),
    "caution": (0, 1000),
    "margin": (0, 1000),
    "reach": (1, 1_000_000),
    "explore": (0, 10_000),
}
NAMES: Final = ["kind", *_NUMBERS]


class BadSetting(ValueError):
    """A setting that search does not have, or a value it cannot have."""


@mypyc_attr(acyclic=True)
class Settings:
    """One way to search."""

    def __init__(self) -> None:
        self.kind = HALVING
        self.iterations = 400
        self.ms = 0
        self.width: i64 = 6  # how many of the best rated options are looked at
        self.rounds: i64 = 2  # how many rounds are played on before the position is judged
        self.caution: i64 = 0  # by how many hundredths of a standard error another option must be better
        self.margin: i64 = 50  # how much the margin counts beside the victory, in thousandths
        self.reach: i64 = 2000  # the margin, in hundredths of a point, that counts in full
        self.explore: i64 = 500  # how eagerly the tree tries what has been tried little, in thousandths

    def set(self, name: str, value: Any) -> None:
        """Set one by name; a number may be given as text."""
        if name == "kind":
            if value not in KINDS:
                raise BadSetting(f"kind can be {' or '.join(KINDS)}, not {value}")
            self.kind = str(value)
            return
        if name not in _NUMBERS:
            raise BadSetting(f"search has no setting {name!r}; it has {', '.join(NAMES)}")
        least, most = _NUMBERS[name]
        text = str(value)
        if not text.isdecimal() or not least <= int(text) <= most:
            raise BadSetting(f"{name} can be {least} to {most}, not {text}")
        self._set_number(name, int(text))

    def _set_number(self, name: str, number: int) -> None:
        if name == "iterations":
            self.iterations = number
            self.ms = 0
        elif name == "ms":
            self.ms = number
            self.iterations = 0
        elif name == "width":
            self.width = number
        elif name == "rounds":
            self.rounds = number
        elif name == "caution":
            self.caution = number
        elif name == "margin":
            self.margin = number
        elif name == "reach":
            self.reach = number
        else:
            self.explore = number

    def budget(self) -> Budget:
        return Budget(self.iterations, self.ms)


def parse(text: str) -> list[tuple[str, str]]:
    """Settings as people write them, such as `iterations=400,width=6`; names and values are checked."""
    wishes: list[tuple[str, str]] = []
    trial = Settings()
    for part in text.split(","):
        name, equals, value = part.partition("=")
        if not equals:
            raise BadSetting(f"a setting is written name=value, not {part!r}; there are {', '.join(NAMES)}")
        trial.set(name.strip(), value.strip())
        wishes.append((name.strip(), value.strip()))
    return wishes


_known: dict[str, dict[str, Any]] = {}


def _data(advice: Advice) -> dict[str, Any]:
    """What the game's search.toml says: tables by variant and number of players."""
    found = _known.get(advice.folder)
    if found is None:
        path = Path(advice.folder) / "search.toml"
        known = advice.folder != "" and path.exists()
        found = tomllib.loads(path.read_text(encoding="utf-8")) if known else {}
        _known[advice.folder] = found
    return found


def settings_for(advice: Advice, state: State, wishes: list[tuple[str, str]]) -> Settings:
    """How to search here: what holds for the game, the number of players and the variant, then the wishes."""
    settings = Settings()
    variant = advice.variant(state)
    count = str(state.players_count)
    for table in ("all", count, variant, f"{variant} {count}".strip()):
        entries: dict[str, Any] = _data(advice).get(table, {})
        for name, value in entries.items():
            settings.set(name, value)
    for wish, text in wishes:
        settings.set(wish, text)
    return settings
