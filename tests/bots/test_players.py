"""Bots: legal at every moment, with a reason for every move, and worth beating."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from caravanserai import SHELF, game
from caravanserai.arena.tournament import Match, play_match
from caravanserai.bots.budget import Budget
from caravanserai.bots.levels import LEVELS, choose
from caravanserai.bots.players import ALIASES, UnknownBot, bot, bot_names, play_game
from caravanserai.bots.playout import clone_many, play_out
from caravanserai.kernel.chance import Fast
from caravanserai.language import Language
from tests.games.emira.tables import auction

SEARCHING = ("vizier", "search")
LEAST = {"gates": 0.75}  # much of so short a game is luck
GAMES = [(game_id, players) for game_id in SHELF for players in game(game_id).counts]


@pytest.mark.many_games
@pytest.mark.parametrize(("game_id", "players"), GAMES)
@pytest.mark.parametrize("name", [name for name in bot_names() if name not in ALIASES])
def test_every_bot_plays_to_the_end(game_id: str, players: int, name: str) -> None:
    box = game(game_id)
    state = box.start(players, Fast(3))
    quick = f"{name}:iterations=2,rounds=1" if name in SEARCHING else name  # at full strength: a minute
    assert play_game(box, state, [bot(quick)] * players, Fast(4)) > 0
    assert state.owing() == 0


@pytest.mark.parametrize(("game_id", "players"), GAMES)
def test_random_play_ends_and_leaves_copies_alone(game_id: str, players: int) -> None:
    box = game(game_id)
    state = box.start(players, Fast(5))
    before = box.to_position(state)
    clone_many(state, 3)
    assert play_out(state.clone(), Fast(6)) > 0
    assert box.to_position(state) == before


@pytest.mark.many_games
@pytest.mark.parametrize(("game_id", "players"), GAMES)
def test_every_move_has_a_rating_and_a_reason_in_every_language(game_id: str, players: int) -> None:
    box = game(game_id)
    languages = [Language(code, box) for code in ("en", "fr", "pl")]
    names = [f"Player {seat}" for seat in range(players)]
    chance = Fast(9)
    state = box.start(players, Fast(8))
    said: set[str] = set()
    while (seat := state.seat_to_move()) >= 0:
        for action in state.legal(seat):
            assert isinstance(box.advice.rate(state, seat, action), int)
            key, args = box.advice.reason(state, seat, action)
            reason = f"{key} {args}"
            for language in languages if reason not in said else []:
                sentence, problems = language.attempt(f"reason-{key}", args, names)
                assert sentence and not problems, f"{language.code}: {reason} {problems}"
            said.add(reason)
        options = state.legal(seat)
        state.apply(seat, options[chance.below(len(options))])


@pytest.mark.parametrize("game_id", SHELF)
def test_the_value_of_a_position_rises_with_the_score(game_id: str) -> None:
    box = game(game_id)
    state = box.start(box.counts[-1], Fast(8))
    play_out(state, Fast(1))
    scores = state.scores()
    best = scores.index(max(scores))
    worst = scores.index(min(scores))
    assert box.advice.value(state, best) > box.advice.value(state, worst)


@pytest.mark.many_games
@pytest.mark.parametrize("game_id", SHELF)
def test_the_heuristic_beats_three_random_players(game_id: str) -> None:
    match = Match(game_id, ("heuristic", "random", "random", "random"), games=40, seed=11)
    heuristic = play_match(match, processes=1).standings[0]
    assert heuristic.wins / heuristic.games >= LEAST.get(game_id, 0.9)


@pytest.mark.many_games
@pytest.mark.parametrize("game_id", [game_id for game_id in SHELF if game_id != "gates"])
def test_the_levels_are_in_order(game_id: str) -> None:
    match = Match(game_id, ("novice", "apprentice", "merchant", "master"), games=60, seed=12)
    novice, apprentice, merchant, master = play_match(match, processes=1).standings
    assert novice.points < apprentice.points < merchant.points < master.points


@pytest.mark.many_games
def test_in_a_short_game_the_levels_lie_close_together() -> None:
    match = Match("gates", ("novice", "apprentice", "merchant", "master"), games=400, seed=12)
    novice, apprentice, merchant, master = play_match(match, processes=1).standings
    assert max(novice.points, apprentice.points) < min(merchant.points, master.points)


@pytest.mark.parametrize("level", ["apprentice", "merchant"])
def test_many_absurd_options_do_not_outweigh_the_sensible_one(level: str) -> None:
    """A master would pass; a weaker player may bid once too often, but no more than he must."""
    box = game("emira")
    table = auction(4)
    table.play(0, "bid 200")
    assert table.waiting == [1] and len(table.state.legal(1)) > 50
    chosen = Counter(
        box.space.text(choose(box, table.table.state_for(1, seed), 1, level, Fast(seed)))
        for seed in range(200)
    )
    assert chosen.keys() == {"pass", "bid 210"} and chosen["pass"] > 120


@pytest.mark.many_games
@pytest.mark.parametrize("game_id", SHELF)
def test_a_heuristic_move_is_cheap_beside_a_random_game(game_id: str) -> None:
    """A ratio within one run: rating all moves of a decision costs less than ten random games."""
    box = game(game_id)
    heuristic = bot("heuristic")
    began = time.process_time()
    decisions = play_game(box, box.start(box.counts[-1], Fast(3)), [heuristic] * box.counts[-1], Fast(4))
    thinking = (time.process_time() - began) / decisions
    began = time.process_time()
    for seed in range(10):
        play_out(box.start(box.counts[-1], Fast(seed)), Fast(seed))
    assert thinking < time.process_time() - began


def test_an_unknown_bot_is_told_whom_there_is() -> None:
    with pytest.raises(UnknownBot, match="there are random, classic, novice"):
        bot("deep thought")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game_id", SHELF)
def test_a_level_plays_the_same_with_the_same_chance(game_id: str, level: str) -> None:
    box = game(game_id)
    state = box.start(box.counts[0], Fast(8))
    budget = Budget(iterations=6)
    for seed in range(4):
        seat = state.seat_to_move()
        chosen = choose(box, state, seat, level, Fast(seed), budget)
        assert chosen == choose(box, state.clone(), seat, level, Fast(seed), budget)
        assert chosen in state.legal(seat)
        state.apply(seat, chosen)
