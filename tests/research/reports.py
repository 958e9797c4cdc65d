"""The reports in the docs, and their figures made again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from caravanserai.research.measures import report
from caravanserai.research.plan import Plan
from caravanserai.research.study import play, skill_plan
from caravanserai.workers import Here

DOCS = Path(__file__).parents[2] / "docs" / "research"


def figures(game: str) -> list[dict[str, Any]]:
    """The figures of a report: a document for each number of players and variant."""
    found: list[dict[str, Any]] = json.loads((DOCS / f"study-{game}.json").read_text(encoding="utf-8"))
    return found


def shortest(game: str) -> dict[str, Any]:
    """The figures of the table that is quickest to play again."""
    return min(figures(game), key=lambda found: float(found["length"]["mean"]) * found["branching"]["mean"])


def made_again(found: dict[str, Any]) -> dict[str, Any]:
    """The figures of one table, from games played now."""
    plan = Plan(found["game"], tuple(found["bots"]), found["games"], found["seed"], found["options"])
    made: dict[str, Any] = json.loads(
        json.dumps(report(plan, play(plan, Here()), play(skill_plan(plan), Here())))
    )
    return made
