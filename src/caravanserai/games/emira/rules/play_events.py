"""Phase 1: everyone may play one event card (EMI-EVENT)."""

from __future__ import annotations

from typing import ClassVar

from caravanserai.games.emira import events
from caravanserai.games.emira.actions import PASS, PLAY
from caravanserai.games.emira.parts import EVERY_TRAIT, NEW_SPICE_CARAVAN, NONE
from caravanserai.games.emira.rules import caravan_events, event_cards
from caravanserai.games.emira.rules.waiting import need_event_phase, need_matter, need_turn
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.step import SeatStep, Waiting


class PlayEvent(SeatStep[Emira]):
    """A player plays one event card or none (EMI-EVENT.1-8, EMI-DP.2)."""

    offers: ClassVar[list[Family]] = [PASS, PLAY]

    def options(self, s: Emira, argument: int, seat: int) -> list[int]:
        found: list[int] = [PASS.action]
        hand = s.players[seat].hand
        for index in range(hand.size()):
            kind = hand.card(index)
            if PLAY.of(kind) not in found and may_play(s, seat, kind):
                found.append(PLAY.of(kind))
        return found

    def take(self, s: Emira, argument: int, seat: int, action: int) -> None:
        if action != PASS.action:
            play(s, seat, PLAY.index(action))

    def default(self, s: Emira, argument: int, seat: int) -> int:
        return PASS.action

    def why_not(self, s: Emira, argument: int, seat: int, action: int) -> Refusal:
        kind = PLAY.index(action)
        event = s.parts.event_ids[kind]
        if not s.players[seat].hand.has(kind):
            return Refusal("EMI-EVENT.1", "event_not_in_hand", {"event": event})
        if is_blocked(s, kind):
            symbol = s.parts.symbols[s.parts.symbol_of[kind]]
            return Refusal("EMI-EVENT.3", "symbol_played", {"event": event, "symbol": symbol})
        return Refusal("EMI-EVENT.7", "no_caravan_to_extend")

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        need_event_phase(s, below)
        need_turn(s, self.name, argument, below)
        able = s.players[argument].hand.size() > 0 and not s.on_honeymoon(argument)
        need_matter(self.name, able)
        return True


def is_blocked(s: Emira, kind: int) -> bool:
    """Whether a card with the same symbol was played in this turn (EMI-EVENT.3)."""
    symbol = s.parts.symbol_of[kind]
    return symbol != NONE and (s.symbols >> symbol & 1) != 0


def may_play(s: Emira, seat: int, kind: int) -> bool:
    """No symbol played before, and a caravan to move if it needs one (EMI-EVENT.3, .7)."""
    if is_blocked(s, kind):
        return False
    return kind != NEW_SPICE_CARAVAN or len(caravan_events.extendable(s, seat)) > 0


def play(s: Emira, seat: int, kind: int) -> None:
    """The card is resolved at once; what belongs to a later phase acts there (EMI-EVENT.4, .5)."""
    s.players[seat].hand.remove(kind)
    if not s.parts.stays[kind]:
        s.events_gone = [*s.events_gone, kind]
    symbol = s.parts.symbol_of[kind]
    if symbol != NONE:
        s.symbols |= 1 << symbol
    s.stirred = EVERY_TRAIT  # a check point follows every card, whatever it changed (EMI-UND.3)
    s.note(events.EVENT_PLAYED, seat, kind)
    event_cards.EFFECTS[kind].play(s, seat, kind)
