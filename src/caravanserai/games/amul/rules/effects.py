"""Effects that take cards: in the clean-up phase, and the Thief's at the end (AMU-EFFECT, AMU-END.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.amul import events
from caravanserai.games.amul.actions import PASS, TAKE
from caravanserai.games.amul.parts import AT_END, BAZAAR, DECKS, IMMEDIATE, NO_CARD, PALACE, PARTS, Face
from caravanserai.games.amul.rules import flow
from caravanserai.games.amul.rules.pick import TURN
from caravanserai.games.amul.rules.traders import set_term
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import SEAT, Part, SeatStep, SilentStep, Waiting


class ResolveEffects(SilentStep[Amul]):
    """One after another, players resolve the effect of the card just revealed (AMU-EFFECT.1-3, .13)."""

    carries: ClassVar[list[Part]] = [TURN]

    def run(self, s: Amul, argument: int) -> None:
        """The next player in order whose card has an effect (AMU-EFFECT.1-3, AMU-ROUND.2, AMU-RULING.5)."""
        turn: i64 = argument
        while turn < s.players_count:
            seat = s.order[turn]
            card = s.revealed[seat]
            turn += 1
            if card != NO_CARD and s.parts.face(card).timing == IMMEDIATE:
                s.push(flow.RESOLVE_EFFECTS, turn)
                begin_effect(s, seat, card)
                return

    def fits(self, s: Amul, argument: int, below: list[Waiting]) -> bool:
        return argument <= s.players_count


# how many cards a player may still take, and the card whose effect allows it
LEFT: Final = Part("left", 4, 4)
CARD: Final = Part("card", 8, 8, words=PARTS.card_names, none=NO_CARD)


def begin_effect(s: Amul, seat: i64, card: i64) -> None:
    """The owner of a card may take what its effect offers (AMU-EFFECT.4-7, AMU-END.3)."""
    _push_take(s, seat, s.parts.face(card).takes_up_to, card)


def _push_take(s: Amul, seat: i64, left: i64, card: i64) -> None:
    """Ask a player for the next card of an effect (AMU-EFFECT.4-7, .13, AMU-END.3, AMU-DP.8)."""
    s.push(flow.TAKE_CARD, SEAT.put(seat) | LEFT.put(left) | CARD.put(card))


class TakeCard(SeatStep[Amul]):
    """A player takes a card of a display into the play area, or none (AMU-EFFECT.4-11, AMU-DP.4-8)."""

    offers: ClassVar[list[Family]] = [TAKE, PASS]
    carries: ClassVar[list[Part]] = [SEAT, LEFT, CARD]
    rule: ClassVar[str] = "AMU-EFFECT.9"

    def asks(self, s: Amul, argument: int) -> int:
        # an empty display asks nobody: the player takes what there is (AMU-EFFECT.8)
        return 1 << SEAT.of(argument) if s.display(effect_of(s, argument).takes_from) else 0

    def options(self, s: Amul, argument: int, seat: int) -> list[int]:
        face_of = s.parts.face_of
        found: list[int] = []
        for card in s.display(effect_of(s, argument).takes_from):
            action = TAKE.of(face_of[card])
            if action not in found:
                found.append(action)
        found.append(PASS.action)
        return found

    def take(self, s: Amul, argument: int, seat: int, action: int) -> None:
        source = effect_of(s, argument)
        if action == PASS.action:
            s.note(events.TAKING_DECLINED, seat, source.index)
            return
        face = TAKE.index(action)
        card = s.take_from_display(source.takes_from, face)
        s.players[seat].gain(card)
        s.note(events.CARD_TAKEN, seat, face, source.takes_from, card)
        left = LEFT.of(argument) - 1
        if left > 0:
            _push_take(s, seat, left, CARD.of(argument))
        # a gained card with an effect of its own resolves at once (AMU-EFFECT.10, AMU-RULING.7)
        if s.parts.faces[face].timing == IMMEDIATE and s.switches.vagabond_chain_triggers:
            begin_effect(s, seat, card)

    def default(self, s: Amul, argument: int, seat: int) -> int:
        """The nearest trader, or the card of the highest value; then the lowest number (AMU-DP.4-8)."""
        source = effect_of(s, argument)
        best = 0
        best_value: i64 = 0
        for card in s.display(source.takes_from):
            value = goods_held(s, seat, card) if source.takes_from == BAZAAR else s.parts.face(card).value
            if best == 0 or (-value, card) < (-best_value, best):
                best = card
                best_value = value
        return TAKE.of(s.parts.face_of[best])

    def about(self, s: Amul, argument: int) -> dict[str, Value]:
        source = effect_of(s, argument)
        return {"card": source.id, "display": DECKS[source.takes_from], "left": LEFT.of(argument)}

    def why_not(self, s: Amul, argument: int, seat: int, action: int) -> Refusal:
        """Why a card cannot be taken by this effect (AMU-EFFECT.4-7, .13, AMU-END.3)."""
        source = effect_of(s, argument)
        return Refusal(
            rule_of(source),
            "card_not_in_display",
            {"card": s.parts.face_ids[TAKE.index(action)], "display": DECKS[source.takes_from]},
        )

    def fits(self, s: Amul, argument: int, below: list[Waiting]) -> bool:
        """A player takes no more cards than the effect allows (AMU-EFFECT.4-7, AMU-END.3)."""
        card = CARD.of(argument)
        if not 1 <= card <= s.parts.cards or SEAT.of(argument) >= s.players_count:
            return False
        return 1 <= LEFT.of(argument) <= s.parts.face(card).takes_up_to


def effect_of(s: Amul, argument: int) -> Face:
    """The card whose effect is being resolved (AMU-EFFECT.4-7, AMU-END.3)."""
    return s.parts.face(CARD.of(argument))


def goods_held(s: Amul, seat: int, trader: int) -> i64:
    """How many different goods of a trader's set a player has in play and in hand (AMU-DP.4)."""
    cards = s.players[seat].area + s.players[seat].hand.cards()
    faces = [s.parts.face_of[card] for card in cards]
    held: i64 = 0
    for good in set_term(s.parts.face(trader)).of:
        if good in faces:
            held += 1
    return held


def rule_of(source: Face) -> str:
    """The rule that says what an effect may take (AMU-EFFECT.13)."""
    if source.timing == AT_END:
        return "AMU-END.3"
    if source.takes_from == BAZAAR:
        return "AMU-EFFECT.4"
    if source.takes_from == PALACE:
        return "AMU-EFFECT.5" if source.takes_up_to == 1 else "AMU-EFFECT.6"
    return "AMU-EFFECT.7"
