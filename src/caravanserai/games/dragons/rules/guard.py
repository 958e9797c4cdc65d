"""The palace guard decides who may enter (DRA-GUARD)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import BRIBE, DECLINE
from caravanserai.games.dragons.parts import GUARD, NONE
from caravanserai.games.dragons.player import PIECES
from caravanserai.games.dragons.rules import flow, pieces, units
from caravanserai.games.dragons.rules.carried import PLACE
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Part, SilentStep, Step, Waiting


def guard_value(s: Dragons) -> i64:
    """The value of the guard on duty (DRA-GUARD.2, .3, .4)."""
    return s.guards.top()


def admit(s: Dragons) -> None:
    """Who is strong enough enters free of charge; then the others may bribe (DRA-GUARD.1, .3, .7)."""
    for seat in s.sequence():
        if not stands_before_guard(s, seat):
            continue
        strength = s.strength(seat, GUARD)
        if strength >= guard_value(s):
            s.players[seat].admitted = True
            s.note(events.ADMITTED, seat, strength)
    s.push(flow.BRIBE_GUARD, 0)


def stands_before_guard(s: Dragons, seat: i64) -> bool:
    """Whether a player has a token at the guard and has not been let in (DRA-GUARD.1, .7)."""
    player = s.players[seat]
    return player.lying[GUARD] != 0 and not player.admitted


def bribe(s: Dragons, seat: i64) -> i64:
    """What the guard asks of a player: the difference (DRA-GUARD.4)."""
    return guard_value(s) - s.strength(seat, GUARD)


def has_tokens_in_rooms(s: Dragons, seat: i64) -> bool:
    """Whether being admitted would be of any use in the basic game (DRA-GUARD.6)."""
    return any(s.players[seat].lying[room] != 0 for room in s.parts.rooms)


class BribeGuard(Step[Dragons]):
    """One after the other, those who are too weak may pay (DRA-GUARD.4-6, .10, DRA-DEC.7).

    Whoever has too few units is asked like the others and can only decline (DRA-RULING.51). It carries a
    place in the sequence of players.
    """

    offers: ClassVar[list[Family]] = [DECLINE, BRIBE]
    carries: ClassVar[list[Part]] = [PLACE]

    def asks(self, s: Dragons, argument: int) -> int:
        if argument == s.players_count:
            return 0
        seat = s.sequence()[argument]
        # in the basic game he might pay for nothing (DRA-GUARD.6)
        asked = stands_before_guard(s, seat) and (s.magic or has_tokens_in_rooms(s, seat))
        return 1 << seat if asked else 0

    def run(self, s: Dragons, argument: int) -> None:
        """Whoever need not be asked is passed over."""
        if argument == s.players_count:
            s.push(flow.CLOSE_PALACE)
            return
        seat = s.sequence()[argument]
        if stands_before_guard(s, seat):
            s.note(events.NOT_BRIBED, seat)
        s.push(flow.BRIBE_GUARD, argument + 1)

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        enough = s.players[seat].units() >= bribe(s, seat)
        return [DECLINE.action, BRIBE.action] if enough else [DECLINE.action]

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        s.push(flow.BRIBE_GUARD, argument + 1)
        if action == DECLINE.action:
            s.note(events.NOT_BRIBED, seat)
            return
        price = bribe(s, seat)
        s.players[seat].admitted = True
        s.note(events.BRIBED, seat, price)
        units.ask_for(s, seat, price, units.FOR_BRIBE)

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"units": bribe(s, s.sequence()[argument]), "value": guard_value(s)}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        return Refusal(
            "DRA-GUARD.4", "cannot_pay", {"units": s.players[seat].units(), "price": bribe(s, seat)}
        )

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        return s.current == GUARD and argument <= s.players_count


def _largest_bribe(s: Dragons, below: list[Waiting]) -> int:
    """Whoever was asked before this place has said that he pays."""
    place = below[-1].argument
    seat = s.sequence()[place - 1] if place > 0 else NONE
    if seat == NONE or not s.players[seat].admitted or s.players[seat].lying[GUARD] == 0:
        return 0
    return units.carried(seat, max(bribe(s, seat), 0), units.FOR_BRIBE)


units.LARGEST_PAYMENT[flow.BRIBE_GUARD] = _largest_bribe


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
