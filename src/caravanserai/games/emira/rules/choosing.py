"""Phase 6: whom a princess chooses, and moving in (EMI-CHOOSE)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.emira import events
from caravanserai.games.emira.parts import GOLD, NONE
from caravanserai.games.emira.rules import princesses, sidi
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.step import SilentStep


class PrincessChooses(SilentStep[Emira]):
    """The next princess in play chooses, or stays undecided (EMI-CHOOSE.1-9)."""

    def run(self, s: Emira, argument: int) -> None:
        princess = s.in_play.pop(0)
        seat = decide(s, princess)
        if seat >= 0:
            settle(s, seat, princess)
            return
        show_gold(s, gold_compared(s, princess))
        s.undecided.append(princess)
        s.note(events.PRINCESS_UNDECIDED, princess)


def first_preference(s: Emira, princess: int) -> i64:
    """What she compares first; a swap mark turns her preferences round (EMI-CARD.6)."""
    card = s.parts.princesses[princess]
    return card.second if s.swapped >> princess & 1 else card.first


def second_preference(s: Emira, princess: int) -> i64:
    """What she compares among those who are equal in the first (EMI-CHOOSE.3, EMI-CARD.6)."""
    card = s.parts.princesses[princess]
    return card.first if s.swapped >> princess & 1 else card.second


def candidates(s: Emira, princess: int) -> list[int]:
    """The sheiks she compares: those with room (EMI-CHOOSE.1, .9, EMI-PRIN.22, EMI-RULING.9)."""
    found: list[int] = []
    initial = s.parts.initial_capacity
    for seat, player in enumerate(s.players):
        if len(player.residents) < initial + player.sections + player.guest_houses:
            found.append(seat)
    if not s.chosen_on_honeymoon:
        found = [seat for seat in found if not s.on_honeymoon(seat)]
    if princess == s.parts.xenia and s.xenia_refuser in found:
        found.remove(s.xenia_refuser)
    return found


def best(s: Emira, seats: list[int], trait: i64) -> list[int]:
    """Those with the highest value of a trait (EMI-CHOOSE.2, .3)."""
    highest: i64 = 0
    found: list[int] = []
    for seat in seats:
        value = s.value(seat, trait)
        if not found or value > highest:
            highest = value
            found = [seat]
        elif value == highest:
            found.append(seat)
    return found


def decide(s: Emira, princess: int) -> i64:
    """Whom she would join now, or NONE (EMI-CHOOSE.1-4, EMI-UND.2, .8)."""
    if princess == s.parts.sidi:
        return sidi.victim(s)
    seats = candidates(s, princess)
    if len(seats) > 1:
        seats = best(s, seats, first_preference(s, princess))
        if len(seats) > 1:
            seats = best(s, seats, second_preference(s, princess))
    return seats[0] if len(seats) == 1 else NONE


def gold_compared(s: Emira, princess: int) -> list[int]:
    """The sheiks whose gold her choice depends on (EMI-HIDDEN.3, EMI-RULING.45)."""
    if princess == s.parts.sidi:
        return []
    seats = candidates(s, princess)
    first = first_preference(s, princess)
    if first != GOLD:
        seats = best(s, seats, first)
    if first == GOLD or second_preference(s, princess) == GOLD:
        return seats if len(seats) > 1 else []
    return []


def find_tie(s: Emira, princess: int) -> None:
    """That she stays undecided tells something of the gold compared; none is shown (EMI-HIDDEN.8)."""
    if s.parts.princesses[princess].compares >> GOLD & 1:
        for seat in gold_compared(s, princess):
            s.test_gold(seat)


def show_gold(s: Emira, seats: list[int]) -> None:
    """Gold that was compared is shown to everybody (EMI-HIDDEN.3, .10)."""
    for seat in seats:
        s.discoveries += 1
        s.note(events.GOLD_SHOWN, seat, s.players[seat].gold)


def settle(s: Emira, seat: i64, princess: int) -> None:
    """She joins the sheik, who has no say; Sidi Suleiman strikes him (EMI-CHOOSE.5, .6, EMI-PRIN.25)."""
    if princess == s.parts.sidi:
        sidi.strike(s, seat)
        return
    show_gold(s, gold_compared(s, princess))
    princesses.join(s, seat, princess)
