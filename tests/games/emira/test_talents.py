"""Objectives: the talent test is a matching of residents with required talents (EMI-WIN.1, .2)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from caravanserai.games.emira.game import GAME
from caravanserai.games.emira.objective import Objective
from caravanserai.games.emira.view.talents import talents_view
from tests.rules import rule

TALENTS = GAME.parts.talents


def talents(*names: str) -> list[int]:
    """Residents by their talents: `intelligence`, or `cooking/romance` for either."""
    return [sum(1 << TALENTS.index(name) for name in one.split("/")) for one in names]


def brute_force(objective: Objective, residents: list[int]) -> int:
    """The fewest unfilled places over every way to give each resident one of her talents."""
    best = 99
    ways = [[bit for bit in range(4) if had >> bit & 1] for had in residents]
    for assigned in product(*ways):
        for need in objective.needs:
            lacking = sum(max(0, count - assigned.count(talent)) for talent, count in enumerate(need))
            best = min(best, lacking)
    return best


@rule("EMI-WIN.2", "EMI-PRIN.2")
@pytest.mark.parametrize("objective", GAME.parts.objectives, ids=lambda objective: objective.id)
def test_the_test_finds_the_best_assignment(objective: Objective) -> None:
    choose = Random(objective.id)
    kinds = [int(card.talents) for card in GAME.parts.princesses if card.talents]
    for _ in range(150):
        residents = choose.sample(kinds, choose.randrange(9))
        assert objective.missing(residents) == brute_force(objective, residents)


@rule("EMI-WIN.1")
def test_one_of_several_multisets_is_enough() -> None:
    objective = GAME.parts.objectives[GAME.parts.objective_ids.index("g4_5")]
    base = ("housekeeping", "cooking", "romance")
    assert objective.missing(talents(*base)) == 1
    for more in base:
        assert objective.missing(talents(*base, more)) == 0
    assert objective.missing(talents(*base, "intelligence")) == 1
    assert objective.missing(talents(*base, "cooking/romance")) == 0


@rule("EMI-PRIN.2")
def test_nobody_counts_twice() -> None:
    objective = GAME.parts.objectives[GAME.parts.objective_ids.index("g5_1")]
    assert objective.missing(talents("intelligence/housekeeping", "romance")) == 1
    assert objective.missing([]) == 3


@rule("EMI-WIN.2")
def test_the_talents_that_are_shown_lack_as_many_as_the_rules_count() -> None:
    choose = Random(7)
    parts = GAME.parts
    for number, objective in enumerate(parts.objectives):
        for _ in range(20):
            residents = choose.sample(range(len(parts.princesses)), choose.randrange(9))
            shown = talents_view(parts, number, residents)
            brought = [wanted.by for wanted in shown if wanted.by is not None]
            assert len(brought) == len(set(brought))  # nobody counts twice
            held = [int(parts.princesses[princess].talents) for princess in residents]
            assert len(shown) - len(brought) == objective.missing(held)
