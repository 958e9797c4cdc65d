"""What the end of a game is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

RANK: Final = "rank"
WIN: Final = "win"
SCORE: Final = "score"
REWARDS: Final = (RANK, WIN, SCORE)


class UnknownReward(ValueError):
    """A kind of reward that there is not."""


def check_reward(kind: str) -> str:
    if kind not in REWARDS:
        raise UnknownReward(f"there is no reward {kind!r}; there are {', '.join(REWARDS)}")
    return kind


def returns(kind: str, ranks: Sequence[int], scores: Sequence[int]) -> list[float]:
    """What each seat gets for a finished game.

    `rank` goes from 1 for the first to -1 for the last in equal steps, and those who tie share what their
    places get together: it always adds up to zero. `win` is 1, shared by the winners, and 0 for the others.
    `score` is the points.

    >>> returns("rank", [1, 3, 2, 3], [50, 20, 30, 20])
    [1.0, -0.6666666666666667, 0.33333333333333337, -0.6666666666666667]
    """
    if kind == SCORE:
        return [float(score) for score in scores]
    shared = [sum(1 for other in ranks if other == rank) for rank in ranks]
    if kind == WIN:
        return [1 / share if rank == 1 else 0.0 for rank, share in zip(ranks, shared, strict=True)]
    last = len(ranks) - 1
    return [1 - 2 * (rank - 1 + (share - 1) / 2) / last for rank, share in zip(ranks, shared, strict=True)]
