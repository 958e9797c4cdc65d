"""What the play areas hold, and what a score finds there (AMU-SCORE.5, .6, .8)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.amul.counts import Counts, count
from caravanserai.games.amul.parts import (
    NEIGHBOURS,
    ONE_NEIGHBOUR,
    SELF_AND_NEIGHBOURS,
    Face,
    Parts,
    Term,
)
from caravanserai.games.amul.state import Amul, Switches


class Areas:
    """All play areas of a table, counted, and the rulings that change a score (AMU-RULING.10, .12)."""

    def __init__(self, parts: Parts, switches: Switches, by_seat: list[Counts]) -> None:
        self.parts = parts
        self.switches = switches
        self.by_seat = by_seat

    def with_card(self, seat: i64, face: Face) -> Areas:
        """The areas with one card more before a seat."""
        by_seat = self.by_seat.copy()
        by_seat[seat] = by_seat[seat].copy()
        by_seat[seat].add(face, 1)
        return Areas(self.parts, self.switches, by_seat)

    def left_of(self, seat: i64) -> Counts:
        """The left neighbour's area (AMU-SCORE.5, .8)."""
        return self.by_seat[(seat + 1) % len(self.by_seat)]

    def right_of(self, seat: i64) -> Counts:
        """The right neighbour's area (AMU-SCORE.5, .8)."""
        return self.by_seat[(seat + len(self.by_seat) - 1) % len(self.by_seat)]

    def in_play(self, face: i64) -> i64:
        """How many copies of a card all areas hold together (AMU-SCORE.6)."""
        found: i64 = 0
        for counts in self.by_seat:
            found += counts.faces[face]
        return found

    def counted(self, term: Term, seat: i64) -> i64:
        """How many cards or symbols a seat's term finds within its scope (AMU-SCORE.5, .8).

        With three players the neighbours are all the others.
        """
        if term.scope == NEIGHBOURS:
            return self.left_of(seat).count(term) + self.right_of(seat).count(term)
        own = self.by_seat[seat].count(term)
        if term.scope == SELF_AND_NEIGHBOURS:
            return own + self.left_of(seat).count(term) + self.right_of(seat).count(term)
        if term.scope == ONE_NEIGHBOUR:
            return max(self.left_of(seat).count(term), self.right_of(seat).count(term))
        return own


def areas_of(s: Amul) -> Areas:
    """The play areas as they lie now (AMU-SCORE.1, AMU-TERM.2)."""
    return Areas(s.parts, s.switches, [count(s.parts, player.area) for player in s.players])
