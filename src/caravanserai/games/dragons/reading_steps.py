"""The steps of a position: only what a game can really be waiting for, each step with a number that fits.

The stack is read from the bottom: a stage of the round, the space whose turn it is, a window, an effect.
"""

from __future__ import annotations

from typing import Final

from caravanserai.games.dragons.parts import (
    ABRACADABRA,
    BEFORE,
    BUY,
    CARAVANSERAI,
    CARPET,
    CHARITY,
    CITY_TAX,
    COUNTERSPELL,
    DONATION,
    DOUBLE,
    DRAGON_LEAVES,
    DRAGON_RETURN,
    END,
    EYE_FOR_AN_EYE,
    GUARD,
    LUNAR_ECLIPSE,
    MAGES_APPRENTICE,
    MARKET,
    MIRAGE,
    NONE,
    PARASITE,
    PLACE,
    SACRIFICE,
    SECOND_CHANCE,
    SOLAR_ECLIPSE,
    SULTANS_TAX,
    TABOO,
    TALLY,
    TELEPORT,
    TENT,
    TRADE,
)
from caravanserai.games.dragons.rules import STEPS, batch, flow, price, rooms, units
from caravanserai.games.dragons.rules.artifacts import USABLE, fits
from caravanserai.games.dragons.rules.guard import bribe, guard_value
from caravanserai.games.dragons.rules.spells.parasite import may_copy
from caravanserai.games.dragons.rules.spells.taxes import taxed
from caravanserai.games.dragons.rules.spells.tokens import within_reach
from caravanserai.games.dragons.rules.spells.treasures import all_given, given
from caravanserai.games.dragons.state import Dragons, Play
from caravanserai.kernel.pile import CARD_BITS
from caravanserai.kernel.position import cannot_wait, no_moment
from caravanserai.kernel.refusal import Impossible

_NOBODY: Final = 7  # in place of a seat
_TOKENS: Final = 8
# what goes on by itself, from which a position may begin
_SILENT: Final = [flow.VIZIER, flow.PLACEMENT, flow.OPEN_SPACE, flow.EVALUATE, flow.CLEAN_UP, flow.RESPOND]
# where the spells that name a space can be aimed
_AT_CAVE: Final = [DRAGON_LEAVES, DRAGON_RETURN]
_AT_ROOM: Final = [MIRAGE, MAGES_APPRENTICE]
_ANYWHERE: Final = [LUNAR_ECLIPSE, SOLAR_ECLIPSE, TABOO, SECOND_CHANCE, TELEPORT]
_NOT_TALLIED: Final = [DRAGON_LEAVES, DRAGON_RETURN, TABOO, SECOND_CHANCE, TELEPORT]


def check_steps(s: Dragons) -> None:
    """Refuse a stack that no moment of a game has."""
    stack = StackReader(s)
    stack.stage()
    stack.finish()


