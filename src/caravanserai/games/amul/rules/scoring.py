"""What play areas are worth, card by card and row by row of the score pad (AMU-SCORE).

Every card's score is a sum of terms declared in data.toml; there is a function for each kind of term and none
for a single card.
"""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.amul.parts import COUNT, FLAT, IN_PLAY, PAIRS, SERIES, SWITCH, Face, Term
from caravanserai.games.amul.rules.counting import Areas, areas_of
from caravanserai.games.amul.rules.majorities import majority_points
from caravanserai.games.amul.rules.traders import trader_points
from caravanserai.games.amul.state import Amul


def series(table: list[int], cards: i64) -> i64:
    """Full series and the rest of one (AMU-SCORE.3)."""
    size: i64 = len(table)
    points = cards // size * table[size - 1]
    rest = cards % size
    if rest > 0:
        points += table[rest - 1]
    return points


def term_points(areas: Areas, seat: i64, term: Term, face: Face) -> i64:
    """What one term gives for all copies together (AMU-SCORE.2-4, .6, .7); for sets see `traders`."""
    own = areas.by_seat[seat]
    copies: i64 = own.faces[face.index]
    if term.kind == FLAT:
        return copies * term.points
    if term.kind == COUNT:
        return copies * term.points * areas.counted(term, seat)
    if term.kind == SERIES:
        return series(term.table, copies)
    if term.kind == SWITCH:
        held = areas.counted(term, seat) >= term.at_least
        return copies * (term.alternative if held else term.points)
    if term.kind == IN_PLAY:
        return copies * term.table[min(areas.in_play(face.index), len(term.table)) - 1]
    if term.kind == PAIRS:
        first: i64 = own.symbols[term.of[0]]
        second: i64 = own.symbols[term.of[1]]
        return copies * term.points * min(first, second)
    return 0


def face_points(areas: Areas, seat: i64, face: Face) -> i64:
    """What the owner's copies of a card give, traders aside (AMU-SCORE.2, .9)."""
    if areas.by_seat[seat].faces[face.index] == 0:
        return 0
    points: i64 = 0
    for term in face.terms:
        points += term_points(areas, seat, term, face)
    return points


# --- the score pad --------------------------------------------------------------------------------------


def rows(areas: Areas, seat: i64) -> list[int]:
    """The rows of the score pad: a style each, traders among them, then the majorities (AMU-SCORE.1)."""
    parts = areas.parts
    points = [0] * len(parts.styles)
    own = areas.by_seat[seat]
    traded = False
    for index, copies in enumerate(own.faces):
        if copies == 0:
            continue
        face = parts.faces[index]
        points[face.style] += face_points(areas, seat, face)
        if face.is_trader and not traded:
            traded = True
            points[face.style] += trader_points(parts, own, areas.switches.trader_multiple_sets)
    for symbol in parts.majorities:
        points.append(majority_points(areas, symbol, seat))
    return points


def total(areas: Areas, seat: i64) -> i64:
    """The sum of the rows, never floored (AMU-SCORE.9)."""
    points: i64 = 0
    for row in rows(areas, seat):
        points += row
    return points


def totals(s: Amul) -> list[int]:
    """The points of each seat as the play areas lie now (AMU-SCORE.1)."""
    areas = areas_of(s)
    return [total(areas, seat) for seat in range(s.players_count)]
