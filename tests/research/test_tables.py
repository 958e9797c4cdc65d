"""The documented observations are those that the games make."""

from __future__ import annotations

from pathlib import Path

import pytest

from caravanserai import SHELF
from caravanserai.research.tables import document

DOCS = Path(__file__).parents[2] / "docs" / "research"


@pytest.mark.parametrize("game", SHELF)
def test_the_table_of_observations_is_up_to_date(game: str) -> None:
    written = (DOCS / f"observations-{game}.md").read_text(encoding="utf-8")
    assert written == document(game), "write it again: python -m caravanserai.research.tables docs/research"
