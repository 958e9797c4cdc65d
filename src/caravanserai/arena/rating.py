"""Ratings from who finished before whom: OpenSkill's Plackett–Luce model, fitted to all games at once.

OpenSkill itself updates its ratings game by game, so that they depend on the order of the games. A ladder has
all its games at hand: the same model (mean 25, deviation 25/3, noise 25/6 a player) is fitted to them
together, and games that finish in another order, on other machines, give the same ratings.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

MEAN: Final = 25.0
DEVIATION: Final = MEAN / 3
NOISE: Final = MEAN / 6
_ROUNDS: Final = 50
_CLOSE: Final = 1e-9

Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Finish:
    """One game: who sat at the table (by place in the list of bots), and in which rank each finished."""

    deal: int
    bots: tuple[int, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ratings:
    """The rating of each bot, and how the errors of the ratings hang together."""

    points: list[float]
    covariance: Matrix

    def error(self, bot: int) -> float:
        return math.sqrt(max(0.0, self.covariance[bot][bot]))

    def difference(self, one: int, other: int) -> tuple[float, float]:
        """How far one is ahead of another, and the standard error of that."""
        around = self.covariance
        variance = around[one][one] + around[other][other] - 2 * around[one][other]
        return self.points[one] - self.points[other], math.sqrt(max(0.0, variance))


def rate(finishes: list[Finish], bots: int) -> Ratings:
    """The most likely ratings; the errors count deals, because games of one deal are alike."""
    points = [MEAN] * bots
    for _ in range(_ROUNDS):
        slopes, curve = _slopes(finishes, points)
        slope = [sum(part[bot] for part in slopes.values()) for bot in range(bots)]
        slope = [found - (at - MEAN) / DEVIATION**2 for found, at in zip(slope, points, strict=True)]
        step = _solve(curve, slope)
        points = [at + max(-NOISE, min(NOISE, by)) for at, by in zip(points, step, strict=True)]
        if max(abs(by) for by in step) < _CLOSE:
            break
    slopes, curve = _slopes(finishes, points)
    return Ratings(points, _centred(_sandwich(slopes, curve, bots)))


def _slopes(finishes: list[Finish], points: list[float]) -> tuple[dict[int, list[float]], Matrix]:
    """The slope of the log-likelihood by deal, and the curvature of it all, with that of the prior."""
    count = len(points)
    slopes: dict[int, list[float]] = {}
    curve = [[0.0] * count for _ in range(count)]
    for bot in range(count):
        curve[bot][bot] = 1 / DEVIATION**2
    for finish in finishes:
        scale = NOISE * math.sqrt(len(finish.bots))
        weights = [math.exp((points[bot] - MEAN) / scale) for bot in finish.bots]
        slope = slopes.setdefault(finish.deal, [0.0] * count)
        for bot, rank in zip(finish.bots, finish.ranks, strict=True):
            behind = [seat for seat, other in enumerate(finish.ranks) if other >= rank]
            if len(behind) == 1:
                continue
            total = sum(weights[seat] for seat in behind)
            shares: dict[int, float] = {}
            for seat in behind:
                one = finish.bots[seat]
                shares[one] = shares.get(one, 0.0) + weights[seat] / total
            slope[bot] += 1 / scale
            for one, share in shares.items():
                slope[one] -= share / scale
                curve[one][one] += share / scale**2
                for other, others in shares.items():
                    curve[one][other] -= share * others / scale**2
    return slopes, curve


def _sandwich(slopes: dict[int, list[float]], curve: Matrix, bots: int) -> Matrix:
    """The covariance of the ratings when whole deals, not single games, are the independent observations."""
    middle = [[0.0] * bots for _ in range(bots)]
    for bot in range(bots):
        middle[bot][bot] = 1 / DEVIATION**2
    for slope in slopes.values():
        for one in range(bots):
            if slope[one]:
                for other in range(bots):
                    middle[one][other] += slope[one] * slope[other]
    left = [_solve(curve, column) for column in zip(*middle, strict=True)]  # its rows are columns
    return [_solve(curve, list(row)) for row in zip(*left, strict=True)]


def _centred(covariance: Matrix) -> Matrix:
    """The covariance within the field: its mean is 25 by convention, and where that lies has no error."""
    count = len(covariance)
    rows = [sum(row) / count for row in covariance]
    mean = sum(rows) / count
    return [[covariance[a][b] - rows[a] - rows[b] + mean for b in range(count)] for a in range(count)]


def _solve(matrix: Matrix, vector: list[float] | tuple[float, ...]) -> list[float]:
    """The solution of a small, symmetric, positive system of equations, by elimination."""
    size = len(vector)
    rows = [[*row, right] for row, right in zip(matrix, vector, strict=True)]
    for at in range(size):
        pivot = rows[at][at]
        for below in range(at + 1, size):
            factor = rows[below][at] / pivot
            for column in range(at, size + 1):
                rows[below][column] -= factor * rows[at][column]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found
