"""A bandit over a grid: which combination of settings does best, when every trial is mostly luck.

After NTBEA (Lucas, Liu and Perez-Liebana 2018): every value, and every pair of values of two settings, keeps
the mean of all trials it took part in, so that a trial of one combination tells something about all that
resemble it. Next comes the neighbour of the best so far that looks best by these means, with a bonus for what
was tried little.
"""

from __future__ import annotations

from itertools import combinations
from math import log, sqrt
from typing import Final

from caravanserai.kernel.chance import Fast

Point = tuple[int, ...]  # for each dimension, the place of a value in its list

_NEIGHBOURS: Final = 40
_EXPLORE: Final = 0.35  # how much the bonus weighs against a mean between 0 and 1
_MOVES: Final = 3  # a neighbour differs in this many settings at most


class Means:
    """The sums over all trials of each tuple of values."""

    def __init__(self, sizes: tuple[int, ...]) -> None:
        self.sizes = sizes
        places = range(len(sizes))
        self._tuples = [(one,) for one in places] + list(combinations(places, 2)) + [tuple(places)]
        self._sums: dict[tuple[tuple[int, ...], Point], tuple[float, int]] = {}
        self.trials = 0

    def add(self, point: Point, reward: float) -> None:
        self.trials += 1
        for which in self._tuples:
            key = (which, tuple(point[place] for place in which))
            total, count = self._sums.get(key, (0.0, 0))
            self._sums[key] = (total + reward, count + 1)

    def _of(self, which: tuple[int, ...], point: Point) -> tuple[float, int]:
        return self._sums.get((which, tuple(point[place] for place in which)), (0.0, 0))

    def mean(self, point: Point) -> float:
        """What the trials say about a combination: the mean over its tuples that were tried."""
        known = [
            total / count for total, count in (self._of(which, point) for which in self._tuples) if count
        ]
        return sum(known) / len(known) if known else 0.0

    def bonus(self, point: Point) -> float:
        """How little is known about a combination."""
        spread = log(1 + self.trials)
        return sum(sqrt(spread / (1 + self._of(which, point)[1])) for which in self._tuples) / len(
            self._tuples
        )

    def tried(self, point: Point) -> int:
        """How often this very combination was tried."""
        return self._of(tuple(range(len(self.sizes))), point)[1]


def next_point(means: Means, here: Point, chance: Fast, planned: list[Point] | None = None) -> Point:
    """The most promising neighbour, or the same again; not one that is planned already, if possible."""
    taken = planned or []
    offered = [here, *(_neighbour(here, means.sizes, chance) for _ in range(_NEIGHBOURS))]
    offered = [point for point in offered if point not in taken] or offered
    return max(offered, key=lambda point: means.mean(point) + _EXPLORE * means.bonus(point))


def _neighbour(point: Point, sizes: tuple[int, ...], chance: Fast) -> Point:
    changed = list(point)
    for _ in range(1 + int(chance.below(_MOVES))):
        place = int(chance.below(len(sizes)))
        changed[place] = int(chance.below(sizes[place]))
    return tuple(changed)


def best_points(means: Means, points: set[Point], most: int) -> list[Point]:
    """The combinations that look best, of those that were tried."""
    return sorted(points, key=lambda point: (-means.mean(point), point))[:most]
