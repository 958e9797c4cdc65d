"""Search: what it finds, that it can be repeated, and that it can be interrupted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from caravanserai import SHELF, game
from caravanserai.bots.budget import Budget
from caravanserai.bots.players import UnknownBot, bot, bot_names
from caravanserai.bots.search import Thinking, think
from caravanserai.bots.settings import Settings, settings_for
from caravanserai.bots.values import win_chances
from caravanserai.kernel.advice import EffectAdvice
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.game import Game
from caravanserai.kernel.state import State
from tests.bots.repeated import found


def moment(box: Game, players: int, decisions: int, seed: int = 5) -> tuple[State, int]:
    """The first decision with a choice after so many decisions of the heuristic."""
    state = box.start(players, Fast(seed))
    while True:
        seat = state.seat_to_move()
        options = state.legal(seat)
        if decisions <= 0 and len(box.advice.candidates(state, seat, 6)) > 2:
            return state, seat
        state.apply(seat, box.advice.best(state, seat, options))
        decisions -= 1


@pytest.mark.parametrize("kind", ["halving", "tree"])
@pytest.mark.parametrize("game_id", SHELF)
def test_the_same_seed_and_iterations_find_the_same(game_id: str, kind: str) -> None:
    box = game(game_id)
    state, seat = moment(box, 4, 20)
    settings = settings_for(box.advice, state, [("kind", kind), ("rounds", "1")])
    first = think(box, state, seat, Budget(iterations=24), Fast(7), settings)
    again = think(box, state.clone(), seat, Budget(iterations=24), Fast(7), settings)
    assert [(v.action, v.reward, v.visits) for v in first.verdicts] == [
        (v.action, v.reward, v.visits) for v in again.verdicts
    ]
    assert first.action == again.action == first.verdicts[0].action
    assert 24 <= first.iterations < 24 + settings.width
    assert sum(verdict.visits for verdict in first.verdicts) == first.iterations


def test_thinking_can_be_interrupted_at_any_time() -> None:
    box = game("yspahan")
    state, seat = moment(box, 3, 0)
    thinking = Thinking(box, state, seat, Settings(), Budget(iterations=100), 1)
    assert thinking.best() == box.advice.best(state, seat, state.legal(seat))
    thinking.step()
    assert thinking.best() in state.legal(seat)
    assert thinking.thought().iterations == len(thinking.candidates)


def test_a_budget_of_time_is_kept() -> None:
    box = game("yspahan")
    state, seat = moment(box, 3, 0)
    assert think(box, state, seat, Budget(milliseconds=1), Fast(1)).iterations >= 2


def test_search_does_not_change_the_state() -> None:
    box = game("yspahan")
    state, seat = moment(box, 4, 10)
    before = box.to_position(state)
    think(box, state, seat, Budget(iterations=20), Fast(1))
    assert box.to_position(state) == before


def test_a_game_without_advice_of_its_own_can_be_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    box = game("gates")
    monkeypatch.setattr(box, "advice", EffectAdvice(box))
    state = box.start(3, Fast(2))
    seat = state.seat_to_move()
    thought = think(box, state, seat, Budget(iterations=4), Fast(1))
    assert thought.action in state.legal(seat)
    assert sum(win_chances(box, state)) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("search:speed=3", "search has no setting 'speed'; it has kind, iterations, ms, width"),
        ("search:width=1", "width can be 2 to 1000, not 1"),
        ("search:kind=deep", "kind can be halving or tree, not deep"),
        ("search:400", "written name=value"),
        ("search:", "written name=value"),
    ],
)
def test_a_wrong_setting_is_refused_and_told_what_there_is(name: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=message):
        bot(name)


def test_every_name_is_a_bot_and_old_names_still_answer() -> None:
    for name in bot_names():
        assert bot(name).name
    assert bot("heuristic").name == "classic"
    assert bot("strongest").name == "vizier"


def test_compiled_and_interpreted_search_find_the_same() -> None:
    """Another process, which always runs the sources, finds what this one finds, compiled or not."""
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    command = [sys.executable, "-m", "tests.bots.repeated"]
    other = subprocess.run(command, env=environment, cwd=root, capture_output=True, text=True, check=True)
    assert other.stdout.strip() == found()
