"""The princess deck: its cards, and the swap marks that some of them bear (EMI-CARD.5-8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from caravanserai.kernel.chance import Chance
from caravanserai.kernel.pile import EVERYONE, NOBODY, Pile, merge_lots, redeal
from caravanserai.kernel.state import State

ONE_LOT: Final = 1  # the lot of all cards shuffled together at the start
_UNMARKED: Final = 0
_MARKED: Final = 1


@mypyc_attr(acyclic=True)
class PrincessDeck:
    """The cards and, place by place, whether they bear a mark. The card on top has depth 0."""

    def __init__(self, cards: Pile, marks: Pile) -> None:
        self.cards = cards
        self.marks = marks
        self.lots: i64 = ONE_LOT  # how many lots of cards or marks there have been

    @staticmethod
    def empty() -> PrincessDeck:
        return PrincessDeck(Pile(), Pile())

    @staticmethod
    def shuffled(princesses: int, chance: Chance) -> PrincessDeck:
        """All the cards, shuffled; none bears a mark (EMI-SETUP.11)."""
        deck = PrincessDeck(Pile.of(list(range(princesses)), NOBODY, ONE_LOT), Pile())
        deck.cards.shuffle(chance, ONE_LOT)
        deck.marks = Pile.of([_UNMARKED] * princesses, EVERYONE, ONE_LOT)
        return deck

    def clone(self) -> PrincessDeck:
        twin = PrincessDeck(self.cards.clone(), self.marks.clone())
        twin.lots = self.lots
        return twin

    def redeal(self, seat_bit: int, chance: Chance) -> None:
        """Deal anew what a seat cannot know: the order of the cards, and where the marks lie."""
        redeal([self.cards], seat_bit, chance)
        redeal([self.marks], seat_bit, chance)

    # --- looking ------------------------------------------------------------------------------------

    def size(self) -> i64:
        return self.cards.size()

    def card(self, depth: i64) -> i64:
        return self.cards.card(self.cards.index_of(depth))

    def from_top(self) -> list[int]:
        """The princesses, the next one first: the whole truth."""
        return self.cards.cards()[::-1]

    def is_marked(self, depth: i64) -> bool:
        return self.marks.card(self.marks.index_of(depth)) == _MARKED

    def marked(self) -> i64:
        """How many cards bear a mark."""
        return self.marks.count(_MARKED)

    def show(self, s: State, depth: i64, seat: i64) -> None:
        """One player sees a card and whether it bears a mark (EMI-CARD.5, .6, .8)."""
        s.show(self.cards, self.cards.index_of(depth), 1 << seat)
        s.show(self.marks, self.marks.index_of(depth), 1 << seat)

    def knows_mark(self, depth: i64, seats: i64) -> bool:
        """Whether any of these seats knows if the card bears a mark."""
        return self.marks.is_known(self.marks.index_of(depth), seats)

    # --- moving cards, each with its mark -------------------------------------------------------------

    def turn_up(self, s: State) -> i64:
        """Take the top card before everybody's eyes; its mark comes off the deck with it."""
        self.marks.take_top()
        return s.turn_up(self.cards)

    def swap_mark(self, depth: i64) -> None:
        """Put a mark on a card, or take it off again: where a mark lies is then public (EMI-CARD.6)."""
        index = self.marks.index_of(depth)
        self.marks.replace(index, _UNMARKED if self.is_marked(depth) else _MARKED)
        self.marks.set_knowers(index, EVERYONE)
        self.marks.set_lot(index, ONE_LOT)

    def bury(self, depth: i64) -> None:
        """A card goes under the deck; whoever knew it still does, and a mark is taken off (EMI-CARD.6)."""
        index = self.cards.index_of(depth)
        self.marks.take(index)
        self.cards.move_under(index, self.cards)
        self.marks.put_under(_UNMARKED, EVERYONE, ONE_LOT)

    def put_under(self, princess: i64, knowers: i64, lot: i64) -> None:
        """A princess who left a palace goes under the deck (EMI-UPKEEP.4)."""
        self.cards.put_under(princess, knowers, lot)
        self.marks.put_under(_UNMARKED, EVERYONE, ONE_LOT)

    def put_on(self, princess: i64, lot: i64, marked: bool) -> None:
        """Lay a card that nobody knows on top, when a position is set up."""
        self.cards.put(princess, NOBODY, lot)
        self.marks.put(_MARKED if marked else _UNMARKED, EVERYONE, ONE_LOT)
        self.lots = max(self.lots, lot)

    def arrange(self, order: list[int], seat: i64) -> None:
        """The top cards in another order, which only one player knows (EMI-CARD.6, .8, EMI-HIDDEN.6)."""
        count = len(order)
        any_marked = False
        for depth in range(count):
            any_marked = any_marked or self.is_marked(depth)
        arrange_secretly(self.cards, order, 1 << seat)
        for depth in range(count):  # cards of several lots were mixed: nobody can tell them apart any more
            merge_lots([self.cards], self.cards.lot(self.cards.index_of(depth)), ONE_LOT)
        if any_marked:  # a mark follows its card, and only he knows where it lies now
            arrange_secretly(self.marks, order, 1 << seat)
            lot = self.new_lot()
            for depth in range(count):
                self.marks.set_lot(self.marks.index_of(depth), lot)

    def new_lot(self) -> i64:
        """A lot for cards that are alike to whoever does not know them (EMI-HIDDEN.7)."""
        self.lots += 1
        return self.lots


def arrange_secretly(pile: Pile, order: list[int], knowers: i64) -> None:
    """Lay the top cards anew in an order that only these seats know (EMI-CARD.8, EMI-DP.4)."""
    pile.arrange(order)
    for depth in range(len(order)):
        pile.set_knowers(pile.index_of(depth), knowers)
