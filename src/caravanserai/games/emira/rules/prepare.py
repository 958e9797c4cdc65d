"""Phase 3: what goes on offer in this turn (EMI-PREP, EMI-3P)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.emira import events
from caravanserai.games.emira.actions import BID, OFFER_STATUS, OFFER_TOKEN
from caravanserai.games.emira.parts import NONE, PIECE_CAMEL, PIECE_LARGE, PIECE_SECTION, PIECE_SMALL
from caravanserai.games.emira.rules import flow, refusals
from caravanserai.games.emira.rules.looking import arrivals
from caravanserai.games.emira.state import MARKED, ONE_LOT, Emira
from caravanserai.kernel.pile import CARD_MASK, EVERYONE
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.step import SilentStep, Step


def is_filled(s: Emira) -> bool:
    """Whether cards, tokens and pieces are supplied: with three players in odd turns only (EMI-3P.3, .4)."""
    return s.is_odd() or not s.is_three_player()


class RevealPrincesses(SilentStep[Emira]):
    """The princesses of this turn are turned up (EMI-PREP.1, EMI-CARD.9, .16, EMI-3P.3, .13)."""

    def run(self, s: Emira, argument: int) -> None:
        if is_filled(s):
            for _ in range(arrivals(s, False)):
                turn_up(s, s.in_play, events.PRINCESS_REVEALED)
            for _ in range(arrivals(s, True)):
                turn_up(s, s.coming, events.PRINCESS_ANNOUNCED)
        else:
            s.in_play = s.coming
            s.coming = []
            for princess in s.in_play:
                s.note(events.PRINCESS_REVEALED, princess)
        if not s.in_play:
            s.note(events.NO_PRINCESS)
        if s.in_play or s.coming or s.princess_deck.slots:
            s.idle = False  # the princess of the even turn still lay in the deck (EMI-END.1)


def turn_up(s: Emira, row: list[int], event: int) -> None:
    """The top card of the princess deck, with its mark if it bears one (EMI-CARD.6)."""
    deck = s.princess_deck
    if not deck.slots:
        return
    s.show(deck, len(deck.slots) - 1, EVERYONE)
    princess = deck.slots.pop() & CARD_MASK
    if s.marks.slots.pop() & CARD_MASK == MARKED:
        s.swapped |= 1 << princess
    row.append(princess)
    s.note(event, princess)


class OfferStatus(SilentStep[Emira]):
    """The top status card goes on offer, or what Noble Merchandise picks (EMI-PREP.2, EMI-CARD.15)."""

    def run(self, s: Emira, argument: int) -> None:
        deck = s.status_deck
        if not is_filled(s) or not deck.slots:
            return
        if s.noble_by == NONE:
            s.show(deck, len(deck.slots) - 1, EVERYONE)
            offer_status(s, deck.slots.pop() & CARD_MASK)
            return
        for index in range(len(deck.slots)):
            s.show(deck, index, 1 << s.noble_by)
        s.note(events.STATUS_DECK_SEARCHED, s.noble_by)
        s.push(flow.SEARCH_STATUS, s.noble_by)


def offer_status(s: Emira, card: int) -> None:
    """The card lies open with its price and points (EMI-PREP.2, EMI-CARD.15)."""
    s.status_offer = card
    s.note(events.STATUS_OFFERED, card, s.parts.status_price[card], s.parts.status_points[card])


class SearchStatus(Step[Emira]):
    """Noble Merchandise: any card of the status deck (EMI-CARD.15, EMI-DP.11). The argument is the seat."""

    def asks(self, s: Emira, argument: int) -> int:
        return 1 << argument if len(self.options(s, argument, argument)) > 1 else 0

    def run(self, s: Emira, argument: int) -> None:
        self.pick(s, s.status_deck.card(0))

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        found: list[int] = []
        for slot in s.status_deck.slots:
            action = OFFER_STATUS + (slot & CARD_MASK)
            if action not in found:
                found.append(action)
        return sorted(found)

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        self.pick(s, action - OFFER_STATUS)

    def pick(self, s: Emira, card: int) -> None:
        s.status_deck.slots.pop(s.status_deck.find(card))
        s.status_deck.shuffle(s.chance, ONE_LOT)
        offer_status(s, card)

    def default(self, s: Emira, argument: int, seat: int) -> int:
        """The card that lay on top (EMI-DP.11)."""
        return OFFER_STATUS + s.status_deck.card(len(s.status_deck.slots) - 1)

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        if not OFFER_STATUS <= action < BID:
            return refusals.not_now(action)
        status = s.parts.status_ids[action - OFFER_STATUS]
        return Refusal("EMI-CARD.15", "status_not_in_deck", {"status": status})


class OfferToken(SilentStep[Emira]):
    """A token drawn from the bag goes on offer, or the one that Bazaar picks (EMI-PREP.3, EMI-CARD.1)."""

    def run(self, s: Emira, argument: int) -> None:
        left: i64 = sum(s.bag)
        if not is_filled(s) or left == 0:
            return
        if s.bazaar_by != NONE:
            s.push(flow.SEARCH_BAG, s.bazaar_by)
            return
        drawn = s.chance.below(left)
        kind = 0
        while drawn >= s.bag[kind]:
            drawn -= s.bag[kind]
            kind += 1
        offer_token(s, kind)


def offer_token(s: Emira, kind: int) -> None:
    """The token leaves the bag and lies open (EMI-PREP.3, EMI-CARD.1, EMI-INV.4)."""
    s.bag[kind] -= 1
    s.token_offer = kind
    s.note(events.TOKEN_OFFERED, kind)


class SearchBag(Step[Emira]):
    """Bazaar: any type of token that the bag holds (EMI-CARD.1, EMI-DP.10). The argument is the seat."""

    def asks(self, s: Emira, argument: int) -> int:
        return 1 << argument if len(self.options(s, argument, argument)) > 1 else 0

    def run(self, s: Emira, argument: int) -> None:
        offer_token(s, self.options(s, argument, argument)[0] - OFFER_TOKEN)

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return [OFFER_TOKEN + kind for kind, count in enumerate(s.bag) if count > 0]

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        offer_token(s, action - OFFER_TOKEN)

    def default(self, s: Emira, argument: int, seat: int) -> int:
        """The type of which the bag holds most (EMI-DP.10)."""
        return OFFER_TOKEN + s.bag.index(max(s.bag))

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        if not OFFER_TOKEN <= action < OFFER_STATUS:
            return refusals.not_now(action)
        return Refusal("EMI-CARD.1", "token_not_in_bag", {"token": s.parts.tokens[action - OFFER_TOKEN]})


class SupplyPieces(SilentStep[Emira]):
    """Empty spaces get a piece; in even turns of three players only a section (EMI-PREP.4, .5, EMI-3P.4)."""

    def run(self, s: Emira, argument: int) -> None:
        if s.sections > 0 and lay_out(s, PIECE_SECTION):
            s.sections -= 1
        if not is_filled(s):
            return
        if s.camels > 0 and lay_out(s, PIECE_CAMEL):
            s.camels -= 1
        if s.small > 0 and lay_out(s, PIECE_SMALL):
            s.small -= 1
        if s.large > 0 and lay_out(s, PIECE_LARGE):
            s.large -= 1


def lay_out(s: Emira, piece: int) -> bool:
    """Put a piece on its space unless one lies there still (EMI-PREP.4, EMI-3P.4)."""
    if s.pieces >> piece & 1:
        return False
    s.pieces |= 1 << piece
    s.note(events.PIECE_OFFERED, piece)
    return True
