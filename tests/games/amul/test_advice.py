"""What bots and hints know of Āmul."""

from __future__ import annotations

import pytest

from caravanserai.bots.players import bot, play_game
from caravanserai.games.amul.game import GAME
from caravanserai.kernel.chance import Fast
from tests.games.amul.tables import amul, effects, new_game


def first_places(players: int, games: int) -> float:
    """How often one heuristic is first among random players, from every seat."""
    heuristic, random = bot("heuristic"), bot("random")
    first = 0.0
    for number in range(games):
        deal, seat = divmod(number, players)
        state = GAME.start(players, Fast(5000 + deal))
        play_game(
            GAME, state, [heuristic if other == seat else random for other in range(players)], Fast(number)
        )
        ranks = GAME.ranks(state)
        if ranks[seat] == 1:
            first += 1 / ranks.count(1)
    return first / games


@pytest.mark.many_games
@pytest.mark.parametrize(("players", "share"), [(4, 0.9), (8, 0.6)])
def test_the_heuristic_beats_random_players(players: int, share: float) -> None:
    assert first_places(players, 3 * players) >= share


def hint(table: object, seat: int) -> tuple[str, str]:
    move, key, _ = table.table.hint(seat)  # type: ignore[attr-defined]
    return move.text, key


@pytest.mark.many_games
def test_every_move_has_a_reason() -> None:
    told = set()
    for seed in range(6):
        table = new_game(3 + seed % 6, seed, options={"tea": "players"})
        chance = Fast(seed)
        while not table.table.over:
            seat = table.waiting[0]
            for move in table.table.moves(seat):
                key, args = GAME.advice.reason(table.state, seat, move.action)
                told.add(key)
                assert args or key == "take_nothing"
            moves = table.moves(seat)
            table.play(seat, moves[int(chance.below(len(moves)))])
    assert len(told) >= 13


def test_hints_follow_the_strategy_notes() -> None:
    hands = {0: "camel camel contract gold carpet carpet"}
    table = amul(3, round=9, starting_player=1, moment="play", hands=hands, areas={0: "spices gold"})
    assert hint(table, 0)[0] in ("play contract", "play camel")
    late = amul(3, round=9, hands={0: "camel camel camel gold carpet silver"})
    assert hint(late, 0) == ("offer camel", "too_many_table_cards")
    pair = amul(3, moment="pick", market="carpet 18 46 48", hands={0: "carpet 5 1 44 47"})
    assert hint(pair, 0) == ("pick carpet", "grows_series")
    forced = amul(3, round=9, moment="play", hands={0: "carpet carpet porcelain porcelain 34 38"})
    assert hint(forced, 0)[1] == "throw_away"
    trader = effects(3, {0: "contract"}, hands={0: "carpet silver spices 25 26"})
    assert hint(trader, 0) == ("take trader_persian", "trader_ready")


def test_the_value_of_a_position_grows_with_ones_cards() -> None:
    poor = amul(3, round=5, hands={0: "35 36 37 25 26 27"})
    rich = amul(3, round=5, hands={0: "carpet carpet silver silver silver gold"})
    assert GAME.advice.value(rich.state, 0) > GAME.advice.value(poor.state, 0)


def test_nothing_is_taken_that_would_do_harm() -> None:
    table = effects(3, {0: "mongol_merchant"}, areas={0: "21 31", 1: "140 141 142 143"}, round=9)
    assert hint(table, 0)[0] == "pass" or hint(table, 0)[0] == "take tent"
