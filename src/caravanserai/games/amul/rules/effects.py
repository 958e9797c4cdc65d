"""Effects that take cards: in the clean-up phase, and the Thief's at the end (AMU-EFFECT, AMU-END.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.amul import events
from caravanserai.games.amul.actions import PASS, TAKE
from caravanserai.games.amul.parts import AT_END, BAZAAR, DECKS, IMMEDIATE, PALACE, Face
from caravanserai.games.amul.rules import flow, hand, refusals
from caravanserai.games.amul.score import set_term
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.pile import CARD_MASK
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import SilentStep, Step

# The argument of a step that takes a card: the seat, how many cards it may still take, and the effect's card.
SEAT_BITS: Final = 4
SEAT_MASK: Final = 15
LEFT_BITS: Final = 8
LEFT_MASK: Final = 15


class ResolveEffects(SilentStep[Amul]):
    """One after another, players resolve the effect of the card just revealed (AMU-EFFECT.1-3, .13)."""

    def run(self, s: Amul, argument: int) -> None:
        """The next player in order whose card has an effect (AMU-EFFECT.1-3, AMU-ROUND.2, AMU-RULING.5)."""
        index: i64 = argument
        while index < s.players_count:
            seat = s.order[index]
            card = s.revealed[seat]
            index += 1
            if card != 0 and s.parts.faces[s.parts.face_of[card]].timing == IMMEDIATE:
                s.push(flow.RESOLVE_EFFECTS, index)
                begin_effect(s, seat, card)
                return


def begin_effect(s: Amul, seat: int, card: int) -> None:
    """The owner of a card may take what its effect offers (AMU-EFFECT.4-7, AMU-END.3)."""
    push_take(s, seat, s.parts.faces[s.parts.face_of[card]].up_to, card)


def push_take(s: Amul, seat: i64, left: i64, card: i64) -> None:
    """Ask a player for the next card of an effect (AMU-EFFECT.4-7, .13, AMU-END.3, AMU-DP.8)."""
    s.push(flow.TAKE_CARD, card << LEFT_BITS | left << SEAT_BITS | seat)


class TakeCard(Step[Amul]):
    """A player takes a card of a display into the play area, or none (AMU-EFFECT.4-11, AMU-DP.4-8)."""

    def asks(self, s: Amul, argument: int) -> int:
        # an empty display asks nobody: the player takes what there is (AMU-EFFECT.8)
        return 1 << (argument & SEAT_MASK) if s.display(effect_of(s, argument).from_) else 0

    def options(self, s: Amul, argument: int, seat: int) -> list[int]:
        face_of = s.parts.face_of
        found: list[int] = []
        for card in s.display(effect_of(s, argument).from_):
            action = TAKE + face_of[card]
            if action not in found:
                found.append(action)
        found.append(PASS)
        return found

    def take(self, s: Amul, argument: int, seat: int, action: int) -> None:
        source = effect_of(s, argument)
        if action == PASS:
            s.note(events.TAKING_DECLINED, seat, source.index)
            return
        face = action - TAKE
        card = remove(s, source.from_, face)
        s.players[seat].area.append(card)
        s.note(events.CARD_TAKEN, seat, face, source.from_, card)
        left = (argument >> SEAT_BITS & LEFT_MASK) - 1
        if left > 0:
            push_take(s, seat, left, argument >> LEFT_BITS)
        # a gained card with an effect of its own resolves at once (AMU-EFFECT.10, AMU-RULING.7)
        if s.parts.faces[face].timing == IMMEDIATE and s.vagabond_chain_triggers:
            begin_effect(s, seat, card)

    def default(self, s: Amul, argument: int, seat: int) -> int:
        """The nearest trader, or the card of the highest value; then the lowest number (AMU-DP.4-8)."""
        source = effect_of(s, argument)
        best = 0
        best_value: i64 = 0
        for card in s.display(source.from_):
            value = goods_held(s, seat, card) if source.from_ == BAZAAR else hand.value(s, card)
            if best == 0 or (-value, card) < (-best_value, best):
                best = card
                best_value = value
        return TAKE + s.parts.face_of[best]

    def about(self, s: Amul, argument: int) -> dict[str, Value]:
        source = effect_of(s, argument)
        return {
            "card": source.id,
            "display": DECKS[source.from_],
            "left": argument >> SEAT_BITS & LEFT_MASK,
        }

    def why_not(self, s: Amul, argument: int, seat: int, action: int) -> Refusal:
        """Why a card cannot be taken by this effect (AMU-EFFECT.4-7, .13, AMU-END.3)."""
        if not TAKE <= action < PASS:
            return refusals.not_now(action, "AMU-EFFECT.9")
        source = effect_of(s, argument)
        return Refusal(
            rule_of(source),
            "card_not_in_display",
            {"card": s.parts.face_ids[action - TAKE], "display": DECKS[source.from_]},
        )


def effect_of(s: Amul, argument: int) -> Face:
    """The card whose effect is being resolved (AMU-EFFECT.4-7, AMU-END.3)."""
    return s.parts.faces[s.parts.face_of[argument >> LEFT_BITS]]


def remove(s: Amul, which: i64, face: int) -> int:
    """Take the first card with this face out of a display (AMU-EFFECT.8, .13, AMU-DP.7, .8)."""
    display = s.display(which)
    index = 0
    while s.parts.face_of[display[index]] != face:
        index += 1
    if which != PALACE and which != BAZAAR:
        s.offered_by.pop(index)
    return display.pop(index)


def goods_held(s: Amul, seat: int, trader: int) -> i64:
    """How many different goods of a trader's set a player has in play and in hand (AMU-DP.4)."""
    term = set_term(s.parts.faces[s.parts.face_of[trader]])
    cards = s.players[seat].area + [slot & CARD_MASK for slot in s.players[seat].hand.slots]
    faces = [s.parts.face_of[card] for card in cards]
    held: i64 = 0
    for good in term.of:
        if good in faces:
            held += 1
    return held


def rule_of(source: Face) -> str:
    """The rule that says what an effect may take (AMU-EFFECT.13)."""
    if source.timing == AT_END:
        return "AMU-END.3"
    if source.from_ == BAZAAR:
        return "AMU-EFFECT.4"
    if source.from_ == PALACE:
        return "AMU-EFFECT.5" if source.up_to == 1 else "AMU-EFFECT.6"
    return "AMU-EFFECT.7"
