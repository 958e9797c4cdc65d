"""Looking through a stack of artifacts, and taking one out of it unseen (DRA-ABRACADABRA, DRA-MIRAGE)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import PICK
from caravanserai.games.dragons.parts import NONE
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.pile import EVERYONE, Pile
from caravanserai.kernel.refusal import Refusal

_AUDIENCES: Final[int] = EVERYONE.bit_length()


def look_through(s: Dragons, seat: i64, room: i64) -> None:
    """He alone sees all face-down artifacts of a stack (DRA-INFO.8)."""
    stack = s.change_stack(room)
    for index in range(stack.size()):
        s.show(stack, index, 1 << seat)
    s.note(events.STACK_SEARCHED, seat, s.parts.rooms[room])


def add_face_down(s: Dragons, room: i64, options: list[int]) -> None:
    """Every face-down artifact of a stack, from the top (DRA-MIRAGE.1, DRA-ABRACADABRA.1, .2)."""
    stack = s.stacks[room]
    for depth in range(1, stack.size() + 1):
        options.append(PICK.of_pair(depth, stack.card(stack.size() - depth)))


def depth_of(action: int) -> i64:
    """How deep an artifact lies; 0 is on sale (DRA-MIRAGE.1, DRA-ABRACADABRA.2, DRA-DEC.9, .10)."""
    depth, _ = PICK.pair(action)
    return depth


def take_out(s: Dragons, seat: i64, room: i64, depth: i64, shown: bool) -> i64:
    """One artifact leaves the stack; says its type.

    Nobody else sees from where it was taken. So whoever knew the stack keeps of it what is certain: with an
    artifact that is shown, all that lies below or above every place it could have come from; with one that
    is not, nothing (DRA-INFO.8).
    """
    stack = s.change_stack(room)
    taken = stack.size() - depth
    artifact = stack.card(taken)
    for audience in range(_AUDIENCES):
        if audience != seat:
            blur(stack, taken, 1 << audience, artifact if shown else NONE)
    return stack.take(taken)


def blur(stack: Pile, taken: i64, seat_bit: i64, artifact: i64) -> None:
    """Forget what lies between the places it may have come from, in one audience's eyes (DRA-INFO.8)."""
    lowest = taken
    highest = taken
    for index in range(stack.size()):
        if artifact != NONE and stack.is_known(index, seat_bit) and stack.card(index) != artifact:
            continue
        lowest = min(lowest, index)
        highest = max(highest, index)
    if lowest == highest:
        return
    for index in range(lowest, highest + 1):
        stack.set_knowers(index, stack.knowers(index) & ~seat_bit)


def why_not_pick(s: Dragons, space: i64) -> Refusal:
    """No such artifact lies there."""
    return Refusal("DRA-MIRAGE.1", "artifact_not_there", {"space": s.parts.spaces[space]})
