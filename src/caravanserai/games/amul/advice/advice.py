"""What bots and hints know of Āmul: how good a move looks, and why."""

from __future__ import annotations

from typing import cast

from caravanserai.games.amul.advice import ratings, reasons
from caravanserai.games.amul.advice.features import NAMES, features
from caravanserai.games.amul.advice.forecast import Forecast
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.game import Advice, against_best_rival
from caravanserai.kernel.state import State


class AmulAdvice(Advice):
    """The strategy notes as numbers."""

    def __init__(self, folder: str = "") -> None:
        super().__init__(folder, NAMES)

    def value(self, state: State, seat: int) -> int:
        return self.values(state)[seat]

    def values(self, state: State) -> list[int]:
        """What each seat has, less some of what the best of the others has."""
        return against_best_rival(self.standings(state))

    def standings(self, state: State) -> list[int]:
        s = cast(Amul, state)
        return [ratings.position(Forecast(s, seat)) for seat in range(s.players_count)]

    def progress(self, state: State) -> int:
        s = cast(Amul, state)
        return s.round * 1000 // s.parts.rounds

    def all_features(self, state: State) -> list[list[int]]:
        return features(cast(Amul, state))

    def rate(self, state: State, seat: int, action: int) -> int:
        return ratings.rate(Forecast(cast(Amul, state), seat), action)

    def rates(self, state: State, seat: int, options: list[int]) -> list[int]:
        """All options by one forecast."""
        forecast = Forecast(cast(Amul, state), seat)
        return [ratings.rate(forecast, action) for action in options]

    def reason(self, state: State, seat: int, action: int) -> reasons.Reason:
        return reasons.reason(Forecast(cast(Amul, state), seat), action)
