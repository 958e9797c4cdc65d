"""The batched environment: the same games as anywhere else, whatever the size of the batch."""

from __future__ import annotations

import numpy as np
import pytest

from caravanserai import SHELF, game
from caravanserai.kernel.chance import Fast
from caravanserai.research import batch
from caravanserai.research.batched import Batch
from caravanserai.research.episode import Episode
from caravanserai.research.rewards import UnknownReward, returns

PLAYERS = {"yspahan": 2, "amul": 3, "dragons": 3, "emira": 3, "gates": 3}
every_game = pytest.mark.parametrize("id", SHELF)


@every_game
def test_a_batch_shows_what_the_seat_to_decide_observes(id: str) -> None:
    games = batch(id, PLAYERS[id], games=2, seed=5)
    alone = [Episode(id, PLAYERS[id]) for _ in range(2)]
    for number, episode in enumerate(alone):
        episode.begin(5 + number)
    for _ in range(60):
        if any(episode.over for episode in alone):
            break
        actions = games.sample()
        for number, episode in enumerate(alone):
            seat = episode.waiting[0]
            assert games.seats[number] == seat
            assert (games.observations[number] == episode.observation(seat)).all()
            assert (games.masks[number] == episode.mask(seat)).all()
            assert games.named(number) == episode.observer.named(episode.state, seat)
            episode.play(seat, int(actions[number]))
        games.step(actions)


@every_game
def test_the_end_of_a_game_and_the_next_one(id: str) -> None:
    games = batch(id, PLAYERS[id], games=1, seed=3)
    episode = Episode(id, PLAYERS[id])
    episode.begin(3)
    while not episode.over:
        assert not games.over[0]
        assert not games.rewards.any()
        action = games.sample()
        episode.play(episode.waiting[0], int(action[0]))
        games.step(action)
    assert games.over[0]
    assert games.rewards[0] == pytest.approx(episode.returns())
    assert games.scores[0].tolist() == episode.state.scores()
    assert games.ranks[0].tolist() == episode.game.ranks(episode.state)
    assert games.seeds.tolist() == [4]
    episode.begin(4)
    assert (games.observations[0] == episode.observation(episode.waiting[0])).all()
    games.step(games.sample())
    assert not games.over[0]
    assert not games.ranks.any()


def test_equal_seeds_and_actions_give_equal_games() -> None:
    one, two = (batch("yspahan", 3, games=4, seed=9) for _ in range(2))
    for _ in range(50):
        actions = one.sample()
        assert (actions == two.sample()).all()
        one.step(actions)
        two.step(actions)
        assert (one.observations == two.observations).all()
    one.reset(9)
    assert (one.observations == batch("yspahan", 3, games=4, seed=9).observations).all()


@pytest.mark.parametrize("name", ["random", "classic"])
def test_bots_play_their_seats(name: str) -> None:
    games = Batch("yspahan", 3, games=3, seed=2, bots=[None, name, name])
    ended = 0
    for _ in range(150):
        assert not games.seats.any()
        games.step(games.sample())
        ended += int(games.over.sum())
    assert ended


def test_processes_share_memory_and_play_the_same_games() -> None:
    alone = batch("amul", 3, games=5, seed=1)
    with batch("amul", 3, games=5, seed=1, workers=2) as shared:
        for _ in range(100):  # more than one game each
            assert (shared.observations == alone.observations).all()
            assert (shared.masks == alone.masks).all()
            assert (shared.rewards == alone.rewards).all()
            actions = shared.sample()
            shared.step(actions)
            alone.step(actions)
        shared.reset(1)
        alone.reset(1)
        assert (shared.observations == alone.observations).all()


def test_illegal_actions_are_refused_before_anything_happens() -> None:
    games = batch("yspahan", 2, games=2, seed=1)
    before = games.observations.copy()
    wrong = games.sample()
    wrong[1] = int(np.flatnonzero(~games.masks[1])[0])
    for actions in (wrong, wrong[:1], [0.5, 0.5], [-1, 0], [5000, 0]):
        with pytest.raises(ValueError):
            games.step(actions)
    assert (games.observations == before).all()


def test_bots_cannot_have_every_seat() -> None:
    with pytest.raises(ValueError, match="left for the learner"):
        batch("yspahan", 2, games=1, bots=["random", "random"])
    with pytest.raises(ValueError, match="the seats are 0 to 1"):
        batch("yspahan", 2, games=1, bots={5: "random"})


def test_rewards() -> None:
    assert returns("rank", [1, 2, 3], [9, 5, 1]) == [1.0, 0.0, -1.0]
    assert returns("rank", [1, 1, 3], [9, 9, 1]) == [0.5, 0.5, -1.0]
    assert returns("win", [1, 1, 3], [9, 9, 1]) == [0.5, 0.5, 0.0]
    assert returns("score", [1, 2], [9, -5]) == [9.0, -5.0]
    with pytest.raises(UnknownReward):
        batch("yspahan", 2, games=1, reward="gold")


def test_negative_numbers_are_put_together_from_two_bytes() -> None:
    """A step back on the palace track of Emira is negative (EMI-ADV.4)."""
    episode = Episode("emira", 3, {"rules": "advanced"})
    layout = episode.observer.layout
    place = layout.section("player_1.palace_track").start
    row = bytearray(layout.row)
    row[place] = 0xFE
    row[layout.size + layout.wide.index(place)] = 0xFF
    assert layout.read(row)[place] == -2


def test_a_batch_of_another_variant_has_another_shape() -> None:
    basic, magic = (batch("dragons", 3, games=1, options={"variant": name}) for name in ("basic", "magic"))
    assert basic.observations.shape[1] < magic.observations.shape[1]
    assert basic.masks.shape == magic.masks.shape == (1, game("dragons").space.size)


def test_the_generator_of_samples_is_the_batchs_own() -> None:
    games = batch("yspahan", 2, games=64, seed=1)
    chance = Fast(-2)
    expected = [options[int(chance.below(len(options)))] for options in _legal(games)]
    assert games.sample().tolist() == expected


def _legal(games: Batch) -> list[list[int]]:
    return games._engine.legal
