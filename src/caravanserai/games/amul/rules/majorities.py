"""What the majorities of symbols give (AMU-MAJ)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.amul.parts import Parts
from caravanserai.games.amul.rules.counting import Areas

NO_PLACE: Final = 0


def majority_place(areas: Areas, symbol: int, seat: i64) -> i64:
    """The place a seat reaches: tied players have the lowest of their group (AMU-MAJ.2-4)."""
    mine = areas.by_seat[seat].symbols[symbol]
    if mine == 0 and areas.switches.majority_requires_symbol:
        return NO_PLACE
    place: i64 = 0
    for counts in areas.by_seat:
        if counts.symbols[symbol] >= mine:
            place += 1
    return place


def points_of_place(parts: Parts, place: i64) -> i64:
    """What a place gives; nothing beyond the last that scores (AMU-MAJ.2)."""
    points = parts.majority_points
    return points[place - 1] if NO_PLACE < place <= len(points) else 0


def majority_points(areas: Areas, symbol: int, seat: i64) -> i64:
    """What a majority gives to a seat (AMU-MAJ.2, .3)."""
    return points_of_place(areas.parts, majority_place(areas, symbol, seat))
