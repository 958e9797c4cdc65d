"""What one sheik has before him, and what follows from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.games.emira.parts import (
    CHEAP_CAMELS,
    CHEAP_CARAVANS,
    CHEAP_EVENTS,
    CHEAP_SECTIONS,
    NONE,
    Parts,
)
from caravanserai.kernel.pile import Pile

NOTHING: Final[list[int]] = []  # never changed

_LEFT_BITS: Final = 4
_LEFT_MASK: Final = 15


# A caravan is one int: its track, and how many payments it has left.


def caravan_on(track: i64, left: i64) -> i64:
    return track << _LEFT_BITS | left


def track_of(caravan: i64) -> i64:
    return caravan >> _LEFT_BITS


def left_of(caravan: i64) -> i64:
    return caravan & _LEFT_MASK


@mypyc_attr(acyclic=True)
class Player:
    """One sheik: his board, his palace and his secrets."""

    sheik: i64 = 0  # the colour of his board
    gold: i64
    camels: i64 = 0
    breed: i64 = 0  # the place of his disc on the camel track
    sections: i64 = 0
    track: i64 = 0  # steps on the palace track, half a section each
    guest_houses: i64 = 0
    struck: i64 = 0  # one bit for each princess whose first arrival has struck him (EMI-PRIN.3)
    surcharges: i64 = 0  # one bit for each princess Suleika has yet to be paid for (EMI-PRIN.15)
    honeymoon: i64 = 0  # the turn in which he is on honeymoon, or 0
    bought: i64 = NONE  # what he bought in this turn, or NONE
    tokens: list[int]  # his own tokens, by type
    hand: Pile
    # these are replaced, never changed in place: copies may share them
    objective: Pile
    admired: list[int] = NOTHING  # the types chosen with Good Looking
    status: list[int] = NOTHING  # his status cards, the cheapest first
    residents: list[int] = NOTHING  # princesses in the order in which they joined
    caravans: list[int] = NOTHING  # the furthest of each track first

    @staticmethod
    def at_start(parts: Parts) -> Player:
        """An empty board with the starting gold (EMI-SETUP.8, .13, .14)."""
        player = Player()
        player.gold = parts.starting_gold
        player.tokens = [0] * len(parts.tokens)
        player.hand = Pile()
        player.objective = Pile()
        return player

    def clone(self) -> Player:
        twin = Player()
        twin.gold = self.gold
        twin.tokens = self.tokens.copy()
        twin.hand = self.hand.clone()
        twin.objective = self.objective
        twin.sheik = self.sheik
        twin.camels = self.camels
        twin.breed = self.breed
        twin.sections = self.sections
        twin.track = self.track
        twin.guest_houses = self.guest_houses
        twin.struck = self.struck
        twin.surcharges = self.surcharges
        twin.honeymoon = self.honeymoon
        twin.bought = self.bought
        twin.admired = self.admired
        twin.status = self.status
        twin.residents = self.residents
        twin.caravans = self.caravans
        return twin

    def change_objective(self) -> Pile:
        self.objective = self.objective.copy()
        return self.objective

    # --- what princesses look for ------------------------------------------------------------------

    def token_counts(self, parts: Parts) -> list[int]:
        """His tokens by type, with those that princesses lend him (EMI-PRIN.5)."""
        counts = self.tokens.copy()
        for princess in self.residents:
            lent = parts.princesses[princess].token
            if lent != NONE:
                counts[lent] += 1
        return counts

    def appearance(self, parts: Parts) -> i64:
        """Tokens, one more for each complete set, and what Good Looking adds (EMI-CHOOSE.3, EMI-CARD.11)."""
        return self.looks(parts, self.token_counts(parts))

    def looks(self, parts: Parts, counts: list[int]) -> i64:
        """The appearance that so many tokens of each type give him."""
        points: i64 = 0
        sets: i64 = counts[0]
        for count in counts:
            points += count
            if count < sets:
                sets = count
        points += sets
        for kind in self.admired:
            points += counts[kind] // parts.good_looking_per
        return points

    def status_points(self, parts: Parts) -> i64:
        """The points of his status cards, Singing and Acting among them (EMI-CHOOSE.3, EMI-PRIN.4)."""
        points: i64 = 0
        for card in self.status:
            points += parts.status_points[card]
        for princess in self.residents:
            special = parts.princesses[princess].special
            if special != NONE:
                points += parts.special_points[special]
        return points

    def palace_halves(self) -> i64:
        """His palace value in halves: a section is two, a step of the track one (EMI-ADV.3)."""
        return 2 * self.sections + self.track

    def capacity(self, parts: Parts) -> i64:
        """How many princesses his palace holds (EMI-CARD.12, EMI-ACT.6)."""
        return parts.initial_capacity + self.sections + self.guest_houses

    # --- money ---------------------------------------------------------------------------------------

    def houses(self, princess: i64) -> bool:
        return princess in self.residents

    def discount(self, parts: Parts) -> i64:
        """What his camels save him on a bid (EMI-AUC.17, EMI-CARD.2)."""
        return self.camels * parts.camel_rates[self.breed]

    def income(self, parts: Parts) -> i64:
        """What the next income brings: permanent supply and caravans (EMI-INCOME.1)."""
        gold: i64 = parts.supply[self.sheik]
        return gold + self.trade(parts)

    def trade(self, parts: Parts) -> i64:
        """What his caravans pay (EMI-INCOME.1)."""
        gold: i64 = 0
        for caravan in self.caravans:
            gold += parts.caravans[track_of(caravan)].payment
        return gold

    def upkeep(self, parts: Parts) -> i64:
        """What his princesses cost, with the surcharges that are open (EMI-UPKEEP.1)."""
        due: i64 = 0
        for princess in self.residents:
            due += parts.princesses[princess].upkeep
        left = self.surcharges
        while left != 0:
            due += parts.surcharge * (left & 1)
            left >>= 1
        return due

    def may_take_gold(self, parts: Parts) -> bool:
        """Whether the gold may be taken instead of an action (EMI-AUC.14)."""
        if self.gold < parts.relief_below:
            return True
        return len(self.residents) >= parts.relief_princesses and not self.caravans

    def caravan_price(self, parts: Parts, track: i64) -> i64:
        caravan = parts.caravans[track]
        return caravan.cheap_price if self.houses(parts.holder[CHEAP_CARAVANS]) else caravan.price

    def section_price(self, parts: Parts) -> i64:
        return parts.cheap_section_price if self.houses(parts.holder[CHEAP_SECTIONS]) else parts.section_price

    def camel_price(self, parts: Parts) -> i64:
        return parts.cheap_camel_price if self.houses(parts.holder[CHEAP_CAMELS]) else parts.camel_price

    def event_price(self, parts: Parts, choice: i64) -> i64:
        cheap = self.houses(parts.holder[CHEAP_EVENTS])
        return parts.cheap_event_prices[choice] if cheap else parts.event_prices[choice]

    # --- caravans -----------------------------------------------------------------------------------

    def place_caravan(self, track: i64, left: i64) -> None:
        self.caravans = sorted([*self.caravans, caravan_on(track, left)], reverse=True)

    def take_caravan(self, track: i64, left: i64) -> None:
        """One of his caravans leaves its space."""
        self.caravans = self.caravans.copy()
        self.caravans.remove(caravan_on(track, left))

    def lefts_on(self, track: i64) -> list[int]:
        """The payments left of his caravans on a track, the furthest first."""
        return [left_of(caravan) for caravan in self.caravans if track_of(caravan) == track]

    # --- talents -----------------------------------------------------------------------------------

    def talents_missing(self, parts: Parts) -> i64:
        """How many princesses with fitting talents his objective still lacks (EMI-WIN.1, .2)."""
        talents = [parts.princesses[princess].talents for princess in self.residents]
        return parts.objectives[self.objective.card(0)].missing(talents)

    def score(self, parts: Parts) -> i64:
        """Two for each princess, three for the talents of the objective (EMI-ADV.7)."""
        points = len(self.residents) * parts.score_princess
        if self.talents_missing(parts) == 0:
            points += parts.score_talents
        return points

    def achievements(self, parts: Parts) -> i64:
        """The first tie-break, in halves (EMI-ADV.7, EMI-RULING.42)."""
        whole = self.appearance(parts) + self.status_points(parts) + self.camels
        return 2 * whole + self.palace_halves()
