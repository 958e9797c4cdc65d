"""Check points: undecided princesses look again at what has changed (EMI-UND)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.emira.parts import EVERY_TRAIT, GOLD, NONE
from caravanserai.games.emira.rules import choosing
from caravanserai.games.emira.state import Emira


def check_point(s: Emira) -> i64:
    """The oldest undecided princess who can decide now, or NONE (EMI-UND.2-4)."""
    stirred = s.stirred
    if stirred & EVERY_TRAIT == 0:
        return NONE
    cards = s.parts.princesses
    for princess in s.undecided:
        if cards[princess].compares & stirred == 0:
            continue  # nothing she looks at has changed
        if choosing.decide(s, princess) != NONE:
            return princess
        find_tie(s, princess)
    s.stirred = 0
    return NONE


def join(s: Emira, princess: int) -> None:
    """She is undecided no more and goes to the sheik she prefers now (EMI-UND.2, .8)."""
    seat = choosing.decide(s, princess)
    s.undecided.remove(princess)
    choosing.go_to(s, seat, princess)


def find_tie(s: Emira, princess: int) -> None:
    """That she stays undecided tells something of the gold compared; none is shown (EMI-HIDDEN.8)."""
    if s.parts.princesses[princess].compares >> GOLD & 1:
        compared = choosing.gold_compared(s, princess)
        for seat in range(s.players_count):
            if compared >> seat & 1:
                s.test_gold(seat)
