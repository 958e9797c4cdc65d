"""Advice for a game whose author has written none: it plays better than chance and gives a reason."""

from __future__ import annotations

from caravanserai.games.gates.game import GAME
from caravanserai.kernel.advice import EffectAdvice
from caravanserai.kernel.chance import Fast
from caravanserai.kernel.state import State
from caravanserai.language import Language, languages

ADVICE = EffectAdvice(GAME)


def best(state: State, seat: int) -> int:
    options = state.legal(seat)
    ratings = ADVICE.rates(state, seat, options)
    return options[ratings.index(max(ratings))]


def won(seed: int) -> bool:
    """Whether one seat that follows the advice beats two that play at random."""
    state, chance, adviser = GAME.start(3, Fast(seed)), Fast(seed + 99), seed % 3
    while state.owing():
        seat = state.seat_to_move()
        options = state.legal(seat)
        seen = state.clone()
        seen.redeal(seat, Fast(seed))
        action = best(seen, seat) if seat == adviser else options[chance.below(len(options))]
        state.apply(seat, action)
    return GAME.ranks(state)[adviser] == 1


def test_it_wins_far_more_than_its_share() -> None:
    assert sum(won(seed) for seed in range(24)) >= 16  # eight would be chance


def test_rating_changes_nothing_and_is_always_the_same() -> None:
    state = GAME.start(4, Fast(3))
    before = GAME.to_position(state)
    ratings = ADVICE.rates(state, 2, state.legal(2))
    assert GAME.to_position(state) == before
    assert ADVICE.rates(state, 2, state.legal(2)) == ratings and len(set(ratings)) > 1


def test_its_reasons_are_sentences_in_every_language() -> None:
    state = GAME.start(2, Fast(1))
    key, args = ADVICE.reason(state, 0, best(state, 0))
    assert key in ("effects_good", "effects_best")
    for code in languages():
        for told in ((key, args), ("effects_best", {})):
            text, problems = Language(code, GAME).attempt(f"reason-{told[0]}", told[1])
            assert not problems and text.endswith(".")
