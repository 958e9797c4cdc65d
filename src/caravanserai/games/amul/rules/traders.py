"""What traders give: the best assignment of goods to their sets (AMU-TRADER)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.amul.counts import Counts
from caravanserai.games.amul.parts import SET, Face, Parts, Term


def traders_of(parts: Parts, own: Counts) -> list[Face]:
    """The traders in a play area (AMU-TRADER.1, .7)."""
    return [trader for trader in parts.traders if own.faces[trader.index] > 0]


def set_term(trader: Face) -> Term:
    """The term that names a trader's set (AMU-TRADER.2)."""
    for term in trader.terms:
        if term.kind == SET:
            return term
    raise AssertionError(f"{trader.id} asks for no set")


def goods_missing(own: Counts, trader: Face) -> i64:
    """How many of the goods that a trader's set needs are not there at all."""
    missing: i64 = 0
    for good in set_term(trader).of:
        if own.faces[good] == 0:
            missing += 1
    return missing


def best_sets(parts: Parts, own: Counts, multiple: bool) -> list[int]:
    """For each trader in the area its sets in the best assignment (AMU-TRADER.1-5, AMU-RULING.11)."""
    return _best_from(traders_of(parts, own), 0, own.faces.copy(), multiple)[1:]


def trader_points(parts: Parts, own: Counts, multiple: bool) -> i64:
    """What all traders of an area give together (AMU-TRADER.5)."""
    traders = traders_of(parts, own)
    return _best_from(traders, 0, own.faces.copy(), multiple)[0] if traders else 0


def _best_from(traders: list[Face], index: int, left: list[int], multiple: bool) -> list[int]:
    """The most points from the traders beginning at an index, then the sets of each (AMU-TRADER.1, .3-5)."""
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
