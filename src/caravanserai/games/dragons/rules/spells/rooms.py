"""Spells on the palace rooms: Abracadabra, Mage's Apprentice and Mirage (DRA-ABRACADABRA and others)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import CAST_APPRENTICE, PICK
from caravanserai.games.dragons.parts import ARTIFACTS, LAMP, MIRAGE, NONE
from caravanserai.games.dragons.rules import flow, search
from caravanserai.games.dragons.rules.carried import SEAT, SPACE_OF_SEAT
from caravanserai.games.dragons.rules.spells.spell import Spell, SpellAtSpace
from caravanserai.games.dragons.rules.windows import play_in_effect
from caravanserai.games.dragons.state import ARTIFACT_TILES, Dragons, Play
from caravanserai.kernel.actions import Family
from caravanserai.kernel.pile import EVERYONE
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Part, SeatStep, Waiting


class Abracadabra(Spell):
    """The buyer may take any artifact of the room (DRA-ABRACADABRA.1-3); it is cast by buying."""

    def add_casts(self, s: Dragons, seat: i64, window: i64, options: list[int]) -> None:
        """Never in a window of its own."""

    def aim(self, s: Dragons, play: Play, action: i64) -> None:
        play.space = s.current
        s.note(events.SPELL_CAST_AT, play.seat, play.spell, play.space)

    def take_effect(self, s: Dragons, play: Play) -> bool:
        search.look_through(s, play.seat, s.parts.room_of[play.space])
        s.searching = True
        return True

    def is_aimed(self, s: Dragons, play: Play, index: int) -> bool:
        """The buyer has opened the window with it (DRA-ABRACADABRA.1)."""
        buyer = SEAT.of(s.carried_by(flow.TAKE_ARTIFACT))
        first = index == 0 and play.seat == buyer and play.space == s.current
        return first and play.piece == play.target == play.artifact == NONE


class MagesApprentice(Spell):
    """An unused artifact of the caster for the one on sale in a room (DRA-APPRENTICE.1)."""

    def add_casts(self, s: Dragons, seat: i64, window: i64, options: list[int]) -> None:
        for room in range(len(s.on_sale)):
            if s.on_sale[room] == NONE:
                continue
            for artifact in range(len(ARTIFACTS)):
                if spare(s, seat, artifact) > 0:
                    options.append(CAST_APPRENTICE.of_pair(room, artifact))

    def aim(self, s: Dragons, play: Play, action: i64) -> None:
        room, artifact = CAST_APPRENTICE.pair(action)
        play.space = s.parts.rooms[room]
        play.artifact = artifact
        s.note(events.APPRENTICE_CAST, play.seat, play.space, play.artifact)

    def take_effect(self, s: Dragons, play: Play) -> bool:
        """The two artifacts change places, if both are still there (DRA-APPRENTICE.1, DRA-PRIO.8)."""
        room = s.parts.room_of[play.space]
        if s.on_sale[room] == NONE or s.unused(play.seat, play.artifact) == 0:
            return False
        player = s.players[play.seat]
        # one that all know of, if there is one: nobody gives away more than he must
        if player.artifacts[play.artifact] > player.used[play.artifact]:
            player.change_artifact(play.artifact, -1)
        else:
            player.change_secret().remove(play.artifact)
        player.change_artifact(s.on_sale[room], 1)
        s.note(events.ARTIFACT_TAKEN, play.seat, play.space, s.on_sale[room])
        s.put_on_sale(room, play.artifact)
        s.note(events.ARTIFACT_GIVEN, play.seat, play.space, play.artifact)
        return True

    def why_not(self, s: Dragons, seat: i64, window: i64, action: i64) -> Refusal:
        room, artifact = CAST_APPRENTICE.pair(action)
        if room >= len(s.on_sale) or s.on_sale[room] == NONE:
            name = s.parts.spaces[s.parts.rooms[room]]
            return Refusal("DRA-APPRENTICE.1", "nothing_on_sale", {"space": name})
        return Refusal("DRA-APPRENTICE.1", "no_unused_artifact", {"artifact": ARTIFACTS[artifact]})

    def is_aimed(self, s: Dragons, play: Play, index: int) -> bool:
        """At a room, for an artifact (DRA-APPRENTICE.1)."""
        at_room = play.space in s.in_use and s.parts.room_of[play.space] != NONE
        return at_room and play.artifact != NONE and play.piece == play.target == NONE


def spare(s: Dragons, seat: i64, artifact: i64) -> i64:
    """How many artifacts of a type are left to give once a Lamp is lit (DRA-APPRENTICE.1)."""
    lighting = artifact == LAMP and not s.players[seat].lit
    return s.unused(seat, artifact) - (1 if lighting else 0)


class Mirage(SpellAtSpace):
    """The caster brings a face-down artifact of a room on sale (DRA-MIRAGE.1)."""

    def is_target(self, s: Dragons, space: i64) -> bool:
        return self.can_name(s, space) and s.stacks[s.parts.room_of[space]].size() > 0

    def can_name(self, s: Dragons, space: i64) -> bool:
        return s.parts.room_of[space] != NONE

    def take_effect(self, s: Dragons, play: Play) -> bool:
        if not self.is_target(s, play.space):
            return False
        search.look_through(s, play.seat, s.parts.room_of[play.space])
        s.push(flow.BRING_UP, SPACE_OF_SEAT.put(play.space) | SEAT.put(play.seat))
        return True


class BringUp(SeatStep[Dragons]):
    """Which of the face-down artifacts comes on sale (DRA-MIRAGE.1, DRA-DEC.10)."""

    offers: ClassVar[list[Family]] = [PICK]
    carries: ClassVar[list[Part]] = [SEAT, SPACE_OF_SEAT]

    def asks(self, s: Dragons, argument: int) -> int:
        room = s.parts.room_of[SPACE_OF_SEAT.of(argument)]
        return 1 << SEAT.of(argument) if s.stacks[room].size() > 1 else 0

    def run(self, s: Dragons, argument: int) -> None:
        """Of a single artifact there is nothing to choose (DRA-MIRAGE.1)."""
        bring_up(s, SEAT.of(argument), SPACE_OF_SEAT.of(argument), 1)

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        found: list[int] = []
        search.add_face_down(s, s.parts.room_of[SPACE_OF_SEAT.of(argument)], found)
        return found

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        bring_up(s, seat, SPACE_OF_SEAT.of(argument), search.depth_of(action))

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"space": s.parts.spaces[SPACE_OF_SEAT.of(argument)]}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        return search.why_not_pick(s, SPACE_OF_SEAT.of(argument))

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        play = play_in_effect(s, below)
        if play is None or play.spell != MIRAGE:
            return False
        return SEAT.of(argument) == play.seat and SPACE_OF_SEAT.of(argument) == play.space


def bring_up(s: Dragons, seat: i64, space: i64, depth: i64) -> None:
    """It goes on sale; the one that was goes to the bottom, known to all (DRA-MIRAGE.1, DRA-INFO.8)."""
    room = s.parts.room_of[space]
    artifact = search.take_out(s, seat, room, depth, True)
    if s.on_sale[room] != NONE:
        s.change_stack(room).put_under(s.on_sale[room], EVERYONE, ARTIFACT_TILES)
        s.note(events.ARTIFACT_PUT_BACK, space, s.on_sale[room])
    s.put_on_sale(room, artifact)
    s.note(events.ARTIFACT_BROUGHT_UP, seat, space, artifact)
