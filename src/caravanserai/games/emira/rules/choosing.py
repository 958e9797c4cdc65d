"""Phase 6: whom a princess chooses, and moving in (EMI-CHOOSE)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.emira import events
from caravanserai.games.emira.parts import GOLD, NONE
from caravanserai.games.emira.rules import princesses, sidi
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.state import LOWEST, SEATS
from caravanserai.kernel.step import SilentStep


class PrincessChooses(SilentStep[Emira]):
    """The next princess in play chooses, or stays undecided (EMI-CHOOSE.1-9)."""

    def run(self, s: Emira, argument: int) -> None:
        princess = s.in_play.pop(0)
        seat = decide(s, princess)
        if seat != NONE:
            go_to(s, seat, princess)
        else:
            stay_undecided(s, princess)


def first_preference(s: Emira, princess: int) -> i64:
    """What she compares first; a swap mark turns her preferences round (EMI-CARD.6)."""
    card = s.parts.princesses[princess]
    return card.second if s.swapped >> princess & 1 else card.first


def second_preference(s: Emira, princess: int) -> i64:
    """What she compares among those who are equal in the first (EMI-CHOOSE.3, EMI-CARD.6)."""
    card = s.parts.princesses[princess]
    return card.first if s.swapped >> princess & 1 else card.second


def candidates(s: Emira, princess: int) -> i64:
    """The seats she compares: those with room (EMI-CHOOSE.1, .9, EMI-PRIN.22, EMI-RULING.9)."""
    found: i64 = 0
    bit: i64 = 1
    initial = s.parts.initial_capacity
    chosen_on_honeymoon = s.switches.chosen_on_honeymoon
    for player in s.players:
        if len(player.residents) < initial + player.sections + player.guest_houses and (
            chosen_on_honeymoon or player.honeymoon != s.turn
        ):
            found |= bit
        bit <<= 1
    if princess == s.parts.xenia and s.xenia_refuser != NONE:
        found &= ~(1 << s.xenia_refuser)
    return found


def best(s: Emira, seats: i64, trait: i64) -> i64:
    """Those of the seats with the highest value of a trait (EMI-CHOOSE.2, .3)."""
    highest: i64 = 0
    found: i64 = 0
    for seat in SEATS[seats]:
        value = s.value(seat, trait)
        if found == 0 or value > highest:
            highest = value
            found = 1 << seat
        elif value == highest:
            found |= 1 << seat
    return found


def is_several(seats: i64) -> bool:
    return seats & seats - 1 != 0


def decide(s: Emira, princess: int) -> i64:
    """Whom she would join now, or NONE (EMI-CHOOSE.1-4, EMI-UND.2, .8)."""
    if princess == s.parts.sidi:
        return sidi.victim(s)
    seats = candidates(s, princess)
    if seats & seats - 1 != 0:  # more than one
        seats = best(s, seats, first_preference(s, princess))
        if seats & seats - 1 != 0:
            seats = best(s, seats, second_preference(s, princess))
            if seats & seats - 1 != 0:
                return NONE
    return LOWEST[seats]


def gold_compared(s: Emira, princess: int) -> i64:
    """The seats whose gold her choice depends on (EMI-HIDDEN.3, EMI-RULING.45)."""
    if princess == s.parts.sidi:
        return 0
    seats = candidates(s, princess)
    first = first_preference(s, princess)
    if first != GOLD:
        if second_preference(s, princess) != GOLD:
            return 0
        seats = best(s, seats, first)
    return seats if is_several(seats) else 0


def show_gold(s: Emira, princess: int) -> None:
    """Gold that she compared is shown to everybody (EMI-HIDDEN.3, .10)."""
    seats = gold_compared(s, princess)
    for seat in range(s.players_count):
        if seats >> seat & 1:
            s.came_out()
            s.note(events.GOLD_SHOWN, seat, s.players[seat].gold)


def go_to(s: Emira, seat: i64, princess: int) -> None:
    """She joins the sheik, who has no say; Sidi Suleiman strikes him (EMI-CHOOSE.5, .6, EMI-PRIN.25)."""
    if princess == s.parts.sidi:
        sidi.strike(s, seat)
        return
    show_gold(s, princess)
    princesses.move_in(s, seat, princess)
    ability_takes_effect(s, seat, princess)


def ability_takes_effect(s: Emira, seat: i64, princess: int) -> None:
    """Her ability acts at once; some have one in the advanced game only (EMI-CHOOSE.6, EMI-ADV.4)."""
    card = s.parts.princesses[princess]
    if s.advanced or not card.advanced_only:
        princesses.ABILITIES[card.effect].arrive(s, seat, princess)


def stay_undecided(s: Emira, princess: int) -> None:
    """She found a tie and waits until she can decide (EMI-CHOOSE.4, EMI-PRIN.22, EMI-HIDDEN.10)."""
    show_gold(s, princess)
    s.undecided.append(princess)
    s.note(events.PRINCESS_UNDECIDED, princess)
