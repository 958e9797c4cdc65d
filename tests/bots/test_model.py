"""Learned players: whole numbers only, so that the same file gives the same moves anywhere."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path
from typing import Any

import pytest

from caravanserai import game
from caravanserai.bots.features import Features, layout_key, space_key
from caravanserai.bots.levels import choose
from caravanserai.bots.model import FORMAT, WrongModel, model_in, shipped
from caravanserai.bots.players import UnknownBot, bot, play_game
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.observer import Observer

HIDDEN = 4
GOLDEN = [1409129, 581955, 2580166, -44380]


def packed(rows: int, columns: int, chance: Fast) -> str:
    weights = bytes(int(chance.below(255)) - 127 & 255 for _ in range(rows * columns))
    return base64.b64encode(zlib.compress(weights)).decode()


def some_model(players: int = 3) -> dict[str, Any]:
    """A model of Four Gates with arbitrary weights."""
    gates = game("gates")
    layout = Observer(gates, players).layout
    chance = Fast(1)
    inputs, actions = Features(layout).count, gates.space.size

    def layer(rows: int, columns: int, outputs: int) -> dict[str, Any]:
        weights = packed(rows, columns, chance)
        return {"weights": weights, "factors": [9_000] * outputs, "biases": [5] * outputs}

    return {
        "format": FORMAT,
        "game": "gates",
        "players": players,
        "options": {},
        "layout": layout_key(layout),
        "actions": space_key(gates.space),
        "hidden": HIDDEN,
        "layers": {
            "first": layer(inputs, HIDDEN, HIDDEN),
            "second": layer(HIDDEN, HIDDEN, HIDDEN),
            "policy": layer(actions, HIDDEN, actions),
        },
    }


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "Model.json"
    path.write_text(json.dumps(some_model()), encoding="utf-8")
    return path


def test_the_same_ratings_compiled_or_not(file: Path) -> None:
    """The numbers were computed by the interpreter; this test also runs on the compiled engine."""
    gates = game("gates")
    model = model_in(file, gates)
    state = gates.start(3, Fast(1))
    seat = state.seat_to_move()
    ratings = model.ratings(state, seat, state.legal(seat)[:4])
    assert ratings == GOLDEN


def test_a_model_plays_by_its_name_to_the_end(file: Path) -> None:
    gates = game("gates")
    bots = [bot(f"model:{file}"), bot("random"), bot("classic")]
    for _ in range(2):
        state = gates.start(3, Fast(1))
        assert play_game(gates, state, bots, Fast(2)) > 0
        assert state.seat_to_move() < 0


def test_a_model_refuses_other_games_and_other_numbers_of_players(file: Path) -> None:
    named = bot(f"model:{file}")
    with pytest.raises(WrongModel, match="plays gates, not amul"):
        named.check(game("amul"), game("amul").start(3, Fast(1)))
    with pytest.raises(WrongModel, match="with 3 players only"):
        named.check(game("gates"), game("gates").start(4, Fast(1)))
    named.check(game("gates"), game("gates").start(3, Fast(1)))


def test_a_file_that_is_no_model_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "text.json").write_text("[]", encoding="utf-8")
    for name in (tmp_path / "text.json", tmp_path / "missing.json", tmp_path):
        with pytest.raises(WrongModel):
            bot(f"model:{name}")


def test_a_game_without_a_model_has_no_learned_player() -> None:
    assert shipped(game("gates")) is None
    with pytest.raises(WrongModel, match="gates ships no learned player"):
        bot("learned").check(game("gates"), game("gates").start(3, Fast(1)))
    with pytest.raises(UnknownBot):
        bot("Learned")


def test_yspahan_ships_a_player_that_beats_chance() -> None:
    yspahan = game("yspahan")
    learned = bot("learned")
    won = 0
    for seat in range(4):
        bots = [learned if each == seat else bot("random") for each in range(4)]
        state = yspahan.start(4, Fast(5))
        play_game(yspahan, state, bots, Fast(seat))
        won += yspahan.ranks(state)[seat] == 1
    assert won >= 3
    with pytest.raises(WrongModel, match="with 4 players only"):
        learned.check(yspahan, yspahan.start(3, Fast(1)))


def test_the_level_that_learned_plays_as_the_master_does_where_there_is_no_model() -> None:
    gates = game("gates")
    state = gates.start(3, Fast(1))
    seat = state.seat_to_move()
    assert choose(gates, state, seat, "learned", Fast(1)) == choose(gates, state, seat, "master", Fast(1))
