"""The positions of plain states: every declared field by name, then sealed choices and steps."""

from __future__ import annotations

from typing import Any

from caravanserai.kernel.actions import ActionSpace
from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Document
from caravanserai.kernel.pile import Pile
from caravanserai.kernel.plain import Cards, Declared, Hands, Number, Numbers, PlainState
from caravanserai.kernel.position.cards import Pool
from caravanserai.kernel.position.reader import Reader, within, write_knowers
from caravanserai.kernel.position.steps import (
    check_steps,
    read_sealed,
    read_steps,
    write_sealed,
    write_steps,
)

_LOT = 1  # all cards of a plain state are shuffled together


def write(s: PlainState, space: ActionSpace) -> Document:
    """The whole truth about a plain state."""
    document = {field.name: _write_field(s, field) for field in type(s).declared}
    return {**document, "sealed": write_sealed(s, space), "steps": write_steps(s)}


def _write_field(s: PlainState, field: Declared) -> Any:
    value = getattr(s, field.name)
    if isinstance(field, Cards):
        return _write_pile(s, value, int(field.knowers))
    if isinstance(field, Hands):
        return [_write_pile(s, pile, 1 << seat) for seat, pile in enumerate(value)]
    return [int(number) for number in value] if isinstance(field, Numbers) else int(value)


def _write_pile(s: PlainState, pile: Pile, usual: int) -> list[Any]:
    """The cards by name, the top one last; with who knows them where that is not as usual."""
    found: list[Any] = []
    for index, card in enumerate(pile.cards()):
        name = type(s).cards[card]
        if pile.knowers(index) == usual:
            found.append(name)
        else:
            found.append({"card": name, "known_by": write_knowers(pile, index, int(s.players_count))})
    return found


def read(s: PlainState, document: Any, space: ActionSpace, chance: Chance) -> bool:
    """Read a document into a state that is set up for a new game; False if it names no steps.

    Numbers that are left out stay as they are. If any cards are given, those that are not lie in the stock.
    """
    reader = Reader(document, "position")
    fields = type(s).declared
    if any(reader.has(field.name) for field in fields if isinstance(field, Cards | Hands)):
        _read_cards(s, reader, chance)
    for field in fields:
        if isinstance(field, Numbers):
            setattr(s, field.name, _numbers(reader, field, getattr(s, field.name)))
        elif isinstance(field, Number):
            setattr(s, field.name, reader.number(field.name, getattr(s, field.name), field.low, field.high))
    if not reader.has("steps"):
        reader.finish()
        return False
    read_steps(s, reader)
    check_steps(s)
    read_sealed(s, reader, space)
    reader.finish()
    return True


def _numbers(reader: Reader, field: Numbers, now: list[int]) -> list[int]:
    found = reader.raw_entries(field.name, now)
    return [within(value, f"{reader.where}.{field.name}", field.low, field.high) for value in found]


def _read_cards(s: PlainState, reader: Reader, chance: Chance) -> None:
    pool = Pool(type(s).cards, [1] * len(type(s).cards))
    stock: list[Pile] = []
    for field in type(s).declared:
        if isinstance(field, Cards):
            pile = _read_pile(s, reader, field.name, reader.raw_list(field.name), int(field.knowers), pool)
            setattr(s, field.name, pile)
            if field.stock:
                stock.append(pile)
        elif isinstance(field, Hands):
            hands = reader.raw_entries(field.name, [[] for _ in range(int(s.players_count))])
            piles = [
                _read_pile(s, reader, field.name, hand, 1 << seat, pool) for seat, hand in enumerate(hands)
            ]
            setattr(s, field.name, piles)
    rest = pool.rest()
    if not stock:
        pool.need_empty(reader.where)
    chance.shuffle(rest)
    for card in rest:
        stock[0].put_under(card, 0, _LOT)


def _read_pile(s: PlainState, reader: Reader, name: str, entries: Any, usual: int, pool: Pool) -> Pile:
    where = f"{reader.where}.{name}"
    holder = Reader({"cards": entries}, where)
    pile = Pile()
    for entry in holder.raw_list("cards"):
        card = Reader(entry if isinstance(entry, dict) else {"card": entry}, where)
        number = card.word("card", "", type(s).cards)
        knowers = usual
        if card.says("known_by"):
            knowers = card.knowers(card.raw("known_by"), int(s.players_count))
        card.finish()
        pile.put(pool.take(number, where), knowers, _LOT)
    return pile
