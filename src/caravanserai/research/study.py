"""What many games between bots have to say about a game, counted: see `measures` for what follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from caravanserai.kernel.state import State
from caravanserai.research.plan import Plan, Player
from caravanserai.research.rewards import RANK, returns
from caravanserai.workers import Workers

TENTHS: Final = 10
PART: Final = 25  # games that one worker plays at a time
SHARES: Final = 840  # of a win: divisible by every number of winners up to eight
SKILLED: Final = "classic"
UNSKILLED: Final = "random"
MOST_MOVES: Final = 80  # the moves of larger families are not told apart

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
class Returns:
    """What some seats got in the end."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def count_one(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def add(self, other: Returns) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares


@dataclass
class Single:
    """The seats that made one particular move in the course of a game, and those that could have."""

    made: Returns = field(default_factory=Returns)
    left: Returns = field(default_factory=Returns)

    def add(self, other: Single) -> None:
        self.made.add(other.made)
        self.left.add(other.left)


@dataclass
class Tally:
    """What was counted in some games; tallies of parts add up."""

    lengths: list[int] = field(default_factory=list)
    branching: Counter[int] = field(default_factory=Counter)
    seat_wins: Counter[int] = field(default_factory=Counter)  # in shares, so that shared wins add up exactly
    bot_wins: Counter[str] = field(default_factory=Counter)
    lead_changes: list[int] = field(default_factory=list)
    leads: list[float] = field(default_factory=lambda: [0.0] * (TENTHS + 1))
    families: dict[str, Family] = field(default_factory=dict)
    singles: dict[int, Single] = field(default_factory=dict)  # by action

    def add(self, other: Tally) -> None:
        self.lengths += other.lengths
        self.branching += other.branching
        self.seat_wins += other.seat_wins
        self.bot_wins += other.bot_wins
        self.lead_changes += other.lead_changes
        self.leads = [mine + theirs for mine, theirs in zip(self.leads, other.leads, strict=True)]
        for name, family in other.families.items():
            self.families.setdefault(name, Family()).add(family)
        for action, single in other.singles.items():
            self.singles.setdefault(action, Single()).add(single)


class _Watcher:
    """Watches one game."""

    def __init__(self, names: list[str], players: int) -> None:
        self._names = names  # of the families, by action
        self.branching: Counter[int] = Counter()
        self.rounds = -1
        self.scores: list[list[int]] = []  # at the beginning of each round
        self.choices: list[tuple[int, set[str], str]] = []  # seat, families on offer, family taken
        self.could: list[set[int]] = [set() for _ in range(players)]  # what was ever legal for each seat
        self.made: list[set[int]] = [set() for _ in range(players)]

    def __call__(self, state: State, seat: int, legal: list[int], action: int) -> None:
        self.branching[len(legal)] += 1
        self.could[seat].update(legal)
        self.made[seat].add(action)
        if len(legal) > 1:
            names = self._names
            self.choices.append((seat, {names[option] for option in legal}, names[action]))
        if state.rounds() != self.rounds:
            self.rounds = state.rounds()
            self.scores.append(state.scores())


def play_part(plan: Plan, first: int, last: int) -> Tally:
    """Play and count games `first` to `last - 1` of a plan."""
    player = Player(plan)
    space = player.game.space
    names = [space.family_of(action).name for action in range(space.size)]
    single = {action for family in space.families if 1 < family.size <= MOST_MOVES for action in family.all()}
    tally = Tally()
    for number in range(first, last):
        watcher = _Watcher(names, len(plan.bots))
        state = player.play(number, watcher)
        scores, ranks = state.scores(), player.game.ranks(state)
        _count(tally, watcher, plan.seating(number), scores, ranks)
        _count_moves(tally, watcher, single, returns(RANK, ranks, scores))
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


def _leaders(scores: list[int]) -> list[int]:
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def _count_moves(tally: Tally, watcher: _Watcher, single: set[int], got: Sequence[float]) -> None:
    for seat, offered, taken in watcher.choices:
        for name in offered:
            family = tally.families.setdefault(name, Family())
            family.offered += 1
            if name == taken:
                family.taken += 1
                family.returns_taken += got[seat]
            else:
                family.returns_declined += got[seat]
    for seat, value in enumerate(got):
        for action in watcher.could[seat] & single:
            move = tally.singles.setdefault(action, Single())
            (move.made if action in watcher.made[seat] else move.left).count_one(value)


_Task = tuple[Plan, int, int]


def _play_task(task: _Task) -> tuple[int, int, Tally]:
    plan, first, last = task
    return first, last - first, play_part(plan, first, last)


def play(plan: Plan, crew: Workers, progress: Progress | None = None) -> Tally:
    """Play and count all games of a plan; the result does not depend on who the workers are."""
    plan = plan.check()
    tasks = [(plan, first, min(plan.games, first + PART)) for first in range(0, plan.games, PART)]
    found: dict[int, Tally] = {}
    for first, games, tally in crew.run(_play_task, tasks):
        found[first] = tally
        if progress is not None:
            progress(games)
    whole = Tally()
    for first in sorted(found):
        whole.add(found[first])
    return whole


def skill_plan(plan: Plan) -> Plan:
    """One skilled player among unskilled ones: how much skill decides."""
    others = len(plan.bots) - 1
    return Plan(plan.game, (SKILLED, *[UNSKILLED] * others), plan.games, plan.seed, plan.options).check()
