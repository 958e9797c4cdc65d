"""Whether the effects under way in a position can have come about (AMU-EFFECT, AMU-END.3)."""

from __future__ import annotations

from caravanserai.games.amul.parts import AT_END, IMMEDIATE
from caravanserai.games.amul.position.moment import THIEF, Moment
from caravanserai.games.amul.rules.effects import CARD, LEFT
from caravanserai.games.amul.rules.order import present_order
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.position import need_waiting
from caravanserai.kernel.refusal import Impossible
from caravanserai.kernel.step import SEAT


def gained(s: Amul, seat: int) -> list[int]:
    """What a seat has gained this round since its card was revealed."""
    card = s.revealed[seat]
    area = s.players[seat].area
    return area[area.index(card) + 1 :] if card != 0 else []


def order_at_reveal(s: Amul) -> list[int]:
    """The order of the effects, found right after the reveal (AMU-MIL.7, AMU-RULING.5)."""
    areas = [player.area for player in s.players]
    for seat, player in enumerate(s.players):
        player.area = areas[seat][: len(areas[seat]) - len(gained(s, seat))]
    order = present_order(s)
    for seat, player in enumerate(s.players):
        player.area = areas[seat]
    return order


def check_effects(s: Amul, moment: Moment) -> None:
    """What was gained this round and what is being taken come from cards just revealed (AMU-EFFECT.2, .3)."""
    for place, seat in enumerate(s.order):
        brought = gained(s, seat)
        if place >= moment.turn:
            for card in brought:
                raise _not_gained(s, seat, card)
            continue
        pending = _pending(s, seat, brought)
        if place == moment.turn - 1:
            _check_takings(seat, moment, pending)


def _pending(s: Amul, seat: int, brought: list[int]) -> list[tuple[int, int]]:
    """The effects of a seat that may still take cards, each with how many, the next last (AMU-EFFECT.10)."""
    pending: list[tuple[int, int]] = []
    if s.revealed[seat] != 0:
        _begin(s, s.revealed[seat], pending)
    for card in brought:
        while pending and s.parts.face(pending[-1][0]).takes_from != s.parts.deck_of[card]:
            pending.pop()  # declined
        if not pending:
            raise _not_gained(s, seat, card)
        source, left = pending.pop()
        if left > 1:
            pending.append((source, left - 1))
        if s.switches.vagabond_chain_triggers:
            _begin(s, card, pending)
    return pending


def _begin(s: Amul, card: int, pending: list[tuple[int, int]]) -> None:
    face = s.parts.face(card)
    if face.timing == IMMEDIATE:
        pending.append((card, face.takes_up_to))


def _check_takings(seat: int, moment: Moment, pending: list[tuple[int, int]]) -> None:
    for index, taking in enumerate(moment.takings):
        taken = CARD.of(taking.argument), LEFT.of(taking.argument)
        fits = SEAT.of(taking.argument) == seat and pending[index : index + 1] == [taken]
        need_waiting(taking.step, taking.argument, fits)


def _not_gained(s: Amul, seat: int, card: int) -> Impossible:
    return Impossible(
        f"position.players[{seat}].area",
        "not_gained",
        "no effect of this round can have brought {what} (AMU-EFFECT.2)",
        what=s.parts.card_names[card],
    )


# --- the Thief -------------------------------------------------------------------------------------------


def taken_at_end(s: Amul, moment: Moment, seat: int) -> int:
    """How many cards the effect under way has brought a seat since the hands were laid down."""
    if moment.kind != THIEF or SEAT.of(moment.takings[-1].argument) != seat:
        return 0
    return _taken(s, moment.takings[-1].argument)


def _taken(s: Amul, argument: int) -> int:
    """How many cards an effect has brought so far."""
    return int(s.parts.face(CARD.of(argument)).takes_up_to - LEFT.of(argument))


def check_thief(s: Amul, moment: Moment) -> None:
    """The effects of the end belong to cards in play, and what they brought lies last (AMU-END.3)."""
    seen: list[int] = []
    for taking in moment.takings:
        card = CARD.of(taking.argument)
        area = s.players[SEAT.of(taking.argument)].area
        face = s.parts.face(card)
        taken = _taken(s, taking.argument)
        untouched = taken == 0 or taking is moment.takings[-1]
        due = face.timing == AT_END and card in area and card not in seen
        need_waiting(taking.step, taking.argument, due and untouched)
        since = area[area.index(card) + 1 :]
        brought = [s.parts.deck_of[other] == face.takes_from for other in since[len(since) - taken :]]
        need_waiting(taking.step, taking.argument, len(since) >= taken and all(brought))
        seen.append(card)


def check_thief_from_hand(s: Amul, moment: Moment) -> None:
    """At some tables only a Thief laid down from a hand takes cards (AMU-RULING.8)."""
    for taking in moment.takings:
        laid_down = s.players[SEAT.of(taking.argument)].laid_down()
        need_waiting(taking.step, taking.argument, CARD.of(taking.argument) in laid_down)
