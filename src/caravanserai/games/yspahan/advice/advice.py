"""What bots and hints know of Yspahan: how good a move looks, and why."""

from __future__ import annotations

from typing import cast

from caravanserai.games.yspahan.advice import worth
from caravanserai.games.yspahan.advice.features import NAMES, features
from caravanserai.games.yspahan.advice.ratings import rate
from caravanserai.games.yspahan.advice.reasons import Reason, why
from caravanserai.games.yspahan.state import Yspahan
from caravanserai.kernel.game import Advice, against_best_rival
from caravanserai.kernel.state import State


class YspahanAdvice(Advice):
    """The strategy notes as numbers."""

    def __init__(self, folder: str = "") -> None:
        super().__init__(folder, NAMES)

    def value(self, state: State, seat: int) -> int:
        return self.values(state)[seat]

    def values(self, state: State) -> list[int]:
        """What each seat has, less a part of what its best opponent has."""
        return against_best_rival(self.standings(state))

    def standings(self, state: State) -> list[int]:
        s = cast(Yspahan, state)
        return [worth.position(s, seat) for seat in range(s.players_count)]

    def progress(self, state: State) -> int:
        s = cast(Yspahan, state)
        return s.day * 1000 // s.parts.last_day

    def all_features(self, state: State) -> list[list[int]]:
        return features(cast(Yspahan, state))

    def rate(self, state: State, seat: int, action: int) -> int:
        return rate(cast(Yspahan, state), seat, action)

    def rates(self, state: State, seat: int, options: list[int]) -> list[int]:
        s = cast(Yspahan, state)
        return [rate(s, seat, action) for action in options]

    def reason(self, state: State, seat: int, action: int) -> Reason:
        return why(cast(Yspahan, state), seat, action)
