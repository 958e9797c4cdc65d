"""Measures of a game: how long, how wide, how fair, when it is decided, and what its options are worth."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from statistics import mean, median, quantiles
from typing import Any, Final

from caravanserai.games import load
from caravanserai.research.plan import Plan
from caravanserai.research.study import SHARES, SKILLED, TENTHS, UNSKILLED, Family, Returns, Single, Tally

LEAST: Final = 20  # seats that made a move, and seats that did not, for a comparison to be worth printing
_95: Final = 1.96


def report(plan: Plan, tally: Tally, skill: Tally) -> dict[str, Any]:
    """All measures, rounded, as a document."""
    games = len(tally.lengths)
    decisions = sum(tally.branching.values())
    options = sum(size * count for size, count in tally.branching.items())
    space = load(plan.game).space
    moves = [
        _difference(space.text(action), tally.singles[action])
        for action in sorted(tally.singles)
        if min(tally.singles[action].made.count, tally.singles[action].left.count) >= LEAST
    ]
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
        "kinds": [
            _worth(name, family)
            for name, family in sorted(tally.families.items(), key=lambda item: (-item[1].taken, item[0]))
        ],
        "moves": sorted(
            (move for move in moves if abs(move["difference"]) > move["interval"]),  # the others say little
            key=lambda move: (-move["difference"], move["move"]),
        ),
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


def _difference(text: str, single: Single) -> dict[str, Any]:
    """What seats got that made a move at least once, less what those got that never did though they could."""
    made, left = single.made, single.left
    error = sqrt(_variance(made) / made.count + _variance(left) / left.count)
    return {
        "move": text,
        "could": made.count + left.count,
        "made": made.count,
        "share": round(made.count / (made.count + left.count), 4),
        "difference": round(made.total / made.count - left.total / left.count, 3),
        "interval": round(_95 * error, 3),
    }


def _variance(returns: Returns) -> float:
    average = returns.total / returns.count
    return max(0.0, returns.squares / returns.count - average * average)
