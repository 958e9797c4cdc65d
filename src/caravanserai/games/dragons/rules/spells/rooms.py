"""Spells on the palace rooms: Abracadabra, Mage's Apprentice and Mirage (DRA-ABRACADABRA and others)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import CAST_APPRENTICE, KEEP_TOKEN, PICK
from caravanserai.games.dragons.parts import ABRACADABRA, ARTIFACTS, LAMP, MAGES_APPRENTICE, MIRAGE, NONE
from caravanserai.games.dragons.rules import flow, refusals, search
from caravanserai.games.dragons.rules.spells.spell import Spell, SpellAtSpace
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Step

_TYPES: Final = len(ARTIFACTS)
_SEAT_BITS: Final = 3
_SEAT_MASK: Final = 7


class Abracadabra(Spell):
    """The buyer may take any artifact of the room (DRA-ABRACADABRA.1-3); it is cast by buying."""

    def __init__(self) -> None:
        super().__init__(ABRACADABRA)

    def add_casts(self, s: Dragons, seat: i64, window: i64, options: list[int]) -> None:
        """Never in a window of its own."""

    def aim(self, s: Dragons, play: Play, action: i64) -> None:
        play.space = s.current
        s.note(events.SPELL_CAST_AT, play.seat, play.spell, play.space)

    def take_effect(self, s: Dragons, play: Play) -> bool:
        search.look_through(s, play.seat, s.parts.room_of[play.space])
        s.searching = True
        return True


class MagesApprentice(Spell):
    """An unused artifact of the caster for the one on sale in a room (DRA-APPRENTICE.1)."""

    def __init__(self) -> None:
        super().__init__(MAGES_APPRENTICE)

    def add_casts(self, s: Dragons, seat: i64, window: i64, options: list[int]) -> None:
        for room in range(len(s.on_sale)):
            if s.on_sale[room] == NONE:
                continue
            for artifact in range(_TYPES):
                if spare(s, seat, artifact) > 0:
                    options.append(CAST_APPRENTICE + room * _TYPES + artifact)

    def aim(self, s: Dragons, play: Play, action: i64) -> None:
        play.space = s.parts.rooms[(action - CAST_APPRENTICE) // _TYPES]
        play.artifact = (action - CAST_APPRENTICE) % _TYPES
        s.note(events.APPRENTICE_CAST, play.seat, play.space, play.artifact)

    def take_effect(self, s: Dragons, play: Play) -> bool:
        room = s.parts.room_of[play.space]
        if s.on_sale[room] == NONE or s.unused(play.seat, play.artifact) == 0:
            return False
        player = s.players[play.seat]
        # one that all know of, if there is one: nobody gives away more than he must
        if player.artifacts[play.artifact] > player.used[play.artifact]:
            player.change_artifacts()[play.artifact] -= 1
        else:
            player.change_secret().slots.pop(player.secret.find(play.artifact))
        player.change_artifacts()[s.on_sale[room]] += 1
        s.note(events.ARTIFACT_TAKEN, play.seat, play.space, s.on_sale[room])
        s.put_on_sale(room, play.artifact)
        s.note(events.ARTIFACT_GIVEN, play.seat, play.space, play.artifact)
        return True

    def why_not(self, s: Dragons, seat: i64, window: i64, action: i64) -> Refusal:
        room = (action - CAST_APPRENTICE) // _TYPES
        if room >= len(s.on_sale) or s.on_sale[room] == NONE:
            name = s.parts.spaces[s.parts.rooms[room]]
            return Refusal("DRA-APPRENTICE.1", "nothing_on_sale", {"space": name})
        artifact = ARTIFACTS[(action - CAST_APPRENTICE) % _TYPES]
        return Refusal("DRA-APPRENTICE.1", "no_unused_artifact", {"artifact": artifact})


def spare(s: Dragons, seat: i64, artifact: i64) -> i64:
    """How many artifacts of a type are left to give once a Lamp is lit (DRA-APPRENTICE.1)."""
    lighting = artifact == LAMP and not s.players[seat].lit
    return s.unused(seat, artifact) - (1 if lighting else 0)


class Mirage(SpellAtSpace):
    """The caster brings a face-down artifact of a room on sale (DRA-MIRAGE.1)."""

    def __init__(self) -> None:
        super().__init__(MIRAGE)

    def is_target(self, s: Dragons, space: i64) -> bool:
        room = s.parts.room_of[space]
        return room != NONE and len(s.stacks[room].slots) > 0

    def take_effect(self, s: Dragons, play: Play) -> bool:
        if not self.is_target(s, play.space):
            return False
        search.look_through(s, play.seat, s.parts.room_of[play.space])
        s.push(flow.BRING_UP, play.space << _SEAT_BITS | play.seat)
        return True


class BringUp(Step[Dragons]):
    """Which of the face-down artifacts comes on sale (DRA-MIRAGE.1, DRA-DEC.10)."""

    def asks(self, s: Dragons, argument: int) -> int:
        room = s.parts.room_of[argument >> _SEAT_BITS]
        return 1 << (argument & _SEAT_MASK) if len(s.stacks[room].slots) > 1 else 0

    def run(self, s: Dragons, argument: int) -> None:
        bring_up(s, argument & _SEAT_MASK, argument >> _SEAT_BITS, 1)

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        found: list[int] = []
        search.add_face_down(s, s.parts.room_of[argument >> _SEAT_BITS], found)
        return found

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        bring_up(s, seat, argument >> _SEAT_BITS, search.depth_of(action))

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"space": s.parts.spaces[argument >> _SEAT_BITS]}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        if not PICK <= action < KEEP_TOKEN:
            return refusals.not_now(s, action)
        return search.why_not_pick(s, s.parts.room_of[argument >> _SEAT_BITS], action)


def bring_up(s: Dragons, seat: i64, space: i64, depth: i64) -> None:
    """It goes on sale; the one that was goes face down to the bottom (DRA-MIRAGE.1)."""
    room = s.parts.room_of[space]
    artifact = search.take_out(s, seat, room, depth, True)
    if s.on_sale[room] != NONE:
        search.put_under(s, room, s.on_sale[room])
        s.note(events.ARTIFACT_PUT_BACK, space, s.on_sale[room])
    s.put_on_sale(room, artifact)
    s.note(events.ARTIFACT_BROUGHT_UP, seat, space, artifact)
