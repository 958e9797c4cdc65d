"""Learning by self-play: exact gradients, returns by seat, runs that can be repeated, files that play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from numpy.typing import NDArray

from caravanserai import SHELF, game
from caravanserai.bots.features import Features
from caravanserai.bots.model import FILE, WrongModel, model_in
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.observation import Layout, Section
from caravanserai.research import batch, observer
from caravanserai.research.batched import Batch
from caravanserai.research.learning.evaluation import first_places
from caravanserai.research.learning.experience import Inputs, SelfPlay, advantages_of, sample
from caravanserai.research.learning.network import Adam, Parameters, backward, forward, fresh, probabilities
from caravanserai.research.learning.ppo import Losses, Pace, policy_gradient, update
from caravanserai.research.learning.recipe import Recipe
from caravanserai.research.learning.run import CHECKPOINT, CURVE, DRAWING, OtherRun, Run, resume

every_game = pytest.mark.parametrize("id", SHELF)
SMALL = Recipe("gates", 3, hidden=8, games=4, steps=20, block=1)


def some_rows(random: np.random.Generator, rows: int, inputs: int, actions: int) -> tuple[Any, Any]:
    masks = random.random((rows, actions)) < 0.6
    masks[:, 0] = True
    return random.random((rows, inputs)).astype(np.float32), masks


def test_the_gradients_are_those_of_the_losses() -> None:
    random = np.random.default_rng(1)
    own = {name: each.astype(np.float64) for name, each in fresh(6, 5, 4, random).items()}
    own["policy"] *= 100  # far from equal probabilities
    inputs, masks = some_rows(random, 7, 6, 4)
    actions = masks.argmax(axis=1)
    earlier = probabilities(forward(cast(Parameters, own), inputs, masks).logits)[np.arange(7), actions]
    chances = np.log(earlier) + random.normal(0, 0.3, 7)  # some ratios are beyond the bound
    advantages, returns = random.normal(size=7), random.normal(size=7)
    pace = Pace(rate=1.0, entropy=0.1)

    def loss(of: Any) -> float:
        seen = forward(of, inputs, masks)
        losses = Losses()
        policy_gradient(seen, actions, cast(Any, chances), cast(Any, advantages), pace, losses)
        errors = seen.values - returns
        return (losses.policy - pace.entropy * losses.entropy + pace.value * float((errors**2).sum()) / 2) / 7

    seen = forward(cast(Parameters, own), inputs, masks)
    by_logits = policy_gradient(seen, actions, cast(Any, chances), cast(Any, advantages), pace, Losses())
    by_values = (seen.values - returns) * pace.value / 7
    found = backward(cast(Parameters, own), seen, by_logits, cast(Any, by_values))
    for name, each in own.items():
        for place in random.choice(each.size, min(each.size, 6), replace=False):
            kept = each.flat[place]
            each.flat[place] = kept + 1e-5
            above = loss(own)
            each.flat[place] = kept - 1e-5
            below = loss(own)
            each.flat[place] = kept
            assert found[name].flat[place] == pytest.approx((above - below) / 2e-5, rel=1e-3, abs=1e-6), name


def test_illegal_actions_are_never_chosen_nor_pushed() -> None:
    random = np.random.default_rng(2)
    own = fresh(6, 5, 9, random)
    inputs, masks = some_rows(random, 300, 6, 9)
    seen = forward(own, inputs, masks)
    chances = probabilities(seen.logits)
    assert not chances[~masks].any()
    assert masks[np.arange(300), sample(chances, masks, random)].all()
    ones = np.ones(300, np.float32)
    gradient = policy_gradient(seen, masks.argmax(axis=1), ones, ones, Pace(1.0, 0.1), Losses())
    assert not gradient[~masks].any()


def test_returns_follow_each_seat_s_own_decisions() -> None:
    """One game, two players: seat 0, seat 1, seat 0, then the end, and the next game has begun."""
    values = np.array([[0.1], [0.2], [0.3], [0.4]], np.float32)
    seats = np.array([[0], [1], [0], [0]], np.uint8)
    over = np.array([[False], [False], [True], [False]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[2, 0] = [1, -1]
    advantages, known = advantages_of(values, seats, over, rewards, decay=0.5)
    last = 1 - 0.3
    assert advantages[:, 0] == pytest.approx([0.3 - 0.1 + 0.5 * last, -1 - 0.2, last, 0])
    assert known[:, 0].tolist() == [True, True, True, False]  # how the new game goes is not known yet


def test_a_rewarded_seat_is_not_rewarded_again_in_the_next_game() -> None:
    values = np.zeros((3, 1), np.float32)
    seats = np.array([[0], [0], [0]], np.uint8)
    over = np.array([[True], [False], [True]])
    rewards = np.zeros((3, 1, 2), np.float32)
    rewards[0, 0], rewards[2, 0] = [1, -1], [-1, 1]
    advantages, _ = advantages_of(values, seats, over, rewards, decay=1.0)
    assert advantages[:, 0] == pytest.approx([1, -1, -1])


@every_game
def test_inputs_are_the_same_in_training_and_in_play(id: str) -> None:
    players = game(id).counts[-1]
    seen = observer(id, players)
    features = Features(seen.layout)
    inputs = Inputs(features)
    state, chance = seen.game.start(players, Fast(3)), Fast(1)
    for _ in range(40):
        seat = state.seat_to_move()
        values = seen.values(state, seat)
        held = np.flatnonzero(inputs.of(np.array([values], np.int16))[0])
        assert held.tolist() == features.active(values)
        options = state.legal(seat)
        state.apply(seat, options[chance.below(len(options))])


def test_amounts_below_zero_have_inputs_too() -> None:
    features = Features(Layout([Section("track", 0, [], -255, 255, [])]))
    inputs = Inputs(features)
    for value in (-200, -9, -1, 0, 1, 7, 13, 255):
        row = inputs.of(np.array([[value]], np.int16))[0]
        assert np.flatnonzero(row).tolist() == features.active([value])
        assert row.any() == (value != 0)


class Cards:
    """A stand-in for a batch: a seat is shown a card and should name it; that is the whole game."""

    players, games = 2, 64

    def __init__(self) -> None:
        self._random = np.random.default_rng(5)
        self.masks = np.ones((self.games, 3), np.bool_)
        self.seats = np.zeros(self.games, np.uint8)
        self.over = np.ones(self.games, np.bool_)
        self.rewards = np.zeros((self.games, 2), np.float32)
        self._deal()

    def _deal(self) -> None:
        self.observations = self._random.integers(1, 4, (self.games, 1)).astype(np.int16)

    def step(self, actions: NDArray[np.int64]) -> None:
        right = actions + 1 == self.observations[:, 0]
        self.rewards = np.where(right[:, None], [1, -1], [-1, 1]).astype(np.float32)
        self._deal()


def test_it_learns_what_is_rewarded() -> None:
    inputs = Inputs(Features(Layout([Section("card", 0, [], 0, 3, [])])))
    random = np.random.default_rng(1)
    own = fresh(inputs.count, 16, 3, random)
    adam, play = Adam(own), SelfPlay(cast(Batch, Cards()), inputs, random)
    cards = np.array([[1], [2], [3]], np.int16)
    legal = np.ones((3, 3), np.bool_)
    before = np.diag(probabilities(forward(own, inputs.of(cards), legal).logits))
    assert before == pytest.approx([1 / 3] * 3, abs=0.05)
    for _ in range(25):
        seen = play.play(own, own, 8, decay=0.95)
        update(own, adam, seen, inputs, Pace(rate=0.01, entropy=0.001, rows=128), random)
    after = forward(own, inputs.of(cards), legal)
    assert np.diag(probabilities(after.logits)).min() > 0.9
    assert after.values.min() > 0.7  # and expects to be right


def test_a_resumed_run_goes_on_exactly(tmp_path: Path) -> None:
    straight = Run(SMALL)
    straight.train()
    straight.save(tmp_path, "a command")
    straight.train()
    again = resume(tmp_path, "gates")
    again.train()
    for name, each in straight.own.items():
        assert (each == again.own[name]).all(), name
    assert again.iterations == 2
    assert [line["decisions"] for line in again.curve] == [80, 160]
    other = Run(SMALL)
    other.train()
    other.train()
    assert (other.own["policy"] == straight.own["policy"]).all()


def test_a_run_s_folder_has_its_curve_its_drawing_and_its_model(tmp_path: Path) -> None:
    run = Run(SMALL)
    run.train()
    measured = run.evaluate(3)
    assert set(measured) == {"random", "apprentice", "classic"}
    run.save(tmp_path, "caravanserai train player gates")
    line = json.loads((tmp_path / CURVE).read_text(encoding="utf-8"))
    assert line["first_places"] == measured
    assert "<polyline" in (tmp_path / DRAWING).read_text(encoding="utf-8")
    made = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))["made"]
    assert made["command"] == "caravanserai train player gates"
    assert made["recipe"]["seed"] == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        [CHECKPOINT, CURVE, DRAWING, FILE, "recipe.json"]
    )


def test_a_folder_without_a_run_or_with_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OtherRun):
        resume(tmp_path, "gates")
    run = Run(SMALL)
    run.train()
    run.save(tmp_path, "")
    with pytest.raises(OtherRun, match="not of amul"):
        resume(tmp_path, "amul")


def test_the_exported_model_prefers_the_same_actions(tmp_path: Path) -> None:
    run = Run(Recipe("yspahan", 2, hidden=32))
    random = np.random.default_rng(4)
    run.own["policy"] = random.normal(0, 0.2, run.own["policy"].shape).astype(np.float32)
    run.curve.append({})
    run.save(tmp_path, "")
    model = model_in(tmp_path / FILE, game("yspahan"))
    state, chance = game("yspahan").start(2, Fast(1)), Fast(2)
    same = decisions = 0
    while (seat := state.seat_to_move()) >= 0 and decisions < 60:
        options = state.legal(seat)
        if len(options) > 1:
            mask = np.zeros((1, run.observer.game.space.size), np.bool_)
            mask[0, options] = True
            seen = run.inputs.of(np.array([run.observer.values(state, seat)], np.int16))
            decisions += 1
            same += int(forward(run.own, seen, mask).logits.argmax()) == model.choose(state, seat)
        state.apply(seat, options[chance.below(len(options))])
    assert same >= 0.9 * decisions


def test_a_model_of_other_observations_or_actions_is_refused(tmp_path: Path) -> None:
    run = Run(SMALL)
    run.curve.append({})
    whole = run.model("")
    for part, wrong, said in (
        ("layout", "0123456789abcdef", "other observations"),
        ("actions", "0123456789abcdef", "other observations or actions"),
        ("game", "amul", "plays amul, not gates"),
        ("format", "caravanserai model 0", "not a model that this version can read"),
        ("hidden", 9, "weights"),
        ("layers", {}, "damaged"),
    ):
        path = tmp_path / f"{part}.json"
        path.write_text(json.dumps({**whole, part: wrong}), encoding="utf-8")
        with pytest.raises(WrongModel, match=said):
            model_in(path, game("gates"))


def test_strength_is_measured_from_every_seat() -> None:
    run = Run(SMALL)
    found = first_places(run.own, run.inputs, "gates", 3, {}, "random", 6)
    assert found["games"] == 6
    assert 0 <= found["low"] <= found["share"] <= found["high"] <= 1


def test_a_model_can_play_inside_a_batch(tmp_path: Path) -> None:
    run = Run(SMALL)
    run.curve.append({})
    run.save(tmp_path, "")
    name = f"model:{tmp_path / FILE}"
    games = batch("gates", players=3, games=2, seed=1, bots=[None, name, "random"])
    games.step(games.sample())
    assert not games.seats.any()
    with pytest.raises(WrongModel, match="with 3 players only"):
        batch("gates", players=4, games=1, bots=[None, name, name, name])
