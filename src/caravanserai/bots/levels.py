"""How strongly a computer opponent plays: a budget of thinking and human weaknesses. No bot ever cheats.

Weaker players overlook some of their options and misjudge the rest, the more the further these lie apart;
they do not play at random.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from caravanserai.bots.budget import Budget
from caravanserai.bots.model import fitting
from caravanserai.bots.search import think
from caravanserai.bots.settings import settings_for
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Game
from caravanserai.kernel.state import State

NOVICE: Final = "novice"
APPRENTICE: Final = "apprentice"
MERCHANT: Final = "merchant"
MASTER: Final = "master"
VIZIER: Final = "vizier"
LEARNED: Final = "learned"  # only for the games and numbers of players that a network was trained for
SEARCHING: Final = [VIZIER]  # the levels whose answers take time
LEVELS: Final = [NOVICE, APPRENTICE, MERCHANT, MASTER, VIZIER]
# How many of the best options are considered; of equally rated ones only the first. Otherwise a large number
# of absurd options, such as eighty bids that are far too high, would outweigh the few sensible ones.
_CONSIDERED: Final = 5
# How much the judgement is blurred, in hundredths of the gap between the best and the worst considered.
_BLUR: Final = [500, 180, 70]
# How often an option is overlooked, in percent; the one that looks best of those seen is always there.
_OVERLOOKED: Final = [45, 25, 10]


def choose(
    game: Game,
    state: State,
    seat: int,
    level: str,
    chance: Chance,
    budget: Budget | None = None,
    model: Path | None = None,
) -> int:
    """The action a computer of this level plays; the state must be re-dealt for its seat.

    The budget is for levels that search; without one, they look ahead as often as the game's data say. The
    model is for the level that learned; without one, it plays as the master does.
    """
    options = state.legal(seat)
    if len(options) == 1:
        return options[0]
    if level == VIZIER:
        settings = settings_for(game.advice, state, [])
        limit = budget if budget is not None else settings.budget()
        return think(game, state, seat, limit, chance, settings).action
    if level == LEARNED and model is not None:
        return fitting(model, game, state).choose(state, seat)
    if level in (MASTER, LEARNED):
        return game.advice.best(state, seat, options)
    return _misjudge(game, state, seat, LEVELS.index(level), chance)


def _misjudge(game: Game, state: State, seat: int, weakness: int, chance: Chance) -> int:
    """Overlook some of the best rated options, then choose by a blurred judgement."""
    considered = game.advice.candidates(state, seat, _CONSIDERED)
    if len(considered) == 1:
        return considered[0]
    ratings = game.advice.rates(state, seat, considered)
    reach = (ratings[0] - ratings[-1]) * _BLUR[weakness] // 100
    best = -1
    highest = 0
    for action, rating in zip(considered, ratings, strict=True):
        overlooked = int(chance.below(100)) < _OVERLOOKED[weakness]
        blurred = rating + int(chance.below(reach + 1))
        if not overlooked and (best < 0 or blurred > highest):
            best = action
            highest = blurred
    return best if best >= 0 else considered[-1]
