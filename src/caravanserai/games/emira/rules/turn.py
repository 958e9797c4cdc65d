"""The course of a turn: eight phases, unit by unit, with a check point after each (EMI-TURN, EMI-UND)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.emira.parts import EVERY_TRAIT
from caravanserai.games.emira.rules import auction, choosing, flow
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.step import SilentStep

# the argument of NEXT_UNIT: the phase, and which unit of it comes next
PHASE_BITS: Final = 4
PHASE_MASK: Final = 15

PLAY_EVENTS: Final = 1
INCOME: Final = 2
PREPARE: Final = 3
AUCTIONS: Final = 4
BUY_EVENTS: Final = 5
PRINCESS_CHOOSES: Final = 6
UPKEEP: Final = 7
CHANGE_START_PLAYER: Final = 8
PHASES: Final = [
    *("setup", "play_events", "income", "prepare", "auctions", "buy_events", "princess_chooses"),
    *("upkeep", "change_start_player"),
]


class NextUnit(SilentStep[Emira]):
    """A check point for undecided princesses, then the next unit of the turn (EMI-TURN.1, EMI-UND.2-4).

    A unit is what undecided princesses look at as a whole: one player's event card, all income, the filling
    of the board, one auction with its action, one purchase of events, one princess in play, all upkeep.
    """

    def run(self, s: Emira, argument: int) -> None:
        if s.stirred & EVERY_TRAIT != 0:
            for princess in s.undecided:
                if s.parts.princesses[princess].compares & s.stirred == 0:
                    continue  # nothing she looks at has changed
                seat = choosing.decide(s, princess)
                if seat >= 0:
                    s.undecided.remove(princess)
                    s.push(flow.NEXT_UNIT, argument)  # the test starts again with the oldest
                    choosing.settle(s, seat, princess)
                    return
                choosing.find_tie(s, princess)
            s.stirred = 0
        phase: i64 = argument & PHASE_MASK
        unit: i64 = argument >> PHASE_BITS
        while not begin_unit(s, phase, unit):
            phase += 1
            unit = 0


def begin_unit(s: Emira, phase: i64, unit: i64) -> bool:
    """Begin a unit of a phase; False when there is none left (EMI-TURN.1, EMI-AUC.2, EMI-CHOOSE.7)."""
    s.phase = phase
    if phase == AUCTIONS:
        seats = s.eligible()
        if seats == 0:
            auction.clear_offers(s)
            return False
        then(s, phase, 0)
        auction.begin(s, seats)
    elif phase in (PLAY_EVENTS, BUY_EVENTS):
        return begin_seat(s, phase, unit)
    elif phase == PRINCESS_CHOOSES:
        if not s.in_play:
            return False
        then(s, phase, 0)
        s.push(flow.PRINCESS_CHOOSES)
    elif phase == CHANGE_START_PLAYER:
        s.push(flow.END_TURN)
    else:
        begin_shared(s, phase)
    return True


def begin_seat(s: Emira, phase: i64, unit: i64) -> bool:
    """The next player in player order who may play or buy an event card (EMI-EVENT.1, .8, EMI-BUY.1, .4)."""
    playing = phase == PLAY_EVENTS
    if not (events_open(s) if playing else buying_open(s)):
        return False
    count = s.players_count
    while unit < count:
        seat = (s.starting + unit) % count
        unit += 1
        player = s.players[seat]
        if player.honeymoon == s.turn or (playing and not player.hand.slots):
            continue
        then(s, phase, unit)
        s.push(flow.PLAY_EVENT if playing else flow.BUY_EVENT, seat)
        return True
    return False


def begin_shared(s: Emira, phase: i64) -> None:
    """A phase that is one unit for all (EMI-TURN.1, EMI-PREP.6, EMI-UND.3, .9)."""
    then(s, phase + 1, 0)
    if phase == INCOME:
        s.push(flow.INCOME)
    elif phase == PREPARE:
        s.push(flow.SUPPLY_PIECES)
        s.push(flow.OFFER_TOKEN)
        s.push(flow.OFFER_STATUS)
        s.push(flow.REVEAL_PRINCESSES)
    else:
        s.push(flow.UPKEEP)
        s.push(flow.XENIA)


def then(s: Emira, phase: i64, unit: i64) -> None:
    """What comes after the unit that begins now (EMI-UND.3)."""
    s.push(flow.NEXT_UNIT, unit << PHASE_BITS | phase)


def events_open(s: Emira) -> bool:
    """Whether event cards may be played in this turn (EMI-EVENT.2, EMI-ADV.1, EMI-3P.2)."""
    if s.turn == 1 and not s.advanced:
        return False
    return not s.is_three_player() or s.is_odd()


def buying_open(s: Emira) -> bool:
    """Whether event cards can be bought in this turn (EMI-BUY.3, .5, EMI-3P.6)."""
    if s.is_three_player() and s.is_odd():
        return False
    return len(s.event_deck.slots) > 0
