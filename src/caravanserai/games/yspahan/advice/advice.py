"""What bots and hints know of Yspahan: how good a move looks, and why."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from caravanserai.games.yspahan.advice import worth
from caravanserai.games.yspahan.advice.ratings import rate
from caravanserai.games.yspahan.advice.reasons import Reason, why
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.game import Advice
from caravanserai.kernel.state import State


class YspahanAdvice(Advice):
    """The strategy notes as numbers."""

    def value(self, state: State, seat: int) -> int:
        return self.values(state)[seat]

    def values(self, state: State) -> list[int]:
        """What each seat has, less a part of what its best opponent has."""
        s = cast(Yspahan, state)
        positions = [worth.position(s, seat) for seat in range(s.players_count)]
        values: list[int] = []
        for seat, own in enumerate(positions):
            best_other: i64 = 0
            for other, theirs in enumerate(positions):
                if other != seat:
                    best_other = max(best_other, theirs)
            values.append(own - best_other * 2 // 5)
        return values

    def rate(self, state: State, seat: int, action: int) -> int:
        return rate(cast(Yspahan, state), seat, action)

    def reason(self, state: State, seat: int, action: int) -> Reason:
        return why(cast(Yspahan, state), seat, action)
