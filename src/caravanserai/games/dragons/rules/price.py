"""What a buyer pays: for each token units of another kind (DRA-ROOM.3, .4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons.parts import KINDS
from caravanserai.games.dragons.state import Dragons

_UNIT_BITS: Final = 5  # there are fewer than 32 units of a kind
_UNIT_MASK: Final = 31


def payable(s: Dragons, seat: i64, space: i64, index: i64, used: i64, last: i64) -> list[int]:
    """The kinds to pay the next token in, the best first (DRA-ROOM.3, .4, DRA-RULING.50, DRA-DEC.8)."""
    treasures = s.players[seat].treasures
    values = s.bid(seat, space)
    if not suffices(treasures, values, index, used):
        return []
    treasures = treasures.copy()
    is_last = index + 1 == len(values)
    kinds: list[int] = []
    rests: list[int] = []
    for kind in range(KINDS):
        if not fits(treasures, values, index, used, last, kind):
            continue
        held: i64 = treasures[kind]
        if is_last:
            rest = _UNIT_MASK - held  # the smallest holding that will do leaves the others their depth
        else:
            treasures[kind] = held - values[index]
            rest = best_rest(treasures, values, index + 1, used | 1 << kind, kind)
            treasures[kind] = held
            if rest < 0:
                continue
        place = len(kinds)
        while place > 0 and rests[place - 1] < rest:
            place -= 1
        kinds.insert(place, kind)
        rests.insert(place, rest)
    return kinds


def payments(s: Dragons, seat: int, space: int) -> list[list[int]]:
    """Every way to pay the tokens in a space, a kind for each, the best first (DRA-ROOM.3, .4, DRA-DEC.8)."""
    treasures, values = s.players[seat].treasures, s.bid(seat, space)
    ranked: list[tuple[int, list[int]]] = []
    for way in _ways(treasures, values, 0, 0, 0):
        rest = treasures.copy()
        for index, kind in enumerate(way):
            rest[kind] -= values[index]
        ranked.append((-int(rest_worth(rest)), way))
    return [way for _, way in sorted(ranked)]


def _ways(treasures: list[int], values: list[int], index: i64, used: i64, last: i64) -> list[list[int]]:
    """The kinds for the tokens from this one on, in every way that is possible."""
    if index == len(values):
        return [[]]
    found: list[list[int]] = []
    for kind in range(KINDS):
        if fits(treasures, values, index, used, last, kind):
            for others in _ways(treasures, values, index + 1, used | 1 << kind, kind):
                found.append([kind, *others])
    return found


def suffices(treasures: list[int], values: list[int], index: i64, used: i64) -> bool:
    """Whether there are enough kinds large enough for the tokens from this one on (DRA-ROOM.3, .4).

    As no token is smaller than those after it, each needs as many kinds of its value or more as there are
    tokens down to it.
    """
    for place in range(index, len(values)):
        value: i64 = values[place]
        large: i64 = 0
        for kind in range(KINDS):
            held: i64 = treasures[kind]
            if not used >> kind & 1 and held >= value:
                large += 1
        if large <= place - index:
            return False
    return True


def fits(treasures: list[int], values: list[int], index: i64, used: i64, last: i64, kind: i64) -> bool:
    """Whether a token can be paid in a kind (DRA-ROOM.3, DRA-RULING.50).

    Equal tokens take their kinds in order, since it makes no difference which of them is paid in which kind.
    """
    held: i64 = treasures[kind]
    value: i64 = values[index]
    if used >> kind & 1 or held < value:
        return False
    return index == 0 or kind > last or value != values[index - 1]


def best_rest(treasures: list[int], values: list[int], index: i64, used: i64, last: i64) -> i64:
    """How good the best rest is when all is paid from this token on, or -1 (DRA-ROOM.4, DRA-DEC.8)."""
    if index + 1 == len(values):
        return rest_after_last(treasures, values, used, last)
    best: i64 = -1
    for kind in range(KINDS):
        if fits(treasures, values, index, used, last, kind):
            held = treasures[kind]
            treasures[kind] = held - values[index]
            best = max(best, best_rest(treasures, values, index + 1, used | 1 << kind, kind))
            treasures[kind] = held
    return best


def rest_after_last(treasures: list[int], values: list[int], used: i64, last: i64) -> i64:
    """How good the rest is when the last token is paid in the smallest holding that will do, or -1.

    Any larger one would leave a smaller largest holding of the two (DRA-DEC.8).
    """
    index = len(values) - 1
    value: i64 = values[index]
    chosen: i64 = -1
    smallest: i64 = _UNIT_MASK + 1
    for kind in range(KINDS):
        held: i64 = treasures[kind]
        if value <= held < smallest and fits(treasures, values, index, used, last, kind):
            chosen = kind
            smallest = held
    if chosen < 0:
        return -1
    treasures[chosen] = smallest - value
    worth = rest_worth(treasures)
    treasures[chosen] = smallest
    return worth


def rest_worth(treasures: list[int]) -> i64:
    """Depth in one kind buys most: the largest holding counts first, then the second, … (DRA-DEC.8)."""
    worth: i64 = 0  # the amounts side by side, each put in before the smaller ones
    bits: i64 = 0
    for amount in treasures:
        smaller: i64 = 0
        while smaller < bits and (worth >> smaller & _UNIT_MASK) < amount:
            smaller += _UNIT_BITS
        below = worth & (1 << smaller) - 1
        worth = (worth >> smaller << _UNIT_BITS | amount) << smaller | below
        bits += _UNIT_BITS
    return worth
