"""What a seat observes, as whole numbers in a fixed order, each with a name and a range.

A game writes a `Sheet`, section by section, always the same sections in the same order. The same code gives
the layout: a sheet that is `naming` also keeps the names, so that names and numbers cannot drift apart.
Everything is relative to the observing seat: it is player 0, its left neighbour player 1, and so on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from caravanserai.kernel.pile import CARD_MASK, Pile

BYTE: Final = 256
HIGHEST_BYTE: Final = 255
BYTE_BITS: Final = 8
WORD: Final = 8  # bytes
WORD_BITS: Final = 64
LAST_SHIFT: Final = 56  # of the last byte in a word
MOST_KINDS: Final = 256
HIGHEST: Final = 32767  # every number fits in 16 bits with a sign
NO_LABELS: Final[list[str]] = []
PLAYERS: Final = [f"player_{offset}" for offset in range(8)]  # by the distance from the observing seat


@final
class Section:
    """A named run of numbers of one range: a single number, or one for each label.

    If it has words, the number n stands for the n-th word, counted from 1, and 0 for none.
    """

    def __init__(
        self, name: str, start: int, labels: list[str], lowest: int, highest: int, words: list[str]
    ) -> None:
        self.name = name
        self.start = start
        self.labels = labels
        self.lowest = lowest
        self.highest = highest
        self.words = words
        self.size = max(1, len(labels))

    def is_wide(self) -> bool:
        """Whether its numbers need two bytes."""
        return self.lowest < 0 or self.highest > HIGHEST_BYTE


@final
class Layout:
    """The names of the numbers in an observation: the same for all games with these options and players.

    As bytes, an observation is the low byte of each number, then the high bytes of those that need two, then
    zeros up to a multiple of eight.
    """

    def __init__(self, sections: list[Section]) -> None:
        self.sections = sections
        self.size = sum(section.size for section in sections)
        # the numbers with a high byte, in order
        self.wide: list[int] = [
            place
            for section in sections
            if section.is_wide()
            for place in range(section.start, section.start + section.size)
        ]
        self.words = (self.size + len(self.wide) + WORD - 1) // WORD
        self.row = self.words * WORD  # the bytes of one observation

    def read(self, row: bytes | bytearray | memoryview) -> list[int]:
        """The numbers of an observation."""
        values = list(row[: self.size])
        for place, high in zip(self.wide, row[self.size :], strict=False):
            values[place] += (high - BYTE if high > HIGHEST_BYTE // 2 else high) * BYTE
        return values

    def section(self, name: str) -> Section:
        """The section with this name."""
        for section in self.sections:
            if section.name == name:
                return section
        raise KeyError(name)

    def named(self, values: Sequence[int]) -> dict[str, int | dict[str, int]]:
        """An observation by name; a section with labels is a dictionary of its own."""
        if len(values) != self.size:
            raise ValueError(f"an observation has {self.size} numbers, not {len(values)}")
        found: dict[str, int | dict[str, int]] = {}
        for section in self.sections:
            if section.labels:
                own = values[section.start : section.start + section.size]
                found[section.name] = {
                    label: int(value) for label, value in zip(section.labels, own, strict=True)
                }
            else:
                found[section.name] = int(values[section.start])
        return found


@final
class Sheet:
    """The numbers one seat observes, written in the order of the layout.

    They are packed as they come, eight to a word: this is done for every decision that a learner makes.
    """

    def __init__(self, naming: bool = False) -> None:
        self.naming = naming
        self.seat: i64 = 0
        self.players: i64 = 0
        self.words: list[int] = []
        self._word: i64 = 0
        self._shift: i64 = 0
        self._high: list[int] = []  # the high bytes of the numbers that need two
        self._heading = ""
        self._counts: list[int] = [0] * MOST_KINDS  # for counting; all zeros in between
        self.sections: list[Section] = []

    def clear(self) -> None:
        """An empty sheet."""
        self.words = []

    def begin(self, seat: i64, players: i64) -> None:
        """What follows is for this seat; it stands after what there is already."""
        self.seat = seat
        self.players = players
        self._word = 0
        self._shift = 0
        self._high = []

    def end(self) -> None:
        """The high bytes follow, and zeros up to a whole word."""
        for high in self._high:
            self.put(high)
        if self._shift > 0:
            self.words.append(self._word)

    def written(self) -> i64:
        """How many numbers there are so far."""
        return len(self.words) * WORD + self._shift // BYTE_BITS

    # --- sections ---------------------------------------------------------------------------------------

    def heading(self, name: str) -> None:
        """The sections that follow belong to this; an empty name ends it."""
        self._heading = name

    def section(
        self, name: str, labels: list[str], highest: i64, lowest: i64 = 0, words: list[str] = NO_LABELS
    ) -> None:
        """A section begins; its numbers are put after this, one for each label."""
        if self.naming:
            full = f"{self._heading}.{name}" if self._heading else name
            if self.sections:
                last = self.sections[-1]
                assert last.start + last.size == self.written(), f"{last.name} has {last.size} numbers"
            self.sections.append(Section(full, self.written(), labels, lowest, highest, words))

    def number(self, name: str, value: i64, highest: i64) -> None:
        """A section of one number."""
        if self.naming:
            self.section(name, NO_LABELS, highest)
        self.put(value)

    def wide(self, name: str, value: i64, lowest: i64 = 0, highest: i64 = HIGHEST) -> None:
        """A section of one number that needs two bytes."""
        if self.naming:
            self.section(name, NO_LABELS, highest, lowest)
        self.put_wide(value)

    def flag(self, name: str, value: bool) -> None:
        """A section of one number: 1 for true."""
        self.number(name, 1 if value else 0, 1)

    def word(self, name: str, value: i64, words: list[str]) -> None:
        """One of these words by its index, or -1 for none."""
        if self.naming:
            self.section(name, NO_LABELS, len(words), 0, words)
        self.put(value + 1)

    def player(self, name: str, seat: i64) -> None:
        """A seat, or -1 for nobody."""
        if self.naming:
            self.section(name, NO_LABELS, self.players, 0, PLAYERS[: self.players])
        self.put(self.relative(seat))

    def players_in(self, name: str, seats: i64) -> None:
        """A set of seats: a flag for each player."""
        if self.naming:
            self.section(name, PLAYERS[: self.players], 1)
        ahead = self.players - self.seat
        before = self.seat
        later = seats >> before & (1 << ahead) - 1
        earlier = seats & (1 << before) - 1
        self.put_bits(later | earlier << ahead, self.players)

    def seats(self, name: str, seats: list[int], count: i64) -> None:
        """Seats in an order: up to so many, then nobody."""
        if self.naming:
            self.section(name, places(count), self.players, 0, PLAYERS[: self.players])
        self.put_seats(seats, count)

    def items(self, name: str, items: list[int], count: i64, words: list[str]) -> None:
        """Things in an order, by the index of their word, -1 for one unknown: up to so many, then none.

        The number 1 is a thing that is there but unknown, the words begin at 2.
        """
        if self.naming:
            self.section(name, places(count), len(words) + 1, 0, ["unknown", *words])
        left = count
        for each in items:
            item: i64 = each
            self.put(item + 2)
            left -= 1
        self.put_zeros(left)

    def owners(self, name: str, labels: list[str], sets: list[int]) -> None:
        """Whose each of these things is, given each seat's own as bits."""
        if self.naming:
            self.section(name, labels, self.players, 0, PLAYERS[: self.players])
        self.put_owners(sets, len(labels))

    # --- numbers ----------------------------------------------------------------------------------------

    def relative(self, seat: i64) -> i64:
        """A seat as a number: 1 for the observing seat, 2 for its left neighbour, 0 for nobody (-1)."""
        if seat < 0:
            return 0
        offset = seat - self.seat
        return offset + 1 if offset >= 0 else offset + self.players + 1

    def player_at(self, offset: i64) -> i64:
        """The seat that is this player, counted from the observing one."""
        seat = self.seat + offset
        return seat if seat < self.players else seat - self.players

    def put(self, value: i64) -> None:
        """A number from 0 to 255."""
        if value < 0 or value > HIGHEST_BYTE:
            raise ValueError(f"{value} is not from 0 to {HIGHEST_BYTE}, number {self.written()}")
        shift = self._shift
        if shift == LAST_SHIFT:
            if value > HIGHEST_BYTE // 2:
                value -= BYTE  # the highest bit of a word is its sign
            self.words.append(self._word | value << LAST_SHIFT)
            self._word = 0
            self._shift = 0
        else:
            self._word |= value << shift
            self._shift = shift + BYTE_BITS

    def put_wide(self, value: i64) -> None:
        """A number that needs two bytes."""
        assert -HIGHEST <= value <= HIGHEST, "an observed number has at most 16 bits"
        self.put(value & HIGHEST_BYTE)
        self._high.append(value >> BYTE_BITS & HIGHEST_BYTE)

    def put_all(self, values: list[int]) -> None:
        for value in values:
            self.put(value)

    def put_zeros(self, count: i64) -> None:
        left = count
        while left > 0:
            self.put_eight(0, left if left < WORD else WORD)
            left -= WORD

    def put_bits(self, bits: i64, count: i64) -> None:
        """A set as flags, the lowest bit first."""
        left = count
        while left > 0:
            self.put_eight(flags_in(bits, left), left if left < WORD else WORD)
            bits >>= BYTE_BITS
            left -= WORD

    def put_eight(self, numbers: i64, count: i64) -> None:
        """Up to eight numbers at once, a byte for each, the lowest first; none is above 127."""
        shift = self._shift
        free = WORD_BITS - shift
        used = count * BYTE_BITS
        if used < free:
            self._word |= numbers << shift
            self._shift = shift + used
            return
        if shift == 0:
            self.words.append(numbers)
            self._word = 0
        else:
            rest = numbers >> free
            self.words.append(self._word | (numbers - (rest << free)) << shift)
            self._word = rest
        self._shift = used - free

    def put_counts(self, kinds: list[int], count: i64) -> None:
        """How many there are of each kind; -1 counts nowhere."""
        counts = self._counts
        for each in kinds:
            kind: i64 = each
            if kind >= 0:
                counts[kind] += 1
        self._put_counted(count)

    def put_pile(self, pile: Pile, count: i64) -> None:
        """How many cards there are of each kind in a pile."""
        counts = self._counts
        for each in pile.slots:
            slot: i64 = each
            counts[slot & CARD_MASK] += 1
        self._put_counted(count)

    def _put_counted(self, count: i64) -> None:
        counts = self._counts
        place: i64 = 0
        while place < count:
            self.put(counts[place])
            counts[place] = 0
            place += 1

    def put_seats(self, seats: list[int], places: i64) -> None:
        """Seats in their order, -1 for nobody, then zeros up to so many places."""
        left = places
        for seat in seats:
            self.put(self.relative(seat))
            left -= 1
        self.put_zeros(left)

    def put_owners(self, sets: list[int], count: i64) -> None:
        """Whose each of so many things is, given each seat's own as bits; 0 for nobody's."""
        place: i64 = 0
        while place < count:
            left = count - place
            numbers: i64 = 0
            for seat, each in enumerate(sets):
                own: i64 = each
                numbers += flags_in(own >> place, left) * self.relative(seat)
            self.put_eight(numbers, left if left < WORD else WORD)
            place += WORD


def flags_in(bits: i64, count: i64) -> i64:
    """The lowest eight bits of a set, or as many as there are, as bytes that are 0 or 1."""
    if count < BYTE_BITS:
        bits &= (1 << count) - 1
    spread = bits & HIGHEST_BYTE
    spread = (spread | spread << 28) & 0x0000000F0000000F
    spread = (spread | spread << 14) & 0x0003000300030003
    return (spread | spread << 7) & 0x0101010101010101


def places(count: int, name: str = "") -> list[str]:
    """Labels for places in an order: 1, 2, 3…"""
    return [f"{name}{place}" for place in range(1, count + 1)]
