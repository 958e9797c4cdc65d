"""The eight phases of a turn, and in which turns they take place (EMI-TURN, EMI-3P)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.emira.rules import flow
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.step import Part

SETUP: Final = 0
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

# what NextUnit carries: the phase, and which unit of it comes next
PHASE: Final = Part("phase", 0, 4, PHASES)
UNIT: Final = Part("unit", 4, 4)


# and both for each number that it can carry
PHASE_AND_UNIT: Final[list[tuple[int, int]]] = [(PHASE.of(each), UNIT.of(each)) for each in range(1 << 8)]
_CARRIED: Final = [[PHASE.put(phase) | UNIT.put(unit) for unit in range(8)] for phase in range(len(PHASES))]


def then(s: Emira, phase: i64, unit: i64) -> None:
    """What comes after the unit that begins now (EMI-UND.3)."""
    s.push(flow.NEXT_UNIT, _CARRIED[phase][unit])


def has_event_phase(s: Emira) -> bool:
    """Whether event cards may be played in this turn (EMI-EVENT.2, EMI-ADV.1, EMI-3P.2)."""
    if s.turn == 1 and not s.advanced:
        return False
    return not s.is_three_player() or s.is_odd()


def has_buying_phase(s: Emira) -> bool:
    """Whether event cards can be bought in this turn (EMI-BUY.3, .5, EMI-3P.6)."""
    if s.is_three_player() and s.is_odd():
        return False
    return s.event_deck.size() > 0


def lays_out(s: Emira) -> bool:
    """Whether cards, tokens and pieces are supplied: with three players in odd turns only (EMI-3P.3, .4)."""
    return s.is_odd() or not s.is_three_player()
