"""Every rule of every game on the shelf has a test that names it."""

from __future__ import annotations

import pytest

from caravanserai.games import SHELF
from tests.rules import coverage


@pytest.mark.parametrize("game", SHELF)
def test_the_rulebook_defines_rules_and_every_one_has_a_test(game: str) -> None:
    report = coverage(game)
    assert report.defined, f"no rule was found in docs/rules/{game}.en.md"
    assert len(set(report.defined)) == len(report.defined), "a rule ID is defined twice"
    assert not report.missing, f"no test names {', '.join(report.missing)}"


@pytest.mark.parametrize("game", SHELF)
def test_no_test_names_a_rule_that_does_not_exist(game: str) -> None:
    assert coverage(game).unknown == []
