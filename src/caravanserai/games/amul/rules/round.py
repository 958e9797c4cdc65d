"""The frame of a round: replenishing and cleaning up (AMU-ROUND, AMU-REPL, AMU-CLEAN)."""

from __future__ import annotations

from caravanserai.games.amul import events
from caravanserai.games.amul.parts import NO_CARD
from caravanserai.games.amul.rules import flow
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.step import SilentStep


class Replenish(SilentStep[Amul]):
    """A card for everyone, then the market is refilled (AMU-ROUND.1, .2, AMU-REPL.1-4)."""

    def run(self, s: Amul, argument: int) -> None:
        s.round += 1
        s.note(events.ROUND_BEGAN, s.round, s.first_pick)
        for seat in range(s.players_count):
            deal(s, seat)
        market: list[int] = []
        for _ in range(s.refill):
            card = s.turn_up(s.deck)
            market.append(card)
            s.note(events.CARD_TURNED_UP, s.parts.face_of[card], card)
        s.market = market
        s.push(flow.CLEAN_UP)
        s.push(flow.REVEAL_CARD)
        s.push(flow.OFFER_CARD)


def deal(s: Amul, seat: int) -> None:
    """The top card of the deck to a hand, for its owner's eyes (AMU-REPL.1, AMU-SETUP.7, AMU-INFO.1, .6)."""
    card = s.draw(s.deck, s.players[seat].hand, 1 << seat)
    if s.journal is not None:
        s.note_to(1 << seat, events.CARD_DEALT, seat, s.parts.face_of[card], card)


class CleanUp(SilentStep[Amul]):
    """The market is discarded, First Pick moves on, the next round begins (AMU-CLEAN.2-4, AMU-ROUND.3)."""

    def run(self, s: Amul, argument: int) -> None:
        for card in s.market:
            s.note(events.CARD_DISCARDED, s.parts.face_of[card], card)
        s.discard = s.discard + s.market
        s.market = []
        s.offers = [NO_CARD] * s.players_count
        s.revealed = [NO_CARD] * s.players_count
        s.order = []
        if s.round == s.parts.rounds:
            s.push(flow.LAY_DOWN_HANDS)
            return
        s.first_pick = s.left_of(s.first_pick)
        s.push(flow.REPLENISH)
