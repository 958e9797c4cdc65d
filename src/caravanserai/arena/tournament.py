"""Many games between bots: every deal is played from every seat, so that luck cancels out."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from caravanserai.arena.deals import deal_seed, luck_seed
from caravanserai.arena.program import named_bot
from caravanserai.arena.seating import play_seating
from caravanserai.arena.statistics import mean_and_error, wilson
from caravanserai.games import load
from caravanserai.kernel.game import Options
from caravanserai.workers import workers

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Match:
    """What to play: the bots rotate through the seats, and each deal is played once per seating."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: Options = field(default_factory=dict)


@dataclass(slots=True)
class Standing:
    """How one bot of the match has done so far."""

    name: str
    games: int = 0
    wins: float = 0.0  # a shared victory counts as a fraction
    ranks: int = 0
    points: int = 0
    squares: int = 0

    def add(self, scores: list[int], ranks: list[int], seat: int) -> None:
        """Count one game: the seat's score and its rank, which tie-breaks may decide."""
        self.games += 1
        self.ranks += ranks[seat]
        self.points += scores[seat]
        self.squares += scores[seat] ** 2
        if ranks[seat] == 1:
            self.wins += 1 / ranks.count(1)

    def merge(self, other: Standing) -> None:
        self.games += other.games
        self.wins += other.wins
        self.ranks += other.ranks
        self.points += other.points
        self.squares += other.squares

    def report(self) -> dict[str, object]:
        low, high = wilson(self.wins, self.games)
        mean, error = mean_and_error(self.points, self.squares, self.games)
        return {
            "bot": self.name,
            "games": self.games,
            "wins": round(self.wins, 3),
            "win_rate": round(self.wins / self.games, 4) if self.games else 0.0,
            "interval": [round(low, 4), round(high, 4)],
            "mean_rank": round(self.ranks / self.games, 3) if self.games else 0.0,
            "mean_score": round(mean, 2),
            "score_error": round(error, 2),
        }


@dataclass(slots=True)
class Outcome:
    """The standings of a match, or of part of one."""

    standings: list[Standing]
    decisions: int = 0

    def merge(self, other: Outcome) -> None:
        self.decisions += other.decisions
        for mine, theirs in zip(self.standings, other.standings, strict=True):
            mine.merge(theirs)


def play_part(match: Match, first: int, last: int) -> Outcome:
    """Games `first` to `last - 1` of a match."""
    game = load(match.game)
    count = len(match.bots)
    players = [named_bot(name) for name in match.bots]
    outcome = Outcome([Standing(name) for name in match.bots])
    for number in range(first, last):
        deal, turn = divmod(number, count)
        seating = [(seat + turn) % count for seat in range(count)]  # which bot sits in each seat
        at_table = [players[index] for index in seating]
        deal_from, luck_from = deal_seed(match.seed, deal), luck_seed(match.seed, number)
        played = play_seating(game, match.options, at_table, deal_from, luck_from)
        outcome.decisions += played.moves
        for seat, index in enumerate(seating):
            outcome.standings[index].add(played.scores, played.ranks, seat)
    return outcome


def _part(task: tuple[Match, int, int]) -> tuple[int, Outcome]:
    match, first, last = task
    return last - first, play_part(match, first, last)


def _parts(match: Match, size: int) -> Iterator[tuple[int, int]]:
    for first in range(0, match.games, size):
        yield first, min(match.games, first + size)


def play_match(match: Match, processes: int | None = None, progress: Progress | None = None) -> Outcome:
    """Play a match, on several processes if asked; the result does not depend on how many."""
    load(match.game).check_players(len(match.bots))
    load(match.game).fill_options(match.options, len(match.bots))
    for name in match.bots:
        named_bot(name)  # an unknown name is reported before anything is played
    count = processes or os.cpu_count() or 1
    size = max(1, min(50, match.games // (count * 4) or 1))
    total = Outcome([Standing(name) for name in match.bots])
    playing = workers(1 if match.games <= size else count)
    try:
        for games, part in playing.run(_part, [(match, first, last) for first, last in _parts(match, size)]):
            total.merge(part)
            if progress is not None:
                progress(games)
    finally:
        playing.close()
    return total
