"""What one audience is sent: events, view and decision. Plain structs for the wire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from caravanserai.kernel.refusal import Value
from caravanserai.kernel.view.scene import Scene


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a seat may do now: its text, the pieces that represent it and its immediate effects."""

    text: str
    kind: str
    args: dict[str, Value]
    targets: list[str]
    effects: dict[str, int]
    ends: bool = False  # whether others are asked next: as far as the seat can tell, it ends its turn


@dataclass(frozen=True, slots=True)
class Decision:
    """What the table is waiting for and what it is about; only a seat that is asked gets options."""

    kind: str
    args: dict[str, Value]
    seats: list[int]
    sealed: bool
    options: list[Option]
    undo: bool
    chosen: str | None  # the seat's own sealed choice, which may still be changed


@dataclass(frozen=True, slots=True)
class EventFrame:
    """One event as the audience may know it."""

    name: str
    args: dict[str, Any]
    rules: list[str]


@dataclass(frozen=True, slots=True)
class ScoreFrame:
    """One line of a player's score."""

    category: str
    points: int
    rule: str


@dataclass(frozen=True, slots=True)
class Frame:
    """Everything one audience may know after the move with this number."""

    seq: int
    events: list[EventFrame]
    view: Any
    decision: Decision
    scores: list[list[ScoreFrame]]
    over: bool
    ranks: list[int]  # the final place of each seat, after tie-breaks; empty until the game is over
    scene: Scene | None = None  # what there is to see, for a page that has no drawing of this game
