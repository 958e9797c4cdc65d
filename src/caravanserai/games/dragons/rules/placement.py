"""Placing the tokens, one at a time and face down (DRA-PLACE); `pieces` says how they leave again."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caravanserai.games.dragons import parts
from caravanserai.games.dragons.actions import PLACE
from caravanserai.games.dragons.parts import GUARD, NONE
from caravanserai.games.dragons.placements import placements
from caravanserai.games.dragons.player import PIECE_COUNT, PIECES
from caravanserai.games.dragons.rules import flow, pieces
from caravanserai.games.dragons.rules.windows import open_window
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import SEAT_ONLY, Part, SeatStep, SilentStep, Waiting


class Placement(SilentStep[Dragons]):
    """Turn by turn, as long as anybody has a token behind the screen (DRA-PLACE.1, DRA-PRIO.1).

    It carries the seat whose turn it is, if he has any left.
    """

    carries: ClassVar[list[Part]] = SEAT_ONLY

    def run(self, s: Dragons, argument: int) -> None:
        seat: i64 = argument
        if s.players[seat].behind == 0:
            seat = next_with_token(s, seat)
            if seat == NONE:
                s.push(flow.OPEN_SPACE, 0)
                return
        s.push(flow.PLACEMENT, (seat + 1) % s.players_count)
        s.push(flow.PLACE_TOKEN, seat)
        if s.magic:
            open_window(s, parts.PLACE)

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        return argument < s.players_count


def next_with_token(s: Dragons, seat: i64) -> i64:
    """After this seat, the first with a token behind the screen, or NONE (DRA-PLACE.1)."""
    for _ in range(s.players_count):
        seat = s.next_seat(seat)
        if s.players[seat].behind > 0:
            return seat
    return NONE


class PlaceToken(SeatStep[Dragons]):
    """One token from behind the screen to an open space (DRA-PLACE.1-5, DRA-DEC.2)."""

    offers: ClassVar[list[Family]] = [PLACE]

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        player = s.players[seat]
        found = placements(s.open_spaces, player.screened)
        limit = s.parts.room_limit
        if PIECE_COUNT[player.laid] < limit:
            return found  # so few pieces fill no room
        lying = player.lying
        for room in s.parts.rooms:
            if PIECE_COUNT[lying[room]] >= limit:
                found = [action for action in found if PLACE.pair(action)[1] != room]
        return found

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        token, space = PLACE.pair(action)
        face_up = s.spy != NONE and s.spy != seat
        pieces.place(s, seat, token, space, face_up)

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        """The lowest token behind the screen, on the guard space (DRA-DEFAULT.1)."""
        return PLACE.of_pair(PIECES[s.players[seat].screened][0], GUARD)

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"tokens": s.players[argument].behind}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        token, space = PLACE.pair(action)
        if not s.players[seat].screened >> token & 1:
            return Refusal("DRA-PLACE.2", "token_not_behind_screen", {"token": s.parts.values[token]})
        return why_closed(s, seat, space)

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        is_seat = argument < s.players_count
        return is_seat and s.players[argument].behind > 0 and below[-1].argument == s.next_seat(argument)


def why_closed(s: Dragons, seat: i64, space: i64) -> Refusal:
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
