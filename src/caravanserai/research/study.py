"""Measures of a game: how long, how wide, how fair, when it is decided, and what its options are worth."""

from __future__ import annotations

import multiprocessing
import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from statistics import mean, median, quantiles
from typing import Any, Final

from caravanserai.kernel.state import State
from caravanserai.research.plan import Plan, Player
from caravanserai.research.rewards import RANK, returns

TENTHS: Final = 10
PART: Final = 25  # games that one process plays at a time
SKILLED: Final = "classic"
UNSKILLED: Final = "random"
_95: Final = 1.96

Progress = Callable[[int], None]


@dataclass
class Family:
    """How often a kind of move was on offer and taken, and what those seats got in the end."""

    offered: int = 0
    taken: int = 0
    returns_taken: float = 0.0
    returns_declined: float = 0.0

    def add(self, other: Family) -> None:
        self.offered += other.offered
        self.taken += other.taken
        self.returns_taken += other.returns_taken
        self.returns_declined += other.returns_declined


@dataclass
class Tally:
    """What was counted in some games; tallies of parts add up."""

    lengths: list[int] = field(default_factory=list)
    branching: Counter[int] = field(default_factory=Counter)
    seat_wins: Counter[int] = field(default_factory=Counter)  # in 1/840, so that shared wins add up exactly
    bot_wins: Counter[str] = field(default_factory=Counter)
    lead_changes: list[int] = field(default_factory=list)
    leads: list[float] = field(default_factory=lambda: [0.0] * (TENTHS + 1))
    families: dict[str, Family] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        self.lengths += other.lengths
        self.branching += other.branching
        self.seat_wins += other.seat_wins
        self.bot_wins += other.bot_wins
        self.lead_changes += other.lead_changes
        self.leads = [mine + theirs for mine, theirs in zip(self.leads, other.leads, strict=True)]
        for name, family in other.families.items():
            self.families.setdefault(name, Family()).add(family)


SHARES: Final = 840  # divisible by every number of winners up to eight


class _Watcher:
    """Watches one game."""

    def __init__(self, player: Player) -> None:
        self._family_of = player.game.space.family_of
        self.branching: Counter[int] = Counter()
        self.rounds = -1
        self.scores: list[list[int]] = []  # at the beginning of each round
        self.choices: list[tuple[int, set[str], str]] = []  # seat, families on offer, family taken

    def __call__(self, state: State, seat: int, legal: list[int], action: int) -> None:
        self.branching[len(legal)] += 1
        if len(legal) > 1:
            offered = {self._family_of(option).name for option in legal}
            self.choices.append((seat, offered, self._family_of(action).name))
        if state.rounds() != self.rounds:
            self.rounds = state.rounds()
            self.scores.append(state.scores())


def play_part(plan: Plan, first: int, last: int) -> Tally:
    """Play and count games `first` to `last - 1` of a plan."""
    player = Player(plan)
    tally = Tally()
    for number in range(first, last):
        watcher = _Watcher(player)
        state = player.play(number, watcher)
        _count(tally, watcher, plan.seating(number), state.scores(), player.game.ranks(state))
    return tally


