"""The princesses who have yet to settle, as one seat sees them."""

from __future__ import annotations

from dataclasses import dataclass

from caravanserai.games.emira.parts import GOLD, NONE, TRAITS
from caravanserai.games.emira.rules import choosing
from caravanserai.games.emira.state import Emira
from caravanserai.games.emira.view.players import gold_seen


@dataclass(frozen=True, slots=True)
class PrincessView:
    """A princess who has yet to settle: what she compares, and whom she would join as far as one can tell.

    `favourites` are the sheiks still level in her eyes; `joins` is the one she would choose. When only gold
    that the viewer does not see can decide between them, `by_gold` says so (EMI-CHOOSE.2, EMI-HIDDEN.2).
    """

    princess: str
    swapped: bool
    first: str
    second: str | None
    favourites: list[int]
    joins: int | None
    by_gold: bool


def princess_view(s: Emira, princess: int, audience: int) -> PrincessView:
    """What she compares, and whom she would join for all that an audience knows."""
    first = choosing.first_preference(s, princess)
    second = choosing.second_preference(s, princess)
    seats, by_gold = favourites(s, princess, audience)
    return PrincessView(
        princess=s.parts.princess_ids[princess],
        swapped=(s.swapped >> princess & 1) != 0,
        first=TRAITS[first],
        second=None if second == NONE else TRAITS[second],
        favourites=seats,
        joins=seats[0] if len(seats) == 1 else None,
        by_gold=by_gold,
    )


def favourites(s: Emira, princess: int, audience: int) -> tuple[list[int], bool]:
    """The sheiks level in her eyes, and whether gold that the audience does not see would decide."""
    if princess == s.parts.sidi:
        most = max(len(player.residents) for player in s.players)
        return [seat for seat, player in enumerate(s.players) if len(player.residents) == most], False
    seats = choosing.candidates(s, princess)
    by_gold = False
    for trait in (choosing.first_preference(s, princess), choosing.second_preference(s, princess)):
        if not choosing.is_several(seats):
            break
        if trait == GOLD and not all(gold_seen(s, seat, audience) for seat in _listed(s, seats)):
            by_gold = True
            break
        seats = choosing.best(s, seats, trait)
    return _listed(s, seats), by_gold


def _listed(s: Emira, seats: int) -> list[int]:
    return [seat for seat in range(s.players_count) if seats >> seat & 1]
