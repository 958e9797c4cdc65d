"""Choosing from a hand (AMU-OFFER.1, AMU-REVEAL.1)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.amul.state import Amul
from caravanserai.kernel.pile import CARD_MASK


def options(s: Amul, seat: int, base: int) -> list[int]:
    """An option for every different card of a hand; copies are the same choice (AMU-DP.1, .3)."""
    face_of = s.parts.face_of
    found: list[int] = []
    for slot in s.players[seat].hand.slots:
        action = base + face_of[slot & CARD_MASK]
        if action not in found:
            found.append(action)
    return found


def value(s: Amul, card: int) -> i64:
    """The fixed number by which decisions are made that nobody made in time (AMU-DP.1-3, .5-8)."""
    return s.parts.faces[s.parts.face_of[card]].value
