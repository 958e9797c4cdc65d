"""What the city gives: spells, the Djinn's help, trade and the camel (DRA-CITY)."""

from __future__ import annotations

from typing import ClassVar, Final

from caravanserai.games.dragons import events
from caravanserai.games.dragons.actions import DECLINE, GIVE, KEEP_SPELL, NAME
from caravanserai.games.dragons.parts import CARAVANSERAI, MARKET, SPELLS, TENT
from caravanserai.games.dragons.rules import flow, units
from caravanserai.games.dragons.rules.carried import NOBODY, SEAT
from caravanserai.games.dragons.state import Dragons
from caravanserai.kernel.actions import Family
from caravanserai.kernel.refusal import Refusal, Value
from caravanserai.kernel.step import Part, SeatStep, Waiting

# --- Aladdin's Tent ----------------------------------------------------------------------------------

SECOND: Final = Part("second", 3, 3, none=NOBODY)  # who is given the other card


def draw_spells(s: Dragons, ranking: list[int]) -> None:
    """The strongest player looks at the top cards of the deck (DRA-TENT.1, .3, .5)."""
    seat = ranking[0]
    drawn = min(s.parts.tent_cards, s.spell_deck.size())
    if drawn == 0:
        s.note(events.NO_SPELL_LEFT, seat)
        return
    deck = s.change_spell_deck()
    hand = s.players[seat].change_spells()
    for _ in range(drawn):
        s.draw(deck, hand, 1 << seat)
    s.note(events.SPELLS_DRAWN, seat, drawn)
    if drawn > 1:
        s.push(flow.KEEP_SPELL, SECOND.put(second_in(ranking)) | SEAT.put(seat))
    else:
        note_kept(s, seat)


def second_in(ranking: list[int]) -> int:
    """Who comes second, or NOBODY (DRA-TENT.1, .2)."""
    return ranking[1] if len(ranking) > 1 else NOBODY


def note_kept(s: Dragons, seat: int) -> None:
    """Which spell he kept, for his eyes (DRA-TENT.1, .2, DRA-INFO.9)."""
    s.note_to(1 << seat, events.SPELL_KEPT, seat, s.players[seat].spells.top())


class KeepSpell(SeatStep[Dragons]):
    """He keeps one card and gives the other to the second in the ranking (DRA-TENT.1, .2, .4, DRA-DEC.4)."""

    offers: ClassVar[list[Family]] = [KEEP_SPELL]
    carries: ClassVar[list[Part]] = [SEAT, SECOND]

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        hand = s.players[seat].spells
        return [KEEP_SPELL.of(hand.card(hand.index_of(1))), KEEP_SPELL.of(hand.top())]

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        hand = s.players[seat].change_spells()
        rejected = hand.index_of(1 if hand.top() == KEEP_SPELL.index(action) else 0)
        spell = hand.card(rejected)
        second = SECOND.of(argument)
        if second == NOBODY:
            hand.take(rejected)
            note_kept(s, seat)
            s.discard_spell(spell)
            s.spent |= 1 << spell
            s.note(events.SPELL_REJECTED, seat, spell)
            return
        theirs = s.players[second].change_spells()
        hand.move(rejected, theirs)
        theirs.tell(theirs.size() - 1, 1 << second)
        note_kept(s, seat)
        s.note_to(1 << seat | 1 << second, events.SPELL_GIVEN, seat, second, spell)

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"given": 0 if SECOND.of(argument) == NOBODY else 1}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        return Refusal("DRA-TENT.1", "spell_not_drawn", {"spell": SPELLS[KEEP_SPELL.index(action)]})

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        ranking = s.ranking(TENT)
        seat = SEAT.of(argument)
        if s.current != TENT or ranking[:1] != [seat] or SECOND.of(argument) != second_in(ranking):
            return False
        return s.players[seat].spells.size() >= s.parts.tent_cards


# --- the Djinn's House -------------------------------------------------------------------------------


def help_of_djinn(s: Dragons, seat: int) -> None:
    """One artifact more may be used this round (DRA-DJINN.1)."""
    s.players[seat].djinn = True
    s.note(events.DJINN_WON, seat, s.parts.uses_with_djinn)


# --- the Market --------------------------------------------------------------------------------------


class UseMarket(SeatStep[Dragons]):
    """The strongest player may pay a unit and take others (DRA-MARKET.1, DRA-CITY.1, DRA-DEC.5).

    He is asked whatever he has (DRA-RULING.51).
    """

    offers: ClassVar[list[Family]] = [DECLINE, GIVE]

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        found: list[int] = [DECLINE.action]
        if s.players[seat].units() >= s.parts.market_paid:
            units.give_options(s.players[seat], s.parts.market_paid, found)
        return found

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        if action == DECLINE.action:
            s.note(events.MARKET_NOT_USED, seat)
            return
        s.note(events.MARKET_USED, seat)
        paid, kind = units.units_and_kind(GIVE, action)
        units.offer(s, seat, s.parts.market_taken, units.FOR_MARKET)
        units.ask_for(s, seat, s.parts.market_paid - paid, units.FOR_MARKET)
        units.pay(s, seat, kind, paid)

    def about(self, s: Dragons, argument: int) -> dict[str, Value]:
        return {"units": s.parts.market_paid, "taken": s.parts.market_taken}

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        return units.why_not_give(s, seat, "DRA-MARKET.1", s.parts.market_paid, action)

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        return s.current == MARKET and s.ranking(MARKET)[:1] == [argument]


# --- the Caravanserai --------------------------------------------------------------------------------


class NameStartPlayer(SeatStep[Dragons]):
    """The strongest player names who has the camel from now on (DRA-CARAVANSERAI.1, .2, DRA-DEC.6)."""

    offers: ClassVar[list[Family]] = [NAME]

    def options(self, s: Dragons, argument: int, seat: int) -> list[int]:
        return [NAME.of(other) for other in range(s.players_count)]

    def take(self, s: Dragons, argument: int, seat: int, action: int) -> None:
        s.start = NAME.index(action)
        s.note(events.START_PLAYER_NAMED, seat, s.start)

    def default(self, s: Dragons, argument: int, seat: int) -> int:
        """The present start player (DRA-DEFAULT.2)."""
        return NAME.of(s.start)

    def why_not(self, s: Dragons, argument: int, seat: int, action: int) -> Refusal:
        return Refusal("DRA-CARAVANSERAI.1", "no_such_player", {"players": s.players_count})

    def fits(self, s: Dragons, argument: int, below: list[Waiting]) -> bool:
        return s.current == CARAVANSERAI and s.ranking(CARAVANSERAI)[:1] == [argument]
