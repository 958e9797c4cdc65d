"""Small sets as whole numbers: one bit for each thing that is in the set."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_HALF: Final = 31


def bit(place: i64) -> i64:
    """The set of one thing, for places below 63.

    Not a plain `1 << place`: mypyc shifts a literal in 32 bits, even one that was given a name before.
    """
    found: i64 = 1
    if place >= _HALF:
        found = 1 << _HALF
        place -= _HALF
    return found << place


def count_bits(bits: i64) -> i64:
    """How many things are in a set."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count
