"""What may tell who wins at Aladdin's Dragons: the weights are fitted and lie in values.json."""

from __future__ import annotations

from typing import Final

from caravanserai.games.dragons.advice.worth_of_spaces import standing, usable
from caravanserai.games.dragons.state import Dragons

NAMES: Final = ["standing", "artifacts", "units", "deepest", "kinds", "spells", "usable", "camel"]


def features(s: Dragons) -> list[list[int]]:
    """For each seat: its standing, artifacts and treasures, spells, and whether it has the camel."""
    found: list[list[int]] = []
    for seat, player in enumerate(s.players):
        deepest = 0
        kinds = 0
        for amount in player.treasures:
            deepest = max(deepest, amount)
            if amount > 0:
                kinds += 1
        found.append(
            [
                standing(s, seat),
                player.artifact_count(),
                player.units(),
                deepest,
                kinds,
                player.spells.size() if s.magic else 0,
                usable(s, seat) if s.magic else 0,
                1 if s.start == seat else 0,
            ]
        )
    return found
