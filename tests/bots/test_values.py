"""Who wins: shares that add up, the end known for certain, and a fit that finds what tells."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path

import pytest

from caravanserai import SHELF, game
from caravanserai.bots.playout import play_out
from caravanserai.bots.training import Sample, fit, judge, play_games
from caravanserai.bots.values import WHOLE, Model, falling, model_for, win_chances
from caravanserai.kernel.chance import Fast

FITTED = [game_id for game_id in SHELF if game(game_id).advice.folder]


@pytest.mark.parametrize("game_id", SHELF)
def test_chances_add_up_and_the_winner_is_known_in_the_end(game_id: str) -> None:
    box = game(game_id)
    for players in box.counts:
        state = box.start(players, Fast(3))
        chances = win_chances(box, state)
        assert len(chances) == players
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 < chance < 1.0 for chance in chances)
        play_out(state, Fast(4))
        ranks = box.ranks(state)
        winners = ranks.count(1)
        assert win_chances(box, state) == pytest.approx([1 / winners if rank == 1 else 0.0 for rank in ranks])


@pytest.mark.parametrize("game_id", SHELF)
def test_every_feature_has_a_name_and_the_first_is_the_standing(game_id: str) -> None:
    box = game(game_id)
    state = box.start(4, Fast(3))
    features = box.advice.all_features(state)
    assert box.advice.feature_names[0] == "standing"
    assert [own[0] for own in features] == box.advice.standings(state)
    assert all(len(own) == len(box.advice.feature_names) for own in features)
    assert box.advice.features(state, 2) == features[2]
    assert 0 <= box.advice.progress(state) <= 1000


@pytest.mark.parametrize("game_id", FITTED)
def test_the_weights_in_the_game_s_folder_are_those_of_its_features(game_id: str) -> None:
    box = game(game_id)
    path = Path(box.advice.folder) / "values.json"
    document = json.loads(path.read_text(encoding="utf-8"))
    assert document["features"] == box.advice.feature_names
    assert str(4) in document["models"]
    for model in document["models"].values():
        assert len(model["early"]) == len(model["late"]) == len(document["features"])


def test_without_weights_whoever_stands_better_is_more_likely_to_win() -> None:
    box = game("yspahan")
    advice = type(box.advice)("")
    state = box.start(3, Fast(3))
    state.players[1].souk_points = 20  # type: ignore[attr-defined]
    shares = model_for(advice, state).shares(advice.all_features(state), 500)
    assert shares[1] > shares[0] and shares[1] > shares[2]
    assert sum(shares) == pytest.approx(WHOLE, abs=3)


@pytest.mark.parametrize("micros", [0, 1, 15_625, 500_000, 1_000_000, 3_141_592, 11_900_000])
def test_powers_are_exact_to_a_few_millionths(micros: int) -> None:
    assert falling(micros) == pytest.approx(exp(-micros / 1e6) * 1e6, abs=40)


def test_what_is_far_behind_has_no_chance() -> None:
    assert falling(12_000_000) == 0
    assert Model([1000], [0]).shares([[0], [100_000]], 0) == [0, WHOLE]


def test_a_fit_finds_the_feature_that_tells_and_is_calibrated() -> None:
    """Whoever has more of the first feature wins more often, late in the game; the second tells nothing."""
    chance = Fast(5)
    samples: list[Sample] = []
    for number in range(3000):
        features = [[int(chance.below(100)), int(chance.below(100))] for _ in range(3)]
        progress = int(chance.below(1001))
        sample = Sample(features, progress, number)
        powers = [exp(own[0] * progress / 20_000) for own in features]
        draw = int(chance.below(1_000_000)) / 1_000_000 * sum(powers)
        winner = 0 if draw < powers[0] else 1 if draw < powers[0] + powers[1] else 2
        sample.shares = [WHOLE if seat == winner else 0 for seat in range(3)]
        samples.append(sample)
    model = fit(samples[:2000], 1)
    assert model.early[0] + model.late[0] == pytest.approx(50_000, rel=0.25)
    assert abs(model.early[1]) < 8_000
    seen = judge(model, samples[2000:])
    assert seen.games == 1000
    assert seen.loss < seen.plain_loss - 0.1
    assert seen.largest_error() < 0.12


def test_the_same_seed_gives_the_same_games_and_weights() -> None:
    box = game("yspahan")
    first = play_games(box, 3, {}, 2, 7)
    again = play_games(box, 3, {}, 2, 7)
    assert [sample.features for sample in first] == [sample.features for sample in again]
    assert {sum(sample.shares) for sample in first} <= {WHOLE, WHOLE - 1}
    assert fit(first, 1).early == fit(again, 1).early


def test_a_number_of_players_without_a_model_has_the_nearest_one(tmp_path: Path) -> None:
    box = game("yspahan")
    names = box.advice.feature_names
    models = {str(count): {"early": [count] * len(names), "late": [0] * len(names)} for count in (2, 4)}
    (tmp_path / "values.json").write_text(json.dumps({"features": names, "models": models}))
    advice = type(box.advice)(str(tmp_path))
    for players, nearest in ((2, 2), (3, 2), (4, 4)):
        assert model_for(advice, box.start(players, Fast(1))).early[0] == nearest


def test_weights_of_other_features_are_not_used(tmp_path: Path) -> None:
    box = game("yspahan")
    (tmp_path / "values.json").write_text(json.dumps({"features": ["luck"], "models": {"3": {}}}))
    advice = type(box.advice)(str(tmp_path))
    assert model_for(advice, box.start(3, Fast(1))).early[1:] == [0] * (len(box.advice.feature_names) - 1)
