"""Hints: the best moves of a decision, each with a reason, and what search says about it.

The same search that plays weighs the options. It starts from a copy in which everything the seat is not shown
is dealt anew, and its generator has a seed that everybody may know: a hint cannot reveal what is hidden.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from caravanserai.bots.budget import Budget
from caravanserai.bots.search import think
from caravanserai.bots.settings import settings_for
from caravanserai.kernel.actions import Move
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Game
from caravanserai.kernel.refusal import Value
from caravanserai.kernel.state import State
from caravanserai.kernel.table import Table

MOST: Final = 3  # moves in a hint
_EFFORT: Final = 4  # how many times as long as for a move of its own the computer searches for a hint
PATIENCE: Final = 2500  # milliseconds on the clock after which the best so far must do
_LEAST: Final = 8  # looks at each option, however late it is and however many others wait


@dataclass(frozen=True, slots=True)
class Chances:
    """What search found: the chance to win if everybody plays on as in the search, and the margin."""

    share: float
    error: float  # the standard error of the share
    margin: float  # over the best opponent


@dataclass(frozen=True, slots=True)
class Hint:
    """A move that is worth considering, and why; its chances are known once it has been searched."""

    move: Move
    reason: str
    args: dict[str, Value]
    chances: Chances | None = None


def rated(table: Table, seat: int, seed: int) -> list[Hint]:
    """The best rated moves, at once; refuses if the seat is not being asked."""
    return [Hint(move, reason, args) for move, reason, args in table.hints(seat, MOST, seed)]


def searched(
    game: Game, state: State, seat: int, seed: int, effort: float = 1.0, patience: int = PATIENCE
) -> list[Hint]:
    """The best moves after a search; the state must agree with the table only in what the seat is shown.

    The same seed and effort find the same on any machine that is not too slow.
    """
    settings = settings_for(game.advice, state, [])
    iterations = settings.iterations or 400  # settings in milliseconds have none
    least = _LEAST * settings.width
    budget = Budget(max(least, round(_EFFORT * effort * iterations)), waited=patience, least=least)
    thought = think(game, state, seat, budget, Fast(seed), settings, as_shown=True)
    found: list[Hint] = []
    for verdict in thought.verdicts[:MOST]:
        reason, args = game.advice.reason(state, seat, verdict.action)
        chances = None
        if verdict.visits > 0:
            chances = Chances(round(verdict.share, 4), round(verdict.error, 4), round(verdict.margin, 2))
        found.append(Hint(game.space.move(verdict.action), reason, dict(args), chances))
    return found
