"""Advice: every option of every game is rated and explained, and the board knows where it points."""

from __future__ import annotations

import pytest

import caravanserai
from caravanserai import SHELF
from caravanserai.bots.playout import play_out
from caravanserai.conformance.playing import text_of
from caravanserai.conformance.sittings import Setup, setups
from caravanserai.kernel.chance import Fast

SETUPS = [setup for game_id in SHELF for setup in setups(caravanserai.game(game_id))]
LOOKED_AT = 40  # moments of each game
ASKED = 10  # options of each moment


@pytest.mark.parametrize("setup", SETUPS, ids=[f"{setup.game.id} {setup}" for setup in SETUPS])
def test_every_option_is_rated_and_explained_and_changes_nothing(setup: Setup) -> None:
    game, chance = setup.game, Fast(3)
    state = setup.start(1)
    every = max(1, play_out(setup.start(1), Fast(3)) // LOOKED_AT)
    decisions = 0
    while (seat := state.seat_to_move()) >= 0:
        options = state.legal(seat)
        if decisions % every == 0:
            copy = state.clone()
            copy.redeal(seat, Fast(decisions))
            before = text_of(game.to_position(copy))
            for action in options[decisions % 3 :: max(1, len(options) // ASKED)]:
                assert abs(game.advice.rate(copy, seat, action)) < 100_000_000
                key, args = game.advice.reason(copy, seat, action)
                assert key and all(isinstance(value, int | str) for value in args.values()), (key, args)
                assert all(":" in target for target in game.targets(copy, seat, action))
            assert isinstance(game.advice.value(copy, seat), int)
            assert text_of(game.to_position(copy)) == before
        decisions += 1
        state.apply(seat, options[int(chance.below(len(options)))])
