"""Placing the tokens, one at a time and face down (DRA-PLACE)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.dragons.actions import PASS, PLACE, SPACES
from caravanserai.games.dragons.parts import GUARD, NONE
from caravanserai.games.dragons.parts import PLACE as PLACE_WINDOW
from caravanserai.games.dragons.player import SCREEN
from caravanserai.games.dragons.rules import flow, pieces, refusals
from caravanserai.games.dragons.state import HALF, Dragons
from caravanserai.kernel.pile import CARD_MASK
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.state import Step

_LOWER: Final = (1 << HALF) - 1  # the lower half of the tokens


class Placement(Step[Dragons]):
    """Turn by turn, as long as anybody has a token behind the screen (DRA-PLACE.1, DRA-PRIO.1)."""

    name: ClassVar[str] = "placement"
    silent: ClassVar[bool] = True

    def run(self, s: Dragons, argument: int) -> None:
        seat: i64 = argument
        for _ in range(s.players_count):
            if s.players[seat].behind > 0:
                s.push(flow.PLACEMENT, s.next_seat(seat))
                s.push(flow.PLACE_TOKEN, seat)
                if s.magic:
                    s.push(flow.RESPOND, s.start << 3 | PLACE_WINDOW)
                return
            seat = s.next_seat(seat)
        s.push(flow.OPEN_SPACE, 0)


class PlaceToken(Step[Dragons]):
    """One token from behind the screen to an open space (DRA-PLACE.1-5, DRA-DEC.2)."""

    name: ClassVar[str] = "place_token"

    def asks(self, s: Dragons, argument: int) -> int:
        return 1 << argument

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        player = s.players[seat]
        slots = player.tokens.slots
        where = player.where
        token_of = s.parts.token_of
        tokens: i64 = 0
        for number in range(len(slots)):
            if where[number] == SCREEN:
                tokens |= 1 << token_of[slots[number] & CARD_MASK]
        found = s.lower_placings[tokens & _LOWER] + s.upper_placings[tokens >> HALF]
        if len(slots) - player.behind + player.carpets < s.parts.room_limit:
            return found
        for room in s.parts.rooms:
            if player.at[room] >= s.parts.room_limit:
                found = [action for action in found if (action - PLACE) % SPACES != room]
        return found

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        token = (action - PLACE) // SPACES
        face_up = s.spy != NONE and s.spy != seat
        pieces.place(s, seat, s.parts.values[token], (action - PLACE) % SPACES, face_up)

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        """The lowest token behind the screen, on the guard space (DRA-DEFAULT.1)."""
        for token in range(len(s.parts.values)):
            if pieces.find_behind(s.players[seat], s.parts.values[token]) != NONE:
                return PLACE + token * SPACES + GUARD
        raise AssertionError("a player without tokens is not asked")

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"tokens": s.players[argument].behind}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        if not PLACE <= action < PASS:
            return refusals.not_now(s, action)
        value = s.parts.values[(action - PLACE) // SPACES]
        if pieces.find_behind(s.players[seat], value) == NONE:
            return Refusal("DRA-PLACE.2", "token_not_behind_screen", {"token": value})
        return why_closed(s, seat, (action - PLACE) % SPACES)


def why_closed(s: Dragons, seat: int, space: int) -> Refusal:
    """Why no token of a player can come to a space (DRA-PLACE.3, .4)."""
    name = s.parts.spaces[space]
    if space not in s.in_use:
        if s.parts.room_of[space] == NONE:
            return Refusal("DRA-SETUP.10", "space_of_magic_game", {"space": name})
        return Refusal("DRA-SETUP.8", "room_not_in_use", {"space": name, "players": s.players_count})
    if s.taboo >> space & 1:
        return Refusal("DRA-TABOO.1", "space_is_taboo", {"space": name})
    if s.is_full(seat, space):
        return Refusal("DRA-PLACE.4", "room_is_full", {"space": name, "tokens": s.parts.room_limit})
    if s.parts.kind_of[space] != NONE:
        return Refusal("DRA-PLACE.3", "cave_is_empty", {"space": name})
    return Refusal("DRA-RULING.9", "room_is_sold_out", {"space": name})
