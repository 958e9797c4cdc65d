"""Positions written by earlier code: the same moves are legal in them, and a seeded game ends as it did."""

from __future__ import annotations

import json

import pytest

import caravanserai
from caravanserai import SHELF
from tests.older.positions import Moment, continued, legal_moves, read_moments

MOMENTS = {game_id: read_moments(game_id) for game_id in SHELF}
SAMPLE = 8  # interpreted, a game goes on from every eighth moment


@pytest.mark.parametrize("game_id", SHELF)
def test_the_same_moves_are_legal(game_id: str) -> None:
    """In the position, and in what the present code writes of it."""
    for moment in MOMENTS[game_id]:
        table = moment.table()
        assert (table.waiting, legal_moves(table)) == (moment.waiting, moment.legal), str(moment)
        again = moment.table(json.loads(json.dumps(table.position())))
        assert (again.waiting, legal_moves(again)) == (moment.waiting, moment.legal), str(moment)
        assert again.position() == table.position(), str(moment)


@pytest.mark.parametrize("game_id", SHELF)
def test_some_games_go_on_as_they_did(game_id: str) -> None:
    check_continued(MOMENTS[game_id][::SAMPLE])


@pytest.mark.many_games
@pytest.mark.parametrize("game_id", SHELF)
def test_all_games_go_on_as_they_did(game_id: str) -> None:
    check_continued(MOMENTS[game_id])


def check_continued(moments: list[Moment]) -> None:
    """From the position, and from what the present code writes of it, unless chance set it up."""
    for moment in moments:
        table = moment.table()
        written = json.loads(json.dumps(table.position()))
        if table.setup_outcomes == 0:
            again = moment.table(written)
            assert continued(again, moment.seed) == moment.outcome, f"{moment}, written again"
        assert continued(table, moment.seed) == moment.outcome, str(moment)
        assert table.over


@pytest.mark.parametrize("game_id", SHELF)
def test_there_are_positions_of_every_decision_and_player_count(game_id: str) -> None:
    game = caravanserai.game(game_id)
    moments = MOMENTS[game_id]
    asked = {moment.table().decision().kind for moment in moments}
    steps = moments[0].table().state.steps
    assert asked == {step.name for step in steps if not step.silent} | {"over"}
    assert {moment.players for moment in moments} == set(game.counts)
    values = {(name, value) for moment in moments for name, value in moment.options.items()}
    for kind in game.option_kinds:
        if not kind.seats:
            others = {(kind.name, value) for value in kind.values if value != kind.default}
            assert others <= values, kind.name


@pytest.mark.parametrize("game_id", [game_id for game_id in SHELF if game_id != "yspahan"])
def test_there_are_positions_with_sealed_choices(game_id: str) -> None:
    """With one choice made, and with all but one."""
    made = {
        (len(moment.legal), len(moment.legal) - len(moment.waiting))
        for moment in MOMENTS[game_id]
        if len(moment.legal) > 1
    }
    assert any(sealed == 1 for _, sealed in made)
    assert any(sealed == asked - 1 for asked, sealed in made if asked > 2)
