"""What bots and hints know of Aladdin's Dragons: how good a move looks, and why."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from caravanserai.games.dragons.actions import PLACE
from caravanserai.games.dragons.advice import ratings, reasons
from caravanserai.games.dragons.advice.features import NAMES, features
from caravanserai.games.dragons.advice.worth import artifacts_left
from caravanserai.games.dragons.advice.worth_of_spaces import standing
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.game import Advice, against_best_rival
from caravanserai.kernel.refusal import Value
from caravanserai.kernel.state import State


class DragonsAdvice(Advice):
    """The strategy notes as numbers."""

    def __init__(self, folder: str = "") -> None:
        super().__init__(folder, NAMES)

    def value(self, state: State, seat: int) -> int:
        return self.values(state)[seat]

    def values(self, state: State) -> list[int]:
        """What each seat has and expects, less a share of what its best rival does."""
        return against_best_rival(self.standings(state))

    def standings(self, state: State) -> list[int]:
        s = cast(Dragons, state)
        return [standing(s, seat) for seat in range(s.players_count)]

    def progress(self, state: State) -> int:
        """How many of the artifacts are sold: no round is the last by count (DRA-END.1)."""
        s = cast(Dragons, state)
        owned: i64 = 0
        for player in s.players:
            owned += player.artifact_count()
        return owned * 1000 // max(1, owned + artifacts_left(s))

    def variant(self, state: State) -> str:
        return "magic" if cast(Dragons, state).magic else ""

    def all_features(self, state: State) -> list[list[int]]:
        return features(cast(Dragons, state))

    def rate(self, state: State, seat: int, action: int) -> int:
        return ratings.rate(cast(Dragons, state), seat, action)

    def rates(self, state: State, seat: int, options: list[int]) -> list[int]:
        s = cast(Dragons, state)
        if PLACE.has(options[0]):
            return ratings.rate_placements(s, seat, options)
        return [ratings.rate(s, seat, action) for action in options]

    def reason(self, state: State, seat: int, action: int) -> tuple[str, dict[str, Value]]:
        return reasons.reason(cast(Dragons, state), seat, action)
