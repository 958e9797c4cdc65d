"""Event cards that look into a deck: Changing Her Mind, Court Influence, New Orders (EMI-CARD.5-8)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.emira import events, parts
from caravanserai.games.emira.actions import (
    ARRANGE,
    BURY_HER,
    CHOOSE_TURN,
    EVEN,
    LEAVE_HER,
    LOOK,
    ODD,
    ORDERS,
    SWAP_HER,
    TURNS,
)
from caravanserai.games.emira.princess_deck import ONE_LOT, arrange_secretly
from caravanserai.games.emira.rules import flow
from caravanserai.games.emira.rules.prepare import arrivals
from caravanserai.games.emira.rules.waiting import CardStep
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import SEAT, Part

EVENT: Final = Part("event", 4, 8, parts.EVENTS)
DEPTH: Final = Part("depth", 4, 8)  # how many cards lie on the one looked at
CARDS: Final = Part("cards", 4, 8)  # how many cards are looked at

# the options and what they mean: the depths of the cards, the first to be on top
_ORDERS_OF: Final = [
    [ARRANGE.of(index) for index, order in enumerate(ORDERS) if len(order) == cards] for cards in range(4)
]
_DEPTHS: Final = [[int(digit) - 1 for digit in order] for order in ORDERS]


def look_at_princess(s: Emira, seat: int, depth: i64) -> None:
    """Look at one card of the princess deck, if there is one at this place (EMI-CARD.5, .8)."""
    if depth < s.princess_deck.size():
        show_princess(s, seat, depth)
        s.push(flow.CHANGE_MIND, SEAT.put(seat) | DEPTH.put(depth))


def show_princess(s: Emira, seat: int, depth: i64) -> None:
    """One player sees a card of the princess deck and its mark (EMI-CARD.5, .6, .8, EMI-3P.10)."""
    s.princess_deck.show(s, depth, seat)
    s.note_to(1 << seat, events.PRINCESS_LOOKED_AT, seat, depth + 1, s.princess_deck.card(depth))


def look_at_princesses(s: Emira, seat: int) -> None:
    """Look at the next princesses and put them back in any order (EMI-CARD.8)."""
    cards = min(s.parts.look_cards, s.princess_deck.size())
    for depth in range(cards):
        show_princess(s, seat, depth)
    if cards > 1:
        s.push(flow.ARRANGE_PRINCESSES, SEAT.put(seat) | CARDS.put(cards))


def look_at_status(s: Emira, seat: int) -> None:
    """Look at the next status cards and put them back in any order (EMI-CARD.8, EMI-HIDDEN.1, .6)."""
    deck = s.status_deck
    cards = min(s.parts.look_cards, deck.size())
    for depth in range(cards):
        index = deck.index_of(depth)
        s.show(deck, index, 1 << seat)
        s.note_to(1 << seat, events.STATUS_LOOKED_AT, seat, depth + 1, deck.card(index))
    if cards > 1:
        s.push(flow.ARRANGE_STATUS, SEAT.put(seat) | CARDS.put(cards))


class LookAtTurn(CardStep):
    """Three players: which of the coming princesses Changing Her Mind is for (EMI-3P.10, EMI-DP.9)."""

    card: ClassVar[int] = parts.CHANGING_HER_MIND
    offers: ClassVar[list[Family]] = [LOOK]

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        found: list[int] = []
        for turn in (ODD, EVEN):
            found.append(LOOK.of_pair(turn, 0))
            if arrivals(s, turn == EVEN) > 1:
                found.append(LOOK.of_pair(turn, 1))
        return found

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        turn, place = LOOK.pair(action)
        s.note(events.PRINCESS_NAMED, seat, turn, place + 1)
        if place < arrivals(s, turn == EVEN):
            look_at_princess(s, seat, place if turn == ODD else arrivals(s, False) + place)

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        turn, _ = LOOK.pair(action)
        return Refusal("EMI-3P.10", "one_princess_in_turn", {"turn": TURNS[turn]})

    def has_matter(self, s: Emira, seat: int) -> bool:
        return s.is_three_player()


class ChooseTurn(CardStep):
    """Three players: the turn that Double Trouble or Quiet Days is meant for (EMI-3P.8, .9, EMI-DP.9)."""

    offers: ClassVar[list[Family]] = [CHOOSE_TURN]
    carries: ClassVar[list[Part]] = [SEAT, EVENT]

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return CHOOSE_TURN.all()

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        s.arrival_even = CHOOSE_TURN.index(action) == EVEN
        s.note(events.TURN_CHOSEN, seat, CHOOSE_TURN.index(action), EVENT.of(argument))

    def about(self, s: Emira, argument: int) -> dict[str, Value]:
        return {"event": s.parts.event_ids[EVENT.of(argument)]}

    def card_of(self, argument: int) -> int:
        return EVENT.of(argument)

    def can_carry(self, s: Emira, argument: int) -> bool:
        event = EVENT.of(argument)
        known = argument == SEAT.put(SEAT.of(argument)) | EVENT.put(event)
        return known and s.is_three_player() and event in (parts.DOUBLE_TROUBLE, parts.QUIET_DAYS)


class ChangeMind(CardStep):
    """She stays as she is, swaps her preferences, or goes under the deck (EMI-CARD.5-7, EMI-DP.3)."""

    card: ClassVar[int] = parts.CHANGING_HER_MIND
    offers: ClassVar[list[Family]] = [LEAVE_HER, SWAP_HER, BURY_HER]
    carries: ClassVar[list[Part]] = [SEAT, DEPTH]

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        princess = s.princess_deck.card(DEPTH.of(argument))
        if s.parts.princesses[princess].second == parts.NONE:
            return [LEAVE_HER.action, BURY_HER.action]
        return [LEAVE_HER.action, SWAP_HER.action, BURY_HER.action]

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        depth = DEPTH.of(argument)
        princess = s.princess_deck.card(depth)
        event = events.MIND_LEFT
        if action == SWAP_HER.action:
            event = events.MIND_CHANGED
            s.princess_deck.swap_mark(depth)
        elif action == BURY_HER.action:
            event = events.PRINCESS_BURIED
            s.princess_deck.bury(depth)
        s.note_to(1 << seat, event, seat, princess)

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        return Refusal("EMI-CARD.7", "no_second_preference")

    def can_carry(self, s: Emira, argument: int) -> bool:
        depth = DEPTH.of(argument)
        places: i64 = 1
        if s.is_three_player():
            places = arrivals(s, False) + arrivals(s, True)
        known = argument == SEAT.put(SEAT.of(argument)) | DEPTH.put(depth)
        return known and depth < min(places, s.princess_deck.size())


class Arrange(CardStep):
    """The cards looked at go back on top in any order, which the others do not see (EMI-CARD.8, EMI-DP.4)."""

    offers: ClassVar[list[Family]] = [ARRANGE]
    carries: ClassVar[list[Part]] = [SEAT, CARDS]

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return _ORDERS_OF[CARDS.of(argument)]

    def about(self, s: Emira, argument: int) -> dict[str, Value]:
        return {"cards": CARDS.of(argument)}

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        return Refusal("EMI-CARD.8", "wrong_number_of_cards", {"cards": CARDS.of(argument)})

    def looks_at(self, s: Emira, argument: int, in_deck: i64) -> bool:
        """Whether as many cards are looked at as the deck allows (EMI-CARD.8)."""
        cards = min(s.parts.look_cards, in_deck)
        return cards > 1 and argument == SEAT.put(SEAT.of(argument)) | CARDS.put(cards)


class ArrangePrincesses(Arrange):
    """Court Influence (EMI-CARD.6, .8, EMI-HIDDEN.6)."""

    card: ClassVar[int] = parts.COURT_INFLUENCE

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        order = _DEPTHS[ARRANGE.index(action)]
        deck = s.princess_deck
        deck.arrange(order, seat)
        for depth in range(len(order)):
            s.note_to(1 << seat, events.PRINCESS_ARRANGED, seat, depth + 1, deck.card(depth))

    def can_carry(self, s: Emira, argument: int) -> bool:
        return self.looks_at(s, argument, s.princess_deck.size())


class ArrangeStatus(Arrange):
    """New Orders (EMI-CARD.8, EMI-HIDDEN.6, .7)."""

    card: ClassVar[int] = parts.NEW_ORDERS

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        order = _DEPTHS[ARRANGE.index(action)]
        deck = s.status_deck
        arrange_secretly(deck, order, 1 << seat)
        lots = [deck.lot(deck.index_of(depth)) for depth in range(len(order))]
        for depth in range(len(order)):
            index = deck.index_of(depth)
            if min(lots) != max(lots):
                # a card of most points may have come up into the first ones (EMI-HIDDEN.7)
                deck.set_lot(index, ONE_LOT)
            s.note_to(1 << seat, events.STATUS_ARRANGED, seat, depth + 1, deck.card(index))

    def can_carry(self, s: Emira, argument: int) -> bool:
        return self.looks_at(s, argument, s.status_deck.size())