class StackReader:
    """Reads a stack step by step, from the bottom."""

    def __init__(self, s: Dragons) -> None:
        self.s = s
        self.frames = [(waiting.number, waiting.argument) for waiting in s.steps_waiting()]
        self.at = 0
        self.plays_checked = False

    # --- reading ---------------------------------------------------------------------------------------

    def next(self) -> int:
        """The step that comes next, or NONE."""
        return self.frames[self.at][0] if self.at < len(self.frames) else NONE

    def take(self, step: int) -> int:
        """The number of the next step, which must be this one."""
        if self.next() != step:
            raise no_moment()
        self.at += 1
        return self.frames[self.at - 1][1]

    def take_with(self, step: int, number: int) -> None:
        """The next step must be this one with this number."""
        self.need(self.take(step) == number)

    def need(self, fits: bool) -> None:
        """The step just read cannot wait with its number."""
        if not fits:
            step, number = self.frames[self.at - 1]
            raise cannot_wait(STEPS[step].name, number)

    def finish(self) -> None:
        """Nothing is left over, and what comes first either asks somebody or goes on by itself."""
        if self.at != len(self.frames):
            raise no_moment()
        if self.s.batch and not self.plays_checked:
            raise Impossible("position.batch", "no_window", "nothing can be played at this moment")
        step, number = self.frames[-1]
        if step not in _SILENT:
            self.need(STEPS[step].asks(self.s, number) != 0)
        if self.s.searching != (step == flow.TAKE_ARTIFACT):
            raise Impossible(
                "position.searching", "searching_now", "a stack is searched only while an artifact is taken"
            )

    def seat(self, number: int) -> int:
        self.need(0 <= number < self.s.players_count)
        return number

    # --- the stages of a round ---------------------------------------------------------------------------

    def stage(self) -> None:
        s = self.s
        first = self.next()
        if first == flow.CHOOSE_TREASURES or first == flow.VIZIER:
            self.take_with(first, 0)
            self.stands(NONE, False)
        elif first == flow.PLACEMENT:
            self.placement()
        elif first == flow.OPEN_SPACE:
            self.space()
        else:
            self.take_with(flow.CLEAN_UP, 0)
            self.stands(len(s.parts.spaces), False)
            if s.magic and self.next() != NONE:
                self.window(END, NONE)

    def stands(self, space: int, turned: bool) -> None:
        """Where the round stands must fit the steps."""
        if self.s.current != space:
            raise Impossible(
                "position.current", "not_there", "the steps belong to another stage of the round"
            )
        if self.s.turned != turned:
            raise Impossible(
                "position.turned_up", "turned_up_now", "the steps do not fit tokens turned up or not"
            )

    def placement(self) -> None:
        s = self.s
        following = self.seat(self.take(flow.PLACEMENT))
        self.stands(NONE, False)
        if self.next() != flow.PLACE_TOKEN:
            return
        seat = self.seat(self.take(flow.PLACE_TOKEN))
        self.need(s.players[seat].behind > 0 and following == s.next_seat(seat))
        if s.magic and self.next() != NONE:
            self.window(PLACE, NONE)

    def space(self) -> None:
        """The turn of a space comes, or it is under way."""
        s = self.s
        number = self.take(flow.OPEN_SPACE)
        place = s.in_use.index(s.current) if s.current in s.in_use else len(s.in_use)
        if self.next() == NONE:
            self.need(number == place and s.current != NONE and not s.turned)
            return
        self.need(s.current in s.in_use and number == place + 1)
        self.take_with(flow.CLOSE_SPACE, s.current)
        if self.next() == flow.EVALUATE:
            self.take_with(flow.EVALUATE, s.current)
            self.before_evaluation()
            return
        self.stands(s.current, True)
        if s.current == TENT:
            self.tent()
        elif s.current == MARKET:
            self.market()
        elif s.current == CARAVANSERAI:
            self.need_first(self.take(flow.NAME_START_PLAYER))
        elif s.current == GUARD:
            self.guard()
        elif s.parts.room_of[s.current] != NONE:
            self.room()
        else:
            raise no_moment()

    def before_evaluation(self) -> None:
        s = self.s
        if s.magic and self.next() == flow.TURN_UP:
            self.take_with(flow.TURN_UP, s.current)
            self.stands(s.current, False)
            self.window(BEFORE, NONE)
            return
        self.stands(s.current, True)
        if s.magic:
            self.window(TALLY, NONE)

    # --- city and palace -----------------------------------------------------------------------------------

    def need_first(self, seat: int) -> None:
        """The seat must be the first in the ranking."""
        self.need(self.s.ranking(self.s.current)[:1] == [seat])

    def tent(self) -> None:
        s = self.s
        number = self.take(flow.KEEP_SPELL)
        seat = self.seat(number & 7)
        self.need_first(seat)
        ranking = s.ranking(TENT)
        self.need(number >> 3 == (ranking[1] if len(ranking) > 1 else _NOBODY))
        self.need(len(s.players[seat].spells.slots) >= s.parts.tent_cards)

    def market(self) -> None:
        if self.next() == flow.USE_MARKET:
            self.need_first(self.take(flow.USE_MARKET))
            return
        number = self.take(flow.CHOOSE_UNITS)
        seat = self.seat(number & 7)
        self.need_first(seat)
        self.need(number == units.argument_for(seat, self.s.parts.market_taken, units.FOR_MARKET))

    def guard(self) -> None:
        s = self.s
        place = self.take(flow.BRIBE_GUARD)
        self.need(place <= s.players_count)
        for seat, player in enumerate(s.players):
            if player.lying[GUARD] and not player.admitted and s.strength(seat, GUARD) >= guard_value(s):
                raise Impossible(
                    f"position.players[{seat}].admitted", "strong_enough", "the guard has let this player in"
                )
        if self.next() == NONE:
            return
        self.need(place > 0)
        seat = s.sequence()[place - 1]
        self.need(s.players[seat].admitted and s.players[seat].lying[GUARD] != 0)
        self.payment(seat, bribe(s, seat), units.FOR_BRIBE)

    def payment(self, seat: int, most: int, purpose: int) -> None:
        """Somebody pays what he still owes."""
        number = self.take(flow.PAY_UNITS)
        left = number >> 3 & 255
        self.need(number == units.argument_for(seat, left, purpose))
        self.need(1 <= left <= most and self.s.players[seat].units() >= left)

    def room(self) -> None:
        s = self.s
        room = s.parts.room_of[s.current]
        if s.on_sale[room] == NONE if s.magic else not s.stacks[room].slots:
            raise Impossible("position.rooms", "nothing_to_sell", "there is nothing on sale in this room")
        if self.next() == flow.PAY_PRICE:
            self.price()
        elif self.next() == flow.TAKE_ARTIFACT:
            self.taking()
        else:
            self.sale()

    def sale(self) -> None:
        s = self.s
        number = self.take(flow.BUY_ARTIFACT)
        asked = number >> 4
        self.need(number & 15 == s.current and asked < 1 << s.players_count)
        ranking = s.ranking(s.current)
        if not s.magic:
            passed = [seat for seat in ranking if asked >> seat & 1]
            self.need(asked.bit_count() == len(passed) and passed == ranking[: len(passed)])
        if s.magic and self.next() != NONE:
            self.need(asked != 0)
            self.window(TALLY, NONE)

    def price(self) -> None:
        s = self.s
        number = self.take(flow.PAY_PRICE)
        seat = self.seat(number & 7)
        payment = rooms.Payment.read(number)
        self.need(payment.argument(seat) == number and payment.space == s.current)
        self.need(1 <= payment.index < len(s.bid(seat, s.current)))
        self.need(int(payment.used).bit_count() == payment.index and payment.used >> payment.last & 1 == 1)
        self.need(not payment.searching or rooms.may_search(s, seat, s.parts.room_of[s.current]))
        kinds = price.payable(s, seat, s.current, payment.index, payment.used, payment.last)
        self.need(len(kinds) > 0)

    def taking(self) -> None:
        """The buyer has paid and casts Abracadabra, or has cast it."""
        s = self.s
        number = self.take(flow.TAKE_ARTIFACT)
        seat = self.seat(number & 7)
        self.need(number >> 3 == s.current and s.players[seat].lying[s.current] != 0)
        self.need(s.magic and len(s.stacks[s.parts.room_of[s.current]].slots) > 0)
        if self.next() != NONE:
            self.window(BUY, seat)
        else:
            self.sees_stack(seat, s.current)

    def sees_stack(self, seat: int, space: int) -> None:
        """Whoever searches a stack knows it."""
        room = self.s.parts.room_of[space]
        if any(not slot >> CARD_BITS & 1 << seat for slot in self.s.stacks[room].slots):
            name = self.s.parts.spaces[space]
            raise Impossible(
                f"position.rooms.{name}.known_by", "searched", "whoever searches a stack knows all of it"
            )

    # --- windows -------------------------------------------------------------------------------------------

    def window(self, window: int, buyer: int) -> None:
        """Everybody is asked, or what was played takes effect."""
        s = self.s
        number = self.take(flow.RESPOND)
        seat = self.seat(number >> 3)
        self.need(number & 7 == window)
        self.plays_checked = True
        for index, play in enumerate(s.batch):
            if not PlayReader(s, play, index, window, buyer).fits():
                raise Impossible(
                    f"position.batch[{index}]", "not_declared", "this cannot have been played at this moment"
                )
        if self.next() == flow.END_BATCH and window != BUY:
            self.need(seat == s.start)
            self.taking_effect()
            return
        self.need(seat == (s.next_seat(s.batch[-1].seat) if s.batch else s.start))
        if window == BUY and (not s.batch or s.batch[0].spell != ABRACADABRA):
            raise Impossible("position.batch", "no_abracadabra", "the buyer has cast Abracadabra")
        if s.cancelled:
            raise Impossible("position.batch", "cancelled_later", "nothing is cancelled yet")

    def taking_effect(self) -> None:
        s = self.s
        self.take_with(flow.END_BATCH, 0)
        if not s.batch:
            raise no_moment()
        told, s.cancelled = s.cancelled, 0
        batch.cancel(s)
        if s.cancelled != told:
            raise Impossible(
                "position.batch", "cancelled_so", "what is cancelled follows from what was played"
            )
        order = [index for seat in s.sequence() for index, play in enumerate(s.batch) if play.seat == seat]
        while order and self.next() == flow.TAKE_EFFECT:
            self.take_with(flow.TAKE_EFFECT, order.pop())
        if not order or s.cancelled >> order[-1] & 1:
            raise no_moment()
        self.effect(s.batch[order[-1]])

    def effect(self, play: Play) -> None:
        """What a spell asks when it takes effect."""
        if play.spell == CHARITY:
            self.take_with(
                flow.CHOOSE_UNITS, units.argument_for(play.seat, self.s.parts.charity, units.FOR_CHARITY)
            )
        elif play.spell == TRADE:
            self.trade(play)
        elif play.spell == DONATION or play.spell == SACRIFICE:
            self.levy(play)
        elif play.spell == CITY_TAX:
            self.city_tax(play)
        elif play.spell == SULTANS_TAX:
            self.sultans_tax(play)
        elif play.spell == TELEPORT:
            self.payment(play.seat, self.s.parts.move_cost[TELEPORT], units.FOR_TELEPORT)
        elif play.spell == EYE_FOR_AN_EYE:
            self.take_with(flow.RETALIATE, play.seat << 3 | play.owner)
            self.need(len(within_reach(self.s, play.seat)) > 0)
        elif play.spell == MIRAGE:
            self.take_with(flow.BRING_UP, play.space << 3 | play.seat)
            self.sees_stack(play.seat, play.space)
        else:
            raise no_moment()

    def trade(self, play: Play) -> None:
        s = self.s
        step = flow.TRADE_GIVE if self.next() == flow.TRADE_GIVE else flow.TRADE_TAKE
        number = self.take(step)
        kinds = range(len(s.parts.kinds))
        self.need(number & 7 == play.seat and number >> 3 + 5 * len(s.parts.kinds) == 0)
        self.need(all(given(number, kind) <= s.bank[kind] for kind in kinds))
        self.need(all_given(number) > 0 or (step == flow.TRADE_GIVE and s.players[play.seat].units() > 0))

    def levy(self, play: Play) -> None:
        s = self.s
        number = self.take(flow.RETURN_UNITS)
        place = number & 7
        self.need(number >> 3 == play.spell and 1 <= place <= s.players_count)
        purpose = units.FOR_DONATION if play.spell == DONATION else units.FOR_SACRIFICE
        self.payment(s.sequence()[place - 1], s.parts.units_returned[play.spell], purpose)

    def city_tax(self, play: Play) -> None:
        s = self.s
        number = self.take(flow.PAY_CITY_TAX)
        place, kept = number >> 3 & 7, number >> 6
        self.need(number & 7 == play.seat and place <= s.players_count)
        if self.next() != NONE:
            seat = self.taxpayer(place, play)
            self.need(kept == 0)
            owed = len(taxed(s, seat, s.parts.city)) * s.parts.city_tax
            self.payment(seat, owed, units.FOR_CITY_TAX)
            return
        self.need(place < s.players_count)
        seat = s.sequence()[place]
        pieces = sum(1 << piece for piece in taxed(s, seat, s.parts.city))
        self.need(kept & ~pieces == 0)
        self.need(s.players[seat].units() >= kept.bit_count() * s.parts.city_tax)

    def sultans_tax(self, play: Play) -> None:
        s = self.s
        number = self.take(flow.PAY_SULTANS_TAX)
        place = number >> 3
        self.need(number & 7 == play.seat and place <= s.players_count)
        if self.next() != NONE:
            seat = self.taxpayer(place, play)
            owed = len(taxed(s, seat, s.parts.rooms)) * s.parts.sultans_tax
            self.payment(seat, owed, units.FOR_SULTANS_TAX)

    def taxpayer(self, place: int, play: Play) -> int:
        """Who has just said that he pays."""
        self.need(place > 0)
        seat = self.s.sequence()[place - 1]
        self.need(seat != play.seat)
        return seat


