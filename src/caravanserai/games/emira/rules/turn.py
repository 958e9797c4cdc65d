"""The course of a turn: eight phases, unit by unit, with a check point after each (EMI-TURN, EMI-UND)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caravanserai.games.emira.parts import NONE
from caravanserai.games.emira.rules import auction, flow, phases, undecided
from caravanserai.games.emira.rules.phases import PHASE, UNIT, then
from caravanserai.games.emira.rules.waiting import need_moment
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.step import Part, SilentStep, Waiting


class NextUnit(SilentStep[Emira]):
    """A check point for undecided princesses, then the next unit of the turn (EMI-TURN.1, EMI-UND.2-4).

    A unit is what undecided princesses look at as a whole: one player's event card, all income, the filling
    of the board, one auction with its action, one purchase of events, one princess in play, all upkeep.
    """

    carries: ClassVar[list[Part]] = [PHASE, UNIT]

    def run(self, s: Emira, argument: int) -> None:
        princess = undecided.check_point(s)
        if princess != NONE:
            s.push(flow.NEXT_UNIT, argument)  # the check starts again with the oldest
            undecided.join(s, princess)
            return
        phase, unit = phases.PHASE_AND_UNIT[argument]
        while not begin_unit(s, phase, unit):
            phase += 1
            unit = 0

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        """It waits below all others, with a unit of the phase or of the one that follows it."""
        need_moment(not below and s.phase != phases.SETUP)
        phase, unit = PHASE.of(argument), UNIT.of(argument)
        by_seat = phase in (phases.PLAY_EVENTS, phases.BUY_EVENTS)
        follows = s.phase in (phases.INCOME, phases.PREPARE, phases.UPKEEP) and phase == s.phase + 1
        known = argument == PHASE.put(phase) | UNIT.put(unit)
        return known and (phase == s.phase or follows) and unit <= (s.players_count if by_seat else 0)


def begin_unit(s: Emira, phase: i64, unit: i64) -> bool:
    """Begin a unit of a phase; False when there is none left (EMI-TURN.1, EMI-AUC.2, EMI-CHOOSE.7)."""
    s.phase = phase
    if phase == phases.AUCTIONS:
        seats = s.eligible()
        if seats == 0:
            auction.clear_offers(s)
            return False
        then(s, phase, 0)
        auction.begin(s, seats)
    elif phase == phases.PLAY_EVENTS:
        return phases.has_event_phase(s) and begin_seat(s, phase, unit)
    elif phase == phases.BUY_EVENTS:
        return phases.has_buying_phase(s) and begin_seat(s, phase, unit)
    elif phase == phases.PRINCESS_CHOOSES:
        if not s.in_play:
            return False
        then(s, phase, 0)
        s.push(flow.PRINCESS_CHOOSES)
    elif phase == phases.CHANGE_START_PLAYER:
        s.push(flow.END_TURN)
    else:
        begin_shared(s, phase)
    return True


def begin_seat(s: Emira, phase: i64, unit: i64) -> bool:
    """The next player in player order who may play or buy an event card (EMI-EVENT.1, .8, EMI-BUY.1, .4)."""
    playing = phase == phases.PLAY_EVENTS
    count = s.players_count
    while unit < count:
        seat = (s.starting + unit) % count
        unit += 1
        player = s.players[seat]
        if player.honeymoon == s.turn or (playing and player.hand.size() == 0):
            continue
        then(s, phase, unit)
        s.push(flow.PLAY_EVENT if playing else flow.BUY_EVENT, seat)
        return True
    return False


def begin_shared(s: Emira, phase: i64) -> None:
    """A phase that is one unit for all (EMI-TURN.1, EMI-PREP.6, EMI-UND.3, .9)."""
    then(s, phase + 1, 0)
    if phase == phases.INCOME:
        s.push(flow.INCOME)
    elif phase == phases.PREPARE:
        s.push(flow.SUPPLY_PIECES)
        s.push(flow.OFFER_TOKEN)
        s.push(flow.OFFER_STATUS)
        s.push(flow.REVEAL_PRINCESSES)
    else:
        s.push(flow.UPKEEP)
        s.push(flow.XENIA)
