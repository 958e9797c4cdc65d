"""What never changes during a game of Yspahan, as typed structs for the page."""

from __future__ import annotations

from dataclasses import dataclass

from caravanserai.games.yspahan.parts import Parts


@dataclass(frozen=True, slots=True)
class SoukView:
    """A souk of the board: where it is, what it is worth and its shops."""

    souk: str
    quarter: str
    colour: str
    points: int
    shops: list[str]


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space of the road and the shops it touches."""

    space: str
    shops: list[str]


@dataclass(frozen=True, slots=True)
class BuildingView:
    """A building and its price."""

    building: str
    camels: int
    gold: int


@dataclass(frozen=True, slots=True)
class RowView:
    """A row of the Caravan, from the bottom: points for entering it, and its value for a player's cubes."""

    points: int
    value: int


@dataclass(frozen=True, slots=True)
class YspahanBoard:
    """What never changes during a game."""

    floors: list[str]
    quarters: list[str]
    souks: list[SoukView]
    spaces: list[SpaceView]
    buildings: list[BuildingView]
    building_points: list[int]
    rows: list[RowView]
    cards: list[str]
    weeks: int
    days_per_week: int


def board(parts: Parts) -> YspahanBoard:
    """The board as data.toml describes it, so that the page repeats nothing."""
    return YspahanBoard(
        floors=parts.floors,
        quarters=[quarter.id for quarter in parts.quarters],
        souks=[
            SoukView(
                souk.id,
                parts.quarters[souk.quarter].id,
                souk.colour,
                souk.points,
                [parts.shops[shop] for shop in souk.shops],
            )
            for souk in parts.souks
        ],
        spaces=[
            SpaceView(space, [parts.shops[shop] for shop in parts.touched[index]])
            for index, space in enumerate(parts.spaces)
        ],
        buildings=[BuildingView(each.id, each.camels, each.gold) for each in parts.buildings],
        building_points=parts.building_points,
        rows=[
            RowView(points, value) for points, value in zip(parts.row_points, parts.row_value, strict=True)
        ],
        cards=parts.cards,
        weeks=parts.weeks,
        days_per_week=parts.days_per_week,
    )
