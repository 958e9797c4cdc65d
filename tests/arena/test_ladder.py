"""Ladders: everybody meets everybody, the log is gone on with, and only clear orders are called so."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from caravanserai.arena.ladder import Ladder, play_ladder, significant
from caravanserai.arena.log import WrongLog
from caravanserai.arena.names import split_names
from caravanserai.arena.plan import DUELS, MIXED, STEPS, tables
from caravanserai.arena.plot import plot
from caravanserai.arena.rating import Finish, Ratings, rate
from caravanserai.arena.statistics import clustered_share, wilson
from caravanserai.workers import Here, Processes

SMALL = Ladder("yspahan", ("random", "heuristic"), players=3, games=12, seed=4)


def _without_times(report: dict[str, object]) -> object:
    def strip(value: object) -> object:
        if isinstance(value, dict):
            return {key: strip(part) for key, part in value.items() if key != "ms_a_decision"}
        return [strip(part) for part in value] if isinstance(value, list) else value

    return strip(report)


def test_all_bots_meet_equally_often_at_tables_of_different_bots() -> None:
    for bots, players in ((5, 4), (6, 3), (7, 4)):
        planned = tables(MIXED, bots, players)
        assert all(len(set(table)) == players for table in planned)
        met = Counter(pair for table in planned for pair in combinations(sorted(table), 2))
        assert len(met) == bots * (bots - 1) // 2
        assert len(set(met.values())) == 1


def test_the_first_tables_already_let_everybody_meet() -> None:
    met = {pair for table in tables(MIXED, 6, 3)[:8] for pair in combinations(sorted(table), 2)}
    assert len(met) == 15


def test_many_bots_get_tables_without_listing_every_combination() -> None:
    planned = tables(MIXED, 20, 4, seed=3)
    met = Counter(pair for table in planned for pair in combinations(table, 2))
    assert len(met) == 190 and max(met.values()) <= 2 * min(met.values()) + 2


def test_few_bots_share_a_table_and_each_sits_there_as_often() -> None:
    for bots, players in ((2, 4), (2, 3), (3, 4)):
        seats = Counter(bot for table in tables(MIXED, bots, players) for bot in table)
        assert len(set(seats.values())) == 1 and len(seats) == bots


def test_duels_and_steps_seat_one_bot_against_a_table_of_another() -> None:
    assert tables(DUELS, 2, 4) == [(0, 1, 1, 1), (1, 0, 0, 0)]
    assert tables(STEPS, 3, 3) == [(0, 1, 1), (1, 2, 2)]


def test_ratings_reproduce_the_shares_that_made_them() -> None:
    finishes = [Finish(deal, (0, 1), (1, 2) if deal % 4 else (2, 1)) for deal in range(4000)]
    ratings = rate(finishes, 2)
    ahead, error = ratings.difference(0, 1)
    # three of four games: a difference of ln 3 on the scale of two players, which is 25/6 times the root of 2
    assert ahead == pytest.approx(25 / 6 * 2**0.5 * 1.0986, rel=0.01)
    assert sum(ratings.points) / 2 == pytest.approx(25)
    assert ahead > 20 * error


def test_errors_count_deals_because_games_of_a_deal_are_alike() -> None:
    apart = [Finish(game, (0, 1), (1, 2) if game % 3 else (2, 1)) for game in range(120)]
    alike = [Finish(game // 4, (0, 1), (1, 2) if game // 4 % 3 else (2, 1)) for game in range(120)]
    assert rate(alike, 2).error(0) > 1.8 * rate(apart, 2).error(0)


def test_the_order_of_the_games_does_not_change_the_ratings() -> None:
    finishes = [Finish(deal, (0, 1, 2), ((1, 2, 3), (2, 1, 3), (1, 3, 2))[deal % 3]) for deal in range(30)]
    assert rate(finishes, 3).points == pytest.approx(rate(finishes[::-1], 3).points)


def test_a_tie_moves_ratings_towards_each_other() -> None:
    won = rate([Finish(0, (0, 1), (1, 2))], 2)
    tied = rate([Finish(0, (0, 1), (1, 2)), Finish(1, (0, 1), (1, 1))], 2)
    assert 0 < tied.difference(0, 1)[0] < won.difference(0, 1)[0]


def test_an_order_is_significant_only_if_every_step_is_and_later_looks_ask_for_more() -> None:
    def field(apart: float) -> Ratings:
        return Ratings([30 + apart, 30.0, 20.0], [[0.5, 0, 0], [0, 0.5, 0], [0, 0, 0.5]])

    assert significant(field(5.0), look=1)
    assert not significant(field(1.0), look=1)
    assert significant(field(2.7), look=1) and not significant(field(2.7), look=4)


def test_shares_of_alike_deals_have_wider_intervals() -> None:
    share, low, high = clustered_share([(4.0, 4), (0.0, 4)] * 10)
    assert share == 0.5
    assert (low, high) == pytest.approx(wilson(10, 20), abs=0.01)
    _, apart_low, apart_high = clustered_share([(1.0, 1), (0.0, 1)] * 40)
    assert high - low > 1.8 * (apart_high - apart_low)
    assert clustered_share([(4.0, 4)] * 5)[1] == pytest.approx(wilson(5, 5)[0])


def test_a_ladder_finds_the_better_bot_and_stops_early() -> None:
    report = play_ladder(Ladder("yspahan", ("random", "heuristic"), 3, games=3000, seed=4), Here())
    assert [line["bot"] for line in report["ladder"]] == ["heuristic", "random"]
    assert report["decided"] and report["games"] == 60
    assert all(line["interval"][0] < line["rating"] < line["interval"][1] for line in report["ladder"])


def test_a_ladder_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    whole = play_ladder(SMALL, Here(), tmp_path / "whole.jsonl")
    out = tmp_path / "part.jsonl"
    lines = (tmp_path / "whole.jsonl").read_text().splitlines(keepends=True)
    out.write_text("".join(lines[:3]) + lines[3][:20])  # interrupted while writing the third deal
    played: list[int] = []
    gone_on = play_ladder(SMALL, Here(), out, played.append)
    assert _without_times(gone_on) == _without_times(whole)
    assert sum(played) == 12 and len(out.read_text().splitlines()) == 5
    before = out.read_text()
    play_ladder(SMALL, Here(), out)
    assert out.read_text() == before


def test_the_log_of_another_ladder_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "ladder.jsonl"
    play_ladder(SMALL, Here(), out)
    with pytest.raises(WrongLog, match="its seed is 4, not 5"):
        play_ladder(Ladder("yspahan", SMALL.bots, 3, 12, seed=5), Here(), out)
    (tmp_path / "notes.txt").write_text("buy goats\n")
    with pytest.raises(WrongLog, match="is no ladder"):
        play_ladder(SMALL, Here(), tmp_path / "notes.txt")
    assert (tmp_path / "notes.txt").read_text() == "buy goats\n"


def test_processes_play_the_same_ladder() -> None:
    crew = Processes(2)
    try:
        together = play_ladder(SMALL, crew)
    finally:
        crew.close()
    assert _without_times(together) == _without_times(play_ladder(SMALL, Here()))


def test_a_bot_may_have_settings_with_commas() -> None:
    assert split_names("random, search:iterations=400,width=6,master") == [
        "random",
        "search:iterations=400,width=6",
        "master",
    ]


def test_the_plot_says_everything_in_words_too() -> None:
    report = play_ladder(SMALL, Here())
    drawn = plot(report, "Yspahan <3>", "12 games", "Share")
    assert drawn.startswith("<svg") and "Yspahan &lt;3&gt;" in drawn
    assert "heuristic" in drawn.partition("<desc>")[2].partition("</desc>")[0]
