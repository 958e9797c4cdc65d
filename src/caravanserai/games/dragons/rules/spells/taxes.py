"""Spells that tax tokens: City Tax and Sultan's Tax (DRA-CITYTAX, DRA-SULTAN)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import DECLINE, DONE, KEEP_CARPET, KEEP_TOKEN, PAY_TAX
from caravanserai.games.dragons.parts import CITY_TAX, NONE, PARTS, SULTANS_TAX
from caravanserai.games.dragons.rules import flow, units
from caravanserai.games.dragons.rules.pieces import remove
from caravanserai.games.dragons.rules.spells.spell import Spell, tokens_in_city, tokens_in_rooms
from caravanserai.games.dragons.rules.windows import is_effect_of
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Part, Step, Waiting

CASTER: Final = Part("caster", 0, 3)
PLACE: Final = Part("place", 3, 3)  # in the sequence of players
KEPT: Final = Part("kept", 6, PARTS.pieces)  # one bit for each piece that the player pays for


class Tax(Spell):
    """Castable if an opponent has a token to be taxed (DRA-SPELL.2, .9, DRA-CITYTAX.1, DRA-SULTAN.1)."""

    def is_castable(self, s: Dragons, seat: i64) -> bool:
        taxed = tokens_in_city if self.index == CITY_TAX else tokens_in_rooms
        return any(other != seat and taxed(s, other) for other in range(s.players_count))

    def take_effect(self, s: Dragons, play: Play) -> bool:
        if not self.is_castable(s, play.seat):
            return False
        s.push(flow.PAY_CITY_TAX if self.index == CITY_TAX else flow.PAY_SULTANS_TAX, CASTER.put(play.seat))
        return True


def debtor(s: Dragons, argument: i64) -> i64:
    """Whose turn to be taxed it is; NONE for the caster and at the end (DRA-CITYTAX.1, DRA-SULTAN.1)."""
    place = PLACE.of(argument)
    if place == s.players_count:
        return NONE
    seat = s.sequence()[place]
    return NONE if seat == CASTER.of(argument) else seat


def go_on(s: Dragons, step: i64, argument: i64) -> None:
    """To the next player in sequence order (DRA-CITYTAX.1, DRA-SULTAN.1)."""
    place = PLACE.of(argument)
    if place < s.players_count:
        s.push(step, PLACE.put(place + 1) | CASTER.put(CASTER.of(argument)))


def can_tax(s: Dragons, argument: i64, below: list[Waiting], spell: int) -> bool:
    """Whether such a tax can be under way in a position (DRA-CITYTAX.1, DRA-SULTAN.1)."""
    cast_so = is_effect_of(s, below, spell) and units.is_caster(s, CASTER.of(argument), spell)
    return cast_so and PLACE.of(argument) <= s.players_count


def largest_tax(s: Dragons, argument: i64, owed: list[int], purpose: int) -> int:
    """What the player before this place may still have to pay, given what each of them owes; 0 for nobody."""
    place = PLACE.of(argument)
    seat = s.sequence()[place - 1] if place > 0 else NONE
    if seat == NONE or seat == CASTER.of(argument) or KEPT.of(argument) != 0:
        return 0
    return units.carried(seat, owed[seat], purpose)


# --- City Tax ------------------------------------------------------------------------------------------


class PayCityTax(Step[Dragons]):
    """Each opponent pays for some of his city tokens and takes back the others (DRA-CITYTAX.1, DRA-DEC.14).

    He names the tokens he keeps, one by one, then says that this is all. He has to say so even if he can
    pay for no other (DRA-RULING.52).
    """

    offers: ClassVar[list[Family]] = [KEEP_TOKEN, KEEP_CARPET, DONE]
    carries: ClassVar[list[Part]] = [CASTER, PLACE, KEPT]

    def asks(self, s: Dragons, argument: int) -> int:
        seat = debtor(s, argument)
        return 1 << seat if seat != NONE and not_kept(s, seat, KEPT.of(argument)) else 0

    def run(self, s: Dragons, argument: int) -> None:
        """He pays for what he keeps, the rest is removed (DRA-CITYTAX.1, DRA-SPELL.6)."""
        seat = debtor(s, argument)
        go_on(s, flow.PAY_CITY_TAX, argument)
        if seat == NONE:
            return
        kept = int(KEPT.of(argument))
        removed = not_kept(s, seat, kept)
        if kept != 0:
            owed = kept.bit_count() * s.parts.city_tax
            s.note(events.TAX_PAID, seat, CITY_TAX, kept.bit_count(), owed)
            units.ask_for(s, seat, owed, units.FOR_CITY_TAX)
        for piece in removed:
            remove(s, seat, piece)

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        found: list[int] = [DONE.action]
        kept = int(KEPT.of(argument))
        if s.players[seat].units() < price_of_one_more(s, kept):
            return found
        for piece in not_kept(s, seat, kept):
            action = keep_action(s, seat, piece)
            if action not in found:
                found.append(action)
        return found

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        if action == DONE.action:
            self.run(s, argument)
            return
        for piece in not_kept(s, seat, KEPT.of(argument)):
            if keep_action(s, seat, piece) == action:
                s.push(flow.PAY_CITY_TAX, argument | KEPT.put(1 << piece))
                return

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"units": s.parts.city_tax, "kept": int(KEPT.of(argument)).bit_count()}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        kept = int(KEPT.of(argument))
        if all(keep_action(s, seat, piece) != action for piece in not_kept(s, seat, kept)):
            return Refusal("DRA-CITYTAX.1", "token_not_taxed")
        held, owed = s.players[seat].units(), price_of_one_more(s, kept)
        return Refusal("DRA-CITYTAX.1", "cannot_pay", {"units": held, "price": owed})

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        """What a player keeps is taxed, and he can pay for it (DRA-CITYTAX.1)."""
        kept = int(KEPT.of(argument))
        if not can_tax(s, argument, below, CITY_TAX):
            return False
        if PLACE.of(argument) == s.players_count:
            return kept == 0
        seat = s.sequence()[PLACE.of(argument)]
        pieces = sum(1 << piece for piece in tokens_in_city(s, seat))
        return kept & ~pieces == 0 and s.players[seat].units() >= kept.bit_count() * s.parts.city_tax


def price_of_one_more(s: Dragons, kept: int) -> i64:
    """What the tokens cost that a player keeps, with another one (DRA-CITYTAX.1)."""
    return (kept.bit_count() + 1) * s.parts.city_tax


def not_kept(s: Dragons, seat: i64, kept: i64) -> list[int]:
    """The city tokens that a player has not said he keeps (DRA-CITYTAX.1, DRA-DEC.14)."""
    return [piece for piece in tokens_in_city(s, seat) if not kept >> piece & 1]


def keep_action(s: Dragons, seat: i64, piece: int) -> int:
    """The move that keeps a token, or the Carpet (DRA-CITYTAX.1, DRA-CARPET.1, DRA-DEC.14)."""
    player = s.players[seat]
    if player.is_carpet(piece):
        return KEEP_CARPET.action
    return KEEP_TOKEN.of(s.parts.token_of[player.printed(piece)])


def _largest_city_tax(s: Dragons, below: list[Waiting]) -> int:
    owed = [len(tokens_in_city(s, seat)) * s.parts.city_tax for seat in range(s.players_count)]
    return largest_tax(s, below[-1].argument, owed, units.FOR_CITY_TAX)


units.LARGEST_PAYMENT[flow.PAY_CITY_TAX] = _largest_city_tax


# --- Sultan's Tax --------------------------------------------------------------------------------------


class PaySultansTax(Step[Dragons]):
    """Each opponent pays for all his tokens in the rooms or takes all back (DRA-SULTAN.1, DRA-DEC.15).

    Whoever has too few units is asked like the others and can only take them back (DRA-RULING.52).
    """

    offers: ClassVar[list[Family]] = [DECLINE, PAY_TAX]
    carries: ClassVar[list[Part]] = [CASTER, PLACE]

    def asks(self, s: Dragons, argument: int) -> int:
        seat = debtor(s, argument)
        return 1 << seat if seat != NONE and sultans_due(s, seat) > 0 else 0

    def run(self, s: Dragons, argument: int) -> None:
        """Whoever does not pay takes all back (DRA-SULTAN.1, DRA-SPELL.6)."""
        seat = debtor(s, argument)
        go_on(s, flow.PAY_SULTANS_TAX, argument)
        if seat != NONE:
            for piece in tokens_in_rooms(s, seat):
                remove(s, seat, piece)

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        enough = s.players[seat].units() >= sultans_due(s, seat)
        return [DECLINE.action, PAY_TAX.action] if enough else [DECLINE.action]

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        if action == DECLINE.action:
            self.run(s, argument)
            return
        go_on(s, flow.PAY_SULTANS_TAX, argument)
        owed = sultans_due(s, seat)
        s.note(events.TAX_PAID, seat, SULTANS_TAX, len(tokens_in_rooms(s, seat)), owed)
        units.ask_for(s, seat, owed, units.FOR_SULTANS_TAX)

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        seat = debtor(s, argument)
        return {"tokens": len(tokens_in_rooms(s, seat)), "units": sultans_due(s, seat)}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        held, owed = s.players[seat].units(), sultans_due(s, seat)
        return Refusal("DRA-SULTAN.1", "cannot_pay", {"units": held, "price": owed})

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        return can_tax(s, argument, below, SULTANS_TAX)


def sultans_due(s: Dragons, seat: i64) -> i64:
    """What a player owes for his tokens in the rooms (DRA-SULTAN.1)."""
    return len(tokens_in_rooms(s, seat)) * s.parts.sultans_tax


def _largest_sultans_tax(s: Dragons, below: list[Waiting]) -> int:
    owed: list[int] = [sultans_due(s, seat) for seat in range(s.players_count)]
    return largest_tax(s, below[-1].argument, owed, units.FOR_SULTANS_TAX)


units.LARGEST_PAYMENT[flow.PAY_SULTANS_TAX] = _largest_sultans_tax
