"""In which order players pick and resolve effects (AMU-PICK.2, .3, AMU-EFFECT.3, AMU-MIL)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.amul.parts import NO_LETTER
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


def strength(s: Amul, seat: i64) -> i64:
    """A number that is higher for whoever goes first; 0 without a symbol (AMU-MIL.3, .4, AMU-WIN.2, .3)."""
    value = military_value(s, seat)
    return value * 100 - best_letter(s, seat) if value > 0 else 0


def military_value(s: Amul, seat: i64) -> i64:
    """The Military symbols in a play area (AMU-MIL.1)."""
    face_of, faces = s.parts.face_of, s.parts.faces
    value: i64 = 0
    for card in s.players[seat].area:
        value += faces[face_of[card]].military
    return value


def best_letter(s: Amul, seat: i64) -> i64:
    """The first letter of the alphabet in a play area (AMU-MIL.4, AMU-RULING.24)."""
    face_of, faces = s.parts.face_of, s.parts.faces
    best: i64 = NO_LETTER
    for card in s.players[seat].area:
        letter = faces[face_of[card]].letter
        if letter < best:
            best = letter
    return best
