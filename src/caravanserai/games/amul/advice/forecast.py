"""What a seat of Āmul sees of the others, and what may still come: the basis of all estimates."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.amul.counts import Counts
from caravanserai.games.amul.parts import MARKET, ONE_NEIGHBOUR, SYMBOLS, Term
from caravanserai.games.amul.rules.counting import Areas
from caravanserai.games.amul.state import Amul

LANDS: Final = 75  # of a hundred cards still unseen, so many end in somebody's play area


class Forecast:
    """The play areas, with what all know of the hands behind them, and the Market cards still unseen.

    Cards that others have picked will be played or kept, so they count as theirs.
    """

    def __init__(self, s: Amul, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.areas = Areas(s.parts, s.switches, [player.area_counts(s.parts) for player in s.players])
        self.own: Counts = self.areas.by_seat[seat]  # what the seat itself has in play
        self.unseen = Counts(s.parts.market_copies(s.players_count, s.tea), [0] * len(SYMBOLS))
        for player in s.players:
            self._see(player.area)
        self._see(s.market)
        self._see(s.discard)
        self._see(s.removed)
        self._see(s.players[seat].hand.cards())
        for other in range(s.players_count):
            if other != seat:
                self._look_at_hand(other)
        for face in s.parts.faces:
            copies: i64 = self.unseen.faces[face.index]
            if copies > 0:
                for symbol in face.shown:
                    self.unseen.symbols[symbol] += face.symbols[symbol] * copies
        # percent of the unseen that each player will have
        self.share: i64 = LANDS // s.players_count

    def _see(self, cards: list[int]) -> None:
        parts = self.s.parts
        unseen = self.unseen.faces
        for card in cards:
            if parts.deck_of[card] == MARKET:
                unseen[parts.face_of[card]] -= 1

    def _look_at_hand(self, other: i64) -> None:
        """The cards of somebody else's hand that everyone knows."""
        hand = self.s.players[other].hand
        known = [int(hand.card(index)) for index in range(hand.size()) if hand.is_public(index)]
        if not known:
            return
        self._see(known)
        counts = self.areas.by_seat[other].copy()
        self.areas.by_seat[other] = counts
        for card in known:
            counts.add(self.s.parts.face(card), 1)

    def plays_left(self) -> i64:
        """How many cards each player will still play after the present round's."""
        return self.s.parts.rounds - self.s.round

    def hand(self) -> list[int]:
        return self.s.players[self.seat].hand.cards()

    def find_in_hand(self, face: i64) -> i64:
        """Where in the hand the card is that a move with this face means."""
        return self.s.players[self.seat].hand.find_kind(self.s.parts.face_of, face)

    def beside(self, term: Term) -> i64:
        """What a term will find at the neighbours, in hundredths."""
        left = self.areas.left_of(self.seat).count(term)
        right = self.areas.right_of(self.seat).count(term)
        growth = self.unseen.count(term) * self.share
        if term.scope == ONE_NEIGHBOUR:
            return max(left, right) * 100 + growth
        return (left + right) * 100 + 2 * growth
