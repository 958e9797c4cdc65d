"""In which order players pick and resolve effects (AMU-PICK.2, .3, AMU-EFFECT.3, AMU-MIL)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.amul.state import Amul


def is_military_round(s: Amul) -> bool:
    """Whether First Pick has been with everyone once (AMU-MIL.2, AMU-RULING.6)."""
    return s.round >= s.parts.first_military_round[s.players_count]


def present_order(s: Amul) -> list[int]:
    """The order of a step that begins now (AMU-MIL.7)."""
    clockwise = s.clockwise_from(s.first_pick)
    return military_order(s, clockwise) if is_military_round(s) else clockwise


def military_order(s: Amul, clockwise: list[int]) -> list[int]:
    """Highest military value first, equals by letter, those without last (AMU-MIL.3-5, AMU-RULING.5)."""
    order: list[int] = []
    keys: list[int] = []
    for seat in clockwise:
        key = strength(s, seat)
        place = len(order)
        while place > 0 and keys[place - 1] < key:
            place -= 1
        order.insert(place, seat)
        keys.insert(place, key)
    return order


def strength(s: Amul, seat: int) -> i64:
    """A number that is higher for whoever goes first; 0 without a symbol (AMU-MIL.3, .4, AMU-WIN.2, .3)."""
    value = s.military_value(seat)
    return value * 100 - s.best_letter(seat) if value > 0 else 0
