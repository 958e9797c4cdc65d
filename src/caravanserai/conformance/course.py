"""Every game runs its course: it ends, nobody gets stuck, copies are independent, scores add up."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from caravanserai.conformance.inside import contents
from caravanserai.conformance.playing import LONGEST, next_seat, play_on, seats_with_a_choice, text_of, visit
from caravanserai.conformance.sittings import GAMES, Setup, Suite
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.record import dumps, loads, replay
from caravanserai.kernel.refusal import Refusal
from caravanserai.kernel.state import State


class Course(Suite):
    """From the first decision to the last."""

    def test_games_end_and_nobody_is_stuck(self, setup: Setup) -> None:
        for seed in setup.seeds():
            state = setup.start(seed)
            choose = Random(seed)
            decisions = 0
            while state.owing():
                self.check_choices(setup, state)
                seat = next_seat(state, choose)
                state.apply(seat, choose.choice(state.legal(seat)))
                decisions += 1
                assert decisions < LONGEST, f"seed {seed}: the game does not end"
            assert decisions > 0
            assert state.seat_to_move() == -1
            assert not seats_with_a_choice(state), "the game is over, but somebody may act"

    @staticmethod
    def check_choices(setup: Setup, state: State) -> None:
        owing = state.owing()
        step = state.asking.name if state.asking is not None else ""
        assert owing >> setup.players == 0, "a seat is asked that is not at the table"
        assert state.seat_to_move() == (owing & -owing).bit_length() - 1
        for seat in range(setup.players):
            options = state.legal(seat)
            asked = bool(int(state.asked) >> seat & 1)
            assert options or not asked, f"{step!r} asks seat {seat}, but its `options` are empty"
            assert asked or not options, f"seat {seat} may act without being asked"
            assert len(set(options)) == len(options), "an option is offered twice"
            assert all(0 <= action < setup.game.space.size for action in options)

    def test_a_game_of_defaults_ends(self, setup: Setup) -> None:
        for seed in setup.seeds(0.1):
            table = setup.table(seed)
            while not table.over:
                seat = table.waiting[-1]
                move = table.default(seat)
                assert move in table.moves(seat)
                table.play(seat, move)
                assert table.seq < LONGEST
            for seat in range(setup.players):
                with pytest.raises(Refusal, match=r"TABLE-OVER\.1"):
                    table.default(seat)

    @settings(
        derandomize=True,
        deadline=None,
        max_examples=max(5, GAMES // 8),
        suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow],
    )
    @given(seed=st.integers(0, 2**32), choices=st.lists(st.integers(0, 999), max_size=400))
    def test_any_choices_lead_to_a_sound_game(self, seed: int, choices: list[int]) -> None:
        """Whatever is chosen, the record replays, the position can be set up, and the score adds up."""
        game = self.game()
        table = game.table(game.counts[seed % len(game.counts)], seed=seed)
        for choice in choices:
            if table.over:
                break
            seat = table.waiting[choice % len(table.waiting)]
            moves = table.moves(seat)
            table.play(seat, moves[choice % len(moves)])
        document = loads(dumps(table.record()))
        assert replay(game, document).position() == table.position()
        assert game.table(table.players, position=table.position(), seed=1).position() == table.position()
        for seat in range(table.players):
            assert sum(line.points for line in table.breakdown(seat)) == table.scores()[seat]

    # --- copies ------------------------------------------------------------------------------------

    def test_copies_are_independent(self, setup: Setup) -> None:
        """No later action or redeal changes an earlier copy, and a copy continues just like its original."""
        to_position = setup.game.to_position
        for seed in setup.seeds(0.5):
            state = setup.start(seed)
            choose = Random(seed)
            kept: list[tuple[State, str]] = []
            while state.owing():
                if not kept or choose.random() < 0.25:
                    twin = state.clone()
                    kept.append((twin, text_of(to_position(twin))))
                seat = next_seat(state, choose)
                state.apply(seat, choose.choice(state.legal(seat)))
            for twin, was in kept:
                twin.clone().redeal(choose.randrange(setup.players), Fast(seed))
                assert text_of(to_position(twin)) == was, "a later action or a redeal changed an earlier copy"
            self.check_twins(setup, kept[choose.randrange(len(kept))][0], seed)

    def test_a_copy_has_every_field_and_shares_nothing_that_changes(self, setup: Setup) -> None:
        """A copy is equal in every field, and neither changes when the other continues."""
        for seed in setup.seeds(0.1):
            state = setup.start(seed)
            choose = Random(seed)
            kept: list[tuple[State, list[str]]] = []
            while state.owing():
                if not kept or choose.random() < 0.1:
                    twin = state.clone()
                    kept.append((twin, contents(twin)))
                    assert kept[-1][1] == contents(state)
                seat = next_seat(state, choose)
                state.apply(seat, choose.choice(state.legal(seat)))
            for twin, was in kept:
                assert contents(twin) == was, "the original went on, and the copy changed"
                other = twin.clone()
                other.forget(choose.randrange(setup.players), Fast(seed))
                play_on(other, choose)
                assert contents(twin) == was, "a copy went on, and its original changed"

    @staticmethod
    def check_twins(setup: Setup, state: State, seed: int) -> None:
        twin = state.clone()
        choose = Random(seed)
        while state.owing():
            assert twin.owing() == state.owing()
            seat = next_seat(state, choose)
            options = state.legal(seat)
            assert twin.legal(seat) == options
            action = choose.choice(options)
            state.apply(seat, action)
            twin.apply(seat, action)
        assert twin.owing() == 0
        assert setup.game.to_position(twin) == setup.game.to_position(state)

    # --- scores ------------------------------------------------------------------------------------

    def test_scores_add_up(self, setup: Setup) -> None:
        for seed in setup.seeds(0.25):
            for table, _, _ in visit(setup, seed, 60):
                for seat, score in enumerate(table.scores()):
                    lines = table.breakdown(seat)
                    assert sum(line.points for line in lines) == score
                    assert all(line.rule.startswith(setup.game.rule_prefix) for line in lines)
            assert table.over and table.winners()
