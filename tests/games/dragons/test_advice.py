"""The advice: sensible moves with reasons in words, and an opponent that beats chance."""

from __future__ import annotations

from typing import Any

import pytest

from caravanserai.bots.players import bot, play_game
from caravanserai.games.dragons.game import GAME
from caravanserai.kernel.chance import Fast
from tests.games.dragons.tables import MAGIC, NO_TREASURE, DragonsTable, dragons, magic, new_game


def hint(table: DragonsTable, seat: int) -> tuple[str, str]:
    move, reason, _ = table.table.hint(seat)
    return move.text, reason


@pytest.mark.many_games
@pytest.mark.parametrize("variant", ["basic", "magic"])
def test_the_heuristic_beats_three_random_players(variant: str) -> None:
    wins = 0.0
    for number in range(8):
        seating = [(seat + number) % 4 for seat in range(4)]
        state = GAME.start(4, Fast(number // 4), {"variant": variant})
        bots = [bot("heuristic") if place == 0 else bot("random") for place in seating]
        play_game(GAME, state, bots, Fast(number))
        ranks = GAME.ranks(state)
        if ranks[seating.index(0)] == 1:
            wins += 1 / ranks.count(1)
    assert wins >= 7.2  # nine games in ten, where a fair share is a quarter


@pytest.mark.parametrize("options", [{}, MAGIC])
def test_ratings_do_not_look_at_what_the_seat_cannot_know(options: dict[str, Any]) -> None:
    table = new_game(4, seed=3, options=options)
    for _ in range(60):
        seat = table.waiting[0]
        worlds = [table.table.state_for(seat, seed) for seed in (1, 2)]
        if table.asks != "respond":  # in a window the other hands are part of the guess
            for action in worlds[0].legal(seat)[:8]:
                ratings = {GAME.advice.rate(world, seat, action) for world in worlds}
                assert len(ratings) == 1, GAME.space.text(action)
        table.table.play(seat, table.table.hint(seat)[0])


def test_an_artifact_at_a_fair_price_is_bought() -> None:
    table = dragons(
        3,
        moment="space",
        current="room_1",
        tokens={0: "room_1 4"},
        treasures={0: "5 gold 1 crowns"},
        admitted=(0,),
    )
    assert hint(table, 0) == ("buy gold", "buy")


def test_the_guard_is_bribed_for_a_cheap_bid_but_not_for_nothing() -> None:
    arguments: dict[str, Any] = {
        "moment": "space",
        "current": "guard",
        "guard": 6,
        "treasures": {0: "6 gold"},
    }
    table = dragons(3, tokens={0: "guard 5, room_1 2"}, **arguments)
    assert hint(table, 0) == ("bribe", "bribe_pays")
    table = dragons(3, tokens={0: "guard 1, room_1 9"}, **arguments)
    assert hint(table, 0) == ("decline", "bribe_too_dear")


def test_a_rich_cave_is_worth_a_token_and_an_empty_one_is_closed() -> None:
    table = dragons(
        3,
        moment="placement",
        caves={**NO_TREASURE, "gold": [5, 2]},
        tokens={0: "guard 8, room_1 1, room_2 2"},
        treasures={0: "4 gold"},
    )
    state = table.table.state_for(0, 1)
    ratings = {
        space: GAME.advice.rate(state, 0, GAME.space.parse(f"place 9 {space}"))
        for space in ("cave_gold", "room_3", "caravanserai")
    }
    assert max(ratings, key=lambda space: ratings[space]) == "cave_gold"


def test_without_a_token_at_the_guard_the_last_one_goes_there() -> None:
    table = dragons(
        3,
        moment="placement",
        caves={**NO_TREASURE, "gold": [1]},
        tokens={0: "room_1 2, room_2 1, market 4 5 6 7, cave_gold 8"},
        treasures={0: "3 gold 3 crowns"},
    )
    assert hint(table, 0) == ("place 9 guard", "enter_palace")


def test_paying_spares_the_units_that_a_bid_needs() -> None:
    table = dragons(
        3,
        moment="space",
        current="guard",
        guard=6,
        tokens={0: "guard 4, room_1 5"},
        treasures={0: "5 gold 1 crowns 1 pearls"},
    )
    table.play(0, "bribe")
    assert hint(table, 0)[0] in ("give 1 crowns", "give 1 pearls")


def test_the_camel_for_oneself_and_the_market_when_it_pays() -> None:
    table = dragons(3, moment="space", current="caravanserai", tokens={1: "caravanserai 9"})
    assert hint(table, 1) == ("camel 1", "take_camel")
    table = dragons(3, moment="space", current="market", tokens={1: "market 9"}, treasures={1: "2 gold"})
    assert hint(table, 1) == ("give 1 gold", "use_market")


def test_a_carpet_that_wins_the_market_is_laid_and_one_that_wins_nothing_is_not() -> None:
    arguments: dict[str, Any] = {
        "moment": "tally",
        "current": "market",
        "artifacts": {0: "lamp carpet"},
        "treasures": {0: "3 gold"},
    }
    assert hint(magic(3, tokens={0: "market 5", 1: "market 7"}, **arguments), 0)[0] == "use carpet"
    assert hint(magic(3, tokens={0: "market 1", 1: "market 9"}, **arguments), 0)[0] == "pass"


def test_the_key_waits_for_the_guard_and_then_opens_the_palace() -> None:
    table = magic(
        3,
        moment="space",
        current="guard",
        guard=9,
        tokens={0: "guard 1, room_1 2"},
        artifacts={0: "lamp key"},
        treasures={0: "2 gold"},
    )
    assert hint(table, 0)[0] == "pass"
    table.respond()
    assert hint(table, 0)[0] == "use key"


def test_a_counterspell_is_kept_for_what_hurts() -> None:
    arguments: dict[str, Any] = {"moment": "placement", "artifacts": {1: "lamp counterspell"}}
    table = magic(3, spells={0: "sacrifice"}, treasures={1: "9 gold"}, **arguments)
    table.respond(s0="cast sacrifice")
    assert hint(table, 1) == ("use counterspell on sacrifice", "stop_spell")
    table = magic(3, spells={0: "trade"}, treasures={0: "1 gold"}, **arguments)
    table.respond(s0="cast trade")
    assert hint(table, 1) == ("pass", "let_it_be")
