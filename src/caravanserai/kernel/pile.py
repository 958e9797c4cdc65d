"""Ordered cards or tokens; every slot records which seats know it."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from caravanserai.kernel.chance import Chance

# A slot is one int: the card (8 bits), who knows it (16 bits), and its lot, the shuffle it came from.
# Cards of one lot that a seat does not know are interchangeable from that seat's point of view.
CARD_BITS: Final = 8
CARD_MASK: Final = 0xFF
LOT_BITS: Final = 24  # keeps a slot within CPython's small ints
NOBODY: Final = 0
_NO_CARDS: Final[list[int]] = []  # never changed
_WITHIN_LOT: Final = (1 << LOT_BITS) - 1
EVERYONE: Final = 0xFFFF  # all seats and the public
PUBLIC_BIT: Final = 1 << 15  # what a spectator knows

# An audience is a seat or one of these.
PUBLIC: Final = -1  # what everyone may know
ALL_SEEING: Final = -2  # everything anybody knows: for replays when the game is over


def audience_bit(audience: int) -> int:
    """The knowledge bit mask of an audience."""
    if audience >= 0:
        return 1 << audience
    return PUBLIC_BIT if audience == PUBLIC else EVERYONE


@final
@mypyc_attr(acyclic=True)
class Pile:
    """A pile with its top at the end: cards, and who knows each.

    Copies share their cards until one of them changes. Games use only these methods and never depend on how a
    card is stored.
    """

    # A new pile is empty and, like a copy, has no list of its own yet. There is no `__init__`, because copies
    # of states make many piles and calling one takes interpreted Python long.
    slots: list[int] = _NO_CARDS
    _shared: bool = True  # whether another pile may share the same list

    @staticmethod
    def of(cards: list[int], knowers: int, lot: int) -> Pile:
        """A pile of these cards, the last on top."""
        pile = Pile()
        pile.slots = [lot << LOT_BITS | knowers << CARD_BITS | card for card in cards]
        pile._shared = False
        return pile

    def clone(self) -> Pile:
        twin = Pile()
        twin.slots = self.slots
        self._shared = True
        return twin

    def copy(self) -> Pile:
        """A pile with cards of its own, to take the place of one that several states share."""
        twin = Pile()
        twin.slots = self.slots.copy()
        twin._shared = False
        return twin

    def _own(self) -> None:
        """Make the list its own, for changing it; only if it is shared."""
        self.slots = self.slots.copy()
        self._shared = False

    # --- looking ------------------------------------------------------------------------------------------

    def size(self) -> i64:
        return len(self.slots)

    def card(self, index: i64) -> i64:
        slot: i64 = self.slots[index]
        return slot & CARD_MASK

    def top(self) -> i64:
        """The card on top."""
        slot: i64 = self.slots[-1]
        return slot & CARD_MASK

    def index_of(self, depth: i64) -> i64:
        """The index of the card with this many others on top of it."""
        return len(self.slots) - 1 - depth

    def cards(self) -> list[int]:
        """The cards from bottom to top: the whole truth."""
        return [slot & CARD_MASK for slot in self.slots]

    def kinds(self) -> i64:
        """The kinds of card in the pile, one bit each; for card numbers below 63."""
        found: i64 = 0
        one = found + 1  # not a literal, which compiled code would shift in 32 bits
        for each in self.slots:
            slot: i64 = each
            found |= one << (slot & CARD_MASK)
        return found

    def find(self, card: i64) -> i64:
        """The lowest index of this card, or -1."""
        for index, each in enumerate(self.slots):
            slot: i64 = each
            if slot & CARD_MASK == card:
                return index
        return -1

    def has(self, card: i64) -> bool:
        return self.find(card) >= 0

    def total(self, indices: list[int]) -> i64:
        """The sum of some cards, where cards are numbers."""
        slots = self.slots
        found: i64 = 0
        for index in indices:
            slot: i64 = slots[index]
            found += slot & CARD_MASK
        return found

    def count(self, card: i64) -> i64:
        found: i64 = 0
        for each in self.slots:
            slot: i64 = each
            if slot & CARD_MASK == card:
                found += 1
        return found

    def find_kind(self, kind_of: list[int], kind: i64) -> i64:
        """The index of a card of this kind, preferably one that everybody knows, or -1.

        The kinds are those of a table by card. Where copies are the same choice, whoever chooses one gives
        away no more than necessary.
        """
        found: i64 = -1
        for index, each in enumerate(self.slots):
            slot: i64 = each
            if kind_of[slot & CARD_MASK] == kind:
                if slot >> CARD_BITS & EVERYONE == EVERYONE:
                    return index
                if found < 0:
                    found = index
        return found

    def one_of_each(self, kind_of: list[int], value_of: list[int]) -> list[int]:
        """One value for each different kind of card, by tables by card; a kind is a bit of its own."""
        found: list[int] = []
        seen: i64 = 0
        for each in self.slots:
            slot: i64 = each
            card = slot & CARD_MASK
            kind: i64 = kind_of[card]
            if not seen & kind:
                seen |= kind
                found.append(value_of[card])
        return found

    # --- who knows what -----------------------------------------------------------------------------------

    def knowers(self, index: i64) -> i64:
        slot: i64 = self.slots[index]
        return slot >> CARD_BITS & EVERYONE

    def is_known(self, index: i64, seats: i64) -> bool:
        """Whether any of these seats knows a card."""
        slot: i64 = self.slots[index]
        return slot >> CARD_BITS & seats != 0

    def is_public(self, index: i64) -> bool:
        slot: i64 = self.slots[index]
        return slot >> CARD_BITS & EVERYONE == EVERYONE

    def known_to(self, seats: i64) -> list[int]:
        """Each card from bottom to top, or -1 where none of the seats knows it."""
        return [slot & CARD_MASK if slot >> CARD_BITS & seats else -1 for slot in self.slots]

    def lot(self, index: i64) -> i64:
        slot: i64 = self.slots[index]
        return slot >> LOT_BITS

    def tell(self, index: i64, seats: i64) -> i64:
        """Let these seats know a card too; returns who knew it before.

        In play, use `State.show`, which tracks what is revealed.
        """
        slot: i64 = self.slots[index]
        known = slot >> CARD_BITS & EVERYONE
        if seats & ~known:
            if self._shared:
                self._own()
            self.slots[index] = slot | seats << CARD_BITS
        return known

    def tell_all(self, indices: list[int], seats: i64, actor: i64) -> tuple[i64, i64]:
        """Let these seats know some cards: how many were new to them, and how many of those to the actor."""
        if self._shared:
            self._own()
        slots = self.slots
        told = seats << CARD_BITS
        known = actor << CARD_BITS
        new: i64 = 0
        unknown: i64 = 0
        for index in indices:
            slot: i64 = slots[index]
            if told & ~slot:
                slots[index] = slot | told
                new += 1
                if not slot & known:
                    unknown += 1
        return new, unknown

    def set_knowers(self, index: i64, seats: i64) -> None:
        """Set exactly which seats know a card."""
        slot: i64 = self.slots[index]
        if self._shared:
            self._own()
        self.slots[index] = slot & ~(EVERYONE << CARD_BITS) | seats << CARD_BITS

    def set_lot(self, index: i64, lot: i64) -> None:
        """Move a card to this lot."""
        slot: i64 = self.slots[index]
        if self._shared:
            self._own()
        self.slots[index] = lot << LOT_BITS | slot & _WITHIN_LOT

    # --- moving cards -------------------------------------------------------------------------------------

    def put(self, card: i64, knowers: i64, lot: i64) -> None:
        """Put a card on top."""
        if self._shared:
            self._own()
        self.slots.append(_slot(card, knowers, lot))

    def put_under(self, card: i64, knowers: i64, lot: i64) -> None:
        """Put a card at the bottom."""
        if self._shared:
            self._own()
        self.slots.insert(0, _slot(card, knowers, lot))

    def replace(self, index: i64, card: i64) -> None:
        """Replace a card; the slot's lot and who knows it stay the same."""
        slot: i64 = self.slots[index]
        if self._shared:
            self._own()
        self.slots[index] = slot >> CARD_BITS << CARD_BITS | card

    def take(self, index: i64) -> i64:
        """Take out a card."""
        if self._shared:
            self._own()
        slot: i64 = self.slots.pop(index)
        return slot & CARD_MASK

    def take_top(self) -> i64:
        if self._shared:
            self._own()
        slot: i64 = self.slots.pop()
        return slot & CARD_MASK

    def remove(self, card: i64) -> None:
        """Take out the lowest copy of a card; there must be one."""
        if self._shared:
            self._own()
        self.slots.pop(self.find(card))

    def move(self, index: i64, other: Pile) -> None:
        """Put a card on top of another pile; those who knew it still do."""
        if self._shared:
            self._own()
        if other._shared:
            other._own()
        other.slots.append(self.slots.pop(index))

    def move_top(self, other: Pile) -> None:
        if self._shared:
            self._own()
        if other._shared:
            other._own()
        other.slots.append(self.slots.pop())

    def hand_over(self, other: Pile, seats: i64) -> i64:
        """Move the top card to another pile, known to these seats as well; returns who knew it before."""
        if self._shared:
            self._own()
        if other._shared:
            other._own()
        slot: i64 = self.slots.pop()
        other.slots.append(slot | seats << CARD_BITS)
        return slot >> CARD_BITS & EVERYONE

    def move_all(self, other: Pile) -> None:
        """Put all cards on top of another pile in the same order."""
        if other._shared:
            other._own()
        other.slots.extend(self.slots)
        self.clear()

    def move_under(self, index: i64, other: Pile) -> None:
        """Put a card under another pile, or under its own; those who knew it still do."""
        if self._shared:
            self._own()
        if other._shared:
            other._own()
        slot = self.slots.pop(index)
        other.slots.insert(0, slot)

    def arrange(self, order: list[int]) -> None:
        """Rearrange the top cards: `order` names them by depth, the new top card first."""
        if self._shared:
            self._own()
        slots = self.slots
        count = len(order)
        found = slots[len(slots) - count :]
        for place, depth in enumerate(order):
            slots[-1 - place] = found[count - 1 - depth]

    def swap(self, one: i64, other: i64) -> None:
        """Two cards change places; whoever knew them still does."""
        if self._shared:
            self._own()
        slots: list[Any] = self.slots  # as they are: compiled, whole numbers would be made anew
        slots[one], slots[other] = slots[other], slots[one]

    def bring(self, card: i64, index: i64) -> None:
        """A card that lies at this index or above changes places with the one that lies there."""
        slot: i64 = self.slots[index]
        if slot & CARD_MASK == card:
            return
        if self._shared:
            self._own()
        slots = self.slots
        source = index
        while True:
            source += 1
            found: i64 = slots[source]
            if found & CARD_MASK == card:
                slots[index] = found
                slots[source] = slot
                return

    def shuffle(self, chance: Chance, lot: i64) -> None:
        """Shuffle the whole pile: nobody knows any card now, and they form one new lot."""
        cards = self.cards()
        chance.shuffle(cards)
        self.slots = [lot << LOT_BITS | card for card in cards]
        self._shared = False

    def clear(self) -> None:
        self.slots = _NO_CARDS
        self._shared = True


