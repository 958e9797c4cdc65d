"""What may tell who wins at Yspahan, as small numbers: the weights are fitted and lie in values.json."""

from __future__ import annotations

from typing import Final

from caravanserai.games.yspahan.advice import worth
from caravanserai.games.yspahan.parts import EMPTY
from caravanserai.games.yspahan.rules import caravan
from caravanserai.games.yspahan.state import Yspahan

NAMES: Final = ["standing", "points", "camels", "gold", "cards", "buildings", "caravan", "souks", "first"]


def features(s: Yspahan) -> list[list[int]]:
    """For each seat: its standing, what it has, and whether it plays first."""
    souks = [0] * s.players_count
    for which in s.parts.souks:
        owner = s.owner_of_souk(which)
        if owner != EMPTY and s.is_complete(which):
            souks[owner] += which.points
    found: list[list[int]] = []
    for seat, player in enumerate(s.players):
        found.append(
            [
                worth.position(s, seat),
                player.score(),
                player.camels,
                player.gold,
                player.hand.size(),
                player.buildings_count(),
                caravan.value(s, seat),
                souks[seat],
                1 if s.first == seat else 0,
            ]
        )
    return found
