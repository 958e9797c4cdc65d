"""What bots and hints know of Āmul: how good a move looks, and why."""

from __future__ import annotations

from typing import cast

from caravanserai.games.amul.advice import ratings, reasons
from caravanserai.games.amul.advice.forecast import Forecast
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.game import Advice
from caravanserai.kernel.state import State


class AmulAdvice(Advice):
    """The strategy notes as numbers."""

    def value(self, state: State, seat: int) -> int:
        return self.values(state)[seat]

    def values(self, state: State) -> list[int]:
        """What each seat has, less some of what the best of the others has."""
        s = cast(Amul, state)
        found: list[int] = [ratings.position(Forecast(s, seat)) for seat in range(s.players_count)]
        values: list[int] = []
        for seat, own in enumerate(found):
            best_other = max(0, max(found[:seat] + found[seat + 1 :]))
            values.append(own - best_other * 2 // 5)
        return values

    def rate(self, state: State, seat: int, action: int) -> int:
        return ratings.rate(Forecast(cast(Amul, state), seat), action)

    def rates(self, state: State, seat: int, options: list[int]) -> list[int]:
        """All options by one forecast."""
        forecast = Forecast(cast(Amul, state), seat)
        return [ratings.rate(forecast, action) for action in options]

    def reason(self, state: State, seat: int, action: int) -> reasons.Reason:
        return reasons.reason(Forecast(cast(Amul, state), seat), action)
