"""Numbers on a sheet: whatever they stand beside, they come out as they were put."""

from __future__ import annotations

from random import Random
from struct import pack

import pytest

from caravanserai.kernel.observation import Sheet, flags_in
from caravanserai.kernel.pile import NOBODY, Pile


def numbers_on(sheet: Sheet) -> list[int]:
    """The bytes of a sheet, zeros at the end included."""
    sheet.end()
    return list(pack(f"<{len(sheet.words)}q", *sheet.words))


def test_flags_are_a_byte_for_each_bit() -> None:
    for bits in range(256):
        spread = flags_in(bits, 8)
        assert [spread >> 8 * place & 0xFF for place in range(8)] == [bits >> place & 1 for place in range(8)]
    assert flags_in(0b1111, 2) == flags_in(0b11, 8)
    assert flags_in(0x1_0F, 64) == flags_in(0x0F, 8)  # only the lowest eight


@pytest.mark.parametrize("seed", range(40))
def test_numbers_come_out_as_they_were_put(seed: int) -> None:
    random = Random(seed)
    sheet, expected = Sheet(), list[int]()
    players = random.randrange(2, 9)
    seat = random.randrange(players)
    sheet.begin(seat, players)
    for _ in range(30):
        count = random.randrange(1, 60)
        match random.randrange(5):
            case 0:
                expected.append(random.randrange(256))
                sheet.put(expected[-1])
            case 1:
                sheet.put_zeros(count)
                expected += [0] * count
            case 2:
                bits = random.getrandbits(60)
                sheet.put_bits(bits, count)
                expected += [bits >> place & 1 for place in range(count)]
            case 3:
                owner = [random.randrange(-1, players) for _ in range(count)]
                owned = [0] * players
                for place, who in enumerate(owner):
                    if who >= 0:
                        owned[who] |= 1 << place
                sheet.put_owners(owned, count)
                expected += [0 if who < 0 else (who - seat) % players + 1 for who in owner]
            case _:
                seats = random.getrandbits(players)
                sheet.players_in("owing", seats)
                expected += [seats >> (seat + offset) % players & 1 for offset in range(players)]
    assert sheet.written() == len(expected)
    found = numbers_on(sheet)
    assert found[: len(expected)] == expected
    assert not any(found[len(expected) :])


def test_a_pile_is_counted_by_kind() -> None:
    sheet = Sheet()
    sheet.begin(0, 2)
    sheet.put_pile(Pile.of([3, 0, 3, 3], NOBODY, 1), 5)
    sheet.put_pile(Pile.of([1], NOBODY, 1), 2)
    assert numbers_on(sheet) == [1, 0, 0, 3, 0, 0, 1, 0]
