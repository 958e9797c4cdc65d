"""Chance: fair for people, fast for simulation, scripted for tests and replays."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.kernel.chance import Chance, Fair, Fast, Script, ScriptExhausted, ScriptMismatch, commitment

SEED = bytes(range(32))


def draw(chance: Chance, count: int, times: int) -> list[int]:
    return [int(chance.below(count)) for _ in range(times)]


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (7, [492, 503, 51, 78, 33, 960, 96, 99, 436, 377]),
        (-123456789012345, [694, 781, 765, 671, 485, 705, 938, 30, 365, 392]),
    ],
)
def test_fast_draws_the_same_numbers_interpreted_and_compiled(seed: int, numbers: list[int]) -> None:
    assert draw(Fast(seed), 1000, 10) == numbers


def test_fair_draws_the_same_numbers_everywhere() -> None:
    assert draw(Fair(SEED), 1000, 10) == [705, 500, 841, 369, 39, 158, 243, 956, 692, 522]


@pytest.mark.parametrize("chance", [Fast(3), Fair(SEED)], ids=["fast", "fair"])
@pytest.mark.parametrize("count", [2, 6, 7, 52])
def test_every_outcome_is_about_as_likely(chance: Chance, count: int) -> None:
    drawn = draw(chance, count, 600 * count)
    for outcome in range(count):
        assert 480 < drawn.count(outcome) < 720


def test_first_numbers_of_neighbouring_seeds_are_spread_evenly() -> None:
    first = [draw(Fast(seed), 6, 1)[0] for seed in range(3000)]
    for outcome in range(6):
        assert 400 < first.count(outcome) < 600
    pairs = {tuple(draw(Fast(seed), 6, 2)) for seed in range(3000)}
    assert len(pairs) == 36


@settings(derandomize=True, deadline=None)
@given(seed=st.integers(-(2**80), 2**80), count=st.integers(1, 2**31 - 100))
def test_any_seed_and_any_count_will_do(seed: int, count: int) -> None:
    assert all(0 <= outcome < count for outcome in draw(Fast(seed), count, 5))
    assert draw(Fast(seed), count, 5) == draw(Fast(seed), count, 5)


@pytest.mark.parametrize(
    "chance",
    [Fast(5), Fair(SEED), Script([1, 2, 3] * 20), Script([1], Fast(4))],
    ids=["fast", "fair", "script", "then"],
)
def test_a_clone_goes_on_as_its_original_would(chance: Chance) -> None:
    draw(chance, 10, 6)
    twin = chance.clone()
    assert (int(twin.drawn), type(twin)) == (6, type(chance))
    ahead = draw(twin, 10, 9)
    assert int(chance.drawn) == 6
    assert draw(chance, 10, 9) == ahead


def test_a_die_has_six_faces() -> None:
    assert {Script([outcome]).dice(1)[0] for outcome in range(6)} == {1, 2, 3, 4, 5, 6}


def test_shuffling_keeps_every_item_and_reaches_every_order() -> None:
    orders = set()
    for seed in range(200):
        items = [1, 2, 3]
        Fast(seed).shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6
    assert {tuple(sorted(order)) for order in orders} == {(1, 2, 3)}


def test_shuffling_can_be_dictated() -> None:
    items = [10, 20, 30]
    Script([0, 1]).shuffle(items)
    assert items == [30, 20, 10]
    nothing: list[int] = []
    Script([]).shuffle(nothing)
    assert nothing == []


def test_fair_remembers_its_outcomes() -> None:
    fair = Fair(SEED)
    drawn = draw(fair, 6, 20)
    assert fair.outcomes == drawn
    assert int(fair.drawn) == 20


def test_fair_throws_away_words_past_the_last_full_multiple() -> None:
    """Three times this count is three quarters of all words: the last quarter is thrown away."""
    count = 2**62 + 1
    words: list[int] = []
    for block in range(60):
        digest = hmac.new(SEED, block.to_bytes(8, "big"), hashlib.sha256).digest()
        words += [int.from_bytes(digest[at : at + 8], "big") for at in (0, 8, 16, 24)]
    usable = [word % count for word in words if word < 3 * count]
    assert 100 < len(usable) < len(words)
    assert draw(Fair(SEED), count, 100) == usable[:100]


def test_the_commitment_names_the_seed_and_hides_it() -> None:
    assert commitment(SEED) == "7eb7c73ea6d012ef2b5ad5be19384ce597e7d9c371452a1dad88a8851a5ca285"
    assert commitment(SEED) != commitment(bytes(32))
    assert SEED.hex() not in commitment(SEED)


def test_a_script_says_when_it_ends() -> None:
    script = Script([4])
    assert script.below(6) == 4
    with pytest.raises(ScriptExhausted, match="ends after 1 outcomes"):
        script.below(6)
    assert int(script.drawn) == 1


@pytest.mark.parametrize("outcome", [6, -1])
def test_a_script_cannot_dictate_the_impossible(outcome: int) -> None:
    with pytest.raises(ScriptMismatch, match=f"outcome 2 is {outcome}, not one of 0 to 5"):
        draw(Script([0, outcome]), 6, 2)


def test_after_its_end_a_script_hands_over_and_remembers() -> None:
    expected = draw(Fast(9), 6, 3)
    script = Script([5], Fast(9))
    assert draw(script, 6, 4) == [5, *expected]
    assert script.outcomes == [5, *expected]
    assert int(script.drawn) == 4


def test_a_script_keeps_its_own_copy() -> None:
    outcomes = [1, 2]
    script = Script(outcomes)
    outcomes.clear()
    assert draw(script, 6, 2) == [1, 2]


def test_chance_itself_says_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Chance().below(2)
    with pytest.raises(NotImplementedError):
        Chance().clone()
