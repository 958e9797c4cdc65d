"""Phase 1: everyone may play one event card (EMI-EVENT)."""

from __future__ import annotations

from caravanserai.games.emira import events
from caravanserai.games.emira.actions import PASS, PLAY
from caravanserai.games.emira.parts import EVERY_TRAIT, NEW_SPICE_CARAVAN, NONE
from caravanserai.games.emira.rules import cards, refusals
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.pile import CARD_MASK
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.step import Step


class PlayEvent(Step[Emira]):
    """A player plays one event card or none (EMI-EVENT.1-8, EMI-DP.2). The argument is the seat."""

    def asks(self, s: Emira, argument: int) -> int:
        return 1 << argument

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        found = [PASS]
        for slot in s.players[seat].hand.slots:
            action = PLAY + (slot & CARD_MASK)
            if action not in found and may_play(s, seat, slot & CARD_MASK):
                found.append(action)
        return found

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        if action != PASS:
            play(s, seat, action - PLAY)

    def default(self, s: Emira, argument: int, seat: int) -> int:
        return PASS

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        if not PLAY <= action < PASS:
            return refusals.not_now(action)
        kind = action - PLAY
        event = s.parts.event_ids[kind]
        if s.players[seat].hand.find(kind) < 0:
            return Refusal("EMI-EVENT.1", "event_not_in_hand", {"event": event})
        if is_blocked(s, kind):
            symbol = s.parts.symbols[s.parts.symbol_of[kind]]
            return Refusal("EMI-EVENT.3", "symbol_played", {"event": event, "symbol": symbol})
        return Refusal("EMI-EVENT.7", "no_caravan_to_extend")


def is_blocked(s: Emira, kind: int) -> bool:
    """Whether a card with the same symbol was played in this turn (EMI-EVENT.3)."""
    symbol = s.parts.symbol_of[kind]
    return symbol != NONE and (s.symbols >> symbol & 1) != 0


def may_play(s: Emira, seat: int, kind: int) -> bool:
    """No symbol played before, and a caravan to move if it needs one (EMI-EVENT.3, .7)."""
    if is_blocked(s, kind):
        return False
    return kind != NEW_SPICE_CARAVAN or len(cards.extendable(s, seat)) > 0


def play(s: Emira, seat: int, kind: int) -> None:
    """The card is resolved at once; what belongs to a later phase acts there (EMI-EVENT.4, .5)."""
    hand = s.players[seat].hand
    hand.slots.pop(hand.find(kind))
    if not s.parts.stays[kind]:
        s.events_gone = [*s.events_gone, kind]
    symbol = s.parts.symbol_of[kind]
    if symbol != NONE:
        s.symbols |= 1 << symbol
    s.stirred = EVERY_TRAIT  # a check point follows every card, whatever it changed (EMI-UND.3)
    s.note(events.EVENT_PLAYED, seat, kind)
    cards.EFFECTS[kind].play(s, seat, kind)
