"""Objectives: whether residents have the talents that a sheik's secret card asks for (EMI-WIN.1, .2)."""

from __future__ import annotations

from mypy_extensions import i64


class Objective:
    """One objective card: every set of talents that fulfils it."""

    def __init__(self, id: str, players: int, needs: list[list[int]]) -> None:
        self.id = id
        self.players: i64 = players
        self.needs = needs  # for each way to fulfil it, how many princesses of each talent
        self.demands: list[list[int]] = [_demands(need) for need in needs]

    def missing(self, talents: list[int]) -> i64:
        """How many princesses with fitting talents are still lacking; 0 when the card is covered.

        `talents` are the talents of each resident, as bits. A princess counts for one talent only. By Hall's
        theorem there is a princess for each talent asked for, unless some set of talents asks for more
        princesses than have any of them; the largest such shortfall is what is missing.
        """
        able: list[int] = [0] * len(self.demands[0])
        for wanted in range(1, len(able)):
            for had in talents:
                if had & wanted:
                    able[wanted] += 1
        fewest: i64 = 1 << 20
        for demand in self.demands:
            lack: i64 = 0
            for wanted in range(1, len(able)):
                if demand[wanted] - able[wanted] > lack:
                    lack = demand[wanted] - able[wanted]
            fewest = min(fewest, lack)
        return fewest


def _demands(need: list[int]) -> list[int]:
    """For each set of talents (as bits), how many princesses it must supply."""
    return [
        sum(count for talent, count in enumerate(need) if talents >> talent & 1)
        for talents in range(1 << len(need))
    ]
