"""Spells that tax tokens: City Tax and Sultan's Tax (DRA-CITYTAX, DRA-SULTAN)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import (
    DECLINE,
    DONE,
    KEEP_CARPET,
    KEEP_TOKEN,
    PAY_TAX,
    TOKENS,
)
from caravanserai.games.dragons.parts import CITY_TAX, NONE, SULTANS_TAX
from caravanserai.games.dragons.rules import flow, pieces, refusals, units
from caravanserai.games.dragons.rules.spells.spell import Spell
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Step

_SEAT_BITS: Final = 3
_SEAT_MASK: Final = 7
_KEPT_FROM: Final = 6  # caster and place in the sequence come first


def taxed(s: Dragons, seat: i64, spaces: list[int]) -> list[int]:
    """His tokens and Carpets in some spaces, without copies (DRA-SPELL.9, DRA-DOUBLE.2, DRA-CITYTAX.1)."""
    where = s.players[seat].where
    found: list[int] = []
    for space in spaces:
        for piece in range(len(where)):
            if where[piece] == space:
                found.append(piece)
    return found


class Tax(Spell):
    """Castable if an opponent has a token to be taxed (DRA-SPELL.2, .9, DRA-CITYTAX.1, DRA-SULTAN.1)."""

    def spaces(self, s: Dragons) -> list[int]:
        return s.parts.city if self.index == CITY_TAX else s.parts.rooms

    def is_castable(self, s: Dragons, seat: i64) -> bool:
        spaces = self.spaces(s)
        return any(taxed(s, other, spaces) for other in s.sequence() if other != seat)

    def take_effect(self, s: Dragons, play: Play) -> bool:
        if not self.is_castable(s, play.seat):
            return False
        s.push(flow.PAY_CITY_TAX if self.index == CITY_TAX else flow.PAY_SULTANS_TAX, play.seat)
        return True


def debtor(s: Dragons, argument: i64) -> i64:
    """Whose turn to be taxed it is; NONE for the caster and at the end (DRA-CITYTAX.1, DRA-SULTAN.1)."""
    place = argument >> _SEAT_BITS & _SEAT_MASK
    if place == s.players_count:
        return NONE
    seat = s.sequence()[place]
    return NONE if seat == argument & _SEAT_MASK else seat


def go_on(s: Dragons, step: i64, argument: i64) -> None:
    """To the next player in sequence order (DRA-CITYTAX.1, DRA-SULTAN.1)."""
    place = argument >> _SEAT_BITS & _SEAT_MASK
    if place < s.players_count:
        s.push(step, (place + 1) << _SEAT_BITS | argument & _SEAT_MASK)


class PayCityTax(Step[Dragons]):
    """Each opponent pays for some of his city tokens and takes back the others (DRA-CITYTAX.1, DRA-DEC.14).

    He names the tokens he keeps, one by one, then says that this is all. He has to say so even if he can
    pay for no other (DRA-RULING.51).
    """

    def asks(self, s: Dragons, argument: int) -> int:
        seat = debtor(s, argument)
        if seat == NONE:
            return 0
        return 1 << seat if not_kept(s, seat, argument >> _KEPT_FROM) else 0

    def run(self, s: Dragons, argument: int) -> None:
        seat = debtor(s, argument)
        go_on(s, flow.PAY_CITY_TAX, argument)
        if seat == NONE:
            return
        kept = argument >> _KEPT_FROM
        removed = not_kept(s, seat, kept)
        if kept != 0:
            owed = kept.bit_count() * s.parts.city_tax
            s.note(events.TAX_PAID, seat, CITY_TAX, kept.bit_count(), owed)
            units.ask_for(s, seat, owed, units.FOR_CITY_TAX)
        for piece in removed:
            pieces.remove(s, seat, piece)

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        found = [DONE]
        if not affords_one_more(s, seat, argument >> _KEPT_FROM):
            return found
        for piece in not_kept(s, seat, argument >> _KEPT_FROM):
            action = keep_action(s, seat, piece)
            if action not in found:
                found.append(action)
        return found

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        if action == DONE:
            self.run(s, argument)
            return
        for piece in not_kept(s, seat, argument >> _KEPT_FROM):
            if keep_action(s, seat, piece) == action:
                s.push(flow.PAY_CITY_TAX, argument | 1 << piece << _KEPT_FROM)
                return

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        kept = argument >> _KEPT_FROM
        return {"units": s.parts.city_tax, "kept": kept.bit_count()}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        if not KEEP_TOKEN <= action <= KEEP_CARPET:
            return refusals.not_now(s, action)
        kept = argument >> _KEPT_FROM
        if all(keep_action(s, seat, piece) != action for piece in not_kept(s, seat, kept)):
            return Refusal("DRA-CITYTAX.1", "token_not_taxed")
        owed = (kept.bit_count() + 1) * s.parts.city_tax
        return Refusal("DRA-CITYTAX.1", "cannot_pay", {"units": s.players[seat].units(), "price": owed})


def affords_one_more(s: Dragons, seat: i64, kept: int) -> bool:
    """Whether a player can pay for the tokens he keeps and for another one."""
    return s.players[seat].units() >= (kept.bit_count() + 1) * s.parts.city_tax


def not_kept(s: Dragons, seat: i64, kept: i64) -> list[int]:
    """The city tokens that a player has not said he keeps (DRA-CITYTAX.1, DRA-DEC.14)."""
    return [piece for piece in taxed(s, seat, s.parts.city) if not kept >> piece & 1]


def keep_action(s: Dragons, seat: i64, piece: int) -> int:
    """The move that keeps a token, or the Carpet (DRA-CITYTAX.1, DRA-CARPET.1, DRA-DEC.14)."""
    player = s.players[seat]
    return KEEP_CARPET if piece >= TOKENS else KEEP_TOKEN + s.parts.token_of[player.printed(piece)]


class PaySultansTax(Step[Dragons]):
    """Each opponent pays for all his tokens in the rooms or takes all back (DRA-SULTAN.1, DRA-DEC.15).

    Whoever has too few units is asked like the others and can only take them back (DRA-RULING.51).
    """

    def asks(self, s: Dragons, argument: int) -> int:
        seat = debtor(s, argument)
        if seat == NONE:
            return 0
        return 1 << seat if taxed(s, seat, s.parts.rooms) else 0

    def run(self, s: Dragons, argument: int) -> None:
        seat = debtor(s, argument)
        go_on(s, flow.PAY_SULTANS_TAX, argument)
        if seat != NONE:
            for piece in taxed(s, seat, s.parts.rooms):
                pieces.remove(s, seat, piece)

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        return [DECLINE, PAY_TAX] if s.players[seat].units() >= sultans_due(s, seat) else [DECLINE]

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        if action == DECLINE:
            self.run(s, argument)
            return
        go_on(s, flow.PAY_SULTANS_TAX, argument)
        owed = sultans_due(s, seat)
        s.note(events.TAX_PAID, seat, SULTANS_TAX, len(taxed(s, seat, s.parts.rooms)), owed)
        units.ask_for(s, seat, owed, units.FOR_SULTANS_TAX)

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        seat = debtor(s, argument)
        return {"tokens": len(taxed(s, seat, s.parts.rooms)), "units": sultans_due(s, seat)}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        if action != PAY_TAX:
            return refusals.not_now(s, action)
        held, owed = s.players[seat].units(), sultans_due(s, seat)
        return Refusal("DRA-SULTAN.1", "cannot_pay", {"units": held, "price": owed})


def sultans_due(s: Dragons, seat: i64) -> i64:
    """What a player owes for his tokens in the rooms (DRA-SULTAN.1)."""
    return len(taxed(s, seat, s.parts.rooms)) * s.parts.sultans_tax
