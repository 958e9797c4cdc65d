"""A ladder of bots: matches until the order is significant, or until the games are used up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from statistics import NormalDist
from typing import Any, Final

from caravanserai.arena.deals import Deal, play_deal
from caravanserai.arena.log import Log
from caravanserai.arena.plan import MIXED, tables
from caravanserai.arena.rating import Finish, Ratings, rate
from caravanserai.arena.report import ladder_report
from caravanserai.kernel.game import Options
from caravanserai.workers import Workers

# The order is looked at after so many deals, and then whenever there are twice as many.
FIRST_LOOK: Final = 20
_ERROR: Final = 0.05

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Ladder:
    """What is played. If its bots count iterations and not time, it is the same on any machine."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int  # at most
    seed: int = 1
    tables: str = MIXED
    options: Options = field(default_factory=dict)
    to_the_end: bool = False  # play all games, even if the order has long been significant

    def about(self) -> dict[str, Any]:
        """What must agree for a log to be gone on with; it may be given more games."""
        return {
            "game": self.game,
            "bots": list(self.bots),
            "players": self.players,
            "seed": self.seed,
            "tables": self.tables,
            "options": self.options,
        }

    def deals(self) -> int:
        return max(1, self.games // self.players)

    def looks(self) -> list[int]:
        """After how many deals the order is looked at; the last time when all are played."""
        last = self.deals()
        looks: list[int] = []
        at = max(FIRST_LOOK, len(self.planned()))
        while not self.to_the_end and at < last:
            looks.append(at)
            at *= 2
        return [*looks, last]

    def planned(self) -> list[tuple[int, ...]]:
        return tables(self.tables, len(self.bots), self.players, self.seed)


def play_ladder(
    ladder: Ladder, workers: Workers, out: Path | None = None, progress: Progress | None = None
) -> dict[str, Any]:
    """Play what the log does not hold yet, and report. Whoever interrupts loses only the deals in play."""
    log = Log(out, ladder.about())
    planned = ladder.planned()
    played = 0
    decided = False
    for look, upto in enumerate(ladder.looks(), 1):
        missing = [number for number in range(played, upto) if number not in log.deals]
        if progress is not None:
            progress((upto - played - len(missing)) * ladder.players)
        for deal in workers.run(play_deal, _deals(ladder, planned, missing)):
            log.add(deal)
            if progress is not None:
                progress(ladder.players)
        played = upto
        ratings = rate(finishes(log, played), len(ladder.bots))
        decided = significant(ratings, look)
        if decided and not ladder.to_the_end:
            break
    counted = [log.deals[number] for number in range(played)]
    return ladder_report(ladder.about(), counted, ratings, decided)


def _deals(ladder: Ladder, planned: list[tuple[int, ...]], numbers: list[int]) -> Iterator[Deal]:
    for number in numbers:
        table = planned[number % len(planned)]
        yield Deal(ladder.game, ladder.options, ladder.bots, table, ladder.seed, number)


def finishes(log: Log, upto: int) -> list[Finish]:
    """How the games of the first deals ended."""
    return [
        Finish(number, tuple(game["seats"]), tuple(game["ranks"]))
        for number in range(upto)
        for game in log.deals[number]["games"]
    ]


def significant(ratings: Ratings, look: int) -> bool:
    """Whether every bot is significantly ahead of the next.

    Looking again and again finds differences that are not there. So the error allowed is shared out: the
    looks get 1/2, 1/6, 1/12… of it, which add up to one, and all neighbours in the order share alike.
    """
    order = sorted(range(len(ratings.points)), key=lambda bot: -ratings.points[bot])
    neighbours = len(order) - 1
    if neighbours < 1:
        return True
    allowed = _ERROR / (look * (look + 1)) / neighbours
    needed = NormalDist().inv_cdf(1 - allowed / 2)
    for one, other in pairwise(order):
        ahead, error = ratings.difference(one, other)
        if ahead <= needed * error:
            return False
    return True
