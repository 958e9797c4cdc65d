"""Phase 3: what goes on offer in this turn (EMI-PREP, EMI-3P)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caravanserai.games.emira import events, parts
from caravanserai.games.emira.actions import OFFER_STATUS, OFFER_TOKEN
from caravanserai.games.emira.parts import NONE
from caravanserai.games.emira.princess_deck import ONE_LOT
from caravanserai.games.emira.rules import flow, phases
from caravanserai.games.emira.rules.waiting import need_below, need_matter, need_moment, need_seat
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.step import LoneStep, SilentStep, Waiting


def need_preparing(s: Emira, below: list[Waiting], *steps: int) -> None:
    """Phase 3 has begun and is not over (EMI-PREP.6)."""
    need_below(below, *steps)
    begun = s.phase == phases.PREPARE and phases.PHASE.of(below[0].argument) == phases.AUCTIONS
    need_moment(begun and phases.lays_out(s))


def arrivals(s: Emira, even: bool) -> i64:
    """How many princesses this turn reveals for itself or, with three players, for the even turn.

    One each; Double Trouble makes it two in one of them, Quiet Days none (EMI-PREP.1, EMI-3P.3, .8, .9).
    """
    if not s.is_three_player():
        if even or s.in_force >> parts.QUIET_DAYS & 1:
            return 0
        return 2 if s.in_force >> parts.DOUBLE_TROUBLE & 1 else 1
    meant = s.arrival_even == even
    if s.in_force >> parts.QUIET_DAYS & 1:
        return 1 if meant else 0
    return 2 if s.in_force >> parts.DOUBLE_TROUBLE & 1 and meant else 1


class RevealPrincesses(SilentStep[Emira]):
    """The princesses of this turn are turned up (EMI-PREP.1, EMI-CARD.9, .16, EMI-3P.3, .13)."""

    def run(self, s: Emira, argument: int) -> None:
        if phases.lays_out(s):
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
        if s.in_play or s.coming or s.princess_deck.size() > 0:
            s.idle = False  # the princess of the even turn still lay in the deck (EMI-END.1)


def turn_up(s: Emira, row: list[int], event: int) -> None:
    """The top card of the princess deck, with its mark if it bears one (EMI-CARD.6)."""
    if s.princess_deck.size() == 0:
        return
    marked = s.princess_deck.is_marked(0)
    princess = s.princess_deck.turn_up(s)
    if marked:
        s.swapped |= 1 << princess
    row.append(princess)
    s.note(event, princess)


class OfferStatus(SilentStep[Emira]):
    """The top status card goes on offer, or what Noble Merchandise picks (EMI-PREP.2, EMI-CARD.15)."""

    def run(self, s: Emira, argument: int) -> None:
        deck = s.status_deck
        if not phases.lays_out(s) or deck.size() == 0:
            return
        if s.noble_by == NONE:
            offer_status(s, s.turn_up(deck))
            return
        for index in range(deck.size()):
            s.show(deck, index, 1 << s.noble_by)
        s.note(events.STATUS_DECK_SEARCHED, s.noble_by)
        s.push(flow.SEARCH_STATUS, s.noble_by)


def offer_status(s: Emira, card: int) -> None:
    """The card lies open with its price and points (EMI-PREP.2, EMI-CARD.15)."""
    s.status_offer = card
    s.note(events.STATUS_OFFERED, card, s.parts.status_price[card], s.parts.status_points[card])


class SearchStatus(LoneStep[Emira]):
    """Noble Merchandise: any card of the status deck (EMI-CARD.15, EMI-DP.11)."""

    offers: ClassVar[list[Family]] = [OFFER_STATUS]

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        kinds = s.status_deck.kinds()
        return [OFFER_STATUS.of(card) for card in range(len(s.parts.status_ids)) if kinds >> card & 1]

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        card = OFFER_STATUS.index(action)
        s.status_deck.remove(card)
        s.status_deck.shuffle(s.chance, ONE_LOT)
        offer_status(s, card)

    def default(self, s: Emira, argument: int, seat: int) -> int:
        """The card that lay on top (EMI-DP.11)."""
        return OFFER_STATUS.of(s.status_deck.top())

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        status = s.parts.status_ids[OFFER_STATUS.index(action)]
        return Refusal("EMI-CARD.15", "status_not_in_deck", {"status": status})

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        need_preparing(s, below, flow.SUPPLY_PIECES, flow.OFFER_TOKEN)
        need_seat(s, argument)
        need_matter(self.name, s.status_deck.size() > 0 and s.noble_by == argument)
        return True


class OfferToken(SilentStep[Emira]):
    """A token drawn from the bag goes on offer, or the one that Bazaar picks (EMI-PREP.3, EMI-CARD.1)."""

    def run(self, s: Emira, argument: int) -> None:
        left: i64 = sum(s.bag)
        if not phases.lays_out(s) or left == 0:
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

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        need_preparing(s, below, flow.SUPPLY_PIECES)
        return argument == 0


def offer_token(s: Emira, kind: int) -> None:
    """The token leaves the bag and lies open (EMI-PREP.3, EMI-CARD.1, EMI-INV.4)."""
    s.bag[kind] -= 1
    s.token_offer = kind
    s.note(events.TOKEN_OFFERED, kind)


class SearchBag(LoneStep[Emira]):
    """Bazaar: any type of token that the bag holds (EMI-CARD.1, EMI-DP.10)."""

    offers: ClassVar[list[Family]] = [OFFER_TOKEN]

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return [OFFER_TOKEN.of(kind) for kind, count in enumerate(s.bag) if count > 0]

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        offer_token(s, OFFER_TOKEN.index(action))

    def default(self, s: Emira, argument: int, seat: int) -> int:
        """The type of which the bag holds most (EMI-DP.10)."""
        return OFFER_TOKEN.of(s.bag.index(max(s.bag)))

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        token = s.parts.tokens[OFFER_TOKEN.index(action)]
        return Refusal("EMI-CARD.1", "token_not_in_bag", {"token": token})

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        need_preparing(s, below, flow.SUPPLY_PIECES)
        need_seat(s, argument)
        need_matter(self.name, any(s.bag) and s.bazaar_by == argument)
        return True


class SupplyPieces(SilentStep[Emira]):
    """Empty spaces get a piece; in even turns of three players only a section (EMI-PREP.4, .5, EMI-3P.4)."""

    def run(self, s: Emira, argument: int) -> None:
        if s.sections > 0 and lay_out(s, parts.PIECE_SECTION):
            s.sections -= 1
        if not phases.lays_out(s):
            return
        if s.camels > 0 and lay_out(s, parts.PIECE_CAMEL):
            s.camels -= 1
        if s.small > 0 and lay_out(s, parts.PIECE_SMALL):
            s.small -= 1
        if s.large > 0 and lay_out(s, parts.PIECE_LARGE):
            s.large -= 1

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        need_preparing(s, below)
        return argument == 0


def lay_out(s: Emira, piece: int) -> bool:
    """Put a piece on its space unless one lies there still (EMI-PREP.4, EMI-3P.4)."""
    if s.pieces >> piece & 1:
        return False
    s.pieces |= 1 << piece
    s.note(events.PIECE_OFFERED, piece)
    return True
