"""What things are worth to a sheik, in gold: room, caravans, camels, purchases and all he has."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.emira import parts
from caravanserai.games.emira.advice import judgement
from caravanserai.games.emira.advice.judgement import Change, Judgement, lead, to_go
from caravanserai.games.emira.parts import APPEARANCE, GOLD, NONE, PALACE, STATUS
from caravanserai.games.emira.player import left_of, track_of
from caravanserai.games.emira.rules import acting
from caravanserai.games.emira.state import Emira

_ROOM: Final = [0, 85, 130, 150, 155]  # what so many free places are worth, in percent of a princess
_USUAL_BID: Final = 120  # about what an action costs at auction
_TRADE: Final = 94  # what a payment in the future is worth today, in percent


class Outlook(Judgement):
    """A seat's judgement, with what it could do about it."""

    def __init__(self, s: Emira, seat: int) -> None:
        super().__init__(s, seat)
        # what has been worked out so far
        self.limit: i64 = NONE  # the highest bid that is worth while
        self._purchases: list[list[int]] = [[] for _ in range(s.players_count)]

    def room_gain(self, seat: int) -> i64:
        """What one more place in the palace is worth; nothing beyond what victory needs."""
        free = max(0, self.free[seat])
        if 10 * free >= self.distance[seat]:
            return 0
        last = len(_ROOM) - 1
        gain = _ROOM[min(free + 1, last)] - _ROOM[min(free, last)]
        return gain * self.step(seat) // 100

    def caravan(self, track: i64, spaces: i64) -> i64:
        """What a caravan with so many payments left will bring; late money buys little."""
        payments = min(spaces, self.turns)
        worth: i64 = 0
        for payment in range(1, payments + 1):
            left = self.turns - payment
            worth += self.s.parts.caravans[track].payment * min(100, 40 + 20 * left) // 100
        return worth * _TRADE // 100

    def camels(self, seat: int, more: i64, rate: i64) -> i64:
        """What camels save in the turns to come; the more one has the less each adds."""
        now = self.s.players[seat].discount(self.s.parts)
        then = (self.s.players[seat].camels + more) * rate
        turns = self.turns * 8 // 10
        return (saving(then) - saving(now)) * turns

    # --- purchases -------------------------------------------------------------------------------------

    def change(self, seat: int, what: i64) -> Change:
        """What a purchase changes in the eyes of princesses."""
        s = self.s
        found = Change(seat)
        found.by[GOLD] = -acting.price(s, seat, what)
        if what == parts.BUY_TOKEN:
            found.by[APPEARANCE] = self.token_gain(seat, s.token_offer)
        elif what == parts.BUY_STATUS:
            found.by[STATUS] = s.parts.status_points[s.status_offer]
        elif what == parts.BUY_SECTION:
            found.by[PALACE] = 2
            found.room = 1
        return found

    def purchase(self, seat: int, what: i64) -> i64:
        """What a purchase is worth to a seat, its price set against it."""
        s = self.s
        price = acting.price(s, seat, what)
        change = self.change(seat, what)
        worth = self.choices(seat, change) - self.as_it_is(seat)
        if what == parts.BUY_TOKEN:
            worth += self.trait_gain(seat, APPEARANCE, change.by[APPEARANCE])
        elif what == parts.BUY_STATUS:
            worth += self.trait_gain(seat, STATUS, change.by[STATUS])
        elif what == parts.BUY_SECTION:
            worth += self.trait_gain(seat, PALACE, 2) + self.room_gain(seat)
        elif what == parts.BUY_CAMEL:
            player = s.players[seat]
            worth += self.camels(seat, 1, s.parts.camel_rates[player.breed])
        else:
            worth += self.caravan(what, s.parts.caravans[what].spaces)
        return worth - price * self.money(seat) // 1000 - self.danger(seat, price, change)

    def purchases(self, seat: int) -> list[int]:
        """What each purchase a seat can make now is worth to it, and last what it is worth to make none."""
        if not self._purchases[seat]:
            self._purchases[seat] = self._all_purchases(seat)
        return self._purchases[seat]

    def _all_purchases(self, seat: int) -> list[int]:
        s = self.s
        player = s.players[seat]
        found: list[int] = []
        for what in range(len(parts.PURCHASES)):
            possible = acting.on_offer(s, what) and acting.price(s, seat, what) <= player.gold
            found.append(self.purchase(seat, what) if possible else judgement.UNKNOWN)
        idle: i64 = 0
        if player.may_take_gold(s.parts):
            idle = s.parts.relief * self.money(seat) // 1000
        found.append(idle)
        return found

    def due(self, seat: int, change: Change) -> i64:
        """The upkeep that is coming, with those who would join after a change."""
        s = self.s
        gold = s.players[seat].upkeep(s.parts)
        for princess in s.in_play:
            if princess != s.parts.sidi and self.winner(princess, change) == seat:
                gold += s.parts.princesses[princess].upkeep
                if princess == s.parts.xenia:
                    gold += s.parts.gift
        return gold

    def danger(self, seat: int, spent: i64, change: Change) -> i64:
        """What it may cost to be left with less than the coming upkeep (EMI-UPKEEP.3)."""
        due = self.due(seat, change)
        lacking = due - (self.s.players[seat].gold - spent)
        if lacking <= 0 or due == 0:
            return 0
        return self.step(seat) * 12 // 10 + lacking

    def position(self, seat: int) -> i64:
        """What everything a seat has is worth."""
        s = self.s
        player = s.players[seat]
        worth = judgement.DISTANCE[-1] - to_go(self.distance[seat])
        if self.distance[seat] == 0:
            worth += judgement.VICTORY
        for trait in (APPEARANCE, STATUS, PALACE):
            margin = self.margin(seat, trait)
            chance = lead(margin // 2 if trait == PALACE else margin)
            worth += (
                chance * self.share[trait] * min(self.turns, judgement.TURNS_AHEAD) * self.step(seat) // 10000
            )
        free = min(max(0, self.free[seat]), len(_ROOM) - 1)
        worth += _ROOM[free] * self.step(seat) // 100
        for caravan in player.caravans:
            worth += self.caravan(track_of(caravan), left_of(caravan))
        worth += saving(player.discount(s.parts)) * self.turns * 8 // 10
        worth += player.gold * self.money(seat) // 1000
        return worth + self.as_it_is(seat) // 2


def saving(discount: i64) -> i64:
    """What a discount saves in a turn."""
    return _USUAL_BID * discount // (discount + _USUAL_BID)
