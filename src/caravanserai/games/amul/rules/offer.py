"""Planning, step 1: everyone offers a card to the market, face down (AMU-OFFER)."""

from __future__ import annotations

from typing import ClassVar

from caravanserai.games.amul import events
from caravanserai.games.amul.actions import OFFER, OFFER_OF
from caravanserai.games.amul.rules import flow
from caravanserai.games.amul.rules.order import is_military_round, present_order
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import SealedStep


class OfferCard(SealedStep[Amul]):
    """All choose one of their six cards in secret; then all are turned up (AMU-OFFER.1, .2, AMU-DP.1)."""

    offers: ClassVar[list[Family]] = [OFFER]
    rule: ClassVar[str] = "AMU-OFFER.1"

    def asks(self, s: Amul, argument: int) -> int:
        return (1 << s.players_count) - 1

    def options(self, s: Amul, argument: int, seat: int) -> list[int]:
        """One for every different card of the hand; copies are the same choice (AMU-DP.1)."""
        return s.players[seat].hand.one_of_each(s.parts.face_bit, OFFER_OF)

    def reveal(self, s: Amul, argument: int, choices: list[int]) -> None:
        """All offers are turned up; the order of picks is fixed (AMU-OFFER.2, AMU-PICK.2, .3, AMU-MIL.3)."""
        market = s.market.copy()
        offers: list[int] = []
        for seat in range(s.players_count):
            face = OFFER.index(choices[seat])
            card = s.players[seat].take_from_hand(s.parts, face)
            market.append(card)
            offers.append(card)
            s.note(events.CARD_OFFERED, seat, face, card)
        s.market = market
        s.offers = offers
        s.order = present_order(s)
        if s.journal is not None and is_military_round(s):
            s.journal.add(events.PICK_ORDER, s.order.copy())
        s.push(flow.PICK_CARD)

    def default(self, s: Amul, argument: int, seat: int) -> int:
        """The card of the lowest value; among equals the one with the highest number (AMU-DP.1)."""
        best = 0
        for card in s.players[seat].hand.cards():
            if best == 0 or (s.parts.face(card).value, -card) < (s.parts.face(best).value, -best):
                best = card
        return OFFER.of(s.parts.face_of[best])

    def about(self, s: Amul, argument: int) -> dict[str, Value]:
        return {"round": s.round}

    def why_not(self, s: Amul, argument: int, seat: int, action: int) -> Refusal:
        return Refusal(self.rule, "card_not_in_hand", {"card": s.parts.face_ids[OFFER.index(action)]})
