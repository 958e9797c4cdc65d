"""What may tell who wins at Emira, as small numbers: the weights are fitted and lie in values.json."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.emira.advice.outlook import Outlook
from caravanserai.games.emira.parts import APPEARANCE, PALACE, STATUS
from caravanserai.games.emira.player import left_of, track_of
from caravanserai.games.emira.state import Emira

NAMES: Final = [
    "standing",
    "distance",
    "near",
    "residents",
    "missing",
    "free",
    "gold",
    "income",
    "to_come",
    "upkeep",
    "discount",
    "events",
    "appearance",
    "status",
    "palace",
]
_NEAR: Final = 20  # a distance in tenths of a princess: what lies below it counts as near
_LEAD: Final = 4  # no lead counts for more


def features(s: Emira, points: i64) -> list[list[int]]:
    """For each seat: how far it is from its goal, what it lives on, and where it leads; gold in tens."""
    outlook = Outlook(s, 0)
    found: list[list[int]] = []
    for seat, player in enumerate(s.players):
        to_come: i64 = 0
        for caravan in player.caravans:
            to_come += left_of(caravan) * s.parts.caravans[track_of(caravan)].payment
        distance = outlook.distance[seat]
        found.append(
            [
                outlook.position(seat) * points // 10,
                distance,
                max(0, _NEAR - distance),
                len(player.residents),
                outlook.missing(seat, 0),
                outlook.free[seat],
                player.gold // 10,
                player.income(s.parts) // 10,
                to_come // 10,
                player.upkeep(s.parts) // 10,
                player.discount(s.parts) // 10,
                player.hand.size(),
                _lead(outlook, seat, APPEARANCE),
                _lead(outlook, seat, STATUS),
                _lead(outlook, seat, PALACE),
            ]
        )
    return found


def _lead(outlook: Outlook, seat: int, trait: i64) -> i64:
    return max(-_LEAD, min(_LEAD, outlook.margin(seat, trait)))
