"""How far everybody is from victory, and whom princesses would join.

A `Judgement` is one seat's. It looks at what everybody sees, at the gold that whoever counts knows,
at the seat's own secrets, and for the rest at one deal that the seat holds possible. All worth is in gold.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.emira import parts
from caravanserai.games.emira.parts import APPEARANCE, GOLD, NONE, PALACE, STATUS, Princess
from caravanserai.games.emira.rules import choosing
from caravanserai.games.emira.state import Emira
from caravanserai.kernel.state import LOWEST

# what is still to be paid for victory when so many princesses are lacking: each step is worth more
DISTANCE: Final = [0, 1500, 2350, 3050, 3700, 4300, 4850, 5350, 5800, 6200]
VICTORY: Final = 3000
# how likely a lead lasts until a princess comes who looks at it, in percent, by margin from -3 to 3
_LEAD: Final = [3, 8, 18, 38, 70, 84, 90]
TURNS_AHEAD: Final = 7  # a trait is worth what it brings in so many turns
_RIVAL: Final = 35  # how much of a rival's gain is one's own loss, in percent
_PACE: Final = 7  # turns that a lacking princess takes, for each player, in tenths
UNKNOWN: Final = -(1 << 20)  # not worked out, or not to be had


class Judgement:
    """One seat's judgement of a position."""

    def __init__(self, s: Emira, seat: int) -> None:
        self.s = s
        self.seat = seat
        count = s.players_count
        self.values: list[list[int]] = []
        for other in range(count):
            self.values.append([s.value(other, trait) for trait in range(GOLD + 1)])
        self.free: list[int] = [p.capacity(s.parts) - len(p.residents) for p in s.players]
        self._missing: list[list[int]] = [[NONE] * (1 << len(s.parts.talents)) for _ in range(count)]
        self.distance: list[int] = [self._distance(other, 0) for other in range(count)]
        self.turns: i64 = self._turns_left()
        self.share: list[int] = self._shares()
        # what has been worked out so far
        self._princesses: list[list[int]] = [[UNKNOWN] * len(s.parts.princesses) for _ in range(count)]
        self._as_it_is: list[int] = [UNKNOWN] * count

    # --- how far everybody is ------------------------------------------------------------------------

    def missing(self, seat: int, more: i64) -> i64:
        """The talents a seat lacks with a princess of these talents more (none for 0)."""
        known = self._missing[seat]
        if known[more] == NONE:
            player = self.s.players[seat]
            princesses = self.s.parts.princesses
            talents = [princesses[princess].talents for princess in player.residents]
            if more:
                talents.append(more)
            known[more] = self.s.parts.objectives[player.objective.card(0)].missing(talents)
        return known[more]

    def _distance(self, seat: int, more: i64) -> i64:
        """How far a seat is from victory, in tenths of a princess; a missing talent is harder to get."""
        housed = len(self.s.players[seat].residents) + (1 if more else 0)
        return self.tenths(housed, self.missing(seat, more))

    def tenths(self, housed: i64, missing: i64) -> i64:
        setup = self.s.setup()
        plain = 10 * (setup.most - housed)
        gifted = 10 * max(setup.fewest - housed, missing) + 4 * missing
        return max(0, min(plain, gifted))

    def _turns_left(self) -> i64:
        """How many turns the game may last, by whoever is nearest to victory."""
        nearest = min(self.distance)
        return max(2, min(12, nearest * self.s.players_count * _PACE // 100))

    def _shares(self) -> list[int]:
        """What the princesses still to come look at first, in percent."""
        counts = [0] * (GOLD + 2)
        cards = self.s.princess_deck.from_top() + self.s.coming
        for card in cards:
            counts[self.s.parts.princesses[card].first] += 1
        return [100 * count // max(1, len(cards)) for count in counts]

    def step(self, seat: int) -> i64:
        """What an ordinary princess is worth to a seat."""
        return to_go(self.distance[seat]) - to_go(max(0, self.distance[seat] - 10))

    # --- princesses ----------------------------------------------------------------------------------

    def princess(self, seat: int, princess: int) -> i64:
        """What it is worth to a seat that a princess joins: the way to the goal, her ability, her upkeep."""
        known = self._princesses[seat]
        if known[princess] == UNKNOWN:
            known[princess] = self._princess(seat, princess)
        return known[princess]

    def _princess(self, seat: int, princess: int) -> i64:
        if princess == self.s.parts.sidi:
            return -self.step(seat)
        card = self.s.parts.princesses[princess]
        after = self._distance(seat, card.talents)
        worth = to_go(self.distance[seat]) - to_go(after) + (VICTORY if after == 0 else 0)
        return worth - self._keeping(seat, card) + self._ability(seat, card.effect)

    def _keeping(self, seat: int, card: Princess) -> i64:
        """What a princess will cost while she stays."""
        turns = min(self.turns, 8)
        cost = card.upkeep * turns * 7 // 10
        if card.effect == parts.GIFTS:
            cost += self.s.parts.gift * turns // 3
        return cost * self.money(seat) // 1000

    def _ability(self, seat: int, effect: i64) -> i64:
        """What a princess's ability is worth when she arrives."""
        player = self.s.players[seat]
        turns = min(self.turns, 8)
        if effect == parts.BRINGS_TOKEN:
            return self.trait_gain(seat, APPEARANCE, 1)
        if effect == parts.BRINGS_STATUS:
            return self.trait_gain(seat, STATUS, 1)
        if effect in (parts.CHEAP_CARAVANS, parts.CHEAP_SECTIONS):
            return 45 * turns
        if effect in (parts.CHEAP_EVENTS, parts.CHEAP_CAMELS):
            return 20 * turns
        if effect == parts.GIFTS:
            return -self.s.parts.gift * self.money(seat) // 1000
        if effect == parts.JEALOUS:
            return -self.s.parts.surcharge * turns // self.s.players_count
        if effect == parts.HONEYMOON:
            return -250
        if effect == parts.COSTS_TOKEN:
            return -250 if sum(player.tokens) > 0 else 0
        if effect == parts.COSTS_STATUS:
            return -250 if player.status else 0
        if effect == parts.FEASTS and self.s.advanced:
            return -80
        return 0

    def loss(self, princess: int) -> i64:
        """What the seat would lose with one of its princesses."""
        s = self.s
        player = s.players[self.seat]
        others = [other for other in player.residents if other != princess]
        talents = [s.parts.princesses[other].talents for other in others]
        missing = s.parts.objectives[player.objective.card(0)].missing(talents)
        card = s.parts.princesses[princess]
        without = self.tenths(len(others), missing)
        worth = to_go(without) - to_go(self.distance[self.seat]) - self._keeping(self.seat, card)
        if card.effect in (parts.HONEYMOON, parts.COSTS_TOKEN, parts.COSTS_STATUS, parts.FEASTS, parts.GIFTS):
            return worth  # what her arrival cost is lost in any case
        return worth + self._ability(self.seat, card.effect)

    def outcome(self, seat: int, winner: i64, princess: int) -> i64:
        """What it means to a seat that a princess goes to the winner."""
        if winner == NONE:
            return 0
        worth = self.princess(winner, princess)
        if winner == seat:
            return worth
        return -worth * _RIVAL // 100

    def winner(self, princess: int, change: Change) -> i64:
        """Whom a princess would join after a change, or NONE."""
        s = self.s
        if princess == s.parts.sidi:
            return choosing.decide(s, princess)
        first = choosing.first_preference(s, princess)
        return self.chosen(first, choosing.second_preference(s, princess), change)

    def chosen(self, first: i64, second: i64, change: Change) -> i64:
        """Who stands out in these two traits after a change, or NONE."""
        seats: i64 = 0
        one: i64 = 1
        for seat in range(self.s.players_count):
            if self.free[seat] + (change.room if seat == change.seat else 0) > 0:
                seats |= one << seat
        if choosing.is_several(seats):
            seats = self._best(seats, first, change)
        if choosing.is_several(seats):
            seats = self._best(seats, second, change)
        return NONE if choosing.is_several(seats) else LOWEST[seats]

    def _best(self, seats: i64, trait: i64, change: Change) -> i64:
        highest: i64 = -1000
        found: i64 = 0
        one: i64 = 1
        for seat in range(self.s.players_count):
            if not seats >> seat & 1:
                continue
            value: i64 = self.values[seat][trait]
            if seat == change.seat:
                value += change.by[trait]
            if value > highest:
                highest = value
                found = one << seat
            elif value == highest:
                found |= one << seat
        return found

    def as_it_is(self, seat: int) -> i64:
        """What the princesses who have yet to choose mean to a seat as things stand."""
        if self._as_it_is[seat] == UNKNOWN:
            self._as_it_is[seat] = self.choices(seat, NO_CHANGE)
        return self._as_it_is[seat]

    def choices(self, seat: int, change: Change) -> i64:
        """What the princesses who have yet to choose mean to a seat after a change."""
        worth: i64 = 0
        for princess in self.s.in_play:
            worth += self.outcome(seat, self.winner(princess, change), princess)
        for princess in self.s.undecided:
            worth += self.outcome(seat, self.winner(princess, change), princess)
        for princess in self.s.coming:
            worth += self.outcome(seat, self.winner(princess, change), princess) // 2
        return worth

    def average(self, seat: int) -> i64:
        """What one more princess from the deck means to a seat."""
        deck = self.s.princess_deck.from_top()
        worth: i64 = 0
        for princess in deck:
            worth += self.outcome(seat, self.winner(princess, NO_CHANGE), princess)
        return worth // max(1, len(deck))

    # --- traits, room and money ------------------------------------------------------------------------

    def margin(self, seat: int, trait: i64) -> i64:
        """By how much a seat leads in a trait."""
        best: i64 = -1000
        for other in range(self.s.players_count):
            if other != seat and self.values[other][trait] > best:
                best = self.values[other][trait]
        return self.values[seat][trait] - best

    def trait_gain(self, seat: int, trait: i64, by: i64) -> i64:
        """What more of a trait is worth in the turns to come."""
        before = self.margin(seat, trait)
        after = before + by
        if trait == PALACE:
            before = before // 2
            after = after // 2
        chance = lead(after) - lead(before)
        turns = min(self.turns, TURNS_AHEAD)
        return chance * self.share[trait] * turns * self.step(seat) // 10000

    def token_gain(self, seat: int, token: i64) -> i64:
        """How much a token adds to a seat's appearance."""
        player = self.s.players[seat]
        counts = player.token_counts(self.s.parts)
        counts[token] += 1
        return player.looks(self.s.parts, counts) - self.values[seat][APPEARANCE]

    def money(self, seat: int) -> i64:
        """What a coin is worth, in thousandths: less at the end, and less to the rich."""
        gold = self.s.players[seat].gold
        weight: i64 = 1000 if self.turns > 3 else 400 + 200 * (self.turns - 1)
        if gold > 2400:
            return weight * 45 // 100
        if gold > 1400:
            return weight * 65 // 100
        return weight * 85 // 100 if gold > 800 else weight


class Change:
    """A seat's traits after something it might do."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.by: list[int] = [0] * (GOLD + 1)
        self.room: i64 = 0


NO_CHANGE: Final = Change(NONE)


def to_go(tenths: i64) -> i64:
    """What is still to be paid for victory at this distance."""
    whole = min(tenths // 10, len(DISTANCE) - 2)
    return DISTANCE[whole] + (DISTANCE[whole + 1] - DISTANCE[whole]) * min(10, tenths - 10 * whole) // 10


def lead(margin: i64) -> i64:
    """How likely a margin wins a princess, in percent."""
    return _LEAD[max(-3, min(3, margin)) + 3]
