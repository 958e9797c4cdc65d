"""Search: look ahead from the best rated options of a decision, and choose what wins most often."""

from __future__ import annotations

from math import sqrt

from mypy_extensions import i64, mypyc_attr

from caravanserai.bots.budget import Budget, Clock
from caravanserai.bots.settings import TREE, Settings, settings_for
from caravanserai.bots.simulation import SEEDS, Simulation
from caravanserai.bots.tree import Node, descend
from caravanserai.bots.values import WHOLE
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Game
from caravanserai.kernel.state import State


class Verdict:
    """What search found out about an option: its mean reward (a share of victory), and how sure it is."""

    __slots__ = ("action", "error", "margin", "reward", "share", "visits")

    def __init__(
        self, action: int, reward: float, share: float, error: float, margin: float, visits: int
    ) -> None:
        self.action = action
        self.reward = reward  # the share of the first place and a little of the margin
        self.share = share  # the share of the first place alone
        self.error = error  # the standard error of the share
        self.margin = margin  # the expected margin over the best opponent, in points
        self.visits = visits


class Thought:
    """The outcome of a search: the action to play, and a verdict on each candidate, the best first."""

    __slots__ = ("action", "iterations", "verdicts")

    def __init__(self, action: int, verdicts: list[Verdict], iterations: int) -> None:
        self.action = action
        self.verdicts = verdicts
        self.iterations = iterations


@mypyc_attr(acyclic=True)
class Candidate:
    """An option and the sums over all looks that began with it."""

    def __init__(self, action: int, rank: int) -> None:
        self.action: i64 = action
        self.rank: i64 = rank  # its place by the rating
        self.visits: i64 = 0
        self.rewards: i64 = 0
        self.shares: i64 = 0
        self.squares = 0  # of the shares in thousandths
        self.margins: i64 = 0
        self.leads: i64 = 0  # how much better than the best rated one, in the same deals
        self.lead_squares = 0
        self.below: Node | None = None  # the decisions that follow, in a tree

    def mean(self) -> i64:
        return self.rewards // self.visits if self.visits > 0 else 0

    def add(self, simulation: Simulation) -> None:
        self.visits += 1
        self.rewards += simulation.reward
        self.shares += simulation.share
        part = simulation.share // 1000
        self.squares += part * part
        self.margins += simulation.margin

    def verdict(self) -> Verdict:
        if self.visits == 0:
            return Verdict(self.action, 0.0, 0.0, 1.0, 0.0, 0)
        visits = float(self.visits)
        share = float(self.shares) / visits / float(WHOLE)
        spread = max(0.0, float(self.squares) / visits / 1000000.0 - share * share)
        return Verdict(
            self.action,
            float(self.rewards) / visits / float(WHOLE),
            share,
            sqrt((spread + 0.25 / visits) / visits),
            float(self.margins) / visits / 100.0,
            self.visits,
        )


class Thinking:
    """A search that can be continued step by step and asked for the best option so far at any time.

    The same seed and number of iterations find the same, on any machine: all that decides is whole numbers.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        settings: Settings,
        budget: Budget,
        seed: int,
        as_shown: bool = False,
    ) -> None:
        self.settings = settings
        self.simulation = Simulation(game, state, seat, settings, seed, as_shown)
        found = game.advice.candidates(state, seat, settings.width)
        self.candidates: list[Candidate] = [Candidate(action, rank) for rank, action in enumerate(found)]
        self.alive: list[Candidate] = self.candidates.copy()
        self.iterations: i64 = 0
        self.deals: i64 = 0
        self.clock = Clock(budget)
        self.phases: i64 = 1
        left = len(found)
        while left > 3:
            self.phases += 1
            left = (left + 1) // 2
        self.phase: i64 = 1

    def is_done(self) -> bool:
        """Whether the budget is spent, or there is nothing to choose."""
        return len(self.candidates) < 2 or self.clock.spent(self.iterations) >= 1000

    def step(self) -> None:
        """Look at every option that is still in the running once, in the same deal."""
        spent = self.clock.spent(self.iterations)
        if spent * self.phases >= 1000 * self.phase:
            self.phase += 1
            self._halve()
        first: i64 = 0
        tree = self.settings.kind == TREE
        for candidate in self.alive:
            if tree:
                descend(self.simulation, candidate.action, self._below(candidate), self.deals, self.settings)
            else:
                self.simulation.look(self.deals, candidate.action)
            candidate.add(self.simulation)
            self.iterations += 1
            if candidate.rank == 0:
                first = self.simulation.reward
            else:
                lead = (self.simulation.reward - first) // 1000
                candidate.leads += lead
                candidate.lead_squares += lead * lead
        self.deals += 1

    def _below(self, candidate: Candidate) -> Node:
        if candidate.below is None:
            candidate.below = Node()
        return candidate.below

    def _halve(self) -> None:
        """Drop the worse half; the best rated option stays, to be compared with."""
        kept = sorted(self.alive, key=_by_merit)[: (len(self.alive) + 1) // 2]
        self.alive = [candidate for candidate in self.alive if candidate.rank == 0 or candidate in kept]

    def best(self) -> int:
        """The option that looks best so far: another than the best rated one only if it is clearly better."""
        best = sorted(self.alive, key=_by_merit)[0]
        caution = self.settings.caution
        if best.rank > 0 and caution > 0 and best.visits > 0:
            # the mean lead against its standard error, both squared and multiplied out: whole numbers
            visits = int(best.visits)
            lead = int(best.leads)
            variance = best.lead_squares * visits - lead * lead
            if lead <= 0 or lead * lead * visits * 10000 < caution * caution * variance:
                return self.candidates[0].action
        return best.action

    def thought(self) -> Thought:
        """What has been found out so far."""
        best = self.best()
        verdicts = [candidate.verdict() for candidate in sorted(self.candidates, key=_by_merit)]
        verdicts.sort(key=lambda verdict: verdict.action != best)
        return Thought(best, verdicts, self.iterations)


def _by_merit(candidate: Candidate) -> tuple[int, int]:
    return (-candidate.mean() if candidate.visits > 0 else 1 << 60, candidate.rank)


def think(
    game: Game,
    state: State,
    seat: int,
    budget: Budget,
    chance: Chance,
    settings: Settings | None = None,
    as_shown: bool = False,
) -> Thought:
    """Search a decision: the best action, and what is to be said about each candidate.

    What is computed for a person is computed `as_shown`: without what the seat could only know by counting.
    """
    how = settings if settings is not None else settings_for(game.advice, state, [])
    thinking = Thinking(game, state, seat, how, budget, chance.below(SEEDS), as_shown)
    while not thinking.is_done():
        thinking.step()
    return thinking.thought()
