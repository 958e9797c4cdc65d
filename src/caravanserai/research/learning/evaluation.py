"""How strong a network is: its share of first places against bots, from every seat equally often."""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np

from caravanserai.kernel.game import Options
from caravanserai.research.batched import Batch
from caravanserai.research.learning.experience import Inputs
from caravanserai.research.learning.network import Parameters, forward
from caravanserai.research.rewards import WIN

_FIRST_DEAL: Final = 900_000_000_000  # deals that no training uses
_WIDTH: Final = 1.96  # of the interval, in standard errors


def first_places(
    own: Parameters, inputs: Inputs, game: str, players: int, options: Options, bot: str, games: int
) -> dict[str, Any]:
    """Play about so many games against a table of one bot; the network plays what it thinks best."""
    each = max(1, games // players)
    shares = np.concatenate(
        [_from_seat(own, inputs, game, players, options, bot, each, seat) for seat in range(players)]
    )
    share = float(shares.mean())
    low, high = _interval(share, len(shares))
    return {"share": round(share, 4), "low": round(low, 4), "high": round(high, 4), "games": len(shares)}


def _from_seat(
    own: Parameters,
    inputs: Inputs,
    game: str,
    players: int,
    options: Options,
    bot: str,
    games: int,
    seat: int,
) -> Any:
    """The shares of first place in the first game of each row of a batch."""
    bots: list[str | None] = [bot] * players
    bots[seat] = None
    batch = Batch(game, players, games, _FIRST_DEAL, options, bots, WIN)
    shares = np.zeros(games, np.float32)
    done = np.zeros(games, np.bool_)
    while not done.all():
        batch.step(forward(own, inputs.of(batch.observations), batch.masks).logits.argmax(axis=1))
        ended = batch.over & ~done
        shares[ended] = batch.rewards[ended, seat]
        done |= ended
    return shares


def _interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's, at 95 %."""
    scale = 1 + _WIDTH**2 / games
    centre = share + _WIDTH**2 / (2 * games)
    spread = _WIDTH * math.sqrt(share * (1 - share) / games + _WIDTH**2 / (4 * games**2))
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
