"""A tree of one seat's own decisions; the others and chance are played out anew in every look."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.bots.settings import Settings
from caravanserai.bots.simulation import Simulation
from caravanserai.kernel.state import LOWEST, State

_CONSIDERED: Final = 4  # options looked at below the root
_UNSEEN: Final = 1 << 60


@mypyc_attr(acyclic=True)
class Branch:
    """An action that was tried at a node."""

    def __init__(self, action: int) -> None:
        self.action: i64 = action
        self.visits: i64 = 0
        self.rewards: i64 = 0
        self.below = Node()


@mypyc_attr(acyclic=True)
class Node:
    """A later decision of the seat, reached by the same actions of its own."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.branches: list[Branch] = []

    def branch(self, action: i64) -> Branch:
        for each in self.branches:
            if each.action == action:
                return each
        made = Branch(action)
        self.branches.append(made)
        return made


def descend(simulation: Simulation, action: i64, node: Node, number: i64, settings: Settings) -> i64:
    """One look that chooses the seat's next decisions by the tree, and grows it by one node."""
    advice = simulation.advice
    dealt = simulation.deal(number)
    dealt.apply(simulation.seat, action)
    path: list[Branch] = []
    nodes: list[Node] = [node]
    growing = True
    step = dealt.asking
    while step is not None and dealt.rounds() < simulation.until:
        seat: i64 = LOWEST[dealt.owed]
        options = step.options(dealt, dealt.argument, seat)
        if seat != simulation.seat or len(options) == 1 or not growing:
            dealt.apply(seat, advice.best(dealt, seat, options))
        elif node.visits == 0:
            growing = False  # a new node: from here on everybody plays by the rating
            dealt.apply(seat, advice.best(dealt, seat, options))
        else:
            branch = _select(simulation, dealt, node, settings.explore)
            path.append(branch)
            node = branch.below
            nodes.append(node)
            dealt.apply(seat, branch.action)
        step = dealt.asking
    reward = simulation.judge(dealt)
    for each in nodes:
        each.visits += 1
    for branch in path:
        branch.visits += 1
        branch.rewards += reward
    return reward


def _select(simulation: Simulation, state: State, node: Node, explore: i64) -> Branch:
    """The branch with the best mean and a bonus for what is rated high and has been tried little."""
    root = _root(node.visits * 1000000)
    found: Branch | None = None
    highest: i64 = -_UNSEEN
    mean = _mean(node)
    for rank, action in enumerate(simulation.advice.candidates(state, simulation.seat, _CONSIDERED)):
        branch = node.branch(action)
        worth = branch.rewards // branch.visits if branch.visits > 0 else mean
        # explore and root are in thousandths; the prior of a rank is 1 / (1 + rank)
        tried: i64 = (1 + rank) * (1 + branch.visits)
        worth += explore * root // tried
        if worth > highest:
            highest = worth
            found = branch
    assert found is not None
    return found


def _mean(node: Node) -> i64:
    visits: i64 = 0
    rewards: i64 = 0
    for branch in node.branches:
        visits += branch.visits
        rewards += branch.rewards
    return rewards // visits if visits > 0 else 0


def _root(number: i64) -> i64:
    """The whole part of a square root, by Newton's method: the same on any machine."""
    if number < 2:
        return number
    guess = number
    better = (guess + 1) // 2
    while better < guess:
        guess = better
        better = (guess + number // guess) // 2
    return guess
