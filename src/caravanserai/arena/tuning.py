"""Tuning: which settings of search play best, found by the same matches as a ladder's.

A trial is one deal: the candidate alone against a table that searches as the game's data say, once from every
seat. Trials are planned in rounds of a fixed size, each from the results of the rounds before: the same seed
tries the same settings however many processes play, and a log can be continued. In the end the few that look
best play a longer match on other deals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from caravanserai.arena.bandit import Means, Point, best_points, next_point
from caravanserai.arena.deals import Deal, play_deal
from caravanserai.arena.log import Log
from caravanserai.arena.statistics import clustered_share
from caravanserai.bots.settings import Settings, settings_for
from caravanserai.games import load
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Options
from caravanserai.workers import Workers

FORMAT: Final = "caravanserai tuning"
# Seeds of deals for tuning and for confirming lie apart from each other and from those of ladders, which
# count from 1: what was tuned on is never reported on.
TUNING_SEEDS: Final = 700_000
CONFIRMING_SEEDS: Final = 800_000
FINALISTS: Final = 3
_ROUND: Final = 8  # trials planned together
_GRID: Final[dict[str, list[str]]] = {
    "kind": ["halving", "tree"],
    "width": ["3", "4", "5", "6", "8", "10"],
    "rounds": ["1", "2", "3", "4"],
    "caution": ["0", "50", "100", "150"],
    "margin": ["0", "25", "50", "100", "200"],
    "explore": ["200", "500", "1000"],
}

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Tuning:
    """What is tuned, with how many deals, and how long each decision may think."""

    game: str
    players: int
    deals: int
    confirm: int  # deals for each finalist
    budget: str  # such as ms=100 or iterations=400
    seed: int = 1
    options: Options = field(default_factory=dict)

    def about(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "budget": self.budget,
            "seed": self.seed,
            "options": self.options,
            "grid": _GRID,
        }

    def current(self) -> Settings:
        """How the game's data say to search."""
        game = load(self.game)
        return settings_for(game.advice, game.start(self.players, Fast(1), self.options), [])

    def games(self) -> int:
        return (self.deals + FINALISTS * self.confirm) * self.players


def values(point: Point) -> dict[str, str]:
    """The settings that a point of the grid stands for."""
    return {name: each[place] for (name, each), place in zip(_GRID.items(), point, strict=True)}


def nearest(settings: Settings) -> Point:
    """The point of the grid that is nearest to these settings."""
    found: list[int] = []
    for name, each in _GRID.items():
        now = getattr(settings, name)
        if isinstance(now, str):
            found.append(each.index(now))
        else:
            found.append(min(range(len(each)), key=lambda at: abs(int(each[at]) - int(now))))
    return tuple(found)


def tune(
    tuning: Tuning, workers: Workers, out: Path | None = None, progress: Progress | None = None
) -> dict[str, Any]:
    """Try settings, then let the best of them confirm it; what the log holds is not played again."""
    log = Log(out, tuning.about(), FORMAT)
    search = _Search(tuning, workers, log, progress)
    tried = search.explore()
    finalists = best_points(search.means, set(tried), FINALISTS)
    return {
        "game": tuning.game,
        "players": tuning.players,
        "budget": tuning.budget,
        "seed": tuning.seed,
        "deals": tuning.deals,
        "tried": len(set(tried)),
        "current": values(nearest(tuning.current())),
        "fair_share": round(1 / tuning.players, 4),
        "finalists": sorted(
            (search.confirm(place, point) for place, point in enumerate(finalists)),
            key=lambda line: -line["share"],
        ),
    }


class _Search:
    """One run: the means so far, and where deals are played and kept."""

    def __init__(self, tuning: Tuning, workers: Workers, log: Log, progress: Progress | None) -> None:
        self.tuning = tuning
        self.workers = workers
        self.log = log
        self.progress = progress
        self.means = Means(tuple(len(each) for each in _GRID.values()))

    def explore(self) -> list[Point]:
        """Round after round of trials; returns what was tried, in order."""
        chance = Fast(self.tuning.seed)
        here = nearest(self.tuning.current())
        tried: list[Point] = []
        while len(tried) < self.tuning.deals:
            planned: list[Point] = [] if tried else [here]
            while len(planned) < min(_ROUND, self.tuning.deals - len(tried)):
                planned.append(next_point(self.means, here, chance, planned))
            first = len(tried)
            self._play([(first + at, TUNING_SEEDS, point) for at, point in enumerate(planned)])
            for at, point in enumerate(planned):
                self.means.add(point, self._share(first + at))
            tried += planned
            here = best_points(self.means, set(tried), 1)[0]
        return tried

    def confirm(self, place: int, point: Point) -> dict[str, Any]:
        """A match of a finalist on deals that nothing was tuned on; all finalists play the same ones."""
        count = self.tuning.confirm
        first = self.tuning.deals + place * count
        self._play([(first + at, CONFIRMING_SEEDS, point) for at in range(count)], first)
        games = self.tuning.players
        share, low, high = clustered_share([(self._share(first + at) * games, games) for at in range(count)])
        return {
            "settings": values(point),
            "share": round(share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_when_tuned": round(self.means.mean(point), 4),
            "trials": self.means.tried(point),
        }

    def _play(self, wanted: list[tuple[int, int, Point]], offset: int = 0) -> None:
        """Play the deals that the log does not hold; they are numbered through, and dealt from the offset."""
        missing = [each for each in wanted if each[0] not in self.log.deals]
        if self.progress is not None:
            self.progress((len(wanted) - len(missing)) * self.tuning.players)
        numbers = {each[0] - offset: each[0] for each in missing}
        for played in self.workers.run(play_deal, self._deals(missing, offset)):
            self.log.add({**played, "deal": numbers[played["deal"]]})
            if self.progress is not None:
                self.progress(self.tuning.players)

    def _deals(self, missing: list[tuple[int, int, Point]], offset: int) -> Iterator[Deal]:
        tuning = self.tuning
        for number, seeds, point in missing:
            wish = ",".join(f"{name}={value}" for name, value in values(point).items())
            bots = (f"search:{tuning.budget},{wish}", f"search:{tuning.budget}")
            table = (0, *[1] * (tuning.players - 1))
            yield Deal(tuning.game, tuning.options, bots, table, seeds + tuning.seed, number - offset)

    def _share(self, number: int) -> float:
        """The candidate's share of the first places in a deal."""
        won = 0.0
        games = self.log.deals[number]["games"]
        for game in games:
            if game["ranks"][game["seats"].index(0)] == 1:
                won += 1 / game["ranks"].count(1)
        return won / len(games)


def suggestion(report: dict[str, Any], current: Settings, variant: str) -> str:
    """The best finalist as a table for the game's search.toml, with what speaks for it."""
    best = report["finalists"][0]
    low, high = best["interval"]
    fair = report["fair_share"]
    where = f"{report['players']} players, {report['budget']}"
    lines = [
        f"# Suggested by `caravanserai tune {report['game']}`, {where}:",
        f"# {best['share']:.0%} of first places (95 %: {low:.0%} to {high:.0%}, fair {fair:.0%})",
        "# against a table that searches as before, on deals that nothing was tuned on.",
        "",
        f"[{variant or 'all'}]",
    ]
    for name, value in best["settings"].items():
        if name == "explore" and best["settings"]["kind"] != "tree":
            continue
        lines.append(f'{name} = "{value}"' if name == "kind" else f"{name} = {value}")
    lines += [f"iterations = {current.iterations}", f"reach = {current.reach}"]
    return "\n".join(lines) + "\n"
