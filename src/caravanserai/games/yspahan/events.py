"""What can happen in Yspahan, as the journal tells it."""

from __future__ import annotations

from typing import Final

from caravanserai.games.yspahan.parts import PARTS
from caravanserai.kernel.journal import EventKind, Field

KINDS: Final[list[EventKind]] = []


def _kind(name: str, fields: list[Field], rules: list[str], listed: bool = False) -> int:
    KINDS.append(EventKind(name, fields, rules, listed))
    return len(KINDS) - 1


_SEAT: Final = Field("seat")
_OWNER: Final = Field("owner")
_FLOOR: Final = Field("floor", PARTS.floors)
_SHOP: Final = Field("shop", PARTS.shops)
_SOUK: Final = Field("souk", [souk.id for souk in PARTS.souks])
_SPACE: Final = Field("space", PARTS.spaces)
_CARD: Final = Field("card", PARTS.cards)
_DRAWN: Final = Field("card", PARTS.cards, secret=True)
_BUILDING: Final = Field("building", [building.id for building in PARTS.buildings])
_POINTS: Final = Field("points")
_GOLD: Final = Field("gold")
_CAMELS: Final = Field("camels")
_DICE: Final = Field("dice")

DAY_BEGAN: Final = _kind("day_began", [_SEAT, Field("day"), Field("week")], ["YSP-TIME.1", "YSP-TIME.4"])
LAST_DAY_ORDER: Final = _kind("last_day_order", [Field("seats")], ["YSP-P4.1"], listed=True)
YELLOW_BOUGHT: Final = _kind("yellow_bought", [_SEAT, _DICE, _GOLD], ["YSP-SUPPLY.1"])
ROLLED: Final = _kind("rolled", [_SEAT, Field("faces")], ["YSP-SUPPLY.3"], listed=True)
GROUP_TAKEN: Final = _kind("group_taken", [_SEAT, _FLOOR, _DICE, Field("value")], ["YSP-SELECT.1"])
PLUS_DISCARDED: Final = _kind("plus_discarded", [_SEAT, _CARD], ["YSP-PLUS.1"])
CAMELS_TAKEN: Final = _kind("camels_taken", [_SEAT, _CAMELS], ["YSP-CAMEL.1"])
GOLD_TAKEN: Final = _kind("gold_taken", [_SEAT, _GOLD], ["YSP-GOLD.1"])
GOOD_PLACED: Final = _kind("good_placed", [_SEAT, _SHOP], ["YSP-PLACE.1"])
SOUK_COMPLETED: Final = _kind("souk_completed", [_SEAT, _SOUK], ["YSP-PLACE.10"])
CUBES_LEFT: Final = _kind("cubes_left", [_SEAT, Field("cubes")], ["YSP-PLACE.8"])
SUPERVISOR_MOVED: Final = _kind(
    "supervisor_moved", [_SEAT, _SPACE, Field("distance"), _GOLD], ["YSP-SUP.3", "YSP-SUP.4"]
)
GOOD_SENT: Final = _kind("good_sent", [_OWNER, _SHOP], ["YSP-SEND.4"])
GOOD_KEPT: Final = _kind("good_kept", [_OWNER, _SHOP], ["YSP-SEND.4"])
CARAVAN_ENTERED: Final = _kind(
    "caravan_entered", [_OWNER, Field("place"), Field("row"), _POINTS], ["YSP-CAR.1", "YSP-CAR.2"]
)
CARAVAN_FULL: Final = _kind("caravan_full", [], ["YSP-CAR.4"])
CARAVAN_SCORED: Final = _kind(
    "caravan_scored", [_SEAT, Field("cubes"), Field("value"), _POINTS], ["YSP-CAR.3"]
)
CARD_DRAWN: Final = _kind("card_drawn", [_SEAT, _DRAWN], ["YSP-DRAW.1"])
DECK_SHUFFLED: Final = _kind("deck_shuffled", [Field("cards")], ["YSP-DRAW.2"])
NO_CARD_LEFT: Final = _kind("no_card_left", [_SEAT], ["YSP-DRAW.3"])
TOWER_EMPTY: Final = _kind("tower_empty", [_SEAT], ["YSP-SELECT.5"])
YELLOW_REMOVED: Final = _kind("yellow_removed", [_DICE], ["YSP-YELLOW.2"])
CARD_PLAYED: Final = _kind("card_played", [_SEAT, _CARD], ["YSP-CARD.1"])
CAMELS_GAINED: Final = _kind("camels_gained", [_SEAT, _CAMELS], ["YSP-CARD.5"])
GOLD_GAINED: Final = _kind("gold_gained", [_SEAT, _GOLD], ["YSP-CARD.5"])
CAMELS_SOLD: Final = _kind("camels_sold", [_SEAT, _CAMELS, _POINTS], ["YSP-CARD.8"])
GOLD_SOLD: Final = _kind("gold_sold", [_SEAT, _GOLD, _POINTS], ["YSP-CARD.9"])
GOLD_SWAPPED: Final = _kind("gold_swapped", [_SEAT, _GOLD, _CAMELS], ["YSP-CARD.10"])
CAMELS_SWAPPED: Final = _kind("camels_swapped", [_SEAT, _CAMELS, _GOLD], ["YSP-CARD.10"])
BUILT: Final = _kind("built", [_SEAT, _BUILDING, _CAMELS, _GOLD], ["YSP-BUILD.1"])
BUILDING_SCORED: Final = _kind("building_scored", [_SEAT, Field("count"), _POINTS], ["YSP-BUILD.4"])
SOUK_SCORED: Final = _kind(
    "souk_scored", [_SEAT, _SOUK, _POINTS, Field("bazaar")], ["YSP-WEEK.2", "YSP-BLD.5"]
)
WEEK_SCORED: Final = _kind("week_scored", [Field("week")], ["YSP-WEEK.1"])
SUPERVISOR_RETURNED: Final = _kind("supervisor_returned", [], ["YSP-WEEK.5"])
GAME_OVER: Final = _kind("game_over", [Field("winners")], ["YSP-END.1", "YSP-END.2"], listed=True)
