"""What bots and hints know of Emira: how good a move looks, and why."""

from __future__ import annotations

from typing import Final, cast

from caravanserai.games.emira.advice.outlook import Outlook
from caravanserai.games.emira.advice.ratings import RATINGS
from caravanserai.games.emira.advice.reasons import Reason, why
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.game import Advice, best_rated
from caravanserai.kernel.state import State

_POINTS: Final = 3  # ten gold are worth about three hundredths of a point
_RIVAL: Final = 40  # how much the best rival's position counts against one's own, in percent


class EmiraAdvice(Advice):
    """The strategy notes as numbers."""

    def value(self, state: State, seat: int) -> int:
        return self.values(state)[seat]

    def values(self, state: State) -> list[int]:
        s = cast(Emira, state)
        outlook = Outlook(s, 0)
        positions: list[int] = [outlook.position(seat) for seat in range(s.players_count)]
        found: list[int] = []
        for seat, own in enumerate(positions):
            best = 0
            for other, theirs in enumerate(positions):
                if other != seat and theirs > best:
                    best = theirs
            found.append((own - best * _RIVAL // 100) * _POINTS // 10)
        return found

    def rate(self, state: State, seat: int, action: int) -> int:
        return self.rates(state, seat, [action])[0]

    def rates(self, state: State, seat: int, options: list[int]) -> list[int]:
        """All of them in the same outlook."""
        return self._rates(Outlook(cast(Emira, state), seat), options)

    def _rates(self, outlook: Outlook, options: list[int]) -> list[int]:
        s = outlook.s
        rating = RATINGS[s.next_step()]
        return [rating.rate(outlook, s.argument, action) * _POINTS // 10 for action in options]

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
