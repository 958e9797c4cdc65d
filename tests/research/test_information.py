"""Information states: perfect recall of what a seat observed and did, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from caravanserai import SHELF, game
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.observer import Observer
from caravanserai.research import InformationState, observer

every_game = pytest.mark.parametrize("id", SHELF)


def known_after(seen: Observer, seed: int, decisions: int, seat: int, answer: int) -> InformationState:
    """What a seat knows after some random decisions; `answer` is what it does first."""
    state = seen.game.start(int(seen.players), Fast(seed))
    known = InformationState(seen, seat)
    known.observe(state)
    choose = Random(seed)
    acted = False
    for _ in range(decisions):
        mover = state.seat_to_move()
        if mover < 0:
            break
        legal = state.legal(mover)
        action = legal[answer % len(legal)] if mover == seat and not acted else choose.choice(legal)
        if mover == seat:
            known.act(action)
            acted = True
        state.apply(mover, action)
        known.observe(state)
    return known


@every_game
def test_equal_histories_have_equal_keys_and_texts(id: str) -> None:
    seen = observer(id, game(id).counts[0])
    one, two = (known_after(seen, 1, 30, 0, 0) for _ in range(2))
    assert (one.key, one.text) == (two.key, two.text)


@every_game
def test_another_action_or_deal_makes_another_key(id: str) -> None:
    seen = observer(id, game(id).counts[0])
    states = [known_after(seen, seed, 30, 0, answer) for seed, answer in ((1, 0), (1, 1), (2, 0))]
    assert len({state.key for state in states}) == 3
    assert len({state.text for state in states}) == 3


def test_the_past_is_remembered() -> None:
    """A later information state begins with the earlier one."""
    seen = observer("yspahan", 3)
    early, late = (known_after(seen, 1, decisions, 0, 0) for decisions in (10, 20))
    assert late.text.startswith(early.text)
    assert "did yellow" in known_after(seen, 3, 60, 0, 0).text


@every_game
def test_a_seat_cannot_tell_hidden_differences(id: str) -> None:
    """The first information state is the same in every deal of what the seat cannot see."""
    seen = observer(id, game(id).counts[0])
    state = game(id).start(game(id).counts[0], Fast(7))
    other = state.clone()
    other.redeal(1, Fast(8))
    keys = set()
    for world in (state, other):
        known = InformationState(seen, 1)
        known.observe(world)
        keys.add((known.key, known.text))
    assert len(keys) == 1
