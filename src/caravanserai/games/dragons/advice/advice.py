"""What bots and hints know of Aladdin's Dragons: how good a move looks, and why."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from caravanserai.games.dragons.actions import PLACE
from caravanserai.games.dragons.advice import ratings, reasons
from caravanserai.games.dragons.advice.worth_of_spaces import standing
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.game import Advice
from caravanserai.kernel.refusal import Value
from caravanserai.kernel.state import State


class DragonsAdvice(Advice):
    """The strategy notes as numbers."""

    def value(self, state: State, seat: int) -> int:
        return self.values(state)[seat]

    def values(self, state: State) -> list[int]:
        """What each seat has and expects, less a share of what its best rival does."""
        s = cast(Dragons, state)
        standings: list[int] = [standing(s, seat) for seat in range(s.players_count)]
        found: list[int] = []
        for seat in range(s.players_count):
            best_other: i64 = 0
            for other in range(s.players_count):
                if other != seat:
                    best_other = max(best_other, standings[other])
            found.append(standings[seat] - best_other * 2 // 5)
        return found

    def rate(self, state: State, seat: int, action: int) -> int:
        return ratings.rate(cast(Dragons, state), seat, action)

    def rates(self, state: State, seat: int, options: list[int]) -> list[int]:
        s = cast(Dragons, state)
        if PLACE.has(options[0]):
            return ratings.rate_placements(s, seat, options)
        return [ratings.rate(s, seat, action) for action in options]

    def reason(self, state: State, seat: int, action: int) -> tuple[str, dict[str, Value]]:
        return reasons.reason(cast(Dragons, state), seat, action)
