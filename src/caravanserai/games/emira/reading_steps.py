"""What a document says comes next in a game of Emira (docs/positions/emira.md)."""

from __future__ import annotations

from typing import Final

from caravanserai.games.emira.parts import (
    NONE,
)
from caravanserai.games.emira.rules import STEPS, flow, turn
from caravanserai.games.emira.rules.cards import extendable
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.position import Reader, within
from caravanserai.kernel.refusal import Impossible
from caravanserai.kernel.state import STEP_MASK


def read_steps(s: Emira, reader: Reader) -> None:
    """The stack as a position writes it, or the beginning of the phase that is named."""
    names = [step.name for step in STEPS]
    if not reader.has("steps"):
        if s.phase == 0:
            s.push(flow.KEEP_EVENT)
        else:
            s.push(flow.NEXT_UNIT, s.phase)
        return
    for step, argument in reader.steps(names):
        _check_step(s, step, argument)
        s.push(step, argument)
    if s.stack and s.stack[-1] & STEP_MASK == flow.BID and not s.bidding >> s.speaker & 1:
        raise Impossible("position.auction", "speaker_not_bidding", "the speaker is not among the bidders")


# the steps whose argument is a seat, alone or with a number above it
_OF_SEAT: Final = [
    *(flow.PLAY_EVENT, flow.LOOK_AT_TURN, flow.ADMIRE_TOKEN, flow.EXTEND_CARAVAN, flow.NAME_CARAVAN),
    *(flow.SEARCH_STATUS, flow.SEARCH_BAG, flow.VOLUNTARY_BID, flow.ACT, flow.BUY_EVENT),
    *(flow.GIVE_TOKEN, flow.GIVE_STATUS, flow.LOSE_PRINCESS),
]
_OF_SEAT_AND_CARDS: Final = [
    *(flow.CHANGE_MIND, flow.ARRANGE_PRINCESSES, flow.ARRANGE_STATUS, flow.KEEP_BOUGHT, flow.CHOOSE_TURN)
]


def _check_step(s: Emira, step: int, argument: int) -> None:
    """A step must find what it is about."""
    seat = argument & flow.SEAT_MASK if step in _OF_SEAT_AND_CARDS else argument
    if step in _OF_SEAT + _OF_SEAT_AND_CARDS and seat >= s.players_count:
        raise Impossible("position.steps", "no_seat", "there is no seat {place}", place=seat)
    number = argument >> flow.SEAT_BITS
    sizes = {
        flow.CHANGE_MIND: len(s.princess_deck.slots) - 1,
        flow.ARRANGE_PRINCESSES: min(s.parts.look_cards, len(s.princess_deck.slots)),
        flow.ARRANGE_STATUS: min(s.parts.look_cards, len(s.status_deck.slots)),
        flow.KEEP_BOUGHT: min(max(s.parts.event_cards), len(s.event_deck.slots)),
        flow.CHOOSE_TURN: len(s.parts.event_ids) - 1,
    }
    if step in sizes and number > sizes[step]:
        raise Impossible(
            "position.steps", "step_cards", "{what} has not so many cards", what=STEPS[step].name
        )
    if step == flow.NEXT_UNIT:
        within(argument & turn.PHASE_MASK, "position.steps", 1, turn.CHANGE_START_PLAYER)
    if step == flow.SPOIL_CARAVANS and argument >= len(s.parts.caravans):
        raise Impossible("position.steps", "no_caravan", "there is no such caravan")
    if not _has_matter(s, step, seat):
        raise Impossible(
            "position.steps", "no_matter", "there is nothing for {what} to be about", what=STEPS[step].name
        )


def _has_matter(s: Emira, step: int, seat: int) -> bool:
    """Whether there is anything to choose from."""
    if step == flow.EXTEND_CARAVAN:
        return len(extendable(s, seat)) > 0
    if step == flow.GIVE_TOKEN:
        return any(s.players[seat].tokens)
    if step == flow.GIVE_STATUS:
        return len(s.players[seat].status) > 0
    if step == flow.LOSE_PRINCESS:
        return len(s.players[seat].residents) > 0
    if step == flow.SEARCH_STATUS:
        return len(s.status_deck.slots) > 0
    if step == flow.SEARCH_BAG:
        return any(s.bag)
    if step == flow.PRINCESS_CHOOSES:
        return len(s.in_play) > 0
    return step != flow.BID or s.speaker != NONE
