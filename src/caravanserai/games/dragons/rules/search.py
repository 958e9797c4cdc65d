"""Looking through a stack of artifacts, and taking one out of it unseen (DRA-ABRACADABRA, DRA-MIRAGE)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import PICK
from caravanserai.games.dragons.parts import ARTIFACTS, NONE
from caravanserai.games.dragons.state import ARTIFACT_TILES, Dragons
from caravanserai.kernel.pile import CARD_BITS, CARD_MASK, EVERYONE, LOT_BITS
from caravanserai.kernel.refusal import Refusal

_TYPES: Final = len(ARTIFACTS)
_BITS: Final = 16


def look_through(s: Dragons, seat: i64, room: i64) -> None:
    """He alone sees all face-down artifacts of a stack (DRA-INFO.8)."""
    stack = s.change_stack(room)
    for index in range(len(stack.slots)):
        s.show(stack, index, 1 << seat)
    s.note(events.STACK_SEARCHED, seat, s.parts.rooms[room])


def add_face_down(s: Dragons, room: i64, options: list[int]) -> None:
    """Every face-down artifact of a stack, from the top (DRA-MIRAGE.1, DRA-ABRACADABRA.1, .2)."""
    slots = s.stacks[room].slots
    for depth in range(1, len(slots) + 1):
        options.append(PICK + depth * _TYPES + (slots[len(slots) - depth] & CARD_MASK))


def depth_of(action: int) -> i64:
    """How deep an artifact lies; 0 is on sale (DRA-MIRAGE.1, DRA-ABRACADABRA.2, DRA-DEC.9, .10)."""
    return (action - PICK) // _TYPES


def take_out(s: Dragons, seat: i64, room: i64, depth: i64, shown: bool) -> i64:
    """One artifact leaves the stack; says its type.

    Nobody else sees from where it was taken. So whoever knew the stack keeps of it what is certain: with an
    artifact that is shown, all that lies below or above every place it could have come from; with one that
    is not, nothing (DRA-INFO.8).
    """
    slots = s.change_stack(room).slots
    taken = len(slots) - depth
    artifact = slots[taken] & CARD_MASK
    for bit in range(_BITS):
        if bit != seat:
            blur(slots, taken, 1 << bit, artifact if shown else NONE)
    slots.pop(taken)
    return artifact


def blur(slots: list[int], taken: i64, seat_bit: i64, artifact: i64) -> None:
    """Forget what lies between the places it may have come from, in one audience's eyes (DRA-INFO.8)."""
    lowest = taken
    highest = taken
    for index in range(len(slots)):
        known = slots[index] >> CARD_BITS & seat_bit
        if known and artifact != NONE and slots[index] & CARD_MASK != artifact:
            continue
        lowest = min(lowest, index)
        highest = max(highest, index)
    if lowest == highest:
        return
    for index in range(lowest, highest + 1):
        slots[index] &= ~(seat_bit << CARD_BITS)


def put_under(s: Dragons, room: i64, artifact: i64) -> None:
    """An artifact that was on sale goes face down to the bottom; everybody knows it (DRA-INFO.8)."""
    s.change_stack(room).slots.insert(0, ARTIFACT_TILES << LOT_BITS | EVERYONE << CARD_BITS | artifact)


def why_not_pick(s: Dragons, room: i64, action: int) -> Refusal:
    """No such artifact lies there."""
    name = s.parts.spaces[s.parts.rooms[room]]
    return Refusal("DRA-MIRAGE.1", "artifact_not_there", {"space": name})
