"""Seeded games end as they did, interpreted and compiled, whatever was changed inside the engine."""

from __future__ import annotations

import pytest

from caravanserai import SHELF
from caravanserai.conformance.sittings import Setup
from tests.older.endings import GAMES, ending, read_endings
from tests.older.ways import ways

FEW = 2  # interpreted, so many games of each way to sit down
WAYS = [setup for game_id in SHELF for setup in ways(game_id)]
TOLD = read_endings()


@pytest.mark.parametrize("setup", WAYS, ids=lambda setup: f"{setup.game.id} {setup}")
def test_a_few_seeded_games_end_as_they_did(setup: Setup) -> None:
    assert [ending(setup, seed) for seed in range(FEW)] == TOLD[setup.game.id][str(setup)][:FEW]


@pytest.mark.many_games
@pytest.mark.parametrize("setup", WAYS, ids=lambda setup: f"{setup.game.id} {setup}")
def test_all_seeded_games_end_as_they_did(setup: Setup) -> None:
    assert [ending(setup, seed) for seed in range(GAMES)] == TOLD[setup.game.id][str(setup)]


def test_there_are_endings_of_every_way_to_sit_down() -> None:
    assert {game_id: list(told) for game_id, told in TOLD.items()} == {
        game_id: [str(setup) for setup in ways(game_id)] for game_id in SHELF
    }


def test_endings_tell_games_apart() -> None:
    """No two games of a way to sit down are alike, so a game that took another course is found."""
    for told in TOLD.values():
        for name, games in told.items():
            assert len({mark for _, _, mark in games}) == GAMES, name
