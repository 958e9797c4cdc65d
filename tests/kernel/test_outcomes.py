"""Chance laid open: all outcomes of an action, and keys of what a seat knows."""

from __future__ import annotations

from fractions import Fraction

import pytest

from caravanserai.games import load
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.outcomes import TooManyOutcomes, outcomes
from caravanserai.kernel.table import Table
from tests.kernel import toys


def test_an_action_without_chance_has_one_outcome() -> None:
    state = toys.OFFERS.start(3, Fast(3))
    (only,) = outcomes(state, 0, state.legal(0)[0])
    assert (only.probability, only.drawn) == (Fraction(1), [])
    assert only.state.sealed[0] == state.legal(0)[0]
    assert state.owing() == 0b111  # the state itself is untouched


def test_the_outcomes_of_a_drawn_card_are_those_of_play() -> None:
    """With all cards on the discard pile, drawing one shuffles two: two outcomes, each as likely."""
    cards = ["exchange", "three_gold"]
    held = list(load("yspahan").table(4, seed=1).position()["deck"])
    for card in cards:
        held.remove(card)
    position = {
        "moment": "choose",
        "tower": {"camels": {"value": 1, "white": 9}},
        "players": [{}, {"hand": held}, {}, {}],
        "discard": cards,
        "deck": [],
    }
    table = Table(load("yspahan"), 4, seed=1, options={"first_player": 0}, position=position)
    draw = table.game.space.parse("draw camels")
    found = outcomes(table.state, 0, draw)
    assert [one.probability for one in found] == [Fraction(1, 2)] * 2
    hands = sorted(table.game.view(one.state, 0).players[0].hand[0] for one in found)
    assert hands == sorted(cards)


def test_too_many_outcomes_are_refused() -> None:
    table = load("yspahan").table(4, seed=1, options={"first_player": 0})
    with pytest.raises(TooManyOutcomes, match="more than 50"):
        outcomes(table.state, 0, table.game.space.parse("yellow 0"), most=50)


@pytest.mark.parametrize("game", ["yspahan", "amul", "dragons", "emira"])
def test_the_key_of_what_a_seat_knows_changes_only_with_what_it_knows(game: str) -> None:
    box = load(game)
    state = box.start(4, Fast(11))
    keys = set()
    for _ in range(12):
        seat = state.seat_to_move()
        key = box.knowledge_key(state, seat)
        for seed in range(3):
            twin = state.clone()
            twin.redeal(seat, Fast(seed))
            assert box.knowledge_key(twin, seat) == key
        keys.add(key)
        state.apply(seat, state.legal(seat)[0])
    assert len(keys) == 12
