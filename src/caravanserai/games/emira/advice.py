"""What bots and hints know of Emira: how good a move looks, and why."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from caravanserai.games.emira.advice_reasons import Reason, why
from caravanserai.games.emira.ratings import RATINGS
from caravanserai.games.emira.state import Emira
from caravanserai.games.emira.worth import Outlook
from caravanserai.kernel.game import Advice
from caravanserai.kernel.state import State

_POINTS: Final = 3  # ten gold are worth about three hundredths of a point
_RIVAL: Final = 40  # how much the best rival's standing counts against one's own, in percent


class EmiraAdvice(Advice):
    """The strategy notes as numbers."""

    def __init__(self) -> None:
        # the judgement made last, with the stack it was made at: the options of one decision share it
        self._view: Outlook | None = None
        self._stack: list[int] = []

    def outlook(self, s: Emira, seat: int) -> Outlook:
        view = self._view
        if view is not None and view.is_of(s, seat) and self._stack == [*s.stack[: s.depth]]:
            return view
        view = Outlook(s, seat)
        self._view = view
        self._stack = s.stack[: s.depth]
        return view

    def value(self, state: State, seat: int) -> int:
        s = cast(Emira, state)
        view = Outlook(s, seat)
        best: i64 = 0
        for other in range(s.players_count):
            if other != seat:
                best = max(best, view.position(other))
        return (view.position(seat) - best * _RIVAL // 100) * _POINTS // 10

    def rate(self, state: State, seat: int, action: int) -> int:
        s = cast(Emira, state)
        rating = RATINGS[s.next_step()].rate(self.outlook(s, seat), s.argument, action)
        return rating * _POINTS // 10

    def reason(self, state: State, seat: int, action: int) -> Reason:
        s = cast(Emira, state)
        return why(self.outlook(s, seat), s.next_step(), s.argument, action)
