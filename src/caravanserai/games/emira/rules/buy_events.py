"""Phase 5, and the first hand: choosing one of several event cards (EMI-BUY, EMI-SETUP.10)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.emira import events
from caravanserai.games.emira.actions import BEST_OF, KEEP, PASS
from caravanserai.games.emira.princess_deck import ONE_LOT
from caravanserai.games.emira.rules import flow, phases
from caravanserai.games.emira.rules.waiting import need_buying_phase, need_matter, need_moment, need_turn
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.actions import Family
from caravanserai.kernel.pile import Pile
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.step import SEAT, Part, SealedStep, SeatStep, Waiting

DRAWN: Final = Part("cards", 4, 8)  # how many cards the buyer has drawn


class KeepEvent(SealedStep[Emira]):
    """All keep one of the event cards dealt, at once and in secret (EMI-SETUP.10, EMI-DP.1)."""

    offers: ClassVar[list[Family]] = [KEEP]

    def asks(self, s: Emira, argument: int) -> int:
        return (1 << s.players_count) - 1

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return kinds(s.players[seat].hand.cards())

    def reveal(self, s: Emira, argument: int, choices: list[int]) -> None:
        """All keep one; the others go back, known to who gave them (EMI-SETUP.10, EMI-HIDDEN.1, .6)."""
        deck = s.event_deck
        for seat, player in enumerate(s.players):
            kept = Pile()
            player.hand.move(player.hand.find(KEEP.index(choices[seat])), kept)
            s.note_to(1 << seat, events.EVENT_KEPT, seat, kept.top())
            for card in player.hand.cards():
                s.note_to(1 << seat, events.EVENT_PUT_BACK, seat, card)
            player.hand.move_all(deck)
            player.hand = kept
        deck.shuffle(s.chance, ONE_LOT)
        s.note(events.TURN_BEGAN, s.turn, s.starting)
        phases.then(s, phases.PLAY_EVENTS, 0)

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        event = s.parts.event_ids[KEEP.index(action)]
        return Refusal("EMI-SETUP.10", "event_not_dealt", {"event": event})

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        need_moment(s.phase == phases.SETUP and not below)
        return argument == 0


def kinds(cards: list[int]) -> list[int]:
    """An option for each kind; copies are the same choice (EMI-SETUP.10, EMI-BUY.1, EMI-DP.1, .16)."""
    found: list[int] = []
    for card in cards:
        if KEEP.of(card) not in found:
            found.append(KEEP.of(card))
    return found


class BuyEvent(SeatStep[Emira]):
    """A player buys the best of two or of three event cards, or none (EMI-BUY.1-6, EMI-DP.15)."""

    offers: ClassVar[list[Family]] = [PASS, BEST_OF]

    def asks(self, s: Emira, argument: int) -> int:
        """Only who shows his gold is not asked when he can buy nothing (EMI-RULING.53)."""
        if s.gold_is_open(argument) and len(self.options(s, argument, argument)) == 1:
            return 0
        return 1 << argument

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        found: list[int] = [PASS.action]
        player = s.players[seat]
        for choice in range(len(s.parts.event_cards)):
            enough = s.event_deck.size() >= s.parts.event_min_deck[choice]
            if enough and player.event_price(s.parts, choice) <= player.gold:
                found.append(BEST_OF.of(choice))
        return found

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        if action == PASS.action:
            return
        choice = BEST_OF.index(action)
        price = s.players[seat].event_price(s.parts, choice)
        s.pay(seat, price)
        drawn = min(s.parts.event_cards[choice], s.event_deck.size())
        for depth in range(drawn - 1, -1, -1):
            s.show(s.event_deck, s.event_deck.index_of(depth), 1 << seat)
        s.note(events.EVENTS_BOUGHT, seat, s.parts.event_cards[choice], price)
        if drawn == 1:
            keep(s, seat, drawn, s.event_deck.top())
        else:
            s.push(flow.KEEP_BOUGHT, SEAT.put(seat) | DRAWN.put(drawn))

    def default(self, s: Emira, argument: int, seat: int) -> int:
        return PASS.action

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        choice = BEST_OF.index(action)
        needed = s.parts.event_min_deck[choice]
        cards = s.event_deck.size()
        if cards < needed:
            return Refusal("EMI-BUY.3", "too_few_events", {"needed": needed, "cards": cards})
        player = s.players[seat]
        price = player.event_price(s.parts, choice)
        return Refusal("EMI-BUY.1", "events_not_payable", {"price": price, "gold": player.gold})

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        need_buying_phase(s, below)
        need_turn(s, self.name, argument, below)
        need_matter(self.name, not s.on_honeymoon(argument))
        return True


class KeepBought(SeatStep[Emira]):
    """The buyer keeps one of the cards drawn (EMI-BUY.1, EMI-DP.16)."""

    offers: ClassVar[list[Family]] = [KEEP]
    carries: ClassVar[list[Part]] = [SEAT, DRAWN]

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return kinds(drawn_cards(s, DRAWN.of(argument)))

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        keep(s, seat, DRAWN.of(argument), KEEP.index(action))

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        return Refusal("EMI-BUY.1", "event_not_drawn", {"event": s.parts.event_ids[KEEP.index(action)]})

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        seat, drawn = int(SEAT.of(argument)), DRAWN.of(argument)
        need_buying_phase(s, below)
        need_turn(s, self.name, seat, below)
        known = argument == SEAT.put(seat) | DRAWN.put(drawn)
        return known and drawn in (2, 3) and drawn <= s.event_deck.size()


def drawn_cards(s: Emira, drawn: i64) -> list[int]:
    """The top cards of the event deck in the order drawn (EMI-BUY.1, EMI-DP.16)."""
    deck = s.event_deck
    return [deck.card(deck.index_of(depth)) for depth in range(drawn)]


def keep(s: Emira, seat: int, drawn: i64, kind: i64) -> None:
    """One card into the hand, the others under the deck as drawn (EMI-BUY.1, EMI-HIDDEN.6, EMI-RULING.46)."""
    deck = s.event_deck
    if drawn > 1:
        # whoever knew a card from under the deck does not see whether it is the one kept
        for depth in range(drawn):
            deck.set_knowers(deck.index_of(depth), 1 << seat)
    kept = deck.size() - 1
    while deck.card(kept) != kind:
        kept -= 1
    deck.move(kept, s.players[seat].hand)
    s.note_to(1 << seat, events.BOUGHT_EVENT_KEPT, seat, kind)
    for _ in range(drawn - 1):
        s.note_to(1 << seat, events.EVENT_BURIED, seat, deck.top())
        deck.move_under(deck.size() - 1, deck)
