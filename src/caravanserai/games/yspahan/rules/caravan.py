"""The Caravan: goods enter it, and it is scored when full and at each week's end (YSP-CAR)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.yspahan import events
from caravanserai.games.yspahan.parts import CARAVANSERAI
from caravanserai.games.yspahan.state import Yspahan


def row_of(s: Yspahan, place: i64) -> i64:
    """The row of a place along the path, 0 at the bottom (YSP-CAR.1, YSP-P3.1, YSP-TWO.1)."""
    return place // s.parts.camels_per_row[s.players_count]


def capacity(s: Yspahan) -> i64:
    """How many camels there are (YSP-CAR.4, YSP-P3.1, YSP-TWO.1)."""
    return s.parts.camels_per_row[s.players_count] * len(s.parts.row_points)


def enter(s: Yspahan, owner: i64, by_supervisor: bool) -> None:
    """A cube takes the first empty camel (YSP-CAR.1, .2, .4, YSP-BLD.4, YSP-CARD.7)."""
    place: i64 = len(s.caravan)
    row = row_of(s, place)
    points: i64 = s.parts.row_points[row]
    s.caravan.append(owner)
    s.players[owner].placement_points += points
    s.note(events.CARAVAN_ENTERED, owner, place + 1, row + 1, points)
    if by_supervisor:
        for _ in range(s.power(owner, CARAVANSERAI)):
            s.draw_card(owner)
    if len(s.caravan) == capacity(s):
        s.note(events.CARAVAN_FULL)
        score(s)
        s.caravan = []


def value(s: Yspahan, seat: i64) -> i64:
    """A seat's cubes times the value of the highest row that holds one of them (YSP-CAR.3)."""
    cubes: i64 = 0
    highest: i64 = 0
    for place in range(len(s.caravan)):
        if s.caravan[place] == seat:
            cubes += 1
            highest = s.parts.row_value[row_of(s, place)]
    return cubes * highest


def score(s: Yspahan) -> None:
    """Every player scores their Caravan value, in turn order (YSP-CAR.4, .6, YSP-RULING.27)."""
    for seat in s.order[: s.players_count]:
        points = value(s, seat)
        s.players[seat].caravan_points += points
        if s.journal is not None and points > 0:
            cubes = s.caravan.count(seat)
            s.note(events.CARAVAN_SCORED, seat, cubes, points // cubes, points)
