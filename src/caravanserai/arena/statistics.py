"""Shares and means with their uncertainty."""

from __future__ import annotations

import math

_Z95 = 1.959964


def wilson(successes: float, trials: int) -> tuple[float, float]:
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
