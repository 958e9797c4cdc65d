"""Event cards that look into a deck: Changing Her Mind, Court Influence, New Orders (EMI-CARD.5-8)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.emira import events
from caravanserai.games.emira.actions import (
    ADMIRE,
    ARRANGE,
    BURY_HER,
    LEAVE_HER,
    LOOK,
    OFFER_TOKEN,
    ORDERS,
    SWAP_HER,
    TURNS,
)
from caravanserai.games.emira.actions import CHOOSE_TURN as TURN
from caravanserai.games.emira.parts import DOUBLE_TROUBLE, NONE, QUIET_DAYS
from caravanserai.games.emira.rules import flow, refusals
from caravanserai.games.emira.state import MARKED, ONE_LOT, Emira
from caravanserai.kernel.pile import CARD_BITS, CARD_MASK, EVERYONE, LOT_BITS, Pile, merge_lots
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Step


def arrivals(s: Emira, even: bool) -> i64:
    """How many princesses this turn reveals for itself or, with three players, for the even turn.

    One each; Double Trouble makes it two in one of them, Quiet Days none (EMI-PREP.1, EMI-3P.3, .8, .9).
    """
    if not s.is_three_player():
        if even or s.in_force >> QUIET_DAYS & 1:
            return 0
        return 2 if s.in_force >> DOUBLE_TROUBLE & 1 else 1
    meant = s.arrival_even == even
    if s.in_force >> QUIET_DAYS & 1:
        return 1 if meant else 0
    return 2 if s.in_force >> DOUBLE_TROUBLE & 1 and meant else 1


def look_at_princess(s: Emira, seat: int, place: i64) -> None:
    """Look at one card of the princess deck, if there is one at this place (EMI-CARD.5, .8)."""
    if place >= len(s.princess_deck.slots):
        return
    show_princess(s, seat, place)
    s.push(flow.CHANGE_MIND, place << flow.SEAT_BITS | seat)


def show_princess(s: Emira, seat: int, place: i64) -> None:
    """One player sees a card of the princess deck and its mark (EMI-CARD.5, .6, .8, EMI-3P.10)."""
    deck = s.princess_deck
    index = len(deck.slots) - 1 - place
    s.show(deck, index, 1 << seat)
    s.show(s.marks, index, 1 << seat)
    if s.journal is not None:
        s.journal.add(events.PRINCESS_LOOKED_AT, [seat, place + 1, deck.card(index)], 1 << seat)


def look_at_princesses(s: Emira, seat: int) -> None:
    """Look at the next princesses and put them back in any order (EMI-CARD.8)."""
    cards = min(s.parts.look_cards, len(s.princess_deck.slots))
    for place in range(cards):
        show_princess(s, seat, place)
    if cards > 1:
        s.push(flow.ARRANGE_PRINCESSES, cards << flow.SEAT_BITS | seat)


def look_at_status(s: Emira, seat: int) -> None:
    """Look at the next status cards and put them back in any order (EMI-CARD.8, EMI-HIDDEN.1, .6)."""
    deck = s.status_deck
    cards = min(s.parts.look_cards, len(deck.slots))
    for place in range(cards):
        index = len(deck.slots) - 1 - place
        s.show(deck, index, 1 << seat)
        if s.journal is not None:
            s.journal.add(events.STATUS_LOOKED_AT, [seat, place + 1, deck.card(index)], 1 << seat)
    if cards > 1:
        s.push(flow.ARRANGE_STATUS, cards << flow.SEAT_BITS | seat)


class LookAtTurn(Step[Emira]):
    """Three players: which of the coming princesses Changing Her Mind is for (EMI-3P.10, EMI-DP.9)."""

    def asks(self, s: Emira, argument: int) -> int:
        return 1 << argument

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        found: list[int] = []
        for turn in range(len(TURNS)):
            found.append(LOOK + 2 * turn)
            if arrivals(s, turn == 1) > 1:
                found.append(LOOK + 2 * turn + 1)
        return found

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        turn, place = divmod(action - LOOK, 2)
        s.note(events.PRINCESS_NAMED, seat, turn, place + 1)
        if place < arrivals(s, turn == 1):
            look_at_princess(s, seat, place if turn == 0 else arrivals(s, False) + place)

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        if not LOOK <= action < OFFER_TOKEN:
            return refusals.not_now(action)
        return Refusal("EMI-3P.10", "one_princess_in_turn", {"turn": TURNS[(action - LOOK) // 2]})


class ChooseTurn(Step[Emira]):
    """Three players: the turn that Double Trouble or Quiet Days is meant for (EMI-3P.8, .9, EMI-DP.9)."""

    def asks(self, s: Emira, argument: int) -> int:
        return 1 << (argument & flow.SEAT_MASK)

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return [TURN, TURN + 1]

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        s.arrival_even = action == TURN + 1
        s.note(events.TURN_CHOSEN, seat, action - TURN, argument >> flow.SEAT_BITS)

    def about(self, s: Emira, argument: int) -> dict[str, Value]:
        return {"event": s.parts.event_ids[argument >> flow.SEAT_BITS]}

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        return refusals.not_now(action)


class ChangeMind(Step[Emira]):
    """She stays as she is, swaps her preferences, or goes under the deck (EMI-CARD.5-7, EMI-DP.3)."""

    def asks(self, s: Emira, argument: int) -> int:
        return 1 << (argument & flow.SEAT_MASK)

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        princess = s.princess_deck.card(self.index(s, argument))
        if s.parts.princesses[princess].second == NONE:
            return [LEAVE_HER, BURY_HER]
        return [LEAVE_HER, SWAP_HER, BURY_HER]

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        index = self.index(s, argument)
        slot = s.princess_deck.slots[index]
        event = events.MIND_LEFT
        if action == SWAP_HER:
            event = events.MIND_CHANGED
            # a second swap takes the mark off again; where a mark lies is now public
            s.marks.slots[index] = MARKED ^ s.marks.card(index) | ONE_LOT << LOT_BITS | EVERYONE << CARD_BITS
        elif action == BURY_HER:
            event = events.PRINCESS_BURIED
            s.princess_deck.slots.pop(index)
            s.marks.slots.pop(index)
            put_under(s, slot)
        if s.journal is not None:
            s.journal.add(event, [seat, slot & CARD_MASK], 1 << seat)

    def index(self, s: Emira, argument: int) -> int:
        return len(s.princess_deck.slots) - 1 - (argument >> flow.SEAT_BITS)

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        if action == SWAP_HER:
            return Refusal("EMI-CARD.7", "no_second_preference")
        return refusals.not_now(action)


def put_under(s: Emira, slot: int) -> None:
    """A card goes under the princess deck; a mark it bore is taken off (EMI-CARD.6)."""
    s.princess_deck.slots.insert(0, slot)
    s.marks.slots.insert(0, ONE_LOT << LOT_BITS | EVERYONE << CARD_BITS)


class Arrange(Step[Emira]):
    """The cards looked at go back on top in any order, which the others do not see (EMI-CARD.8, EMI-DP.4)."""

    def asks(self, s: Emira, argument: int) -> int:
        return 1 << (argument & flow.SEAT_MASK)

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        cards = argument >> flow.SEAT_BITS
        return [ARRANGE + index for index, order in enumerate(ORDERS) if len(order) == cards]

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        if not ARRANGE <= action < ADMIRE:
            return refusals.not_now(action)
        return Refusal("EMI-CARD.8", "wrong_number_of_cards", {"cards": argument >> flow.SEAT_BITS})


class ArrangePrincesses(Arrange):
    """Court Influence (EMI-CARD.6, .8, EMI-HIDDEN.6)."""

    def about(self, s: Emira, argument: int) -> dict[str, Value]:
        return {"cards": argument >> flow.SEAT_BITS}

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        order = ORDERS[action - ARRANGE]
        top = len(s.princess_deck.slots) - len(order)
        marked = False
        for index in range(top, len(s.marks.slots)):
            marked = marked or s.marks.card(index) == MARKED
        rearrange(s.princess_deck, order, 1 << seat)
        _one_lot([s.princess_deck], top)
        if marked:
            # the mark follows its card, and only he knows where it lies now (EMI-CARD.6)
            rearrange(s.marks, order, 1 << seat)
            s.lots += 1
            _set_lot(s.marks, top, s.lots)
        if s.journal is not None:
            for place in range(len(order)):
                card = s.princess_deck.card(len(s.princess_deck.slots) - 1 - place)
                s.journal.add(events.PRINCESS_ARRANGED, [seat, place + 1, card], 1 << seat)


class ArrangeStatus(Arrange):
    """New Orders (EMI-CARD.8, EMI-HIDDEN.6, .7)."""

    def about(self, s: Emira, argument: int) -> dict[str, Value]:
        return {"cards": argument >> flow.SEAT_BITS}

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        order = ORDERS[action - ARRANGE]
        top = len(s.status_deck.slots) - len(order)
        rearrange(s.status_deck, order, 1 << seat)
        blocks = [s.status_deck.lot(index) for index in range(top, len(s.status_deck.slots))]
        if min(blocks) != max(blocks):
            # a card of most points may have come up into the first ones (EMI-HIDDEN.7)
            _set_lot(s.status_deck, top, ONE_LOT)
        if s.journal is not None:
            for place in range(len(order)):
                card = s.status_deck.card(len(s.status_deck.slots) - 1 - place)
                s.journal.add(events.STATUS_ARRANGED, [seat, place + 1, card], 1 << seat)


def rearrange(pile: Pile, order: str, knowers: int) -> None:
    """Put the top cards into another order that only these seats know (EMI-CARD.6, .8, EMI-DP.4)."""
    slots = pile.slots
    found = [slots.pop() for _ in order]
    for digit in reversed(order):
        slot = found[int(digit) - 1]
        slots.append(slot >> LOT_BITS << LOT_BITS | knowers << CARD_BITS | slot & CARD_MASK)


def _set_lot(pile: Pile, start: int, lot: i64) -> None:
    """Cards that are alike in the eyes of whoever does not know them (EMI-CARD.6, EMI-HIDDEN.7)."""
    slots = pile.slots
    for index in range(start, len(slots)):
        slots[index] = lot << LOT_BITS | slots[index] & (1 << LOT_BITS) - 1


def _one_lot(piles: list[Pile], start: int) -> None:
    """Cards of several lots were mixed: nobody can tell them apart any more (EMI-CARD.8, EMI-HIDDEN.7)."""
    slots = piles[0].slots
    for index in range(start, len(slots)):
        merge_lots(piles, slots[index] >> LOT_BITS, ONE_LOT)
