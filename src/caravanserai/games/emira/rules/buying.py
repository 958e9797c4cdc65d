"""Phase 5, and the first hand: choosing one of several event cards (EMI-BUY, EMI-SETUP.10)."""

from __future__ import annotations

from caravanserai.games.emira import events
from caravanserai.games.emira.actions import BEST_OF, GIVE_TOKEN, KEEP, PASS, PLAY
from caravanserai.games.emira.rules import flow, refusals, turn
from caravanserai.games.emira.state import ONE_LOT, Emira
from caravanserai.kernel.pile import CARD_BITS, CARD_MASK, LOT_BITS, Pile
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.step import SealedStep, Step


class KeepEvent(SealedStep[Emira]):
    """All keep one of the event cards dealt, at once and in secret (EMI-SETUP.10, EMI-DP.1)."""

    def asks(self, s: Emira, argument: int) -> int:
        return (1 << s.players_count) - 1

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return kinds(s.players[seat].hand.cards())

    def reveal(self, s: Emira, argument: int, choices: list[int]) -> None:
        """All keep one; the others go back, known to who gave them (EMI-SETUP.10, EMI-HIDDEN.1, .6)."""
        deck = s.event_deck
        for seat, player in enumerate(s.players):
            kept = player.hand.slots.pop(player.hand.find(choices[seat] - KEEP))
            if s.journal is not None:
                s.journal.add(events.EVENT_KEPT, [seat, kept & CARD_MASK], 1 << seat)
                for card in player.hand.cards():
                    s.journal.add(events.EVENT_PUT_BACK, [seat, card], 1 << seat)
            deck.slots += player.hand.slots
            player.hand = Pile([kept])
        deck.shuffle(s.chance, ONE_LOT)
        s.note(events.TURN_BEGAN, s.turn, s.starting)
        s.push(flow.NEXT_UNIT, turn.PLAY_EVENTS)

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        if not KEEP <= action < PLAY:
            return refusals.not_now(action)
        return Refusal("EMI-SETUP.10", "event_not_dealt", {"event": s.parts.event_ids[action - KEEP]})


def kinds(cards: list[int]) -> list[int]:
    """An option for each kind; copies are the same choice (EMI-SETUP.10, EMI-BUY.1, EMI-DP.1, .16)."""
    found: list[int] = []
    for card in cards:
        if KEEP + card not in found:
            found.append(KEEP + card)
    return found


class BuyEvent(Step[Emira]):
    """A player buys the best of two or of three event cards, or none (EMI-BUY.1-6, EMI-DP.15)."""

    def asks(self, s: Emira, argument: int) -> int:
        """Only who shows his gold is not asked when he can buy nothing (EMI-RULING.53)."""
        if s.gold_is_open(argument) and len(self.options(s, argument, argument)) == 1:
            return 0
        return 1 << argument

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        found = [PASS]
        player = s.players[seat]
        for choice in range(len(s.parts.event_cards)):
            enough = len(s.event_deck.slots) >= s.parts.event_min_deck[choice]
            if enough and player.event_price(s.parts, choice) <= player.gold:
                found.append(BEST_OF + choice)
        return found

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        if action == PASS:
            return
        choice = action - BEST_OF
        price = s.players[seat].event_price(s.parts, choice)
        s.pay(seat, price)
        size = len(s.event_deck.slots)
        drawn = min(s.parts.event_cards[choice], size)
        for index in range(size - drawn, size):
            s.show(s.event_deck, index, 1 << seat)
        s.note(events.EVENTS_BOUGHT, seat, s.parts.event_cards[choice], price)
        if drawn == 1:
            keep(s, seat, drawn, s.event_deck.card(size - 1))
        else:
            s.push(flow.KEEP_BOUGHT, drawn << flow.SEAT_BITS | seat)

    def default(self, s: Emira, argument: int, seat: int) -> int:
        return PASS

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        if not BEST_OF <= action < GIVE_TOKEN:
            return refusals.not_now(action)
        choice = action - BEST_OF
        needed = s.parts.event_min_deck[choice]
        if len(s.event_deck.slots) < needed:
            return Refusal(
                "EMI-BUY.3", "too_few_events", {"needed": needed, "cards": len(s.event_deck.slots)}
            )
        player = s.players[seat]
        price = player.event_price(s.parts, choice)
        return Refusal("EMI-BUY.1", "events_not_payable", {"price": price, "gold": player.gold})


class KeepBought(Step[Emira]):
    """The buyer keeps one of the cards drawn (EMI-BUY.1, EMI-DP.16)."""

    def asks(self, s: Emira, argument: int) -> int:
        return 1 << (argument & flow.SEAT_MASK)

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        return kinds(drawn_cards(s, argument >> flow.SEAT_BITS))

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        keep(s, seat, argument >> flow.SEAT_BITS, action - KEEP)

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        if not KEEP <= action < PLAY:
            return refusals.not_now(action)
        return Refusal("EMI-BUY.1", "event_not_drawn", {"event": s.parts.event_ids[action - KEEP]})


def drawn_cards(s: Emira, drawn: int) -> list[int]:
    """The top cards of the event deck in the order drawn (EMI-BUY.1, EMI-DP.16)."""
    slots = s.event_deck.slots
    return [slots[len(slots) - 1 - place] & CARD_MASK for place in range(drawn)]


def keep(s: Emira, seat: int, drawn: int, kind: int) -> None:
    """One card into the hand, the others under the deck as drawn (EMI-BUY.1, EMI-HIDDEN.6, EMI-RULING.46)."""
    slots = s.event_deck.slots
    taken = [slots.pop() for _ in range(drawn)]
    if drawn > 1:
        # whoever knew a card from under the deck does not see whether it is the one kept
        own = 1 << seat << CARD_BITS
        taken = [slot >> LOT_BITS << LOT_BITS | own | slot & CARD_MASK for slot in taken]
    place = 0
    while taken[place] & CARD_MASK != kind:
        place += 1
    s.players[seat].hand.slots.append(taken.pop(place))
    for slot in taken:
        slots.insert(0, slot)
    if s.journal is not None:
        s.journal.add(events.BOUGHT_EVENT_KEPT, [seat, kind], 1 << seat)
        for slot in taken:
            s.journal.add(events.EVENT_BURIED, [seat, slot & CARD_MASK], 1 << seat)
