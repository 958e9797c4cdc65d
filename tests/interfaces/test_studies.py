"""The figures of the studies in the docs come out again: of each game, the table that is quickest to play."""

from __future__ import annotations

import pytest

from caravanserai import SHELF
from tests.research.reports import made_again, shortest


@pytest.mark.parametrize("name", SHELF)
def test_the_figures_come_out_again(name: str) -> None:
    found = shortest(name)
    assert made_again(found) == found
