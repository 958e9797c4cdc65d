"""What play areas are worth, card by card and row by row of the score pad (AMU-SCORE, AMU-TRADER, AMU-MAJ).

Every card's score is a sum of terms declared in data.toml; there is a function for each kind of term and none
for a single card.
"""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.amul.parts import (
    COUNT,
    FLAT,
    IN_PLAY,
    NEIGHBOURS,
    ONE_NEIGHBOUR,
    PAIRS,
    SELF_AND_NEIGHBOURS,
    SERIES,
    SET,
    SWITCH,
    Face,
    Parts,
    Term,
)
from caravanserai.games.amul.tally import Tally


class Around:
    """The play areas that one player's score looks at: one's own, both neighbours', and all together."""

    def __init__(self, own: Tally, left: Tally, right: Tally, everyone: Tally) -> None:
        self.own = own
        self.left = left
        self.right = right
        self.everyone = everyone


class Switches:
    """The rulings that change a score (AMU-RULING.10, .12)."""

    def __init__(self, multiple_sets: bool, majority_requires_symbol: bool) -> None:
        self.multiple_sets = multiple_sets
        self.majority_requires_symbol = majority_requires_symbol


def together(tallies: list[Tally]) -> Tally:
    """All play areas as one, by face (AMU-SCORE.6)."""
    everyone = Tally(len(tallies[0].faces))
    counts = everyone.faces
    for tally in tallies:
        for face, copies in enumerate(tally.faces):
            if copies != 0:
                counts[face] += copies
    return everyone


def around(tallies: list[Tally], everyone: Tally, seat: int) -> Around:
    """The areas around a seat; with three players the neighbours are all the others (AMU-SCORE.5)."""
    count = len(tallies)
    return Around(tallies[seat], tallies[(seat + 1) % count], tallies[(seat + count - 1) % count], everyone)


# --- cards ----------------------------------------------------------------------------------------------


def series(table: list[int], cards: i64) -> i64:
    """Full series and the rest of one (AMU-SCORE.3)."""
    size: i64 = len(table)
    points = cards // size * table[size - 1]
    rest = cards % size
    if rest > 0:
        points += table[rest - 1]
    return points


def counted(term: Term, near: Around) -> i64:
    """How many cards or symbols a term finds within its scope (AMU-SCORE.5, .8)."""
    if term.scope == NEIGHBOURS:
        return near.left.count(term) + near.right.count(term)
    if term.scope == SELF_AND_NEIGHBOURS:
        return near.own.count(term) + near.left.count(term) + near.right.count(term)
    if term.scope == ONE_NEIGHBOUR:
        return max(near.left.count(term), near.right.count(term))
    return near.own.count(term)


def term_points(term: Term, face: Face, near: Around) -> i64:
    """What one term gives for all the owner's copies together; sets are counted by `best_sets`."""
    copies: i64 = near.own.faces[face.index]
    if term.kind == FLAT:
        return copies * term.points
    if term.kind == COUNT:
        return copies * term.points * counted(term, near)
    if term.kind == SERIES:
        return series(term.table, copies)
    if term.kind == SWITCH:
        held = counted(term, near) >= term.at_least
        return copies * (term.alternative if held else term.points)
    if term.kind == IN_PLAY:
        in_play: i64 = near.everyone.faces[face.index]
        return copies * term.table[min(in_play, len(term.table)) - 1]
    if term.kind == PAIRS:
        first: i64 = near.own.symbols[term.of[0]]
        second: i64 = near.own.symbols[term.of[1]]
        return copies * term.points * min(first, second)
    return 0


def face_points(face: Face, near: Around) -> i64:
    """What the owner's copies of a card give, traders aside (AMU-SCORE.2, .9)."""
    if near.own.faces[face.index] == 0:
        return 0
    points: i64 = 0
    for term in face.terms:
        points += term_points(term, face, near)
    return points


# --- traders --------------------------------------------------------------------------------------------


def traders_of(parts: Parts, own: Tally) -> list[Face]:
    """The traders in a play area."""
    return [face for face in parts.faces if face.is_trader and own.faces[face.index] > 0]


def set_term(trader: Face) -> Term:
    """The term that names a trader's set."""
    for term in trader.terms:
        if term.kind == SET:
            return term
    raise AssertionError(f"{trader.id} asks for no set")


def best_sets(parts: Parts, own: Tally, multiple: bool) -> list[int]:
    """For each trader in the area its sets in the best assignment (AMU-TRADER.1-5, AMU-RULING.11)."""
    traders = traders_of(parts, own)
    if not traders:
        return []
    return _best_from(traders, 0, own.faces.copy(), multiple)[1:]


def _best_from(traders: list[Face], index: int, left: list[int], multiple: bool) -> list[int]:
    """The most points from the traders beginning at an index, then the sets of each of them."""
    if index == len(traders):
        return [0]
    term = set_term(traders[index])
    best: list[int] = []
    sets = 0
    while True:
        rest = _best_from(traders, index + 1, left, multiple)
        points = rest[0] + sets * term.points
        if not best or points > best[0]:
            best = [points, sets, *rest[1:]]
        # one more set, if its cards are there: every physical card serves once (AMU-TRADER.4)
        if (sets == 1 and not multiple) or not _has_all(term.of, left):
            break
        for good in term.of:
            left[good] -= 1
        sets += 1
    for good in term.of:
        left[good] += sets
    return best


def _has_all(goods: list[int], left: list[int]) -> bool:
    return all(left[good] > 0 for good in goods)


def trader_points(parts: Parts, own: Tally, multiple: bool) -> i64:
    """What all traders of an area give together (AMU-TRADER.5)."""
    traders = traders_of(parts, own)
    if not traders:
        return 0
    return _best_from(traders, 0, own.faces.copy(), multiple)[0]


# --- majorities -----------------------------------------------------------------------------------------


def majority_points(parts: Parts, counts: list[int], seat: int, requires_symbol: bool) -> i64:
    """What a majority gives: tied players score the lowest place of their group (AMU-MAJ.2-4)."""
    mine = counts[seat]
    if mine == 0 and requires_symbol:
        return 0
    place = 0
    for count in counts:
        if count >= mine:
            place += 1
    return parts.majority_points[place - 1] if place <= len(parts.majority_points) else 0


# --- the score pad --------------------------------------------------------------------------------------


def rows(parts: Parts, tallies: list[Tally], everyone: Tally, seat: int, switches: Switches) -> list[int]:
    """The rows of the score pad: a style each, traders among them, then the majorities (AMU-SCORE.1)."""
    near = around(tallies, everyone, seat)
    points = [0] * (len(parts.styles) + len(parts.majorities))
    own = near.own.faces
    traded = False
    for index in range(len(own)):
        if own[index] != 0:
            face = parts.faces[index]
            points[face.style] += face_points(face, near)
            if face.is_trader and not traded:
                traded = True
                points[face.style] += trader_points(parts, near.own, switches.multiple_sets)
    for index, symbol in enumerate(parts.majorities):
        counts = [tally.symbols[symbol] for tally in tallies]
        points[len(parts.styles) + index] = majority_points(
            parts, counts, seat, switches.majority_requires_symbol
        )
    return points


def total(parts: Parts, tallies: list[Tally], everyone: Tally, seat: int, switches: Switches) -> i64:
    """The sum of the rows, never floored (AMU-SCORE.9)."""
    points: i64 = 0
    for row in rows(parts, tallies, everyone, seat, switches):
        points += row
    return points
