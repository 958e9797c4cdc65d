"""Planning, step 2: one after another, everyone takes a card from the market (AMU-PICK)."""

from __future__ import annotations

from caravanserai.games.amul import events
from caravanserai.games.amul.actions import PICK, PLAY
from caravanserai.games.amul.parts import NONE
from caravanserai.games.amul.rules import flow, hand, refusals
from caravanserai.games.amul.state import KNOWN_TO_ALL, Amul
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Step


class PickCard(Step[Amul]):
    """The next player in order takes one card into the hand, and all see it (AMU-PICK.1-6, AMU-DP.2)."""

    def asks(self, s: Amul, argument: int) -> int:
        return 1 << s.order[argument]

    def options(self, s: Amul, argument: int, seat: int) -> list[int]:
        face_of = s.parts.face_of
        found: list[int] = []
        for index, card in enumerate(s.market):
            action = PICK + face_of[card]
            if action not in found and may_pick(s, seat, index):
                found.append(action)
        return found

    def take(self, s: Amul, argument: int, seat: int, action: int) -> None:
        """The card goes from the market into the hand, openly (AMU-PICK.1, AMU-INFO.2, .3)."""
        index = place_of(s, seat, action - PICK)
        card = s.market.pop(index)
        s.offered_by.pop(index)
        s.players[seat].hand.slots.append(KNOWN_TO_ALL | card)
        s.note(events.CARD_PICKED, seat, action - PICK, card)
        if argument + 1 < s.players_count:
            s.push(flow.PICK_CARD, argument + 1)

    def default(self, s: Amul, argument: int, seat: int) -> int:
        """The card of the highest value; among equals the one with the lowest number (AMU-DP.2)."""
        best = 0
        for index, card in enumerate(s.market):
            better = best == 0 or (-hand.value(s, card), card) < (-hand.value(s, best), best)
            if better and may_pick(s, seat, index):
                best = card
        return PICK + s.parts.face_of[best]

    def about(self, s: Amul, argument: int) -> dict[str, Value]:
        return {"left": s.players_count - argument}

    def why_not(self, s: Amul, argument: int, seat: int, action: int) -> Refusal:
        if not PICK <= action < PLAY:
            return refusals.not_now(action, "AMU-PICK.1")
        face = action - PICK
        card = s.parts.face_ids[face]
        if any(s.parts.face_of[other] == face for other in s.market):
            return Refusal("AMU-RULING.4", "own_offer", {"card": card})
        if any(s.parts.face_of[other] == face for other in s.palace + s.bazaar):
            return Refusal("AMU-PICK.5", "not_by_picking", {"card": card})
        return Refusal("AMU-PICK.4", "card_not_in_market", {"card": card})


def may_pick(s: Amul, seat: int, index: int) -> bool:
    """Whether a card of the market may be taken: at some tables not one's own offer (AMU-PICK.4)."""
    return s.own_offer_may_be_taken_back or s.offered_by[index] != seat


def place_of(s: Amul, seat: int, face: int) -> int:
    """Where in the market the card is that a seat takes when it names a face (AMU-PICK.1, .4, AMU-INFO.2)."""
    for index, card in enumerate(s.market):
        if s.parts.face_of[card] == face and may_pick(s, seat, index):
            return index
    return NONE
