"""Tournaments: every deal from every seat, the same result however it is spread over processes."""

from __future__ import annotations

import pytest

from caravanserai.arena.statistics import mean_and_error, wilson
from caravanserai.arena.tournament import Match, Standing, play_match, play_part
from caravanserai.bots.players import UnknownBot
from caravanserai.kernel.game import UnknownOption, WrongPlayerCount

MATCH = Match("yspahan", ("heuristic", "random", "random"), games=12, seed=5)


def test_every_bot_plays_every_game_and_the_wins_add_up() -> None:
    outcome = play_match(MATCH, processes=1)
    assert [standing.games for standing in outcome.standings] == [12, 12, 12]
    assert sum(standing.wins for standing in outcome.standings) == pytest.approx(12)
    assert outcome.decisions > 12 * 21


def test_equal_bots_do_exactly_equally_well_because_deals_are_mirrored() -> None:
    outcome = play_match(Match("yspahan", ("heuristic",) * 3, games=9, seed=2), processes=1)
    assert len({(standing.wins, standing.points) for standing in outcome.standings}) == 1


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    alone = play_match(MATCH, processes=1)
    together = play_match(MATCH, processes=2)
    assert [standing.report() for standing in alone.standings] == [
        standing.report() for standing in together.standings
    ]


def test_progress_counts_every_game() -> None:
    seen: list[int] = []
    play_match(MATCH, processes=1, progress=seen.append)
    assert sum(seen) == 12


def test_a_part_of_a_match_is_what_the_whole_plays_there() -> None:
    whole = play_part(MATCH, 0, 4)
    halves = play_part(MATCH, 0, 2)
    halves.merge(play_part(MATCH, 2, 4))
    assert [standing.report() for standing in whole.standings] == [
        standing.report() for standing in halves.standings
    ]


def test_a_shared_victory_counts_for_its_share() -> None:
    standing = Standing("heuristic")
    standing.add([50, 50, 20], [1, 1, 3], seat=1)
    standing.add([50, 40, 20], [1, 2, 3], seat=1)
    assert standing.wins == 0.5
    assert standing.ranks == 1 + 2


def test_what_cannot_be_played_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'genius'"):
        play_match(Match("yspahan", ("genius", "random", "random"), games=3))
    with pytest.raises(WrongPlayerCount, match="not by 5"):
        play_match(Match("yspahan", ("random",) * 5, games=5))
    with pytest.raises(UnknownOption, match="no option 'dice'"):
        play_match(Match("yspahan", ("random",) * 3, games=3, options={"dice": 10}))


def test_wilson_intervals_hold_the_share_and_stay_between_0_and_1() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(400, 400)
    assert 0.98 < low < 1 and high == 1.0
    low, high = wilson(100, 400)
    assert low < 0.25 < high
    assert round(low, 3) == 0.210 and round(high, 3) == 0.295  # as published tables have it


def test_means_come_with_their_standard_error() -> None:
    assert mean_and_error(0, 0, 0) == (0.0, 0.0)
    mean, error = mean_and_error(30, 500, 2)
    assert mean == 15.0
    assert error == pytest.approx(5 / 2**0.5)
