"""Sets as whole numbers: alike interpreted and compiled, also beyond 32 bits."""

from __future__ import annotations

import pytest

from caravanserai.kernel.bits import bit, count_bits
from caravanserai.kernel.pile import EVERYONE, Pile


@pytest.mark.parametrize("place", [0, 1, 30, 31, 32, 46, 62])
def test_a_set_of_one_thing_has_one_bit_at_its_place(place: int) -> None:
    assert bit(place) == 2**place
    assert count_bits(bit(place)) == 1


def test_the_things_in_a_set_are_counted() -> None:
    assert [int(count_bits(bits)) for bits in (0, 0b1011, 2**63 - 1)] == [0, 3, 63]


def test_the_kinds_of_cards_in_a_pile_are_a_set() -> None:
    assert Pile.of([2, 40, 2, 62], EVERYONE, 0).kinds() == 2**2 + 2**40 + 2**62