class PlayReader:
    """Whether a play can have been declared in a window, with everything it needs and nothing else."""

    def __init__(self, s: Dragons, play: Play, index: int, window: int, buyer: int) -> None:
        self.s = s
        self.play = play
        self.index = index
        self.window = window
        self.buyer = buyer
        self.power = play.artifact if play.spell in (NONE, PARASITE) else NONE

    def fits(self) -> bool:
        return self.in_time() and self.by_right() and self.aimed() and self.placed() and self.names_artifact()

    def in_time(self) -> bool:
        """The window must be right (DRA-ART.6, DRA-SPELL.2)."""
        s, play = self.s, self.play
        if play.spell == ABRACADABRA:
            return self.window == BUY and self.index == 0 and play.seat == self.buyer
        if play.spell != NONE and not fits(s, s.parts.spell_timing[play.spell], self.window):
            return False
        return self.power == NONE or fits(s, s.parts.artifact_timing[self.power], self.window)

    def by_right(self) -> bool:
        """A spell needs a lit Lamp, an artifact its use; a Parasite somebody else's (DRA-PRIO.5)."""
        s, play = self.s, self.play
        if play.spell == NONE:
            uses = [one for one in s.batch if one.seat == play.seat and one.spell == NONE]
            same = [one for one in uses if one.artifact == play.artifact]
            return play.artifact in USABLE and len(same) <= s.players[play.seat].used[play.artifact]
        if play.spell == PARASITE and not may_copy(s, play.seat, play.artifact):
            return False
        return s.players[play.seat].lit

    def aimed(self) -> bool:
        """At a piece, or with a Counterspell at a spell cast before (DRA-PRIO.6)."""
        s, play = self.s, self.play
        if self.power == COUNTERSPELL:
            cast = [one.spell for one in s.batch[: self.index] if one.seat != play.seat]
            if play.target == NONE or play.target not in cast:
                return False
        elif play.target != NONE:
            return False
        if play.spell in (SECOND_CHANCE, TELEPORT):
            own = play.owner == play.seat or not s.parts.only_own_token[play.spell]
            return 0 <= play.piece < _TOKENS and own
        if play.spell == EYE_FOR_AN_EYE:
            return play.piece != NONE and play.owner != play.seat
        if self.power == DOUBLE:
            return play.piece != NONE and play.owner == play.seat
        return play.piece == NONE

    def placed(self) -> bool:
        """At a space where it can be played."""
        s, play = self.s, self.play
        space = play.space
        if play.spell == ABRACADABRA or self.power in (DOUBLE, CARPET):
            return space == s.current
        if play.spell in (*_AT_CAVE, *_AT_ROOM, *_ANYWHERE):
            if space not in s.in_use or space == GUARD or (play.spell in _NOT_TALLIED and space < s.current):
                return False
            if play.spell in _AT_CAVE:
                return s.parts.kind_of[space] != NONE
            return play.spell not in _AT_ROOM or s.parts.room_of[space] != NONE
        return space == NONE

    def names_artifact(self) -> bool:
        """Only a use, a Parasite and Mage's Apprentice name an artifact."""
        named = self.power != NONE or self.play.spell == MAGES_APPRENTICE
        return (self.play.artifact != NONE) == named
