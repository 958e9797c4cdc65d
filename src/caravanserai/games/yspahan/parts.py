"""The components of Yspahan as typed tables, built once from data.toml."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from caravanserai.kernel.data import BadData, check_names, in_order, read
from caravanserai.kernel.game import Document

EMPTY: Final = -1  # nobody's shop or souk; no quarter
FACES: Final = 6  # of a die
MOST_QUARTERS: Final = 4  # what steps and documents have room for

# Buildings and cards by the rules' own names, whatever their order in data.toml.
PADDOCK: Final = 0
SHOP: Final = 1
HAMMAM: Final = 2
CARAVANSERAI: Final = 3
BAZAAR: Final = 4
HOIST: Final = 5
_BUILDINGS: Final = ["paddock", "shop_building", "hammam", "caravanserai", "bazaar", "hoist"]

THREE_CAMELS: Final = 0
THREE_GOLD: Final = 1
PLACE_GOOD: Final = 2
CARAVAN_GOOD: Final = 3
CAMELS_FOR_POINTS: Final = 4
GOLD_FOR_POINTS: Final = 5
EXCHANGE: Final = 6
BUILD_NO_CAMELS: Final = 7
BUILD_NO_GOLD: Final = 8
NO_CARD: Final = -1
_CARDS: Final = [
    *("three_camels", "three_gold", "place_good", "caravan_good", "camels_for_points", "gold_for_points"),
    *("exchange", "build_no_camels", "build_no_gold"),
]


class Souk:
    """A block of shops of one colour in one quarter."""

    def __init__(self, id: str, index: int, quarter: int, colour: str, points: int, shops: list[int]) -> None:
        self.id = id
        self.index: i64 = index
        self.quarter: i64 = quarter
        self.colour = colour
        self.points: i64 = points
        self.shops = shops
        self.size: i64 = len(shops)
        self.bits: i64 = sum(1 << shop for shop in shops)  # its shops, one bit each


class Quarter:
    """A quarter of the city: its souks, and all their shops, one bit each."""

    def __init__(self, id: str, souks: list[Souk]) -> None:
        self.id = id
        self.souks = souks
        self.bits: i64 = sum(int(souk.bits) for souk in souks)


class Building:
    """One of the six buildings every player can build once."""

    def __init__(self, entry: Document) -> None:
        self.id: str = entry["id"]
        self.camels: i64 = entry["cost_camels"]
        self.gold: i64 = entry["cost_gold"]
        self.amount: i64 = entry["amount"]


class Parts:
    """Everything in the box, by index; the indices of buildings and cards are those named above."""

    def __init__(self, data: Document) -> None:
        self._read_city(data)
        self._read_road(data)
        self._read_tower(data)
        self._read_caravan(data)
        self._read_buildings(data)
        self._read_cards(data)
        self._read_stock(data)

    def _read_city(self, data: Document) -> None:
        quarters = _ids(data["quarter"])
        self.shops: list[str] = _ids(data["shop"])
        self.souks: list[Souk] = []
        for index, entry in enumerate(data["souk"]):
            shops = [place for place, shop in enumerate(data["shop"]) if shop["souk"] == entry["id"]]
            if len(shops) != entry["shops"]:
                raise BadData(
                    f"{entry['id']} should have {entry['shops']} shops, the shop list has {len(shops)}"
                )
            quarter = quarters.index(entry["quarter"])
            self.souks.append(Souk(entry["id"], index, quarter, entry["colour"], entry["points"], shops))
        by_id = {souk.id: souk for souk in self.souks}
        self.souk_of: list[Souk] = [by_id[shop["souk"]] for shop in data["shop"]]
        self.quarters: list[Quarter] = [
            Quarter(id, [souk for souk in self.souks if souk.quarter == index])
            for index, id in enumerate(quarters)
        ]
        self.all_shops: i64 = sum(int(quarter.bits) for quarter in self.quarters)
        if len(quarters) > MOST_QUARTERS:
            raise BadData(f"there are at most {MOST_QUARTERS} quarters, not {len(quarters)}")

    def _read_road(self, data: Document) -> None:
        road = data["road_space"]
        self.spaces: list[str] = _ids(road)
        self.centre: i64 = self.spaces.index(data["setup"]["supervisor"])
        self.touched: list[list[int]] = [
            [self.shops.index(shop) for shop in space["shops"]] for space in road
        ]
        for index, shop in enumerate(data["shop"]):
            touching = [self.spaces[space] for space, shops in enumerate(self.touched) if index in shops]
            if sorted(touching) != sorted(shop["touches"]):
                raise BadData(f"{shop['id']} and the road disagree about which spaces touch it")
        self.exposed: list[bool] = [
            any(index in shops for shops in self.touched) for index in range(len(self.shops))
        ]
        neighbours = [[self.spaces.index(other) for other in space["neighbours"]] for space in road]
        # distance[a][b]: the road is a tree, so the one path without a repeated space is the shortest
        self.distance: list[list[int]] = [_distances(neighbours, start) for start in range(len(self.spaces))]
        self.farthest: i64 = max(max(distances) for distances in self.distance)

    def _read_tower(self, data: Document) -> None:
        tower = data["tower_floor"]
        self.floors: list[str] = _ids(tower)
        # One floor for each quarter, and those of Camels and Gold (YSP-TOWER.1).
        named = [floor.get("quarter", floor["id"]) for floor in tower]
        quarters = [quarter.id for quarter in self.quarters]
        check_names("floors", named, ["camels", *quarters, "gold"])
        self.floor_quarter: list[int] = [
            quarters.index(floor["quarter"]) if floor["kind"] == "quarter" else EMPTY for floor in tower
        ]
        self.no_dice: list[int] = [0] * len(self.floors)
        self.camels_floor: i64 = self.floors.index("camels")
        self.gold_floor: i64 = self.floors.index("gold")
        distribution = data["tower_distribution"]
        # filling[n]: the floors that n different values go to, the lowest first
        self.filling: list[list[int]] = [[]] + [
            [self.floors.index(floor) for floor in distribution[f"k{values}"]]
            for values in range(1, len(self.floors) + 1)
        ]
        self.yellow_max: i64 = data["dice"]["yellow_max"]
        self.yellow_cost: i64 = data["dice"]["yellow_cost_gold"]
        self.white_dice: list[int] = [0, 0, data["two_player"]["white_dice"]] + [data["dice"]["white"]] * 2

    def _read_caravan(self, data: Document) -> None:
        rows = data["caravan_row"]
        self.row_points: list[int] = [row["placement_points"] for row in rows]
        self.row_value: list[int] = [row["multiplier"] for row in rows]
        with_two = data["two_player"]["caravan_camels_per_row"]
        with_more = [rows[0]["camels_by_players"][f"p{players}"] for players in (3, 4)]
        self.camels_per_row: list[int] = [0, 0, with_two, *with_more]

    def _read_buildings(self, data: Document) -> None:
        self.buildings: list[Building] = [
            Building(entry) for entry in in_order("buildings", data["building"], _BUILDINGS)
        ]
        self.dearest_in_camels: i64 = max(building.camels for building in self.buildings)
        self.dearest_in_gold: i64 = max(building.gold for building in self.buildings)
        # affordable[camels][gold]: the buildings that so much pays for, one bit each
        self.affordable: list[list[int]] = [
            [self._paid_by(camels, gold) for gold in range(int(self.dearest_in_gold) + 1)]
            for camels in range(int(self.dearest_in_camels) + 1)
        ]
        self.building_points: list[int] = list(data["building_points"]["by_count"])
        if len(self.building_points) != len(self.buildings):
            raise BadData(f"there must be points for {len(self.buildings)} buildings of a player")

    def _paid_by(self, camels: int, gold: int) -> int:
        return sum(
            1 << which
            for which, building in enumerate(self.buildings)
            if camels >= building.camels and gold >= building.gold
        )

    def _read_cards(self, data: Document) -> None:
        entries = in_order("cards", data["card"], _CARDS)
        self.cards: list[str] = _CARDS
        self.copies: list[int] = [entry["copies"] for entry in entries]
        self.camels_gained: i64 = entries[THREE_CAMELS]["camels"]
        self.gold_gained: i64 = entries[THREE_GOLD]["gold"]
        self.camels_sold_max: i64 = entries[CAMELS_FOR_POINTS]["max_camels"]
        self.points_per_camel: i64 = entries[CAMELS_FOR_POINTS]["points_each"]
        self.gold_sold_max: i64 = entries[GOLD_FOR_POINTS]["max_gold"]
        self.points_per_gold: i64 = entries[GOLD_FOR_POINTS]["points_each"]
        self.extra_dice: i64 = data["card_plus_die"]["extra_dice"]

    def _read_stock(self, data: Document) -> None:
        self.start_gold: i64 = data["setup"]["gold_per_player"]
        self.start_camels: i64 = data["setup"]["camels_per_player"]
        self.weeks: i64 = data["meta"]["weeks"]
        self.days_per_week: i64 = data["meta"]["days_per_week"]
        self.last_day: i64 = self.weeks * self.days_per_week
        self.gold_limit: i64 = data["supply"]["gold_limit"]
        self.camel_limit: i64 = data["supply"]["camel_limit"]
        self.cube_limit: i64 = data["supply"]["cube_limit_per_player"]
        self.last_day_reversed: list[int] = list(data["last_day"]["reverse_score_order_players"])
        self.options: Document = {key: value for key, value in data["options"].items() if key != "source"}


def _ids(entries: list[dict[str, Any]]) -> list[str]:
    return [entry["id"] for entry in entries]


def _distances(neighbours: list[list[int]], start: int) -> list[int]:
    distance = [EMPTY] * len(neighbours)
    distance[start] = 0
    reached = [start]
    for space in reached:
        for other in neighbours[space]:
            if distance[other] == EMPTY:
                distance[other] = distance[space] + 1
                reached.append(other)
    return distance


DATA: Final = read(__file__)
PARTS: Final = Parts(DATA)
