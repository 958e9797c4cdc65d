"""The dragon caves: how they are filled, shared and emptied (DRA-CAVE)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.state import Dragons


def fill_cave(s: Dragons, kind: i64, shelves: list[int]) -> None:
    """Units from the bank, the top shelf first as long as there are any (DRA-VIZIER.1, DRA-BANK.5).

    Whoever fills caves has asked for bank and shelves by `change_...`.
    """
    first = kind * s.parts.shelves
    bank = s.bank
    filled = s.shelves
    for shelf in range(len(shelves)):
        units = min(shelves[shelf], bank[kind])
        bank[kind] -= units
        filled[first + shelf] += units
    if s.journal is not None:
        filled = filled[first : first + s.parts.shelves]
        s.journal.add(events.CAVE_FILLED, [s.parts.cave_of[kind], *[units for units in filled if units > 0]])


def share_cave(s: Dragons, kind: i64, ranking: list[int]) -> None:
    """Each filled shelf, from the top, to the next player in the ranking (DRA-CAVE.1, .2, .4)."""
    first = kind * s.parts.shelves
    rank: i64 = 0
    shelves = s.change_shelves()
    for shelf in range(s.parts.shelves):
        if rank == len(ranking):
            return
        units = shelves[first + shelf]
        if units == 0:
            continue
        shelves[first + shelf] = 0
        s.players[ranking[rank]].change_treasure(kind, units)
        s.note(events.TREASURE_WON, ranking[rank], units, kind, shelf + 1)
        rank += 1


def empty_cave(s: Dragons, kind: i64) -> i64:
    """All treasures of a cave return to the bank; says how many (DRA-CAVE.3, DRA-DRAGONRETURN.1)."""
    units = s.cave_units(kind)
    if units > 0:
        first = kind * s.parts.shelves
        shelves = s.change_shelves()
        for shelf in range(first, first + s.parts.shelves):
            shelves[shelf] = 0
        s.change_bank()[kind] += units
    return units
