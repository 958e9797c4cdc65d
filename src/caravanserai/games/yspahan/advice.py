"""What bots and hints know of Yspahan: how good a move looks, and why."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from caravanserai.games.yspahan import worth
from caravanserai.games.yspahan.advice_reasons import Reason, why
from caravanserai.games.yspahan.ratings import rate
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.game import Advice
from caravanserai.kernel.state import State


class YspahanAdvice(Advice):
    """The strategy notes as numbers."""

    def value(self, state: State, seat: int) -> int:
        s = cast(Yspahan, state)
        best_other: i64 = 0
        for other in range(s.players_count):
            if other != seat:
                best_other = max(best_other, worth.position(s, other))
        return worth.position(s, seat) - best_other * 2 // 5

    def rate(self, state: State, seat: int, action: int) -> int:
        return rate(cast(Yspahan, state), seat, action)

    def reason(self, state: State, seat: int, action: int) -> Reason:
        return why(cast(Yspahan, state), seat, action)
