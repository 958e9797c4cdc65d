"""Gymnasium's own checks, for every game, player count and variant."""

from __future__ import annotations

import warnings

import pytest
from gymnasium.utils.env_checker import check_env

from caravanserai.research.gymnasium import SeatEnv
from tests.interfaces.tables import TableKind, every_table


@every_table
def test_the_api(table: TableKind) -> None:
    with warnings.catch_warnings():
        # observations of cards and pieces are not bounded by -inf and inf, nor scaled
        warnings.filterwarnings("ignore", message=".*Box observation space.*")
        check_env(SeatEnv(table.game, table.players, options=table.options))


def test_every_other_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="every seat but 1"):
        SeatEnv("yspahan", 3, seat=1, bots={0: "random"})


def test_rendering() -> None:
    table = SeatEnv("yspahan", 3, render_mode="ansi")
    table.reset(seed=4)
    assert str(table.render()).startswith("Yspahan, seat 0")
