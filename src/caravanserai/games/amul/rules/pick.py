"""Planning, step 2: one after another, everyone takes a card from the market (AMU-PICK)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.amul import events
from caravanserai.games.amul.actions import PICK, PICK_OF
from caravanserai.games.amul.parts import MARKET, NO_CARD
from caravanserai.games.amul.rules import flow
from caravanserai.games.amul.state import THE_DECK, Amul
from caravanserai.kernel.actions import Family
from caravanserai.kernel.pile import EVERYONE
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Part, Step, Waiting

# how many players have picked, or resolved their effects: the whole argument of such a step
TURN: Final = Part("turn", 0, 8)


class PickCard(Step[Amul]):
    """The next player in order takes one card into the hand, and all see it (AMU-PICK.1-6, AMU-DP.2)."""

    offers: ClassVar[list[Family]] = [PICK]
    carries: ClassVar[list[Part]] = [TURN]
    rule: ClassVar[str] = "AMU-PICK.1"

    def asks(self, s: Amul, argument: int) -> int:
        return 1 << s.order[argument]

    def options(self, s: Amul, argument: int, seat: int) -> list[int]:
        """One for every different card that may be picked (AMU-PICK.4, AMU-DP.2)."""
        face_bit = s.parts.face_bit
        barred = barred_card(s, seat)
        found: list[int] = []
        seen: i64 = 0
        for card in s.market:
            face: i64 = face_bit[card]
            if not seen & face and card != barred:
                seen |= face
                found.append(PICK_OF[card])
        return found

    def take(self, s: Amul, argument: int, seat: int, action: int) -> None:
        """The card goes from the market into the hand, openly (AMU-PICK.1, AMU-INFO.2, .3)."""
        face = PICK.index(action)
        card = s.take_from_display(MARKET, face, barred_card(s, seat))
        s.players[seat].hand.put(card, EVERYONE, THE_DECK)
        s.note(events.CARD_PICKED, seat, face, card)
        turn = argument + 1
        if turn < s.players_count:
            s.push(flow.PICK_CARD, turn)

    def default(self, s: Amul, argument: int, seat: int) -> int:
        """The card of the highest value; among equals the one with the lowest number (AMU-DP.2)."""
        barred = barred_card(s, seat)
        best = 0
        for card in s.market:
            better = best == 0 or (-s.parts.face(card).value, card) < (-s.parts.face(best).value, best)
            if better and card != barred:
                best = card
        return PICK.of(s.parts.face_of[best])

    def about(self, s: Amul, argument: int) -> dict[str, Value]:
        return {"left": s.players_count - argument}

    def why_not(self, s: Amul, argument: int, seat: int, action: int) -> Refusal:
        """Why a card cannot be picked (AMU-PICK.4, .5, AMU-RULING.4)."""
        face = PICK.index(action)
        card = s.parts.face_ids[face]
        if any(s.parts.face_of[other] == face for other in s.market):
            return Refusal("AMU-RULING.4", "own_offer", {"card": card})
        if any(s.parts.face_of[other] == face for other in s.palace + s.bazaar):
            return Refusal("AMU-PICK.5", "not_by_picking", {"card": card})
        return Refusal("AMU-PICK.4", "card_not_in_market", {"card": card})

    def fits(self, s: Amul, argument: int, below: list[Waiting]) -> bool:
        return argument < s.players_count


def barred_card(s: Amul, seat: i64) -> i64:
    """The card of the market that a seat may not take: at some tables its own offer (AMU-PICK.4)."""
    return NO_CARD if s.switches.own_offer_may_be_taken_back else s.offers[seat]
