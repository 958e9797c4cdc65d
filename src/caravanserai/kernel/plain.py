"""Games whose state is declared: whole numbers, lists of them and piles of cards, each by name.

Copies, re-dealing and position documents follow from the declaration, so that a small game need not write
them. Games that must be fast write their own `clone` and `position/`.
"""

from __future__ import annotations

from typing import Any, ClassVar, cast

from mypy_extensions import mypyc_attr

from caravanserai.kernel.chance import Chance
from caravanserai.kernel.game import Document, Game, Options
from caravanserai.kernel.observation import HIGHEST_BYTE, PLAYERS, Sheet, places
from caravanserai.kernel.pile import EVERYONE, NOBODY, Pile, redeal
from caravanserai.kernel.state import State
from caravanserai.kernel.step import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Declared:
    """A field of a plain state."""

    def __init__(self, name: str) -> None:
        self.name = name

    def start(self, players: int) -> Any:
        """What it holds before anything is set up."""
        raise NotImplementedError

    def copy(self, value: Any) -> Any:
        return value


class Number(Declared):
    """A whole number within limits; it starts at the lower one."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def start(self, players: int) -> Any:
        return self.low


class Numbers(Number):
    """A list of whole numbers within limits: as many as `count`, or one for each seat."""

    def __init__(self, name: str, low: int, high: int, count: int = 0) -> None:
        super().__init__(name, low, high)
        self.count = count

    def start(self, players: int) -> Any:
        return [self.low] * (self.count or players)

    def copy(self, value: Any) -> Any:
        return value.copy()


class Cards(Declared):
    """A pile of cards, face up or face down; cards that a position does not place lie in the `stock`."""

    def __init__(self, name: str, face_up: bool = False, stock: bool = False) -> None:
        super().__init__(name)
        self.knowers = EVERYONE if face_up else NOBODY
        self.stock = stock

    def start(self, players: int) -> Any:
        return Pile()

    def copy(self, value: Any) -> Any:
        return value.clone()


class Hands(Declared):
    """A pile of cards for each seat, which only that seat knows."""

    def start(self, players: int) -> Any:
        return [Pile() for _ in range(players)]

    def copy(self, value: Any) -> Any:
        return [pile.clone() for pile in value]


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainState(State):
    """A state made of declared fields. A subclass annotates them, so that they are typed."""

    declared: ClassVar[list[Declared]] = []
    cards: ClassVar[list[str]] = []  # the name of each card, by its number; there is one of each

    def __init__(self, players: int, chance: Chance, steps: list[Step[Any]]) -> None:
        super().__init__(players, chance, steps)
        for field in type(self).declared:
            setattr(self, field.name, field.start(players))

    def clone(self) -> State:
        twin = type(self)(int(self.players_count), self.chance.clone(), self.steps)
        self.copy_kernel(twin)
        for field in type(self).declared:
            setattr(twin, field.name, field.copy(getattr(self, field.name)))
        return twin

    def piles(self) -> list[Pile]:
        """Every pile, in the order of the declaration."""
        found: list[Pile] = []
        for field in type(self).declared:
            if isinstance(field, Cards):
                found.append(getattr(self, field.name))
            elif isinstance(field, Hands):
                found.extend(getattr(self, field.name))
        return found

    def redeal_hidden(self, seat_bit: int, chance: Chance) -> None:
        redeal(self.piles(), seat_bit, chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainGame(Game):
    """A game with a plain state: `begin` only pushes the first step, and positions come by themselves."""

    def check(self, state: State) -> None:
        """Refuse a written position that no game can reach, with `kernel.position.need`."""

    def observe(self, state: State, seat: int, sheet: Sheet) -> None:
        """All numbers, and where each card lies as far as the seat knows."""
        s = cast(PlainState, state)
        for field in type(s).declared:
            if isinstance(field, Numbers):
                _observe_numbers(field, getattr(s, field.name), sheet)
            elif isinstance(field, Number):
                _observe_number(field, getattr(s, field.name), sheet)
        _observe_cards(s, seat, sheet)

    def to_position(self, state: State) -> Document:
        from caravanserai.kernel.position.plain import write  # documents stay interpreted

        return write(cast(PlainState, state), self.space)

    def from_position(self, players: int, options: Options, document: Any, chance: Chance) -> State:
        from caravanserai.kernel.position.plain import read

        state = cast(PlainState, self.set_up(players, options, chance))
        if not read(state, document, self.space, chance):
            self.begin(state)
        self.check(state)
        return state


# --- observations ----------------------------------------------------------------------------------------


def _observe_number(field: Number, value: int, sheet: Sheet) -> None:
    """One number, counted from its lower limit unless it needs two bytes."""
    if field.high - field.low > HIGHEST_BYTE:
        sheet.wide(field.name, value, field.low, field.high)
    else:
        sheet.number(field.name, value - field.low, field.high - field.low)


def _observe_numbers(field: Numbers, values: list[int], sheet: Sheet) -> None:
    """Several numbers in their order, or one for each player."""
    wide = field.high - field.low > HIGHEST_BYTE
    labels = places(field.count) if field.count else PLAYERS[: sheet.players]
    if wide:
        sheet.section(field.name, labels, field.high, field.low)
    else:
        sheet.section(field.name, labels, field.high - field.low)
    for place in range(len(values)):
        value = values[place if field.count else sheet.player_at(place)]
        if wide:
            sheet.put_wide(value)
        else:
            sheet.put(value - field.low)


def _observe_cards(s: PlainState, seat: int, sheet: Sheet) -> None:
    """How many cards each pile has, and for each card the pile in which the seat knows it to lie."""
    where: list[int] = [0] * len(s.cards)
    words: list[str] = []
    piles: list[Pile] = []
    for field in type(s).declared:
        if isinstance(field, Cards):
            words.append(field.name)
            piles.append(getattr(s, field.name))
        elif isinstance(field, Hands):
            hands: list[Pile] = getattr(s, field.name)
            for offset in range(len(hands)):
                words.append(f"{field.name} of {PLAYERS[offset]}")
                piles.append(hands[sheet.player_at(offset)])
    sheet.section("cards_in", words, len(s.cards))
    for number, pile in enumerate(piles):
        sheet.put(pile.size())
        for card in pile.known_to(1 << seat):
            if card >= 0:
                where[card] = number + 1
    sheet.section("cards", s.cards, len(words), 0, words)
    sheet.put_all(where)
