"""Advice for any game: options are rated by what they change, tried on re-dealt copies."""

from __future__ import annotations

from typing import Final

from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Advice, Game
from caravanserai.kernel.refusal import Value
from caravanserai.kernel.state import State

_DEALS: Final = 6  # copies in which every option is tried
_LONGEST: Final = 60  # decisions after which a copy is looked at even if the seat was not asked again
_POINT: Final = 100  # values are hundredths of a point


class EffectAdvice(Advice):
    """Rates an option by the points and belongings it leads to until the seat's next decision.

    Whatever the others do meanwhile is drawn at random. A game has an opponent and hints from the start, and
    its author replaces this by advice that knows the game.
    """

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def value(self, state: State, seat: int) -> int:
        """The seat's lead over the average of the others; belongings only decide between equals."""
        scores = state.scores()
        others = len(scores) - 1
        lead = scores[seat] if others < 1 else scores[seat] - (sum(scores) - scores[seat]) // others
        return _POINT * lead + sum(self.game.belongings(state, seat).values())

    def rate(self, state: State, seat: int, action: int) -> int:
        return self.rates(state, seat, [action])[0]

    def rates(self, state: State, seat: int, options: list[int]) -> list[int]:
        totals = [0] * len(options)
        for deal in range(_DEALS):
            world = state.clone()
            world.journal = None
            world.redeal(seat, Fast(deal))
            for index in range(len(options)):
                totals[index] += self._outcome(world, seat, options[index], deal)
        return [total // _DEALS for total in totals]

    def _outcome(self, world: State, seat: int, action: int, deal: int) -> int:
        """What a position is worth when the seat is asked again after this action."""
        trial = world.clone()
        trial.chance = Fast(deal + _DEALS)  # the same dice for every option
        choose = Fast(deal + 2 * _DEALS)
        trial.apply(seat, action)
        for _ in range(_LONGEST):
            other = trial.seat_to_move()
            if other < 0 or other == seat:
                break
            options = trial.legal(other)
            trial.apply(other, options[choose.below(len(options))])
        return self.value(trial, seat)

    def reason(self, state: State, seat: int, action: int) -> tuple[str, dict[str, Value]]:
        gain = (self.rate(state, seat, action) - self.value(state, seat)) // _POINT
        if gain > 0:
            return "effects_good", {"points": gain}
        return "effects_best", {}