def _slot(card: i64, knowers: i64, lot: i64) -> i64:
    if not 0 <= card <= CARD_MASK:
        raise ValueError(f"card {card} is not one of 0 to {CARD_MASK}")
    return lot << LOT_BITS | knowers << CARD_BITS | card


def redeal(piles: list[Pile], seat_bit: int, chance: Chance) -> None:
    """Re-deal, lot by lot, every card in these piles that the seat does not know."""
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
    cards.sort()  # the deal must depend only on the generator, never on where the cards really were
    chance.shuffle(cards)
    dealt = 0
    for pile in piles:
        if pile._shared:
            pile._own()
        slots = pile.slots
        for index in range(len(slots)):
            slot = slots[index]
            if slot >> LOT_BITS == lot and not slot >> CARD_BITS & seat_bit:
                slots[index] = slot >> CARD_BITS << CARD_BITS | cards[dealt]
                dealt += 1


def merge_lots(piles: list[Pile], lot: int, into: int) -> None:
    """Merge two lots that play no longer distinguishes."""
    for pile in piles:
        if pile._shared:
            pile._own()
        slots = pile.slots
        for index in range(len(slots)):
            slot = slots[index]
            if slot >> LOT_BITS == lot:
                slots[index] = into << LOT_BITS | slot & _WITHIN_LOT
