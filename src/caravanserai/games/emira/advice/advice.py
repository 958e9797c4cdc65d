"""What bots and hints know of Emira: how good a move looks, and why."""

from __future__ import annotations

from typing import Final, cast

from caravanserai.games.emira.advice.features import NAMES, features
from caravanserai.games.emira.advice.outlook import Outlook
from caravanserai.games.emira.advice.ratings import RATINGS
from caravanserai.games.emira.advice.reasons import Reason, why
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.game import Advice, against_best_rival, best_rated, first_best
from caravanserai.kernel.state import State

_MANY: Final = 8  # options: so many are rated as fast as they are sifted
_POINTS: Final = 3  # ten gold are worth about three hundredths of a point


class EmiraAdvice(Advice):
    """The strategy notes as numbers."""

    def __init__(self, folder: str = "") -> None:
        super().__init__(folder, NAMES)

    def value(self, state: State, seat: int) -> int:
        return self.values(state)[seat]

    def values(self, state: State) -> list[int]:
        """What each seat has, less a part of what its best rival has."""
        return against_best_rival(self.standings(state))

    def standings(self, state: State) -> list[int]:
        s = cast(Emira, state)
        outlook = Outlook(s, 0)
        return [outlook.position(seat) * _POINTS // 10 for seat in range(s.players_count)]

    def progress(self, state: State) -> int:
        """How many of the princesses needed somebody has: no turn is the last by count (EMI-WIN.1)."""
        s = cast(Emira, state)
        most = 0
        for player in s.players:
            most = max(most, len(player.residents))
        return min(1000, most * 1000 // s.setup().fewest)

    def variant(self, state: State) -> str:
        return "advanced" if cast(Emira, state).advanced else ""

    def all_features(self, state: State) -> list[list[int]]:
        return features(cast(Emira, state), _POINTS)

    def rate(self, state: State, seat: int, action: int) -> int:
        return self.rates(state, seat, [action])[0]

    def rates(self, state: State, seat: int, options: list[int]) -> list[int]:
        """All of them in the same outlook."""
        return self._rates(Outlook(cast(Emira, state), seat), options)

    def _rates(self, outlook: Outlook, options: list[int]) -> list[int]:
        s = outlook.s
        rating = RATINGS[s.next_step()]
        return [rating.rate(outlook, s.argument, action) * _POINTS // 10 for action in options]

    def best(self, state: State, seat: int, options: list[int]) -> int:
        """Of many bids only those near the best are rated."""
        if len(options) == 1:
            return options[0]
        outlook = Outlook(cast(Emira, state), seat)
        if len(options) > _MANY:
            options = RATINGS[outlook.s.next_step()].promising(outlook, options, 2)
        return first_best(options, self._rates(outlook, options))

    def candidates(self, state: State, seat: int, most: int) -> list[int]:
        """Of many bids only those are rated that can be among the best."""
        options = state.legal(seat)
        if len(options) == 1:
            return options
        outlook = Outlook(cast(Emira, state), seat)
        options = RATINGS[outlook.s.next_step()].promising(outlook, options, most)
        return best_rated(options, self._rates(outlook, options), most)

    def reason(self, state: State, seat: int, action: int) -> Reason:
        s = cast(Emira, state)
        return why(Outlook(s, seat), s.next_step(), s.argument, action)
