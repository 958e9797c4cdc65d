"""What a single card would give its owner, as things lie now and at best: shown while one chooses."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.amul import parts as p
from caravanserai.games.amul.counts import Counts, count
from caravanserai.games.amul.rules.counting import Areas, areas_of
from caravanserai.games.amul.rules.scoring import face_points, series, total
from caravanserai.games.amul.rules.traders import trader_points
from caravanserai.games.amul.state import Amul


class Gains:
    """What cards would give a seat: the play areas as everyone sees them, and what may still come there."""

    def __init__(self, s: Amul, seat: i64) -> None:
        self.seat: i64 = seat
        self.areas = areas_of(s)
        self.before = total(self.areas, seat)
        self.to_come = _may_still_come(s)

    def now(self, face: p.Face) -> i64:
        """The points the card itself would give if it lay before the seat now; a series what it adds."""
        areas = self.areas.with_card(self.seat, face)
        own = areas.by_seat[self.seat]
        if face.is_trader:
            return self._from_traders(own) - self._from_traders(self.areas.by_seat[self.seat])
        points = face_points(areas, self.seat, face)
        if face.is_series:
            return points - face_points(self.areas, self.seat, face)
        return points // own.faces[face.index]

    def _from_traders(self, own: Counts) -> i64:
        return trader_points(self.areas.parts, own, self.areas.switches.trader_multiple_sets)

    def change(self, face: p.Face) -> i64:
        """By how much the seat's whole score would change: other cards and majorities included."""
        return total(self.areas.with_card(self.seat, face), self.seat) - self.before

    def best(self, face: p.Face) -> i64:
        """The most the card itself could still give, if every card came where it helps."""
        areas = self.areas.with_card(self.seat, face)
        points: i64 = 0
        for term in face.terms:
            points += self._best_term(term, face, areas)
        return points

    def _best_term(self, term: p.Term, face: p.Face, areas: Areas) -> i64:
        if term.kind == p.FLAT:
            return term.points
        if term.kind == p.COUNT:
            # cards never leave a play area: what counts against the card can only grow
            more = self._more(term, face) if term.points > 0 else 0
            return term.points * (areas.counted(term, self.seat) + more)
        if term.kind == p.SERIES:
            return self._best_of_series(term, face, areas)
        if term.kind == p.IN_PLAY:
            return self._best_in_play(term, face, areas)
        if term.kind == p.SWITCH:
            return self._best_switch(term, face, areas)
        own = areas.by_seat[self.seat]
        if term.kind == p.PAIRS:
            return term.points * min(own.symbols[symbol] + self.to_come.symbols[symbol] for symbol in term.of)
        return self._best_sets(term, own)

    def _more(self, term: p.Term, face: p.Face) -> i64:
        """How many cards or symbols that a term counts may still come; the card itself is there already."""
        more = self.to_come.count(term)
        if self.to_come.faces[face.index] > 0 and term.scope in (p.SELF, p.SELF_AND_NEIGHBOURS):
            more -= _own_share(term, face)
        return more

    def _best_of_series(self, term: p.Term, face: p.Face, areas: Areas) -> i64:
        held = areas.by_seat[self.seat].faces[face.index]
        most = held + max(0, self.to_come.faces[face.index] - 1)
        return max(
            series(term.table, cards) - series(term.table, cards - 1) for cards in range(held, most + 1)
        )

    def _best_in_play(self, term: p.Term, face: p.Face, areas: Areas) -> i64:
        least = areas.in_play(face.index)
        most = least + max(0, self.to_come.faces[face.index] - 1)
        return max(term.table[min(cards, len(term.table)) - 1] for cards in range(least, most + 1))

    def _best_switch(self, term: p.Term, face: p.Face, areas: Areas) -> i64:
        held = areas.counted(term, self.seat)
        if held >= term.at_least:
            return term.alternative
        if held + self._more(term, face) >= term.at_least:
            return max(term.points, term.alternative)
        return term.points

    def _best_sets(self, term: p.Term, own: Counts) -> i64:
        sets = min(own.faces[good] + self.to_come.faces[good] for good in term.of)
        return term.points * (sets if self.areas.switches.trader_multiple_sets else min(sets, 1))


def _own_share(term: p.Term, face: p.Face) -> i64:
    """How much one copy of a card adds to what a term counts."""
    if not term.of_symbols:
        return 1 if face.index in term.of else 0
    return sum(face.symbols[symbol] for symbol in term.of)


def _may_still_come(s: Amul) -> Counts:
    """The cards that are neither in play nor out of the game."""
    gone: set[int] = {card for player in s.players for card in player.area}
    gone.update(s.discard)
    gone.update(s.removed)
    cards = s.parts.cards_for(s.players_count, p.MARKET, s.tea) + s.palace
    return count(s.parts, [card for card in cards if card not in gone])
