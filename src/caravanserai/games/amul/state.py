"""The fields of a game of Āmul, its copies and what can be asked of them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.games.amul.parts import BAZAAR, MILITARY, NO_LETTER, NONE, PALACE, Parts
from caravanserai.games.amul.score import Switches, together, total
from caravanserai.games.amul.tally import Tally
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.pile import CARD_BITS, CARD_MASK, EVERYONE, LOT_BITS, Pile, redeal
from caravanserai.kernel.state import State
from caravanserai.kernel.step import Step

THE_DECK: Final = 1  # the one shuffle every Market card comes out of
KNOWN_TO_ALL: Final = THE_DECK << LOT_BITS | EVERYONE << CARD_BITS  # a slot of such a card, to be added


class Player:
    """What one player has: a secret hand and a public play area."""

    hand: Pile
    area: list[int]  # the numbers of the cards in play, in the order in which they came
    laid_from: i64  # where in the area the cards laid down from the hand at the end begin
    laid: i64  # how many they are

    def __init__(self, hand: Pile, area: list[int]) -> None:
        self.hand = hand
        self.area = area
        self.laid_from = 0
        self.laid = 0

    def clone(self) -> Player:
        twin = Player(Pile(self.hand.slots.copy()), self.area.copy())
        twin.laid_from = self.laid_from
        twin.laid = self.laid
        return twin

    def slot_of(self, face_of: list[int], face: int) -> int:
        """Where in the hand a card of this face is: one that all know of, if there is one, or -1.

        Copies are the same choice, so nobody gives away more than he must (AMU-INFO.3).
        """
        found = NONE
        for index, slot in enumerate(self.hand.slots):
            if face_of[slot & CARD_MASK] == face:
                if slot >> CARD_BITS & EVERYONE == EVERYONE:
                    return index
                if found < 0:
                    found = index
        return found


class Amul(State):
    """One game of Āmul."""

    round: i64  # 1 to 9; 0 before the first
    starting: i64  # the holder of the Starting Player card
    first_pick: i64  # the holder of the First Pick card
    refill: i64  # how many cards are turned up each round
    players: list[Player]
    market: list[int]  # face-up cards
    offered_by: list[int]  # for each of them the seat that offered it, or NONE
    palace: list[int]
    bazaar: list[int]
    discard: list[int]
    removed: list[int]
    order: list[int]  # the seats in the order of the present picks or effects
    revealed: list[int]  # the card each seat has played this round and that stayed, or 0
    deck: Pile
    # the variant and the switchable rulings
    tea: i64
    own_offer_may_be_taken_back: bool
    vagabond_chain_triggers: bool
    thief_on_table_resolves_at_end: bool
    trader_multiple_sets: bool
    majority_requires_symbol: bool
    tiebreak_uses_letters: bool

    def __init__(self, parts: Parts, players: int, chance: Chance, steps: list[Step[Any]]) -> None:
        super().__init__(players, chance, steps)
        self.parts = parts

    @staticmethod
    def at_start(parts: Parts, players: int, tea: int, chance: Chance, steps: list[Step[Any]]) -> Amul:
        """Palace and Bazaar laid out, everything else still to be dealt (AMU-SETUP.1-5, AMU-TEA.1)."""
        s = Amul(parts, players, chance, steps)
        s.round = 0
        s.starting = 0
        s.first_pick = 0
        s.refill = parts.refill[players]
        s.players = [Player(Pile([]), []) for _ in range(players)]
        s.market = []
        s.offered_by = []
        s.palace = parts.cards_for(players, PALACE, tea)
        s.bazaar = parts.cards_for(players, BAZAAR, tea)
        s.discard = []
        s.removed = []
        s.order = []
        s.revealed = [0] * players
        s.deck = Pile([])
        s.tea = tea
        return s

    def clone(self) -> Amul:
        twin = Amul(self.parts, self.players_count, self.chance.clone(), self.steps)
        self.copy_kernel(twin)
        twin.round = self.round
        twin.starting = self.starting
        twin.first_pick = self.first_pick
        twin.refill = self.refill
        twin.players = [player.clone() for player in self.players]
        twin.market = self.market.copy()
        twin.offered_by = self.offered_by.copy()
        twin.palace = self.palace.copy()
        twin.bazaar = self.bazaar.copy()
        twin.discard = self.discard.copy()
        twin.removed = self.removed.copy()
        # An order is never changed in place, nor is what was revealed: these may be shared.
        twin.order = self.order
        twin.revealed = self.revealed
        twin.deck = Pile(self.deck.slots.copy())
        twin.tea = self.tea
        twin.own_offer_may_be_taken_back = self.own_offer_may_be_taken_back
        twin.vagabond_chain_triggers = self.vagabond_chain_triggers
        twin.thief_on_table_resolves_at_end = self.thief_on_table_resolves_at_end
        twin.trader_multiple_sets = self.trader_multiple_sets
        twin.majority_requires_symbol = self.majority_requires_symbol
        twin.tiebreak_uses_letters = self.tiebreak_uses_letters
        return twin

    def redeal_hidden(self, seat_bit: int, chance: Chance) -> None:
        """The deck and the other hands are what a seat cannot know (AMU-INFO.1)."""
        piles = [self.deck]
        for player in self.players:
            piles.append(player.hand)
        redeal(piles, seat_bit, chance)

    def scores(self) -> list[int]:
        """The points of the play areas as they lie now (AMU-SCORE.1)."""
        tallies = self.tallies()
        everyone = together(tallies)
        switches = self.switches()
        return [total(self.parts, tallies, everyone, seat, switches) for seat in range(self.players_count)]

    def switches(self) -> Switches:
        return Switches(self.trader_multiple_sets, self.majority_requires_symbol)

    # --- seats -------------------------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise (AMU-SETUP.1)."""
        return (seat + 1) % self.players_count

    def right_of(self, seat: i64) -> i64:
        return (seat + self.players_count - 1) % self.players_count

    def clockwise_from(self, seat: i64) -> list[int]:
        count = self.players_count
        return [(seat + offset) % count for offset in range(count)]

    # --- cards -------------------------------------------------------------------------------------

    def display(self, which: i64) -> list[int]:
        """The cards an effect can take from (AMU-EFFECT.4-7)."""
        if which == PALACE:
            return self.palace
        return self.bazaar if which == BAZAAR else self.market

    def military_value(self, seat: int) -> i64:
        """The Military symbols in a play area (AMU-MIL.1)."""
        value: i64 = 0
        for card in self.players[seat].area:
            value += self.parts.faces[self.parts.face_of[card]].symbols[MILITARY]
        return value

    def best_letter(self, seat: int) -> i64:
        """The first letter of the alphabet in a play area (AMU-MIL.4, AMU-RULING.24)."""
        best: i64 = NO_LETTER
        for card in self.players[seat].area:
            letter = self.parts.faces[self.parts.face_of[card]].letter
            if letter < best:
                best = letter
        return best

    def tally(self, seat: int) -> Tally:
        """What lies in a play area, counted."""
        tally = Tally(len(self.parts.faces))
        for card in self.players[seat].area:
            tally.add(self.parts.faces[self.parts.face_of[card]], 1)
        return tally

    def tallies(self) -> list[Tally]:
        return [self.tally(seat) for seat in range(self.players_count)]
