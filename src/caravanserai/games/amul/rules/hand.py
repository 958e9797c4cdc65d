"""Choosing a card from a hand (AMU-OFFER.1, AMU-REVEAL.1)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.amul.parts import FIRST_FACE
from caravanserai.games.amul.state import Amul
from caravanserai.kernel.actions import Family


def options(s: Amul, seat: int, family: Family) -> list[int]:
    """An option for every different card of a hand; copies are the same choice (AMU-DP.1, .3)."""
    face_of = s.parts.face_of
    found: list[int] = []
    seen: i64 = 0  # the faces so far
    for card in s.players[seat].hand.cards():
        face: i64 = face_of[card]
        bit: i64 = FIRST_FACE >> face
        if seen & bit == 0:
            seen |= bit
            found.append(family.of(face))
    return found


def take(s: Amul, seat: int, face: i64) -> i64:
    """A card of this face leaves the hand (AMU-OFFER.2, AMU-REVEAL.2, AMU-INFO.3)."""
    player = s.players[seat]
    return player.hand.take(player.find_in_hand(s.parts.face_of, face))


def value(s: Amul, card: i64) -> i64:
    """The fixed number by which decisions are made that nobody made in time (AMU-DP.1-3, .5-8)."""
    return s.parts.face(card).value
