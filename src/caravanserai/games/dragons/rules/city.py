"""What the city gives: spells, the Djinn's help, trade and the camel (DRA-CITY)."""

from __future__ import annotations

from typing import Final

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import DECLINE, GIVE, KEEP_SPELL, KINDS, NAME, PICK, TAKE
from caravanserai.games.dragons.parts import SPELLS
from caravanserai.games.dragons.rules import flow, refusals, units
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.pile import CARD_BITS, CARD_MASK
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Step

_SEAT_BITS: Final = 3
_NOBODY: Final = 7  # in place of a seat


# --- Aladdin's Tent ----------------------------------------------------------------------------------


def draw_spells(s: Dragons, ranking: list[int]) -> None:
    """The strongest player looks at the top cards of the deck (DRA-TENT.1, .3, .5)."""
    seat = ranking[0]
    drawn = min(s.parts.tent_cards, len(s.spell_deck.slots))
    if drawn == 0:
        s.note(events.NO_SPELL_LEFT, seat)
        return
    deck = s.change_spell_deck()
    hand = s.players[seat].change_spells()
    for _ in range(drawn):
        s.show(deck, len(deck.slots) - 1, 1 << seat)
        hand.slots.append(deck.slots.pop())
    s.note(events.SPELLS_DRAWN, seat, drawn)
    second = ranking[1] if len(ranking) > 1 else _NOBODY
    if drawn > 1:
        s.push(flow.KEEP_SPELL, second << _SEAT_BITS | seat)
    else:
        note_kept(s, seat)


def note_kept(s: Dragons, seat: int) -> None:
    """Which spell he kept, for his eyes (DRA-TENT.1, .2, DRA-INFO.9)."""
    if s.journal is not None:
        spell = s.players[seat].spells.slots[-1] & CARD_MASK
        s.journal.add(events.SPELL_KEPT, [seat, spell], 1 << seat)


class KeepSpell(Step[Dragons]):
    """He keeps one card and gives the other to the second in the ranking (DRA-TENT.1, .2, .4, DRA-DEC.4)."""

    def asks(self, s: Dragons, argument: int) -> int:
        return 1 << (argument & _NOBODY)

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        return [KEEP_SPELL + (slot & CARD_MASK) for slot in s.players[seat].spells.slots[-2:]]

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        hand = s.players[seat].change_spells().slots
        kept = action - KEEP_SPELL
        other = hand.pop(len(hand) - 2 if hand[-1] & CARD_MASK == kept else len(hand) - 1)
        note_kept(s, seat)
        spell = other & CARD_MASK
        second = argument >> _SEAT_BITS
        if second == _NOBODY:
            s.discard = [*s.discard, spell]
            s.spent |= 1 << spell
            s.note(events.SPELL_REJECTED, seat, spell)
            return
        s.players[second].change_spells().slots.append(other | 1 << second << CARD_BITS)
        if s.journal is not None:
            s.journal.add(events.SPELL_GIVEN, [seat, second, spell], 1 << seat | 1 << second)

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"given": 0 if argument >> _SEAT_BITS == _NOBODY else 1}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        if not KEEP_SPELL <= action < NAME:
            return refusals.not_now(s, action)
        spell = SPELLS[action - KEEP_SPELL]
        return Refusal("DRA-TENT.1", "spell_not_drawn", {"spell": spell})


# --- the Djinn's House -------------------------------------------------------------------------------


def help_of_djinn(s: Dragons, seat: int) -> None:
    """One artifact more may be used this round (DRA-DJINN.1)."""
    s.players[seat].djinn = True
    s.note(events.DJINN_WON, seat, s.parts.uses_with_djinn)


# --- the Market --------------------------------------------------------------------------------------


class UseMarket(Step[Dragons]):
    """The strongest player may pay a unit and take others (DRA-MARKET.1, DRA-CITY.1, DRA-DEC.5)."""

    def asks(self, s: Dragons, argument: int) -> int:
        return 1 << argument  # whatever he has (DRA-RULING.51)

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        if s.players[seat].units() < s.parts.market_paid:
            return [DECLINE]
        return [DECLINE, *units.give_options(s.players[seat], s.parts.market_paid)]

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        if action == DECLINE:
            s.note(events.MARKET_NOT_USED, seat)
            return
        s.note(events.MARKET_USED, seat)
        paid = (action - GIVE) // KINDS + 1
        units.offer(s, seat, s.parts.market_taken, units.FOR_MARKET)
        units.ask_for(s, seat, s.parts.market_paid - paid, units.FOR_MARKET)
        units.pay(s, seat, (action - GIVE) % KINDS, paid)

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"units": s.parts.market_paid, "taken": s.parts.market_taken}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        if not GIVE <= action < TAKE:
            return refusals.not_now(s, action)
        kind = (action - GIVE) % KINDS
        held = s.players[seat].treasures[kind]
        if held < (action - GIVE) // KINDS + 1:
            return Refusal("DRA-MARKET.1", "too_few_units", {"kind": s.parts.kinds[kind], "units": held})
        return Refusal("DRA-MARKET.1", "too_many_units", {"units": s.parts.market_paid})


# --- the Caravanserai --------------------------------------------------------------------------------


class NameStartPlayer(Step[Dragons]):
    """The strongest player names who has the camel from now on (DRA-CARAVANSERAI.1, .2, DRA-DEC.6)."""

    def asks(self, s: Dragons, argument: int) -> int:
        return 1 << argument

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        return [NAME + other for other in range(s.players_count)]

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        s.start = action - NAME
        s.note(events.START_PLAYER_NAMED, seat, s.start)

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        """The present start player (DRA-DEFAULT.2)."""
        return NAME + s.start

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        if not NAME <= action < PICK:
            return refusals.not_now(s, action)
        return Refusal("DRA-CARAVANSERAI.1", "no_such_player", {"players": s.players_count})
