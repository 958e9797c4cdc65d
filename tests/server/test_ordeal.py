"""A short ordeal of each kind; CARAVANSERAI_KILLS=100 makes it a long one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.ordeal import KINDS, ordeal
from tests.server.servers import postgres_programs

ROUNDS = int(os.environ.get("CARAVANSERAI_KILLS", "1"))


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_acknowledged_is_lost_and_everyone_goes_on(kind: str, tmp_path: Path) -> None:
    if kind.startswith("postgres") and postgres_programs() is None:
        pytest.skip("PostgreSQL's programs (initdb, postgres) are not installed")
    result = ordeal(kind, ROUNDS, tmp_path)
    assert result.acknowledged > 2 * ROUNDS
    assert (result.lost, result.stuck, result.behind) == ([], [], [])
