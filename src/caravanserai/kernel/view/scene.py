"""What there is to see, said once by a game for every face: terminal, text view and the page's generic board.

A scene names everything by message keys of the game's texts, so each reader's language renders it. Places
hold pieces; facts are named values; whatever a decision allows to be pointed at is a piece or a place whose
`id` is the target of an option (`Option.targets`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from caravanserai.kernel.refusal import Value

# How a piece looks. A `space` is somewhere a piece could go, such as an empty shop.
Shape = Literal["card", "token", "die", "coin", "space"]
# How a place lays out its pieces: side by side, in columns, overlapping like a hand of cards, one on top of
# the other, or along a path in their order.
Layout = Literal["row", "grid", "fan", "stack", "track"]


@dataclass(frozen=True, slots=True)
class Words:
    """A message of the game's texts and its arguments."""

    key: str
    args: dict[str, Value | list[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Piece:
    """A card, token, die or space: what it is called, whose it is, and what a reader may point at."""

    name: Words
    shape: Shape = "token"
    id: str = ""  # the target it represents, such as `card:ruby`; empty if it can never be chosen
    owner: int | None = None  # the seat whose colour and symbol it bears
    count: int = 1  # how many of the same lie here
    value: int | None = None  # the number shown on it: the pips of a die, the worth of a card
    hidden: bool = False  # face down: the audience may not know what it is
    tone: str = ""  # one of the colours the game names
    icon: str = ""  # one of the icons the game names
    note: Words | None = None  # what it does, for who points at it


@dataclass(frozen=True, slots=True)
class Fact:
    """A named value: a number, words, or a sign that no language changes, such as a letter.

    None where the name says it all, such as "3 Camels".
    """

    name: Words
    value: int | str | Words | None = None
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere on the table, and the pieces that lie there in order."""

    id: str  # unique in the scene, and the target of options that choose the place itself
    name: Words
    pieces: list[Piece] = field(default_factory=list)
    layout: Layout = "row"
    columns: int = 0  # of a grid; 0 leaves it to the face
    facts: list[Fact] = field(default_factory=list)
    note: Words | None = None


@dataclass(frozen=True, slots=True)
class Belongings:
    """What lies before one player, as far as the audience may see it."""

    seat: int
    facts: list[Fact] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    active: bool = False  # whose turn it is, where the game has turns


@dataclass(frozen=True, slots=True)
class Scene:
    """The whole table as one audience sees it: where in the game we are, the common places, the players."""

    when: Words
    facts: list[Fact]
    places: list[Place]
    seats: list[Belongings]

    def every_place(self) -> Iterable[Place]:
        """The common places and those of all players."""
        yield from self.places
        for belongings in self.seats:
            yield from belongings.places

    def targets(self) -> set[str]:
        """Everything that can be pointed at."""
        ids = {piece.id for place in self.every_place() for piece in place.pieces}
        return (ids | {place.id for place in self.every_place()}) - {""}
