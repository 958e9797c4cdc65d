"""Planning, step 3: everyone plays a card, face down, then all are turned up (AMU-REVEAL)."""

from __future__ import annotations

from typing import ClassVar

from caravanserai.games.amul import events
from caravanserai.games.amul.actions import PLAY, PLAY_OF
from caravanserai.games.amul.parts import HAND, NO_CARD, TABLE
from caravanserai.games.amul.rules import flow
from caravanserai.games.amul.rules.order import present_order
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import SealedStep


class RevealCard(SealedStep[Amul]):
    """All choose one of their six cards in secret; then all are turned up (AMU-REVEAL.1-5, AMU-DP.3)."""

    offers: ClassVar[list[Family]] = [PLAY]
    rule: ClassVar[str] = "AMU-REVEAL.1"

    def asks(self, s: Amul, argument: int) -> int:
        return (1 << s.players_count) - 1

    def options(self, s: Amul, argument: int, seat: int) -> list[int]:
        """One for every different card of the hand; copies are the same choice (AMU-DP.3)."""
        return s.players[seat].hand.one_of_each(s.parts.face_bit, PLAY_OF)

    def reveal(self, s: Amul, argument: int, choices: list[int]) -> None:
        """All cards are turned up, the order is fixed (AMU-REVEAL.2-4, AMU-MIL.7, AMU-RULING.5)."""
        revealed = [NO_CARD] * s.players_count
        for seat in range(s.players_count):
            face = PLAY.index(choices[seat])
            card = s.players[seat].take_from_hand(s.parts, face)
            if s.parts.place_of[card] == HAND:
                # no points, no symbols, no effect (AMU-REVEAL.4)
                s.removed = [*s.removed, card]
                s.note(events.CARD_THROWN_AWAY, seat, face, card)
            else:
                s.players[seat].gain(card)
                revealed[seat] = card
                s.note(events.CARD_PLAYED, seat, face, card)
        s.revealed = revealed
        s.order = present_order(s)
        s.push(flow.RESOLVE_EFFECTS)

    def default(self, s: Amul, argument: int, seat: int) -> int:
        """The best table card, else the best with both icons, else the least hand card (AMU-DP.3)."""
        best = 0
        for card in s.players[seat].hand.cards():
            if best == 0 or _eagerness(s, card) < _eagerness(s, best):
                best = card
        return PLAY.of(s.parts.face_of[best])

    def about(self, s: Amul, argument: int) -> dict[str, Value]:
        return {"round": s.round}

    def why_not(self, s: Amul, argument: int, seat: int, action: int) -> Refusal:
        return Refusal(self.rule, "card_not_in_hand", {"card": s.parts.face_ids[PLAY.index(action)]})


def _eagerness(s: Amul, card: int) -> tuple[int, int, int]:
    """The order in which cards are played by default: the least comes first (AMU-DP.3)."""
    place = s.parts.place_of[card]
    value = s.parts.face(card).value
    if place == HAND:
        return 2, value, card
    return 0 if place == TABLE else 1, -value, card
