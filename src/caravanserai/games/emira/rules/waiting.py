"""What must hold for a step to wait in a position that somebody has written: its time, its seat, its matter.

Steps say in `fits` which of this they need. Each check refuses the position with its own reason.
"""

from __future__ import annotations

from typing import ClassVar, Final

from caravanserai.games.emira.parts import NONE
from caravanserai.games.emira.rules import flow, phases
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.position import need, no_moment
from caravanserai.kernel.step import SEAT, SeatStep, Waiting

_WHERE: Final = "position.steps"


def need_moment(fine: bool) -> None:
    """No game waits for such steps at such a time (EMI-TURN.1)."""
    if not fine:
        raise no_moment()


def need_below(below: list[Waiting], *steps: int) -> None:
    """Under a step waits the next unit, and upon it these steps (EMI-TURN.1)."""
    need_moment([waiting.number for waiting in below] == [flow.NEXT_UNIT, *steps])


def need_seat(s: Emira, seat: int) -> None:
    need(seat < s.players_count, _WHERE, "no_seat", "there is no seat {place}", place=seat)


def need_matter(step: str, fine: bool) -> None:
    """There must be something to choose from."""
    need(fine, _WHERE, "no_matter", "there is nothing for {what} to be about", what=step)


def need_turn(s: Emira, step: str, seat: int, below: list[Waiting]) -> None:
    """In phases 1 and 5 it is up to the player whom the unit below counts (EMI-EVENT.1, EMI-BUY.1)."""
    need_seat(s, seat)
    up_to = (s.starting + phases.UNIT.of(below[0].argument) - 1) % s.players_count
    text = "{what} is not up to seat {place}"
    need(seat == up_to, _WHERE, "not_this_seat", text, what=step, place=seat)


def need_event_phase(s: Emira, below: list[Waiting]) -> None:
    """Event cards are being played (EMI-EVENT.1, .2)."""
    need_below(below)
    open_now = s.phase == phases.PLAY_EVENTS and phases.has_event_phase(s)
    need_moment(open_now and phases.UNIT.of(below[0].argument) > 0)


def need_buying_phase(s: Emira, below: list[Waiting]) -> None:
    """Event cards are being bought (EMI-BUY.1, .5)."""
    need_below(below)
    open_now = s.phase == phases.BUY_EVENTS and phases.has_buying_phase(s)
    need_moment(open_now and phases.UNIT.of(below[0].argument) > 0)


def need_played(s: Emira, kind: int) -> None:
    """What a card asks is asked when the card has been played (EMI-EVENT.3-5)."""
    symbol = s.parts.symbol_of[kind]
    marked = symbol == NONE or (s.symbols >> symbol & 1) != 0
    played = marked and (s.parts.stays[kind] or kind in s.events_gone)
    text = "{what} has not been played in this turn"
    need(played, _WHERE, "not_played", text, what=s.parts.event_ids[kind])


class CardStep(SeatStep[Emira]):
    """What an event card asks of its player in phase 1 (EMI-EVENT.4)."""

    card: ClassVar[int] = NONE

    def fits(self, s: Emira, argument: int, below: list[Waiting]) -> bool:
        seat = int(SEAT.of(argument))
        need_event_phase(s, below)
        need_turn(s, self.name, seat, below)
        if not self.can_carry(s, argument):
            return False
        need_played(s, self.card_of(argument))
        need_matter(self.name, self.has_matter(s, seat))
        return True

    def card_of(self, argument: int) -> int:
        """The card that asks."""
        return self.card

    def can_carry(self, s: Emira, argument: int) -> bool:
        """Whether the step can be about what it carries."""
        return bool(argument == SEAT.of(argument))

    def has_matter(self, s: Emira, seat: int) -> bool:
        """Whether the player has anything to choose from."""
        return True
