"""Shares and means with their uncertainty."""

from __future__ import annotations

import math

_Z95 = 1.959964


def wilson(successes: float, trials: float) -> tuple[float, float]:
    """The 95 % confidence interval of a proportion (Wilson's, which stays between 0 and 1)."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    scale = 1 + _Z95**2 / trials
    centre = share + _Z95**2 / (2 * trials)
    spread = _Z95 * math.sqrt(share * (1 - share) / trials + _Z95**2 / (4 * trials**2))
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def mean_and_error(total: float, squares: float, trials: int) -> tuple[float, float]:
    """The mean and its standard error, from the sums."""
    if trials == 0:
        return 0.0, 0.0
    mean = total / trials
    variance = max(0.0, squares / trials - mean**2)
    return mean, math.sqrt(variance / trials)


def clustered_share(deals: list[tuple[float, int]]) -> tuple[float, float, float]:
    """A share of first places with its 95 % interval, from each deal's first places and games.

    Games of one deal are alike, so the interval is Wilson's with as many trials as the spread between the
    deals is worth: at least the number of deals, at most that of games.
    """
    wins = sum(won for won, _ in deals)
    games = sum(played for _, played in deals)
    if games == 0:
        return 0.0, 0.0, 1.0
    share = wins / games
    variance = sum((won - share * played) ** 2 for won, played in deals) / games**2
    if len(deals) > 1:
        variance *= len(deals) / (len(deals) - 1)
    worth = share * (1 - share) / variance if variance > 0 else float(len(deals))
    trials = max(float(len(deals)), min(float(games), worth))
    low, high = wilson(share * trials, trials)
    return share, low, high
