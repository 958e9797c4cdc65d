"""The games as environments: observations, batches, and the interfaces of other projects.

`batch` needs NumPy; `caravanserai.research.pettingzoo`, `.gymnasium`, `.openspiel` and `.dataset` need the
libraries they are named after (the extra `research`).
"""

from __future__ import annotations

from typing import Any

from caravanserai.research.information import InformationState
from caravanserai.research.observing import observer

__all__ = ["InformationState", "batch", "observer"]


def batch(game: str, players: int, games: int, seed: int = 0, workers: int = 1, **more: Any) -> Any:
    """Many games at once, with NumPy arrays, in one process or in several `workers`.

    See `caravanserai.research.batched.Batch` for what it does and for more arguments.
    """
    from caravanserai.research.batched import Batch  # NumPy is not installed everywhere

    if workers == 1:
        return Batch(game, players, games, seed, **more)
    from caravanserai.research.workers import SharedBatch

    return SharedBatch(game, players, games, seed, workers, **more)