def _count(tally: Tally, watcher: _Watcher, seating: list[str], scores: list[int], ranks: list[int]) -> None:
    tally.lengths.append(watcher.branching.total())
    tally.branching += watcher.branching
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    for seat in winners:
        tally.seat_wins[seat] += SHARES // len(winners)
        tally.bot_wins[seating[seat]] += SHARES // len(winners)
    leaders = [_leaders(each) for each in [*watcher.scores, scores]]
    sole = [each[0] for each in leaders if len(each) == 1]
    tally.lead_changes.append(sum(1 for one, two in pairwise(sole) if one != two))
    for tenth in range(TENTHS + 1):
        then = leaders[tenth * (len(leaders) - 1) // TENTHS]
        tally.leads[tenth] += len(set(then) & set(winners)) / len(then)
    got = returns(RANK, ranks, scores)
    for seat, offered, taken in watcher.choices:
        for name in offered:
            family = tally.families.setdefault(name, Family())
            family.offered += 1
            if name == taken:
                family.taken += 1
                family.returns_taken += got[seat]
            else:
                family.returns_declined += got[seat]


def _leaders(scores: list[int]) -> list[int]:
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def play(plan: Plan, processes: int | None = None, progress: Progress | None = None) -> Tally:
    """Play and count all games of a plan; the result does not depend on the number of processes."""
    plan = plan.check()
    parts = [(first, min(plan.games, first + PART)) for first in range(0, plan.games, PART)]
    found: dict[int, Tally] = {}
    workers = min(processes or os.cpu_count() or 1, len(parts))
    if workers == 1:
        for part in parts:
            found[part[0]] = play_part(plan, *part)
            if progress is not None:
                progress(part[1] - part[0])
    else:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(workers, mp_context=context) as pool:
            jobs = {pool.submit(play_part, plan, *part): part for part in parts}
            for job in as_completed(jobs):
                first, last = jobs[job]
                found[first] = job.result()
                if progress is not None:
                    progress(last - first)
    whole = Tally()
    for first in sorted(found):
        whole.add(found[first])
    return whole


def skill_plan(plan: Plan) -> Plan:
    """One skilled player among unskilled ones: how much skill decides."""
    others = len(plan.bots) - 1
    return Plan(plan.game, (SKILLED, *[UNSKILLED] * others), plan.games, plan.seed, plan.options).check()


def report(plan: Plan, tally: Tally, skill: Tally) -> dict[str, Any]:
    """All measures, rounded, as a document."""
    games = len(tally.lengths)
    decisions = sum(tally.branching.values())
    options = sum(size * count for size, count in tally.branching.items())
    return {
        **plan.document(),
        "length": _spread(tally.lengths),
        "branching": {
            "mean": round(options / decisions, 2),
            "median": _middle(tally.branching),
            "most": max(tally.branching),
        },
        "forced": round(tally.branching[1] / decisions, 4),
        "seats": [_share(tally.seat_wins[seat], games) for seat in range(len(plan.bots))],
        "lead_changes": _spread(tally.lead_changes),
        "leader_wins": [round(value / games, 4) for value in tally.leads],
        "decided": _decided(tally.leads, games),
        "skill": {"bot": SKILLED, "others": UNSKILLED, **_share(skill.bot_wins[SKILLED], len(skill.lengths))},
        "options": [
            _worth(name, family)
            for name, family in sorted(tally.families.items(), key=lambda item: -item[1].taken)
        ],
    }


def _spread(values: list[int]) -> dict[str, float]:
    tenths = quantiles(values, n=10, method="inclusive") if len(values) > 1 else [values[0]] * 9
    return {
        "mean": round(mean(values), 2),
        "least": min(values),
        "tenth": round(tenths[0], 1),
        "median": median(values),
        "ninetieth": round(tenths[8], 1),
        "most": max(values),
    }


def _middle(counts: Counter[int]) -> int:
    left = counts.total() / 2
    for size in sorted(counts):
        left -= counts[size]
        if left <= 0:
            return size
    return 0


def _share(wins: int, games: int) -> dict[str, float]:
    """A share of first places with its 95 % interval (Wilson)."""
    share = wins / SHARES / games
    spread = _95**2 / games
    centre = (share + spread / 2) / (1 + spread)
    half = _95 * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    low, high = max(0.0, centre - half), min(1.0, centre + half)
    return {"share": round(share, 4), "low": round(low, 4), "high": round(high, 4)}


def _decided(leads: list[float], games: int) -> float | None:
    """The first tenth of the rounds from which on whoever leads wins at least two games in three."""
    for tenth in range(TENTHS + 1):
        if all(value / games >= 2 / 3 for value in leads[tenth:]):
            return tenth / TENTHS
    return None


def _worth(name: str, family: Family) -> dict[str, Any]:
    declined = family.offered - family.taken
    taken = family.returns_taken / family.taken if family.taken else 0.0
    other = family.returns_declined / declined if declined else 0.0
    return {
        "move": name,
        "offered": family.offered,
        "taken": family.taken,
        "share": round(family.taken / family.offered, 4),
        "worth": round(taken - other, 3) if family.taken and declined else None,
    }
