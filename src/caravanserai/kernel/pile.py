"""Ordered cards or tokens in which every slot remembers which seats know it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.kernel.chance import Chance

# A slot is one int: the card (8 bits), who knows it (16 bits), and its lot: the shuffle it came out of.
# Cards of one lot that a seat does not know are interchangeable in that seat's eyes.
CARD_BITS: Final = 8
CARD_MASK: Final = 0xFF
LOT_BITS: Final = 24  # so that a slot stays within the small ints of CPython
NOBODY: Final = 0
EVERYONE: Final = 0xFFFF  # all seats, and the public
PUBLIC_BIT: Final = 1 << 15  # what a spectator knows

# Audiences are seats, or one of these.
PUBLIC: Final = -1  # what everyone may know
ALL_SEEING: Final = -2  # what anybody knows: for replays when the game is over


def audience_bit(audience: int) -> int:
    """The knowledge mask of an audience."""
    if audience >= 0:
        return 1 << audience
    return PUBLIC_BIT if audience == PUBLIC else EVERYONE


class Pile:
    """A pile with its top at the end of the list."""

    def __init__(self, slots: list[int]) -> None:
        self.slots = slots

    def clone(self) -> Pile:
        return Pile(self.slots.copy())

    def size(self) -> i64:
        return len(self.slots)

    def card(self, index: int) -> int:
        return self.slots[index] & CARD_MASK

    def knowers(self, index: int) -> int:
        return self.slots[index] >> CARD_BITS & EVERYONE

    def lot(self, index: int) -> int:
        return self.slots[index] >> LOT_BITS

    def put(self, card: int, knowers: int, lot: int) -> None:
        """Lay a card on top."""
        if not 0 <= card <= CARD_MASK:
            raise ValueError(f"card {card} is not one of 0 to {CARD_MASK}")
        self.slots.append(lot << LOT_BITS | knowers << CARD_BITS | card)

    def cards(self) -> list[int]:
        """The cards from bottom to top: the whole truth."""
        return [slot & CARD_MASK for slot in self.slots]

    def find(self, card: int) -> int:
        """The lowest slot with this card, or -1."""
        for index, slot in enumerate(self.slots):
            if slot & CARD_MASK == card:
                return index
        return -1

    def count(self, card: int) -> int:
        found = 0
        for slot in self.slots:
            if slot & CARD_MASK == card:
                found += 1
        return found

    def known_to(self, seat_bit: int) -> list[int]:
        """From bottom to top each card, or -1 where the seat does not know it."""
        return [slot & CARD_MASK if slot >> CARD_BITS & seat_bit else -1 for slot in self.slots]

    def shuffle(self, chance: Chance, lot: int) -> None:
        """Mix the whole pile: from now on nobody knows any slot, and its cards form one new lot."""
        cards = self.cards()
        chance.shuffle(cards)
        self.slots = [lot << LOT_BITS | card for card in cards]


def redeal(piles: list[Pile], seat_bit: int, chance: Chance) -> None:
    """Deal again, lot by lot, every card of these piles that the seat does not know."""
    lots: list[int] = []
    for pile in piles:
        for slot in pile.slots:
            if not slot >> CARD_BITS & seat_bit:
                lot = slot >> LOT_BITS
                if lot not in lots:
                    lots.append(lot)
    for lot in lots:
        _redeal_lot(piles, seat_bit, lot, chance)


def _redeal_lot(piles: list[Pile], seat_bit: int, lot: int, chance: Chance) -> None:
    cards: list[int] = []
    for pile in piles:
        for slot in pile.slots:
            if slot >> LOT_BITS == lot and not slot >> CARD_BITS & seat_bit:
                cards.append(slot & CARD_MASK)
    cards.sort()  # what is dealt must depend on the generator alone, never on where the cards really were
    chance.shuffle(cards)
    dealt = 0
    for pile in piles:
        slots = pile.slots
        for index in range(len(slots)):
            slot = slots[index]
            if slot >> LOT_BITS == lot and not slot >> CARD_BITS & seat_bit:
                slots[index] = slot >> CARD_BITS << CARD_BITS | cards[dealt]
                dealt += 1


def merge_lots(piles: list[Pile], lot: int, into: int) -> None:
    """Forget that two lots were apart, once play no longer tells them apart."""
    for pile in piles:
        slots = pile.slots
        for index in range(len(slots)):
            slot = slots[index]
            if slot >> LOT_BITS == lot:
                slots[index] = into << LOT_BITS | slot & (1 << LOT_BITS) - 1
