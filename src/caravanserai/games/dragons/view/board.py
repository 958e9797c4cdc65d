"""What never changes during a game of Aladdin's Dragons, as typed structs for the page."""

from __future__ import annotations

from dataclasses import dataclass

from caravanserai.games.dragons.parts import AREAS, ARTIFACTS, BASIC, MAGIC, NONE, SPELLS, WINDOWS, Parts
from caravanserai.games.dragons.parts import Timing as PartTiming


@dataclass(frozen=True, slots=True)
class BoardSpaceView:
    """A space of the board: where it lies and when it is used."""

    space: str
    area: str
    row: int
    column: int
    kind: str | None
    variants: list[str]
    min_players: int


@dataclass(frozen=True, slots=True)
class KindView:
    """A kind of treasure."""

    kind: str
    colour: str


@dataclass(frozen=True, slots=True)
class MagicView:
    """An artifact or a spell, and when it can be played."""

    name: str
    rule: str
    windows: list[str]
    only_space: str | None
    guard_tally: bool


@dataclass(frozen=True, slots=True)
class DragonsBoard:
    """What never changes during a game."""

    spaces: list[BoardSpaceView]
    kinds: list[KindView]
    shelves: int
    units_per_kind: int
    large_value: int
    tokens: list[int]
    carpet_value: int
    guards: list[int]
    colours: list[str]
    artifacts: list[MagicView]
    spells: list[MagicView]
    variants: list[str]


_ARTIFACT_RULES = {
    "lamp": "DRA-LAMP.1",
    "counterspell": "DRA-COUNTER.1",
    "double": "DRA-DOUBLE.1",
    "carpet": "DRA-CARPET.1",
    "key": "DRA-KEY.1",
    "scroll": "DRA-SCROLL.1",
}


def board(parts: Parts) -> DragonsBoard:
    """The box as data.toml describes it, so that the page repeats nothing."""
    return DragonsBoard(
        spaces=[
            BoardSpaceView(
                space,
                AREAS[parts.area[at]],
                parts.rows[at],
                parts.columns[at],
                parts.kinds[parts.kind_of[at]] if parts.kind_of[at] != NONE else None,
                parts.variants[at],
                parts.min_players[at],
            )
            for at, space in enumerate(parts.spaces)
        ],
        kinds=[KindView(kind, colour) for kind, colour in zip(parts.kinds, parts.kind_colours, strict=True)],
        shelves=parts.shelves,
        units_per_kind=parts.units_per_kind,
        large_value=parts.large_value,
        tokens=parts.values,
        carpet_value=parts.carpet_value,
        guards=parts.guards,
        colours=parts.colours,
        artifacts=[
            _magic(parts, name, _ARTIFACT_RULES[name], parts.artifact_timing[at])
            for at, name in enumerate(ARTIFACTS)
        ],
        spells=[
            _magic(parts, name, parts.spell_rules[at], parts.spell_timing[at])
            for at, name in enumerate(SPELLS)
        ],
        variants=[BASIC, MAGIC],
    )


def _magic(parts: Parts, name: str, rule: str, timing: PartTiming) -> MagicView:
    return MagicView(
        name,
        rule,
        [window for at, window in enumerate(WINDOWS) if timing.windows >> at & 1],
        parts.spaces[timing.only_space] if timing.only_space != NONE else None,
        timing.guard_tally,
    )
