"""The palace guard decides who may enter (DRA-GUARD)."""

from __future__ import annotations

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import BRIBE, DECLINE
from caravanserai.games.dragons.parts import GUARD
from caravanserai.games.dragons.player import PIECES
from caravanserai.games.dragons.rules import flow, pieces, refusals, units
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import SilentStep, Step


def guard_value(s: Dragons) -> i64:
    """The value of the guard on duty (DRA-GUARD.2, .3, .4)."""
    return s.guards.card(len(s.guards.slots) - 1)


def admit(s: Dragons) -> None:
    """Who is strong enough enters free of charge; then the others may bribe (DRA-GUARD.1, .3, .7)."""
    value = guard_value(s)
    for seat in s.sequence():
        player = s.players[seat]
        if player.admitted or player.lying[GUARD] == 0:
            continue
        strength = s.strength(seat, GUARD)
        if strength >= value:
            player.admitted = True
            s.note(events.ADMITTED, seat, strength)
    s.push(flow.BRIBE_GUARD, 0)


def bribe(s: Dragons, seat: i64) -> i64:
    """What the guard asks of a player: the difference (DRA-GUARD.4)."""
    return guard_value(s) - s.strength(seat, GUARD)


def has_tokens_in_rooms(s: Dragons, seat: i64) -> bool:
    """Whether being admitted would be of any use in the basic game (DRA-GUARD.6)."""
    player = s.players[seat]
    return any(player.lying[room] != 0 for room in s.parts.rooms)


class BribeGuard(Step[Dragons]):
    """One after the other, those who are too weak may pay (DRA-GUARD.4-6, .10, DRA-DEC.7).

    Whoever has too few units is asked like the others and can only decline (DRA-RULING.51).
    """

    def asks(self, s: Dragons, argument: int) -> int:
        if argument == s.players_count:
            return 0
        seat = s.sequence()[argument]
        player = s.players[seat]
        if player.admitted or player.lying[GUARD] == 0:
            return 0
        if not s.magic and not has_tokens_in_rooms(s, seat):
            return 0  # in the basic game he would pay for nothing (DRA-GUARD.6)
        return 1 << seat

    def run(self, s: Dragons, argument: int) -> None:
        """Whoever need not be asked is passed over, one after the other."""
        for place in range(argument, s.players_count):
            if place > argument and self.asks(s, place) != 0:
                s.push(flow.BRIBE_GUARD, place)
                return
            seat = s.sequence()[place]
            if not s.players[seat].admitted and s.players[seat].lying[GUARD] != 0:
                s.note(events.NOT_BRIBED, seat)
        s.push(flow.CLOSE_PALACE)

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        return [DECLINE, BRIBE] if s.players[seat].units() >= bribe(s, seat) else [DECLINE]

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        s.push(flow.BRIBE_GUARD, argument + 1)
        if action == DECLINE:
            s.note(events.NOT_BRIBED, seat)
            return
        price = bribe(s, seat)
        s.players[seat].admitted = True
        s.note(events.BRIBED, seat, price)
        units.ask_for(s, seat, price, units.FOR_BRIBE)

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"units": bribe(s, s.sequence()[argument]), "value": guard_value(s)}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        if action != BRIBE:
            return refusals.not_now(s, action)
        return Refusal(
            "DRA-GUARD.4", "cannot_pay", {"units": s.players[seat].units(), "price": bribe(s, seat)}
        )


class ClosePalace(SilentStep[Dragons]):
    """Who was not admitted takes all his tokens in the rooms back unseen (DRA-GUARD.5, .8)."""

    def run(self, s: Dragons, argument: int) -> None:
        for seat in s.sequence():
            player = s.players[seat]
            if player.admitted:
                continue
            s.note(events.NOT_ADMITTED, seat)
            taken = 0
            for room in s.parts.rooms:
                for piece in PIECES[player.lying[room]]:
                    pieces.take_back(player, piece)
                    taken += 1
            if taken > 0:
                s.note(events.TOKENS_TAKEN_BACK, seat, taken)
