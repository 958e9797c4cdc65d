"""Planning, step 2: one after another, everyone takes a card from the market (AMU-PICK)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.amul import events
from caravanserai.games.amul.actions import PICK
from caravanserai.games.amul.parts import MARKET, NONE
from caravanserai.games.amul.rules import flow, hand
from caravanserai.games.amul.state import THE_DECK, Amul
from caravanserai.kernel.actions import Family
from caravanserai.kernel.pile import EVERYONE
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Part, Step, Waiting

# how many players have picked, or resolved their effects
TURN: Final = Part("turn", 0, 8)


class PickCard(Step[Amul]):
    """The next player in order takes one card into the hand, and all see it (AMU-PICK.1-6, AMU-DP.2)."""

    offers: ClassVar[list[Family]] = [PICK]
    carries: ClassVar[list[Part]] = [TURN]
    rule: ClassVar[str] = "AMU-PICK.1"

    def asks(self, s: Amul, argument: int) -> int:
        return 1 << s.order[argument]

    def options(self, s: Amul, argument: int, seat: int) -> list[int]:
        face_of = s.parts.face_of
        found: list[int] = []
        seen: i64 = 0  # the faces so far, one bit each: the market holds Market cards only
        one: i64 = 1
        for index, card in enumerate(s.market):
            face: i64 = face_of[card]
            if seen >> face & 1 == 0 and may_pick(s, seat, index):
                seen |= one << face
                found.append(PICK.of(face))
        return found

    def take(self, s: Amul, argument: int, seat: int, action: int) -> None:
        """The card goes from the market into the hand, openly (AMU-PICK.1, AMU-INFO.2, .3)."""
        face = PICK.index(action)
        card = s.take_from_display(MARKET, place_of(s, seat, face))
        s.players[seat].hand.put(card, EVERYONE, THE_DECK)
        s.note(events.CARD_PICKED, seat, face, card)
        if argument + 1 < s.players_count:
            s.push(flow.PICK_CARD, TURN.put(argument + 1))

    def default(self, s: Amul, argument: int, seat: int) -> int:
        """The card of the highest value; among equals the one with the lowest number (AMU-DP.2)."""
        best = 0
        for index, card in enumerate(s.market):
            better = best == 0 or (-hand.value(s, card), card) < (-hand.value(s, best), best)
            if better and may_pick(s, seat, index):
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


def may_pick(s: Amul, seat: i64, index: i64) -> bool:
    """Whether a card of the market may be taken: at some tables not one's own offer (AMU-PICK.4)."""
    return s.switches.own_offer_may_be_taken_back or s.offered_by[index] != seat


def place_of(s: Amul, seat: i64, face: i64) -> i64:
    """Where in the market the card is that a seat takes when it names a face (AMU-PICK.1, .4, AMU-INFO.2)."""
    for index, card in enumerate(s.market):
        if s.parts.face_of[card] == face and may_pick(s, seat, index):
            return index
    return NONE
