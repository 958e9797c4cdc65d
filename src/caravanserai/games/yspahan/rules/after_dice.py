"""After the dice: building, cards, the end of the turn (YSP-TURN.1, YSP-BUILD, YSP-DEC.8, .10)."""

from __future__ import annotations

from typing import ClassVar, Final

from caravanserai.games.yspahan import actions as a
from caravanserai.games.yspahan.rules import building, flow
from caravanserai.games.yspahan.rules.cards import CardWindow
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.step import Waiting, rests_on

# ending the turn and what can be built, ready made, by the bits of the buildings
_CHOICES: Final[list[list[int]]] = [
    [a.END.action, *[a.BUILD.of(which) for which in listed]] for listed in building.LISTED
]


class AfterDice(CardWindow):
    """After the dice: build at most once, play cards, end the turn (YSP-BUILD.1, .2, YSP-DEC.8, .10)."""

    offers: ClassVar[list[Family]] = [a.END, a.BUILD, *a.CARD_PLAYS]

    def asks(self, s: Yspahan, argument: int) -> int:
        """With no card and nothing to build the turn ends by itself; both are public (YSP-INFO.8)."""
        seat = s.active
        if s.players[seat].hand.size() == 0 and building.buildable_after_dice(s, seat) == 0:
            return 0
        return 1 << seat

    def choices(self, s: Yspahan, argument: int, seat: int) -> list[int]:
        """End, and buildings that can be paid (YSP-BUILD.1, .2, YSP-STOCK.2, YSP-CARD.4, YSP-TWO.4)."""
        return _CHOICES[building.buildable_after_dice(s, seat)].copy()

    def choose(self, s: Yspahan, argument: int, seat: int, action: int) -> None:
        """A building, and then the same question again, or the end (YSP-BUILD.1, YSP-DRAW.4)."""
        if action != a.END.action:
            s.ask_again()
            building.build(s, seat, a.BUILD.index(action), building.NOTHING)

    def why_no_choice(self, s: Yspahan, argument: int, seat: int, action: int) -> Refusal:
        if s.two_players:  # building is a use of their dice
            return a.BUILD.not_now()
        return building.why_not(s, seat, a.BUILD.index(action), building.NOTHING)

    def fits(self, s: Yspahan, argument: int, below: list[Waiting]) -> bool:
        """At the end of the present turn: the next one waits below (YSP-TURN.1)."""
        return argument == 0 and rests_on(below, flow.BEGIN_TURN) and below[-1].argument == s.turn + 1
