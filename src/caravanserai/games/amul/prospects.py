"""What a single card would give its owner: as things lie now, and at best (shown while one chooses)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.amul.parts import (
    COUNT,
    FLAT,
    IN_PLAY,
    MARKET,
    PAIRS,
    SELF,
    SELF_AND_NEIGHBOURS,
    SERIES,
    SWITCH,
    Face,
    Term,
)
from caravanserai.games.amul.score import (
    Around,
    around,
    counted,
    face_points,
    series,
    together,
    total,
    trader_points,
)
from caravanserai.games.amul.state import Amul
from caravanserai.games.amul.tally import Tally
from caravanserai.kernel.pile import CARD_BITS, CARD_MASK


class Prospects:
    """The play areas as everyone sees them, and the cards that may still come into them."""

    def __init__(self, s: Amul, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.tallies = s.tallies()
        self.everyone = together(self.tallies)
        self.switches = s.switches()
        self.before = total(s.parts, self.tallies, self.everyone, seat, self.switches)
        self.to_come = _may_still_come(s)

    def _with(self, face: Face) -> list[Tally]:
        """The areas with one card more before the seat."""
        tallies = self.tallies.copy()
        tallies[self.seat] = self.tallies[self.seat].copy()
        tallies[self.seat].add(face, 1)
        return tallies

    def now(self, face: Face) -> i64:
        """The points the card itself would give if it lay before the seat now; a series what it adds."""
        tallies = self._with(face)
        near = self._near(tallies, face)
        if face.is_trader:
            multiple = self.s.trader_multiple_sets
            own = self.tallies[self.seat]
            return trader_points(self.s.parts, near.own, multiple) - trader_points(
                self.s.parts, own, multiple
            )
        points = face_points(face, near)
        if self.s.parts.scored_together[face.index]:
            return points - face_points(face, around(self.tallies, self.everyone, self.seat))
        return points // near.own.faces[face.index]

    def change(self, face: Face) -> i64:
        """By how much the seat's whole score would change: other cards and majorities included."""
        tallies = self._with(face)
        everyone = self._near(tallies, face).everyone
        return total(self.s.parts, tallies, everyone, self.seat, self.switches) - self.before

    def best(self, face: Face) -> i64:
        """The most the card itself could still give, if every card came where it helps."""
        near = self._near(self._with(face), face)
        points: i64 = 0
        for term in face.terms:
            points += self._best_term(term, face, near)
        return points

    def _near(self, tallies: list[Tally], face: Face) -> Around:
        """The areas around the seat, the new card counted among all in play."""
        everyone = self.everyone.copy()
        everyone.faces[face.index] += 1
        return around(tallies, everyone, self.seat)

    def _best_term(self, term: Term, face: Face, near: Around) -> i64:
        if term.kind == FLAT:
            return term.points
        if term.kind == COUNT:
            # cards never leave a play area: what counts against the card can only grow
            return term.points * (counted(term, near) + (self._more(term, face) if term.points > 0 else 0))
        if term.kind == SERIES:
            return self._best_of_series(term, face, near)
        if term.kind == IN_PLAY:
            return self._best_in_play(term, face, near)
        if term.kind == SWITCH:
            return self._best_switch(term, face, near)
        if term.kind == PAIRS:
            return term.points * min(
                near.own.symbols[symbol] + self.to_come.symbols[symbol] for symbol in term.of
            )
        return self._best_sets(term, near)

    def _more(self, term: Term, face: Face) -> i64:
        """How many cards or symbols that a term counts may still come; the card itself is there already."""
        more = self.to_come.count(term)
        if self.to_come.faces[face.index] > 0 and term.scope in (SELF, SELF_AND_NEIGHBOURS):
            more -= own_share(term, face)
        return more

    def _best_of_series(self, term: Term, face: Face, near: Around) -> i64:
        held = near.own.faces[face.index]
        most = held + max(0, self.to_come.faces[face.index] - 1)
        best = series(term.table, held) - series(term.table, held - 1)
        for cards in range(held, most + 1):
            best = max(best, series(term.table, cards) - series(term.table, cards - 1))
        return best

    def _best_in_play(self, term: Term, face: Face, near: Around) -> i64:
        least = near.everyone.faces[face.index]
        most = least + max(0, self.to_come.faces[face.index] - 1)
        return max(term.table[min(cards, len(term.table)) - 1] for cards in range(least, most + 1))

    def _best_switch(self, term: Term, face: Face, near: Around) -> i64:
        held = counted(term, near)
        if held >= term.at_least:
            return term.alternative
        if held + self._more(term, face) >= term.at_least:
            return max(term.points, term.alternative)
        return term.points

    def _best_sets(self, term: Term, near: Around) -> i64:
        sets = min(near.own.faces[good] + self.to_come.faces[good] for good in term.of)
        return term.points * (sets if self.s.trader_multiple_sets else min(sets, 1))


def own_share(term: Term, face: Face) -> i64:
    """How much one copy of a card adds to what a term counts."""
    if not term.of_symbols:
        return 1 if face.index in term.of else 0
    return sum(face.symbols[symbol] for symbol in term.of)


def _may_still_come(s: Amul) -> Tally:
    """The cards that are neither in play nor out of the game."""
    parts = s.parts
    tally = Tally(len(parts.faces))
    gone: set[int] = {card for player in s.players for card in player.area}
    gone.update(s.discard)
    gone.update(s.removed)
    for card in parts.cards_for(s.players_count, MARKET, s.tea) + s.palace:
        if card not in gone:
            tally.add(parts.faces[parts.face_of[card]], 1)
    return tally


def known_hand(s: Amul, other: int, seat_bit: int) -> list[int]:
    """The cards of a hand that an audience knows, by number (AMU-INFO.1, .3)."""
    found = [slot & CARD_MASK for slot in s.players[other].hand.slots if slot >> CARD_BITS & seat_bit]
    return sorted(found)
